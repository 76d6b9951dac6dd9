// What every card does, in our own words, in one language; and which cards a text names.
#pragma once

#include "app/book/third_edition_book.h"
#include "app/text/sentences.h"
#include "core/fury3e/cards/catalogue.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;

/// What it is; hunters and Dracula's abilities have a page like a card's.
enum class CardKind : std::uint8_t {
    Encounter,
    DraculaCombat,
    Power,
    DraculaEvent,
    DraculaAbility,
    HunterEvent,
    Item,
    HunterCombat,
    Hunter,
};
/// As `resources/book/fury3e/cards.json` writes them.
inline constexpr std::array<std::string_view, 9> cardKindIds{
    "encounter", "dracula-combat", "power", "dracula-event", "dracula-ability", "hunter-event", "item", "hunter-combat", "hunter"};
/// Such as `Encounter card`, in the installed language.
QString cardKindWord(CardKind kind);

/// What one part of a card's page is about, in the order in which they stand on it. `resources/book/book.md` says which kind has which.
enum class CardPart : std::uint8_t { Ambush, Search, Matures, Day, Night, When, Does, Trail, Kept, Ally, Matches, Sheet, Answer };
inline constexpr std::array<std::string_view, 13> cardPartIds{"ambush", "search", "matures", "day",     "night", "when",  "does",
                                                              "trail",  "kept",   "ally",    "matches", "sheet", "answer"};
/// Its heading, in the installed language: `By night` of an Encounter card is `At dusk and by night` of a Combat card.
QString cardPartWord(CardPart part, CardKind kind);

/// One card in one language, as it stands in the files: figures of a game's own are still in braces.
struct CardPage {
    QString id; ///< as in `resources/cards`
    CardKind kind{};
    QString title; ///< only of what the card files have no name for
    QList<TopicId> topics;
    std::vector<std::string> rules, rulings;
    QList<std::pair<CardPart, QString>> parts;
};

/// The pages of all cards in one language. A value.
class CardBook {
public:
    /// From the text of `cards.json` and that of one language's file. Faults as those of `Book::read`, with cards in place of topics.
    static std::expected<CardBook, Faults> read(std::string_view cards, std::string_view texts, Language language);

    /// In the order of the card files.
    const std::vector<CardPage>& cards() const { return cards_; }
    /// Null if there is none. Pointers stay valid as long as the book.
    const CardPage* find(const QString& id) const;
    /// `{copies} in the box`; what holds for every Encounter card in a lair; what is said where day and night make no difference.
    QString copies, lair, alike;

private:
    std::vector<CardPage> cards_;
    std::map<QString, std::size_t> byId_;
};

/// The one that comes with the program, read once for each language. Faults as `builtInBook`.
std::expected<std::shared_ptr<const CardBook>, Faults> builtInCards(Language language);

/// The figures that stand in braces on a card's page, as this catalogue has them: `copies`, `life`, `influence`, `bites`, `events`.
std::map<QString, int> cardFigures(const Catalogue& cards, const QString& id);
/// With the figures in place of the braces.
QString withFigures(const QString& text, const std::map<QString, int>& figures);

/// A heading of a card's page and what stands under it.
struct CardText {
    std::optional<CardPart> part; ///< nothing for what holds for all cards of its kind
    QString heading, words;
};
/// The whole page with this catalogue's figures, in the installed language: its parts, and of an Encounter card what holds for all of them.
std::vector<CardText> cardTexts(const CardBook& book, const CardPage& page, const Catalogue& cards);
/// What the card is, and how many are in the box.
QStringList cardFacts(const CardBook& book, const CardPage& page, const Catalogue& cards);
/// Of the rulings that touch a card, those that a table can choose between.
std::vector<Ruling> rulingsOf(const CardPage& page);

/// Which cards are named in what the program shows: whatever stands on the screen, hidden cards are not in it.
class CardNames {
public:
    /// The names are those of the sentences' language.
    CardNames(const CardBook& book, const Catalogue& cards, const Sentences& sentences);

    /// Of the card with this id; empty if there is none.
    QString name(const QString& id) const;
    /// A card by each of its names, the longest first: for who looks for them in the same way elsewhere.
    struct Name {
        QString id, name;
    };
    const std::vector<Name>& all() const { return names_; }
    /// The ids of the cards that the text names, in its order, each once. A name of several words counts whatever its capitals are, one of
    /// a single word only as it is printed: otherwise every "hide" were a card. Within a longer name a shorter one does not count.
    QStringList in(const QString& text) const;

private:
    std::vector<Name> names_;
};

} // namespace demeter

// What every card of a game does, in our own words, in one language; and which cards a text names. It knows no game: each game's room
// says which figures, names and signs go with a page (`app/fury3e/book/cards.h`).
#pragma once

#include "app/book/book.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

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
    EncounterToken,
    DraculaTactic,
    AgentTactic,
};
/// As `cards.json` writes them.
inline constexpr std::array<std::string_view, 12> cardKindIds{"encounter",       "dracula-combat",  "power",          "dracula-event",
                                                              "dracula-ability", "hunter-event",    "item",           "hunter-combat",
                                                              "hunter",          "encounter-token", "dracula-tactic", "agent-tactic"};
/// Such as `Encounter card`, in the installed language.
QString cardKindWord(CardKind kind);

/// What one part of a card's page is about, in the order in which they stand on it. `resources/book/book.md` says which kind has which.
enum class CardPart : std::uint8_t { Ambush, Search, Meets, Matures, Day, Night, When, Does, Trail, Kept, Ally, Matches, Sheet, Answer };
inline constexpr std::array<std::string_view, 14> cardPartIds{"ambush", "search", "meets", "matures", "day",     "night", "when",
                                                              "does",   "trail",  "kept",  "ally",    "matches", "sheet", "answer"};
/// Its heading, in the installed language: `By night` of an Encounter card is `At dusk and by night` of a Combat card.
QString cardPartWord(CardPart part, CardKind kind);

/// One card in one language, as it stands in the files: figures of a game's own are still in braces.
struct CardPage {
    QString id; ///< as in `resources/cards`
    CardKind kind{};
    QString title; ///< only of what the card files have no name for
    QList<TopicId> topics;
    std::vector<std::string> rules, rulings;
    int copies = 0; ///< in the box, of what the game's own tables do not have; 0: they have it
    QString doubt;  ///< which of the book's labels says why its words are not certain; empty: they are
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
    /// What is said in the same words of many cards, by its name in the file, such as `copies`; empty if there is none.
    QString label(const QString& name) const { return labels_.value(name); }

private:
    std::vector<CardPage> cards_;
    std::map<QString, std::size_t> byId_;
    QHash<QString, QString> labels_;
};

/// The one of a game that comes with the program, read once for each language: in this folder of `resources/book`. Faults as `builtInBook`.
std::expected<std::shared_ptr<const CardBook>, Faults> builtInCards(std::string_view folder, Language language);

/// With the figures in place of the braces.
QString withFigures(const QString& text, const std::map<QString, int>& figures);

/// A heading of a card's page and what stands under it.
struct CardText {
    std::optional<CardPart> part; ///< nothing for what holds for all cards of its kind
    QString heading, words;
};

/// All that a sheet says of one card: plain words.
struct CardToRead {
    QString id, name, icon;
    CardKind kind{};
    QStringList facts; ///< what it is, how many are in the box
    std::vector<CardText> texts;
    QList<TopicId> topics;
    std::vector<std::string> rulings;
};
/// The cards of a game as its box has them, in one language.
struct CardsToRead {
    std::vector<CardToRead> cards;
    QString fault;         ///< why there are none: a file is damaged
    std::string_view book; ///< folder of the book that has the topics

    /// Null if there is none. The pointer stays valid as long as the cards.
    const CardToRead* find(const QString& id) const;
};
/// Those of a folder's book, each as `told` tells it.
CardsToRead cardsToRead(std::string_view folder, Language language,
                        const std::function<CardToRead(const CardBook& book, const CardPage& page)>& told);

/// Which cards are named in what the program shows: whatever stands on the screen, hidden cards are not in it.
class CardNames {
public:
    struct Name {
        QString id, name;
    };
    /// Of two cards with one name a text names the first.
    explicit CardNames(std::vector<Name> names);

    /// Of the card with this id; empty if there is none.
    QString name(const QString& id) const;
    /// A card by each of its names, the longest first: for who looks for them in the same way elsewhere.
    const std::vector<Name>& all() const { return names_; }
    /// The ids of the cards that the text names, in its order, each once. A name of several words counts whatever its capitals are, one of
    /// a single word only as it is printed: otherwise every "hide" were a card. Within a longer name a shorter one does not count.
    QStringList in(const QString& text) const;

private:
    std::vector<Name> names_;
};

} // namespace demeter

// How a game of the third edition stands to everybody at its table.
#pragma once

#include "app/fury3e/book/book.h"
#include "app/fury3e/table/question.h"
#include "app/fury3e/text/sentences.h"
#include "app/table/public_game_of.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::fury3e {

struct PublicTypes {
    using Ruleset = fury3e::Ruleset;
    using Step = PublicStep;
    using Turn = fury3e::TableTurn;
    using Action = fury3e::Action;
    using Refusal = Violation;
    using Sentences = fury3e::Sentences;
    using Moment = fury3e::Moment;
    using TableMoment = fury3e::TableMoment;
    using TableDraft = fury3e::TableDraft;
    using TableAsked = fury3e::TableAsked;
    static constexpr bool cardsHaveSheet = true;
};

using SeenGame = BasicSeenGame<PublicTypes>;

/// Whether two rulesets have the same book in every language.
inline bool haveOneBook(const Ruleset& a, const Ruleset& b)
{
    return a.board == b.board && a.cards == b.cards && a.rulings == b.rulings;
}

} // namespace demeter::fury3e

extern template class demeter::PublicGameOf<demeter::fury3e::PublicTypes>;

namespace demeter::fury3e {

class PublicHunt final : public PublicGameOf<PublicTypes> {
public:
    /// Folder of `resources/book`.
    static constexpr std::string_view bookName = thirdEditionBook;
    /// What could not be written into the record is refused like what the rules refuse.
    static Violation notWritten() { return {"INV-1", fury3e::Refusal::NotWritten, {}}; }

    /// `before`: as the same game stood before, or null.
    explicit PublicHunt(SeenGame seen, const PublicGame* before = nullptr) : PublicGameOf(std::move(seen), before) {}

    PublicTable table(Language language) const override;
    TableLook look(Language language) const override;
    std::vector<SeatLook> order(Language language) const override;
    std::optional<CombatWords> combat(Language language) const override;
    EndingWords ending(Language language) const override;
    MapModel map() const override;
    bool isForHunters(HunterSet plays) const override;
    fury3e::TableMoment wholeMoment() const override { return {seen().ruleset.cards, view(), seen().turn}; }
    fury3e::TableMoment momentFor(HunterSet plays) const override;
    QString why(const GameValue& refusal, Language language) const override;
    QString topicOf(const GameValue& refusal, Language language) const override;
    BookTold book(Language language) const override;

    /// A place was tapped, see `tapped`.
    static std::optional<fury3e::TableDraft> tappedOn(const fury3e::TableMoment& moment, const fury3e::TableDraft& draft, LocationId place)
    {
        return fury3e::tapped(moment.turn, draft, place);
    }

protected:
    fury3e::Sentences sentencesIn(Language language) const override { return {board(), seen().ruleset.cards, language}; }
    QString time(const PublicView& view, const fury3e::Sentences& sentences) const override;
    QStringList said(std::size_t step, const fury3e::Sentences& sentences) const override;
    QStringList told(std::size_t step, const fury3e::Sentences& sentences) const override;
    SeenMoment moment(const fury3e::Moment& moment, const fury3e::Sentences& sentences) const override;
    std::optional<fury3e::TableDraft> tappedAt(const fury3e::TableMoment& moment, const fury3e::TableDraft& draft,
                                               LocationId place) const override
    {
        return tappedOn(moment, draft, place);
    }
    void describe(SeenQuestion& question, const fury3e::TableMoment& moment, const fury3e::TableDraft& draft,
                  const fury3e::Sentences& sentences) const override;
    HunterSet enteredBy(const Action& entry) const override;
    QString entryWords(const Action& entry, const fury3e::Sentences& sentences) const override;
};

} // namespace demeter::fury3e

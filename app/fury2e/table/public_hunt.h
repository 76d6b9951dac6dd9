// How a game of the second edition stands to everybody at its table.
#pragma once

#include "app/fury2e/book/table_topics.h"
#include "app/fury2e/table/question.h"
#include "app/fury2e/text/sentences.h"
#include "app/table/public_game_of.h"
#include "core/fury2e/view/moments.h"
#include "core/fury2e/view/public_log.h"
#include "core/fury2e/view/table_turn.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::fury2e {

struct PublicTypes {
    using Ruleset = fury2e::Ruleset;
    using Step = PublicStep;
    using Turn = fury2e::TableTurn;
    using Action = fury2e::Action;
    using Refusal = Violation;
    using Sentences = SecondEditionSentences;
    using Moment = fury2e::Moment;
    using TableMoment = fury2e::TableMoment;
    using TableDraft = fury2e::TableDraft;
    using TableAsked = fury2e::TableAsked;
    static constexpr bool cardsHaveSheet = false;
};

using SeenGame = BasicSeenGame<PublicTypes>;

/// Whether two rulesets have the same book in every language.
inline bool haveOneBook(const Ruleset& a, const Ruleset& b)
{
    return a.rulings == b.rulings;
}

} // namespace demeter::fury2e

extern template class demeter::PublicGameOf<demeter::fury2e::PublicTypes>;

namespace demeter::fury2e {

class PublicHunt final : public PublicGameOf<PublicTypes> {
public:
    /// Folder of `resources/book`.
    static constexpr std::string_view bookName = secondEditionBook;
    /// What could not be written into the record is refused like what the rules refuse.
    static Violation notWritten() { return {"2E-INV-1", fury2e::Refusal::NotWritten, {}}; }

    /// `before`: as the same game stood before, or null.
    explicit PublicHunt(SeenGame seen, const PublicGame* before = nullptr) : PublicGameOf(std::move(seen), before) {}

    PublicTable table(Language language) const override;
    TableLook look(Language language) const override;
    std::vector<SeatLook> order(Language language) const override;
    std::optional<demeter::CombatWords> combat(Language language) const override;
    EndingWords ending(Language language) const override;
    MapModel map() const override;
    QString besides() const override;
    bool isForHunters(HunterSet plays) const override;
    fury2e::TableMoment wholeMoment() const override { return {view(), seen().turn}; }
    fury2e::TableMoment momentFor(HunterSet plays) const override;
    QString why(const GameValue& refusal, Language language) const override;
    QString topicOf(const GameValue& refusal, Language language) const override;
    BookTold book(Language language) const override;

    /// What phones show of a moment.
    static SeenMoment seenMoment(const fury2e::Moment& moment, const SecondEditionSentences& sentences);

    /// A place was tapped, see `tapped`.
    static std::optional<fury2e::TableDraft> tappedOn(const fury2e::TableMoment& moment, const fury2e::TableDraft& draft, LocationId place)
    {
        return fury2e::tapped(moment, draft, place);
    }

protected:
    SecondEditionSentences sentencesIn(Language language) const override { return {board(), language}; }
    QString time(const PublicView& view, const SecondEditionSentences& sentences) const override;
    QStringList said(std::size_t step, const SecondEditionSentences& sentences) const override;
    QStringList told(std::size_t step, const SecondEditionSentences& sentences) const override;
    SeenMoment moment(const fury2e::Moment& moment, const SecondEditionSentences& sentences) const override
    {
        return seenMoment(moment, sentences);
    }
    std::optional<fury2e::TableDraft> tappedAt(const fury2e::TableMoment& moment, const fury2e::TableDraft& draft,
                                               LocationId place) const override
    {
        return tappedOn(moment, draft, place);
    }
    void describe(SeenQuestion& question, const fury2e::TableMoment& moment, const fury2e::TableDraft& draft,
                  const SecondEditionSentences& sentences) const override;
    HunterSet enteredBy(const Action& entry) const override;
    QString entryWords(const Action& entry, const SecondEditionSentences& sentences) const override;

private:
    /// How everything lay when the last entry was made; null: this is not known.
    const PublicView* beforeEntry() const;
};

} // namespace demeter::fury2e

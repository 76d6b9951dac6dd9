// How a game of Fury of Dracula stands to everybody, in either edition: what both say alike (app/table/public_game.h).
#pragma once

#include "app/table/moment_news.h"
#include "app/table/public_game.h"
#include "app/table/running_game.h"
#include "core/fury/hunt.h"
#include "core/fury/standing_steps.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace demeter {

/// Everything that is told of a game: what the table sees of it and nothing else. `Types` are the game's: `Ruleset`, `Step` of its log,
/// `Turn`, `Action`.
template <typename Types> struct BasicSeenGame : GameFacts {
    using Turn = typename Types::Turn;
    typename Types::Ruleset ruleset{};
    std::vector<typename Types::Step> log{};
    typename Types::Turn turn{};
    std::optional<typename Types::Action> lastEntry{}; ///< can be taken back
    std::optional<fury::WholeWay> way{};               ///< once the game was revealed as it stands
};

/// `Types` has besides: `Refusal`, `Sentences`, `Moment` (what everybody should look up for), `TableMoment`, `TableDraft`, `TableAsked`;
/// `cardsHaveSheet`, whether which card the hunters play can be asked on a sheet of its own. The game's functions of these names are
/// called: `carriesNews`, `newsOwner`, `tableAsked`, `meaning`, `moments`, `momentLook`.
template <typename Types> class PublicGameOf : public PublicGame {
public:
    using Seen = BasicSeenGame<Types>;
    using Action = typename Types::Action;
    using Refusal = typename Types::Refusal;
    using Ruleset = typename Types::Ruleset;
    using Sentences = typename Types::Sentences;
    using Step = typename Types::Step;
    using View = std::remove_cvref_t<decltype(Step::view)>;
    using Moment = typename Types::Moment;
    using TableMoment = typename Types::TableMoment;
    using TableDraft = typename Types::TableDraft;
    using TableAsked = typename Types::TableAsked;

    const GameFacts& facts() const override { return seen_; }
    const std::shared_ptr<const Board>& board() const override { return seen_.ruleset.board; }
    std::size_t steps() const override { return seen_.log.size(); }
    bool standsLike(const PublicGame& other) const override
    {
        const auto* same = dynamic_cast<const PublicGameOf*>(&other);
        return same != nullptr && seen_.log.size() == same->seen_.log.size() && seen_.turn == same->seen_.turn &&
               seen_.lastEntry == same->seen_.lastEntry && seen_.severalPassed == same->seen_.severalPassed &&
               seen_.shownByEntry == same->seen_.shownByEntry && seen_.wasRevealed == same->seen_.wasRevealed;
    }
    bool liesLike(const PublicGame& other) const override
    {
        const auto* same = dynamic_cast<const PublicGameOf*>(&other);
        return same != nullptr && view() == same->view() && seen_.turn == same->seen_.turn;
    }
    std::vector<SeatName> seats(Language language) const override
    {
        std::vector<SeatName> seats;
        for (const fury::Hunter hunter : fury::allHunters)
            seats.push_back(
                {hunter, fury::hunterIds[static_cast<std::size_t>(hunter)], sentences(language).hunter(hunter), playerAt(hunter)});
        return seats;
    }
    /// Who plays there; empty: nobody said.
    QString playerAt(Seat seat) const
    {
        return seat.number < seen_.players.size() ? QString::fromStdString(seen_.players[seat.number]) : QString();
    }
    bool isFor(SeatSet plays) const override { return isForHunters(fury::huntersAt(plays)); }
    std::vector<SeenEntry> log(std::size_t from, Language language) const override
    {
        constexpr std::array<std::string_view, 3> ways{"onwards", "back", "again"}; // in the order of `BasicPublicStep::Way`
        const Sentences& words = sentences(language);
        std::vector<SeenEntry> entries;
        for (std::size_t n = from; n < seen_.log.size(); ++n) {
            const Step& step = seen_.log[n];
            if (!carriesNews(seen_.log, n))
                continue;
            const View& at = fury::viewTold(seen_.log, n);
            entries.push_back({time(at, words), at.round, said(n, words), newsOwner(step), ways[static_cast<std::size_t>(step.way)]});
        }
        return entries;
    }
    std::size_t newsIn(std::size_t steps) const override
    {
        std::size_t entries = 0;
        for (std::size_t n = 0; n < std::min(steps, seen_.log.size()); ++n)
            entries += carriesNews(seen_.log, n) ? 1 : 0;
        return entries;
    }
    QStringList happened(std::size_t step, Language language) const override
    {
        return isChanceAlone(seen_.log[step]) ? QStringList() : told(step, sentences(language));
    }
    NewMoments momentsSince(const PublicGame* before) const override
    {
        MomentNews<Moment, typename Types::Ruleset, Step> news;
        if (const auto* shown = dynamic_cast<const PublicGameOf*>(before); shown != nullptr && !shown->seen_.log.empty())
            (void)news.find(shown->seen_.ruleset, shown->seen_.log, shown->seen_.newsBegins);
        const auto found = news.find(seen_.ruleset, seen_.log, seen_.newsBegins);
        NewMoments since{{}, found.corrected, found.over, found.wentOn, seen_.lastEntry || seen_.severalPassed};
        for (const Moment& each : found.moments)
            since.moments.push_back({[this, each](Language language) { return momentLook(each, sentences(language)); },
                                     [this, each](Language language) { return moment(each, sentences(language)); }});
        return since;
    }

    SeenQuestion question(const Draft& draft, const std::optional<SeatSet>& plays, const PromptRoom& room, Language language) const override
    {
        const Sentences& words = sentences(language);
        const TableMoment moment = plays ? momentFor(fury::huntersAt(*plays)) : wholeMoment();
        PromptRoom shown = room;
        shown.sheets = room.sheets && Types::cardsHaveSheet;
        const TableDraft chosen = typed(draft);
        const TableAsked asked = tableAsked(moment, chosen, shown, words);
        SeenQuestion question;
        static_cast<Prompt&>(question) = asked;
        describe(question, moment, chosen, words);
        if (question.waits) // for Dracula, whosever turn it is
            question.hunter.reset();
        if (question.hunter && chosen.said.isEmpty() && !question.noteFirst)
            for (QString* said : {&question.note, &question.brief})
                if (const QString player = playerAt(*question.hunter); !player.isEmpty())
                    *said = said->isEmpty() ? player : player + QStringLiteral(" · ") + *said;
        for (const auto& choice : asked.choices)
            question.choices.push_back(seen(choice));
        for (const auto& choice : asked.tail)
            question.tail.push_back(seen(choice));
        if (asked.takesBack && room.takesBack && (seen_.lastEntry || passed())) {
            question.choices.push_back(taking(language));
            question.choices.back().span = room.columns;
        }
        if (asked.asksPlace) { // one of these is named, or any
            question.places.clear();
            (asked.lit.empty() ? board()->all() : asked.lit).forEach([&](LocationId place) {
                question.places.push_back({words.place(place), place, {}, {}, 0});
            });
        }
        const QCollator collator = words.collator();
        std::ranges::sort(question.places, [&](const SeenPlace& a, const SeenPlace& b) {
            return a.rank != b.rank ? a.rank < b.rank : collator.compare(a.name, b.name) < 0;
        });
        return question;
    }
    std::optional<Draft> tapped(const Draft& draft, LocationId place, const std::optional<SeatSet>& plays) const override
    {
        const auto next = tappedAt(plays ? momentFor(fury::huntersAt(*plays)) : wholeMoment(), typed(draft), place);
        return next ? std::optional(erased(*next)) : std::nullopt;
    }
    HalfChosen halfChosen(const Draft& draft) const override
    {
        const TableDraft chosen = typed(draft);
        const auto entry = [](const std::optional<Action>& action) {
            return action ? std::optional(Entry{GameValue(*action)}) : std::nullopt;
        };
        return {entry(chosen.pending), entry(chosen.allowed), chosen.byWords, chosen.said};
    }
    Draft withRefusal(const Draft& draft, const QString& said, const std::optional<Entry>& allowed) const override
    {
        TableDraft chosen = typed(draft);
        chosen.said = said;
        const auto* entry = allowed ? allowed->action.template as<Action>() : nullptr;
        const std::optional<Action> action = entry != nullptr ? std::optional(*entry) : std::nullopt;
        if (action != chosen.allowed) {
            chosen.allowed = action;
            chosen.pending.reset();
            chosen.meanings.clear();
        }
        return erased(chosen);
    }
    Draft meant(const std::vector<Entry>& entries) const override
    {
        std::vector<Action> actions;
        for (const Entry& entry : entries)
            if (const auto* action = entry.action.template as<Action>())
                actions.push_back(*action);
        TableDraft draft = meaning(std::move(actions));
        draft.byWords = draft.pending.has_value();
        return erased(draft);
    }
    std::optional<SeenChoice> takeBack(const std::optional<SeatSet>& plays, Language language) const override
    {
        const auto& entry = seen_.lastEntry;
        if ((!entry && !seen_.severalPassed) || seen_.shownByEntry)
            return std::nullopt;
        if (plays && ((entry ? enteredBy(*entry) : fury::HunterSet::all()) & fury::huntersAt(*plays)).empty())
            return std::nullopt;
        return taking(language);
    }

    static TableDraft typed(const Draft& draft)
    {
        const auto* chosen = draft.chosen.as<TableDraft>();
        return chosen != nullptr ? *chosen : TableDraft();
    }
    static Draft erased(const TableDraft& draft)
    {
        return draft == TableDraft() ? Draft() : Draft{GameValue(draft), draft.pending.has_value()};
    }

    bool hasBookOf(const PublicGame& other) const override
    {
        const auto* same = dynamic_cast<const PublicGameOf*>(&other);
        return same != nullptr && haveOneBook(seen_.ruleset, same->seen_.ruleset);
    }

    /// What is asked; what of it they may enter who play these hunters.
    virtual TableMoment wholeMoment() const = 0;
    virtual TableMoment momentFor(fury::HunterSet plays) const = 0;
    virtual bool isForHunters(fury::HunterSet plays) const = 0;
    /// About this board; made where they are needed.
    const Sentences& sentences(Language language) const
    {
        const auto known = sentences_->find(language);
        return known != sentences_->end() ? known->second : sentences_->emplace(language, sentencesIn(language)).first->second;
    }

protected:
    /// `before` is how the same game stood, if it did: its names go on.
    PublicGameOf(Seen seen, const PublicGame* before) : seen_(std::move(seen))
    {
        const auto* same = dynamic_cast<const PublicGameOf*>(before);
        sentences_ = same != nullptr && same->board() == board() ? same->sentences_ : std::make_shared<std::map<Language, Sentences>>();
    }

    // What the game says.

    virtual Sentences sentencesIn(Language language) const = 0;
    virtual QString time(const View& view, const Sentences& sentences) const = 0;
    /// What a step of the log says as news; with what is no news.
    virtual QStringList said(std::size_t step, const Sentences& sentences) const = 0;
    virtual QStringList told(std::size_t step, const Sentences& sentences) const = 0;
    virtual SeenMoment moment(const Moment& moment, const Sentences& sentences) const = 0;
    virtual std::optional<TableDraft> tappedAt(const TableMoment& moment, const TableDraft& draft, LocationId place) const = 0;
    /// Who is asked, where, and what was chosen; the places that can be gone to; where the book tells of it.
    virtual void describe(SeenQuestion& question, const TableMoment& moment, const TableDraft& draft, const Sentences& sentences) const = 0;

    /// Whose deed the last entry was; all hunters, where it does not say.
    virtual fury::HunterSet enteredBy(const Action& entry) const = 0;
    virtual QString entryWords(const Action& entry, const Sentences& sentences) const = 0;

    const Seen& seen() const { return seen_; }
    const View& view() const { return seen_.log.back().view; }
    /// How many steps the log had when all who were left passed, as long as nothing has come after it.
    std::optional<std::size_t> passed() const { return seen_.severalPassed ? std::optional(seen_.entryBegins) : std::nullopt; }

private:
    /// What was entered last is taken back.
    SeenChoice taking(Language language) const
    {
        const auto& entry = seen_.lastEntry;
        SeenChoice back;
        back.name = "turn-take-back";
        back.kind = ChoiceKind::Quiet;
        back.icon = QStringLiteral("undo");
        back.word = QCoreApplication::translate("TableQuestion", "Take back");
        back.second = entry ? entryWords(*entry, sentences(language)) : allPassWords();
        back.does = TablePress::TakeBack;
        return back;
    }
    template <typename Choice> static SeenChoice seen(const Choice& choice)
    {
        SeenChoice shown{choice, {}};
        if (const auto* next = std::get_if<TableDraft>(&choice.does))
            shown.does = erased(*next);
        else if (const auto* entry = std::get_if<typename Types::Action>(&choice.does))
            shown.does = Entry{GameValue(*entry)};
        else
            shown.does = std::get<TablePress>(choice.does);
        return shown;
    }

    Seen seen_;
    std::shared_ptr<std::map<Language, Sentences>> sentences_;
};

} // namespace demeter

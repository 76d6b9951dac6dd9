// How the made-up game of sealed boxes stands to everybody at its table, and how its table enters a guess: all that window, phones and
// terminal are given of it.
#pragma once

#include "app/table/public_game.h"
#include "core/journal/table_entries.h"
#include "tests/support/sealed_boxes.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::test::sealed_boxes {

inline constexpr std::array<const char*, 3> playerNames{"Ana", "Ben", "Cleo"};
constexpr Seat seatAt(int player)
{
    return {static_cast<std::uint8_t>(player), "ABC"[player]};
}

/// What the game says of its table's entries.
struct Entered {
    using Game = sealed_boxes::Game;
    static std::optional<Game::Refusal> refused(const Rules& rules, const State& state, const Action& action)
    {
        if (!std::holds_alternative<Guess>(action))
            return Game::Refusal{"SB-1"}; // not at the table
        const auto done = Game::apply(rules, state, action);
        return done ? std::nullopt : std::optional(done.error());
    }
    /// What the table does next stands in what it sees.
    static View turn(const Rules& rules, const State& state) { return viewOf(rules, state); }
    static std::optional<Action> before(const Rules&, const State&, const Action&) { return std::nullopt; }
    static Game::Refusal mustGoFirst() { return {"SB-1"}; }
    static std::optional<Action> after(const State&) { return std::nullopt; }
    static std::optional<Action> pass(const Rules&, const State&, const State&, const View&) { return std::nullopt; }
    static constexpr std::size_t mostPasses = 0;
    static bool revealsHidden(const Happening& one) { return one.opened; }
    static bool isNoNews(const Game::Step&) { return false; }
};
using Entries = BasicTableEntries<Entered>;
inline bool revealsHidden(const Happening& one)
{
    return one.opened;
}

/// As everybody sees it.
class PublicBoxes final : public PublicGame {
public:
    struct Seen : GameFacts {
        Rules ruleset;
        std::vector<Game::Step> log;
        View turn;
        std::optional<Action> lastEntry;
    };
    static constexpr std::string_view bookName{}; ///< it has none

    PublicBoxes(Seen seen, const PublicGame*) : seen_(std::move(seen)) {}
    static Game::Refusal notWritten() { return {"not-written"}; }

    const GameFacts& facts() const override { return seen_; }
    const std::shared_ptr<const Board>& board() const override { return none_; }
    std::size_t steps() const override { return seen_.log.size(); }
    bool standsLike(const PublicGame& other) const override { return steps() == other.steps() && liesLike(other); }
    PublicTable table(Language language) const override;
    bool liesLike(const PublicGame& other) const override;
    TableLook look(Language language) const override;
    std::vector<SeatLook> order(Language language) const override;
    std::optional<CombatWords> combat(Language) const override { return std::nullopt; }
    EndingWords ending(Language language) const override;
    MapModel map() const override { return {}; }
    std::vector<SeatName> seats(Language language) const override;
    std::vector<SeenEntry> log(std::size_t from, Language language) const override;
    std::size_t newsIn(std::size_t steps) const override { return steps; }
    QStringList happened(std::size_t step, Language language) const override;
    NewMoments momentsSince(const PublicGame* before) const override;
    bool isFor(SeatSet plays) const override { return plays.contains(seatAt(2)); }
    SeenQuestion question(const Draft& draft, const std::optional<SeatSet>& plays, const PromptRoom& room,
                          Language language) const override;
    std::optional<Draft> tapped(const Draft&, LocationId, const std::optional<SeatSet>&) const override { return std::nullopt; }
    HalfChosen halfChosen(const Draft& draft) const override;
    Draft withRefusal(const Draft& draft, const QString& said, const std::optional<Entry>& allowed) const override;
    Draft meant(const std::vector<Entry>&) const override { return {}; }
    QString why(const GameValue& refusal, Language language) const override;
    QString topicOf(const GameValue&, Language) const override { return {}; }
    BookTold book(Language language) const override
    {
        return {language, {}, [](const auto&) { return std::vector<BookReading>(); }};
    }
    bool hasBookOf(const PublicGame&) const override { return true; }

private:
    /// What has been half chosen: the box whose number is guessed, and what was said about it.
    struct Half {
        std::optional<int> box;
        QString said;
        friend bool operator==(const Half&, const Half&) = default;
    };
    static Half half(const Draft& draft);
    const View& view() const { return seen_.log.back().view; }
    bool isOver() const { return view().winner != Winner::None; }
    QString stands() const;

    Seen seen_;
    std::shared_ptr<const Board> none_;
};

inline QString told(const Happening& news)
{
    const QString whose = playerNames[static_cast<std::size_t>(news.keeper)];
    switch (news.what) {
    case Happening::What::Began:
        return QStringLiteral("The boxes are on the table.");
    case Happening::What::Closed:
        return QStringLiteral("%1 has closed a box.").arg(whose);
    case Happening::What::Guessed:
        return news.opened ? QStringLiteral("Cleo says %1: the box of %2 opens.").arg(news.number).arg(whose)
                           : QStringLiteral("Cleo says %1: the box of %2 stays closed.").arg(news.number).arg(whose);
    }
    return {};
}

inline PublicBoxes::Half PublicBoxes::half(const Draft& draft)
{
    const Half* chosen = draft.chosen.as<Half>();
    return chosen != nullptr ? *chosen : Half();
}

inline QString PublicBoxes::stands() const
{
    return isOver()         ? QStringLiteral("The game is over")
           : view().guesses ? QStringLiteral("Cleo guesses")
                            : QStringLiteral("The boxes are being closed");
}

inline bool PublicBoxes::liesLike(const PublicGame& other) const
{
    const auto* same = dynamic_cast<const PublicBoxes*>(&other);
    return same != nullptr && same->view() == view() && same->seen_.lastEntry == seen_.lastEntry;
}

inline QStringList PublicBoxes::happened(std::size_t step, Language) const
{
    QStringList said;
    for (const Happening& news : seen_.log[step].said)
        said << told(news);
    return said;
}

inline PublicTable PublicBoxes::table(Language language) const
{
    PublicTable table;
    table.drawn = Json::object();
    table.drawn["phase"] = isOver() ? "over" : "day";
    table.time = stands();
    table.week = QStringLiteral("Guess %1").arg(view().round);
    table.announced.told = happened(steps() - 1, language);
    for (std::size_t n = 0; n < playerNames.size(); ++n) {
        SeenHunter seen;
        seen.standing.place = seen.standing.facts = seen.standing.all = order(language)[n].words;
        seen.active = order(language)[n].active;
        table.hunters.push_back(std::move(seen));
    }
    table.opponent = "nobody";
    return table;
}

inline TableLook PublicBoxes::look(Language language) const
{
    TableLook look;
    look.told.told = happened(steps() - 1, language);
    look.time = stands();
    look.week = QStringLiteral("Guess %1").arg(view().round);
    for (std::size_t n = 0; n < view().boxes.size(); ++n)
        look.side.facts << order(language)[n].words;
    look.over = isOver();
    return look;
}

inline std::vector<SeatLook> PublicBoxes::order(Language) const
{
    std::vector<SeatLook> looks;
    for (int player = 0; player < 3; ++player) {
        SeatLook look;
        look.seat = seatAt(player);
        look.active = player == 2 ? view().guesses : !isOver() && !view().guesses && !view().boxes[std::size_t(player)].closed;
        const QString name = playerNames[std::size_t(player)];
        if (player == 2) {
            look.words = QStringLiteral("%1 guesses.").arg(name);
        } else {
            const View::Box& box = view().boxes[std::size_t(player)];
            look.words = box.open     ? QStringLiteral("%1: %2 was in the box.").arg(name).arg(*box.open)
                         : box.closed ? QStringLiteral("%1: the box is closed.").arg(name)
                                      : QStringLiteral("%1: the box is empty.").arg(name);
        }
        looks.push_back(std::move(look));
    }
    return looks;
}

inline EndingWords PublicBoxes::ending(Language) const
{
    EndingWords words;
    words.draculaWins = false;
    if (view().winner == Winner::Guesser) {
        words.victors = {seatAt(2)};
        words.title = QStringLiteral("Cleo wins");
        words.reason = QStringLiteral("Both boxes are open.");
    } else {
        for (int keeper = 0; keeper < 2; ++keeper)
            if (!view().boxes[std::size_t(keeper)].open)
                words.victors << seatAt(keeper);
        words.title = QStringLiteral("A box has stayed closed");
        words.reason = QStringLiteral("There is no guess left.");
    }
    words.rows = {{QString::number(view().round), QStringLiteral("guesses"), {}}};
    return words;
}

inline std::vector<SeatName> PublicBoxes::seats(Language) const
{
    static constexpr std::array<std::string_view, 3> ids{"ana", "ben", "cleo"};
    std::vector<SeatName> names;
    for (int player = 0; player < 3; ++player)
        names.push_back({seatAt(player), ids[std::size_t(player)], playerNames[std::size_t(player)]});
    return names;
}

inline std::vector<SeenEntry> PublicBoxes::log(std::size_t from, Language language) const
{
    static constexpr std::array<std::string_view, 3> ways{"onwards", "back", "again"};
    std::vector<SeenEntry> entries;
    for (std::size_t step = from; step < steps(); ++step)
        entries.push_back({QStringLiteral("Guess %1").arg(seen_.log[step].view.round), seen_.log[step].view.round, happened(step, language),
                           NewsOwner::Everybody, ways[std::size_t(seen_.log[step].way)]});
    return entries;
}

inline NewMoments PublicBoxes::momentsSince(const PublicGame* before) const
{
    NewMoments news;
    news.over = isOver();
    if (before == nullptr)
        return news;
    for (std::size_t step = before->steps(); step < steps(); ++step) {
        news.corrected = news.corrected || seen_.log[step].way == Game::Step::Way::Back;
        for (const Happening& each : seen_.log[step].said) {
            if (!each.opened || seen_.log[step].way != Game::Step::Way::Onwards)
                continue;
            const QString title = QStringLiteral("A box opens"), text = told(each);
            const QString icon = QStringLiteral("eye");
            news.moments.push_back({[=](Language) {
                                        MomentLook look;
                                        look.kind = QStringLiteral("opened");
                                        look.whose = MomentLook::Whose::Hunters;
                                        look.icon = icon;
                                        look.words = {title, text, {}};
                                        return look;
                                    },
                                    [=](Language) {
                                        SeenMoment seen;
                                        seen.kind = QStringLiteral("opened");
                                        seen.owner = "hunters";
                                        seen.icon = icon;
                                        seen.title = title;
                                        seen.text = text;
                                        return seen;
                                    }});
        }
    }
    return news;
}

inline SeenQuestion PublicBoxes::question(const Draft& draft, const std::optional<SeatSet>& plays, const PromptRoom& room, Language) const
{
    SeenQuestion question;
    const bool mine = !plays || plays->contains(seatAt(2));
    question.who = view().guesses ? "hunters" : "nobody";
    if (view().guesses) {
        question.hunter = question.acting = seatAt(2);
        question.takesEntries = mine;
    } else {
        question.waits = !isOver();
    }
    const Half chosen = half(draft);
    question.title = !view().guesses ? stands()
                     : chosen.box    ? QStringLiteral("What is in the box of %1?").arg(playerNames[std::size_t(*chosen.box)])
                                     : QStringLiteral("Whose box does Cleo guess?");
    question.note = chosen.said;
    if (view().guesses && mine) {
        for (int keeper = 0; keeper < 2 && !chosen.box; ++keeper) {
            if (view().boxes[std::size_t(keeper)].open)
                continue;
            SeenChoice choice;
            choice.name = keeper == 0 ? "box-0" : "box-1";
            choice.kind = ChoiceKind::Others;
            choice.word = QStringLiteral("The box of %1").arg(playerNames[std::size_t(keeper)]);
            choice.sign = seatAt(keeper);
            choice.does = Draft{GameValue(Half{keeper, {}}), false};
            question.choices.push_back(std::move(choice));
        }
        static constexpr std::array<const char*, 9> names{"number-1", "number-2", "number-3", "number-4", "number-5",
                                                          "number-6", "number-7", "number-8", "number-9"};
        for (int number = 1; number <= 9 && chosen.box; ++number) {
            SeenChoice choice;
            choice.name = names[std::size_t(number - 1)];
            choice.kind = ChoiceKind::Others;
            choice.word = QString::number(number);
            choice.does = Entry{GameValue(Action(Guess{*chosen.box, number}))};
            question.choices.push_back(std::move(choice));
        }
        if (chosen.box) {
            SeenChoice back;
            back.name = "other-box";
            back.kind = ChoiceKind::Quiet;
            back.word = QStringLiteral("Another box");
            back.does = Draft{};
            question.tail.push_back(std::move(back));
        }
    }
    if (mine && room.takesBack && seen_.lastEntry) {
        SeenChoice back;
        back.name = "take-back";
        back.kind = ChoiceKind::Quiet;
        back.word = QStringLiteral("Take the guess back");
        back.does = TablePress::TakeBack;
        question.tail.push_back(std::move(back));
    }
    return question;
}

inline HalfChosen PublicBoxes::halfChosen(const Draft& draft) const
{
    HalfChosen chosen;
    chosen.said = half(draft).said;
    return chosen;
}

inline Draft PublicBoxes::withRefusal(const Draft& draft, const QString& said, const std::optional<Entry>&) const
{
    Half chosen = half(draft);
    chosen.said = said;
    return {GameValue(chosen), false};
}

inline QString PublicBoxes::why(const GameValue& refusal, Language) const
{
    const auto* rule = refusal.as<Game::Refusal>();
    return rule == nullptr        ? QString()
           : rule->rule == "SB-1" ? QStringLiteral("A box is closed by its keeper alone.")
           : rule->rule == "SB-2" ? QStringLiteral("This cannot be guessed now.")
                                  : QStringLiteral("This could not be kept.");
}

} // namespace demeter::test::sealed_boxes

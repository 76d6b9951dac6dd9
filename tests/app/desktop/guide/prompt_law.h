// The law of prompts: a player who presses random choices of every prompt, as table, as phone and as Dracula, always gets on, and presses
// nothing that is refused.
#pragma once

#include "app/prompt/prompt.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::test {

/// What was pressed, side by side.
struct PressTally {
    std::uint64_t games = 0, steps = 0, prompts = 0, presses = 0;
    std::uint64_t table = 0, phone = 0, guide = 0; ///< entries from each side
};

/// `Game` has the types of a game's prompts, `start(random)`, `moment`, `asked`, `tapped`, `question`, `elsewhere`, and `enter`, which
/// applies an entry as the program does and says why it is refused.
template <typename Game> class PromptLaw {
public:
    using Ruleset = typename Game::Ruleset;
    using State = typename Game::State;
    using Action = typename Game::Action;

    PromptLaw(std::mt19937_64& random, PressTally& tally) : random_(random), tally_(tally) {}

    /// Plays one game by presses alone. Empty if the law holds; else the prompt that broke it.
    QString play(int mostSteps)
    {
        auto [rules, state] = Game::start(random_);
        ++tally_.games;
        for (int step = 0; step < mostSteps && !Game::isOver(state); ++step) {
            const auto moment = Game::moment(rules, state);
            const std::uint64_t side = Game::tableDecides(rules, state, moment) ? random_() % 3 : 2;
            trace_.clear();
            const auto entry = side == 2 ? pressGuide(rules, state) : pressTable(rules, moment, side == 1);
            if (!entry)
                return said(side);
            if (const QString refused = Game::enter(rules, state, *entry, side == 2); !refused.isEmpty())
                return said(side) + QStringLiteral(" → ") + refused;
            ++tally_.steps;
            ++(side == 0 ? tally_.table : side == 1 ? tally_.phone : tally_.guide);
        }
        return {};
    }

private:
    /// A place among the choices, or a choice.
    struct Pressed {
        std::size_t choice = 0;
        std::optional<LocationId> place;
    };

    QString said(std::uint64_t side) const
    {
        static const QStringList sides{QStringLiteral("table"), QStringLiteral("phone"), QStringLiteral("Dracula")};
        return sides.value(static_cast<int>(side)) + QStringLiteral(": ") + trace_.join(QStringLiteral(" | "));
    }
    std::size_t below(std::size_t count) { return count == 0 ? 0 : random_() % count; }
    static std::vector<LocationId> placesOf(const LocationSet& set)
    {
        std::vector<LocationId> places;
        set.forEach([&](LocationId place) { places.push_back(place); });
        return places;
    }
    /// One of what can be pressed; nothing if nothing can.
    template <typename Choice> std::optional<Pressed> press(const Prompt& prompt, const std::vector<const Choice*>& choices)
    {
        const auto places = placesOf(prompt.lit);
        ++tally_.prompts;
        trace_ << prompt.title;
        std::vector<std::size_t> open;
        for (std::size_t n = 0; n < choices.size(); ++n)
            if (choices[n]->kind != ChoiceKind::Off)
                open.push_back(n);
        if (open.empty() && places.empty())
            return std::nullopt;
        ++tally_.presses;
        if (open.empty() || (!places.empty() && random_() % 2 == 0)) {
            trace_.back() += QStringLiteral(" [place]");
            return Pressed{0, places[below(places.size())]};
        }
        const std::size_t chosen = open[below(open.size())];
        trace_.back() += QStringLiteral(" [%1]").arg(choices[chosen]->word);
        return Pressed{chosen, std::nullopt};
    }

    static constexpr int mostPresses = 5000; ///< for one entry

    std::optional<Action> pressTable(const Ruleset& rules, const typename Game::Moment& moment, bool phone)
    {
        typename Game::Draft draft;
        const PromptRoom room{.columns = phone ? 3 : 2, .besides = phone, .phone = phone, .sheets = false};
        for (int n = 0; n < mostPresses; ++n) {
            const auto asked = Game::asked(rules, moment, draft, room);
            std::vector<const typename Game::TableChoice*> choices;
            for (const auto* row : {&asked.choices, &asked.tail})
                for (const auto& choice : *row)
                    choices.push_back(&choice);
            const auto pressed = press(asked, choices);
            if (!pressed)
                return std::nullopt;
            if (pressed->place) {
                auto next = Game::tapped(moment, draft, *pressed->place);
                if (!next) {
                    trace_ << QStringLiteral("a place that is lit does nothing");
                    return std::nullopt;
                }
                draft = *std::move(next);
                continue;
            }
            const auto& does = choices[pressed->choice]->does;
            if (const auto* action = std::get_if<Action>(&does))
                return *action;
            if (const auto* next = std::get_if<typename Game::Draft>(&does))
                draft = *next;
            else if (auto action = Game::otherThan(moment, does))
                return action;
        }
        trace_ = trace_.mid(trace_.size() - 6) << QStringLiteral("it never ends");
        return std::nullopt;
    }

    std::optional<Action> pressGuide(const Ruleset& rules, const State& state)
    {
        std::optional<typename Game::SubQuestion> inside;
        const auto flow = Game::flow(rules, state);
        for (int n = 0; n < mostPresses; ++n) {
            const auto question = flow.question(inside);
            std::vector<const typename Game::Choice*> choices;
            for (const auto& choice : question.choices)
                choices.push_back(&choice);
            const auto pressed = press(question, choices);
            if (!pressed)
                return std::nullopt;
            auto answer = pressed->place ? flow.elsewhere(*pressed->place, inside) : choices[pressed->choice]->answer;
            if (!pressed->place) {
                const auto& choice = *choices[pressed->choice];
                if (choice.form == PromptChoice::Form::Stepper) { // its middle presses nothing
                    const auto& step = random_() % 2 == 0 ? choice.more : choice.less;
                    if (!step)
                        continue;
                    answer = *step;
                }
            }
            if (const auto* action = std::get_if<Action>(&answer))
                return *action;
            if (const auto* further = std::get_if<typename Game::SubQuestion>(&answer))
                inside = *further;
            else if (std::holds_alternative<typename Game::Violation>(answer)) {
                trace_ << QStringLiteral("it only says why not");
                return std::nullopt;
            } else if (auto opened = Game::opened(flow, answer, random_)) {
                inside = *std::move(opened);
            } else if (random_() % 4 == 0)
                inside.reset(); // what the screen does is none of the game's; then it is asked again
        }
        trace_ = trace_.mid(trace_.size() - 6) << QStringLiteral("it never ends");
        return std::nullopt;
    }

    std::mt19937_64& random_;
    PressTally& tally_;
    QStringList trace_; ///< of the entry that is being made
};

} // namespace demeter::test

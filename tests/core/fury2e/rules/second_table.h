// A table of the second edition in a test: a position, what is done from there, and what lies on the trail afterwards.
#pragma once

#include "core/fury2e/rules/chapters.h"
#include "core/fury2e/text/position.h"
#include "tests/support/load.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

namespace demeter::test {

/// Short for `LocationId`s by name; the tests know their board.
inline LocationId secondPlace(std::string_view id)
{
    static const auto board = test::board("fury-2e");
    const auto found = board->find(id);
    if (!found)
        qFatal("%s is no place", std::string(id).c_str());
    return *found;
}

struct SecondTable {
    fury2e::Ruleset ruleset{test::board("fury-2e"), {}};
    fury2e::GameState state;

    /// `rest` of a position (core/formats.md section 4.1), in its movement phase; the other tokens lie in the reserve.
    explicit SecondTable(const std::string& rest)
    {
        nlohmann::json json = nlohmann::json::parse(rest);
        json["format"] = "demeter-position/2";
        json["game"] = "fury-2e";
        json["board"] = "fury-2e";
        const auto position = fury2e::readPosition(
            json.dump(), [&](const std::string&) -> std::expected<std::shared_ptr<const Board>, Faults> { return ruleset.board; });
        if (!position)
            qFatal("%s at %s", position.error().front().code.c_str(), position.error().front().place.c_str());
        const fury2e::GameState fresh = fury2e::newGame(ruleset, fury2e::TokenHandling::Dealt, {});
        state = position->state;
        state.step = fury2e::Step::Movement;
        state.round = 2;
        state.reserve = fresh.reserve;
        state.shuffles = 1;
        for (std::size_t hunter = 0; hunter < fury2e::hunterCount; ++hunter)
            state.sheets[hunter] = fresh.sheets[hunter];
        const auto out = [&](fury2e::Encounter kind) { state.reserve.erase(std::ranges::find(state.reserve, kind)); };
        for (const fury2e::Encounter kind : state.encounterHand)
            out(kind);
        for (const auto& card : state.trail)
            if (card.encounter)
                out(card.encounter->kind);
        for (const auto& card : state.catacombs)
            if (card)
                for (const auto& encounter : card->encounters)
                    out(encounter.kind);
    }

    /// Does it; a refusal is told and gives false.
    bool act(const fury2e::Action& action)
    {
        auto next = fury2e::apply(ruleset, state, action);
        if (!next) {
            qWarning("refused by %s (%d)", std::string(next.error().rule).c_str(), static_cast<int>(next.error().what));
            return false;
        }
        state = *std::move(next);
        return true;
    }
    /// Does them one after the other, up to the first that is refused.
    template <typename... Actions> bool act(const fury2e::Action& first, const fury2e::Action& second, const Actions&... more)
    {
        return act(first) && act(second, more...);
    }
    /// Why it is refused; an empty text if it is not.
    std::string whyNot(const fury2e::Action& action) const
    {
        const auto next = fury2e::apply(ruleset, state, action);
        return next ? std::string() : std::string(next.error().rule);
    }
    std::size_t told(fury2e::Happening::What what) const
    {
        return static_cast<std::size_t>(std::ranges::count(state.happened, what, &fury2e::Happening::what));
    }

    /// `^dark-call | hide>rome+rats | rome (b) tyrrhenian-sea`: open cards with `^`, Encounters with `+`, Blood tokens as `(b)`.
    std::string trail() const
    {
        std::string text;
        for (std::size_t i = 0; i < state.trail.size(); ++i) {
            const fury2e::TrailCard& card = state.trail[i];
            if (i > 0)
                text += state.bloodTokens[i - 1] ? " (b) " : " | ";
            if (card.faceUp)
                text += '^';
            std::string names;
            for (const fury2e::Power power : fury2e::allPowers)
                if (card.powers.contains(power)) {
                    names += (names.empty() ? "" : "&") + std::string(fury2e::powerIds[static_cast<std::size_t>(power)]);
                    if (power == fury2e::Power::Hide && state.hideBond)
                        names += '>' + (*ruleset.board)[*state.hideBond].id;
                }
            if (card.location)
                names += (names.empty() ? "" : "&") + (*ruleset.board)[*card.location].id;
            text += names;
            if (card.encounter)
                text += '+' + std::string(fury2e::encounters[static_cast<std::size_t>(card.encounter->kind)].id);
        }
        return text;
    }
};

/// A movement by one card.
inline fury2e::Play playTo(std::string_view id, fury2e::PowerSet powers = {})
{
    return {secondPlace(id), powers, {}, {}};
}

} // namespace demeter::test

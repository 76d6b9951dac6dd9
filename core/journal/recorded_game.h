// What a record asks of a game. A game that has all of this can be kept, sealed, replayed, revealed and verified; the journal knows nothing
// else of it. Internal to the core: the bodies of the journal's templates need it.
#pragma once

#include "core/base/fault.h"
#include "core/base/shuffle.h"
#include "core/journal/exact_json.h"

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// `Game` is a struct without members of its own: types, and static functions over values. All functions are pure.
///
/// Types:
/// - `Setup`: what the header of a record says beside the id, the time and the deal; with `==`, and default values that can be played;
/// - `Facts`: what a setup is written relative to, such as a card file; `Sources`: `facts()` and all else that rules are made from;
/// - `Rules`, `State`, `Action`: cheap enough to copy once an action;
/// - `Refusal`: why an action is not legal, with a text `rule`; `Step`: what the table noticed of an action; `Error`: a step that was
///   illegal and that nobody has noticed, with a text `rule`.
template <typename Game>
concept RecordedGame = std::default_initializable<typename Game::Setup> && std::equality_comparable<typename Game::Setup> &&
    std::copyable<typename Game::Rules> && std::copyable<typename Game::State> && std::equality_comparable<typename Game::State> &&
    std::copyable<typename Game::Action> && std::equality_comparable<typename Game::Action> && std::copyable<typename Game::Step> &&
    std::equality_comparable<typename Game::Error> &&
    requires(const typename Game::Setup& setup, const typename Game::Facts& facts, const typename Game::Sources& sources,
             typename Game::Rules movedRules, const typename Game::Rules& rules, const typename Game::State& state,
             const typename Game::Action& action, const std::vector<typename Game::Action>& actions, const typename Game::Step& step,
             const typename Game::Step* lastStep, const std::vector<const typename Game::State*>& states,
             const typename Game::Refusal& refusal, const typename Game::Error& error, const Seed& seed, const Json& json, Json& written,
             std::string_view text, std::size_t number)
{
    // The header. `formats` are the names of the forms in the order of `RecordForm`; a form that the game never had has an empty name.
    {
        Game::formats[number]
        } -> std::convertible_to<std::string_view>;
    {
        Game::setupFields[number]
        } -> std::convertible_to<std::string_view>; // that every header has, in their order
    {
        Game::furtherFields[number]
        } -> std::convertible_to<std::string_view>; // that it has if they say something
    {
        Game::isText(text)
        } -> std::same_as<bool>; // whether such a field holds a text
    {
        Game::isFile(text)
        } -> std::same_as<bool>; // whether it holds a file, which may have lines
    {
        Game::foreignHeader(json)
        } -> std::same_as<std::optional<Fault>>; // a header that is certainly not this game's
    {
        Game::readSetup(json, facts)
        } -> std::same_as<std::expected<typename Game::Setup, std::string>>; // or the field that is wrong
    {Game::writeSetup(written, setup, facts)};                               // adds all fields to the object
    {
        Game::withoutDefaults(setup, facts)
        } -> std::same_as<typename Game::Setup>; // without what need not be written
    {
        Game::unwritable(setup)
        } -> std::same_as<std::optional<std::string>>; // a field that is read in old records and not written any more
    {
        Game::holdsFiles(setup)
        } -> std::same_as<bool>; // whether the first line has a file in it, which takes the form `Whole`
    {
        Game::isBuiltIn(setup)
        } -> std::same_as<bool>; // whether it is played by what comes with the program alone
    {
        Game::otherFiles(setup, rules)
        } -> std::same_as<bool>; // whether the rules come from other files than those that it names
    {
        Game::missingExternalInput(setup)
        } -> std::same_as<std::optional<Fault>>; // a file outside the record that the game depends on, and nobody knows which
    // The rules.
    {
        sources.facts()
        } -> std::same_as<const typename Game::Facts&>;
    {
        Game::factsOf(rules)
        } -> std::same_as<const typename Game::Facts&>;
    {
        Game::rulesOf(setup, sources)
        } -> std::same_as<std::expected<typename Game::Rules, Fault>>; // the place of a fault is left open
    {
        Game::begin(setup, std::move(movedRules), seed)
        } -> std::same_as<std::pair<typename Game::Rules, typename Game::State>>;
    {
        Game::apply(rules, state, action)
        } -> std::same_as<std::expected<typename Game::State, typename Game::Refusal>>;
    {
        Game::applyRecorded(rules, state, action)
        } -> std::same_as<std::expected<typename Game::State, typename Game::Refusal>>;
    {
        Game::rulesAfter(rules, action)
        } -> std::same_as<typename Game::Rules>; // the rules after an action that changes them
    {
        Game::penalty(rules, state, action)
        } -> std::same_as<std::optional<std::string>>; // the rule that was broken, where an action takes the penalty; there
    {
        Game::chanceStays()
        } -> std::same_as<typename Game::Refusal>; // of chance that is not the one that came in before
    {
        Game::needsHistory(action)
        } -> std::same_as<bool>; // whether the record fills it in from the game so far
    {
        Game::completedFromHistory(rules, state, actions, action)
        } -> std::same_as<typename Game::Action>; // rules and state of the beginning
    {
        Game::notWritable()
        } -> std::same_as<typename Game::Refusal>;
    {
        Game::noSuchMoment(number, number)
        } -> std::same_as<typename Game::Refusal>; // asked for, largest
    {
        refusal.rule
        } -> std::convertible_to<std::string_view>;
    // Texts.
    {
        Game::writeAction(rules, action)
        } -> std::same_as<std::string>;
    {
        Game::readAction(rules, text)
        } -> std::same_as<std::expected<typename Game::Action, Faults>>;
    {
        Game::actionName(action)
        } -> std::same_as<std::string_view>;
    {
        Game::place(rules, state)
        } -> std::same_as<Json>; // where the hidden player stands: an id, or null
    {
        Game::hiddenRoom(text)
        } -> std::same_as<std::size_t>; // bytes that a hidden part has room for, from its public part; 0: the usual
    {
        Game::paddingLinesDue(state, state)
        } -> std::same_as<std::size_t>; // before and after an action: lines that say nothing
    {
        Game::paddingWaits(state)
        } -> std::same_as<bool>; // they are not written yet
    // The table.
    {
        Game::publicStepOf(lastStep, rules, state)
        } -> std::same_as<std::optional<typename Game::Step>>;
    {
        Game::jumped(rules, state, states)
        } -> std::same_as<typename Game::Step>; // `states`: those done again; none: it went back
    {
        Game::stepJson(rules, lastStep, step)
        } -> std::same_as<Json>; // `said`, `way`, `table`, with the fields `round` and `winner`
    {
        Game::draws(step, step)
        } -> std::same_as<bool>; // whether the table sees, before and after, that something was drawn whose order nobody may know
    {
        Game::witnessDue(step, step)
        } -> std::same_as<std::optional<std::uint16_t>>; // the step before, and this one
    {
        Game::round(state)
        } -> std::same_as<std::uint16_t>;
    {
        Game::roundShown(step)
        } -> std::same_as<std::uint16_t>;
    {
        Game::over(state)
        } -> std::same_as<bool>;
    {
        Game::unnoticedErrors(state)
        } -> std::same_as<const std::vector<typename Game::Error>&>;
    {
        error.rule
        } -> std::convertible_to<std::string>;
};

} // namespace demeter

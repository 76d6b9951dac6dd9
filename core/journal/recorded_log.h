// What a game with a public log (public_step.h) tells its record of every step: a base for the game's `Recorded`.
#pragma once

#include "core/journal/shown_codes.h"

#include <string_view>

namespace demeter {

/// `viewOf` gives the table of a state, whose `happened` is what the last action said.
template <typename Rules, typename State, typename Happening, typename View, View (*viewOf)(const Rules&, const State&)>
struct RecordedLog {
    using Step = BasicPublicStep<Happening, View>;
    using News = Happening;
    using Table = View;
    static Table tableOf(const Rules& rules, const State& state) { return viewOf(rules, state); }
    static std::optional<Step> publicStepOf(const Step* last, const Rules& rules, const State& state)
    {
        return noticedStep(last, state.happened, viewOf(rules, state));
    }
    static Step jumped(const Rules& rules, const State& state, const std::vector<const State*>& doneAgain)
    {
        return jumpedStep<Happening>(viewOf(rules, state), doneAgain);
    }
    static std::optional<std::uint16_t> witnessDue(const Step& before, const Step& step) { return codeShownWith(before, step); }
    /// For a game whose corrections, promises, shares and words are told in full: they stand in the hidden part too, which may have more
    /// than its usual length then (core/journal/record_format.md, section 5).
    static std::size_t hiddenRoom(std::string_view open)
    {
        const auto says = [open](std::string_view what) { return open.find(what) != std::string_view::npos; };
        // No raw strings: moc reads no class behind one that ends in a quotation mark.
        return says("\"what\":\"put-right\"") || says("\"what\":\"shares-") || says("\"what\":\"words-said\"") ? open.size() + 800 : 0;
    }
    static std::uint16_t roundShown(const Step& step) { return step.view.round; }
};

} // namespace demeter

/// The journal's templates over one game: `linkage` is `extern` in its header and nothing in its source file. In no namespace.
#define DEMETER_RECORD_TEMPLATES(linkage, Game)                                                                                            \
    namespace demeter {                                                                                                                    \
    linkage template class BasicRecord<Game>;                                                                                              \
    linkage template bool isRecordOf<Game>(std::string_view firstLine);                                                                    \
    linkage template std::optional<Fault> firstLineFault<Game>(std::string_view firstLine, const Game::Sources& sources, KeyRing& keys);   \
    linkage template bool isRevealOf<Game>(const Reveal& lines);                                                                           \
    }

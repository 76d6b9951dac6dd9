#include "core/journal/noted_codes.h"

#include <algorithm>
#include <map>
#include <span>

namespace demeter {

namespace {

using Found = CheckedCode::Found;
using Slip = CheckedCode::Slip;

constexpr std::size_t groupLength = 3;

std::string digitsOf(std::string_view code)
{
    std::string digits;
    for (const char c : code)
        if (c >= '0' && c <= '9')
            digits += c;
    return digits;
}

/// Looks for the heads of one game's codes.
class CodeFinder {
public:
    CodeFinder(const ShownHeads& shown, const CodeMaker& makeCode) : shown_(shown), makeCode_(makeCode) {}

    CheckedCode find(const NotedCode& code)
    {
        CheckedCode result;
        if (code.game && *code.game != shown_.game) {
            result.found = Found::OtherGame;
            return result;
        }
        const std::vector<Candidate> own = headsOf(code.round);
        result.shown = own.size();
        const std::string noted = digitsOf(code.code);
        if (!code.head && noted.size() != shown_.digits) {
            result.found = Found::OtherLength;
            result.digits = shown_.digits;
            return result;
        }
        // A head is compared at once; to make its code takes a tenth of a second.
        const std::size_t most = code.head ? own.size() : std::min(own.size(), mostHeadsOfARound);
        for (; result.tried < most; ++result.tried)
            if (judge(code, noted, own[result.tried], result)) {
                ++result.tried;
                return result;
            }
        if (result.found == Found::Similar || result.found == Found::NotMade)
            return result;
        lookElsewhere(code, noted, result);
        if (result.found == Found::Unknown && result.tried < result.shown)
            result.found = Found::NotTried;
        return result;
    }

private:
    /// A head that the table was shown, or the promise of the deal.
    struct Candidate {
        std::optional<std::uint16_t> round;
        std::uint64_t line = 0;
        Head head{};
    };

    /// Newest first.
    std::vector<Candidate> headsOf(std::optional<std::uint16_t> round) const
    {
        std::vector<Candidate> heads;
        if (!round && shown_.promise)
            heads.push_back({std::nullopt, 1, *shown_.promise});
        for (auto witness = shown_.witnesses.rbegin(); round && witness != shown_.witnesses.rend(); ++witness)
            if (witness->round == round)
                heads.push_back({witness->round, witness->line + 1, witness->head});
        return heads;
    }

    const std::optional<std::string>& digits(const Candidate& candidate)
    {
        const auto [at, isNew] = made_.try_emplace({candidate.round.has_value(), candidate.head});
        if (isNew)
            if (const auto code =
                    makeCode_(shown_.game, candidate.head, candidate.round ? std::string_view(shown_.words) : "", shown_.digits))
                at->second = digitsOf(*code);
        return at->second;
    }

    /// True if the code is that of this head. Else the result may say what is wrong with it.
    bool judge(const NotedCode& code, const std::string& noted, const Candidate& candidate, CheckedCode& result)
    {
        if (code.head) {
            if (*code.head != candidate.head)
                return false;
        } else {
            const auto& made = digits(candidate);
            if (!made) {
                result.found = Found::NotMade;
                return false;
            }
            if (*made != noted) {
                if (auto slip = slipBetween(noted, *made); slip && result.found == Found::Unknown) {
                    result.found = Found::Similar;
                    result.slip = slip->slip;
                    result.groups = std::move(slip->groups);
                }
                return false;
            }
        }
        result.found = Found::Fits;
        result.line = candidate.line;
        result.groups.clear();
        return true;
    }

    /// The same digits may be the code of another round.
    void lookElsewhere(const NotedCode& code, const std::string& noted, CheckedCode& result)
    {
        std::vector<Candidate> others = code.round ? headsOf(std::nullopt) : std::vector<Candidate>();
        for (auto witness = shown_.witnesses.rbegin(); witness != shown_.witnesses.rend(); ++witness)
            if (witness->round != code.round)
                others.push_back({witness->round, witness->line + 1, witness->head});
        std::size_t made = 0;
        for (const Candidate& other : others) {
            if (!code.head && made++ == mostHeadsOfOthers)
                return;
            const bool isIt = code.head ? *code.head == other.head : digits(other) == std::optional(noted);
            if (isIt) {
                result.found = Found::OtherRound;
                result.line = other.line;
                result.round = other.round;
                return;
            }
        }
    }

    const ShownHeads& shown_;
    const CodeMaker& makeCode_;
    std::map<std::pair<bool, Head>, std::optional<std::string>> made_; ///< of a round, or of the deal
};

} // namespace

std::vector<CheckedCode> findCodes(const ShownHeads& shown, const std::vector<NotedCode>& codes, const CodeMaker& makeCode)
{
    CodeFinder finder(shown, makeCode);
    std::vector<CheckedCode> found;
    found.reserve(codes.size());
    for (const NotedCode& code : codes)
        found.push_back(finder.find(code));
    return found;
}

std::optional<CodeSlip> slipBetween(std::string_view noted, std::string_view shown)
{
    if (noted.size() != shown.size() || noted == shown)
        return std::nullopt;
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < noted.size(); ++i)
        if (noted[i] != shown[i])
            wrong.push_back(i);
    std::vector<std::size_t> groups;
    for (const std::size_t i : wrong)
        if (groups.empty() || groups.back() != i / groupLength)
            groups.push_back(i / groupLength);
    if (wrong.size() == 1)
        return CodeSlip{Slip::Digit, groups};
    const std::size_t first = wrong.front(), last = wrong.back();
    if (wrong.size() == 2 && last == first + 1 && noted[first] == shown[last] && noted[last] == shown[first])
        return CodeSlip{Slip::Exchanged, groups};
    if (groups.size() == 1)
        return CodeSlip{Slip::Group, groups};
    const auto group = [](std::string_view code, std::size_t n) { return code.substr(n * groupLength, groupLength); };
    if (groups.size() == 2 && group(noted, groups[0]) == group(shown, groups[1]) && group(noted, groups[1]) == group(shown, groups[0]))
        return CodeSlip{Slip::Exchanged, groups};
    return std::nullopt;
}

} // namespace demeter

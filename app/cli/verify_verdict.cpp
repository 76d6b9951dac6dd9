#include "app/cli/verify_verdict.h"

#include <algorithm>

namespace demeter {

Verdict verdictOf(const CheckedGame& found)
{
    using What = Objection::What;
    const auto are = [&found](auto... kinds) {
        return std::ranges::all_of(found.objections, [=](const Objection& each) { return ((each.what == kinds) || ...); });
    };
    if (!found.objections.empty())
        return are(What::CodeMismatch)                                                                          ? Verdict::CodesDoNotFit
               : are(What::NotRevealed, What::CodeMismatch)                                                     ? Verdict::NotRevealed
               : are(What::NotRevealed, What::NotSealed, What::OwnBoard, What::CodeNotMade, What::CodeMismatch) ? Verdict::NotAllChecked
                                                                                                                : Verdict::DoesNotHold;
    if (found.vouched == 0)
        return Verdict::Unvouched;
    return changesBehindCodes(found) > 0 ? Verdict::ProvedWithChanges : Verdict::Proved;
}

std::size_t changesBehindCodes(const CheckedGame& found)
{
    return static_cast<std::size_t>(std::ranges::count_if(found.goneBack, [](const GoneBack& each) { return !each.changes.empty(); }));
}

std::size_t codesThatDoNotFit(const CheckedGame& found)
{
    return static_cast<std::size_t>(std::ranges::count(found.objections, Objection::What::CodeMismatch, &Objection::what));
}

} // namespace demeter

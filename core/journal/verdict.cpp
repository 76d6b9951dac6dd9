#include "core/journal/verdict.h"

#include <algorithm>

namespace demeter {

namespace {

using What = Objection::What;

/// Whether somebody can have done this who played rightly, by other files than those that are here.
bool dependsOnFiles(const Objection& objection)
{
    return objection.what == What::IllegalStep || objection.what == What::FalseAnswer;
}

} // namespace

Verdict verdictOf(const CheckedGame& found)
{
    const auto any = [&found](auto fits) { return std::ranges::any_of(found.objections, fits); };
    const auto is = [](auto... kinds) { return [=](const Objection& each) { return ((each.what == kinds) || ...); }; };
    if (any(is(What::UnknownFile)))
        return Verdict::Unknown;
    if (any([&](const Objection& each) {
            return is(What::BrokenChain, What::DealNotFromSeed)(each) || (dependsOnFiles(each) && !found.otherFiles);
        }))
        return Verdict::DoesNotHold;
    if (any(is(What::NotSealed, What::UnvouchedFile, What::MissingFile, What::OtherFile, What::CodeNotMade, What::CodeNotTried,
               What::IllegalStep, What::FalseAnswer)))
        return Verdict::NotAllChecked;
    if (any(is(What::NotRevealed)))
        return Verdict::NotRevealed;
    if (any(is(What::CodeMismatch)))
        return Verdict::CodesDoNotFit;
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
    return static_cast<std::size_t>(std::ranges::count(found.objections, What::CodeMismatch, &Objection::what));
}

} // namespace demeter

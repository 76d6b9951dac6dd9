#include "app/table/moment_news.h"

#include <algorithm>

namespace demeter {

using namespace fury3e;

MomentNews::Found MomentNews::find(const Ruleset& ruleset, const PublicLog& log, std::size_t begins)
{
    const bool goesOn = last_ && told_ <= log.size() && log[told_ - 1].view == *last_;
    const std::size_t told = goesOn ? told_ : log.size();
    Found found;
    found.corrected = !goesOn || std::any_of(log.begin() + static_cast<std::ptrdiff_t>(told), log.end(),
                                             [](const PublicStep& step) { return step.way != PublicStep::Way::Onwards; });
    found.moments = moments(ruleset, log, std::min(begins, told), told);
    told_ = log.size();
    last_ = log.back().view;
    return found;
}

} // namespace demeter

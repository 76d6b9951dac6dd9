// The codes that the table was shown, as far as its log tells of them.
#pragma once

#include "core/fury3e/view/public_log.h"
#include "core/journal/shown_codes.h"

namespace demeter::fury3e {

using demeter::codesGoneBackBehind;
using demeter::codeShownWith;
using demeter::codesPassed;
using demeter::ShownCodeOfLog;
using demeter::shownCodes;

} // namespace demeter::fury3e

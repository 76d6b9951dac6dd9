// `demeter-cli board`: checks a board file.
#pragma once

#include "app/cli/terminal.h"

#include <QStringList>

namespace demeter {

/// Runs `demeter-cli board ARGUMENTS`; `arguments` is what stands after `board`, so `check FILE` or `--help`.
/// Writes one line a fault, or one line that there is none, to `out`. Returns the exit status: 0 no fault, 1 faults,
/// 2 wrong usage or a file that cannot be read or is not JSON, with a sentence on `err`.
int runBoardCommand(const QStringList& arguments, Terminal& out, Terminal& err);

} // namespace demeter

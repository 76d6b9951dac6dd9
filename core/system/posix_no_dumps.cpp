#include "core/system/no_dumps.h"

#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace demeter {

void forbidMemoryDumps()
{
    // There is nobody to tell if it fails, and the game can be played all the same.
    const rlimit none{0, 0};
    (void)::setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
    // A program that collects dumps through a pipe does not ask for the limit.
    (void)::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

} // namespace demeter

#include "core/system/no_dumps.h"

#include <windows.h>

namespace demeter {

void forbidMemoryDumps()
{
    // A program that fails just ends: the service that would report it, and keep its memory in a file, is not called. It does not keep
    // other programs of the same user from reading the memory; here nothing short of another user does.
    SetErrorMode(SetErrorMode(0) | SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
}

} // namespace demeter

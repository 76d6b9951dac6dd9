// What the operating system says of a file, as a fault. Internal to the journal.
#pragma once

#include "core/base/fault.h"
#include "core/system/files.h"

#include <string>

namespace demeter {

/// Its place is the path. Codes: device-missing, device-exists, device-denied, device-full, device-not-a-file, device-locked, and
/// device-failed with the system's number.
Fault systemFault(const std::string& path, const FileError& error);

} // namespace demeter

// What the operating system says of a file, as a fault. Internal to the journal.
#pragma once

#include "core/base/fault.h"

#include <string>

namespace demeter {

/// The fault for a value of `errno`; its place is the path. Codes: device-missing, device-exists, device-denied, device-full,
/// device-not-a-file, device-locked, and device-failed with the number.
Fault systemFault(const std::string& path, int error);

} // namespace demeter

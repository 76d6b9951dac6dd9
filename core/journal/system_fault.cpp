#include "core/journal/system_fault.h"

namespace demeter {

Fault systemFault(const std::string& path, const FileError& error)
{
    using Why = FileError::Why;
    switch (error.why) {
    case Why::Missing:
        return {"device-missing", path, {}};
    case Why::Exists:
        return {"device-exists", path, {}};
    case Why::Denied:
        return {"device-denied", path, {}};
    case Why::Full:
        return {"device-full", path, {}};
    case Why::NotAFile:
        return {"device-not-a-file", path, {}};
    case Why::Locked:
        return {"device-locked", path, {}};
    case Why::Failed:
        break;
    }
    return {"device-failed", path, {std::to_string(error.number)}};
}

} // namespace demeter

#include "core/journal/system_fault.h"

#include <cerrno>

namespace demeter {

Fault systemFault(const std::string& path, int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {"device-missing", path, {}};
    case EEXIST:
        return {"device-exists", path, {}};
    case EACCES:
    case EPERM:
    case EROFS:
        return {"device-denied", path, {}};
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {"device-full", path, {}};
    case EISDIR:
        return {"device-not-a-file", path, {}};
    case EWOULDBLOCK:
        return {"device-locked", path, {}};
    default:
        return {"device-failed", path, {std::to_string(error)}};
    }
}

} // namespace demeter

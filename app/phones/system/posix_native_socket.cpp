#include "app/phones/system/native_socket.h"

#include <fcntl.h>

namespace demeter::phones {

void keepFromChildren(NativeSocket socket)
{
    ::fcntl(static_cast<int>(socket), F_SETFD, FD_CLOEXEC);
}

bool reusesOnlyFreePorts()
{
    return true;
}

} // namespace demeter::phones

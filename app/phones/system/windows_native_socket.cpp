#include "app/phones/system/native_socket.h"

#include <windows.h>

namespace demeter::phones {

void keepFromChildren(NativeSocket socket)
{
    SetHandleInformation(reinterpret_cast<HANDLE>(socket), HANDLE_FLAG_INHERIT, 0);
}

bool reusesOnlyFreePorts()
{
    return false;
}

} // namespace demeter::phones

// What operating systems do differently with a socket that Boost hands out as it is.
#pragma once

#include <cstdint>

namespace demeter::phones {

/// The system's own number of a socket.
using NativeSocket = std::uintptr_t;

/// A child process must not keep a port or a connection open.
void keepFromChildren(NativeSocket socket);

/// Whether `reuse_address` only means that a port is free as soon as its listener is gone, and not that two may share it.
bool reusesOnlyFreePorts();

} // namespace demeter::phones

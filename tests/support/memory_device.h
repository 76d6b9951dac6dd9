// A record's file in memory.
#pragma once

#include "core/journal/memory_device.h"

namespace demeter::test {

using demeter::MemoryDevice;

} // namespace demeter::test

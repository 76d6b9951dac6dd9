// Any bytes as a board file: faults or a board, never a crash.
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)demeter::readBoard(std::string_view(reinterpret_cast<const char*>(data), size));
    return 0;
}

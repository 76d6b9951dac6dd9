#include "app/cli/system/descriptor.h"

namespace demeter {

std::optional<std::size_t> readLine(int descriptor, std::span<char> into)
{
    std::size_t size = 0;
    for (;;) {
        char byte = 0;
        const Got got = readDescriptor(descriptor, {&byte, 1});
        if (got.as == Got::As::End || (got.as == Got::As::Bytes && byte == '\n'))
            break;
        if (got.as != Got::As::Bytes || size == into.size())
            return std::nullopt;
        into[size++] = byte;
    }
    if (size > 0 && into[size - 1] == '\r')
        --size;
    return size;
}

} // namespace demeter

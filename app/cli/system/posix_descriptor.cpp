#include "app/cli/system/descriptor.h"

#include <cerrno>

#include <unistd.h>

namespace demeter {

Got readDescriptor(int descriptor, std::span<char> into)
{
    for (;;) {
        const auto count = ::read(descriptor, into.data(), into.size());
        if (count > 0)
            return {Got::As::Bytes, static_cast<std::size_t>(count)};
        if (count == 0)
            return {Got::As::End, 0};
        if (errno != EINTR) // else a signal came in between
            return {errno == EAGAIN ? Got::As::Later : Got::As::Failed, 0};
    }
}

} // namespace demeter

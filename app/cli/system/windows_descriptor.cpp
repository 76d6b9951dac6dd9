#include "app/cli/system/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>

#include <io.h>

namespace demeter {

namespace {

/// As long as it lives, a number that is no descriptor is an error like others, and not the end of the program.
class NumbersMayBeWrong {
public:
    NumbersMayBeWrong() : before_(_set_invalid_parameter_handler(&ignore)) {}
    NumbersMayBeWrong(NumbersMayBeWrong&&) = delete;
    NumbersMayBeWrong& operator=(NumbersMayBeWrong&&) = delete;
    ~NumbersMayBeWrong() { _set_invalid_parameter_handler(before_); }

private:
    static void ignore(const wchar_t*, const wchar_t*, const wchar_t*, unsigned, std::uintptr_t) {}
    _invalid_parameter_handler before_;
};

} // namespace

Got readDescriptor(int descriptor, std::span<char> into)
{
    const NumbersMayBeWrong numbers;
    const int count = ::_read(descriptor, into.data(), static_cast<unsigned>(std::min<std::size_t>(into.size(), 1U << 20)));
    if (count > 0)
        return {Got::As::Bytes, static_cast<std::size_t>(count)};
    return {count == 0 ? Got::As::End : Got::As::Failed, 0};
}

} // namespace demeter

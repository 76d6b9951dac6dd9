#include "app/phones/system/ip_address.h"

namespace demeter::phones {

bool IpAddress::within(const IpAddress& range, int bits) const
{
    if (isSix != range.isSix)
        return false;
    for (std::size_t n = 0; bits > 0; ++n, bits -= 8) {
        const int shift = bits < 8 ? 8 - bits : 0;
        if (bytes[n] >> shift != range.bytes[n] >> shift)
            return false;
    }
    return true;
}

} // namespace demeter::phones

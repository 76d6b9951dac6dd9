// A key ring for tests that do not ask where keys come from.
#pragma once

#include "core/journal/keys.h"

namespace demeter::test {

/// The master key of all tests.
inline constexpr auto testMaster = [] {
    std::array<std::uint8_t, SealKey::size> bytes{};
    bytes.fill(0x5a);
    return bytes;
}();

/// Every game has its own key, always the same.
class TestKeys final : public KeyRing {
public:
    std::expected<SealKey, Fault> keyOf(const GameId& game) override
    {
        const auto master = SealKey::from(testMaster);
        auto key = master ? gameKey(*master, game) : std::nullopt;
        if (!key)
            return std::unexpected(Fault{"key-memory", {}, {}});
        return std::move(*key);
    }
};

inline std::shared_ptr<KeyRing> testKeys()
{
    return std::make_shared<TestKeys>();
}

} // namespace demeter::test

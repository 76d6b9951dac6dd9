// Files that cannot be written to for a while.
#pragma once

#include "app/desktop/session/games_folder.h"
#include "core/journal/device.h"
#include "tests/support/test_keys.h"

#include <memory>
#include <string>

namespace demeter::test {

/// A real file whose next writes are refused while `broken` holds.
class FlakyDevice : public Device {
public:
    FlakyDevice(std::unique_ptr<Device> real, std::shared_ptr<bool> broken) : real_(std::move(real)), broken_(std::move(broken)) {}
    std::expected<std::string, Fault> read() override { return real_->read(); }
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        if (*broken_)
            return std::unexpected(Fault{"device-full", real_->path(), {}});
        return real_->append(bytes);
    }
    std::expected<void, Fault> truncate(std::uint64_t size) override { return real_->truncate(size); }
    std::string path() const override { return real_->path(); }

private:
    std::unique_ptr<Device> real_;
    std::shared_ptr<bool> broken_;
};

inline Devices flaky(const std::shared_ptr<bool>& broken)
{
    const auto wrap = [broken](Devices::Maker make) -> Devices::Maker {
        return [broken, make](const std::string& path) -> std::expected<std::unique_ptr<Device>, Fault> {
            auto real = make(path);
            if (!real)
                return real;
            return std::make_unique<FlakyDevice>(std::move(*real), broken);
        };
    };
    return {wrap(createFile), wrap(openFile), openFileReadOnly, randomSeed, testKeys()};
}

} // namespace demeter::test

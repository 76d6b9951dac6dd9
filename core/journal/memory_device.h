// A record in memory, for what shall leave no file.
#pragma once

#include "core/journal/device.h"

#include <memory>
#include <string>
#include <utility>

namespace demeter {

/// Whoever shares the bytes has them after the device, as with a file; else they go with it.
class MemoryDevice : public Device {
public:
    explicit MemoryDevice(std::shared_ptr<std::string> bytes = std::make_shared<std::string>()) : bytes_(std::move(bytes)) {}
    std::expected<std::string, Fault> read() override { return *bytes_; }
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        bytes_->append(bytes);
        return {};
    }
    std::expected<void, Fault> truncate(std::uint64_t size) override
    {
        bytes_->resize(size);
        return {};
    }
    std::string path() const override { return "memory"; }

private:
    std::shared_ptr<std::string> bytes_;
};

} // namespace demeter

// Where a record is written: a file, or in tests something that fails.
#pragma once

#include "core/base/fault.h"
#include "core/system/files.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace demeter {

/// An append-only store. Faults have codes `device-...` and the path as their place.
class Device {
public:
    virtual ~Device() = default;
    /// Everything in it.
    virtual std::expected<std::string, Fault> read() = 0;
    /// Writes at the end and flushes to the medium. On a fault the device has been cut back to what it held before, as far as possible.
    /// Refused where anything else has changed it, or it is no longer where it was.
    virtual std::expected<void, Fault> append(std::string_view bytes) = 0;
    /// Cuts everything after the first `size` bytes off, and flushes.
    virtual std::expected<void, Fault> truncate(std::uint64_t size) = 0;
    virtual std::string path() const = 0;
};

/// A file. `create` fails if there is one with anything in it, and flushes the new file's directory as well; an empty one is what a program
/// leaves that was ended before its game had begun. `open` fails if there is none.
/// Both take a lock, so that two programs can't write one game.
std::expected<std::unique_ptr<Device>, Fault> createFile(const std::string& path);
std::expected<std::unique_ptr<Device>, Fault> openFile(const std::string& path);
/// Opens for reading only, without a lock; `append` and `truncate` are refused.
std::expected<std::unique_ptr<Device>, Fault> openFileReadOnly(const std::string& path);

/// The same with other files than the machine's, which outlive the device.
std::expected<std::unique_ptr<Device>, Fault> createFileWith(const Files& files, const std::string& path);
std::expected<std::unique_ptr<Device>, Fault> openFileWith(const Files& files, const std::string& path);

} // namespace demeter

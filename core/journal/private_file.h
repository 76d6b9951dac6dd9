// A small file that only its owner may read, read and replaced as a whole. Internal to the journal.
#pragma once

#include "core/base/fault.h"
#include "core/system/files.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// A text that is wiped at the end: it may hold a key. Its owner reserves what it needs, since one that grew would leave copies.
struct WipedText {
    std::string text;
    WipedText() = default;
    WipedText(WipedText&&) = delete;
    WipedText& operator=(WipedText&&) = delete;
    ~WipedText();
};

/// A hash of everything in a file, to know it again.
using FileMark = std::array<std::uint8_t, 32>;

class PrivateFile {
public:
    /// The files outlive it.
    PrivateFile(std::string path, std::size_t largest, const Files& files = systemFiles())
        : path_(std::move(path)), largest_(largest), files_(files)
    {
    }
    const std::string& path() const { return path_; }

    /// Reads it; true if others could read it as well, which they no longer can. Removes what a program has left that was ended while it
    /// replaced the file. Faults: those of the system, and `key-form` for what is no file, or too large.
    std::expected<bool, Fault> read(WipedText& whole, FileMark& mark) const;

    /// Writes it beside the old one, flushes it and puts it in its place, so that whatever happens there is the old one or the new one.
    /// `known` is what is there so far; without it there must be no file (`device-exists`). If it is another one by now nothing is done
    /// (`key-changed`); if there is none any more there is one again. Two programs cannot do this at once.
    std::expected<FileMark, Fault> replace(std::string_view bytes, const std::optional<FileMark>& known) const;

private:
    std::string path_;
    std::size_t largest_;
    const Files& files_;
};

} // namespace demeter

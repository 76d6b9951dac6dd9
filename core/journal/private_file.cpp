#include "core/journal/private_file.h"

#include "core/journal/system_fault.h"

#include <sodium.h>

namespace demeter {

namespace {

std::string besideName(const std::string& path)
{
    return path + ".new";
}

FileMark markOf(std::string_view text)
{
    FileMark mark{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, mark.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    crypto_generichash_final(&state, mark.data(), mark.size());
    sodium_memzero(&state, sizeof state); // it held a part of the text
    return mark;
}

/// Everything in it; nothing if it is no file, too large, or got shorter meanwhile.
bool readWhole(const OpenFile& file, const FileState& state, std::size_t largest, std::string& text)
{
    if (!state.isFile || state.size > largest)
        return false;
    text.resize(static_cast<std::size_t>(state.size));
    return file.read(0, text.data(), text.size()) == text.size();
}

} // namespace

WipedText::~WipedText()
{
    sodium_memzero(text.data(), text.size());
}

std::expected<bool, Fault> PrivateFile::read(WipedText& whole, FileMark& mark) const
{
    if (sodium_init() < 0)
        return std::unexpected(Fault{"key-memory", path_, {}});
    if (const std::string beside = besideName(path_); files_.state(beside))
        if (const auto folder = files_.lockFolderOf(path_, false); !folder->isBusy())
            files_.remove(beside);
    const auto file = files_.open(path_, Files::Access::Read);
    if (!file)
        return std::unexpected(systemFault(path_, file.error()));
    const auto state = (*file)->state();
    if (!state || !readWhole(**file, *state, largest_, whole.text))
        return std::unexpected(Fault{"key-form", path_, {}});
    const bool wasOpen = (*file)->othersMayRead();
    if (wasOpen) // somebody may have copied it from where modes are lost
        static_cast<void>((*file)->keepToOwner());
    mark = markOf(whole.text);
    return wasOpen;
}

std::expected<FileMark, Fault> PrivateFile::replace(std::string_view bytes, const std::optional<FileMark>& known) const
{
    if (const auto made = files_.makeFolderOf(path_); !made)
        return std::unexpected(systemFault(path_, made.error()));
    const auto folder = files_.lockFolderOf(path_, true);
    const std::string beside = besideName(path_);
    files_.remove(beside); // what a program has left that was ended here
    bool isThere = false;
    if (const auto old = files_.open(path_, Files::Access::Read); old) {
        isThere = true;
        WipedText whole;
        const auto state = (*old)->state();
        const bool same = known && state && readWhole(**old, *state, largest_, whole.text) && markOf(whole.text) == *known;
        if (!same)
            return std::unexpected(known ? Fault{"key-changed", path_, {}} : Fault{"device-exists", path_, {}});
    } else if (old.error().why != FileError::Why::Missing) {
        return std::unexpected(systemFault(path_, old.error()));
    }
    std::expected<void, FileError> done;
    {
        const auto file = files_.open(beside, Files::Access::New);
        if (!file)
            return std::unexpected(systemFault(path_, file.error()));
        done = (*file)->write(0, bytes);
        if (done)
            done = (*file)->flush();
    }
    if (done)
        done = files_.move(beside, path_, isThere);
    if (!done) {
        files_.remove(beside);
        return std::unexpected(systemFault(path_, done.error()));
    }
    static_cast<void>(files_.flushFolderOf(path_)); // it is in its place, whatever comes of this
    return markOf(bytes);
}

} // namespace demeter

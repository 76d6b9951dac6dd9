// What comes with the program is read once.
#pragma once

#include "core/base/language.h"

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace demeter {

/// What `read` makes of a folder of `resources/book` in a language. It never changes, and is asked for by every window and by searches on
/// other threads.
template <auto read> auto readOnce(std::string_view folder, Language language)
{
    using Read = std::invoke_result_t<decltype(read), std::string_view, Language>;
    static std::mutex one;
    static std::map<std::pair<std::string, Language>, Read> all;
    const std::scoped_lock lock(one);
    const std::pair key(std::string(folder), language);
    auto found = all.find(key);
    if (found == all.end())
        found = all.emplace(key, read(folder, language)).first;
    return found->second;
}

} // namespace demeter

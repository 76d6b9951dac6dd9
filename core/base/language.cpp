#include "core/base/language.h"

#include <algorithm>

namespace demeter {

std::optional<Language> languageFromCode(std::string_view code)
{
    const auto* found = std::find(languageCodes.begin(), languageCodes.end(), code);
    if (found == languageCodes.end())
        return std::nullopt;
    return static_cast<Language>(found - languageCodes.begin());
}

} // namespace demeter

// What phones are told in each of the languages that are chosen on them.
#pragma once

#include "app/text/in_language.h"

#include <set>

namespace demeter::phones {

/// Calls `tell(Language)` once for each language that is spoken on phones which have greeted, while it is installed. `phones` maps a
/// client to what is known of its phone: whether it has `greeted`, and its `language`.
template <typename Phones, typename Tell> void inEachLanguage(const Phones& phones, Tell tell)
{
    std::set<Language> spoken;
    for (const auto& [client, phone] : phones)
        if (phone.greeted)
            spoken.insert(phone.language);
    for (const Language language : spoken) {
        const InLanguage in(language);
        tell(language);
    }
}

} // namespace demeter::phones

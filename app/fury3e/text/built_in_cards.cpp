#include "app/fury3e/text/built_in_cards.h"

#include "app/text/resources.h"

#include <utility>

namespace demeter::fury3e {

namespace {

} // namespace

std::shared_ptr<const Catalogue> builtInCatalogue()
{
    static const auto cards = [] -> std::shared_ptr<const Catalogue> {
        const auto dracula = readBuiltIn("cards", cardsId), hunters = readBuiltIn("cards", "hunter-3e");
        if (!dracula || !hunters)
            return nullptr;
        auto read = readCatalogue(*dracula, *hunters);
        return read ? std::make_shared<const Catalogue>(std::move(*read)) : nullptr;
    }();
    return cards;
}

std::string builtInCatalogueId()
{
    return std::string(cardsId);
}

} // namespace demeter::fury3e

// The cards of the third edition that come with the program.
#pragma once

#include "core/fury3e/cards/catalogue.h"

#include <memory>
#include <string>

namespace demeter::fury3e {

/// Nothing if the program was built without its data.
std::shared_ptr<const fury3e::Catalogue> builtInCatalogue();

/// Id of the file that `builtInCatalogue` reads, for the header of a record.
std::string builtInCatalogueId();

} // namespace demeter::fury3e

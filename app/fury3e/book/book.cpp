#include "app/fury3e/book/book.h"

namespace demeter::fury3e {

std::vector<Ruling> rulingsNamed(const std::vector<std::string>& ids)
{
    std::vector<Ruling> rulings;
    for (const std::string& id : ids)
        for (const RulingInfo& info : rulingTable())
            if (info.id == id)
                rulings.push_back(info.ruling);
    return rulings;
}

} // namespace demeter::fury3e

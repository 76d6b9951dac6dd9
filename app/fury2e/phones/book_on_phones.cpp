#include "app/fury2e/phones/book_on_phones.h"

#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/icons.h"

#include <algorithm>

namespace demeter::fury2e {

phones::BookMessage bookOnPhones(const Ruleset& ruleset, const SecondEditionSentences& sentences)
{
    phones::BookTold told;
    told.language = sentences.language();
    told.cards = cardsToRead(sentences, cardIcon);
    told.readings = [&](const std::vector<std::string>& ids) {
        std::vector<phones::BookReading> readings;
        for (const std::string& id : ids)
            if (const auto found = std::ranges::find(rulingTable, id, &RulingInfo::id); found != rulingTable.end()) {
                const auto order = static_cast<std::size_t>(found - rulingTable.begin());
                const auto ruling = static_cast<Ruling>(order);
                readings.push_back({order, found->field, sentences.ruling(ruling), sentences.reading(ruling, ruleset.rulings[ruling])});
            }
        return readings;
    };
    return phones::bookMessage(told);
}

} // namespace demeter::fury2e

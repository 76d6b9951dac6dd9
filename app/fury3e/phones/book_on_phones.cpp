#include "app/fury3e/phones/book_on_phones.h"

#include "app/fury3e/book/cards.h"
#include "app/fury3e/table/icons.h"

namespace demeter::fury3e {

phones::BookMessage bookOnPhones(const Ruleset& ruleset, const Sentences& sentences)
{
    phones::BookTold told;
    told.language = sentences.language();
    told.cards = cardsToRead(*ruleset.cards, sentences, [&](std::string_view id) { return cardIcon(*ruleset.cards, id); });
    told.readings = [&](const std::vector<std::string>& ids) {
        std::vector<phones::BookReading> readings;
        for (const Ruling ruling : rulingsNamed(ids)) {
            const auto order = static_cast<std::size_t>(ruling); // that of the table
            readings.push_back(
                {order, rulingTable()[order].field, sentences.ruling(ruling), sentences.reading(ruling, reading(ruleset.rulings, ruling))});
        }
        return readings;
    };
    return phones::bookMessage(told);
}

} // namespace demeter::fury3e

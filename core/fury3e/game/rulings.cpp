#include "core/fury3e/game/rulings.h"

namespace demeter::fury3e {

namespace {

/// Names of readings, as many as there are, in an array of three.
template <typename... Names> constexpr std::array<std::string_view, 3> threeNames(Names... names)
{
    static_assert(sizeof...(names) <= 3);
    return {names...};
}

template <typename... Names> constexpr std::uint8_t countOf(Names...)
{
    return sizeof...(Names);
}

} // namespace

const std::array<RulingInfo, rulingCount>& rulingTable()
{
#define DEMETER_INFO(Type, field, id, recommended, es, pl, ru, ...)                                                                        \
    RulingInfo{Ruling::field,                                                                                                              \
               id,                                                                                                                         \
               #field,                                                                                                                     \
               threeNames(__VA_ARGS__),                                                                                                    \
               countOf(__VA_ARGS__),                                                                                                       \
               static_cast<std::uint8_t>(Type::recommended),                                                                               \
               {static_cast<std::uint8_t>(Type::es), static_cast<std::uint8_t>(Type::pl), static_cast<std::uint8_t>(Type::ru)}},
    static constexpr std::array<RulingInfo, rulingCount> table{{DEMETER_RULINGS(DEMETER_INFO)}};
#undef DEMETER_INFO
    return table;
}

std::optional<Ruling> rulingFromField(std::string_view field)
{
    for (const RulingInfo& info : rulingTable())
        if (info.field == field)
            return info.ruling;
    return std::nullopt;
}

std::uint8_t reading(const Rulings& rulings, Ruling ruling)
{
    switch (ruling) {
#define DEMETER_READING(Type, field, ...)                                                                                                  \
    case Ruling::field:                                                                                                                    \
        return static_cast<std::uint8_t>(rulings.field);
        DEMETER_RULINGS(DEMETER_READING)
#undef DEMETER_READING
    }
    return 0;
}

bool setReading(Rulings& rulings, Ruling ruling, std::uint8_t index)
{
    if (static_cast<std::size_t>(ruling) >= rulingCount || index >= rulingTable()[static_cast<std::size_t>(ruling)].readingCount)
        return false;
    switch (ruling) {
#define DEMETER_SET(Type, field, ...)                                                                                                      \
    case Ruling::field:                                                                                                                    \
        rulings.field = static_cast<Type>(index);                                                                                          \
        return true;
        DEMETER_RULINGS(DEMETER_SET)
#undef DEMETER_SET
    }
    return false;
}

Rulings rulingsOf(Printing printing)
{
    Rulings rulings;
    if (printing == Printing::Recommended)
        return rulings;
    const std::size_t column = static_cast<std::size_t>(printing) - static_cast<std::size_t>(Printing::Es);
    for (const RulingInfo& info : rulingTable())
        if (column < info.printings.size())
            setReading(rulings, info.ruling, info.printings[column]);
    return rulings;
}

Rulings unnamedRulings()
{
    Rulings rulings;
    rulings.batCountsForDespair = NoYes::No; // recommended until the wording of all three printings was found to say yes (OPEN-20)
    rulings.chanceWhen = ChanceWhen::AtDawn; // so it was before draws waited for it
    rulings.cardsKept = NoYes::No;           // the table kept moments, prices and moves of the hunters' cards itself
    rulings.psychicBondOnce = NoYes::No;     // nobody counted
    return rulings;
}

} // namespace demeter::fury3e

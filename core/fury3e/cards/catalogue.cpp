#include "core/fury3e/cards/catalogue.h"

#include "core/base/sha256.h"
#include "core/fury3e/cards/card_json.h"
#include "core/fury3e/cards/card_steps.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

/// What the two readers share.
class CardFileReader {
protected:
    CardFileReader(Catalogue& catalogue, Faults& faults) : catalogue_(catalogue), faults_(faults) {}

    void number(ObjectReader& fields, std::string_view name, int smallest, int& into) { readNumber(fields, name, smallest, into, faults_); }

    bool isCardFile(ObjectReader& file)
    {
        if (const auto format = file.text("format"); format && *format != "demeter-card-facts")
            faults_.push_back({"unknown-format", file.placeOf("format"), {*format, "demeter-card-facts"}});
        return faults_.empty();
    }

    void names(ObjectReader& fields, Names& into)
    {
        const Json* names = fields.required("name");
        if (names == nullptr)
            return;
        ObjectReader inner(*names, fields.placeOf("name"), faults_);
        for (std::size_t i = 0; i < languageCount; ++i)
            into[i] = inner.text(languageCodes[i]).value_or("");
    }

    /// A list of cards that are known by name: all of them have to be there, once. `read` reads what is special to one of them.
    template <typename Read>
    void knownCards(ObjectReader& file, std::string_view field, std::span<const std::string_view> ids, const Read& read)
    {
        const Json* list = file.list(field);
        if (list == nullptr)
            return;
        const std::string place = file.placeOf(field);
        std::vector<bool> seen(ids.size());
        int sum = 0;
        for (std::size_t i = 0; i < list->size(); ++i) {
            ObjectReader fields((*list)[i], placeAt(place, i), faults_);
            const auto id = fields.text("id");
            if (!id)
                continue;
            const auto found = static_cast<std::size_t>(std::ranges::find(ids, *id) - ids.begin());
            if (found == ids.size()) {
                faults_.push_back({"unknown-card", fields.placeOf("id"), {*id, nearestOf(*id, ids)}});
                continue;
            }
            if (seen[found]) {
                faults_.push_back({"card-twice", fields.placeOf("id"), {*id}});
                continue;
            }
            seen[found] = true;
            KnownCard& card = read(found, fields);
            names(fields, card.names);
            number(fields, "copies", 0, card.copies);
            card.copiesConfidence = fields.text("copies_confidence").value_or("");
            sum += card.copies;
        }
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (!seen[i])
                faults_.push_back({"card-missing", place, {std::string(ids[i])}});
        checkTotal(file, field, sum, "card-total-wrong");
    }

    /// The total is the one number that a source gives (PROVENANCE), so the single counts have to add up to it.
    void checkTotal(ObjectReader& file, std::string_view field, int sum, std::string_view code)
    {
        const Json* totals = file.optional("totals");
        if (totals == nullptr)
            return;
        ObjectReader fields(*totals, file.placeOf("totals"), faults_);
        const Json* total = fields.optional(field);
        if (total == nullptr)
            return;
        ObjectReader inner(*total, fields.placeOf(field), faults_);
        const Json* cards = inner.optional("cards");
        if (cards == nullptr)
            return;
        const auto stated =
            readInteger(*cards, inner.placeOf("cards"), 0, largestCount * static_cast<std::int64_t>(maxEncounterKinds), faults_);
        if (stated && faults_.empty() && *stated != sum)
            faults_.push_back({std::string(code), inner.placeOf("cards"), {std::to_string(sum), std::to_string(*stated)}});
    }

    Catalogue& catalogue_;
    Faults& faults_;
};

/// The names of the icons on the Combat cards, in the order of `CombatCard` (COMP-16).
using Symbols = std::array<std::string, combatCardCount>;

class DraculaReader : CardFileReader {
public:
    DraculaReader(Catalogue& catalogue, Symbols& symbols, Faults& faults) : CardFileReader(catalogue, faults), symbols_(symbols) {}

    void read(const Json& json)
    {
        ObjectReader file(json, "", faults_);
        if (!isCardFile(file))
            return;
        if (const Json* encounters = file.list("encounters"))
            readEncounters(*encounters, file.placeOf("encounters"));
        checkTotal(file, "encounters", catalogue_.encounterTotal(), "encounter-total-wrong");
        knownCards(file, "combat", combatCardIds, [&](std::size_t i, ObjectReader& fields) -> KnownCard& {
            symbols_[i] = fields.text("symbol").value_or("");
            return catalogue_.combatCards[i];
        });
        if (const Json* powers = file.list("powers"))
            readPowers(*powers, file.placeOf("powers"));
        knownCards(file, "events", draculaEventIds,
                   [&](std::size_t i, ObjectReader&) -> KnownCard& { return catalogue_.draculaEvents[i]; });
        if (const Json* sheet = file.required("dracula_sheet"))
            readSheet(*sheet, file.placeOf("dracula_sheet"));
        if (const Json* tokens = file.required("tokens")) {
            ObjectReader fields(*tokens, file.placeOf("tokens"), faults_);
            if (const Json* counts = fields.required("counts"))
                readTokens(*counts, fields.placeOf("counts"));
        }
    }

private:
    void readSheet(const Json& sheet, const std::string& place)
    {
        ObjectReader fields(sheet, place, faults_);
        number(fields, "life", 1, catalogue_.draculaLife);
        number(fields, "win_influence", 1, catalogue_.winInfluence);
        number(fields, "event_hand_limit", 1, catalogue_.eventLimit);
        if (const Json* hand = fields.required("encounter_hand")) {
            ObjectReader inner(*hand, fields.placeOf("encounter_hand"), faults_);
            number(inner, "refill_to", 1, catalogue_.handSize);
        }
        if (const Json* hand = fields.required("combat_hand")) {
            ObjectReader inner(*hand, fields.placeOf("combat_hand"), faults_);
            // OPEN-33: while no source gives it, the catalogue's own number stands.
            if (const Json* start = inner.required("start"); start != nullptr && !start->is_null())
                number(inner, "start", 1, catalogue_.combatHand);
        }
    }

    void readTokens(const Json& counts, const std::string& place)
    {
        ObjectReader fields(counts, place, faults_);
        number(fields, "rumor", 0, catalogue_.rumorTokens);
        number(fields, "despair", 0, catalogue_.despairTokens);
        number(fields, "roadblock", 0, catalogue_.tokens.roadblocks);
        number(fields, "storm", 0, catalogue_.tokens.storms);
        number(fields, "fog", 0, catalogue_.tokens.fog);
        number(fields, "bats", 0, catalogue_.tokens.bats);
        number(fields, "heavenly-host", 0, catalogue_.tokens.heavenlyHosts);
        number(fields, "consecrated-ground", 0, catalogue_.tokens.consecratedGrounds);
    }

    void readEncounters(const Json& list, const std::string& place)
    {
        if (list.empty() || list.size() > maxEncounterKinds) {
            faults_.push_back({"encounter-kinds-out-of-range", place, {std::to_string(list.size()), std::to_string(maxEncounterKinds)}});
            return;
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            ObjectReader fields(list[i], placeAt(place, i), faults_);
            EncounterCard card;
            card.id = fields.id("id").value_or("");
            if (!card.id.empty() && catalogue_.find(card.id))
                faults_.push_back({"card-twice", fields.placeOf("id"), {card.id}});
            names(fields, card.names);
            number(fields, "copies", 0, card.copies);
            card.copiesConfidence = fields.text("copies_confidence").value_or("");
            if (const Json* vampire = fields.required("vampire"); vampire != nullptr && !vampire->is_null()) {
                card.vampire = true;
                readLife(*vampire, fields.placeOf("vampire"), card);
            }
            card.canAmbush = fields.boolean("can_ambush").value_or(true);
            if (const Json* effect = fields.required("effect"))
                readEffect(*effect, fields.placeOf("effect"), card.effect, faults_);
            if (const Json* matured = fields.required("matured"); matured != nullptr && !matured->is_null())
                readMatured(*matured, fields.placeOf("matured"), card, faults_);
            if (const Json* stays = fields.required("stays_unless"))
                card.staysUnless = readStaysUnless(*stays, fields.placeOf("stays_unless"), faults_);
            catalogue_.encounters.push_back(std::move(card));
        }
    }

    /// A vampire without a life value is called one but never fights (VAMP-2).
    void readLife(const Json& vampire, const std::string& place, EncounterCard& card)
    {
        ObjectReader fields(vampire, place, faults_);
        if (const Json* life = fields.required("life"); life != nullptr && !life->is_null())
            number(fields, "life", 1, card.life);
    }

    void readPowers(const Json& list, const std::string& place)
    {
        PowerSet seen;
        for (std::size_t i = 0; i < list.size(); ++i) {
            ObjectReader fields(list[i], placeAt(place, i), faults_);
            const Json* id = fields.required("id");
            const auto power = id != nullptr ? readPower(*id, fields.placeOf("id"), faults_) : std::nullopt;
            if (!power)
                continue;
            if (seen.contains(*power))
                faults_.push_back({"card-twice", fields.placeOf("id"), {std::string(idOf(*power))}});
            seen |= *power;
            names(fields, catalogue_.powerNames[static_cast<std::size_t>(*power)]);
        }
        for (const Power power : allPowers)
            if (!seen.contains(power))
                faults_.push_back({"power-missing", place, {std::string(idOf(power))}});
    }

    Symbols& symbols_;
};

class HunterReader : CardFileReader {
public:
    HunterReader(Catalogue& catalogue, const Symbols& symbols, Faults& faults) : CardFileReader(catalogue, faults), symbols_(symbols) {}

    void read(const Json& json)
    {
        ObjectReader file(json, "", faults_);
        if (!isCardFile(file))
            return;
        const std::span<const std::string_view> eventIds(hunterEventIds);
        knownCards(file, "events", eventIds.first(hunterEventCount - 1), // without Mina's ability
                   [&](std::size_t i, ObjectReader& fields) -> KnownCard& {
                       readHunterEvent(fields, catalogue_.hunterEvents[i], faults_);
                       return catalogue_.hunterEvents[i];
                   });
        const std::span<const std::string_view> cardIds(hunterCardIds);
        constexpr auto firstItem = static_cast<std::size_t>(HunterCard::Crucifix);
        knownCards(file, "items", cardIds.subspan(firstItem), [&](std::size_t i, ObjectReader& fields) -> KnownCard& {
            readCardMove(fields, catalogue_.hunterCards[firstItem + i].move, faults_);
            return readCard(fields, firstItem + i);
        });
        knownCards(file, "combat", cardIds.first(firstItem),
                   [&](std::size_t i, ObjectReader& fields) -> KnownCard& { return readCard(fields, i); });
        if (const Json* sheets = file.list("hunter_sheets"))
            readSheets(*sheets, file.placeOf("hunter_sheets"));
    }

private:
    KnownCard& readCard(ObjectReader& fields, std::size_t index)
    {
        HunterKnownCard& card = catalogue_.hunterCards[index];
        card.weapon = fields.boolean("weapon").value_or(false);
        if (const Json* banner = fields.required("bookmark"); banner != nullptr && !banner->is_null())
            card.banner = fields.text("bookmark").has_value();
        number(fields, "damage", 0, card.damage);
        if (const Json* list = fields.list("cancels_symbols"))
            for (std::size_t i = 0; i < list->size(); ++i)
                readSymbol((*list)[i], placeAt(fields.placeOf("cancels_symbols"), i), card);
        return card;
    }

    void readSymbol(const Json& value, const std::string& place, HunterKnownCard& card)
    {
        const auto symbol = readText(value, place, faults_);
        if (!symbol)
            return;
        const auto found = static_cast<std::size_t>(std::ranges::find(symbols_, *symbol) - symbols_.begin());
        if (found < symbols_.size()) {
            card.cancels = static_cast<std::uint8_t>(card.cancels | (1U << found));
            return;
        }
        const std::vector<std::string_view> known(symbols_.begin(), symbols_.end());
        faults_.push_back({"unknown-card", place, {*symbol, nearestOf(*symbol, known)}});
    }

    void readSheets(const Json& list, const std::string& place)
    {
        std::array<bool, sheetIds.size()> seen{};
        for (std::size_t i = 0; i < list.size(); ++i) {
            ObjectReader fields(list[i], placeAt(place, i), faults_);
            const auto id = fields.text("id");
            if (!id)
                continue;
            const auto found = static_cast<std::size_t>(std::ranges::find(sheetIds, *id) - sheetIds.begin());
            if (found == sheetIds.size()) {
                faults_.push_back({"unknown-hunter", fields.placeOf("id"), {*id, nearestOf(*id, sheetIds)}});
                continue;
            }
            if (seen[found])
                faults_.push_back({"card-twice", fields.placeOf("id"), {*id}});
            seen[found] = true;
            readSheet(fields, catalogue_.hunterSheets[found]);
            if (found + 1 == sheetIds.size())
                readPsychicBond(fields);
        }
        for (std::size_t i = 0; i < sheetIds.size(); ++i)
            if (!seen[i])
                faults_.push_back({"card-missing", place, {std::string(sheetIds[i])}});
    }

    void readSheet(ObjectReader& fields, HunterSheetFacts& sheet)
    {
        const Json* life = fields.required("life");
        sheet.lifeVerified = life == nullptr || !life->is_null();
        if (life != nullptr)
            number(fields, sheet.lifeVerified ? "life" : "life_suggested", 1, sheet.life);
        number(fields, "free_bite_spaces", 0, sheet.biteSpaces);
        number(fields, "event_hand_limit", 1, sheet.eventLimit);
    }

    /// Mina's ability is the one of her sheet that has a name.
    void readPsychicBond(ObjectReader& sheet)
    {
        const Json* list = sheet.list("abilities");
        if (list == nullptr)
            return;
        for (std::size_t i = 0; i < list->size(); ++i) {
            ObjectReader fields((*list)[i], placeAt(sheet.placeOf("abilities"), i), faults_);
            if (const Json* name = fields.required("name"); name == nullptr || name->is_null())
                continue;
            names(fields, catalogue_.hunterEvents.back().names);
            catalogue_.hunterEvents.back().copiesConfidence = "verified"; // there is none
            catalogue_.hunterEvents.back().only = fury::Hunter::MinaHarker;
            return;
        }
        faults_.push_back({"card-missing", sheet.placeOf("abilities"), {std::string(idOf(HunterEvent::PsychicBond))}});
    }

    const Symbols& symbols_;
};

} // namespace

std::optional<EncounterKind> Catalogue::find(std::string_view id) const
{
    for (std::size_t i = 0; i < encounters.size(); ++i)
        if (encounters[i].id == id)
            return static_cast<EncounterKind>(i);
    return std::nullopt;
}

std::optional<std::string> Catalogue::nearestId(std::string_view text) const
{
    std::vector<std::string_view> ids;
    for (const EncounterCard& card : encounters)
        ids.emplace_back(card.id);
    std::string nearest = nearestOf(text, ids);
    return nearest.empty() ? std::nullopt : std::optional(std::move(nearest));
}

int Catalogue::encounterTotal() const
{
    int total = 0;
    for (const EncounterCard& card : encounters)
        total += card.copies;
    return total;
}

std::expected<Catalogue, Faults> readCatalogue(std::string_view dracula, std::string_view hunters)
{
    Catalogue catalogue;
    Symbols symbols;
    Faults faults;
    if (const auto json = parseJson(dracula))
        DraculaReader(catalogue, symbols, faults).read(*json);
    else
        faults = json.error();
    if (!faults.empty()) // the hunters' cards name Dracula's, so their faults would only follow from these
        return std::unexpected(std::move(faults));
    if (const auto json = parseJson(hunters))
        HunterReader(catalogue, symbols, faults).read(*json);
    else
        faults = json.error();
    if (!faults.empty()) {
        for (Fault& fault : faults)
            fault.place.insert(0, "hunters:");
        return std::unexpected(std::move(faults));
    }
    catalogue.fileHash = sha256Text(std::string(dracula).append(hunters));
    return catalogue;
}

} // namespace demeter::fury3e

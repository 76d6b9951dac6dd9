#include "core/cards/catalogue.h"

#include "core/cards/card_json.h"

#include <algorithm>

namespace demeter {

namespace {

/// More than any box holds; keeps sums small whatever a file says.
constexpr std::int64_t largestCount = 99;

class CatalogueReader {
public:
    std::expected<Catalogue, Faults> read(std::string_view text)
    {
        const auto json = parseJson(text);
        if (!json)
            return std::unexpected(json.error());
        ObjectReader file(*json, "", faults_);
        if (const auto format = file.text("format"); format && *format != "demeter-card-facts")
            faults_.push_back({"unknown-format", file.placeOf("format"), {*format, "demeter-card-facts"}});
        if (!faults_.empty())
            return std::unexpected(std::move(faults_));

        if (const Json* encounters = file.list("encounters"))
            readEncounters(*encounters, file.placeOf("encounters"));
        if (const Json* powers = file.list("powers"))
            readPowers(*powers, file.placeOf("powers"));
        if (const Json* sheet = file.required("dracula_sheet")) {
            ObjectReader fields(*sheet, file.placeOf("dracula_sheet"), faults_);
            readNumber(fields, "life", 1, catalogue_.draculaLife);
            readNumber(fields, "win_influence", 1, catalogue_.winInfluence);
            if (const Json* hand = fields.required("encounter_hand")) {
                ObjectReader inner(*hand, fields.placeOf("encounter_hand"), faults_);
                readNumber(inner, "refill_to", 1, catalogue_.handSize);
            }
        }
        if (const Json* tokens = file.required("tokens")) {
            ObjectReader fields(*tokens, file.placeOf("tokens"), faults_);
            if (const Json* counts = fields.required("counts")) {
                ObjectReader inner(*counts, fields.placeOf("counts"), faults_);
                readNumber(inner, "rumor", 0, catalogue_.rumorTokens);
                readNumber(inner, "despair", 0, catalogue_.despairTokens);
            }
        }
        checkTotal(file);
        if (!faults_.empty())
            return std::unexpected(std::move(faults_));
        return std::move(catalogue_);
    }

private:
    void readNumber(ObjectReader& fields, std::string_view name, std::int64_t smallest, int& into)
    {
        if (const Json* value = fields.required(name))
            if (const auto number = readInteger(*value, fields.placeOf(name), smallest, largestCount, faults_))
                into = static_cast<int>(*number);
    }

    void readNames(ObjectReader& fields, Names& into)
    {
        const Json* names = fields.required("name");
        if (names == nullptr)
            return;
        ObjectReader inner(*names, fields.placeOf("name"), faults_);
        for (std::size_t i = 0; i < languageCount; ++i)
            into[i] = inner.text(languageCodes[i]).value_or("");
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
            readNames(fields, card.names);
            readNumber(fields, "copies", 0, card.copies);
            card.copiesConfidence = fields.text("copies_confidence").value_or("");
            if (const Json* vampire = fields.required("vampire"); vampire != nullptr && !vampire->is_null()) {
                card.vampire = true;
                readLife(*vampire, fields.placeOf("vampire"), card);
            }
            if (const Json* matured = fields.required("matured"); matured != nullptr && !matured->is_null())
                readMatured(*matured, fields.placeOf("matured"), card);
            catalogue_.encounters.push_back(std::move(card));
        }
    }

    /// A vampire without a life value is called one but never fights (VAMP-2).
    void readLife(const Json& vampire, const std::string& place, EncounterCard& card)
    {
        ObjectReader fields(vampire, place, faults_);
        const Json* life = fields.required("life");
        if (life == nullptr || life->is_null())
            return;
        if (const auto number = readInteger(*life, fields.placeOf("life"), 1, largestCount, faults_))
            card.life = static_cast<int>(*number);
    }

    void readMatured(const Json& steps, const std::string& place, EncounterCard& card)
    {
        if (!isList(steps, place, faults_))
            return;
        card.hasMaturedEffect = !steps.empty();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            ObjectReader fields(steps[i], placeAt(place, i), faults_);
            const auto op = fields.text("op");
            // Other steps are carried out by the table: nothing of the state that the program keeps depends on them.
            if (op == "influence")
                readNumber(fields, "n", 0, card.maturedInfluence);
            else if (op == "heal")
                readNumber(fields, "n", 0, card.maturedHealing);
            else if (op == "reveal_location")
                card.maturedReveals = true;
            else if (op == "keep_face_up")
                card.maturedStays = true;
            else if (op == "clear")
                readCleared(fields, card);
        }
    }

    void readCleared(ObjectReader& fields, EncounterCard& card)
    {
        const Json* what = fields.list("what");
        if (what == nullptr)
            return;
        for (std::size_t i = 0; i < what->size(); ++i)
            if (readText((*what)[i], placeAt(fields.placeOf("what"), i), faults_) == "slot_4")
                card.maturedClearsSlots = true;
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
            readNames(fields, catalogue_.powerNames[static_cast<std::size_t>(*power)]);
        }
        for (const Power power : allPowers)
            if (!seen.contains(power))
                faults_.push_back({"power-missing", place, {std::string(idOf(power))}});
    }

    /// The total is the one number that a source gives (PROVENANCE), so the single counts have to add up to it.
    void checkTotal(ObjectReader& file)
    {
        const Json* totals = file.optional("totals");
        if (totals == nullptr)
            return;
        ObjectReader fields(*totals, file.placeOf("totals"), faults_);
        const Json* encounters = fields.optional("encounters");
        if (encounters == nullptr)
            return;
        ObjectReader inner(*encounters, fields.placeOf("encounters"), faults_);
        const Json* cards = inner.optional("cards");
        if (cards == nullptr)
            return;
        const auto total =
            readInteger(*cards, inner.placeOf("cards"), 0, largestCount * static_cast<std::int64_t>(maxEncounterKinds), faults_);
        if (total && faults_.empty() && *total != catalogue_.encounterTotal())
            faults_.push_back(
                {"encounter-total-wrong", inner.placeOf("cards"), {std::to_string(catalogue_.encounterTotal()), std::to_string(*total)}});
    }

    Catalogue catalogue_;
    Faults faults_;
};

} // namespace

std::optional<Power> powerFromId(std::string_view id)
{
    for (const Power power : allPowers)
        if (powerIds[static_cast<std::size_t>(power)] == id)
            return power;
    return std::nullopt;
}

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

std::expected<Catalogue, Faults> readCatalogue(std::string_view json)
{
    return CatalogueReader().read(json);
}

} // namespace demeter

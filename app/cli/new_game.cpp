#include "app/cli/new_game.h"

#include "core/base/hex.h"

#include <QCoreApplication>

namespace demeter {

QString optionOf(const NewGameField& field)
{
    return QStringLiteral("--") + QString::fromUtf8(field.name.data(), static_cast<qsizetype>(field.name.size()));
}

std::string listedNames(const std::string_view* names, std::size_t count)
{
    std::string text;
    for (std::size_t n = 0; n < count; ++n)
        text += (text.empty() ? "" : ", ") + std::string(names[n]);
    return text;
}

NewGameField boardField(std::string& board)
{
    return {"board", [&board](const std::string& name) {
                board = name;
                return true;
            }};
}

NewGameField seedField(Seed& seed)
{
    return {"seed",
            [&seed](const std::string& digits) {
                Seed read{};
                if (!readHex(QString::fromStdString(digits).toLower().toStdString(), read))
                    return false;
                seed = read;
                return true;
            },
            Fault{"script-seed", {}, {}}};
}

QString huntNotOver()
{
    return QCoreApplication::translate(
        "Cli", "The game is not over, and whoever opens the files knows where Dracula is. To reveal it all the same, add %1.");
}

std::optional<QString> takeOptions(const std::vector<NewGameField>& fields, const Options& options)
{
    for (const NewGameField& field : fields) {
        const QString option = optionOf(field);
        if (field.option && field.take && options.values.contains(option) && !field.take(options.values[option].toStdString()))
            return QCoreApplication::translate("Cli", "%1 can't be \"%2\".").arg(option, options.values[option]);
    }
    return std::nullopt;
}

bool anyGiven(const std::vector<NewGameField>& fields, const Options& options)
{
    return std::ranges::any_of(fields, [&](const NewGameField& field) { return options.values.contains(optionOf(field)); });
}

void takeNewGame(const std::vector<NewGameField>& fields, const Json& json, Faults& faults)
{
    ObjectReader reader(json, "/new-game", faults);
    if (!reader.valid())
        return;
    (void)reader.optional("game");
    for (const NewGameField& field : fields) {
        const Json* value = reader.optional(field.name);
        if (value == nullptr)
            continue;
        const std::string place = reader.placeOf(field.name);
        if (field.read) {
            field.read(*value, place, faults);
            continue;
        }
        const auto text = readText(*value, place, faults);
        if (!text || field.take(*text))
            continue;
        Fault fault = field.unknown;
        fault.place = place;
        if (fault.code == "script-choice")
            fault.arguments.insert(fault.arguments.begin(), *text);
        faults.push_back(std::move(fault));
    }
    reader.refuseUnknown();
}

} // namespace demeter

#include "app/cli/script_lines.h"

#include <QByteArray>
#include <QIODevice>

namespace demeter {

namespace {

/// Far more than a position with everything in it.
constexpr qint64 longestLine = 1 << 20;

} // namespace

std::expected<std::optional<std::string>, Fault> ScriptLines::next()
{
    for (;;) {
        QByteArray bytes;
        if (device_ != nullptr) {
            bytes = device_->readLine(longestLine + 2);
            if (bytes.isEmpty())
                return std::nullopt;
        } else {
            if (text_->atEnd())
                return std::nullopt;
            bytes = text_->readLine().toUtf8();
        }
        ++number_;
        if (bytes.size() > longestLine)
            return std::unexpected(Fault{"script-line-too-long", "line " + std::to_string(number_), {std::to_string(longestLine)}});
        while (bytes.endsWith('\n') || bytes.endsWith('\r'))
            bytes.chop(1);
        if (!bytes.trimmed().isEmpty())
            return bytes.toStdString();
    }
}

Faults inLine(std::uint64_t number, Faults faults, const std::string& field)
{
    const std::string line = "line " + std::to_string(number);
    const std::string one = "line 1";
    for (Fault& fault : faults) {
        if (field.empty() && fault.place.starts_with(one) && (fault.place.size() == one.size() || fault.place[one.size()] == ','))
            fault.place.replace(0, one.size(), line);
        else if (fault.place.empty() || fault.place.starts_with('/'))
            fault.place = field.empty() && fault.place.empty() ? line : line + ", " + field + fault.place;
        else // a place in the board file of a position
            fault.place = line + ", " + field + ": " + fault.place;
    }
    return faults;
}

std::expected<std::optional<HistoryLine>, Faults> readHistoryLine(const Json& line)
{
    for (const std::string_view word : {"undo", "redo", "go-to", "position", "new-game"}) {
        if (!line.is_object() || !line.contains(word))
            continue;
        Faults faults;
        ObjectReader fields(line, "", faults);
        const Json& value = *fields.required(word);
        const std::string place = fields.placeOf(word);
        fields.refuseUnknown();
        std::size_t cursor = 0;
        if (word == "position" || word == "new-game") {
            faults.push_back({"script-late-start", place, {std::string(word)}});
        } else if (word == "go-to") {
            if (const auto wanted = readInteger(value, place, 0, 1'000'000'000, faults))
                cursor = static_cast<std::size_t>(*wanted);
        } else if (!value.is_boolean() || !value.get<bool>()) {
            faults.push_back({"script-not-true", place, {}});
        }
        if (!faults.empty())
            return std::unexpected(std::move(faults));
        if (word == "undo")
            return UndoLine{};
        if (word == "redo")
            return RedoLine{};
        return GoToLine{cursor};
    }
    return std::nullopt;
}

} // namespace demeter

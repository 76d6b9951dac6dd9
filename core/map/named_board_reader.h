// What readers of files that name a board have in common.
#pragma once

#include "core/base/json_reader.h"
#include "core/map/board_source.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// Collects faults with their places; its readers go on after a fault, so that all of a file's are told at once.
class NamedBoardReader {
protected:
    explicit NamedBoardReader(const BoardSource& boards) : boards_(boards) {}

    void fault(std::string code, std::string place, std::vector<std::string> arguments = {})
    {
        faults_.push_back({std::move(code), std::move(place), std::move(arguments)});
    }
    std::string idOf(LocationId location) const { return (*board_)[location].id; }

    /// A field that holds this name and no other; `unknown` is the fault's code.
    void readName(ObjectReader& file, std::string_view field, std::string_view expected, const char* unknown)
    {
        if (const auto name = file.text(field); name && *name != expected)
            fault(unknown, file.placeOf(field), {*name, std::string(expected)});
    }
    /// The field `board`; without a fault `board_` is there afterwards.
    void readBoardName(ObjectReader& file)
    {
        const auto name = file.text("board");
        if (!name)
            return;
        auto read = readNamedBoard(boards_, *name, file.placeOf("board"));
        if (read)
            board_ = std::move(*read);
        else
            std::ranges::move(read.error(), std::back_inserter(faults_));
    }
    /// A field that may be missing; then, or with a fault, `into` keeps its value.
    template <typename Number>
    void readNumber(ObjectReader& fields, std::string_view name, std::int64_t smallest, std::int64_t largest, Number& into)
    {
        if (const auto* value = fields.optional(name))
            if (const auto number = readInteger(*value, fields.placeOf(name), smallest, largest, faults_))
                into = static_cast<Number>(*number);
    }
    /// A field that may be missing; then, or with a fault, it is false.
    bool readFlag(ObjectReader& fields, std::string_view name)
    {
        const auto* value = fields.optional(name);
        return value != nullptr && readBoolean(*value, fields.placeOf(name), faults_).value_or(false);
    }

    const BoardSource& boards_;
    std::shared_ptr<const Board> board_;
    Faults faults_;
};

} // namespace demeter

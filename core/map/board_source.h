// Where boards come from: files, resources or a test.
#pragma once

#include "core/base/fault.h"
#include "core/map/board.h"

#include <expected>
#include <functional>
#include <memory>
#include <string>

namespace demeter {

/// Finds a board by the text of a `board` field: an id, or a path relative to the file that the field stands in.
using BoardSource = std::function<std::expected<std::shared_ptr<const Board>, Faults>(const std::string& name)>;

/// The board that a file names, where `place` is the field that names it. Faults of a board file keep their places in that file, with its
/// name before them.
std::expected<std::shared_ptr<const Board>, Faults> readNamedBoard(const BoardSource& boards, const std::string& name,
                                                                   const std::string& place);

} // namespace demeter

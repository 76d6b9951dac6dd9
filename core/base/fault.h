// What is wrong with an input file, and where.
#pragma once

#include <string>
#include <vector>

namespace demeter {

/// One thing that is wrong with a file that a person wrote or that got damaged.
/// The core says only what and where; `app/text` makes the sentence.
struct Fault {
    /// Stable code in kebab-case, for example `unknown-location`. `json_faults.h`, `board_faults.h`, `input_faults.h` and
    /// `record_faults.h` list them all.
    std::string code;
    /// Where: a JSON pointer (`/trail/2/location`), `line 7, column 3`, or `line 7` of a line-by-line file.
    std::string place;
    /// What the sentence needs, as it stands in the file, in the order that the code documents.
    std::vector<std::string> arguments;

    friend bool operator==(const Fault&, const Fault&) = default;
};

using Faults = std::vector<Fault>;

} // namespace demeter

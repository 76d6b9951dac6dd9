#include "core/journal/chain_fault.h"

#include "core/journal/outer_line.h"

#include <string>

namespace demeter {

std::optional<Fault> chainFault(std::string_view file)
{
    Head head = firstHead;
    for (std::uint64_t sequence = 0; !file.empty(); ++sequence) {
        const std::size_t end = file.find('\n');
        const auto line = readOuterLine(file.substr(0, end), sequence, head);
        if (!line && end == std::string_view::npos && sequence > 0) {
            // As when it is opened: something that goes on behind a whole line is no rest of a write.
            const std::string_view whole = file.substr(0, file.rfind('}') + 1);
            if (!readOuterLine(whole, sequence, head))
                return std::nullopt;
        }
        if (!line)
            return Fault{line.error().code, "line " + std::to_string(sequence + 1), line.error().arguments};
        head = line->head;
        file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    }
    return std::nullopt;
}

} // namespace demeter

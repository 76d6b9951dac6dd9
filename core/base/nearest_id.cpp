#include "core/base/nearest_id.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace demeter {

namespace {

/// How many letters must be put in, left out or changed to make `b` of `a` (Levenshtein).
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// Nobody mistypes a longer text for an id, and the comparison takes time with the square of the length.
constexpr std::size_t longestCompared = 64;

} // namespace

std::string nearestOf(std::string_view text, std::span<const std::string_view> candidates)
{
    if (text.size() > longestCompared)
        return {};
    std::size_t best = text.size() / 3 + 1;
    std::string_view nearest;
    for (const std::string_view candidate : candidates) {
        if (std::max(candidate.size(), text.size()) - std::min(candidate.size(), text.size()) >= best)
            continue; // the lengths alone differ too much
        if (const std::size_t distance = editDistance(text, candidate); distance < best) {
            best = distance;
            nearest = candidate;
        }
    }
    return std::string(nearest);
}

} // namespace demeter

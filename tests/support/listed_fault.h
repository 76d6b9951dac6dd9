// Whether a fault is one of those that are documented.
#pragma once

#include "core/base/json_faults.h"
#include "core/fury3e/text/input_faults.h"

#include <algorithm>

namespace demeter::test {

using namespace fury3e;

/// A fault of JSON or of a file of the third edition, with as many arguments as it is documented to have.
inline bool isListed(const Fault& fault)
{
    const auto isThis = [&](const FaultInfo& info) { return info.code == fault.code && info.arguments == fault.arguments.size(); };
    return std::ranges::any_of(jsonFaults, isThis) || std::ranges::any_of(inputFaults, isThis);
}

} // namespace demeter::test

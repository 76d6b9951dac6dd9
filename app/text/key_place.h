// Where the key of all sealed games is kept.
#pragma once

#include <string>

namespace demeter {

/// In the folder of the system's for settings, away from the games; or the file that the environment variable DEMETER_KEYS names.
std::string usualKeyFile();

} // namespace demeter

// Where the key of all sealed games is kept.
#pragma once

#include <QString>

#include <string>

namespace demeter {

/// In the folder of the system's for settings, away from the games; or the file that the environment variable DEMETER_KEYS names.
std::string usualKeyFile();

/// What to say where others than the owner could read the key file (`KeyFile::wasOpenToOthers`).
QString keyWasOpenSentence();

/// What to say when a copy of this key file from before is not enough any more (`KeyFile::wasRenewed`).
QString keyRenewedSentence(const std::string& path);

} // namespace demeter

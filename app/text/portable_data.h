// Where a program that is carried about, on a stick, keeps what is its user's.
#pragma once

#include <QString>

namespace demeter {

/// Games, keys and settings are kept in the folder `demeter-data` beside the program, where there is one, instead of the user's own folders
/// on the machine that it runs on just now; not those whose place the environment names. To be called once there is an application object
/// and before any of them is asked for.
void keepDataBesideProgram();

/// The same in a folder `demeter-data` of another one.
void keepDataBeside(const QString& programFolder);

} // namespace demeter

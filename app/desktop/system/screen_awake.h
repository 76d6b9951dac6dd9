// Keeps the screen from going dark while a game lies open.
#pragma once

#include <QObject>

#include <memory>

namespace demeter {

/// What asks the desktop to leave the screen on, and lets it go again at its end. Where nobody can be asked nothing happens.
class ScreenAwake {
public:
    ScreenAwake() = default;
    ScreenAwake(const ScreenAwake&) = delete;
    ScreenAwake& operator=(const ScreenAwake&) = delete;
    virtual ~ScreenAwake() = default;
    virtual void setKept(bool kept) = 0;
};

/// That of this operating system.
std::unique_ptr<ScreenAwake> screenAwake();

} // namespace demeter

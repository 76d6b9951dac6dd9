// Plays short sounds by what the operating system has for it.
#pragma once

#include <QByteArray>

#include <memory>

namespace demeter {

/// Nothing waits for a sound, and where none can be played nothing happens.
class SoundPlayer {
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;
    /// A WAV file. What is played still goes on, or ends, as the system likes.
    virtual void play(const QByteArray& wav) = 0;
};

/// That of this operating system.
std::unique_ptr<SoundPlayer> soundPlayer();

} // namespace demeter

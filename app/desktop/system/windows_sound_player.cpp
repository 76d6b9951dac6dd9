#include "app/desktop/system/sound_player.h"

#include <windows.h>

#include <mmsystem.h>

namespace demeter {

namespace {

/// Windows plays it from memory, which has to stay until it has ended.
class WindowsSoundPlayer : public SoundPlayer {
public:
    ~WindowsSoundPlayer() override { PlaySoundW(nullptr, nullptr, 0); }
    void play(const QByteArray& wav) override
    {
        PlaySoundW(nullptr, nullptr, 0);
        wav_ = wav;
        PlaySoundW(reinterpret_cast<LPCWSTR>(wav_.constData()), nullptr, SND_MEMORY | SND_ASYNC | SND_NODEFAULT);
    }

private:
    QByteArray wav_;
};

} // namespace

std::unique_ptr<SoundPlayer> soundPlayer()
{
    return std::make_unique<WindowsSoundPlayer>();
}

} // namespace demeter

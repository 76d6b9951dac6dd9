#include "app/desktop/system/sound_player.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace demeter {

namespace {

/// A program of the system plays a file: those of PipeWire, PulseAudio, ALSA, macOS. A library would be one more to need.
class ProgramSoundPlayer : public SoundPlayer {
public:
    void play(const QByteArray& wav) override
    {
        if (!looked_) {
            looked_ = true;
            for (const char* name : {"pw-play", "paplay", "aplay", "afplay"})
                if (program_.isEmpty())
                    program_ = QStandardPaths::findExecutable(QLatin1String(name));
        }
        if (program_.isEmpty() || !folder_.isValid())
            return;
        QFile file(folder_.filePath(QString::fromLatin1(QCryptographicHash::hash(wav, QCryptographicHash::Sha1).toHex()) + ".wav"));
        if (!file.exists() && (!file.open(QIODevice::WriteOnly) || file.write(wav) != wav.size()))
            return;
        file.close();
        QProcess player; // what it has started goes on without it
        player.setProgram(program_);
        player.setArguments({file.fileName()});
        player.setStandardInputFile(QProcess::nullDevice());
        player.setStandardOutputFile(QProcess::nullDevice());
        player.setStandardErrorFile(QProcess::nullDevice());
        player.startDetached();
    }

private:
    QTemporaryDir folder_;
    QString program_;
    bool looked_ = false;
};

} // namespace

std::unique_ptr<SoundPlayer> soundPlayer()
{
    return std::make_unique<ProgramSoundPlayer>();
}

} // namespace demeter

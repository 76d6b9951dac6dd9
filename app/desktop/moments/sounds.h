// What is heard of a game in the room: short tones at moments that everybody should look up for, and at nightfall.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/public_game.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace demeter {

class RunningGame;

/// Those of `resources/sounds`, which phones play too.
QStringList soundNames();
/// One of them, made of its notes: a WAV file of 16 bits and one channel. Empty: there is no such sound.
QByteArray soundFile(const QString& name);

/// Whether moments are heard in this window; kept between runs. They are at first.
bool soundsOn(const Settings& settings);
void setSoundsOn(Settings& settings, bool on);

/// Goes along with a game and plays a sound for what everybody has seen happen. It is given what the table sees and nothing else, so it
/// tells no secret, whichever screen is open.
class Sounds : public QObject {
    Q_OBJECT

public:
    /// `play` is given the name of a sound; never while `soundsOn` is false.
    Sounds(const Settings& settings, std::function<void(const QString& name)> play, QObject* parent = nullptr);
    /// From now on this game; null: none.
    void follow(RunningGame* game);
    /// So it stands now; null: no game is open. Nothing is heard of what was there when it was heard of first, nor of what is taken back.
    void hear(const std::shared_ptr<const PublicGame>& now);

private:
    const Settings& settings_;
    std::function<void(const QString&)> play_;
    RunningGame* game_ = nullptr;
    std::shared_ptr<const PublicGame> heard_;
};

} // namespace demeter

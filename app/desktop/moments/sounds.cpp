#include "app/desktop/moments/sounds.h"

#include "app/table/running_game.h"
#include "app/text/page_parts.h"

#include <QBuffer>
#include <QDataStream>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace demeter {

namespace {

constexpr int rate = 22050;
/// A tone does not begin with a crack.
constexpr double swell = 0.01;

QJsonObject sounds()
{
    return QJsonDocument::fromJson(pageFile(QStringLiteral("sounds/sounds.json"))).object();
}

/// As phones play them: a triangle that glides from one pitch to another and dies away to a thousandth.
std::vector<double> tones(const QJsonArray& notes)
{
    std::vector<double> all;
    for (const QJsonValue& value : notes) {
        const QJsonArray note = value.toArray();
        const double when = note[0].toDouble(), lasts = note[1].toDouble(), from = note[2].toDouble(), to = note[3].toDouble(),
                     loud = note[4].toDouble();
        const auto begin = static_cast<std::size_t>(when * rate), length = static_cast<std::size_t>(lasts * rate);
        all.resize(std::max(all.size(), begin + length));
        double turns = 0.75;
        for (std::size_t n = 0; n < length; ++n) {
            const double time = static_cast<double>(n) / rate;
            const double gain = time < swell ? loud * time / swell : loud * std::pow(0.001, (time - swell) / (lasts - swell));
            all[begin + n] += gain * (4 * std::abs(turns - std::floor(turns) - 0.5) - 1);
            turns += from * std::pow(to / from, time / lasts) / rate;
        }
    }
    return all;
}

/// The one that everybody should hear, of several at once.
constexpr std::array loudest{"ambush", "defeat", "bite", "reveal", "nightfall"};

const QString kept = QStringLiteral("sounds"), off = QStringLiteral("off");

} // namespace

QStringList soundNames()
{
    return sounds().keys();
}

QByteArray soundFile(const QString& name)
{
    const std::vector<double> all = tones(sounds().value(name).toArray());
    if (all.empty())
        return {};
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    QDataStream data(&file);
    data.setByteOrder(QDataStream::LittleEndian);
    const auto bytes = static_cast<quint32>(2 * all.size());
    data.writeRawData("RIFF", 4);
    data << quint32{36 + bytes};
    data.writeRawData("WAVEfmt ", 8);
    data << quint32{16} << quint16{1} << quint16{1} << quint32{rate} << quint32{2 * rate} << quint16{2} << quint16{16};
    data.writeRawData("data", 4);
    data << bytes;
    for (const double each : all)
        data << static_cast<qint16>(std::lround(32767 * std::clamp(each, -1.0, 1.0)));
    return file.data();
}

bool soundsOn(const Settings& settings)
{
    return settings.kept(kept) != off;
}

void setSoundsOn(Settings& settings, bool on)
{
    settings.keepText(kept, on ? QString() : off);
}

Sounds::Sounds(const Settings& settings, std::function<void(const QString&)> play, QObject* parent)
    : QObject(parent), settings_(settings), play_(std::move(play))
{
}

void Sounds::follow(RunningGame* game)
{
    if (game_ != nullptr)
        game_->disconnect(this);
    game_ = game;
    heard_ = nullptr;
    if (game_ == nullptr)
        return;
    connect(game_, &RunningGame::stepped, this, [this] { hear(game_->now()); });
    connect(game_, &QObject::destroyed, this, [this] { game_ = nullptr; });
    hear(game_->now());
}

void Sounds::hear(const std::shared_ptr<const PublicGame>& now)
{
    const auto before = std::exchange(heard_, now);
    if (now == nullptr || before == nullptr || now->facts().id != before->facts().id || now->steps() <= before->steps() ||
        !soundsOn(settings_))
        return;
    const NewMoments news = now->momentsSince(before.get());
    if (news.corrected)
        return;
    const Language language = settings_.language();
    QStringList due;
    for (const NewMoment& moment : news.moments)
        due << moment.look(language).kind;
    if (now->look(language).sign == TimeLook::Night && before->look(language).sign != TimeLook::Night)
        due << QStringLiteral("nightfall");
    const auto* first = std::ranges::find_if(loudest, [&](const char* name) { return due.contains(QLatin1String(name)); });
    if (first != loudest.end())
        play_(QLatin1String(*first));
}

} // namespace demeter

// What is heard in the room: made of notes, for what everybody has seen, and for nothing else.
#include "app/desktop/moments/sounds.h"
#include "app/desktop/start/settings_dialog.h"
#include "core/journal/memory_device.h"
#include "tests/app/desktop/table_news.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/golden_games.h"
#include "tests/support/second_golden_games.h"

#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <memory>
#include <type_traits>

using namespace demeter;
using namespace demeter::test;

namespace {

std::unique_ptr<Device> memory()
{
    return std::make_unique<MemoryDevice>(std::make_shared<std::string>());
}

template <typename Record> using PublicOf =
    std::conditional_t<std::is_same_v<Record, fury3e::Record>, fury3e::PublicHunt, fury2e::PublicHunt>;

/// A game's sounds: at each of its steps which one was heard, empty where none was, and what could have been.
struct Heard {
    QStringList sounds;
    QList<QStringList> due;
};

template <typename Record> Heard hearGame(const Record& record, const Settings& settings, bool back = false)
{
    using Public = PublicOf<Record>;
    Heard heard;
    Sounds sounds(settings, [&](const QString& name) { heard.sounds.back() += name; });
    std::shared_ptr<const Public> before;
    std::size_t steps = 0;
    followLog(record, [&](const auto& log, std::size_t n) {
        if (log.size() == std::exchange(steps, log.size()))
            return; // nobody has noticed it
        typename Public::Seen seen;
        seen.ruleset = record.ruleset();
        seen.log = log;
        if (back)
            seen.log.back().way = std::decay_t<decltype(log.back())>::Way::Back;
        seen.turn = tableTurn(record.ruleset(), record.stateAt(n));
        seen.newsBegins = seen.entryBegins = log.size() - 1;
        const auto now = std::make_shared<const Public>(std::move(seen), before.get());
        heard.sounds << QString();
        heard.due << QStringList();
        if (before != nullptr) {
            for (const NewMoment& moment : now->momentsSince(before.get()).moments)
                heard.due.back() << moment.look(Language::En).kind;
            if (now->look(Language::En).sign == TimeLook::Night && before->look(Language::En).sign != TimeLook::Night)
                heard.due.back() << QStringLiteral("nightfall");
        }
        sounds.hear(now);
        before = now;
    });
    return heard;
}

/// Of all golden games.
QList<Heard> hearAll(const Settings& settings, bool back = false)
{
    QList<Heard> all;
    for (const char* name : {"combat", "cost", "influence"})
        all << hearGame(goldenGame(name, memory()), settings, back);
    for (const std::string& name : fury2e::secondGameNames())
        all << hearGame(fury2e::secondGoldenGame(name, memory()), settings, back);
    return all;
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void files();
    void moments();
    void offInOneTap();
};

/// WAV files that any player takes; none is clipped, none so soft that nobody hears it, and none lasts.
void TestSounds::files()
{
    QCOMPARE(soundNames(), QStringList({"ambush", "bite", "defeat", "nightfall", "reveal", "turn"}));
    for (const QString& name : soundNames()) {
        const QByteArray file = soundFile(name);
        QVERIFY2(file.startsWith("RIFF") && file.mid(8, 8) == "WAVEfmt " && file.mid(36, 4) == "data", qPrintable(name));
        const auto number = [&](qsizetype at) { return qFromLittleEndian<quint32>(file.constData() + at); };
        QCOMPARE(number(4), static_cast<quint32>(file.size() - 8));
        QCOMPARE(number(40), static_cast<quint32>(file.size() - 44));
        int peak = 0, last = 0;
        for (qsizetype at = 44; at < file.size(); at += 2)
            peak = std::max(peak, last = std::abs(int{qFromLittleEndian<qint16>(file.constData() + at)}));
        QVERIFY2(peak > 5000 && peak < 32767, qPrintable(QStringLiteral("%1 reaches %2").arg(name).arg(peak)));
        QVERIFY2(last < 100, qPrintable(name + " breaks off"));
        QVERIFY2(number(40) < 4 * 2 * 22050, qPrintable(name + " lasts"));
        QCOMPARE(soundFile(name), file);
    }
    QVERIFY(soundFile("despair").isEmpty());
}

/// In golden games of both editions: one sound at a step where something is worth one, and none where nothing is, or nothing but what has
/// none.
void TestSounds::moments()
{
    WindowFixture w;
    const QStringList loudest{"ambush", "defeat", "bite", "reveal", "nightfall"};
    QStringList all;
    for (const Heard& game : hearAll(w.window->settings()))
        for (qsizetype step = 0; step < game.sounds.size(); ++step) {
            const auto first = std::ranges::find_if(loudest, [&](const QString& name) { return game.due[step].contains(name); });
            QCOMPARE(game.sounds[step], first == loudest.end() ? QString() : *first);
            all << game.sounds[step];
        }
    for (const char* name : {"defeat", "bite", "reveal", "nightfall"})
        QVERIFY2(all.contains(QLatin1String(name)), name);
    QVERIFY(all.count(QString()) > all.size() / 2);
    // What is taken back is not heard again.
    for (const Heard& game : hearAll(w.window->settings(), true))
        QCOMPARE(game.sounds.join(QString()), QString());
}

void TestSounds::offInOneTap()
{
    WindowFixture w;
    w.openSettings();
    auto* choice = w.find<Segmented>("sounds");
    QVERIFY(choice != nullptr);
    QCOMPARE(choice->current(), 0);
    emit choice->chosen(1);
    QVERIFY(!soundsOn(w.window->settings()));
    for (const Heard& game : hearAll(w.window->settings()))
        QCOMPARE(game.sounds.join(QString()), QString());
    w.open(); // it is kept
    QVERIFY(!soundsOn(w.window->settings()));
}

DEMETER_TEST(TestSounds)
#include "test_sounds.moc"

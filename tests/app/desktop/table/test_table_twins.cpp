// The table screen under twin games: the same pictures, and the same moments at which anything on it changes (INFO-5, INV-8).
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/table_screen.h"
#include "app/text/resources.h"
#include "tests/support/load.h"
#include "tests/support/twins.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// A table screen that counts what happens on it.
class Watched {
public:
    explicit Watched(const Settings& settings) : screen_(settings)
    {
        QObject::connect(&screen_, &TableScreen::renewed, &screen_, [this] { ++renewed_; });
        band_->setByHand();
        screen_.setStyleSheet(styleSheet(Theme::of(settings.theme())));
        screen_.resize(1280, 800);
        screen_.show();
        screen_.installEventFilter(&paints_);
        const auto parts = screen_.findChildren<QWidget*>();
        for (QWidget* part : parts)
            part->installEventFilter(&paints_);
    }

    void show(const TwinStep& step, const TwinGame& game)
    {
        band_->clear(); // what was worth a look before has been looked at
        const Sentences sentences(step.rules.board, step.rules.cards, Language::En);
        screen_.setLog(step.rules, game.log, tableTurn(step.rules, game.state), sentences);
    }

    /// How often it has been made anew, and what parts of it have been painted, since this was asked last.
    std::pair<int, QStringList> updates() { return {std::exchange(renewed_, 0), std::exchange(paints_.seen, {})}; }
    const std::optional<Moment>& moment() const { return band_->shown(); }
    QImage picture() { return screen_.grab().toImage(); }

private:
    struct Paints : QObject {
        bool eventFilter(QObject* object, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                seen << QLatin1String(object->metaObject()->className());
            return false;
        }
        QStringList seen;
    };
    Paints paints_;
    TableScreen screen_;
    MomentBand* band_ = screen_.findChild<MomentBand*>("moment");
    int renewed_ = 0;
};

} // namespace

class TestTableTwins : public QObject {
    Q_OBJECT

private slots:
    void picturesAreTheSame()
    {
        initTextResources();
        initLookResources();
        loadFonts();
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        std::unique_ptr<Watched> first, twin;
        std::size_t moments = 0, pictures = 0, steps = 0, staged = 0;
        int renewed = 0;
        TwinTally tally;
        std::string fault;
        const bool enough = playManyTwins(times(8, 200), tally, fault, [&](const TwinStep& step) -> std::string {
            if (!first) {
                first = std::make_unique<Watched>(settings);
                twin = std::make_unique<Watched>(settings);
                // Windows come up and take the focus from each other; from then on only the game changes anything.
                QTest::qWait(50);
            }
            if (step.first.log.size() == 1) // a new pair
                moments = 0;
            ++steps;
            first->updates();
            twin->updates();
            first->show(step, step.first);
            twin->show(step, step.twin);
            for (int round = 0; round < 3; ++round) { // a repaint may be asked for in one round and happen in the next
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            const auto [times, parts] = first->updates();
            const auto [twinTimes, twinParts] = twin->updates();
            renewed += times;
            if (times != twinTimes)
                return "made anew";
            if (parts != twinParts)
                return "painted " + parts.join(u' ').toStdString() + ", in the twin " + twinParts.join(u' ').toStdString();
            if (first->moment() != twin->moment())
                return "what the table looks up for";
            staged += first->moment().has_value();
            // The first moment at which enough is different, and now and then a later one.
            if (!step.differs || (!first->moment() && moments++ % 10 != 0))
                return {};
            ++pictures;
            const QImage one = first->picture(), other = twin->picture();
            return one == other && !one.isNull() ? std::string() : std::string("picture");
        });
        qInfo("%d twins among %d pairs, %zu steps, the table made anew at %d of them, %zu pairs of pictures, %zu with a band", tally.twins,
              tally.pairs, steps, renewed, pictures, staged);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
        QVERIFY(renewed > 0 && static_cast<std::size_t>(renewed) < steps);
        QVERIFY(pictures >= static_cast<std::size_t>(tally.twins));
    }
};

DEMETER_TEST(TestTableTwins)
#include "test_table_twins.moc"

// Every screen at both shapes of the screen and with large text: nothing cut, nothing too small, nothing over something else.
#include "tests/app/desktop/screen_tour.h"
#include "tests/app/fury2e/desktop/second_tour.h"
#include "tests/support/rows.h"

#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/side_scroll.h"

#include <QScrollArea>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::plainText;
using demeter::test::visibleWidgets;
using demeter::test::WindowFixture;

namespace {

/// What is cut or too small on the screen that is shown.
void lookFor(WindowFixture& w, const QString& screen, QStringList& cut)
{
    const auto report = [&](const QWidget* widget, const QString& text, const char* what) {
        cut << QStringLiteral("%1: %2 (%3, %4 x %5)").arg(screen, text, what).arg(widget->width()).arg(widget->height());
    };
    for (QWidget* widget : visibleWidgets(w.window.get())) {
        if (const auto* area = qobject_cast<QScrollArea*>(widget);
            area != nullptr && qobject_cast<const SideScroll*>(area) == nullptr && area->widget()->width() > area->viewport()->width()) {
            QString widest;
            int most = 0;
            for (const QWidget* part : area->widget()->findChildren<QWidget*>())
                if (part->isVisible() && part->minimumSizeHint().width() > most && part->findChildren<QWidget*>().isEmpty()) {
                    most = part->minimumSizeHint().width();
                    widest =
                        QStringLiteral("%1 %2 needs %3").arg(QLatin1String(part->metaObject()->className()), part->objectName()).arg(most);
                }
            report(area, widest, "wider than what is seen");
        }
        if (const auto* map = qobject_cast<MapView*>(widget); map != nullptr && !map->parentWidget()->rect().contains(map->geometry()))
            report(map, map->accessibleName(), "larger than its place");
        if (const auto* label = qobject_cast<QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
            const QString text = plainText(label);
            const int wide = label->contentsRect().width();
            if (QFontInfo(label->font()).pixelSize() < 12)
                report(label, text, "too small");
            if (label->wordWrap()) {
                if (label->heightForWidth(label->width()) > label->height() + 1)
                    report(label, text, "too low");
                if (MeasuredText().widestWord(label->font(), text) > wide + 1)
                    report(label, text, "a word is wider");
            } else if (QFontMetrics(label->font()).horizontalAdvance(text) > wide + 1) {
                report(label, text, "too narrow");
            }
        } else if (const auto* choice = qobject_cast<ChoiceButton*>(widget)) {
            if (choice->text().isEmpty())
                continue;
            if (choice->width() < choice->narrowestWidth())
                report(choice, choice->text() + " / " + choice->secondLine(), "a word is wider");
            const bool close = qobject_cast<const TurnPanel*>(choice->parentWidget()) != nullptr; // it lays them out by their words
            if (choice->height() < (close ? qMax(44, choice->wordsHeight(choice->width())) : choice->heightForWidth(choice->width())))
                report(choice, choice->text(), "too low");
        } else if (const auto* card = qobject_cast<TrailCard*>(widget)) {
            if (card->height() < card->neededHeight(card->width()))
                report(card, card->accessibleName(), "too low");
        } else if (const auto* box = qobject_cast<PickBox*>(widget)) {
            if (QFontMetrics(box->shownFont()).horizontalAdvance(box->currentText()) > box->width() - 44)
                report(box, box->currentText(), "too narrow");
        } else if (const auto* line = qobject_cast<QLineEdit*>(widget); line != nullptr && !line->placeholderText().isEmpty()) {
            if (QFontMetrics(line->font()).horizontalAdvance(line->placeholderText()) > line->width() - 24)
                report(line, line->placeholderText(), "too narrow");
        } else if (const auto* button = qobject_cast<QAbstractButton*>(widget)) {
            if (button->parentWidget()->inherits("QLineEdit"))
                continue;
            if (button->width() < 44 || button->height() < 44)
                report(button, button->objectName() + button->text(), "target too small");
            if (button->accessibleName().isEmpty() && button->text().isEmpty())
                report(button, button->objectName(), "no name");
            const bool part = qobject_cast<Segmented*>(button->parentWidget()) != nullptr;
            const QFont font = part ? bodyFont(15, QFont::DemiBold) : button->font();
            const int room = button->width() - (part ? (button->isChecked() ? 34 : 8) : 8);
            if (button->objectName() == QLatin1String("hand-card") && button->height() < button->minimumSizeHint().height())
                report(button, button->text(), "too low");
            if (button->objectName() == QLatin1String("hand-card"))
                if (const auto* area = w.window->secretPage()->findChild<HandPanel*>()->findChild<QScrollArea*>();
                    button->mapTo(area->viewport(), QPoint(0, button->height())).y() > area->viewport()->height())
                    report(button, button->text(), "its lower part is cut");
            if (!button->text().isEmpty() && MeasuredText().widestWord(font, button->text()) > room + 1)
                report(button, button->text(), "a word is wider");
            if (QFontMetrics(font).boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, button->text()).height() > button->height())
                report(button, button->text(), "too low");
        }
    }
}

struct SizeRows : test::Rows<QString, QSize, double, bool> {
    void operator()(const char* language, QSize size, double scale, bool round) const
    {
        const QString name =
            QStringLiteral("%1 %2x%3 %4%").arg(QLatin1String(language)).arg(size.width()).arg(size.height()).arg(int(scale * 100));
        Rows::operator()(qPrintable(name), language, size, scale, round);
    }
    static auto row() { return test::rowOf<QString, QSize, double, bool>(); }
};

} // namespace

class TestSizes : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCut_data();
    void nothingIsCut();
    void nothingIsCutInTheSecondEdition_data();
    void nothingIsCutInTheSecondEdition();
    void nothingIsCutOnAPhone_data();
    void nothingIsCutOnAPhone();
    void regionsDoNotOverlap_data();
    void regionsDoNotOverlap();
};

void TestSizes::nothingIsCut_data()
{
    const SizeRows row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080)})
            for (const double scale : {1.0, 2.0}) {
                // What fits at the smaller sizes fits at the largest. Every day each language is looked at, the longest words in both
                // ways up and both sizes, and there with the screens of the round.
                const QLatin1String code(language);
                const bool upright = size.width() < size.height();
                const bool large = scale > 1;
                const bool longest = (code == QLatin1String("pl") && upright && large) ||
                                     (code == QLatin1String("ru") && upright != large) ||
                                     (code == QLatin1String("es") && !upright && large);
                const bool other = (code == QLatin1String("en") && !upright && !large) || (code == QLatin1String("it") && upright && large);
                if (full || (size.width() <= 1280 && (longest || other)))
                    row(language, size, scale, full || longest);
            }
}

void TestSizes::nothingIsCut()
{
    const auto [language, size, scale, round] = SizeRows::row();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.window->setUpdatesEnabled(false); // what is looked at here are sizes; test_screens looks at what is painted
    w.resize(size);
    QStringList cut;
    const auto look = [&](const QString& screen) { lookFor(w, screen, cut); };
    test::tour(w, look, round);
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TestSizes::nothingIsCutInTheSecondEdition_data()
{
    const SizeRows row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080)})
            for (const double scale : {1.0, 2.0}) {
                // What both editions share is looked at above. Every day the longest words, upright, and the largest, where there is least
                // height for them.
                const QLatin1String code(language);
                const bool upright = size.width() < size.height();
                if (full || (size.width() <= 1280 && ((code == QLatin1String("ru") && upright && scale == 1) ||
                                                      (code == QLatin1String("pl") && !upright && scale > 1))))
                    row(language, size, scale, true);
            }
}

/// Every screen of the second edition.
void TestSizes::nothingIsCutInTheSecondEdition()
{
    const auto [language, size, scale, round] = SizeRows::row();
    WindowFixture w(language.toUtf8().constData(), scale, {}, true, allGames);
    w.window->setUpdatesEnabled(false);
    w.resize(size);
    QStringList cut;
    int looked = 0;
    test::tourOfSecondEdition(
        w, [&](const QString& screen) { lookFor(w, screen, cut); }, looked);
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY2(looked > 40, qPrintable(QString::number(looked)));
}

void TestSizes::nothingIsCutOnAPhone_data()
{
    const SizeRows row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(640, 360)})
            // What fits on the others fits on the middle one. Every day the longest words, a language on each of the others, and Italian.
            if (const QLatin1String code(language); full || (code == QLatin1String("pl") && size.width() == 360) ||
                                                    ((code == QLatin1String("ru") || code == QLatin1String("it")) && size.width() == 640))
                row(language, size, 1, full || code != QLatin1String("it"));
}

/// Dracula's screen and its sheets on a phone, upright and on its side.
void TestSizes::nothingIsCutOnAPhone()
{
    const auto [language, size, scale, round] = SizeRows::row();
    WindowFixture w(language.toUtf8().constData(), 1);
    w.window->setUpdatesEnabled(false);
    w.resize(size);
    QCOMPARE(w.window->size(), size);
    QStringList cut;
    test::tour(
        w,
        [&](const QString& screen) {
            auto* secret = w.screen();
            if (secret == nullptr || !secret->isVisible())
                return;
            lookFor(w, screen, cut);
            // The decision stands there with a choice at least, and the header tells the time.
            const auto* header = secret->findChild<HeaderBar*>();
            if (header->timeRoom() < 90)
                cut << screen + QStringLiteral(": the time has only %1 px").arg(header->timeRoom());
            const auto* list = w.guide()->findChild<QScrollArea*>();
            if (list->isVisible() && list->height() < 100)
                cut << screen + QStringLiteral(": the choices have only %1 px").arg(list->height());
        },
        round);
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TestSizes::regionsDoNotOverlap_data()
{
    const SizeRows row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080)})
            for (const double scale : {1.0, 2.0})
                if (full || size.width() <= 1280)
                    row(language, size, scale, false);
}

void TestSizes::regionsDoNotOverlap()
{
    const auto [language, size, scale, round] = SizeRows::row();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.resize(size);
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    w.settle();
    auto* screen = w.screen();
    const auto box = [screen](QWidget* widget) { return QRect(widget->mapTo(screen, QPoint()), widget->size()); };
    QList<std::pair<const char*, QRect>> regions{{"header", box(screen->findChild<HeaderBar*>())},
                                                 {"map", box(screen->map())},
                                                 {"guide", box(screen->guide())},
                                                 {"hand", box(screen->findChild<HandPanel*>())}};
    auto* trail = screen->findChild<TrailRow*>();
    regions << std::pair("trail", box(trail->parentWidget()));
    if (size.width() > size.height()) { // where he chooses, whatever the size of words
        const QSize map = screen->map()->size();
        QVERIFY2(100 * map.width() * map.height() >= 29 * size.width() * size.height(),
                 qPrintable(QStringLiteral("the map has only %1 x %2").arg(map.width()).arg(map.height())));
    }
    for (qsizetype a = 0; a < regions.size(); ++a) {
        QVERIFY2(screen->rect().contains(regions[a].second), regions[a].first);
        QVERIFY2(regions[a].second.height() >= 44, regions[a].first);
        if (regions[a].first == QLatin1String("guide")) // at least two choices are in sight
            QVERIFY2(screen->guide()->findChild<QScrollArea*>()->height() >= 120,
                     qPrintable(QString::number(screen->guide()->findChild<QScrollArea*>()->height())));
        if (regions[a].first == QLatin1String("guide") && scale > 1) // of large words too
            QVERIFY2(screen->guide()->findChild<QScrollArea*>()->height() >= 220,
                     qPrintable(QString::number(screen->guide()->findChild<QScrollArea*>()->height())));
        for (qsizetype b = a + 1; b < regions.size(); ++b) {
            // The hand may stand in the free corner beside the lairs.
            if (regions[a].first == QLatin1String("hand") && regions[b].first == QLatin1String("trail")) {
                const QRect seen = regions[b].second;
                for (std::size_t n = 0; n < lairSpaces; ++n)
                    QVERIFY(!(box(trail->lair(n)) & seen).intersects(regions[a].second));
                for (std::size_t n = 0; n < trailLength; ++n)
                    QVERIFY(!(box(trail->slot(n)) & seen).intersects(regions[a].second));
                continue;
            }
            QVERIFY2(!regions[a].second.intersects(regions[b].second),
                     qPrintable(QStringLiteral("%1 and %2").arg(regions[a].first, regions[b].first)));
        }
    }
}

DEMETER_TEST(TestSizes)
#include "test_sizes.moc"

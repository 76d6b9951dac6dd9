// Every screen as it is painted: no word over another, every word in a colour that can be read, nothing that only the mouse reaches and
// nothing that the keyboard does not leave again.
#include "tests/app/desktop/screen_tour.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/fury2e/desktop/second_tour.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QGraphicsView>
#include <QHash>
#include <QLineEdit>
#include <QScrollArea>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Words that the user sees, with the widget that paints them.
struct SeenText {
    PaintedText text;
    QWidget* widget = nullptr;
    QRect box; ///< in the window's coordinates
};

/// Whether another widget lies there. What lets the finger through to its parent lies on nothing.
bool coveredAt(QWidget* window, const QWidget* widget, QPoint inWindow)
{
    const QWidget* top = window->childAt(inWindow);
    return top != widget && (top == nullptr || !top->isAncestorOf(widget));
}

/// Every run of words that is not scrolled away or under a sheet.
QList<SeenText> seenTexts(QWidget* window)
{
    QList<SeenText> seen;
    for (QWidget* widget : visibleWidgets(window)) {
        if (widget->window() != window || (widget->parentWidget() != nullptr && widget->parentWidget()->inherits("QGraphicsView")))
            continue; // on the map lit names lie over what is less important; test_map_view looks at it
        const QRegion visible = widget->visibleRegion();
        if (visible.isEmpty())
            continue;
        for (const PaintedText& text : paintedTexts(widget)) {
            const QRect box = text.box.toAlignedRect();
            if (!QRegion(box).subtracted(visible).isEmpty()) // cut or covered on purpose, as in what scrolls
                continue;
            const QRect inWindow(widget->mapTo(window, box.topLeft()), box.size());
            if (coveredAt(window, widget, inWindow.center()))
                continue;
            seen.push_back({text, widget, inWindow});
        }
    }
    return seen;
}

/// The colour on which the words lie: the commonest one around them.
QColor groundOf(const QImage& picture, const QRect& box)
{
    QHash<QRgb, int> counts;
    const QRect around = box.adjusted(-2, -2, 2, 2) & picture.rect();
    for (int y = around.top(); y <= around.bottom(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = around.left(), from = x; x <= around.right(); ++x)
            if (x == around.right() || line[x] != line[x + 1]) {
                counts[line[x]] += x + 1 - from;
                from = x + 1;
            }
    }
    QRgb most = 0;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        if (count.value() > counts.value(most))
            most = count.key();
    return QColor(most);
}

QString nameOf(const QWidget* widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

/// Controls of which a screen reader could say nothing.
QStringList namelessControls(QWidget* window)
{
    QStringList nameless;
    const auto widgets = visibleWidgets(window);
    for (QWidget* widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus && qobject_cast<QAbstractButton*>(widget) == nullptr)
            continue;
        const QWidget* parent = widget->parentWidget();
        if (parent != nullptr && (parent->inherits("QLineEdit") || parent->inherits("QSpinBox") || parent->focusProxy() == widget ||
                                  widget->focusProxy() == parent))
            continue; // part of its field or list, which has the name
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(parent); area != nullptr && area->viewport() == widget)
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr || spoken->text(QAccessible::Name).trimmed().isEmpty())
            nameless << nameOf(widget) + " of " + nameOf(parent);
    }
    return nameless;
}

/// What is wrong with the words on the screen that is shown; `looked` at so many.
void lookAtWords(WindowFixture& w, const QString& screen, QStringList& wrong, int& looked)
{
    const QList<SeenText> seen = seenTexts(w.window.get());
    const qsizetype before = wrong.size();
    for (const QString& control : namelessControls(w.window.get()))
        wrong << screen + ": a control without a name: " + control;
    const QImage picture = w.window->grab().toImage().convertToFormat(QImage::Format_RGB32);
    for (qsizetype n = 0; n < seen.size(); ++n) {
        const SeenText& one = seen[n];
        ++looked;
        const QString which = QStringLiteral("%1: \"%2\" of %3").arg(screen, one.text.text, nameOf(one.widget));
        if (one.text.bold && one.text.family.startsWith(QLatin1String("EB Garamond")))
            wrong << which + " is in a bold Garamond, which has no accents"; // Qt thickens it, or takes another face
        if (one.widget->isEnabled()) {
            // WCAG: 4.5, or 3 for large words.
            const double least = one.text.pixels >= 24 || (one.text.bold && one.text.pixels >= 19) ? 3.0 : 4.5;
            const QColor ground = groundOf(picture, one.box);
            if (const double is = contrast(one.text.colour, ground); is < least)
                wrong << QStringLiteral("%1 has a contrast of %2 (%3 on %4)")
                             .arg(which)
                             .arg(is, 0, 'f', 2)
                             .arg(one.text.colour.name(), ground.name());
        }
        for (qsizetype m = n + 1; m < seen.size(); ++m) {
            const QRect both = one.box & seen[m].box;
            // Lines of the same words may reach between one another, as a tail of a Q does, and a slanted word over its full stop.
            if (one.widget == seen[m].widget && qMin(one.box.height(), seen[m].box.height()) < 6)
                continue;
            const int most = one.widget == seen[m].widget ? qMax(one.box.height(), seen[m].box.height()) / 4 : 2;
            if (both.width() > 2 && both.height() > most)
                wrong << QStringLiteral("%1 lies over \"%2\" of %3").arg(which, seen[m].text.text, nameOf(seen[m].widget));
        }
    }
    // To be looked at.
    if (const QString folder = qEnvironmentVariable("DEMETER_PICTURES"); wrong.size() > before && !folder.isEmpty())
        picture.save(QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'), screen));
}

} // namespace

class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void words_data();
    void words();
    void wordsOfTheSecondEdition_data();
    void wordsOfTheSecondEdition();
    void tableIsReadFromAfar_data();
    void tableIsReadFromAfar();
    void keyboard_data();
    void keyboard();
};

void TestScreens::words_data()
{
    Rows<QString, QSize, double, int> add;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    const QSize landscape(1280, 800), portrait(800, 1280);
    const auto row = [&](const char* language, QSize size, double scale, ThemeName theme) {
        add(qPrintable(QString::asprintf("%s %dx%d %d%% theme %d", language, size.width(), size.height(), int(scale * 100), int(theme))),
            QString::fromLatin1(language), size, scale, int(theme));
    };
    if (full) {
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            for (const QSize size : {landscape, portrait})
                for (const double scale : {1.0, 2.0})
                    for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast})
                        row(language, size, scale, theme);
        return;
    }
    row("ru", landscape, 1, ThemeName::Dark);
#ifndef DEMETER_SANITIZED // there each screen is painted once
    row("pl", portrait, 2, ThemeName::Light);
    row("es", portrait, 1, ThemeName::HighContrast);
#endif
}

void TestScreens::words()
{
    const auto [language, size, scale, theme] = rowOf<QString, QSize, double, int>();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.window->settings().setTheme(static_cast<ThemeName>(theme));
    w.resize(size);
    QStringList wrong;
    int looked = 0;
    tour(w, [&](const QString& screen) { lookAtWords(w, screen, wrong, looked); });
    wrong.removeDuplicates();
    for (const QString& one : std::as_const(wrong)) // a failure's text has its limit
        qInfo().noquote() << one;
    qInfo("%d words", looked);
    QVERIFY(looked > 1000);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestScreens::wordsOfTheSecondEdition_data()
{
    Rows<QString, QSize, double, int> row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"it", "en", "es", "pl", "ru"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280)})
            for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast}) {
                row(qPrintable(QString::asprintf("%s %dx%d theme %d", language, size.width(), size.height(), int(theme))),
                    QString::fromLatin1(language), size, 1.0, int(theme));
                if (!full)
                    return;
            }
}

/// The same of every screen of the second edition.
void TestScreens::wordsOfTheSecondEdition()
{
    const auto [language, size, scale, theme] = rowOf<QString, QSize, double, int>();
    WindowFixture w(language.toUtf8().constData(), scale, {}, true, allGames);
    w.window->settings().setTheme(static_cast<ThemeName>(theme));
    w.resize(size);
    QStringList wrong;
    int looked = 0, screens = 0;
    tourOfSecondEdition(
        w, [&](const QString& screen) { lookAtWords(w, screen, wrong, looked); }, screens);
    wrong.removeDuplicates();
    for (const QString& one : std::as_const(wrong))
        qInfo().noquote() << one;
    QVERIFY(looked > 1000);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestScreens::tableIsReadFromAfar_data()
{
    Rows<QString, double> row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"pl", "en", "es", "ru", "it"}) {
        if (language != std::string_view("pl") && !full)
            break;
        for (const double scale : {1.0, 2.0})
            row(qPrintable(QString::asprintf("%s %d%%", language, int(scale * 100))), QString::fromLatin1(language), scale);
    }
}

/// No word on the table screen is smaller than 1/40 of the short side, wherever it stands and whatever size the screen has.
void TestScreens::tableIsReadFromAfar()
{
    const auto [language, scale] = rowOf<QString, double>();
    WindowFixture w(language.toUtf8().constData(), scale);
    QVERIFY(w.newGame());
    w.drawCurtain();
    std::mt19937_64 random(11);
    QStringList wrong;
    QHash<int, int> looked; // by the window's width
    int steps = 0;
    for (; steps < 90 && w.state().step != Step::Over; ++steps) {
        const auto action = likelyAction(random, w.game().ruleset(), w.state(), {CardHandling::Dealt, 100, false});
        QVERIFY(action && w.game().submit(*action));
        if (steps % 15 != 14)
            continue;
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080), QSize(1080, 1920)}) {
            w.resize(size);
            const int least = qMin(w.window->width(), w.window->height()) / 40;
            for (QWidget* widget : visibleWidgets(w.window.get()))
                for (const PaintedText& text : paintedTexts(widget)) {
                    ++looked[size.width()];
                    if (text.pixels < least)
                        wrong << QStringLiteral("\"%1\" of %2 has %3 px of %4").arg(text.text, nameOf(widget)).arg(text.pixels).arg(least);
                }
        }
    }
    wrong.removeDuplicates();
    QCOMPARE(looked.size(), qsizetype{4});
    for (const int words : std::as_const(looked))
        QVERIFY(words > 100);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestScreens::keyboard_data()
{
    Rows<QString, QSize, double> row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280)})
            for (const double scale : {1.0, 2.0})
                if (full || (language == std::string_view("ru") && (scale > 1) == (size.width() < size.height())))
                    row(qPrintable(QString::asprintf("%s %dx%d %d%%", language, size.width(), size.height(), int(scale * 100))),
                        QString::fromLatin1(language), size, scale);
}

/// From wherever the keyboard stands, Tab comes to every control that can be used, and round to where it began; and so the other way.
void TestScreens::keyboard()
{
    const auto [language, size, scale] = rowOf<QString, QSize, double>();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.resize(size);
    QStringList wrong;
    tour(w, [&](const QString& screen) {
        w.press(Qt::Key_Tab); // a screen as a whole may have the keyboard at first
        for (const auto key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            QWidget* const start = QApplication::focusWidget();
            if (start == nullptr) {
                wrong << screen + ": no control has the keyboard";
                return;
            }
            QSet<QWidget*> reached;
            QWidget* now = start;
            for (int guard = 0; guard < 400; ++guard) {
                QTest::keyClick(now, key);
                now = QApplication::focusWidget();
                if (now == nullptr || (now == start && !reached.isEmpty()))
                    break;
                if (reached.contains(now)) {
                    wrong << screen + ": the keyboard does not come out of " + nameOf(now);
                    break;
                }
                reached << now;
            }
            if (now != start)
                wrong << screen + ": the keyboard does not come round to " + nameOf(start);
            reached << start;
            // What can be tapped at this moment: not what lies under a sheet.
            for (auto* button : w.window->findChildren<QAbstractButton*>()) {
                if (!button->isVisible() || !button->isEnabled() || button->visibleRegion().isEmpty() ||
                    button->focusPolicy() == Qt::NoFocus || button->parentWidget()->inherits("QLineEdit"))
                    continue;
                QWidget* group = button->parentWidget(); // arrow keys go on inside a group of segments or a list of choices
                bool inGroup = false;
                for (QWidget* one : std::as_const(reached))
                    inGroup = inGroup || one->parentWidget() == group;
                if (!reached.contains(button) && !inGroup &&
                    !coveredAt(w.window.get(), button, button->mapTo(w.window.get(), button->rect().center())))
                    wrong << screen + ": the keyboard does not come to " + nameOf(button) + " " + button->accessibleName() + button->text();
            }
        }
    });
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

DEMETER_TEST(TestScreens)
#include "test_screens.moc"

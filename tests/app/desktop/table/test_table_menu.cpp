// What the table's menu offers the hunters: its rows keep their places, and nothing in it tells of what is hidden.
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/table/table_screen.h"
#include "app/desktop/table/turn_panel.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QClipboard>
#include <QLabel>
#include <QMenu>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// By day, with all hunters far from Dracula, who is in Munich.
class MenuFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    struct Row {
        QString words;
        bool can = false;
    };
    QList<Row> rows()
    {
        QList<Row> found;
        if (!click("table-menu"))
            return found;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (const QAction* each : menu != nullptr ? menu->actions() : QList<QAction*>())
            found.push_back({each->text(), each->isEnabled() && !each->isSeparator()});
        if (menu != nullptr)
            menu->close();
        settle();
        return found;
    }
    /// Which of the rows begins so.
    static qsizetype at(const QList<Row>& rows, const char* words)
    {
        return std::ranges::find_if(rows, [&](const Row& each) { return each.words.startsWith(QLatin1String(words)); }) - rows.begin();
    }
    bool choose(const char* words)
    {
        if (!click("table-menu"))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* each : menu->actions())
            if (each->text().startsWith(QLatin1String(words)) && each->isEnabled()) {
                clickAction(menu, each);
                settle();
                return true;
            }
        menu->close();
        return false;
    }
    bool enter(const char* place)
    {
        map(place);
        return click("turn-confirm");
    }
    void map(const char* id)
    {
        auto* shown = table()->findChild<MapView*>();
        QTest::mouseClick(shown->viewport(), Qt::LeftButton, {}, shown->viewPositionOf(place(id)));
        settle();
        table()->findChild<TurnPanel*>()->dead()->advance(deadMilliseconds);
    }
    QString words(const QWidget& sheet)
    {
        QStringList said;
        for (const QLabel* label : sheet.findChildren<QLabel*>())
            said << label->text();
        return said.join(u'\n');
    }
};

constexpr std::array<const char*, 6> always{"What the table knows", "The round as text", "Take back",
                                            "Claim an error",       "Reveal the game",   "To the start screen"};

} // namespace

class TestTableMenu : public QObject {
    Q_OBJECT

private slots:
    void wordsAreThoseOfTheTable_data()
    {
        test::Rows<const char*, QSize, int> row;
        row("a large screen", "es", QSize(1920, 1200), 30);
        row("upright", "es", QSize(800, 1280), 20);
        row("upright, Russian", "ru", QSize(800, 1280), 20);
        row("in the hand", "ru", QSize(390, 844), 15);
    }
    /// The table is read from afar, and so is its menu; nothing of it lies outside for that.
    void wordsAreThoseOfTheTable()
    {
        const auto [language, size, pixels] = test::rowOf<const char*, QSize, int>();
        MenuFixture w(language);
        QVERIFY(w.begin());
        w.window->resize(size);
        w.settle();
        QVERIFY(w.click("table-menu"));
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->font().pixelSize(), pixels);
        if (pixels > 15)
            QVERIFY2(menu->sizeHint().width() < size.width(), qPrintable(QString::number(menu->sizeHint().width())));
    }

    /// What cannot be done stays where it was, in grey, with its reason; what is taken back has its name.
    void rowsKeepTheirPlaces()
    {
        MenuFixture w;
        QVERIFY(w.begin());
        const auto before = w.rows();
        QVERIFY(w.enter("manchester"));
        const auto after = w.rows();
        w.game().submit(GoOn{});
        QVERIFY(before.size() > 8);
        QCOMPARE(after.size(), before.size());
        for (const char* each : always) {
            QVERIFY2(MenuFixture::at(before, each) < before.size(), each);
            QCOMPARE(MenuFixture::at(after, each), MenuFixture::at(before, each));
        }
        const auto back = MenuFixture::at(before, "Take back");
        QVERIFY2(!before[back].can && before[back].words.contains("there is nothing to take back"), qPrintable(before[back].words));
        QVERIFY2(after[back].can && after[back].words.contains("Manchester"), qPrintable(after[back].words));
        const auto reveal = MenuFixture::at(before, "Reveal the game");
        QVERIFY2(!before[reveal].can && before[reveal].words.contains("once it is over"), qPrintable(before[reveal].words));
        // The way out stands apart, at the end, and says why it asks nothing.
        QVERIFY(MenuFixture::at(before, "To the start screen") == before.size() - 1);
        QVERIFY(before.back().can && before.back().words.contains("the game is kept") && before[before.size() - 2].words.isEmpty());
    }
    /// While Dracula decides the same rows stand there, whatever he is at.
    void hisDecisionsMoveNothing()
    {
        MenuFixture w;
        QVERIFY(w.newGame());
        w.window->drawCurtain();
        const auto before = w.rows();
        QVERIFY(!before[MenuFixture::at(before, "Claim an error")].can);
        QVERIFY(w.game().submit(Slide{}));
        w.settle();
        const auto after = w.rows();
        QCOMPARE(after.size(), before.size());
        for (qsizetype n = 0; n < before.size(); ++n)
            QVERIFY2(after[n].words == before[n].words && after[n].can == before[n].can, qPrintable(after[n].words));
    }
    /// ERR-1: the hunters claim an error at the table: the record is checked once they have agreed, and nobody sees where Dracula is
    /// before one is found.
    void anErrorIsClaimed()
    {
        MenuFixture w;
        QVERIFY(w.begin());
        const std::size_t cursor = w.game().record().cursor();
        QVERIFY(w.choose("Claim an error"));
        auto* sheet = w.table()->findChild<ConfirmSheet*>();
        QVERIFY(sheet->isVisible());
        QVERIFY2(!w.words(*sheet).contains("Munich") && w.words(*sheet).contains("whole record"), qPrintable(w.words(*sheet)));
        QVERIFY(w.click("confirm-no"));
        QCOMPARE(w.game().record().cursor(), cursor);
        QVERIFY(w.choose("Claim an error") && w.click("confirm-yes"));
        QVERIFY(std::holds_alternative<ClaimError>(w.game().record().entries().back().action));
        const auto& said = w.game().publicLog().back().said;
        QVERIFY(!said.empty() && said.front().what == Happening::What::NoError);
        QVERIFY(!w.game().publicLog().back().view.figure && w.window->secretPage() == nullptr);
    }
    /// The public part of a round, to be put elsewhere.
    void aRoundIsText()
    {
        MenuFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.enter("manchester") && w.choose("The round as text"));
        const auto* text = w.find<QLabel>("round-text");
        QVERIFY(text != nullptr);
        QVERIFY2(text->text().contains("Lord Godalming") && text->text().contains("Manchester") && text->text().contains("round 1"),
                 qPrintable(text->text()));
        QVERIFY2(!text->text().contains("Munich"), qPrintable(text->text()));
        QVERIFY(w.click("round-copy"));
        QCOMPARE(QGuiApplication::clipboard()->text(), text->text());
        QCOMPARE(w.find<ChoiceButton>("round-copy")->text(), QStringLiteral("Copied"));
    }
};

DEMETER_TEST(TestTableMenu)
#include "test_table_menu.moc"

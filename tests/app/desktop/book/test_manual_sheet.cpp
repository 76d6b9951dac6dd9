// The manual over the screens: opened from everywhere, read whole, turned by what it mentions.
#include "app/desktop/book/manual_page.h"
#include "app/desktop/book/manual_sheet.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

template <typename T> T* seenIn(const QWidget* whole, const QString& name)
{
    for (T* each : whole->findChildren<T*>(name))
        if (each->isVisible())
            return each;
    return nullptr;
}

/// The heading of that section stands within the page that is shown, near its top.
bool isRead(const QWidget* window, const QString& number)
{
    const auto* area = seenIn<QScrollArea>(window, QStringLiteral("manual-page"));
    const auto* heading = area != nullptr ? seenIn<QLabel>(area, ManualPage::headingName(number)) : nullptr;
    if (heading == nullptr)
        return false;
    const int top = heading->mapTo(area->viewport(), QPoint()).y();
    const bool last = area->verticalScrollBar()->value() == area->verticalScrollBar()->maximum();
    return top >= 0 && (top < 160 || (last && top < area->viewport()->height()));
}

/// Chooses in the menu that is open.
bool chooseInMenu(const QString& words)
{
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (menu == nullptr)
        return false;
    for (QAction* action : menu->actions())
        if (action->text() == words) {
            test::clickAction(menu, action);
            WindowFixture::settle();
            return true;
        }
    return false;
}

} // namespace

class TestManualSheet : public QObject {
    Q_OBJECT

private slots:
    void isReadWhole_data()
    {
        Rows<int, QSize> row;
        for (std::size_t l = 0; l < languageCount; ++l)
            row(qPrintable(QString::asprintf("%s, phone", std::string(languageCodes[l]).c_str())), int(l), QSize(360, 640));
        row("ru, tablet", int(Language::Ru), QSize(1280, 800));
    }
    /// Every section of every language comes into sight, with all of its paragraphs, and nothing is cut at the side.
    void isReadWhole()
    {
        const auto [language, size] = rowOf<int, QSize>();
        const WindowFixture fixture(languageCodes[std::size_t(language)].data());
        const auto manual = builtInManual(static_cast<Language>(language));
        QVERIFY(manual);
        QWidget window;
        window.resize(size);
        window.show();
        auto* sheet = new ManualSheet(fixture.window->settings(), &window);
        sheet->openSheet();
        for (const ManualChapter& chapter : (*manual)->chapters()) {
            for (const ManualSection& section : chapter.sections) {
                sheet->turnTo(section.number);
                WindowFixture::settle(1);
                QCOMPARE(sheet->shownKey(), section.number);
                QVERIFY2(isRead(&window, section.number), qPrintable(section.number));
                auto* area = seenIn<QScrollArea>(sheet, "manual-page");
                QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(), qPrintable(section.number));
                QStringList read;
                for (const auto* paragraph : area->findChildren<QLabel*>("manual-paragraph"))
                    read << paragraph->accessibleName();
                for (const Paragraph& paragraph : section.paragraphs)
                    QVERIFY2(read.contains(paragraph.text), qPrintable(section.number));
            }
        }
    }

    /// What it mentions is a link in the text and a button below it; both turn the page, and so does the way back.
    void turnsToWhatItMentions()
    {
        WindowFixture fixture("en");
        QTest::keyClick(fixture.window.get(), Qt::Key_F3);
        fixture.settle();
        auto* sheet = fixture.find<ManualSheet>("manual-sheet");
        QVERIFY(sheet != nullptr);
        sheet->turnTo("3.2");
        fixture.settle();
        auto* link = fixture.find<ChoiceButton>("to-7.3");
        QVERIFY(link != nullptr && link->height() >= 44);
        QVERIFY(fixture.click(link));
        QCOMPARE(sheet->shownKey(), QStringLiteral("7.3"));
        QVERIFY(isRead(sheet, "7.3"));
        fixture.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(sheet->shownKey(), QStringLiteral("3.2"));
        bool linked = false;
        for (auto* paragraph : sheet->findChildren<QLabel*>("manual-paragraph"))
            if (paragraph->isVisible() && paragraph->text().contains("href=\"7.3\"")) {
                emit paragraph->linkActivated("7.3");
                linked = true;
            }
        QVERIFY(linked);
        fixture.settle();
        QCOMPARE(sheet->shownKey(), QStringLiteral("7.3"));
        QVERIFY(fixture.click("manual-back"));
        QCOMPARE(sheet->shownKey(), QStringLiteral("3.2"));
        // There is no page to go back to that has been turned since: it closes.
        fixture.press(Qt::Key_Left, Qt::AltModifier);
        fixture.settle();
        QVERIFY(fixture.find<ManualSheet>("manual-sheet") == nullptr);
    }

    /// What is typed finds a section; Enter opens it, and by keys alone one goes on from there.
    void isSearched()
    {
        WindowFixture fixture("pl");
        QTest::keyClick(fixture.window.get(), Qt::Key_F3);
        fixture.settle();
        auto* field = fixture.find<QLineEdit>("manual-search");
        QVERIFY(field != nullptr && field->hasFocus());
        field->insert(QStringLiteral("kurtyny"));
        fixture.settle();
        fixture.press(Qt::Key_Return);
        fixture.settle();
        auto* sheet = fixture.find<ManualSheet>("manual-sheet");
        QCOMPARE(sheet->shownKey(), QStringLiteral("2.4"));
        QVERIFY(isRead(sheet, "2.4"));
        field->clear();
        field->insert(QStringLiteral("qqqqqq"));
        auto* list = fixture.find<QListWidget>("manual-topics");
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
        field->clear();
        QVERIFY(list->count() > 40);
    }

    /// Where only one of the two has room a section that was chosen gives way to the list again, and not to another page.
    void goesBackToTheList()
    {
        WindowFixture fixture("es");
        fixture.open({390, 844});
        QTest::keyClick(fixture.window.get(), Qt::Key_F3);
        fixture.settle();
        auto* sheet = fixture.find<ManualSheet>("manual-sheet");
        auto* list = fixture.find<QListWidget>("manual-topics");
        QVERIFY(sheet != nullptr && list != nullptr);
        QCOMPARE(sheet->shownKey(), QString());
        emit list->itemClicked(list->item(3));
        fixture.settle();
        QCOMPARE(sheet->shownKey(), QStringLiteral("1.3"));
        QVERIFY(fixture.find<QListWidget>("manual-topics") == nullptr);
        fixture.press(Qt::Key_Left, Qt::AltModifier);
        fixture.settle();
        QCOMPARE(sheet->shownKey(), QString());
        QVERIFY(fixture.find<QListWidget>("manual-topics") != nullptr);
    }

    /// From the start, the menus, and the sheets that it tells more about.
    void isOpenedFromEverywhere()
    {
        WindowFixture fixture("en");
        const auto opened = [&](const QString& section) {
            auto* sheet = fixture.find<ManualSheet>("manual-sheet");
            const bool right = sheet != nullptr && sheet->shownKey() == section;
            if (sheet != nullptr)
                QTest::keyClick(sheet, Qt::Key_Escape);
            fixture.settle();
            return right;
        };
        QVERIFY(fixture.click("manual"));
        QVERIFY(opened("1.1"));
        QVERIFY(fixture.begin());
        QVERIFY(fixture.click("table-menu"));
        QVERIFY(chooseInMenu("Manual"));
        QVERIFY(opened("1.1"));
        fixture.window->openPhones();
        fixture.settle();
        QVERIFY(fixture.click("manual-section"));
        QVERIFY(opened("4"));
        fixture.press(Qt::Key_Escape);
        fixture.window->openCodes();
        fixture.settle();
        QVERIFY(fixture.click("manual-section"));
        QVERIFY(opened("5"));
        fixture.press(Qt::Key_Escape);
        fixture.settle();
        fixture.window->openCurtain();
        fixture.settle();
        QVERIFY(fixture.click("menu"));
        QVERIFY(chooseInMenu("Manual"));
        auto* sheet = fixture.find<ManualSheet>("manual-sheet");
        QVERIFY(sheet != nullptr);
        QVERIFY(fixture.screen()->isAncestorOf(sheet));
        // As everything on this screen it goes with the curtain.
        QTest::keyClick(sheet, Qt::Key_Escape, Qt::ShiftModifier);
        fixture.settle();
        QVERIFY(fixture.screen() == nullptr && fixture.find<ManualSheet>("manual-sheet") == nullptr);
        fixture.window->openCurtain();
        fixture.window->openSettings();
        fixture.settle();
        QVERIFY(fixture.click("pin-set"));
        QVERIFY(fixture.click("manual-section"));
        sheet = fixture.find<ManualSheet>("manual-sheet");
        QVERIFY(sheet != nullptr);
        QCOMPARE(sheet->shownKey(), QStringLiteral("6.7"));
    }
};

DEMETER_TEST(TestManualSheet)
#include "test_manual_sheet.moc"

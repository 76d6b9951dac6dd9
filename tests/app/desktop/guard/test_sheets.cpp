// The sheets of the guard on phones and tablets: whole words, room for a finger, and nothing that moves under it.
#include "app/desktop/guard/phones_sheet.h"
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/guard/stay_open_sheet.h"
#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/text/witness_keeper.h"
#include "tests/app/desktop/screen_tour.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/app/phones/joined_phone.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

/// The sheet that lies on top, whatever stands in it.
QWidget* openedSheet(WindowFixture& w)
{
    QWidget* found = nullptr;
    for (auto* sheet : w.window->findChildren<Sheet*>())
        if (sheet->isVisible())
            found = sheet;
    return found;
}

/// What is cut, too small for a finger, or out of sight.
QStringList faultsOf(QWidget* sheet, bool withoutScrolling)
{
    QStringList faults;
    const auto report = [&](const QWidget* widget, const QString& what) {
        faults << QStringLiteral("%1: %2 (%3 x %4)").arg(widget->objectName(), what).arg(widget->width()).arg(widget->height());
    };
    for (auto* area : sheet->findChildren<QScrollArea*>())
        if (area->isVisible()) {
            if (area->widget()->width() > area->viewport()->width())
                for (const auto* part : area->widget()->findChildren<QWidget*>())
                    if (part->isVisible() && part->mapTo(area->widget(), QPoint(part->width(), 0)).x() > area->viewport()->width())
                        report(part, QStringLiteral("wider than what is seen"));
            if (withoutScrolling && area->verticalScrollBar()->maximum() > 0)
                report(area, QStringLiteral("scrolls by %1").arg(area->verticalScrollBar()->maximum()));
        }
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
    for (auto* label : sheet->findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        if (label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                              : label->sizeHint().width() > label->contentsRect().width() + 1)
            report(label, label->text());
        for (const QString& word : test::plainText(label).split(breaks))
            if (QFontMetrics(label->font()).horizontalAdvance(word) > label->contentsRect().width() + 1)
                report(label, word);
    }
    for (auto* button : sheet->findChildren<ChoiceButton*>()) {
        if (!button->isVisible())
            continue;
        if (button->width() < 44 || button->height() < 44)
            report(button, QStringLiteral("too small for a finger"));
        if (!button->text().isEmpty() &&
            (button->width() < button->narrowestWidth() || button->height() < button->heightForWidth(button->width())))
            report(button, button->text());
    }
    for (auto* field : sheet->findChildren<QLineEdit*>())
        if (field->isVisible() && QFontMetrics(field->font()).horizontalAdvance(field->placeholderText()) > field->width() - 24)
            report(field, field->placeholderText());
    for (auto* drawing : sheet->findChildren<QrCode*>())
        if (drawing->isVisible() && (drawing->width() < drawing->sizeHint().width() || drawing->height() < drawing->sizeHint().height()))
            report(drawing, QStringLiteral("the drawing"));
    return faults;
}

/// Where everything of a sheet lies that can be touched.
QHash<QString, QRect> placesOf(WindowFixture& w)
{
    QHash<QString, QRect> places;
    QWidget* sheet = openedSheet(w);
    if (sheet == nullptr)
        return places;
    for (auto* widget : sheet->findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !widget->objectName().isEmpty())
            places[widget->objectName()] = {widget->mapTo(w.window.get(), QPoint()), widget->size()};
    return places;
}

/// A game of which nothing is kept.
class ReadTable : public test::ToldTable<fury3e::PublicHunt> {
public:
    ReadTable()
    {
        SeenGame seen;
        seen.id = "0";
        seen.ruleset = test::ruleset();
        seen.log.emplace_back();
        stand(std::move(seen));
    }
    bool isReadOnly() const override { return true; }
};

void openDealSheet(WindowFixture& w)
{
    QVERIFY(w.click("new-game"));
    w.window->openDeal([](const auto&) { return false; });
    w.settle();
}

} // namespace

class TestSheets : public QObject {
    Q_OBJECT

private slots:
    void fit_data();
    void fit();
    void dealIsThreeSteps();
    void nothingJumpsWhileWordsAreTyped_data();
    void nothingJumpsWhileWordsAreTyped();
    void keysStay_data() { nothingJumpsWhileWordsAreTyped_data(); }
    void keysStay();
    void guestsAreToldOfNoCommand_data();
    void guestsAreToldOfNoCommand();
};

void TestSheets::fit_data()
{
    test::Rows<QString, QSize, double> row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"es", "pl", "ru", "en", "it"}) // the first three have the longest words
        for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(640, 360), QSize(800, 1280), QSize(1280, 800)})
            for (const double scale : {1.0, 2.0}) {
                const bool shorter = QByteArrayView(language) == "en" || QByteArrayView(language) == "it";
                if (!full && (shorter || size.width() == 390)) // what fits on the smaller phone fits there
                    continue;
                row(qPrintable(QStringLiteral("%1 %2x%3 %4%")
                                   .arg(QLatin1String(language))
                                   .arg(size.width())
                                   .arg(size.height())
                                   .arg(int(scale * 100))),
                    language, size, scale);
            }
}

void TestSheets::fit()
{
    const auto [language, size, scale] = test::rowOf<QString, QSize, double>();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.resize(size);
    // A phone held upright, and everything larger, has it all in sight at once; the rest scrolls.
    const bool whole = scale == 1.0 && size.height() > 600;
    const auto look = [&](const char* name, bool inSight) {
        QWidget* sheet = openedSheet(w);
        QVERIFY2(sheet != nullptr, name);
        const QStringList faults = faultsOf(sheet, inSight);
        QVERIFY2(faults.isEmpty(), qPrintable(QString::fromLatin1(name) + u'\n' + faults.join(u'\n')));
    };
    openDealSheet(w);
    look("deal", whole);
    QTest::keyClicks(w.find<QLineEdit>("deal-words"), "Garlic, and: ROSES!");
    w.settle();
    look("deal, the words as they count", whole);
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.window->openGame({});
    QVERIFY(openedSheet(w) == nullptr);

    // The others belong to a game; they are looked at without one.
    Settings& settings = w.window->settings();
    PinLock lock(settings, nullptr);
    PinSheet pin(settings, lock, w.window->centralWidget());
    pin.ask(PinSheet::Task::Set);
    w.settle();
    look("new pin", whole);
    for (const char* key : {"key-1", "key-2", "key-3", "key-4", "key-enter"})
        QVERIFY(w.click(pin.findChild<ChoiceButton*>(key)));
    w.settle();
    look("new pin once more", whole);
    pin.hide();
    WitnessSheet codes(settings, w.window->centralWidget());
    QList<ShownCode> all;
    for (int round = -1; round < 20; ++round) {
        ShownCode code;
        if (round >= 0)
            code.round = static_cast<std::uint16_t>(round);
        code.code = QStringLiteral("888 888 888 888");
        code.qr = QString(100, u'8');
        all << code;
    }
    codes.setCodes(all.back(), all);
    codes.openSheet();
    w.settle();
    look("codes", false);
    codes.hide();

    ReadTable table;
    TableOnPhones phones;
    QList<phones::NetworkChoice> networks;
    phones.setNetwork([&] { return networks; });
    phones.follow(&table);
    PhonesSheet shown(settings, phones, w.window->centralWidget());
    shown.openSheet();
    w.settle();
    look("phones, no network", whole);
    networks = {{"enp0s31f6", "127.0.0.1", phones::NetworkChoice::Kind::Ethernet},
                {"wlp2s0", "fd12:3456:789a:bcde:f012:3456:789a:bcde", phones::NetworkChoice::Kind::Wifi}};
    shown.rebuild();
    w.settle();
    look("phones, off", whole);
    const auto bar = [&] { return shown.findChild<QScrollArea*>()->verticalScrollBar(); };
    bar()->setValue(bar()->maximum());
    QVERIFY(w.click("phones-on"));
    w.settle();
    QCOMPARE(bar()->value(), 0); // there the code is
    test::JoinedPhone phone(phones.link().port, phones.link().token);
    QVERIFY(phone.plays({fury::hunterIds.begin(), fury::hunterIds.end()}));
    QTRY_COMPARE(phones.played().size(), 4U);
    shown.rebuild();
    w.settle();
    look("phones, on", false);
    QCOMPARE(w.window->findChildren<ChoiceButton*>("phones-take-back").size(), 4);
    phones.choose(networks.back().address); // which is none of this machine's
    w.settle();
    look("phones, not found", false);
    bar()->setValue(bar()->maximum());
    shown.hide();
    shown.openSheet();
    w.settle();
    QCOMPARE(bar()->value(), 0);
    shown.hide();
    StayOpenSheet stay(settings, w.window->centralWidget());
    stay.ask();
    w.settle();
    look("stay open", whole);
}

/// Who, what and in which order, before anything is explained.
void TestSheets::dealIsThreeSteps()
{
    WindowFixture w("en");
    openDealSheet(w);
    const auto topOf = [&](const QString& name) {
        auto* widget = w.find<QWidget>(name);
        return widget == nullptr ? -1 : widget->mapTo(w.window.get(), QPoint()).y();
    };
    QCOMPARE(w.find<QLabel>("step-1")->text(), QStringLiteral("Hunters, photograph this code."));
    QCOMPARE(w.find<QLabel>("step-2")->text(), QStringLiteral("Say any word."));
    QCOMPARE(w.find<ChoiceButton>("deal")->text(), QStringLiteral("Shuffle and deal"));
    QVERIFY(!w.find<QLineEdit>("deal-words")->placeholderText().isEmpty());
    QVERIFY(0 < topOf("step-1") && topOf("step-1") < topOf("promise") && topOf("promise") < topOf("step-2") &&
            topOf("step-2") < topOf("deal-words") && topOf("deal-words") < topOf("deal") && topOf("deal") < topOf("deal-fair"));
    QCOMPARE(w.find<QLabel>("deal-counted")->text(), QStringLiteral("Without a word you have to trust the program."));
    QTest::keyClicks(w.find<QLineEdit>("deal-words"), "!");
    QCOMPARE(w.find<QLabel>("deal-counted")->text(), QStringLiteral("That doesn't count as a word."));
    QTest::keyClicks(w.find<QLineEdit>("deal-words"), " garlic");
    QCOMPARE(w.find<QLabel>("deal-counted")->text(), QStringLiteral("They count as: garlic"));
}

void TestSheets::nothingJumpsWhileWordsAreTyped_data()
{
    test::Rows<QString, QSize> row;
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    for (const char* language : {"pl", "ru", "en", "es", "it"})
        for (const QSize size : {QSize(360, 640), QSize(800, 1280), QSize(1280, 800)})
            if (full || QByteArrayView(language) == "pl" || QByteArrayView(language) == "ru")
                row(qPrintable(QStringLiteral("%1 %2x%3").arg(QLatin1String(language)).arg(size.width()).arg(size.height())), language,
                    size);
}

void TestSheets::nothingJumpsWhileWordsAreTyped()
{
    const auto [language, size] = test::rowOf<QString, QSize>();
    WindowFixture w(language.toUtf8().constData());
    w.window->resize(size);
    openDealSheet(w);
    auto* field = w.find<QLineEdit>("deal-words");
    const auto before = placesOf(w);
    QVERIFY(before.size() >= 3);
    for (const char* typed : {"g", "arlic", ", and ROSES!", " and yet more words than anybody says, OR HEARS, at a table"}) {
        QTest::keyClicks(field, QString::fromLatin1(typed));
        w.settle();
        QCOMPARE(placesOf(w), before);
        QVERIFY2(faultsOf(openedSheet(w), true).isEmpty(), qPrintable(faultsOf(openedSheet(w), true).join(u'\n')));
    }
}

/// From the PIN that holds to a new one, to the same once more, and to what is said of a slip.
void TestSheets::keysStay()
{
    const auto [language, size] = test::rowOf<QString, QSize>();
    const QTemporaryDir keys;
    WindowFixture w(language.toUtf8().constData(), 1, test::lockable(keys));
    w.window->resize(size);
    QVERIFY(w.newGame());
    QVERIFY(w.window->pinLock()->set("1122"));
    w.openSettings();
    QVERIFY(w.click("pin-set"));
    PinSheet* pad = w.window->pinSheet();
    const auto before = placesOf(w);
    QVERIFY(before.size() >= 13);
    QCOMPARE(pad->findChild<ChoiceButton*>("key-erase")->iconName(), QStringLiteral("backspace"));
    QStringList prompts;
    const auto enter = [&](std::initializer_list<const char*> keys) {
        prompts << w.find<QLabel>("pin-prompt")->text();
        for (const char* key : keys) {
            QVERIFY(w.click(w.find<QWidget>(QLatin1String(key))));
            QCOMPARE(placesOf(w), before);
        }
        QVERIFY(w.click("key-enter"));
    };
    enter({"key-1", "key-1", "key-2", "key-2"});
    QVERIFY(QTest::qWaitFor([&] { return w.find<QLabel>("pin-prompt")->text() != prompts.back(); }, 60'000));
    w.settle();
    QCOMPARE(placesOf(w), before);
    enter({"key-3", "key-4", "key-5", "key-6"});
    QCOMPARE(placesOf(w), before);
    enter({"key-3", "key-4", "key-5", "key-7"}); // a slip
    QVERIFY(!pad->findChild<QLabel*>("status")->text().isEmpty());
    QCOMPARE(placesOf(w), before);
    prompts.removeDuplicates();
    QCOMPARE(prompts.size(), qsizetype{3});
}

void TestSheets::guestsAreToldOfNoCommand_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        QTest::newRow(language) << language;
}

void TestSheets::guestsAreToldOfNoCommand()
{
    QFETCH(QString, language);
    WindowFixture w(language.toUtf8().constData());
    QVERIFY(w.newGame());
    w.window->drawCurtain();
    w.window->openCodes();
    w.settle();
    QStringList said;
    for (auto* label : openedSheet(w)->findChildren<QLabel*>())
        said << label->text();
    QVERIFY(said.join(u' ').size() > 80);
    QVERIFY2(!said.join(u' ').contains("demeter-cli"), qPrintable(said.join(u' ')));
}

DEMETER_TEST(TestSheets)
#include "test_sheets.moc"

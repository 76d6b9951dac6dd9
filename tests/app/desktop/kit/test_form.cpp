// The pieces of a form: what is chosen, what is marked, and how much fits side by side.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/form.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"
#include "app/desktop/kit/style.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QLineEdit>
#include <QTest>

using namespace demeter;

namespace {

class Fields : public FormSheet {
public:
    using FormSheet::FormSheet;

    int chosen = 0, built = 0;
    ChoiceButton* check = nullptr;
    PickBox* pick = nullptr;
    Stepper* stepper = nullptr;
    QLineEdit* line = nullptr;
    QString edited;
    Segmented* parts = nullptr;
    int part = 0;
    QBoxLayout::Direction rowDirection = QBoxLayout::LeftToRight;
    int columns = 0;

protected:
    QString title() const override { return QStringLiteral("Fields"); }
    void build(QVBoxLayout* content) override
    {
        ++built;
        columns = across(4);
        QList<Option> options;
        for (int n = 0; n < 3; ++n)
            options << Option{
                QStringLiteral("option-%1").arg(n), QStringLiteral("check"), QStringLiteral("Option %1").arg(n), {}, n == chosen,
                [this, n] { chosen = n; }};
        addOptions(content, QStringLiteral("Which one?"), options, 4);
        check = makeCheck("check", "eye", QStringLiteral("Face up"), true);
        content->addWidget(check);
        pick = makePick("pick", QStringLiteral("Place"));
        pick->addEntry(QStringLiteral("here"), 7);
        pick->addEntry(QStringLiteral("there"), 8);
        pick->setValue(7);
        auto* row = addRow(content, QStringLiteral("Place"), pick);
        rowDirection = static_cast<QBoxLayout*>(row->layout())->direction();
        stepper = makeStepper("count", QStringLiteral("Count"), 1, 5, 3);
        addRow(content, QStringLiteral("Count"), stepper);
        line = new QLineEdit;
        line->setObjectName("line");
        connect(line, &QLineEdit::textEdited, this, [this](const QString& text) { edited = text; });
        content->addWidget(line);
        parts = new Segmented(settings_, {QStringLiteral("one"), QStringLiteral("two")}, QStringLiteral("Parts"));
        parts->setObjectName("parts");
        connect(parts, &Segmented::chosen, this, [this](int index) { part = index; });
        content->addWidget(parts);
    }
};

struct OpenFields {
    explicit OpenFields(QSize size = {1000, 700})
    {
        window.resize(size);
        window.show();
        sheet = new Fields(settings, &window);
        sheet->openSheet();
        QCoreApplication::processEvents();
    }

    ChoiceButton* option(int n) const
    {
        // What has just been replaced still exists, hidden, until the event loop runs.
        for (auto* button : sheet->findChildren<ChoiceButton*>(QStringLiteral("option-%1").arg(n)))
            if (button->isVisible())
                return button;
        return nullptr;
    }

    Settings settings;
    QWidget window;
    Fields* sheet = nullptr;
};

} // namespace

class TestForm : public QObject {
    Q_OBJECT

private slots:
    void placeholderIsNotCut();
    void listOfEntries();
    void oneOfSeveralIsChosen();
    void aMarkIsOnOrOff();
    void fieldsHoldTheirValues();
    void quickPressesOfAStepperAllCount();
    void whereItIsNarrowLessStandsSideBySide();
    void whatWasFilledInGoesIntoAnotherSheet();
    void onlyWhatWasTypedOutlivesItsGame();
};

/// B11: a list that opens below its field, every row equally high and beginning at the same edge, the one under the pointer too.
void TestForm::listOfEntries()
{
    OpenFields o({700, 800});
    o.window.setStyleSheet(styleSheet(Theme::of(o.settings.theme())));
    PickBox* box = o.sheet->pick;
    for (int n = 0; n < 60; ++n)
        box->addEntry(QStringLiteral("Wwwwww"), 100 + n);
    box->showPopup();
    QCoreApplication::processEvents();
    auto* view = box->view();
    QVERIFY2(view->window()->height() < 520, qPrintable(QString::number(view->window()->height())));
    const auto leftOf = [&](int row) { // of its words
        const QRect cell = view->visualRect(view->model()->index(row, 0));
        const QImage picture = view->viewport()->grab(cell).toImage().convertToFormat(QImage::Format_RGB32);
        const QRgb ground = picture.pixel(2, picture.height() / 2);
        for (int x = 3; x < picture.width(); ++x)
            for (int y = 4; y < picture.height() - 4; ++y)
                if (picture.pixel(x, y) != ground)
                    return x;
        return -1;
    };
    view->setCurrentIndex(view->model()->index(3, 0)); // as under the pointer
    QCoreApplication::processEvents();
    for (int row = 2; row < 6; ++row) {
        QVERIFY(view->visualRect(view->model()->index(row, 0)).height() >= 44);
        QCOMPARE(leftOf(row), leftOf(2));
    }
    box->hidePopup();
}

void TestForm::oneOfSeveralIsChosen()
{
    OpenFields o;
    QVERIFY(o.option(0) != nullptr && o.option(0)->isChecked());
    QVERIFY(!o.option(2)->isChecked());
    o.sheet->setStatus(QStringLiteral("of before"));
    const int built = o.sheet->built;
    o.option(2)->click();
    QTRY_COMPARE(o.sheet->built, built + 1);
    QCoreApplication::processEvents();
    QCOMPARE(o.sheet->chosen, 2);
    QVERIFY2(o.option(2)->isChecked() && !o.option(0)->isChecked(), "the sheet is made anew");
}

/// Two presses so close that they make a double click are two steps; elsewhere the second one does nothing.
void TestForm::quickPressesOfAStepperAllCount()
{
    OpenFields o;
    const auto pressTwice = [](QWidget* button) { // as a mouse says it
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton);
        QTest::mouseRelease(button, Qt::LeftButton);
    };
    QCOMPARE(o.sheet->stepper->value(), 3);
    pressTwice(o.sheet->stepper->findChild<ChoiceButton*>("count-plus"));
    QCOMPARE(o.sheet->stepper->value(), 5);
    pressTwice(o.sheet->stepper->findChild<ChoiceButton*>("count-minus"));
    QCOMPARE(o.sheet->stepper->value(), 3);
    pressTwice(o.sheet->check);
    QVERIFY2(!o.sheet->check->isChecked(), "it would be as before");
}

void TestForm::aMarkIsOnOrOff()
{
    OpenFields o;
    QVERIFY(o.sheet->check->isChecked());
    const QString on = o.sheet->check->secondLine();
    o.sheet->check->click();
    QVERIFY(!o.sheet->check->isChecked());
    QVERIFY2(o.sheet->check->secondLine() != on, "not by colour alone");
}

void TestForm::fieldsHoldTheirValues()
{
    OpenFields o;
    QCOMPARE(o.sheet->pick->value(), std::optional(7));
    QCOMPARE(o.sheet->pick->objectName(), QStringLiteral("pick"));
    QCOMPARE(o.sheet->stepper->value(), 3);
}

/// What stands in a list of which nothing is chosen yet, drawn to its last letter.
void TestForm::placeholderIsNotCut()
{
    OpenFields o;
    o.window.setStyleSheet(styleSheet(Theme::of(o.settings.theme()))); // it takes room of its own
    PickBox* box = o.sheet->pick;
    const QString words = QStringLiteral("What lies there in truth");
    const auto drawnTo = [&] { // how far right there is a letter, left of the sign
        const QImage image = box->grab().toImage();
        for (int x = image.width() - 34; x > 12; --x)
            for (int y = 8; y < image.height() - 8; ++y)
                if (image.pixel(x, y) != image.pixel(x, 6))
                    return x;
        return 0;
    };
    box->setValue(std::nullopt);
    box->setPlaceholderText(words);
    for (const int room : {46, 56, 96}) {
        box->setFixedWidth(QFontMetrics(bodyFont(15, QFont::Medium)).horizontalAdvance(words) + room);
        QCoreApplication::processEvents();
        QVERIFY2(drawnTo() >= 10 + QFontMetrics(box->shownFont()).horizontalAdvance(words) - 4, qPrintable(QString::number(drawnTo())));
    }
}

void TestForm::whereItIsNarrowLessStandsSideBySide()
{
    const OpenFields wide;
    QVERIFY(wide.sheet->columns > 1);
    QCOMPARE(wide.sheet->rowDirection, QBoxLayout::LeftToRight);
    const OpenFields narrow({360, 700});
    QCOMPARE(narrow.sheet->columns, 1);
    QCOMPARE(narrow.sheet->rowDirection, QBoxLayout::TopToBottom);
}

void TestForm::whatWasFilledInGoesIntoAnotherSheet()
{
    OpenFields before;
    before.option(2)->click();
    QTRY_COMPARE(before.sheet->chosen, 2);
    QCoreApplication::processEvents();
    before.sheet->check->click();
    before.sheet->pick->setValue(8);
    before.sheet->stepper->setValue(5);
    before.sheet->line->setText(QStringLiteral("a rose"));
    before.sheet->parts->setCurrent(1);
    before.sheet->hide(); // as when the screen that it lies on is no longer shown
    const FilledIn filled = before.sheet->filledIn();
    QCOMPARE(filled.marked, QStringList{QStringLiteral("option-2")});

    OpenFields after;
    after.sheet->fillIn(filled);
    QCOMPARE(after.sheet->chosen, 2);
    QVERIFY(after.option(2)->isChecked() && !after.option(0)->isChecked());
    QVERIFY(!after.sheet->check->isChecked() && after.sheet->check->secondLine() == before.sheet->check->secondLine());
    QCOMPARE(after.sheet->pick->value(), std::optional(8));
    QCOMPARE(after.sheet->stepper->value(), 5);
    QCOMPARE(after.sheet->line->text(), QStringLiteral("a rose"));
    QCOMPARE(after.sheet->edited, QStringLiteral("a rose")); // as if it had been typed there
    QCOMPARE(after.sheet->parts->current(), 1);
    QCOMPARE(after.sheet->part, 1);
}

void TestForm::onlyWhatWasTypedOutlivesItsGame()
{
    OpenFields before;
    before.sheet->stepper->setValue(5);
    before.sheet->line->setText(QStringLiteral("a rose"));
    OpenFields after;
    after.sheet->fillIn(typedOnly(before.sheet->filledIn()));
    QCOMPARE(after.sheet->line->text(), QStringLiteral("a rose"));
    QCOMPARE(after.sheet->stepper->value(), 3);
    before.sheet->line->clear();
    QVERIFY(typedOnly(before.sheet->filledIn()).fields.isEmpty());
}

DEMETER_TEST(TestForm)
#include "test_form.moc"

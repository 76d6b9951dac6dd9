// Where a sheet lies over the screen: as tall as what stands in it, and still under the finger.
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/sheet.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace demeter;

namespace {

class Lines : public Sheet {
public:
    Lines(const Settings& settings, QWidget* parent, int lines) : Sheet(settings, parent), lines_(lines) {}

    QLabel* later = nullptr; ///< hidden at first
    QLineEdit* field = nullptr;
    [[nodiscard]] QRect panel() const { return findChild<QScrollArea*>()->parentWidget()->geometry(); }
    [[nodiscard]] int hiddenBelow() const { return findChild<QScrollArea*>()->verticalScrollBar()->maximum(); }

protected:
    [[nodiscard]] QString title() const override { return QStringLiteral("Sheet"); }
    void build(QVBoxLayout* content) override
    {
        for (int n = 0; n < lines_; ++n)
            content->addWidget(
                makeLabel(QStringLiteral("A line that is long enough to be broken once or twice, however wide the sheet may be, "
                                         "so that its height hangs on its width, number %1")
                              .arg(n),
                          QFont()));
        field = new QLineEdit;
        content->addWidget(field);
        later = makeLabel(QStringLiteral("later"), QFont());
        content->addWidget(later);
        later->hide();
    }

private:
    int lines_;
};

struct OpenLines {
    explicit OpenLines(int lines, QSize size = {900, 700}) : sheet(new Lines(settings, &window, lines))
    {
        window.resize(size);
        window.show();
        sheet->openSheet();
        settle();
    }
    static void settle() { QCoreApplication::processEvents(); }

    Settings settings;
    QWidget window;
    Lines* sheet;
};

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private slots:
    void asTallAsItsContent()
    {
        int before = 0;
        for (const int lines : {1, 3, 6}) {
            const OpenLines open(lines);
            const QRect panel = open.sheet->panel();
            QVERIFY(panel.height() > before);
            QVERIFY(panel.height() < open.window.height() - 32);
            QVERIFY(qAbs(panel.center().y() - open.window.rect().center().y()) <= 1);
            QCOMPARE(open.sheet->hiddenBelow(), 0);
            before = panel.height();
        }
    }

    void longContentScrolls()
    {
        const OpenLines open(60);
        QCOMPARE(open.sheet->panel().height(), open.window.height() - 32);
        QVERIFY(open.sheet->hiddenBelow() > 0);
    }

    /// Half of it lies below the edge when it is tapped.
    void aFieldThatIsTypedInIsSeen()
    {
        const OpenLines open(60);
        auto* scroll = open.sheet->findChild<QScrollArea*>();
        const auto shown = [&] { return open.sheet->field->visibleRegion().boundingRect() == open.sheet->field->rect(); };
        const QPoint at = open.sheet->field->mapTo(scroll->widget(), QPoint());
        scroll->verticalScrollBar()->setValue(at.y() - scroll->viewport()->height() + open.sheet->field->height() / 2);
        OpenLines::settle();
        QVERIFY(!shown() && !open.sheet->field->visibleRegion().isEmpty());
        open.sheet->field->setFocus(Qt::MouseFocusReason);
        OpenLines::settle();
        QVERIFY(shown());
    }

    void growsWithoutAJump()
    {
        const OpenLines open(3);
        const QRect before = open.sheet->panel();
        open.sheet->later->show();
        OpenLines::settle();
        const QRect after = open.sheet->panel();
        QCOMPARE(after.topLeft(), before.topLeft());
        QVERIFY(after.height() > before.height());
        QCOMPARE(open.sheet->hiddenBelow(), 0);
        open.sheet->setStatus(QStringLiteral("A sentence about what happened"));
        OpenLines::settle();
        QCOMPARE(open.sheet->panel().top(), before.top());
        QVERIFY(open.sheet->panel().height() > after.height());
        QCOMPARE(open.sheet->hiddenBelow(), 0);
        open.sheet->setStatus({});
        open.sheet->later->hide();
        OpenLines::settle();
        QCOMPARE(open.sheet->panel(), before);
    }

    void goesWithTheWindow()
    {
        OpenLines open(6);
        for (const QSize size : {QSize(500, 400), QSize(360, 1200), QSize(1400, 300), QSize(900, 700)}) {
            open.window.resize(size);
            OpenLines::settle();
            const QRect panel = open.sheet->panel(), room = open.window.rect().adjusted(16, 16, -16, -16);
            QVERIFY(room.contains(panel));
            QVERIFY(open.sheet->hiddenBelow() == 0 || panel.height() == room.height());
            QVERIFY(qAbs(panel.center().y() - room.center().y()) <= 1);
        }
    }
};

DEMETER_TEST(TestSheet)
#include "test_sheet.moc"

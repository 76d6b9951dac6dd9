// Labels answer what Qt's own would from what they remember; a page built anew shows its content at once.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "tests/support/rows.h"
#include "tests/support/test_program.h"

#include <QBoxLayout>
#include <QPointer>
#include <QTest>

using namespace demeter;

namespace {

/// Changes a label: what its room depends on.
using Change = void (*)(QLabel&);

QList<int> roomsOf(const QLabel& label)
{
    QList<int> rooms{label.sizeHint().width(), label.sizeHint().height(), label.minimumSizeHint().width(),
                     label.minimumSizeHint().height()};
    for (const int width : {40, 120, 121, 360, 1280})
        rooms << label.heightForWidth(width);
    return rooms;
}

} // namespace

class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { loadFonts(); }

    void answersAsQtDoes_data()
    {
        const test::Rows<Change> row;
        row("as it is", [](QLabel&) {});
        row("other words", [](QLabel& label) { label.setText("Dracula odkrywa kartę w mieście Konstantynopol i wraca na wschód."); });
        row("no words", [](QLabel& label) { label.setText(QString()); });
        row("rich words",
            [](QLabel& label) { label.setText("<p style=\"line-height:140%\">Обморок <b>в Будапеште</b> и дальше, к морю</p>"); });
        row("the same as plain text", [](QLabel& label) { label.setTextFormat(Qt::PlainText); });
        row("larger", [](QLabel& label) { label.setFont(headingFont(38)); });
        row("in one line", [](QLabel& label) { label.setWordWrap(false); });
        row("margins", [](QLabel& label) { label.setContentsMargins(3, 11, 5, 2); });
        row("margin", [](QLabel& label) { label.setMargin(9); });
        row("indent", [](QLabel& label) { label.setIndent(14); });
        row("with links", [](QLabel& label) { label.setTextInteractionFlags(Qt::LinksAccessibleByMouse); });
    }
    /// The same words were asked about before, in other rooms: nothing of that is taken for the answer.
    void answersAsQtDoes()
    {
        const auto [change] = test::rowOf<Change>();
        const QString words = QStringLiteral("The hunters <i>search</i> in Constantinople & find nothing at all.");
        Label label(words);
        QLabel asQtDoes(words);
        for (QLabel* each : {static_cast<QLabel*>(&label), &asQtDoes}) {
            each->setFont(bodyFont(17));
            each->setWordWrap(true);
        }
        QCOMPARE(roomsOf(label), roomsOf(asQtDoes));
        change(label);
        change(asQtDoes);
        QCOMPARE(roomsOf(label), roomsOf(asQtDoes));
        QCOMPARE(roomsOf(label), roomsOf(asQtDoes)); // now of what it remembers
    }

    void whatAPageShowsAnewIsThereAtOnce()
    {
        QWidget page;
        new QVBoxLayout(&page);
        QWidget* shown = nullptr;
        replaceContent(page, shown, *new QLabel("before"));
        page.show();
        const QPointer<QWidget> before(shown);
        QVERIFY(before->isVisible());
        replaceContent(page, shown, *new QLabel("after"));
        QVERIFY(shown->isVisible());
        QVERIFY(!before->isVisible());
        QCOMPARE(page.layout()->count(), 1);
        QTRY_VERIFY(before == nullptr);
    }
};

DEMETER_TEST(TestLabels)
#include "test_labels.moc"

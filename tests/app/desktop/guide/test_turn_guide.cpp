// The turn guide as it is drawn and pressed, whatever is asked.
#include "app/desktop/guide/turn_guide.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/fury3e/desktop/guide/question.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/support/rows.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

Question howMany(int number)
{
    Question question;
    question.title = QStringLiteral("How many of 14?");
    Choice choice;
    choice.form = Choice::Form::Stepper;
    choice.word = QStringLiteral("Wolves");
    choice.value = QString::number(number);
    choice.less = choice.more = Command::Undo;
    question.choices.push_back(choice);
    return question;
}

} // namespace

class TestTurnGuide : public QObject {
    Q_OBJECT

private slots:
    /// Of many choices those below stay below the finger while one after another is marked; another question begins at its top.
    void aLongListStaysWhereItIs()
    {
        loadFonts();
        Settings settings;
        TurnGuide guide(settings);
        guide.resize(480, 320);
        const auto ask = [&](const QString& title, int marked) {
            Question question;
            question.title = title;
            for (int n = 0; n < 20; ++n) {
                Choice choice;
                choice.word = QStringLiteral("Wolves (%1)").arg(n);
                choice.marked = n == marked;
                choice.answer = Answer(Command::Undo);
                question.choices.push_back(choice);
            }
            guide.setQuestion(question, false, 2);
        };
        ask(QStringLiteral("Which 5 stay?"), -1);
        guide.show();
        auto* bar = guide.findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(bar->maximum() > 60);
        bar->setValue(60);
        ask(QStringLiteral("Which 5 stay?"), 7);
        QCOMPARE(bar->value(), 60);
        ask(QStringLiteral("Which one goes?"), -1);
        QCOMPARE(bar->value(), 0);
    }
    void namesAreFoundAsTyped_data()
    {
        test::Rows<QString, QStringList> row;
        row("es", "Inspección de aduanas", QStringList{"inspección", "INSPECCION", "de ad", "adu"});
        row("it", "Senso d’Emergenza", QStringList{"senso d'e", "senso d’e", "emer", "Senso"});
        row("pl", "Nieustępliwy sługa", QStringList{"sługa", "sluga", "SLU", "nieustepliwy"});
        row("pl, its first letter", "Łódź-Zdrój", QStringList{"lodz", "Ł", "łódź", "zdroj"});
        row("ru", "Наёмные разведчики", QStringList{"наемные", "Наём", "РАЗВЕД"});
    }
    /// By the beginning of any of its words, with its accents or without them, and by no other part of it.
    void namesAreFoundAsTyped()
    {
        const auto [name, typed] = test::rowOf<QString, QStringList>();
        loadFonts();
        Settings settings;
        TurnGuide guide(settings);
        guide.resize(480, 500);
        Question question;
        question.title = QStringLiteral("\u015alad?");
        question.filter = true;
        for (const QString& word : {QStringLiteral("Oops"), name}) {
            Choice choice;
            choice.word = word;
            choice.answer = Answer(Command::Undo);
            question.choices.push_back(choice);
        }
        guide.setQuestion(question, false, 2);
        guide.show();
        const auto* asked = guide.findChild<QLabel*>("question");
        QCOMPARE(asked->contentsMargins().top(), roomForAccents(asked->font(), question.title));
        QVERIFY(asked->contentsMargins().top() > 0);
        auto* field = guide.findChild<QLineEdit*>("filter");
        QVERIFY(field->isVisible());
        for (const QString& each : typed) {
            field->setText(each);
            QCOMPARE(guide.shownChoices().size(), 1);
            QCOMPARE(guide.shownChoices().first()->text(), name);
        }
        field->setText(name.mid(1, 3));
        QVERIFY(guide.shownChoices().isEmpty());
    }

    /// Two presses so close that they make a double click are two steps, although each makes the number anew.
    void quickPressesAllCount()
    {
        loadFonts();
        Settings settings;
        TurnGuide guide(settings);
        guide.resize(480, 500);
        int number = 3;
        connect(&guide, &TurnGuide::stepped, &guide, [&](int, bool more) {
            number += more ? 1 : -1;
            guide.setQuestion(howMany(number), false, 2);
        });
        guide.setQuestion(howMany(number), false, 2);
        guide.show();
        const auto pressTwice = [&](bool more) { // as a mouse says it
            const auto button = [&] { return guide.shownChoices().at(more ? 1 : 0); };
            QTest::mouseClick(button(), Qt::LeftButton);
            QTest::mouseDClick(button(), Qt::LeftButton);
            QTest::mouseRelease(button(), Qt::LeftButton);
        };
        pressTwice(true);
        QCOMPARE(number, 5);
        pressTwice(false);
        QCOMPARE(number, 3);
    }

    /// Garamond has lining figures: a number is set as the words around it.
    void numbersAreSetAsWords()
    {
        loadFonts();
        Settings settings;
        TurnGuide guide(settings);
        guide.resize(480, 500);
        guide.setQuestion(howMany(3), false, 2);
        guide.show();
        auto* question = guide.findChild<QLabel*>("question");
        test::TextSpy spy(question->size());
        question->render(&spy);
        bool words = false, figures = false;
        for (const auto& painted : spy.texts) {
            if (painted.text.contains("14")) {
                figures = true;
                QCOMPARE(painted.family, QString("EB Garamond 12"));
                QCOMPARE(painted.pixels, question->font().pixelSize());
            }
            if (painted.text.contains("How")) {
                words = true;
                QCOMPARE(painted.family, QString("EB Garamond 12"));
            }
        }
        QVERIFY(words && figures);
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(question);
        QVERIFY(heard != nullptr);
        QCOMPARE(heard->text(QAccessible::Name), QString("How many of 14?"));
    }
};

DEMETER_TEST(TestTurnGuide)
#include "test_turn_guide.moc"

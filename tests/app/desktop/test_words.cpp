// Every screen in every language, at both shapes of the screen and with large text: nothing in English, nothing cut, nothing too small.
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/hand_panel.h"
#include "app/desktop/header_bar.h"
#include "app/desktop/side_scroll.h"
#include "app/desktop/trail_card.h"

#include <QRegularExpression>
#include <QScrollArea>
#include <QTranslator>

#include <functional>

using namespace demeter;
using demeter::test::WindowFixture;

namespace {

/// Is asked first and writes down what the translations of the program lack.
class Listener : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* comment, int n) const override
    {
        const QByteArray full(context);
        const QByteArray bare = full.startsWith("demeter::") ? full.mid(9) : full;
        for (const auto* one : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (one == this)
                continue;
            for (const QByteArray& name : {full, bare})
                if (const QString found = one->translate(name, source, comment, n); !found.isEmpty()) {
                    said.insert(found);
                    return {};
                }
        }
        if (!full.startsWith("Q")) // Qt's own texts are Qt's business
            missing.insert(bare + ": " + source);
        return {};
    }
    bool isEmpty() const override { return false; }

    mutable QSet<QByteArray> missing;
    mutable QSet<QString> said;
};

QList<QWidget*> visibleWidgets(QWidget* window)
{
    QList<QWidget*> found;
    for (auto* widget : window->findChildren<QWidget*>())
        if (widget->isVisible())
            found << widget;
    return found;
}

QString plainText(const QLabel* label)
{
    return QString(label->text()).remove(QRegularExpression("<[^>]*>"));
}

int widestWord(const QFont& font, const QString& text)
{
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
    int widest = 0;
    for (const QString& word : text.split(breaks))
        widest = qMax(widest, QFontMetrics(font).horizontalAdvance(word));
    return widest;
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void everythingIsTranslated_data();
    void everythingIsTranslated();
    void nothingIsCut_data();
    void nothingIsCut();
    void regionsDoNotOverlap_data();
    void regionsDoNotOverlap();

private:
    static void shapes()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080)})
                for (const double scale : {1.0, 2.0})
                    QTest::addRow("%s %dx%d %d%%", language, size.width(), size.height(), int(scale * 100)) << language << size << scale;
    }
    /// Walks through the window and looks at every screen on the way.
    static void tour(WindowFixture& w, const std::function<void(const QString&)>& look, bool round = true);
};

void TestWords::tour(WindowFixture& w, const std::function<void(const QString&)>& look, bool round)
{
    look("start");
    QVERIFY(w.click("new-game"));
    look("new game");
    w.window->findChild<ChoiceButton*>("see-rulings")->click();
    w.settle();
    look("rulings");
    w.press(Qt::Key_Escape);
    w.window->findChild<ChoiceButton*>("see-counts")->click();
    w.settle();
    look("counts");
    w.press(Qt::Key_Escape);
    auto* screen = w.window->newGameScreen();
    const auto found = builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "zurich", "prague"})
        emit screen->findChild<MapView*>("map")->tapped(*(*found)->find(id));
    w.settle();
    look("new game filled in");
    screen->findChild<ChoiceButton*>("start")->click();
    w.settle();
    QVERIFY(w.game().hasGame());
    look("start in secret");
    const auto go = [&](const Action& action) {
        QVERIFY(w.game().submit(action));
        w.settle();
    };
    go(ChooseStart{w.place("szeged")});
    look("empty slide");
    const auto phase = [&](const Play& play) {
        QVERIFY(w.passed());
        go(w.state().trail[5] ? Action(Mature{}) : Action(Slide{}));
        go(play);
        if (w.state().step == Step::PlaceEncounter)
            go(demeter::PlaceEncounter{w.state().encounterHand.front()});
        if (w.state().step == Step::PlaceRumor)
            go(EndPhase{});
    };
    for (const char* id : {"budapest", "vienna"})
        phase(Play{w.place(id), {}, std::nullopt});
    phase(Play{std::nullopt, Power::DarkCall, std::nullopt});
    phase(Play{std::nullopt, Power::Hide, std::nullopt});
    phase(Play{w.place("munich"), {}, std::nullopt});
    look("dawn");
    QVERIFY(w.passed());
    look("slide");
    go(EnterToken{EnterToken::Kind::HeavenlyHost, w.place("venice"), true});
    go(EnterDespair{1});
    go(MakeLair{std::nullopt, w.state().encounterHand.front()});
    look("choose card");
    emit w.screen()->map()->tapped(w.place("vienna"));
    w.settle();
    look("refused");
    for (const char* power : {"wolf", "misdirect"})
        for (ChoiceButton* button : w.guide()->shownChoices())
            if (button->iconName() == QLatin1String(power) && button->kind() == ChoiceKind::Legal) {
                button->click();
                w.settle();
                look(power);
                w.guide()->findChild<ChoiceButton*>("back")->click();
                w.settle();
                break;
            }
    go(Play{w.place("nuremburg"), {}, std::nullopt});
    look("encounter");
    go(demeter::PlaceEncounter{w.state().encounterHand.back()});
    look("rumor");
    go(PlaceRumor{Slot{1}});
    for (ChoiceButton* button : w.guide()->shownChoices())
        if (button->kind() == ChoiceKind::Plain) {
            button->click();
            break;
        }
    w.settle();
    look("hunter");
    w.screen()->openHistory();
    w.settle();
    look("journal");
    w.press(Qt::Key_Escape);
    w.screen()->openTable();
    w.settle();
    look("table");
    w.press(Qt::Key_Escape);
    w.window->openSettings();
    w.settle();
    look("settings");
    w.press(Qt::Key_Escape);
    if (!round)
        return;
    QString fault;
    test::walkRound(
        *w.window,
        [&](const QString& screen) {
            w.settle();
            look(screen);
        },
        fault);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestWords::everythingIsTranslated_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"es", "pl", "ru", "it"})
        QTest::newRow(language) << language;
}

void TestWords::everythingIsTranslated()
{
    QFETCH(QString, language);
    const auto texts = [](QWidget* window) {
        QStringList found;
        for (QWidget* widget : visibleWidgets(window)) {
            found << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
            if (const auto* label = qobject_cast<QLabel*>(widget))
                found << plainText(label);
            if (const auto* button = qobject_cast<QAbstractButton*>(widget))
                found << button->text();
            if (const auto* choice = qobject_cast<ChoiceButton*>(widget))
                found << choice->secondLine();
            if (const auto* line = qobject_cast<QLineEdit*>(widget))
                found << line->placeholderText();
        }
        found.removeAll(QString());
        return found;
    };
    QHash<QString, QSet<QString>> english;
    QSet<QString> names{"Demeter"};
    {
        WindowFixture w("en");
        tour(w, [&](const QString& screen) {
            for (const QString& text : texts(w.window.get()))
                english[screen].insert(text);
        });
    }
    // The language is chosen at run time, in the window.
    WindowFixture w("en");
    w.window->settings().setLanguage(*languageFromCode(language.toStdString()));
    w.settle();
    Listener listener;
    QCoreApplication::installTranslator(&listener);
    w.settle();
    QStringList left;
    tour(w, [&](const QString& screen) {
        if (w.game().hasGame() && names.size() < 10) {
            const Sentences& sentences = w.game().sentences();
            w.board().all().forEach([&](LocationId id) { names.insert(sentences.place(id)); });
            for (const Hunter hunter : allHunters)
                names.insert(sentences.hunter(hunter));
            for (std::size_t n = 0; n < w.game().ruleset().cards->encounters.size(); ++n)
                names.insert(sentences.encounter(static_cast<EncounterKind>(n)));
            for (std::size_t n = 0; n < draculaEventIds.size(); ++n)
                names.insert(sentences.event(static_cast<DraculaEvent>(n)));
            for (std::size_t n = 0; n < hunterEventIds.size(); ++n)
                names.insert(sentences.hunterEvent(static_cast<HunterEvent>(n)));
            for (std::size_t n = 0; n < hunterCardIds.size(); ++n)
                names.insert(sentences.hunterCard(static_cast<HunterCard>(n)));
            for (std::size_t n = 0; n < combatCardIds.size(); ++n)
                names.insert(sentences.combatCard(static_cast<CombatCard>(n)));
            for (std::size_t n = 0; n < languageCount; ++n)
                names.insert(nativeName(static_cast<Language>(n)));
        }
        for (const QString& text : texts(w.window.get())) {
            if (!english[screen].contains(text) || listener.said.contains(text))
                continue;
            // What is left after the proper names and the translated words have been taken out must have no letters.
            QString rest = text;
            QStringList known = names.values();
            static const QRegularExpression marks(QStringLiteral("%(\\d+|n)"));
            for (const QString& sentence : std::as_const(listener.said))
                known << sentence.split(marks);
            std::ranges::sort(known, std::ranges::greater{}, &QString::size);
            for (const QString& name : known)
                if (name.trimmed().size() > 1)
                    rest.remove(name);
            rest.remove(QRegularExpression("\\b(Lord Godalming|Dr\\. (John )?Seward|Van Helsing|Mina Harker|Español|Polski|Русский)\\b"));
            if (w.game().hasGame() && rest.contains(QRegularExpression("[A-Za-z]{2,}")))
                left << screen + ": " + text;
        }
    });
    QCoreApplication::removeTranslator(&listener);
    QStringList missing;
    for (const QByteArray& one : listener.missing)
        missing << QString::fromUtf8(one);
    missing.sort();
    left.removeDuplicates();
    QVERIFY2(missing.isEmpty(), qPrintable("not translated:\n" + missing.join(u'\n')));
    QVERIFY2(left.isEmpty(), qPrintable("still English:\n" + left.join(u'\n')));
}

void TestWords::nothingIsCut_data()
{
    shapes();
}

void TestWords::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    WindowFixture w(language.toUtf8().constData(), scale);
    w.window->resize(size);
    w.settle();
    QStringList cut;
    // What fits at the smaller sizes fits at the largest; the languages with the longest words are looked at every day.
    const bool usual = size.width() <= 1280 && (language == u"es" || language == u"pl" || language == u"ru");
    const auto look = [&](const QString& screen) {
        const auto report = [&](const QWidget* widget, const QString& text, const char* what) {
            cut << QStringLiteral("%1: %2 (%3, %4 x %5)").arg(screen, text, what).arg(widget->width()).arg(widget->height());
        };
        for (QWidget* widget : visibleWidgets(w.window.get())) {
            if (const auto* area = qobject_cast<QScrollArea*>(widget);
                area != nullptr && qobject_cast<const SideScroll*>(area) == nullptr && area->widget()->width() > area->viewport()->width())
                report(area, area->parentWidget()->metaObject()->className(), "wider than what is seen");
            if (const auto* label = qobject_cast<QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
                const QString text = plainText(label);
                const int wide = label->contentsRect().width();
                if (QFontInfo(label->font()).pixelSize() < 12)
                    report(label, text, "too small");
                if (label->wordWrap()) {
                    if (label->heightForWidth(label->width()) > label->height() + 1)
                        report(label, text, "too low");
                    if (widestWord(label->font(), text) > wide + 1)
                        report(label, text, "a word is wider");
                } else if (QFontMetrics(label->font()).horizontalAdvance(text) > wide + 1) {
                    report(label, text, "too narrow");
                }
            } else if (const auto* choice = qobject_cast<ChoiceButton*>(widget)) {
                if (choice->text().isEmpty())
                    continue;
                if (choice->width() < choice->narrowestWidth())
                    report(choice, choice->text() + " / " + choice->secondLine(), "a word is wider");
                if (choice->height() < choice->heightForWidth(choice->width()))
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
                if (!button->text().isEmpty() && widestWord(font, button->text()) > room + 1)
                    report(button, button->text(), "a word is wider");
                if (QFontMetrics(font).boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, button->text()).height() > button->height())
                    report(button, button->text(), "too low");
            }
        }
    };
    tour(w, look, usual || qEnvironmentVariableIsSet("DEMETER_FULL"));
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TestWords::regionsDoNotOverlap_data()
{
    shapes();
}

void TestWords::regionsDoNotOverlap()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    WindowFixture w(language.toUtf8().constData(), scale);
    w.window->resize(size);
    w.settle();
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
    for (qsizetype a = 0; a < regions.size(); ++a) {
        QVERIFY2(screen->rect().contains(regions[a].second), regions[a].first);
        QVERIFY2(regions[a].second.height() >= 44, regions[a].first);
        if (regions[a].first == QLatin1String("guide")) // at least two choices are in sight
            QVERIFY2(screen->guide()->findChild<QScrollArea*>()->height() >= 120,
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

QTEST_MAIN(TestWords)
#include "test_words.moc"

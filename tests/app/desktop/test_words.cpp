// Every screen in every language: nothing is left in English.
#include "app/text/resources.h"
#include "tests/app/desktop/screen_tour.h"

#include <QRegularExpression>
#include <QTranslator>

#include <functional>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
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
        // The page of a revealed game is written in every language, English too.
        if (!full.startsWith("Q") && installedLanguage() != Language::En) // Qt's own texts are Qt's business
            missing.insert(bare + ": " + source);
        return {};
    }
    bool isEmpty() const override { return false; }

    mutable QSet<QByteArray> missing;
    mutable QSet<QString> said;
};

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void everythingIsTranslated_data();
    void everythingIsTranslated();
};

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
        for (QWidget* widget : test::visibleWidgets(window)) {
            found << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
            if (const auto* label = qobject_cast<QLabel*>(widget))
                found << test::plainText(label);
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
    static QHash<QString, QSet<QString>> english; // the same for every language
    QSet<QString> names{"Demeter"};
    if (english.isEmpty()) {
        WindowFixture w("en");
        test::tour(w, [&](const QString& screen) {
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
    test::tour(w, [&](const QString& screen) {
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
            for (const char* term : {"hospital", "port"}) // the same word in the printed books of two languages
                names.insert(sentences.term(QLatin1String(term)).at(0).toUpper() + sentences.term(QLatin1String(term)).mid(1));
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
            rest.remove(QRegularExpression("\\b[0-9a-f]{8}\\b")); // of a hash
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

DEMETER_TEST(TestWords)
#include "test_words.moc"

// Every place and every hunter has its forms in every language, and sentences choose among them.
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/name_forms.h"
#include "app/text/resources.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// The lines of a table behind its titles.
QList<QStringList> linesOf(const QString& path)
{
    QFile file(path);
    QList<QStringList> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts).mid(1))
        lines << line.split(u'\t');
    return lines;
}

/// Cases change the ends of words, so their beginnings are looked for.
bool hasStems(const QString& form, const QString& name)
{
    const auto plain = [](QString text) { return text.replace(u'\u2019', u'\'').toCaseFolded(); };
    for (const QString& word : plain(name).split(u' ')) {
        if (!plain(form).contains(word.left(std::max<qsizetype>(2, word.size() * 6 / 10))))
            return false;
    }
    return true;
}

QString codeOfLanguage(std::size_t language)
{
    return QString::fromUtf8(languageCodes[language].data(), static_cast<qsizetype>(languageCodes[language].size()));
}

} // namespace

class TestNameForms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void tablesAreWhole()
    {
        const auto check = [](const QString& path, qsizetype cells, qsizetype count) {
            QSet<QString> keys;
            const QList<QStringList> lines = linesOf(path);
            for (const QStringList& line : lines) {
                QVERIFY2(line.size() == cells, qPrintable(line.join(u'|')));
                for (const QString& cell : line)
                    QVERIFY2(!cell.isEmpty() && cell == cell.simplified(), qPrintable(line.join(u'|')));
                QVERIFY2(!keys.contains(line[0] + u' ' + line[1]), qPrintable(line.join(u'|')));
                keys.insert(line[0] + u' ' + line[1]);
            }
            QCOMPARE(lines.size(), count * static_cast<qsizetype>(languageCount));
        };
        check(QStringLiteral(":/translations/place_forms.tsv"), 7, 71 + 1); // both boards, and any other place
        check(QStringLiteral(":/translations/hunter_forms.tsv"), 8, hunterCount);
    }

    void places()
    {
        const QStringList keys{QStringLiteral("in"), QStringLiteral("to"), QStringLiteral("from"), QStringLiteral("of")};
        for (const std::string_view id : builtInBoardIds) {
            const auto board = builtInBoard(std::string(id)).value();
            for (std::size_t l = 0; l < languageCount; ++l) {
                const Sentences sentences(board, builtInCatalogue(), static_cast<Language>(l));
                QSet<QString> seen;
                for (std::size_t i = 0; i < board->locations().size(); ++i) {
                    const auto place = static_cast<LocationId>(i);
                    const NameForms forms = sentences.forms(place);
                    const QString all = codeOfLanguage(l) + u' ' + forms.name + u' ' + QStringList(forms.forms.values()).join(u' ');
                    QCOMPARE(forms.forms.size(), keys.size());
                    QVERIFY2(hasStems(forms.name, sentences.place(place)), qPrintable(all));
                    QSet<QString> own{forms.name};
                    for (const QString& key : keys) {
                        const QString form = forms.form(key);
                        QVERIFY2(hasStems(form, sentences.place(place)), qPrintable(all));
                        QVERIFY2(!form.contains(QStringLiteral("  ")) && !form.contains(u'%'), qPrintable(all));
                        own.insert(form);
                        if (key != QStringLiteral("of")) // each has its preposition
                            QVERIFY2(form.contains(u' ') && form != forms.name, qPrintable(all));
                    }
                    QVERIFY2(forms.form(QStringLiteral("from")) != forms.form(QStringLiteral("in")) &&
                                 forms.form(QStringLiteral("from")) != forms.form(QStringLiteral("to")),
                             qPrintable(all));
                    for (const QString& form : std::as_const(own)) { // no two places share one
                        QVERIFY2(!seen.contains(form), qPrintable(codeOfLanguage(l) + u' ' + form));
                        seen.insert(form);
                    }
                }
            }
        }
    }

    void placesInWords_data()
    {
        test::Rows<int, QString, QStringList> add;
        const auto row = [&](Language language, const char* id, const char* forms) {
            add(qPrintable(QString::asprintf("%s %d", id, static_cast<int>(language))), static_cast<int>(language), QString::fromUtf8(id),
                QString::fromUtf8(forms).split(QStringLiteral(", ")));
        };
        row(Language::Ru, "paris", "Париж, в Париже, в Париж, из Парижа, Парижа");
        row(Language::Pl, "paris", "Paryż, w Paryżu, do Paryża, z Paryża, Paryża");
        row(Language::Es, "paris", "París, en París, a París, de París, de París");
        row(Language::It, "paris", "Parigi, a Parigi, a Parigi, da Parigi, di Parigi");
        row(Language::En, "north-sea", "the North Sea, in the North Sea, to the North Sea, from the North Sea, of the North Sea");
        row(Language::Es, "mediterranean-sea",
            "el mar Mediterráneo, en el mar Mediterráneo, al mar Mediterráneo, del mar Mediterráneo, del mar Mediterráneo");
        row(Language::Ru, "mediterranean-sea",
            "Средиземное море, в Средиземном море, в Средиземное море, из Средиземного моря, Средиземного моря");
        row(Language::Ru, "florence", "Флоренция, во Флоренции, во Флоренцию, из Флоренции, Флоренции");
        row(Language::Pl, "swansea", "Swansea, w Swansea, do Swansea, ze Swansea, Swansea");
        row(Language::It, "atlantic-ocean",
            "l’Oceano Atlantico, nell’Oceano Atlantico, nell’Oceano Atlantico, dall’Oceano Atlantico, dell’Oceano Atlantico");
    }
    void placesInWords()
    {
        const auto [language, id, forms] = test::rowOf<int, QString, QStringList>();
        const auto board = builtInBoard("fury-3e").value();
        const Sentences sentences(board, builtInCatalogue(), static_cast<Language>(language));
        const NameForms found = sentences.forms(board->find(id.toStdString()).value());
        QCOMPARE(QStringList({found.name, found.form(QStringLiteral("in")), found.form(QStringLiteral("to")),
                              found.form(QStringLiteral("from")), found.form(QStringLiteral("of"))}),
                 forms);
    }

    void hunters()
    {
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Sentences sentences(builtInBoard("fury-3e").value(), builtInCatalogue(), static_cast<Language>(l));
            QSet<QString> seen;
            for (const Hunter hunter : allHunters) {
                const NameForms forms = sentences.forms(hunter);
                QCOMPARE(forms.woman, hunter == Hunter::MinaHarker);
                QCOMPARE(forms.forms.size(), 4);
                const QString surname = sentences.hunter(hunter).section(u' ', -1);
                QSet<QString> own{forms.name};
                for (const QString& form : forms.forms)
                    own.insert(form);
                for (const QString& form : std::as_const(own)) {
                    QVERIFY2(hasStems(form, surname), qPrintable(form));
                    QVERIFY2(!form.contains(QStringLiteral("  ")), qPrintable(form));
                    QVERIFY2(!seen.contains(form), qPrintable(form));
                    seen.insert(form);
                }
                QVERIFY(forms.form(QStringLiteral("with")) != forms.name);
            }
        }
        const Sentences polish(nullptr, nullptr, Language::Pl);
        QCOMPARE(polish.forms(Hunter::DrSeward).form(QStringLiteral("with")), QStringLiteral("z dr. Sewardem"));
        const Sentences russian(nullptr, nullptr, Language::Ru);
        QCOMPARE(russian.forms(Hunter::MinaHarker).form(QStringLiteral("whom")), QStringLiteral("Мину Харкер"));
        QCOMPARE(russian.forms(Hunter{9}).name, QStringLiteral("?"));
        QCOMPARE(russian.forms(LocationId{3}).form(QStringLiteral("in")), QStringLiteral("?"));
    }

    /// A board of the player's own may have a place that no table knows, or use an id for another place.
    void otherPlaces()
    {
        for (const char* id : {"kosice", "paris"}) {
            const NameForms forms = Terms(Language::Ru).place(QString::fromUtf8(id), QStringLiteral("Кошице"));
            QCOMPARE(forms.name, QStringLiteral("Кошице"));
            QCOMPARE(forms.form(QStringLiteral("in")), QStringLiteral("в локации Кошице"));
            QCOMPARE(forms.form(QStringLiteral("of")), QStringLiteral("локации Кошице"));
        }
    }

    void filling()
    {
        const NameForms mina{QStringLiteral("Mina %2"), {{QStringLiteral("to"), QStringLiteral("to Mina")}}, true};
        const NameForms van{QStringLiteral("van H"), {{QStringLiteral("to"), QStringLiteral("to H")}}, false};
        const auto fill = [&](const char* sentence) { return inForms(QString::fromUtf8(sentence), {mina, van}); };
        QCOMPARE(fill("%2 comes."), QStringLiteral("Van H comes."));
        QCOMPARE(fill("%1 gives 5% %2{to}."), QStringLiteral("Mina %2 gives 5% to H."));
        QCOMPARE(fill("%1{to}: %1{he|she}, %2{he|she}"), QStringLiteral("To Mina: she, he"));
        QCOMPARE(fill("%1{of} %3 %2{to"), QStringLiteral("Mina %2 ? van H{to"));
        QCOMPARE(fill(""), QString());
        const NameForms both = joined({van, mina, van}, QStringLiteral("%1 and %2"));
        QCOMPARE(both.name, QStringLiteral("van H, Mina %2 and van H"));
        QCOMPARE(both.form(QStringLiteral("to")), QStringLiteral("to H, to Mina and to H"));
        QCOMPARE(joined({van}, QStringLiteral("%1 and %2")).form(QStringLiteral("to")), QStringLiteral("to H"));
        QCOMPARE(joined({}, QStringLiteral("%1 and %2")).name, QStringLiteral("?"));
    }
};

DEMETER_TEST(TestNameForms)
#include "test_name_forms.moc"

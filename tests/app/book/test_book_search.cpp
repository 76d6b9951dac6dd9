// What somebody types finds the topic that he means.
#include "app/book/book_search.h"
#include "app/book/search_words.h"
#include "app/fury3e/book/book.h"
#include "app/text/resources.h"
#include "tests/support/load.h"
#include "tests/support/machine_pace.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

constexpr std::array allLanguages{Language::En, Language::Es, Language::Pl, Language::Ru, Language::It};
static_assert(allLanguages.size() == languageCount);

/// The lines of a table behind its titles, cell by cell.
QList<QStringList> rowsOf(const char* path)
{
    QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/") + QLatin1String(path));
    QList<QStringList> rows;
    if (file.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            rows << line.split(u'\t');
    return rows;
}

} // namespace

class TestBookSearch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        for (const Language language : allLanguages) {
            auto book = bookOfThirdEdition(language);
            QVERIFY(book);
            books_.push_back(*book);
        }
        search_ = std::make_unique<BookSearch>(books_);
    }

    void queries_data()
    {
        test::Rows<QString, QString, int> add;
        const auto rows = rowsOf("tests/data/book_queries.tsv");
        QCOMPARE(rows.value(0), (QStringList{"language", "kind", "query", "topic"}));
        std::array<int, languageCount> count{};
        std::array<std::set<QString>, languageCount> kinds;
        for (const QStringList& row : rows.mid(1)) {
            QCOMPARE(row.size(), 4);
            const auto language = languageFromCode(row[0].toStdString());
            QVERIFY2(language, qPrintable(row[0]));
            const auto index = static_cast<std::size_t>(*language);
            ++count[index];
            kinds[index].insert(row[1]);
            add(qPrintable(QString::asprintf("%s %s: %s", qPrintable(row[0]), qPrintable(row[1]), qPrintable(row[2]))), row[2], row[3],
                static_cast<int>(index));
        }
        for (std::size_t language = 0; language < languageCount; ++language) {
            QVERIFY(count[language] >= 25);
            for (const char* kind : {"title", "form", "words", "slip", "begun", "other", "rule"})
                QVERIFY2(kinds[language].contains(QLatin1String(kind)), kind);
        }
    }
    void queries()
    {
        const auto [typed, topic, language] = test::rowOf<QString, QString, int>();
        const auto own = static_cast<Language>(language);
        const auto hits = search_->find(typed, own);
        QVERIFY2(!hits.empty() && hits.front().topic.key == topic, qPrintable(told(typed, own, hits)));
    }

    /// Every title finds its own topic first, in capitals and without accents, and in the window of another language as it is written.
    void titles()
    {
        int others = 0;
        for (const auto& book : books_)
            for (const Topic& topic : book->topics())
                for (const Language own : {book->language(), allLanguages[static_cast<std::size_t>(++others) % languageCount]}) {
                    const QString typed = own == book->language() ? searchWords(topic.title).join(u' ').toUpper() : topic.title;
                    const auto hits = search_->find(typed, own);
                    const auto found = std::ranges::find(hits, topic.id, &BookHit::topic);
                    QVERIFY2(!hits.empty() && found == hits.begin(), qPrintable(told(typed, own, hits)));
                    if (own == book->language())
                        QCOMPARE(hits.front(), (BookHit{topic.id, BookHit::By::Title, own, 0}));
                }
    }

    /// So does every headword of the printed books.
    void headwords()
    {
        const auto rows = rowsOf("translations/headwords.tsv");
        for (const QStringList& row : rows.mid(1))
            for (const Language language : allLanguages) {
                const auto column = rows[0].indexOf(QLatin1String(languageCodes[static_cast<std::size_t>(language)].data()));
                QVERIFY(column > 0);
                const auto hits = search_->find(row[column], language);
                QVERIFY2(!hits.empty() && hits.front().topic.key == row[0], qPrintable(told(row[column], language, hits)));
            }
    }

    /// Everything that the book says is found by is found by it: near the top, where many topics share a word.
    void words()
    {
        for (const auto& book : books_)
            for (const Topic& topic : book->topics())
                for (qsizetype n = (&topic - book->topics().data()) % 6; n < topic.words.size(); n += 6) { // some of them
                    const QString& word = topic.words[n];
                    const auto hits = search_->find(word, book->language());
                    const auto found = std::ranges::find(hits, topic.id, &BookHit::topic);
                    QVERIFY2(found != hits.end() && found - hits.begin() < 8, qPrintable(told(word, book->language(), hits)));
                }
    }

    /// Any title with one letter of its longest word missing, doubled, wrong or swapped still finds its topic.
    void slips()
    {
        std::minstd_rand chance(7);
        int first = 0, all = 0, kinds = 0;
        for (const auto& book : books_)
            for (const Topic& topic : book->topics()) {
                QStringList words = searchWords(topic.title);
                QString& word = *std::ranges::max_element(words, {}, [](const QString& each) { return each.size(); });
                if (word.size() < 5)
                    continue;
                for (const int kind : {kinds++ % 4, kinds++ % 4}) {
                    const QString right = word;
                    const auto at = static_cast<qsizetype>(chance() % static_cast<unsigned>(word.size() - 1));
                    if (kind == 0)
                        word.remove(at, 1);
                    else if (kind == 1)
                        word.insert(at, word[at]);
                    else if (kind == 2)
                        word[at] = word[at + 1];
                    else
                        std::swap(word[at], word[at + 1]);
                    const QString typed = words.join(u' ');
                    word = right;
                    const auto hits = search_->find(typed, book->language());
                    const auto found = std::ranges::find(hits, topic.id, &BookHit::topic);
                    QVERIFY2(found != hits.end() && found - hits.begin() < 4, qPrintable(told(typed, book->language(), hits)));
                    first += found == hits.begin() ? 1 : 0;
                    ++all;
                }
            }
        QVERIFY2(first * 100 >= all * 95, qPrintable(QStringLiteral("%1 of %2").arg(first).arg(all)));
    }

    /// While a title is being typed, its topic is there all the time.
    void whileTyping()
    {
        for (const auto& book : books_)
            for (const Topic& topic : book->topics())
                for (qsizetype letters = 2; letters < topic.title.size(); letters += 1 + letters / 2) {
                    const QString typed = topic.title.left(letters);
                    const auto hits = search_->find(typed, book->language());
                    QVERIFY2(std::ranges::find(hits, topic.id, &BookHit::topic) != hits.end(),
                             qPrintable(told(typed, book->language(), hits)));
                }
    }

    void rules()
    {
        for (const Topic& topic : books_.front()->topics()) {
            for (const std::string& rule : topic.rules)
                for (const QString& typed : {QString::fromStdString(rule), QString::fromStdString(rule).toLower().remove(u'-')}) {
                    const auto hits = search_->find(typed, Language::Pl);
                    QVERIFY2(!hits.empty() && hits.front() == (BookHit{topic.id, BookHit::By::Rule, Language::Pl, 0}), qPrintable(typed));
                }
            for (const std::string& ruling : topic.rulings) {
                const auto hits = search_->find(QString::fromStdString(ruling), Language::Es);
                QVERIFY2(std::ranges::find(hits, BookHit{topic.id, BookHit::By::Rule, Language::Es, 0}) != hits.end(), ruling.c_str());
            }
        }
        const auto first = [&](const char* typed) {
            const auto hits = search_->find(QString::fromUtf8(typed), Language::En);
            return hits.empty() || hits.front().by != BookHit::By::Rule ? QString() : hits.front().topic.key;
        };
        QCOMPARE(first("MOV-3"), QStringLiteral("movement-sea")); // the beginning of a chapter
        QCOMPARE(first("  move–3 "), QStringLiteral("movement-sea"));
        QCOMPARE(first("PR-3"), QStringLiteral("advanced-setup")); // PR-03
        QCOMPARE(first("card-sc"), QStringLiteral("event-cards"));
        QCOMPARE(first("BLK-"), QStringLiteral("roadblock-tokens"));
        // These are words.
        for (const char* typed : {"feed 3", "slot 6", "hide", "MOVE-99", "XYZ-1", "M-3", "MOVE-99999999999999999999", "face-down"})
            QVERIFY2(first(typed).isEmpty(), typed);
    }

    void garbage()
    {
        const QString longest(100'000, u'a');
        for (const QString& typed :
             {QString(), QStringLiteral("   "), QStringLiteral("?!…—'\"“”"), QStringLiteral("qzxvwk"), QStringLiteral("qzxvwk hide jjqqxw"),
              QStringLiteral("\u0301\u0301"), QString(QChar(0xd800)), QString::fromUtf8("🦇"), QString(QChar(0)), longest})
            for (const Language own : allLanguages)
                QVERIFY2(search_->find(typed, own).empty(), qPrintable(typed.left(20)));
        // What is harmless in itself may find something, but each topic once and nothing else.
        std::minstd_rand chance(11);
        const QString letters = QStringLiteral("aeioustrnlkабвгдеоист -'0123456789ążółñéё.()%1*\\");
        for (int n = 0; n < 300; ++n) {
            QString typed;
            for (unsigned length = chance() % 40; length > 0; --length)
                typed += letters[static_cast<qsizetype>(chance() % static_cast<unsigned>(letters.size()))];
            std::set<QString> seen;
            for (const BookHit& hit : search_->find(typed, Language::Ru)) {
                QVERIFY(books_.front()->find(hit.topic) != nullptr);
                QVERIFY(seen.insert(hit.topic.key).second);
            }
        }
        QVERIFY(!search_->find(QStringLiteral("trail ").repeated(10'000), Language::En).empty());
    }

    void order()
    {
        // Own language first: "fuga" is a word of the Spanish book and a title of the Italian one.
        QCOMPARE(search_->find(QStringLiteral("fuga"), Language::Es).front().language, Language::Es);
        QCOMPARE(search_->find(QStringLiteral("fuga"), Language::It).front().language, Language::It);
        // What fits equally well stands in reading order.
        QStringList movements;
        for (const BookHit& hit : search_->find(QStringLiteral("ruch"), Language::Pl))
            if (hit.topic.key.startsWith(QLatin1String("movement")))
                movements << hit.topic.key;
        QCOMPARE(movements, (QStringList{"movement", "movement-road", "movement-sea", "movement-railway"}));
        // One letter is the beginning of a title, in any language.
        const auto begun = search_->find(QStringLiteral("T"), Language::En);
        QCOMPARE(begun.front(), (BookHit{{QStringLiteral("trail")}, BookHit::By::Title, Language::En, 0}));
        for (const BookHit& hit : begun)
            QCOMPARE(hit.by, BookHit::By::Title);
        // The same search finds the same, and a word more finds no more.
        const BookSearch again(books_);
        for (const char* typed : {"vampire", "damage", "token", "day"}) {
            const auto hits = search_->find(QLatin1String(typed), Language::En);
            QCOMPARE(hits, again.find(QLatin1String(typed), Language::En));
            const auto more = search_->find(QLatin1String(typed) + QStringLiteral(" hunter"), Language::En);
            QVERIFY(std::ranges::count(more, 0, &BookHit::missing) <= std::ranges::count(hits, 0, &BookHit::missing));
            QCOMPARE(std::ranges::count(hits, 0, &BookHit::missing), std::ssize(hits)); // one word fits or does not
        }
    }

    /// Words that no topic has all of: those that have the most of them, which say how many are missing.
    void someOfTheWords()
    {
        const auto hits = search_->find(QStringLiteral("misdirect qzxvwk"), Language::En);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front(), (BookHit{{QStringLiteral("misdirect")}, BookHit::By::Title, Language::En, 1}));
        for (const BookHit& hit : search_->find(QStringLiteral("dark call"), Language::En))
            QCOMPARE(hit.missing, 0);
    }

    /// A damaged book of another language keeps nobody from reading his own.
    void withoutABook()
    {
        auto some = books_;
        some[0] = nullptr;
        const BookSearch search(some);
        QCOMPARE(search.find(QStringLiteral("szlak"), Language::En).front().topic.key, QStringLiteral("trail"));
        QCOMPARE(search.find(QStringLiteral("MOVE-3"), Language::En).front().topic.key, QStringLiteral("movement-sea"));
        QVERIFY(BookSearch({}).find(QStringLiteral("trail"), Language::En).empty());
    }

    void stems_data()
    {
        test::Rows<int, QString> add;
        const auto row = [&](Language language, const char* forms) { add(forms, static_cast<int>(language), QString::fromUtf8(forms)); };
        row(Language::En, "token tokens");
        row(Language::En, "mature matured maturing matures");
        row(Language::En, "city cities");
        row(Language::En, "move moves moving moved movement movements");
        row(Language::En, "buy buying");
        row(Language::Es, "ciudad ciudades");
        row(Language::Es, "mordido mordida mordidos mordidas morder");
        row(Language::Es, "luz luces");
        row(Language::Es, "mover moverse");
        row(Language::Es, "revelar revelación revelaciones revelada");
        row(Language::Pl, "legowisko legowiska legowisku legowiskiem legowiskach legowiskami legowisk");
        row(Language::Pl, "szlak szlaku szlakiem szlaki szlaków");
        row(Language::Pl, "zamek zamku zamkiem zamki");
        row(Language::Pl, "pogłoska pogłoski pogłoskę pogłoską pogłosek pogłoskami");
        row(Language::Pl, "walka walki walkę walce walką walk walkach");
        row(Language::Pl, "droga drogi drodze drogą dróg drogami");
        row(Language::Pl, "runda rundy rundzie rundę rund");
        row(Language::Pl, "wampir wampira wampirze wampirów wampirami");
        row(Language::Pl, "łowca łowcy łowców łowcom łowcami");
        row(Language::Pl, "ugryziony ugryziona ugryzionego ugryzienie ugryzienia");
        row(Language::Pl, "postać postaci postacią postaciami");
        row(Language::Pl, "szpon szpony szponów szponami");
        row(Language::Pl, "osłabiony osłabieni osłabionych osłabienie");
        row(Language::Pl, "wydarzenie wydarzeń wydarzeniami");
        row(Language::Pl, "anulować anulowana anulowanie anuluje");
        row(Language::Pl, "kolej kolei koleją kolejach");
        row(Language::Ru, "логово логова логову логовом логове логовами");
        row(Language::Ru, "убежище убежища убежищу убежищем убежищах убежищ");
        row(Language::Ru, "ловушка ловушки ловушку ловушек ловушками");
        row(Language::Ru, "ослабленный ослабленная ослабленные ослабленного ослабленными");
        row(Language::Ru, "обернуться обернулся");
        row(Language::Ru, "отмена отмены отменённая отменить отменён");
        row(Language::Ru, "лечить лечение лечения лечится");
        row(Language::Ru, "билет билеты билетом билетов");
        row(Language::Ru, "мышь мыши мышью мышей мышами");
        row(Language::Ru, "бой боя бою боем боев");
        row(Language::Ru, "раскрытие раскрытия раскрытию раскрытием");
        row(Language::It, "luogo luoghi");
        row(Language::It, "attivato attivata attivati attivare");
        row(Language::It, "rivelare rivelazione rivelazioni rivelato");
        row(Language::It, "scambio scambi scambiare");
    }
    /// Forms of one word meet; that is all that is asked of a stem.
    void stems()
    {
        const auto [language, forms] = test::rowOf<int, QString>();
        const QStringList words = searchWords(forms);
        for (const QString& word : words)
            QCOMPARE(stemOf(word, static_cast<Language>(language)), stemOf(words.front(), static_cast<Language>(language)));
        QVERIFY(stemOf(words.front(), static_cast<Language>(language)).size() >= 2);
        for (const char* odd : {"", "a", "я", "13", "s", "ie"})
            QVERIFY(stemOf(QString::fromUtf8(odd), static_cast<Language>(language)).size() <= 2);
    }

    void nearly()
    {
        const QString word = QStringLiteral("ambush");
        for (const char* typed :
             {"ambush", "ambsh", "ammbush", "anbush", "mabush", "ambuhs", "ambus", "amb", "xmb", "xambush", "ambushx", ""})
            QVERIFY2(nearlyBegins(word, QLatin1String(typed)), typed);
        for (const char* typed : {"anbxsh", "mbus h", "busham", "ambushxy", "amxyush"})
            QVERIFY2(!nearlyBegins(word, QLatin1String(typed)), typed);
        for (const char* typed : {"ambush", "ambsh", "ammbush", "anbush", "mabush", "ambuhs", "ambus", "xambush", "ambushx"})
            QVERIFY2(nearlyBegins(word, QLatin1String(typed), true), typed);
        for (const char* typed : {"amb", "ambu", "anbxsh", ""})
            QVERIFY2(!nearlyBegins(word, QLatin1String(typed), true), typed);
        QVERIFY(nearlyBegins(QString(), QStringLiteral("a")));
    }

    void folds()
    {
        QCOMPARE(searchWords(QString::fromUtf8("Łódź, Ёлка; «Ñandú» D’oro 13/Każdy")),
                 (QStringList{"lodz", QString::fromUtf8("елка"), "nandu", "d", "oro", "13", "kazdy"}));
    }

    /// A keystroke takes less than 5 ms on this machine even where nothing is optimised; here only what would be wrong by far fails.
    void fastEnough()
    {
        const std::int64_t began = test::processorTime();
        int searches = 0;
        for (const QStringList& row : rowsOf("tests/data/book_queries.tsv").mid(1))
            for (qsizetype letters = 1; letters <= row[2].size(); letters += 4, ++searches)
                (void)search_->find(row[2].left(letters), *languageFromCode(row[0].toStdString()));
        const double each = double(test::processorTime() - began) / 1e3 / searches;
        qInfo("%d searches, %.2f ms each", searches, each);
        QVERIFY2(each < 50, qPrintable(QString::number(each)));
    }

private:
    /// For a failing test: what was typed, and what came first.
    static QString told(const QString& typed, Language own, const std::vector<BookHit>& hits)
    {
        QStringList found;
        for (std::size_t n = 0; n < std::min<std::size_t>(hits.size(), 5); ++n)
            found << QStringLiteral("%1 (%2, %3)")
                         .arg(hits[n].topic.key)
                         .arg(static_cast<int>(hits[n].by))
                         .arg(QLatin1String(languageCodes[static_cast<std::size_t>(hits[n].language)].data()));
        return QStringLiteral("%1 (%2): %3")
            .arg(typed, QLatin1String(languageCodes[static_cast<std::size_t>(own)].data()), found.join(u' '));
    }

    std::vector<std::shared_ptr<const Book>> books_;
    std::unique_ptr<BookSearch> search_;
};

DEMETER_TEST(TestBookSearch)
#include "test_book_search.moc"

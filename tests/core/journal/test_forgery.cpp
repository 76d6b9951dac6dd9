// Every kind of forgery is caught by whoever noted one code after the place that was changed.
#include "tests/core/journal/journal_support.h"

#include "core/fury3e/record/recorded.h"
#include "tests/support/forger.h"
#include "tests/support/golden_games.h"
#include "tests/support/random_round.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <map>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Json = nlohmann::ordered_json;
using What = Objection::What;

/// As quick as a code must not be: what is tested is not the slow hash, which test_proof and the page's test look at.
std::optional<std::string> quickCode(const GameId& game, const Head& head, std::string_view words, std::size_t digits = codeDigits)
{
    const Seed seed = fairSeed(game, head, words);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = number << 8U | seed[i];
    std::string code = std::to_string(number).substr(0, digits);
    return std::string(digits - code.size(), '0') + code;
}

std::string gameIdText(std::uint64_t number)
{
    std::string text = "00000000000000000000000000000000";
    for (std::size_t i = 0; i < 16; ++i)
        text[31 - i] = "0123456789abcdef"[number >> (4 * i) & 15U];
    return text;
}

std::optional<Record> begun(std::uint64_t number, const std::shared_ptr<std::string>& bytes, RecordHeader start, const Ruleset& ruleset)
{
    start.gameId = gameIdText(number);
    FairDeal deal;
    for (std::size_t i = 0; i < deal.secret.size(); ++i)
        deal.secret[i] = static_cast<std::uint8_t>(number * 31 + i);
    deal.words = "słowo " + std::to_string(number);
    start.deal = deal;
    auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, ruleset, testKeys());
    if (!made)
        return std::nullopt;
    return std::move(*made);
}

Evidence evidenceOf(const Record& record)
{
    const auto text = record.reveal();
    if (!text)
        qFatal("no reveal");
    return {*readReveal(*text), record.gameId(), std::string(record.words()), record.witnesses()};
}

std::string lineText(const RevealedLine& line)
{
    const std::string whole = writeReveal({line});
    const std::size_t begin = whole.find('\n') + 1;
    return whole.substr(begin, whole.rfind("\n]}") - begin);
}

/// A random game with the whole round kept, long enough that some codes were shown.
Evidence randomGame(std::uint64_t number)
{
    const auto bytes = std::make_shared<std::string>();
    RecordHeader start = header();
    start.clockKept = true;
    auto record = begun(number, bytes, start, rules());
    if (!record)
        qFatal("no game");
    std::mt19937_64 random(number);
    const std::uint64_t least = 60 + number % 60;
    for (int guard = 0; guard < 600 && (record->lines() < least || record->witnesses().size() < 2); ++guard) {
        const auto action = likelyAction(random, record->ruleset(), record->state(), {});
        if (!action)
            break;
        (void)record->submit(*action);
        if (random() % 25 == 0 && record->canUndo() && !(record->undo() && (random() % 2 == 0 || record->redo())))
            qFatal("no way back");
    }
    if (record->witnesses().empty())
        qFatal("nothing was shown");
    return evidenceOf(*record);
}

struct Tally {
    std::size_t simple = 0, simpleCaught = 0;
    std::size_t rechained = 0, rechainedCaught = 0, withoutCode = 0; ///< of the rechained ones
};

} // namespace

class TestForgery : public QObject {
    Q_OBJECT

private:
    std::array<Tally, forgeryCount> tally_{};
    Json page_ = {{"bases", Json::array()}, {"cases", Json::array()}};

    /// Checks what was forged, given one code that was noted after the first changed place.
    void judge(const Evidence& evidence, Forgery kind, const Forged& forged, bool replay)
    {
        const Witness* witness = witnessAfter(evidence, forged.firstChanged);
        if (!witness)
            return; // nobody vouches for what comes after the last code
        const std::vector<NotedCode> codes{{*quickCode(evidence.game, witness->head, evidence.words), witness->round, std::nullopt}};
        const BoardSource noBoard = [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
            return std::unexpected(Faults{{"unknown-board", "", {name}}});
        };
        const Verification result = verify(forged.lines, codes, replay ? boards() : noBoard, rules().cards, quickCode);
        const auto proof = [](const Objection& each) { return each.what == What::BrokenChain && each.fault->code != "record-board"; };
        const bool broken = std::ranges::any_of(result.objections, proof);
        const bool code = std::ranges::any_of(result.objections, [](const Objection& each) { return each.what == What::CodeMismatch; });
        const bool rules = std::ranges::any_of(result.objections, [](const Objection& each) {
            return each.what == What::IllegalStep || each.what == What::FalseAnswer || each.what == What::DealNotFromSeed;
        });
        Tally& tally = tally_[static_cast<std::size_t>(kind)];
        if (forged.rechained) {
            ++tally.rechained;
            tally.rechainedCaught += broken || code || rules ? 1 : 0;
            tally.withoutCode += broken || rules ? 1 : 0;
        } else {
            ++tally.simple;
            tally.simpleCaught += broken || code || rules ? 1 : 0;
        }
        if (!(broken || code || rules) && shown_++ < 5)
            qWarning("%s, line %zu%s: not caught", nameOf(kind), forged.firstChanged + 1, forged.rechained ? ", rechained" : "");
    }
    int shown_ = 0;

    void table(const char* title)
    {
        QString text = QString::fromLatin1("%1\n%2 %3 %4 %5 %6 %7\n")
                           .arg(QString::fromLatin1(title))
                           .arg(QStringLiteral("kind"), -24)
                           .arg(QStringLiteral("simple"), 8)
                           .arg(QStringLiteral("caught"), 8)
                           .arg(QStringLiteral("rechained"), 10)
                           .arg(QStringLiteral("caught"), 8)
                           .arg(QStringLiteral("(without a code)"), 17);
        for (std::size_t i = 0; i < forgeryCount; ++i) {
            const Tally& t = tally_[i];
            text += QString::fromLatin1("%1 %2 %3 %4 %5 %6\n")
                        .arg(QString::fromLatin1(nameOf(static_cast<Forgery>(i))), -24)
                        .arg(t.simple, 8)
                        .arg(t.simpleCaught, 8)
                        .arg(t.rechained, 10)
                        .arg(t.rechainedCaught, 8)
                        .arg(t.withoutCode, 17);
            QVERIFY2(t.simple + t.rechained > 0, nameOf(static_cast<Forgery>(i)));
            QVERIFY2(t.simple == t.simpleCaught && t.rechained == t.rechainedCaught, nameOf(static_cast<Forgery>(i)));
        }
        qInfo("%s", qPrintable(text));
        tally_ = {};
    }

    /// What somebody noted: now and then the spoken code, which is slow, else the QR code.
    static Json note(const Evidence& evidence, const Witness& witness, bool spoken)
    {
        if (!spoken)
            return {{"qr", qrText(evidence.game, witness.round, witness.head)}};
        static std::map<Head, std::string> made;
        std::string& code = made[witness.head];
        if (code.empty())
            code = spokenCode(evidence.game, witness.head, evidence.words).value_or("");
        return {{"code", code}, {"round", witness.round}};
    }
    static const Witness* witnessAfter(const Evidence& evidence, std::size_t line)
    {
        const auto found = std::ranges::find_if(evidence.witnesses, [line](const Witness& each) { return each.line >= line; });
        return found == evidence.witnesses.end() ? nullptr : &*found;
    }
    /// A case of the page's test: how to make these lines of the game's. Lines that are alike are named by their number.
    Json caseOf(std::size_t base, const Evidence& evidence, const Reveal& lines, std::size_t firstChanged)
    {
        std::size_t same = 0; // at the end
        const std::size_t keep = std::min(firstChanged, std::min(lines.size(), evidence.lines.size()));
        while (same < lines.size() - keep && same < evidence.lines.size() - keep &&
               lines[lines.size() - 1 - same] == evidence.lines[evidence.lines.size() - 1 - same])
            ++same;
        Json insert = Json::array();
        for (std::size_t i = keep; i + same < lines.size(); ++i)
            if (i < evidence.lines.size() && lines[i] == evidence.lines[i])
                insert.push_back(i);
            else
                insert.push_back(lineText(lines[i]));
        return {{"base", base}, {"keep", keep}, {"insert", std::move(insert)}, {"from", evidence.lines.size() - same}};
    }
    void addCase(Json made, Forgery kind, const Forged& forged, Json noted)
    {
        made["kind"] = std::string(nameOf(kind)) + (forged.rechained ? ", rechained" : "");
        made["notes"] = Json::array({std::move(noted)});
        made["caught"] = true;
        page_["cases"].push_back(std::move(made));
    }
    /// For the page's test: the same forgeries, to be judged in a browser.
    void keepForPage(std::size_t base, const Evidence& evidence, Forgery kind, const Forged& forged)
    {
        if (const Witness* witness = witnessAfter(evidence, forged.firstChanged))
            addCase(caseOf(base, evidence, forged.lines, forged.firstChanged), kind, forged, note(evidence, *witness, base % 15 == 0));
    }
    /// The same where there are very many: the browser makes the chain anew by itself.
    void keepRecipe(const Evidence& evidence, Forgery kind, const Forged& forged)
    {
        const Witness* witness = witnessAfter(evidence, forged.firstChanged);
        if (!witness || recipes_++ % static_cast<std::size_t>(times(41, 1)) != 0)
            return;
        const bool whole = kind == Forgery::CutEnd || kind == Forgery::OtherGame; // the chain is one as it stands
        const bool nonces = kind == Forgery::NewNonces;                           // the browser makes them anew too
        Json recipe = caseOf(0, evidence, nonces ? evidence.lines : forged.lines, forged.firstChanged);
        if (forged.rechained && !whole)
            recipe["rechain"] = forged.firstChanged;
        if (nonces)
            recipe["nonces"] = true;
        addCase(std::move(recipe), kind, forged, note(evidence, *witness, false));
    }
    std::size_t recipes_ = 0;

    void keepBase(std::size_t base, const Evidence& evidence)
    {
        Json lines = Json::array();
        for (const RevealedLine& line : evidence.lines)
            lines.push_back(lineText(line));
        page_["bases"].push_back(std::move(lines));
        Json untouched = caseOf(base, evidence, evidence.lines, evidence.lines.size());
        untouched["kind"] = "nothing changed";
        untouched["notes"] = Json::array({note(evidence, evidence.witnesses[0], false)});
        untouched["caught"] = false;
        page_["cases"].push_back(std::move(untouched));
    }
    void writeForPage(const QString& name) const
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::string text = page_.dump();
        QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
    }

private slots:
    /// One change of each kind at a random place of many random games.
    void randomGames()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        std::mt19937_64 random(20);
        const int games = pageCases.isEmpty() ? 300 : times(60, 300); // the browser takes its time
        Evidence other = randomGame(1000);
        for (int n = 0; n < games; ++n) {
            const Evidence evidence = randomGame(static_cast<std::uint64_t>(n));
            QVERIFY(verify(evidence.lines, {}, boards(), rules().cards).objections.empty());
            if (!pageCases.isEmpty())
                keepBase(static_cast<std::size_t>(n), evidence);
            for (std::size_t kind = 0; kind < forgeryCount; ++kind)
                for (const Forged& forged : forgeOne(evidence, other, static_cast<Forgery>(kind), random)) {
                    if (pageCases.isEmpty())
                        judge(evidence, static_cast<Forgery>(kind), forged, true);
                    else
                        keepForPage(static_cast<std::size_t>(n), evidence, static_cast<Forgery>(kind), forged);
                }
            other = evidence;
        }
        if (pageCases.isEmpty())
            table("one change of each kind in each random game");
        else
            writeForPage(pageCases);
    }

    /// Single changes of a golden game. The rules are left aside: the chain and the code have to do. With DEMETER_FULL every possible one,
    /// with every location and every encounter in every place; else every third of those with some of them.
    void everyChange()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        Evidence evidence = evidenceOf(goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>())));
        if (qEnvironmentVariableIsSet("DEMETER_FULL")) {
            const Ruleset ruleset = rules();
            evidence.places.clear();
            for (const Location& location : ruleset.board->locations())
                evidence.places.push_back(location.id);
            evidence.encounters.clear();
            for (const EncounterCard& card : ruleset.cards->encounters)
                evidence.encounters.push_back(card.id);
        }
        const Evidence other = randomGame(1000);
        QVERIFY(verify(evidence.lines, {}, boards(), rules().cards).objections.empty());
        if (!pageCases.isEmpty())
            keepBase(0, evidence);
        for (std::size_t number = 0; number < forgeryCount; ++number) {
            const Forgery kind = static_cast<Forgery>(number);
            if (pageCases.isEmpty())
                forgeAll(evidence, other, kind, [&, changes = std::size_t{0}](const Forged& forged) mutable {
                    if (changes++ % static_cast<std::size_t>(times(3, 1)) == 0)
                        judge(evidence, kind, forged, false);
                });
            else
                forgeAll(
                    evidence, other, kind, [&](const Forged& forged) { keepRecipe(evidence, kind, forged); }, Rechaining::LeftToVisitor);
        }
        if (pageCases.isEmpty())
            table("single changes of a golden game");
        else
            writeForPage(pageCases);
    }
};

DEMETER_TEST(TestForgery)
#include "test_forgery.moc"

// Every kind of forgery is caught by whoever noted one code after the place that was changed.
#include "tests/core/journal/journal_support.h"

#include "core/fury3e/record/recorded.h"
#include "tests/support/chance.h"
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

/// What came in as chance in a game, to see that all of it was tried.
struct ChanceTally {
    int words = 0, shares = 0, keptBack = 0, allKeptBack = 0, neverGiven = 0;
};

/// Chance of a round, if it is still to come: phones promise shares and give them, or keep some back; or words are said; or both.
void mayAddChance(Record& record, std::mt19937_64& random, ChanceTally& tally)
{
    const GameState& state = record.state();
    const std::uint16_t round = state.round;
    if (!takesChance(state) || oneIn(random, 3))
        return;
    const auto shareOf = [&](std::size_t phone) {
        Share share{};
        share[0] = static_cast<std::uint8_t>(phone);
        share[31] = static_cast<std::uint8_t>(round);
        return share;
    };
    if (state.chance.promisedRound != round && !oneIn(random, 3)) {
        PromiseShares promise;
        for (std::size_t phone = 0, all = 1 + random() % mostShares; phone < all; ++phone)
            promise.promises.push_back(promiseOf(round, shareOf(phone)));
        if (!record.submit(promise))
            qFatal("no promise is taken");
        return; // the shares come later
    }
    AddChance chance;
    if (state.chance.promisedRound == round) {
        if (oneIn(random, 8)) {
            ++tally.neverGiven;
        } else {
            const bool all = oneIn(random, 8);
            for (std::size_t phone = 0; phone < state.chance.promises.size(); ++phone) {
                chance.chance.shares.emplace_back();
                if (all || oneIn(random, 4))
                    ++tally.keptBack;
                else
                    chance.chance.shares.back() = shareOf(phone);
            }
            ++tally.shares;
        }
    }
    const bool given = std::ranges::any_of(chance.chance.shares, [](const auto& share) { return share.has_value(); });
    tally.allKeptBack += !chance.chance.shares.empty() && !given ? 1 : 0;
    if (!given || oneIn(random, 3)) {
        chance.chance.words = oneIn(random, 2) ? "ajo " + std::to_string(random() % 100) : "чеснок";
        ++tally.words;
    }
    if (!record.submit(chance))
        qFatal("no chance is taken");
}

/// Goes back and forward: one step, or far behind codes; and stays there as often as not.
void mayGoBack(Record& record, std::mt19937_64& random)
{
    if (!record.canUndo() || !oneIn(random, 25))
        return;
    const std::size_t was = record.cursor(), far = std::min<std::size_t>(was, 40);
    const std::size_t to = oneIn(random, 2) ? was - 1 : was - 1 - random() % far;
    if (!record.goTo(to) || !(oneIn(random, 2) || record.goTo(was)))
        qFatal("no way back");
}

/// A random game with the whole round kept, whatever its rulings: chance comes in round by round, or the cards are drawn from the box.
Record playedGame(std::uint64_t number, std::uint64_t least, std::size_t codes, ChanceTally& tally)
{
    RecordHeader start = header();
    start.clockKept = true;
    start.handling = number % 5 == 4 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
    start.chanceEachRound = start.handling == CardHandling::Dealt && number % 7 != 6;
    std::mt19937_64 random(number);
    auto record = begun(number, std::make_shared<std::string>(), start, rules(randomRoundRuleset(random).rulings));
    if (!record)
        qFatal("no game");
    const int most = static_cast<int>(10 * least);
    for (int guard = 0; guard < most && (record->lines() < least || record->witnesses().size() < codes); ++guard) {
        mayAddChance(*record, random, tally);
        const auto action = likelyAction(random, record->ruleset(), record->state(), {});
        if (!action)
            break;
        (void)record->submit(*action);
        mayGoBack(*record, random);
    }
    if (record->witnesses().empty())
        qFatal("nothing was shown");
    return std::move(*record);
}

/// Long enough that some codes were shown.
Evidence randomGame(std::uint64_t number, ChanceTally& tally)
{
    return evidenceOf(playedGame(number, 60 + number % 60, 2, tally));
}
Evidence randomGame(std::uint64_t number)
{
    ChanceTally tally;
    return randomGame(number, tally);
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
    void keepRecipe(std::size_t base, const Evidence& evidence, Forgery kind, const Forged& forged)
    {
        const Witness* witness = witnessAfter(evidence, forged.firstChanged);
        if (!witness || recipes_++ % static_cast<std::size_t>(times(41, 1)) != 0)
            return;
        const bool whole = kind == Forgery::CutEnd || kind == Forgery::OtherGame; // the chain is one as it stands
        const bool nonces = kind == Forgery::NewNonces;                           // the browser makes them anew too
        Json recipe = caseOf(base, evidence, nonces ? evidence.lines : forged.lines, forged.firstChanged);
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
        untouched["notes"] = Json::array();
        for (const Witness& witness : evidence.witnesses)
            untouched["notes"].push_back(note(evidence, witness, false));
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

    /// Nothing is objected to in a game that nobody touched, with every code that was shown.
    static void holds(const Evidence& evidence)
    {
        std::vector<NotedCode> codes;
        for (const Witness& witness : evidence.witnesses) {
            codes.push_back({{}, witness.round, witness.head});
            codes.push_back({*quickCode(evidence.game, witness.head, evidence.words), witness.round, std::nullopt});
        }
        const Verification found = verify(evidence.lines, codes, boards(), rules().cards, quickCode);
        for (const Objection& each : found.objections)
            QVERIFY2(false, qPrintable(QString::number(each.line.value_or(0)) + ' ' +
                                       QString::fromStdString(each.fault ? each.fault->code : each.rule)));
        QCOMPARE(found.vouched, evidence.witnesses.back().line + 1);
    }

private slots:
    /// One change of each kind at a random place of many random games.
    void randomGames()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        std::mt19937_64 random(20);
        const int games = pageCases.isEmpty() ? 300 : times(60, 300); // the browser takes its time
        Evidence other = randomGame(1000);
        ChanceTally tally;
        for (int n = 0; n < games; ++n) {
            const Evidence evidence = randomGame(static_cast<std::uint64_t>(n), tally);
            holds(evidence);
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
        // Every way in which chance can come in was among them.
        QVERIFY(tally.words > games / 2 && tally.shares > games / 2 && tally.keptBack > games / 2);
        QVERIFY(tally.allKeptBack > 0 && tally.neverGiven > 0);
        if (pageCases.isEmpty())
            table("one change of each kind in each random game");
        else
            writeForPage(pageCases);
    }

    /// Long games, most of them played to the end: none is ever objected to.
    void honestGames()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        ChanceTally tally;
        for (int n = 0, games = times(20, 100); n < games; ++n) {
            const Record record = playedGame(2000 + static_cast<std::uint64_t>(n), 1500, 1, tally);
            const Evidence evidence = evidenceOf(record);
            holds(evidence);
            if (!pageCases.isEmpty())
                keepBase(static_cast<std::size_t>(n), evidence);
        }
        if (!pageCases.isEmpty())
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
        ChanceTally tally;
        const Evidence stirred = evidenceOf(playedGame(2000, 400, 6, tally)); // chance comes into this one
        QVERIFY(tally.shares > 4 && tally.keptBack > 4);
        holds(evidence);
        if (!pageCases.isEmpty()) {
            keepBase(0, evidence);
            keepBase(1, stirred);
        }
        for (std::size_t number = 0; number < forgeryCount; ++number) {
            const Forgery kind = static_cast<Forgery>(number);
            const std::size_t base = kind == Forgery::Chance ? 1 : 0;
            const Evidence& one = base == 1 ? stirred : evidence;
            if (pageCases.isEmpty())
                forgeAll(one, other, kind, [&, changes = std::size_t{0}](const Forged& forged) mutable {
                    if (changes++ % static_cast<std::size_t>(times(3, 1)) == 0)
                        judge(one, kind, forged, false);
                });
            else
                forgeAll(
                    one, other, kind, [&](const Forged& forged) { keepRecipe(base, one, kind, forged); }, Rechaining::LeftToVisitor);
        }
        if (pageCases.isEmpty())
            table("single changes of a golden game");
        else
            writeForPage(pageCases);
    }
};

DEMETER_TEST(TestForgery)
#include "test_forgery.moc"

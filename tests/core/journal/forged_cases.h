// Forgeries as they are judged: by the program, with a code that was noted behind the changed place, and written down for the page and the
// second verifier (tests/page/check_forgeries.py). Whichever game it is.
#pragma once

#include "core/fury2e/record/recorded.h"
#include "core/fury3e/record/recorded.h"
#include "core/journal/proof.h"
#include "core/journal/reveal.h"
#include "core/journal/verdict.h"
#include "core/journal/verify.h"
#include "tests/support/forger.h"
#include "tests/support/load.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace demeter::test {

/// As quick as a code must not be: what is tested is not the slow hash, which test_proof and the page's test look at.
inline std::optional<std::string> quickCode(const GameId& game, const Head& head, std::string_view words, std::size_t digits = codeDigits)
{
    const Seed seed = fairSeed(game, head, words);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = number << 8U | seed[i];
    std::string code = std::to_string(number).substr(0, digits);
    return std::string(digits - code.size(), '0') + code;
}

inline std::string gameIdText(std::uint64_t number)
{
    std::string text = "00000000000000000000000000000000";
    for (std::size_t i = 0; i < 16; ++i)
        text[31 - i] = "0123456789abcdef"[number >> (4 * i) & 15U];
    return text;
}

inline std::string lineText(const RevealedLine& line)
{
    const std::string whole = writeReveal({line});
    const std::size_t begin = whole.find('\n') + 1;
    return whole.substr(begin, whole.rfind("\n]}") - begin);
}

/// The board of a header, where it is one of the two that come with the program.
inline BoardSource builtInBoards()
{
    return [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        static const std::map<std::string, std::shared_ptr<const Board>> known{{"fury-3e", board("fury-3e")},
                                                                               {"fury-2e", board("fury-2e")}};
        const auto found = known.find(name);
        return found == known.end() ? std::unexpected(Faults{{"unknown-board", "", {name}}})
                                    : std::expected<std::shared_ptr<const Board>, Faults>(found->second);
    };
}

/// What the program says of lines, whichever game they are of: its verdict, and that of somebody who leaves out what only the rules tell.
/// Both as their places in resources/verdict/verdicts.json.
inline std::array<int, 2> verdictsOf(const Reveal& lines, const std::vector<NotedCode>& codes)
{
    static const std::shared_ptr<const Catalogue> cards = catalogue();
    CheckedGame found;
    if (isRevealOf<fury2e::Recorded>(lines))
        found = fury2e::verify(lines, codes, builtInBoards());
    else
        found = fury3e::verify(lines, codes, builtInBoards(), cards);
    const auto all = static_cast<int>(verdictOf(found));
    std::erase_if(found.objections, [](const Objection& each) {
        // Whether nothing had to happen depends on what the card that was drawn has to do at once.
        const bool silent = each.fault && each.fault->code == "record-pass";
        return silent || each.what == Objection::What::IllegalStep || each.what == Objection::What::FalseAnswer;
    });
    return {all, static_cast<int>(verdictOf(found))};
}

/// What a game is, and what the table knows of it.
template <typename Record> Evidence evidenceOf(const Record& record)
{
    const auto text = record.reveal();
    if (!text)
        qFatal("no reveal");
    Evidence evidence;
    evidence.lines = *readReveal(*text);
    evidence.game = record.gameId();
    evidence.words = std::string(record.words());
    evidence.witnesses = record.witnesses();
    return evidence;
}

inline const Witness* witnessAfter(const Evidence& evidence, std::size_t line)
{
    const auto found = std::ranges::find_if(evidence.witnesses, [line](const Witness& each) { return each.line >= line; });
    return found == evidence.witnesses.end() ? nullptr : &*found;
}

/// The program's own judgement of lines with these codes; `replay`: whether the steps are played again too.
using Verifier = std::function<CheckedGame(const Reveal&, const std::vector<NotedCode>&, bool replay)>;

/// How many forgeries of each kind there were, and how many of them were caught.
class ForgeryTally {
public:
    explicit ForgeryTally(Verifier verify) : verify_(std::move(verify)) {}

    /// Checks what was forged, given one code that was noted after the first changed place.
    void judge(const Evidence& evidence, Forgery kind, const Forged& forged, bool replay)
    {
        const Witness* witness = witnessAfter(evidence, forged.firstChanged);
        if (!witness)
            return; // nobody vouches for what comes after the last code
        const std::vector<NotedCode> codes{{*quickCode(evidence.game, witness->head, evidence.words), witness->round, std::nullopt}};
        const CheckedGame result = verify_(forged.lines, codes, replay);
        const auto proof = [](const Objection& each) {
            return each.what == Objection::What::BrokenChain && each.fault->code != "record-board";
        };
        const bool broken = std::ranges::any_of(result.objections, proof);
        const bool code =
            std::ranges::any_of(result.objections, [](const Objection& each) { return each.what == Objection::What::CodeMismatch; });
        const bool rules = std::ranges::any_of(result.objections, [](const Objection& each) {
            return each.what == Objection::What::IllegalStep || each.what == Objection::What::FalseAnswer ||
                   each.what == Objection::What::DealNotFromSeed;
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

    /// What became of all of them, and that there were some of each kind, and all were caught.
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

    /// Nothing is objected to in a game that nobody touched, with every code that was shown.
    void holds(const Evidence& evidence) const
    {
        std::vector<NotedCode> codes;
        for (const Witness& witness : evidence.witnesses) {
            codes.push_back({{}, witness.round, witness.head});
            codes.push_back({*quickCode(evidence.game, witness.head, evidence.words), witness.round, std::nullopt});
        }
        const CheckedGame found = verify_(evidence.lines, codes, true);
        for (const Objection& each : found.objections)
            QVERIFY2(false, qPrintable(QString::number(each.line.value_or(0)) + ' ' +
                                       QString::fromStdString(each.fault ? each.fault->code : each.rule)));
        QCOMPARE(found.vouched, evidence.witnesses.back().line + 1);
    }

private:
    struct Tally {
        std::size_t simple = 0, simpleCaught = 0;
        std::size_t rechained = 0, rechainedCaught = 0, withoutCode = 0; ///< of the rechained ones
    };

    Verifier verify_;
    std::array<Tally, forgeryCount> tally_{};
    int shown_ = 0;
};

/// The same forgeries, to be judged in a browser and by the second verifier.
class PageCases {
public:
    /// `every`: of so many recipes one is kept.
    explicit PageCases(int every = 1) : every_(every) {}

    /// What somebody noted: now and then the spoken code, which is slow, else the QR code.
    static nlohmann::ordered_json note(const Evidence& evidence, const Witness& witness, bool spoken)
    {
        if (!spoken)
            return {{"qr", qrText(evidence.game, witness.round, witness.head)}};
        static std::map<Head, std::string> made;
        std::string& code = made[witness.head];
        if (code.empty())
            code = spokenCode(evidence.game, witness.head, evidence.words).value_or("");
        return {{"code", code}, {"round", witness.round}};
    }
    /// A case of the page's test: how to make these lines of the game's. Lines that are alike are named by their number.
    nlohmann::ordered_json caseOf(std::size_t base, const Evidence& evidence, const Reveal& lines, std::size_t firstChanged)
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
    /// `lines`: those that are judged, with their chain made anew where that is left to the browser.
    void addCase(nlohmann::ordered_json made, Forgery kind, const Forged& forged, const Reveal& lines, nlohmann::ordered_json noted)
    {
        made["kind"] = std::string(nameOf(kind)) + (forged.rechained ? ", rechained" : "");
        addVerdicts(made, lines, Json::array({std::move(noted)}));
        made["caught"] = true;
        page_["cases"].push_back(std::move(made));
    }
    /// For the page's test: the same forgeries, to be judged in a browser.
    void keepForPage(const Evidence& evidence, Forgery kind, const Forged& forged)
    {
        const std::size_t base = page_["bases"].size() - 1;
        if (const Witness* witness = witnessAfter(evidence, forged.firstChanged))
            addCase(caseOf(base, evidence, forged.lines, forged.firstChanged), kind, forged, forged.lines,
                    note(evidence, *witness, base % 15 == 0));
    }
    /// The same where there are very many: the browser makes the chain anew by itself.
    void keepRecipe(const Evidence& evidence, Forgery kind, const Forged& forged, std::optional<std::size_t> of = std::nullopt)
    {
        const std::size_t base = of.value_or(page_["bases"].size() - 1);
        const Witness* witness = witnessAfter(evidence, forged.firstChanged);
        if (!witness || recipes_++ % static_cast<std::size_t>(every_) != 0)
            return;
        const bool whole = kind == Forgery::CutEnd || kind == Forgery::OtherGame; // the chain is one as it stands
        const bool nonces = kind == Forgery::NewNonces;                           // the browser makes them anew too
        Json recipe = caseOf(base, evidence, nonces ? evidence.lines : forged.lines, forged.firstChanged);
        if (forged.rechained && !whole)
            recipe["rechain"] = forged.firstChanged;
        if (nonces)
            recipe["nonces"] = true;
        Reveal lines = forged.lines;
        if (forged.rechained && !whole)
            rechain(lines, evidence.game, forged.firstChanged);
        addCase(std::move(recipe), kind, forged, lines, note(evidence, *witness, false));
    }

    /// A game to forge; by itself nothing is objected to in it. What is kept afterwards is of the last one, or of that `base`.
    void keepBase(const Evidence& evidence)
    {
        const std::size_t base = page_["bases"].size();
        Json lines = Json::array();
        for (const RevealedLine& line : evidence.lines)
            lines.push_back(lineText(line));
        page_["bases"].push_back(std::move(lines));
        Json untouched = caseOf(base, evidence, evidence.lines, evidence.lines.size());
        untouched["kind"] = "nothing changed";
        Json notes = Json::array();
        for (const Witness& witness : evidence.witnesses)
            notes.push_back(note(evidence, witness, false));
        addVerdicts(untouched, evidence.lines, std::move(notes));
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

private:
    using Json = nlohmann::ordered_json;

    static NotedCode notedCode(const Json& note)
    {
        if (note.contains("qr"))
            return *readQrText(note["qr"].get<std::string>());
        return {note["code"].get<std::string>(), note["round"].get<std::uint16_t>(), std::nullopt};
    }
    static void addVerdicts(Json& made, const Reveal& lines, Json notes)
    {
        std::vector<NotedCode> codes;
        for (const Json& note : notes)
            codes.push_back(notedCode(note));
        made["verdicts"] = Json::array({verdictsOf(lines, {}), verdictsOf(lines, codes)});
        made["notes"] = std::move(notes);
    }

    Json page_ = {{"bases", Json::array()}, {"cases", Json::array()}};
    std::size_t recipes_ = 0;
    int every_;
};

/// What is done with the forgeries of a test: they are judged, or with DEMETER_PAGE_CASES written down for the page.
class Forgeries {
public:
    /// `every`: of so many recipes the page has one.
    explicit Forgeries(Verifier verify, int every = 1) : tally_(std::move(verify)), page_(every) {}

    static bool forPage() { return !qEnvironmentVariableIsEmpty("DEMETER_PAGE_CASES"); }

    /// A game in which nothing is objected to; what follows is of it.
    void base(const Evidence& evidence)
    {
        tally_.holds(evidence);
        if (forPage())
            page_.keepBase(evidence);
    }
    /// One change of each kind at a random place.
    void oneOfEach(const Evidence& evidence, const Evidence& other, std::mt19937_64& random)
    {
        for (std::size_t number = 0; number < forgeryCount; ++number)
            for (const Forgery kind = static_cast<Forgery>(number); const Forged& forged : forgeOne(evidence, other, kind, random))
                if (forPage())
                    page_.keepForPage(evidence, kind, forged);
                else
                    tally_.judge(evidence, kind, forged, true);
    }
    /// Every change of a kind, or each of so many, in the game that is the `number`th base.
    void all(const Evidence& evidence, const Evidence& other, Forgery kind, int each, std::size_t number = 0)
    {
        if (forPage())
            forgeAll(
                evidence, other, kind, [&](const Forged& forged) { page_.keepRecipe(evidence, kind, forged, number); },
                Rechaining::LeftToVisitor);
        else
            forgeAll(evidence, other, kind, [&, changes = 0](const Forged& forged) mutable {
                if (changes++ % each == 0)
                    tally_.judge(evidence, kind, forged, false);
            });
    }
    /// All were caught, and there were some of each kind; or they are written.
    void end(const char* title)
    {
        if (forPage())
            page_.writeForPage(qEnvironmentVariable("DEMETER_PAGE_CASES"));
        else
            tally_.table(title);
    }

private:
    ForgeryTally tally_;
    PageCases page_;
};

} // namespace demeter::test

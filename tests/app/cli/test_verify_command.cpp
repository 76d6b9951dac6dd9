// What `demeter-cli verify` says of a revealed game: what was changed behind shown codes, on what terms it was played, what nobody can
// check, and what may be wrong with a code that does not fit.
#include "app/cli/commands.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/rules/rules.h"
#include "core/map/board_file.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

struct Verified {
    int status = -1;
    QString out, err;
    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

/// A dealt game of several rounds whose moves are chosen by chance.
struct ChanceGame {
    std::mt19937_64 random{16};
    Record record;

    explicit ChanceGame(RecordHeader header = fairHeader()) : record(begun(header)) {}
    static RecordHeader fairHeader()
    {
        RecordHeader made = test::header();
        made.clockKept = true;
        Secret secret{}; // no simple one: that could be guessed
        std::ranges::generate(secret, [n = std::uint8_t{5}]() mutable { return n = static_cast<std::uint8_t>(n * 37 + 11); });
        made.deal = FairDeal{secret, "sal y ajo"};
        return made;
    }
    static Record begun(const RecordHeader& header)
    {
        auto made = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, rules(), testKeys());
        if (!made)
            qFatal("no game: %s", made.error().code.c_str());
        return std::move(*made);
    }
    ChanceGame& playTo(std::size_t witnesses)
    {
        for (int guard = 0; record.witnesses().size() < witnesses && guard < 2000; ++guard) {
            const auto action = likelyAction(random, record.ruleset(), record.state(), {record.state().handling, 0, true});
            if (!action || !record.submit(*action))
                qFatal("the game ended");
        }
        return *this;
    }
    /// The last round that is over in which Dracula went somewhere.
    std::uint16_t lastMoved() const
    {
        std::uint16_t last = 0;
        for (const RecordEntry& each : record.entries())
            if (const auto* play = std::get_if<Play>(&each.action); play && play->location && each.round < record.state().round)
                last = each.round;
        return last;
    }
    /// How many entries had happened before Dracula went somewhere in that round.
    std::size_t beforeMove(std::uint16_t round) const
    {
        for (std::size_t n = 0; n < record.entries().size(); ++n)
            if (const auto* play = std::get_if<Play>(&record.entries()[n].action);
                play && play->location && record.entries()[n].round == round)
                return n;
        qFatal("no move");
        return 0;
    }
    /// Back to before that move, and elsewhere: the place that it became.
    LocationId moveElsewhere(std::uint16_t round)
    {
        const std::size_t before = beforeMove(round);
        const auto was = std::get<Play>(record.entries()[before].action).location;
        if (!record.goTo(before))
            qFatal("no way back");
        for (const Action& each : legalActions(record.ruleset(), record.state()))
            if (const auto* play = std::get_if<Play>(&each);
                play && play->location && play->powers.empty() && play->location != was && record.submit(each))
                return *play->location;
        qFatal("nowhere else to go");
        return {};
    }
    Sentences sentences() const { return {record.ruleset().board, record.ruleset().cards, Language::En}; }
    QString name(LocationId place) const { return sentences().place(place); }
    QString id(LocationId place) const { return QString::fromStdString((*record.ruleset().board)[place].id); }
    QStringList code(std::size_t witness) const
    {
        const Witness& at = record.witnesses()[witness];
        return {QStringLiteral("--code"), digits(witness), QStringLiteral("--round"), QString::number(at.round)};
    }
    /// The same photographed: no code has to be made.
    QStringList qr(std::size_t witness) const
    {
        const Witness& at = record.witnesses()[witness];
        return {QStringLiteral("--qr"), QString::fromStdString(qrText(record.gameId(), at.round, at.head))};
    }
    QString digits(std::size_t witness) const
    {
        return QString::fromStdString(*spokenCode(record.gameId(), record.witnesses()[witness].head, record.words()));
    }
};

} // namespace

class TestVerifyCommand : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    Verified verifiedGame(const ChanceGame& game, const QStringList& more)
    {
        QFile file(folder_.filePath("game.reveal.json"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(QByteArray::fromStdString(game.record.reveal().value()));
        file.close();
        Verified result;
        QString none;
        QTextStream in(&none), out(&result.out), err(&result.err);
        result.status = run(QStringList{QStringLiteral("verify"), file.fileName()} + more, in, out, err);
        return result;
    }

    /// The sentence of the verdict, which comes last.
    static QString verdict(const Verified& result) { return result.out.trimmed().section(u'\n', -1); }
    /// What stands behind a heading, line by line, each with its cells.
    static QList<QStringList> below(const Verified& result, const QString& heading)
    {
        QList<QStringList> rows;
        bool found = false;
        for (const QString& line : result.out.split(u'\n')) {
            if (found && !line.startsWith(u'\t'))
                break;
            if (found)
                rows << line.mid(1).split(u'\t');
            found = found || line == heading;
        }
        return rows;
    }

private slots:
    /// The finding: a past move was played otherwise behind shown codes, with the program's own way back.
    void changesBehindCodesAreNamed()
    {
        ChanceGame game;
        game.playTo(5);
        const std::uint64_t shown = game.record.witnesses()[3].line + 1;
        const auto was = *std::get<Play>(game.record.entries()[game.beforeMove(3)].action).location;
        const QString before = game.name(was), after = game.name(game.moveElsewhere(3));
        const std::uint64_t line = game.record.lines() - 1; // that of the way back, before the other move
        game.playTo(8);

        const Verified told = verifiedGame(game, game.code(3) + game.qr(7));
        QCOMPARE(told.status, 0);
        const QString sentence =
            QStringLiteral("After the codes of rounds 3, 4 were shown, the game went back to round 3 (line %1).").arg(line);
        QVERIFY2(told.out.contains(sentence + '\n'), qPrintable(told.out));
        const QList<QStringList> rows = below(told, sentence);
        QCOMPARE(rows.value(0), (QStringList{"Round 3", before + " became " + after + '.'}));
        QVERIFY(rows.value(1).value(1).startsWith("steps before: Play: ") && rows.value(1).value(1).contains(before));
        QVERIFY(rows.value(2).value(1).startsWith("steps after: Play: ") && rows.value(2).value(1).contains(after));
        QVERIFY2(told.out.contains(QStringLiteral("the code fits\tgone back behind it in line %1\n").arg(line)), qPrintable(told.out));
        const auto provedTo = [&](std::size_t witness) {
            return QStringLiteral("Proved up to the end of round %1, with changes behind codes that had been shown (1): ")
                .arg(game.record.witnesses()[witness].round);
        };
        QVERIFY2(verdict(told).startsWith(provedTo(7)), qPrintable(verdict(told)));

        const QJsonObject json = verifiedGame(game, game.code(3) + game.code(7) + QStringList{"--json"}).json();
        QCOMPARE(json["verdict"].toString(), QStringLiteral("proved-with-changes"));
        QCOMPARE(json["goneBack"].toArray().size(), 1);
        const QJsonObject back = json["goneBack"][0].toObject();
        QCOMPARE(back["line"].toInt(), int(line));
        QCOMPARE(back["round"].toInt(), 3);
        QCOMPARE(back["codes"].toArray().size(), 2);
        QCOMPARE(back["codes"][0].toObject(), (QJsonObject{{"round", 3}, {"line", int(shown)}}));
        const QJsonObject change = back["changes"][0].toObject();
        QCOMPARE(change["places"]["before"].toArray(), QJsonArray{game.id(was)});
        QCOMPARE(change["steps"]["before"][0]["location"].toString(), game.id(was));
        QCOMPARE(change["steps"]["after"][0]["action"].toString(), QStringLiteral("play"));
        QCOMPARE(json["codes"][0]["goneBackBehind"].toInt(), int(line));
        QVERIFY(!json["codes"][1].toObject().contains("goneBackBehind"));

        // The code of before holds, for the lines up to its own.
        const Verified old = verifiedGame(game, game.code(3));
        QCOMPARE(old.status, 0);
        QVERIFY2(verdict(old).startsWith(provedTo(3)), qPrintable(verdict(old)));
    }

    void twoChangesAreCounted()
    {
        ChanceGame game;
        game.playTo(4);
        game.moveElsewhere(game.lastMoved());
        game.playTo(6);
        game.moveElsewhere(game.lastMoved());
        game.playTo(8);
        const Verified told = verifiedGame(game, game.qr(7));
        QCOMPARE(told.status, 0);
        QVERIFY2(verdict(told).contains("with changes behind codes that had been shown (2)"), qPrintable(verdict(told)));
    }

    /// Going back is no offence where no code was passed, and where all was done again.
    void nothingIsSaidOfOtherWaysBack()
    {
        ChanceGame game;
        game.playTo(3);
        for (int n = 0; n < 5; ++n)
            QVERIFY(game.record.submit(
                *likelyAction(game.random, game.record.ruleset(), game.record.state(), {CardHandling::Dealt, 0, false})));
        QVERIFY(game.record.undo() && game.record.undo());
        game.playTo(4);
        const std::size_t stood = game.record.cursor();
        QVERIFY(game.record.goTo(game.beforeMove(1)) && game.record.goTo(stood));
        game.playTo(6);
        const Verified told = verifiedGame(game, game.qr(5));
        QCOMPARE(told.status, 0);
        QVERIFY(!told.out.contains("went back") && !told.out.contains("behind"));
        const QJsonObject json = verifiedGame(game, game.qr(5) + QStringList{"--json"}).json();
        QCOMPARE(json["verdict"].toString(), QStringLiteral("proved"));
        QVERIFY(json["goneBack"].toArray().isEmpty());
    }

    void wrongCodes_data()
    {
        // `digits`: of the code of round 3: what becomes of them; `said`: of it; `found`: in JSON
        Rows<QString, QString, QString> row;
        row("other round", "round", "% is the code of round 2, not that of round 3.", "other-round");
        row("the deal's", "deal", "% is the code of the deal, not that of a round.", "other-round");
        row("one digit", "digit",
            "% does not belong to round 3 of this game. One digit differs, in group 2. Look at your note again. "
            "If it says the same, this is not the game that you saw.",
            "similar");
        row("neighbours", "neighbours", "% does not belong to round 3 of this game. Two digits are exchanged, in group ", "similar");
        row("group", "group", "% does not belong to round 3 of this game. Several digits differ, all in group 4.", "similar");
        row("groups", "groups", "% does not belong to round 3 of this game. Digits are exchanged, in groups 1, 2.", "similar");
        row("older", "older", "% does not belong to round 3 of this game. The codes of this game have 15 digits.", "other-length");
        row("any", "any", "% does not belong to round 3 of this game.\n", "unknown");
    }
    /// A slip of the pen comes first. Alone such a code proves nothing, and beside others it takes nothing from them.
    void wrongCodes()
    {
        auto [digits, said, found] = rowOf<QString, QString, QString>();
        static ChanceGame game = std::move(ChanceGame().playTo(5));
        QString code = game.digits(3);
        const auto swap = [&](int a, int b) {
            const QChar kept = code[a];
            code[a] = code[b];
            code[b] = kept;
        };
        if (digits == "round")
            code = game.digits(2);
        else if (digits == "deal")
            code = QString::fromStdString(*spokenCode(game.record.gameId(), *game.record.promise(), {}));
        else if (digits == "digit")
            code[5] = code[5] == u'7' ? u'8' : u'7';
        else if (digits == "neighbours")
            for (int n = 0; n + 1 < code.size(); ++n) {
                if (code[n] == u' ' || code[n + 1] == u' ' || code[n] == code[n + 1])
                    continue;
                swap(n, n + 1);
                break;
            }
        else if (digits == "group")
            code.replace(12, 3, QString::number((code.mid(12, 3).toInt() + 111) % 1000).rightJustified(3, u'0'));
        else if (digits == "groups")
            code = code.mid(4, 4) + code.left(4) + code.mid(8);
        else
            code = digits == "older" ? "000 000 000 001" : "000 000 000 000 001";
        said.replace('%', code);
        const QStringList wrong{"--code", code, "--round", "3"};

        const Verified alone = verifiedGame(game, wrong);
        QCOMPARE(alone.status, 1);
        QVERIFY2(alone.out.contains(said), qPrintable(alone.out));
        QVERIFY2(verdict(alone).startsWith("Codes that do not fit: 1."), qPrintable(verdict(alone)));

        const Verified beside = verifiedGame(game, wrong + game.qr(4));
        QCOMPARE(beside.status, 1);
        QVERIFY2(beside.out.contains(said), qPrintable(beside.out));
        QVERIFY2(verdict(beside).startsWith("Codes that do not fit: 1. They were not noted rightly, or they are not of this game."),
                 qPrintable(verdict(beside)));
        QVERIFY(!beside.out.contains("Not proved"));
        const QJsonObject json = verifiedGame(game, wrong + game.qr(4) + QStringList{"--json"}).json();
        QCOMPARE(json["verdict"].toString(), QStringLiteral("codes-do-not-fit"));
        QCOMPARE(json["vouched"].toInt(), int(game.record.witnesses()[4].line + 1));
        QCOMPARE(json["codes"][0]["found"].toString(), found);
        QCOMPARE(json["codes"][1]["found"].toString(), QStringLiteral("fits"));
        if (digits == "round")
            QCOMPARE(json["codes"][0]["isOf"].toInt(), 2);
        if (digits == "deal")
            QCOMPARE(json["codes"][0]["isOf"].toString(), QStringLiteral("deal"));
        if (digits == "digit")
            QCOMPARE(json["codes"][0]["groups"].toArray(), QJsonArray{2});
    }

    /// Printing, rulings, counts, handling: and where Dracula drew the cards, nobody says that the program dealt them.
    void termsAreTold()
    {
        RecordHeader header = ChanceGame::fairHeader();
        header.deal.reset();
        header.handling = CardHandling::DrawnFromBox;
        header.printing = Printing::Pl;
        header.rulings = rulingsOf(Printing::Pl);
        QVERIFY(setReading(header.rulings, Ruling::batCountsForDespair, 0));
        fury3e::Counts counts = countsOf(*rules().cards);
        counts.draculaLife = 30;
        const int rats = counts.encounters[0];
        counts.encounters[0] = rats + 5;
        header.counts = counts;
        ChanceGame game(header);
        game.playTo(4);
        const Verified told = verifiedGame(game, game.code(3));
        QCOMPARE(told.status, 0);
        QVERIFY2(!told.out.contains("program's alone"), qPrintable(told.out));
        const QList<QStringList> terms = below(told, "Played with");
        const QString first = game.sentences().encounter(EncounterKind{0});
        for (const QStringList& term :
             {QStringList{"rulebook", "the Polish one"}, QStringList{"cards", "drawn from the box, and entered"},
              QStringList{"set otherwise", "Escape as Bat counts for Despair: no (the rulebook: yes)"},
              QStringList{"number set by hand", QStringLiteral("%1: %2, not %3").arg(first).arg(rats + 5).arg(rats)},
              QStringList{"number set by hand", "Dracula's life: 30, not 15"}, QStringList{"card file", "dracula-3e"}})
            QVERIFY2(terms.contains(term), qPrintable(term.join(u' ') + '\n' + told.out));
        QVERIFY(std::ranges::any_of(terms, [](const QStringList& each) { return each[0] == "board" && each[1].endsWith("(fury-3e)"); }));
        QVERIFY(
            below(told, "What nobody can check").contains(QStringList{"Dracula drew the cards from the box. Which ones, is his word."}));

        const QJsonObject json = verifiedGame(game, {"--json"}).json();
        QCOMPARE(json["verdict"].toString(), QStringLiteral("holds"));
        const QJsonObject played = json["playedWith"].toObject();
        QCOMPARE(played["printing"].toString(), QStringLiteral("pl"));
        QCOMPARE(played["handling"].toString(), QStringLiteral("drawn-from-box"));
        QCOMPARE(played["rulings"].toObject(), (QJsonObject{{"batCountsForDespair", QJsonObject{{"reading", "no"}, {"printing", "yes"}}}}));
        QCOMPARE(played["counts"]["dracula-life"].toInt(), 30);
        QCOMPARE(played["board"]["id"].toString(), QStringLiteral("fury-3e"));
        QVERIFY(json["unchecked"].toArray().contains("cards-drawn"));
    }

    /// R6 HAND-1: no rule is broken by cards of which the box holds fewer, and whoever checks the game is told.
    void moreCopiesThanTheBoxHolds()
    {
        RecordHeader header = ChanceGame::fairHeader();
        header.deal.reset();
        header.handling = CardHandling::DrawnFromBox;
        ChanceGame game(header);
        const auto name = QStringLiteral("more copies drawn than the box should hold");
        for (int guard = 0; guard < 100 && drawsDue(game.record.ruleset(), game.record.state()) == 0; ++guard)
            QVERIFY(game.record.submit(
                *likelyAction(game.random, game.record.ruleset(), game.record.state(), {CardHandling::DrawnFromBox, 0, false})));
        QVERIFY(!verifiedGame(game, {}).out.contains(name));
        for (; drawsDue(game.record.ruleset(), game.record.state()) > 0;)
            QVERIFY(game.record.submit(DrawEncounter{EncounterKind{0}}));
        QVERIFY(game.record.goTo(game.record.cursor() - 1)); // and although it was taken back
        const Verified told = verifiedGame(game, {});
        QVERIFY2(below(told, "Played with").contains(QStringList{name, game.sentences().encounter(EncounterKind{0})}),
                 qPrintable(told.out));
        const QJsonObject json = verifiedGame(game, {"--json"}).json();
        QCOMPARE(json["playedWith"]["beyondCount"].toArray(), QJsonArray{QString::fromStdString((*rules().cards)[EncounterKind{0}].id)});
    }

    /// What was put right by hand is part of the terms, and so is that all decks were fixed from the first minute.
    void correctionsAreTold()
    {
        ChanceGame game;
        game.playTo(2);
        QVERIFY(game.record.submit(PutRight{"a cube fell", EditNumber{Number::Influence, 3}}));
        const auto line = game.record.lines();
        QVERIFY(game.record.submit(PutRightRuling{Ruling::seaLairs, 1}));
        game.playTo(3);
        const Verified told = verifiedGame(game, game.qr(2));
        const QList<QStringList> terms = below(told, "Played with");
        QVERIFY2(
            terms.contains(QStringList{QStringLiteral("put right in line %1").arg(line),
                                       "Put right by hand: Influence: 3 (before: Put right by hand: Influence: 0). Reason: a cube fell"}),
            qPrintable(told.out));
        QVERIFY(
            terms.contains(QStringList{QStringLiteral("put right in line %1").arg(line + 1),
                                       "Put right: Sea zones may become lairs: yes (before: Put right: Sea zones may become lairs: no)"}));
        const auto unchecked = below(told, "What nobody can check");
        QVERIFY(std::ranges::any_of(unchecked, [](const QStringList& each) { return each.value(0).startsWith("As agreed, the decks"); }));
        const QJsonObject json = verifiedGame(game, game.qr(2) + QStringList{"--json"}).json();
        QCOMPARE(json["playedWith"]["putRight"][0]["line"].toInt(), int(line));
        QCOMPARE(json["playedWith"]["putRight"][0]["step"]["reason"].toString(), QStringLiteral("a cube fell"));
        QVERIFY(json["unchecked"].toArray().contains("deck-order"));
    }

    /// ERR-4: an error that was noticed and paid for is told with its line, where the game's terms stand.
    void penaltyIsTold()
    {
        ChanceGame game;
        game.playTo(3);
        std::uint64_t line = 0;
        for (int guard = 0; line == 0 && guard < 200; ++guard) {
            for (const Location& each : game.record.ruleset().board->locations())
                if (const LocationId place = *game.record.ruleset().board->find(each.id);
                    line == 0 && game.record.submit(RefereeEntry{Play{place, {}, {}}, true}))
                    line = game.record.lines();
            if (line == 0)
                QVERIFY(game.record.submit(
                    *likelyAction(game.random, game.record.ruleset(), game.record.state(), {game.record.state().handling, 0, true})));
        }
        QVERIFY(line > 0);
        const QString what = QStringLiteral("an error and its penalty in line %1").arg(line);
        const auto isTold = [&](const Verified& result) {
            return std::ranges::any_of(below(result, "Played with"), [&](const QStringList& row) { return row.front() == what; });
        };
        const Verified told = verifiedGame(game, {});
        QVERIFY2(isTold(told), qPrintable(told.out));
        QVERIFY(game.record.undo());
        QVERIFY(!isTold(verifiedGame(game, {})));
    }

    /// Board and cards by their hashes, and which program it was: another board here may be why something does not hold.
    void filesAreNamed()
    {
        RecordHeader header = ChanceGame::fairHeader();
        header.boardHash = (*builtInBoard(header.board))->fileHash();
        header.cardsHash = std::string(64, '0');
        header.version = "0.0.7";
        ChanceGame game(header);
        game.playTo(2);
        Verified told = verifiedGame(game, game.qr(1));
        QCOMPARE(told.status, 0);
        const QList<QStringList> terms = below(told, "Played with");
        QVERIFY2(terms.contains(QStringList{"card file", "dracula-3e, other than the one here"}), qPrintable(told.out));
        QVERIFY(terms.contains(QStringList{"SHA-256", QString::fromStdString(header.boardHash)}));
        QVERIFY(terms.contains(QStringList{"program", "Demeter 0.0.7"}));
        QVERIFY(std::ranges::none_of(terms, [](const QStringList& each) { return each[0] == "board" && each[1].contains("other"); }));
        const QJsonObject played = verifiedGame(game, {"--json"}).json()["playedWith"].toObject();
        QCOMPARE(played["board"]["isTheOneHere"].toBool(), true);
        QCOMPARE(played["cards"]["isTheOneHere"].toBool(true), false);
        QCOMPARE(played["cards"]["sha256"].toString(), QString(64, u'0'));
        QCOMPARE(played["version"].toString(), QStringLiteral("0.0.7"));
        // Something that does not hold here is no accusation then.
        for (int guard = 0; guard < 200; ++guard) {
            bool entered = false;
            for (const Location& each : game.record.ruleset().board->locations())
                entered = entered || game.record.submit(RefereeEntry{Play{*game.record.ruleset().board->find(each.id), {}, {}}, false});
            if (entered)
                break;
            QVERIFY(game.record.submit(
                *likelyAction(game.random, game.record.ruleset(), game.record.state(), {CardHandling::Dealt, 0, false})));
        }
        told = verifiedGame(game, game.qr(1));
        QCOMPARE(told.status, 3);
        QVERIFY2(told.out.contains("an illegal step") && verdict(told).contains("with other files"), qPrintable(told.out));
        QCOMPARE(verifiedGame(game, {"--json"}).json()["verdict"].toString(), QStringLiteral("not-all-checked"));
    }

    /// What a record holds as its board can be no board: no file beside the game could help, and none is asked for.
    void heldBoardThatIsNone()
    {
        RecordHeader header = ChanceGame::fairHeader();
        header.boardFile = "{}";
        header.board = boardFileName(header.boardFile);
        header.boardHash = *hashInBoardName(header.board);
        header.cardsHash = std::string(64, '0');
        header.version = "0.0.7";
        ChanceGame game(header);
        game.playTo(2);
        const Verified told = verifiedGame(game, game.qr(1));
        QCOMPARE(told.status, 3);
        QVERIFY2(told.out.contains("the map in the game itself, board-") && !told.out.contains("beside the game"), qPrintable(told.out));
    }

    /// Into which rounds chance came, and who promised some and gave none.
    void chanceIsTold()
    {
        RecordHeader header = ChanceGame::fairHeader();
        header.chanceEachRound = true;
        ChanceGame game(header);
        game.playTo(1);
        QVERIFY(game.record.submit(AddChance{{"garlic", {}}}));
        game.playTo(2);
        Share share{};
        share[0] = 7;
        QVERIFY(game.record.submit(PromiseShares{{promiseOf(2, share), SharePromise{9}}}));
        QVERIFY(game.record.submit(AddChance{{{}, {share, std::nullopt}}}));
        game.playTo(4);
        const Verified told = verifiedGame(game, game.qr(3));
        QCOMPARE(told.status, 0);
        const QList<QStringList> terms = below(told, "Played with");
        // At a word no program has to be believed; shares are made by a page that came from Dracula's.
        QVERIFY2(terms.contains(QStringList{"new chance by words in rounds", "1"}), qPrintable(told.out));
        QVERIFY(terms.contains(QStringList{"new chance by phones alone in rounds", "2"}));
        QVERIFY(terms.contains(QStringList{"chance in round 2", "promised by 2, given by 1"}));
        QStringList unchecked;
        for (const QStringList& each : below(told, "What nobody can check"))
            unchecked << each.value(0);
        for (const char* begin :
             {"In these rounds the decks stayed as they had been shuffled before: 3. ", "Rounds with chance from phones alone: 2. ",
              "Promised shares that were not given, round 2: 1 of 2. ", "Whether there was a deal before this one"})
            QVERIFY2(std::ranges::any_of(unchecked, [begin](const QString& each) { return each.startsWith(begin); }), qPrintable(told.out));
        const QJsonObject json = verifiedGame(game, {"--json"}).json();
        const QJsonArray rounds = json["playedWith"]["chanceByRound"].toArray();
        QCOMPARE(rounds.size(), 3);
        const auto ofRound = [&](int number) {
            QJsonObject round = rounds[number - 1].toObject();
            round.remove("lines");
            return round;
        };
        const auto read = [](const char* json) { return QJsonDocument::fromJson(json).object(); };
        QCOMPARE(ofRound(1), read(R"({"round":1,"words":true,"promised":0,"given":0,"drew":true,"late":false,"chosen":false,"new":true})"));
        QCOMPARE(ofRound(2),
                 read(R"({"round":2,"words":false,"promised":2,"given":1,"drew":true,"late":false,"chosen":false,"new":true})"));
        QCOMPARE(ofRound(3),
                 read(R"({"round":3,"words":false,"promised":0,"given":0,"drew":true,"late":false,"chosen":false,"new":false})"));
    }

    void languages_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"es", "pl", "ru", "it"})
            QTest::newRow(language) << language;
    }
    void languages()
    {
        QFETCH(QString, language);
        static ChanceGame game = [] {
            ChanceGame made;
            made.playTo(5);
            made.moveElsewhere(3);
            made.playTo(7);
            return made;
        }();
        const Verified told =
            verifiedGame(game, game.qr(3) + game.qr(6) + QStringList{"--code", "000000000000001", "--round", "2", "--lang", language});
        const auto reset = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), "en"); });
        QCOMPARE(told.status, 1);
        for (const char* english : {"After the", "became", "steps", "Played", "nobody", "Proved", "codes", "rulebook", "dealt"})
            QVERIFY2(!told.out.contains(english), qPrintable(told.out));
    }
};

DEMETER_TEST(TestVerifyCommand)
#include "test_verify_command.moc"

// Every name, refusal, happening, question, action and ruling of the second edition has a sentence in every language.
#include "app/fury2e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury2e/game/game_state.h"
#include "tests/support/rows.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace demeter::fury2e {

namespace {

/// True if the compiler has a name for this value; one that is none is printed as a cast.
template <auto value> constexpr bool hasEnumerator()
{
#ifdef __GNUC__
    return std::string_view(__PRETTY_FUNCTION__).find("value = (") == std::string_view::npos;
#else
    return true;
#endif
}
/// No enumerator stands behind this one, so that an enumeration cannot grow without its table here.
template <auto value> constexpr bool endsWith()
{
#ifdef __GNUC__
    return hasEnumerator<value>() && !hasEnumerator<static_cast<decltype(value)>(static_cast<int>(value) + 1)>();
#else
    return true;
#endif
}

/// One letter an argument: c city, C second city, s sea, k castle, p power, P second power, e Encounter, h Mina, H Van Helsing, t space of
/// the trail, l space of the Catacombs, v Event of Dracula's, w hunters' Event, i Item, b Dracula's tactic, a Agent's tactic, d time,
/// n number; 0 to 3 and 9 are numbers that choose the words and are not themselves named.
template <typename What> struct Line {
    What what;
    const char* arguments;
};

/// In the order of the enumeration, with the arguments that core/fury2e/game/violation.h documents.
constexpr auto refusals = std::to_array<Line<Refusal>>({
    {Refusal::NotNow, ""},
    {Refusal::DraculaFirst, ""},
    {Refusal::GameOver, ""},
    {Refusal::NotAnAnswer, ""},
    {Refusal::MustChoose, ""},
    {Refusal::NothingToDraw, ""},
    {Refusal::NotInReserve, "e"},
    {Refusal::DrawFirst, "n"},
    {Refusal::HunterStartNotCity, "sh"},
    {Refusal::StartAtSea, "s"},
    {Refusal::StartAtCastle, "k"},
    {Refusal::StartAtHospital, "c"},
    {Refusal::StartOnHunter, "ch"},
    {Refusal::NoLocationCard, "c"},
    {Refusal::NothingPlayed, ""},
    {Refusal::NoRoad, "cC"},
    {Refusal::RailOnly, "cC"},
    {Refusal::NotThatSea, "cs"},
    {Refusal::NoPort, "Cs"},
    {Refusal::NoSeaBorder, "sS"},
    {Refusal::NotAPortThere, "sC"},
    {Refusal::StayNotAllowed, "c"},
    {Refusal::OnTrail, "ct"},
    {Refusal::InCatacombs, "c"},
    {Refusal::TokenCity, "c"},
    {Refusal::BackToPort, "c"},
    {Refusal::BackWhereHeCameFrom, "s"},
    {Refusal::StormThere, "s"},
    {Refusal::CannotPay, "nN"},
    {Refusal::PowerOnTrail, "pt"},
    {Refusal::PowerAtSea, "ps"},
    {Refusal::PowerByDay, "p"},
    {Refusal::PowerMustLeave, "pc"},
    {Refusal::PowersNotTogether, "pP"},
    {Refusal::PowerNeedsLocation, "p"},
    {Refusal::PowerTakesNone, "Pc"},
    {Refusal::DoubleBackNotThere, "c"},
    {Refusal::DoubleBackHere, "c"},
    {Refusal::WolfTooFar, "cC"},
    {Refusal::WolfToSea, "s"},
    {Refusal::WolfPastToken, "cC"},
    {Refusal::WolfWithDoubleBack, ""},
    {Refusal::DoubleBackToSea, "s"},
    {Refusal::Declared, "pc"},
    {Refusal::HasLegalCard, ""},
    {Refusal::NotInCatacombs, "c"},
    {Refusal::CatacombsFull, ""},
    {Refusal::NothingLeaves, ""},
    {Refusal::CatacombsPowerOrSea, "s"},
    {Refusal::CatacombsCastle, "k"},
    {Refusal::CatacombsTokenCity, "c"},
    {Refusal::CatacombSpaceTaken, "l"},
    {Refusal::NotInHand, "e"},
    {Refusal::NotPushedOff, "e"},
    {Refusal::NoActivation, "e"},
    {Refusal::LayOnHide, "e"},
    {Refusal::KeepNeeded, ""},
    {Refusal::WrongNumber, "nN"},
    {Refusal::NotThere, "e"},
    {Refusal::HunterNoRoad, "hcC"},
    {Refusal::HunterNoRail, "hcC"},
    {Refusal::HunterNoTrain, "h"},
    {Refusal::HunterNotBySea, "hcs"},
    {Refusal::HunterBackToPort, "hc"},
    {Refusal::HunterTurnsBack, "hs"},
    {Refusal::HunterTooFar, "hcC"},
    {Refusal::HunterRoadBlocked, "hcC"},
    {Refusal::HunterInFog, "h"},
    {Refusal::HunterInBats, "h"},
    {Refusal::HunterStorm, "hs"},
    {Refusal::HunterHasActed, "h"},
    {Refusal::HunterOutOfOrder, "hH"},
    {Refusal::HunterMissesTurn, "h"},
    {Refusal::HunterMustMove, "h"},
    {Refusal::HunterNotTogether, "h"},
    {Refusal::HunterStays, "hc"},
    {Refusal::NoActionAtSea, "h"},
    {Refusal::NoActionHere, "h"},
    {Refusal::FoundSomething, "h"},
    {Refusal::NoTurn, ""},
    {Refusal::NothingToOverrule, ""},
    {Refusal::ResolveNone, ""},
    {Refusal::ResolveUsed, ""},
    {Refusal::NotThisHunter, "h"},
    {Refusal::NotToThere, "c"},
    {Refusal::EventNotInHand, "v"},
    {Refusal::EventNotNow, "v"},
    {Refusal::EventNoEffect, "v"},
    {Refusal::EventNeeds, "v"},
    {Refusal::EventNotInBox, "v"},
    {Refusal::HunterCardNotNow, "w"},
    {Refusal::HunterCardNeeds, "w"},
    {Refusal::ItemNeeds, "i"},
    {Refusal::NotByDracula, "c"},
    {Refusal::GroundNotThere, "k"},
    {Refusal::TacticByDay, "b"},
    {Refusal::TacticTwice, "a"},
    {Refusal::TacticRepelled, "b"},
    {Refusal::EscapeBarred, "b"},
    {Refusal::TacticTooDear, "bn"},
    {Refusal::NotHisTactic, "ea"},
    {Refusal::TargetNeeded, ""},
    {Refusal::ResultNeeds, ""},
    {Refusal::AlreadySo, "c"},
    {Refusal::OutOfRange, "nNM"},
    {Refusal::ReasonMissing, ""},
    {Refusal::CorrectionImpossible, ""},
    {Refusal::CannotHappen, ""},
    {Refusal::ChanceStays, ""},
    {Refusal::NoGame, ""},
    {Refusal::NotWritten, ""},
    {Refusal::NoSuchMoment, "nN"},
});
static_assert(endsWith<refusals.back().what>());

using What = Happening::What;
/// In the order of the enumeration, with the arguments that core/fury2e/game/happening.h documents.
constexpr auto news = std::to_array<Line<What>>({
    {What::TimeMoved, "d"},
    {What::TimeStoodStill, ""},
    {What::VampiresGained, "n"},
    {What::ResolveGained, "n"},
    {What::BloodLost, "n"},
    {What::BloodRecovered, "n"},
    {What::CardPlayed, "pPt"},
    {What::CatacombsFilled, "l"},
    {What::CatacombsAdded, "l"},
    {What::CatacombsCleared, "l"},
    {What::LocationRevealed, "c"},
    {What::HideRevealed, ""},
    {What::PowerRevealed, "p"},
    {What::EncounterPlaced, ""},
    {What::EncounterActivated, "ec"},
    {What::TrailCleared, "n"},
    {What::CardLaidAside, "c"},
    {What::CardReturned, "c"},
    {What::MoveDeclared, "pc"},
    {What::HostPlaced, "c"},
    {What::HostRemoved, "c"},
    {What::GroundPlaced, "c"},
    {What::RoadblockPlaced, "cC1"},
    {What::RoadblockRemoved, ""},
    {What::StormPlaced, "s"},
    {What::StormEnded, "s"},
    {What::HunterMoved, "hc"},
    {What::HunterOverruled, "h"},
    {What::HunterActed, "h1"},
    {What::HunterHealed, "hn"},
    {What::HunterHurt, "hn"},
    {What::HunterBitten, "h"},
    {What::BiteCured, "h"},
    {What::HunterDefeated, "h"},
    {What::HunterMissedTurn, "h"},
    {What::NotHere, "c"},
    {What::EncounterRevealed, "eh"},
    {What::EncounterGone, "e"},
    {What::EncounterStays, "e"},
    {What::EncounterBefore, "eh"},
    {What::EncountersDiscarded, "n"},
    {What::NothingRevealed, ""},
    {What::ResolveSpent, "h2"},
    {What::EventPlayed, "v"},
    {What::EventMeets, "vh"},
    {What::EventCancelled, "w"},
    {What::EventTaken, ""},
    {What::EventDiscarded, "v"},
    {What::HunterCardPlayed, "wh"},
    {What::ItemPlayed, "ih"},
    {What::AllyInPlay, "v"},
    {What::AllyGone, "w"},
    {What::HandShown, "v"},
    {What::TrainRefused, "h"},
    {What::EscapesBarred, "n"},
    {What::CombatBegins, "hHe"},
    {What::TargetNamed, "h"},
    {What::TacticShown, "b"},
    {What::CombatResult, "9"},
    {What::AgentKilled, "e"},
    {What::AgentShields, ""},
    {What::CombatEnded, ""},
    {What::DraculaEscaped, ""},
    {What::PenaltyShown, "c"},
    {What::DraculaWins, ""},
    {What::HuntersWin, ""},
    {What::RulingChanged, "01"},
    {What::PutRight, "h"},
    {What::SharesPromised, "n"},
    {What::SharesGiven, "nn"},
    {What::WordsSaid, ""},
});
static_assert(endsWith<news.back().what>());

std::shared_ptr<const Board> board()
{
    static const std::shared_ptr<const Board> map = builtInBoard("fury-2e").value();
    return map;
}

LocationId at(std::string_view id)
{
    return board()->find(id).value();
}

Argument argumentOf(char letter)
{
    switch (letter) {
    case 'c':
        return at("lisbon");
    case 'C':
        return at("madrid");
    case 's':
        return at("north-sea");
    case 'S':
        return at("black-sea");
    case 'k':
        return board()->castle().value();
    case 'p':
        return Power::WolfForm;
    case 'P':
        return Power::DoubleBack;
    case 'e':
        return Encounter::MinionWithKnifeAndRifle;
    case 'h':
        return Hunter::MinaHarker;
    case 'H':
        return Hunter::VanHelsing;
    case 't':
        return Space{4};
    case 'l':
        return CatacombSpace{1};
    case 'v':
        return DraculaEvent::VampiricInfluence;
    case 'w':
        return HunterEvent::GoodLuck;
    case 'i':
        return HunterItem::SacredHost;
    case 'b':
        return DraculaTactic::EscapeBat;
    case 'a':
        return AgentTactic::Rifle;
    case 'd':
        return TimeOfDay::SmallHours;
    case 'n':
        return 23;
    case 'N':
        return 34;
    case 'M':
        return 45;
    default:
        return letter - '0';
    }
}

std::vector<Argument> argumentsOf(std::string_view letters)
{
    std::vector<Argument> arguments;
    std::ranges::transform(letters, std::back_inserter(arguments), argumentOf);
    return arguments;
}

/// The forms under which a sentence may name it.
QStringList namesOf(char letter, const SecondEditionSentences& sentences)
{
    const auto all = [](const NameForms& forms) { return QStringList(forms.forms.values()) << forms.name; };
    switch (letter) {
    case 'c':
    case 'C':
    case 's':
    case 'S':
    case 'k': {
        const auto where = std::get<LocationId>(argumentOf(letter));
        return all(sentences.forms(where)) << sentences.place(where);
    }
    case 'h':
    case 'H': {
        const auto who = std::get<Hunter>(argumentOf(letter));
        return all(sentences.forms(who)) << sentences.hunter(who);
    }
    case 'p':
        return {sentences.power(Power::WolfForm)};
    case 'P':
        return {sentences.power(Power::DoubleBack)};
    case 'e':
        return {sentences.encounter(Encounter::MinionWithKnifeAndRifle)};
    case 't':
        return {QStringLiteral("4")};
    case 'l':
        return {QStringLiteral("B")};
    case 'v':
        return {sentences.event(DraculaEvent::VampiricInfluence)};
    case 'w':
        return {sentences.hunterEvent(HunterEvent::GoodLuck)};
    case 'i':
        return {sentences.item(HunterItem::SacredHost)};
    case 'b':
        return {sentences.tactic(DraculaTactic::EscapeBat)};
    case 'a':
        return {sentences.tactic(AgentTactic::Rifle)};
    case 'd':
        return {sentences.time(TimeOfDay::SmallHours)};
    case 'n':
        return {QStringLiteral("23")};
    case 'N':
        return {QStringLiteral("34")};
    case 'M':
        return {QStringLiteral("45")};
    default:
        return {};
    }
}

bool says(const QString& sentence, const QStringList& names)
{
    return names.isEmpty() || std::ranges::any_of(names, [&](const QString& each) { return sentence.contains(each, Qt::CaseInsensitive); });
}

/// With nothing left to fill in, one space between words, and a mark at its end.
bool isSentence(const QString& text)
{
    static const QRegularExpression hole(QStringLiteral("%|\\{|\\||  |\\?.|^\\?|^\\s|\\s$|^$"));
    return !text.contains(hole) && !text.front().isLower() && (text.endsWith(u'.') || text.endsWith(u'?'));
}

/// The same for a name or label, which ends without a mark.
bool isLabel(const QString& text)
{
    static const QRegularExpression hole(QStringLiteral("%|\\{|\\||  |\\?|^\\s|\\s$|^$|\\.$"));
    return !text.contains(hole);
}

QList<Language> allLanguages()
{
    QList<Language> all;
    for (std::size_t each = 0; each < languageCount; ++each)
        all << static_cast<Language>(each);
    return all;
}

} // namespace

class TestSecondSentences : public QObject {
    Q_OBJECT

    /// Everything that follows in each language, with its translators.
    template <typename Visit> void inEach(Visit&& visit)
    {
        for (const Language language : allLanguages()) {
            const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
            QVERIFY(installLanguage(*QCoreApplication::instance(), QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()))));
            const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
            visit(SecondEditionSentences(board(), language));
            if (QTest::currentTestFailed())
                return;
        }
    }

private slots:
    void initTestCase() { initTextResources(); }

    void names()
    {
        inEach([](const SecondEditionSentences& words) {
            const auto check = [](const QString& name) { QVERIFY2(isLabel(name), qPrintable(name)); };
            for (std::size_t n = 0; n < encounterCount; ++n)
                check(words.encounter(static_cast<Encounter>(n)));
            for (std::size_t n = 0; n < draculaEventCount; ++n)
                check(words.event(static_cast<DraculaEvent>(n)));
            for (std::size_t n = 0; n < hunterEventCount; ++n)
                check(words.hunterEvent(static_cast<HunterEvent>(n)));
            for (std::size_t n = 0; n < hunterItemIds.size(); ++n)
                check(words.item(static_cast<HunterItem>(n)));
            for (std::size_t n = 0; n < draculaTacticCount; ++n)
                check(words.tactic(static_cast<DraculaTactic>(n)));
            for (std::size_t n = 0; n < agentTacticCount; ++n)
                check(words.tactic(static_cast<AgentTactic>(n)));
            for (std::size_t n = 0; n < timesOfDay; ++n)
                check(words.time(static_cast<TimeOfDay>(n)));
            for (std::size_t n = 0; n < resolveOptions; ++n)
                check(words.option(static_cast<ResolveOption>(n)));
            for (std::size_t n = 0; n < combatWordCount; ++n)
                check(words.word(static_cast<CombatWord>(n)));
            for (std::size_t n = 0; n < numberIds.size(); ++n)
                check(words.number(static_cast<Number>(n)));
            for (const Power each : allPowers)
                check(words.power(each));
            for (const auto kind :
                 {CombatCard::Kind::Garlic, CombatCard::Kind::AdvancePlanning, CombatCard::Kind::EscapeRoute, CombatCard::Kind::HeroicLeap})
                check(words.combatCard(kind));
            for (std::size_t n = 0; n < trailLength; ++n)
                check(words.cardPlace(CardPlace::onTrail(n)));
            for (std::size_t n = 0; n < catacombSpaces; ++n)
                check(words.cardPlace(CardPlace::catacombs(n)));
        });
        static_assert(endsWith<CombatCard::Kind::HeroicLeap>());
    }

    /// The table of the names says of each word where it is printed, or by its silence that it is a proposal.
    void tableOfNames()
    {
        QFile file(QStringLiteral(":/translations/second_edition_names.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.front(), QStringLiteral("key\ten\tes\tpl\tru\tit\tprinted"));
        static const QRegularExpression mark(QStringLiteral("^((es|pl|ru):third|it:summary)$"));
        std::set<QString> keys;
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = line.split(QLatin1Char('\t'));
            QCOMPARE(cells.size(), 7);
            QVERIFY2(keys.insert(cells[0]).second, qPrintable(line));
            QVERIFY2(std::none_of(cells.begin(), cells.end() - 1, [](const QString& cell) { return cell.isEmpty(); }), qPrintable(line));
            for (const QString& each : cells[6].split(QLatin1Char(' '), Qt::SkipEmptyParts))
                QVERIFY2(mark.match(each).hasMatch(), qPrintable(line));
        }
        const auto listed = [&](std::string_view id) {
            return keys.contains(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
        };
        for (const auto& each : encounters)
            QVERIFY2(listed(each.id), each.id.data());
        for (const auto& each : hunterEvents)
            QVERIFY2(listed(each.id), each.id.data());
    }

    void reasons()
    {
        inEach([](const SecondEditionSentences& words) {
            for (std::size_t n = 0; n < refusals.size(); ++n) {
                const auto& each = refusals[n];
                QCOMPARE(static_cast<std::size_t>(each.what), n); // the table has them all, in order
                Violation violation{"2E-GEN-2", each.what, argumentsOf(each.arguments)};
                const QString sentence = words.reason(violation);
                QVERIFY2(isSentence(sentence), qPrintable(sentence));
                for (const char* letter = each.arguments; *letter != 0; ++letter)
                    QVERIFY2(says(sentence, namesOf(*letter, words)), qPrintable(sentence));
                // Too few arguments, and values that nothing has, give a sentence and no crash.
                while (!violation.arguments.empty()) {
                    violation.arguments.pop_back();
                    QVERIFY(!words.reason(violation).isEmpty());
                }
                violation.arguments = {LocationId{127}, Power{9}, Encounter{99}};
                QVERIFY(!words.reason(violation).isEmpty());
                violation.arguments = {Hunter{9}, CatacombSpace{9}, TimeOfDay{9}};
                QVERIFY(!words.reason(violation).isEmpty());
            }
        });
    }

    /// In the languages of the translations no refusal is left in English.
    void reasonsAreTranslated()
    {
        std::set<QString> english;
        inEach([&](const SecondEditionSentences& words) {
            for (const auto& each : refusals) {
                const QString sentence = words.reason({"2E-GEN-2", each.what, {}});
                if (words.language() == Language::En)
                    english.insert(sentence);
                else
                    QVERIFY2(!english.contains(sentence), qPrintable(sentence));
            }
        });
        QVERIFY(english.size() + 3 > refusals.size()); // three cards need what they name
    }

    void numbersOfEncounters()
    {
        const SecondEditionSentences words(board(), Language::En);
        QCOMPARE(words.reason({"2E-DARK-2", Refusal::WrongNumber, {3, 1}}), QStringLiteral("One Encounter has to be chosen (now: 3)."));
        QCOMPARE(words.reason({"2E-DARK-2", Refusal::WrongNumber, {3, 10}}), QStringLiteral("10 Encounters have to be chosen (now: 3)."));
        QCOMPARE(words.happening({What::EncountersDiscarded, {1}, {}}), QStringLiteral("An Encounter goes to the reserve, unseen."));
        QCOMPARE(words.question({.what = Due::What::PutBack, .number = 1}), QStringLiteral("Which Encounter goes back to the reserve?"));
    }

    void happenings()
    {
        inEach([](const SecondEditionSentences& words) {
            for (std::size_t n = 0; n < news.size(); ++n) {
                const auto& each = news[n];
                QCOMPARE(static_cast<std::size_t>(each.what), n);
                Happening happening{each.what, argumentsOf(each.arguments), "it fell down"};
                const QString sentence = words.happening(happening);
                QVERIFY2(isSentence(sentence), qPrintable(sentence));
                for (const char* letter = each.arguments; *letter != 0; ++letter)
                    QVERIFY2(says(sentence, namesOf(*letter, words)), qPrintable(sentence));
                while (!happening.arguments.empty()) {
                    happening.arguments.pop_back();
                    QVERIFY(!words.happening(happening).isEmpty());
                }
                happening.arguments = {LocationId{127}, Hunter{9}, 99};
                QVERIFY(!words.happening(happening).isEmpty());
            }
        });
    }

    /// Whatever else an argument can choose.
    void happeningsInOtherWords()
    {
        const std::vector<Happening> more{
            {What::VampiresGained, {-1}, {}},
            {What::CardPlayed, {}, {}},
            {What::CardPlayed, {Power::Feed}, {}},
            {What::CardPlayed, {Power::DoubleBack, CatacombSpace{2}}, {}},
            {What::EncounterActivated, {Encounter::Ambush}, {}},
            {What::TrailCleared, {1}, {}},
            {What::RoadblockPlaced, {at("lisbon"), at("madrid"), 0}, {}},
            {What::HunterActed, {Hunter::MinaHarker, 0}, {}},
            {What::HunterActed, {Hunter::MinaHarker, 2}, {}},
            {What::HunterActed, {Hunter::MinaHarker, 3}, {}},
            {What::EncounterRevealed, {Encounter::Rats}, {}},
            {What::HunterCardPlayed, {HunterEvent::LongDay}, {}},
            {What::AllyInPlay, {HunterEvent::SisterAgatha}, {}},
            {What::AllyGone, {DraculaEvent::DraculasBrides}, {}},
            {What::HandShown, {}, {}},
            {What::EscapesBarred, {1}, {}},
            {What::CombatBegins, {Hunter::MinaHarker}, {}},
            {What::TacticShown, {}, {}},
            {What::TacticShown, {AgentTactic::Pistol}, {}},
            {What::CombatResult, {0}, {}},
            {What::PutRight, {}, "it fell down"},
            {What::PutRight, {TimeOfDay::Dusk}, "it fell down"},
            {What::NothingRevealed, {Hunter::MinaHarker, at("lisbon")}, {}},
        };
        inEach([&](const SecondEditionSentences& words) {
            for (const Happening& each : more) {
                const QString sentence = words.happening(each);
                QVERIFY2(isSentence(sentence), qPrintable(sentence));
            }
            for (std::size_t n = 0; n < timesOfDay; ++n) {
                const auto time = static_cast<TimeOfDay>(n);
                const QString sentence = words.happening({What::TimeMoved, {time}, {}});
                QVERIFY2(isSentence(sentence) && sentence.contains(words.time(time), Qt::CaseInsensitive), qPrintable(sentence));
            }
        });
    }

    /// What was put right is said with what it was and is.
    void howMuchIsPutRight()
    {
        inEach([&](const SecondEditionSentences& words) {
            const auto number = words.happening({What::PutRight, {static_cast<int>(Number::Vampires), 3, 4}, "it fell down"});
            QVERIFY2(isSentence(number) && number.contains(words.number(Number::Vampires) + " 3 → 4"), qPrintable(number));
            const auto hunter = words.happening({What::PutRight, {Hunter::MinaHarker, at("lisbon"), 8, 5}, "it fell down"});
            QVERIFY2(isSentence(hunter) && hunter.contains(words.hunter(Hunter::MinaHarker) + ", " + words.place(at("lisbon")) + ", ") &&
                         hunter.contains(" 8 → 5"),
                     qPrintable(hunter));
        });
    }

    /// Mina is a woman, also in the past tense and in what is done to her.
    void mina_data()
    {
        test::Rows<Language, What, QString> row;
        row("es bitten", Language::Es, What::HunterBitten, "Mina Harker es mordida.");
        row("es defeated", Language::Es, What::HunterDefeated, "Mina Harker queda derrotada.");
        row("pl bitten", Language::Pl, What::HunterBitten, "Mina Harker została ugryziona.");
        row("pl hurt", Language::Pl, What::HunterHurt, "Mina Harker straciła 2 punkty zdrowia.");
        row("pl healed", Language::Pl, What::HunterHealed, "Mina Harker odzyskała 2 punkty zdrowia.");
        row("ru hurt", Language::Ru, What::HunterHurt, "Мина Харкер потеряла 2 очка здоровья.");
        row("ru train", Language::Ru, What::TrainRefused, "Мина Харкер осталась без поезда.");
        row("ru cured", Language::Ru, What::BiteCured, "Мина Харкер излечена от укуса.");
        row("it bitten", Language::It, What::HunterBitten, "Mina Harker viene morsa.");
        row("it hurt", Language::It, What::HunterHurt, "Mina Harker perde 2 punti Salute.");
    }
    void mina()
    {
        const auto [language, what, sentence] = test::rowOf<Language, What, QString>();
        const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
        QVERIFY(installLanguage(*QCoreApplication::instance(), QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()))));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const SecondEditionSentences words(board(), language);
        QCOMPARE(words.happening({what, {Hunter::MinaHarker, 2}, {}}), sentence);
    }

    /// Nobody is named twice in a row, and a group arrives in one sentence.
    void told_data()
    {
        test::Rows<int, QStringList, QStringList, QStringList> row;
        row("en", static_cast<int>(Language::En), QStringList{"Mina Harker is bitten. She loses 2 Health."},
            QStringList{"Dr. Seward and Mina Harker arrive in Lisbon, but there is nothing there.", "Mina Harker rests."},
            QStringList{"Dracula plays Wolf Form. He loses 1 Blood."});
        row("es", static_cast<int>(Language::Es), QStringList{"Mina Harker es mordida. Pierde 2 de salud."},
            QStringList{"El Dr. Seward y Mina Harker llegan a Lisboa, pero allí no hay nada.", "Mina Harker descansa."},
            QStringList{"Drácula juega «Forma de lobo». Pierde 1 de sangre."});
        row("pl", static_cast<int>(Language::Pl), QStringList{"Mina Harker została ugryziona. Straciła 2 punkty zdrowia."},
            QStringList{"Dr Seward i Mina Harker dotarli do Lizbony, ale nic tam nie ma.", "Mina Harker odpoczywa."},
            QStringList{"Dracula zagrał kartę „Postać wilka”. Stracił 1 żeton krwi."});
        row("ru", static_cast<int>(Language::Ru), QStringList{"Мина Харкер укушена. Она потеряла 2 очка здоровья."},
            QStringList{"Доктор Сьюард и Мина Харкер прибыли в Лиссабон, но там ничего нет.", "Мина Харкер отдыхает."},
            QStringList{"Дракула разыграл карту «Обернуться волком». Он потерял 1 жетон крови."});
        row("it", static_cast<int>(Language::It), QStringList{"Mina Harker viene morsa. Perde 2 punti Salute."},
            QStringList{"Il dottor Seward e Mina Harker arrivano a Lisbona, ma lì non c’è nulla.", "Mina Harker riposa."},
            QStringList{"Dracula gioca «Forma di Lupo». Perde 1 segnalino Sangue."});
    }
    void told()
    {
        const auto [language, bitten, arrival, wolf] = test::rowOf<int, QStringList, QStringList, QStringList>();
        const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
        QVERIFY(installLanguage(*QCoreApplication::instance(), QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()))));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const SecondEditionSentences words(board(), static_cast<Language>(language));
        const LocationId lisbon = at("lisbon");
        QCOMPARE(words.told({{What::HunterBitten, {Hunter::MinaHarker}, {}}, {What::HunterHurt, {Hunter::MinaHarker, 2}, {}}}), bitten);
        QCOMPARE(words.told({{What::HunterMoved, {Hunter::DrSeward, lisbon}, {}},
                             {What::HunterMoved, {Hunter::MinaHarker, lisbon}, {}},
                             {What::NotHere, {lisbon}, {}},
                             {What::HunterActed, {Hunter::MinaHarker, 1}, {}}}),
                 arrival);
        QCOMPARE(words.told({{What::CardPlayed, {Power::WolfForm}, {}}, {What::BloodLost, {1}, {}}}), wolf);
    }

    /// What belongs together is told together only where it is one place.
    void arrivals()
    {
        const SecondEditionSentences words(board(), Language::En);
        const LocationId lisbon = at("lisbon"), madrid = at("madrid");
        QCOMPARE(words.told({{What::HunterMoved, {Hunter::MinaHarker, lisbon}, {}}, {What::LocationRevealed, {lisbon}, {}}}),
                 QStringList{"Mina Harker arrives in Lisbon, and its card is revealed."});
        QCOMPARE(words.told({{What::HunterMoved, {Hunter::MinaHarker, lisbon}, {}}, {What::LocationRevealed, {madrid}, {}}}),
                 QStringList({"Mina Harker arrives in Lisbon.", "Madrid is revealed."}));
        QCOMPARE(words.told({{What::HunterMoved, {Hunter::DrSeward, lisbon}, {}}, {What::HunterMoved, {Hunter::MinaHarker, madrid}, {}}}),
                 QStringList({"Dr. Seward arrives in Lisbon.", "Mina Harker arrives in Madrid."}));
        QCOMPARE(words.told({{What::HunterMoved, {Hunter::DrSeward, lisbon}, {}}, {What::HunterMoved, {Hunter::MinaHarker, lisbon}, {}}}),
                 QStringList{"Dr. Seward and Mina Harker arrive in Lisbon."});
        QCOMPARE(words.told({{What::AllyGone, {HunterEvent::RufusSmith}, {}}, {What::AllyInPlay, {HunterEvent::SisterAgatha}, {}}}),
                 QStringList{"The hunters lose their ally Rufus Smith. They have a new ally, Sister Agatha."});
    }

    void plurals()
    {
        QVERIFY(installLanguage(*QCoreApplication::instance(), QStringLiteral("pl")));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const SecondEditionSentences words(board(), Language::Pl);
        const auto lost = [&](int number) { return words.happening({What::BloodLost, {number}, {}}); };
        QCOMPARE(lost(1), QStringLiteral("Dracula stracił 1 żeton krwi."));
        QCOMPARE(lost(2), QStringLiteral("Dracula stracił 2 żetony krwi."));
        QCOMPARE(lost(5), QStringLiteral("Dracula stracił 5 żetonów krwi."));
    }

    void questions()
    {
        using Ask = Due::What;
        static_assert(endsWith<Ask::LandAtOnce>());
        const std::set<Ask> answeredByThemselves{Ask::ClearTrail,     Ask::BeginAction, Ask::EndOfAction, Ask::EndOfTurn,
                                                 Ask::AfterEncounter, Ask::AfterSearch, Ask::Rested,      Ask::CombatOver};
        inEach([&](const SecondEditionSentences& words) {
            for (int n = 0; n <= static_cast<int>(Ask::LandAtOnce); ++n) {
                Due due{.what = static_cast<Ask>(n),
                        .hunter = Hunter::MinaHarker,
                        .location = at("lisbon"),
                        .second = at("madrid"),
                        .place = CardPlace::catacombs(1),
                        .encounter = Encounter::Rats,
                        .event = DraculaEvent::Rage,
                        .asked = HunterEvent::HiredScouts,
                        .number = 3};
                const QString question = words.question(due);
                QCOMPARE(question.isEmpty(), answeredByThemselves.contains(due.what));
                if (question.isEmpty())
                    continue;
                QVERIFY2(isSentence(question), qPrintable(question));
                // The table reads it too, and where a card lies is no concern of a question.
                for (const LocationId hidden : {at("lisbon"), at("madrid")})
                    QVERIFY2(!question.contains(words.place(hidden)), qPrintable(question));
                QVERIFY(!words.question({.what = due.what}).isEmpty());
            }
            for (const auto stage : {Combat::Stage::Cards, Combat::Stage::Choose, Combat::Stage::Laid, Combat::Stage::Result}) {
                const QString question = words.question({.what = Ask::Combat}, stage);
                QVERIFY2(isSentence(question), qPrintable(question));
            }
            const auto about = [&](const Due& due) { return words.question(due); };
            QVERIFY(about({.what = Ask::Cancel, .event = DraculaEvent::Rage}).contains(words.event(DraculaEvent::Rage)));
            QVERIFY(about({.what = Ask::Cancel, .event = DraculaEvent::Rage}).contains(words.hunterEvent(HunterEvent::GoodLuck)));
            QVERIFY(
                about({.what = Ask::Suffer, .event = DraculaEvent::NightVisit}).contains(words.hunterEvent(HunterEvent::GreatStrength)));
            QVERIFY(about({.what = Ask::Refuse, .asked = HunterEvent::Hypnosis}).contains(words.hunterEvent(HunterEvent::Hypnosis)));
            QVERIFY(about({.what = Ask::Encounter, .encounter = Encounter::Plague}).contains(words.encounter(Encounter::Plague)));
        });
        static_assert(endsWith<Combat::Stage::Result>());
    }

    void actions()
    {
        const LyingToken lying{CardPlace::catacombs(1), 0};
        const PutRight edits[]{{"why", EditNumber{Number::Vampires, 3}},
                               {"why", EditTime{TimeOfDay::Dusk}},
                               {"why", EditHunter{Hunter::MinaHarker, at("lisbon"), {}}},
                               {"why", EditCard{CardPlace::onTrail(2), at("lisbon"), Power::WolfForm, true}},
                               {"why", EditCard{CardPlace::onTrail(2), {}, {}, false}},
                               {"why", EditEncounter{Encounter::Rats, EncounterZone::Lying, EncounterZone::Hand, lying, {}, false}},
                               {"why", EditTokens{}},
                               {"why", EditEvents{}}};
        std::vector<Action> all{PlaceHunters{},
                                ChooseStart{at("lisbon")},
                                DrawEncounter{Encounter::Rats},
                                GoOn{},
                                ClearCatacomb{at("lisbon")},
                                Play{at("lisbon"), PowerSet{Power::WolfForm, Power::DoubleBack}, CatacombSpace{1}, Encounter::Rats},
                                SufferPenalty{},
                                PlaceEncounter{Encounter::Rats},
                                ActivateEncounter{Encounter::Ambush},
                                Declare{at("lisbon"), {}},
                                ChooseHunter{Hunter::MinaHarker},
                                ChoosePlace{at("lisbon")},
                                ChooseRoad{{true, at("lisbon"), at("madrid")}},
                                ChooseEncounters{{Encounter::Rats, Encounter::Fog}},
                                ChooseLying{lying},
                                PlayOnHunter{Encounter::Rats, Hunter::MinaHarker},
                                AnswerEncounter{true, true, 4, {1, 0, 0, 2}, Hunter::MinaHarker},
                                Reply{true},
                                DrawEvent{DraculaEvent::Trap},
                                PlayEvent{DraculaEvent::DevilishPower, 2, at("lisbon"), Hunter::MinaHarker},
                                DiscardEvent{DraculaEvent::Trap},
                                MoveHunters{Hunter::MinaHarker, at("lisbon"), Travel::Rail, true},
                                MoveHunters{Hunter::MinaHarker, at("lisbon"), Travel::Road, false, HunterItem::FastHorse},
                                HuntersAct{HuntersAct::What::Rest, {0, 0, 0, 2}, 1, true},
                                SpendResolve{Hunter::MinaHarker, ResolveOption::InnerStrength, {}, Hunter::VanHelsing, 4, false},
                                HunterPlays{HunterEvent::Hypnosis, Hunter::MinaHarker, {}, at("lisbon"), {}, 5},
                                PlayItem{HunterItem::LocalRumors, Hunter::MinaHarker, {}, lying, 0},
                                RollForBite{Hunter::VanHelsing, 6},
                                PlayTactic{AgentTactic::Knife, Hunter::MinaHarker},
                                CombatCard{CombatCard::Kind::HeroicLeap, Hunter::MinaHarker, 3},
                                EnterResult{CombatWord::End | CombatWord::Bite, {0, 0, 0, 1}, 2, Hunter::MinaHarker},
                                PutRightRuling{Ruling::BatsReach, 1},
                                PromiseShares{},
                                AddChance{{"", {}}},
                                AddChance{{"candelabro", {}}}};
        for (const PutRight& each : edits)
            all.emplace_back(each);
        std::set<std::size_t> kinds;
        for (const Action& each : all)
            kinds.insert(each.index());
        QCOMPARE(kinds.size(), std::variant_size_v<ActionVariant>);
        inEach([&](const SecondEditionSentences& words) {
            for (const Action& each : all) {
                const QString name = words.action(each);
                QVERIFY2(isLabel(name), qPrintable(name));
            }
            QVERIFY(words.action(all[5]).contains(words.place(at("lisbon"))));
            QVERIFY(words.action(all[5]).contains(words.power(Power::WolfForm)));
            QVERIFY(words.action(all[21]).contains(words.hunter(Hunter::MinaHarker)));
        });
    }

    /// An answer in the journal says what was asked.
    void answers()
    {
        const std::vector<Due> asked{{.what = Due::What::ToCatacombs},
                                     {.what = Due::What::Replaced, .event = DraculaEvent::ImmanuelHildesheim},
                                     {.what = Due::What::Shows, .hunter = Hunter::MinaHarker},
                                     {.what = Due::What::Cancel, .event = DraculaEvent::WildHorses}};
        inEach([&](const SecondEditionSentences& words) {
            std::set<QString> all;
            for (const Due& due : asked)
                for (const bool yes : {true, false}) {
                    GameState before;
                    before.due = {due};
                    const QString answer = words.action(Reply{yes}, before);
                    QVERIFY2(isLabel(answer) && answer.size() > 8, qPrintable(answer));
                    QVERIFY2(!due.event || answer.contains(words.event(*due.event)), qPrintable(answer));
                    all.insert(answer);
                }
            QCOMPARE(all.size(), 2 * asked.size());
            QCOMPARE(words.action(Reply{true}, GameState()), words.action(Reply{true}));
        });
    }

    /// 2E-HUNT-3: whom the train die has stopped has not travelled, whoever reads of it.
    void noTrainIsNoJourney()
    {
        inEach([&](const SecondEditionSentences& words) {
            const auto seward = static_cast<std::size_t>(Hunter::DrSeward);
            GameState before;
            before.hunters[seward] = at("munich");
            const auto goes = [&](const char* place) { return Action(MoveHunters{Hunter::DrSeward, at(place), Travel::Rail}); };
            QCOMPARE(words.action(goes("vienna"), before), words.action(goes("vienna")));
            const QString stopped = words.action(goes("munich"), before);
            QVERIFY2(stopped.startsWith(words.hunter(Hunter::DrSeward)) && !stopped.contains(words.place(at("munich"))),
                     qPrintable(stopped));
            const std::vector<Happening> ends{{Happening::What::HunterActed, {Hunter::DrSeward, 0}}};
            QCOMPARE(words.toldOf(goes("munich"), ends), words.told({{Happening::What::TrainRefused, {Hunter::DrSeward}}}));
            QCOMPARE(words.toldOf(HuntersAct{}, ends), words.told(ends));
        });
    }

    void rulings()
    {
        inEach([](const SecondEditionSentences& words) {
            std::set<QString> names;
            for (std::size_t n = 0; n < rulingCount; ++n) {
                const auto ruling = static_cast<Ruling>(n);
                QVERIFY2(isLabel(words.ruling(ruling)), qPrintable(words.ruling(ruling)));
                QVERIFY2(names.insert(words.ruling(ruling)).second, qPrintable(words.ruling(ruling)));
                QVERIFY2(isSentence(words.rulingExplanation(ruling)), qPrintable(words.rulingExplanation(ruling)));
                std::set<QString> readings;
                for (std::uint8_t index = 0; index < rulingTable[n].count(); ++index) {
                    const QString reading = words.reading(ruling, index);
                    QVERIFY2(isLabel(reading) && readings.insert(reading).second, qPrintable(words.ruling(ruling) + reading));
                    const QString name = QString::fromUtf8(rulingTable[n].readings[index].data());
                    QVERIFY2(reading == name.toLower() || !reading.contains(u'-'), qPrintable(reading)); // no name of a file
                }
            }
        });
        static_assert(endsWith<static_cast<Ruling>(rulingCount - 1)>());
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondSentences;
DEMETER_TEST(TestSecondSentences)
#include "test_second_sentences.moc"

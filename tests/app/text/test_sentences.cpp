// Every refusal, warning, happening, action and ruling has a sentence, in the names of every language.
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"
#include "core/fury2e/text/input_faults.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/text/input_faults.h"
#include "core/journal/record_faults.h"
#include "core/map/board_faults.h"
#include "tests/support/rows.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <string_view>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// True if an enumeration ends with this value, so that it cannot grow without a table here that grows too. Enumerators have no list to
/// count them in, but the compilers print a value that has none as a cast.
template <auto value> constexpr bool hasName()
{
#ifdef __GNUC__
    const std::string_view text = __PRETTY_FUNCTION__;
    return text.find("value = (") == std::string_view::npos;
#else
    return true;
#endif
}
template <auto value> constexpr bool isLast()
{
#ifdef __GNUC__
    return hasName<value>() && !hasName<static_cast<decltype(value)>(static_cast<std::size_t>(value) + 1)>();
#else
    return true;
#endif
}

/// One letter an argument: c city, C second city, s sea, S second sea, k castle, p power, P second power, e encounter, h hunter,
/// H second hunter, t trail slot, l lair space, v event, w hunters' event, i hunters' item, b combat card, d weekday, o token, r region,
/// n number; 0 and 1 are numbers that choose the words and are not themselves named.
template <typename What> struct Row {
    What what;
    const char* rule;
    const char* arguments;
};

/// In the order of the enumeration, with the arguments that `core/fury3e/game/violation.h` documents.
constexpr auto cases = std::to_array<Row<Refusal>>({
    {Refusal::NotNow, "TIME-1", ""},
    {Refusal::DraculaFirst, "TIME-1", ""},
    {Refusal::GameOver, "WIN-1", ""},
    {Refusal::DrawFirst, "HAND-1", "n"},
    {Refusal::NothingToDraw, "HAND-2", ""},
    {Refusal::StartAtSea, "SETUP-10", "s"},
    {Refusal::StartAtCastle, "SETUP-10", "k"},
    {Refusal::StartOnHunter, "SETUP-10", "ch"},
    {Refusal::HunterStartNotCity, "SETUP-9", "sh"},
    {Refusal::HuntersShareStart, "PR-03", "chH"},
    {Refusal::NoLocationCard, "COMP-5", "c"},
    {Refusal::NoRoad, "CARD-3", "cC"},
    {Refusal::RailOnly, "ADJ-5", "cC"},
    {Refusal::NotOnThatSea, "ADJ-3", "sc"},
    {Refusal::NoPort, "CARD-3", "cs"},
    {Refusal::NoSeaBorder, "ADJ-2", "sS"},
    {Refusal::SeaToInland, "CARD-3", "sc"},
    {Refusal::StayNotAllowed, "MOVE-6", "c"},
    {Refusal::OnTrail, "CARD-4", "ct"},
    {Refusal::PowerOnTrail, "CARD-5", "pt"},
    {Refusal::TokenCity, "MOVE-4", "c"},
    {Refusal::RoadBlocked, "PR-33", "cC"},
    {Refusal::PowerAtSea, "POW-2", "ps"},
    {Refusal::PowerOnToken, "POW-2", "pc"},
    {Refusal::WolfTooFar, "WOLF-1", "cC"},
    {Refusal::WolfBySea, "WOLF-2", "sc"},
    {Refusal::WolfToSea, "WOLF-1", "s"},
    {Refusal::WolfPastToken, "CONS-3", "cC"},
    {Refusal::WolfFromToken, "PR-34", "c"},
    {Refusal::PowerToLair, "OPEN-22", "pc"},
    {Refusal::PowersNotTogether, "OPEN-25", "pP"},
    {Refusal::PowerNeedsLocation, "MISD-2", "p"},
    {Refusal::LocationWithPower, "POW-1", "pc"},
    {Refusal::MisdirectEmpty, "MISD-1", "t"},
    {Refusal::MisdirectCastle, "MISD-3", "tk"},
    {Refusal::MisdirectPower, "MISD-3", "tp"},
    {Refusal::MisdirectBond, "HIDE-8", "tc"},
    {Refusal::MisdirectCurrent, "MISD-3", "tc"},
    {Refusal::MisdirectReuse, "OPEN-26", "c"},
    {Refusal::Lethal, "OPEN-39", "n"},
    {Refusal::NothingLeaves, "SLIDE-3", ""},
    {Refusal::MustLeave, "SLIDE-2", ""},
    {Refusal::LairPowerOnly, "LAIR-4", "p"},
    {Refusal::LairAtSea, "OPEN-8", "s"},
    {Refusal::LairsFull, "LAIR-3", ""},
    {Refusal::LairNotThere, "LAIR-3", "c"},
    {Refusal::LairRoom, "LAIR-3", "c"},
    {Refusal::LairNeedsEncounter, "LAIR-2", ""},
    {Refusal::LairTakesNoEncounter, "HO-9", "s"},
    {Refusal::NotInHand, "ENC-1", "e"},
    {Refusal::NotInHideout, "MAT-1", "e"},
    {Refusal::NoMaturedEffect, "ENC-7", "e"},
    {Refusal::HideNeverMatures, "MAT-4", "e"},
    {Refusal::EncounterStepSkipped, "ENC-3", ""},
    {Refusal::NoRumorInHand, "RUM-2", ""},
    {Refusal::RumorSlot, "RUM-2", "t"},
    {Refusal::RumorEmptySlot, "RUM-2", "t"},
    {Refusal::RumorThere, "RUM-3", "t"},
    {Refusal::RumorNeedsEncounter, "OPEN-5", "t"},
    {Refusal::RumorOnPower, "HO-9", "t"},
    {Refusal::ClearLairAtWill, "OPEN-10", "c"},
    {Refusal::HasLegalCard, "ERR-2", ""},
    {Refusal::StepIsLegal, "ERR-1", ""},
    {Refusal::CannotHappen, "INV-1", "c"},
    {Refusal::TokenNotOnSea, "CONS-1", "s"},
    {Refusal::AlreadySo, "CONS-1", "c"},
    {Refusal::OutOfRange, "COMP-7", "nnn"},
    {Refusal::NoHospital, "COMP-14", "c"},
    {Refusal::NoGame, "INV-1", ""},
    {Refusal::NotWritten, "INV-1", ""},
    {Refusal::HunterNoRoad, "ADJ-1", "hcC"},
    {Refusal::HunterNoRail, "REV-5", "hcC"},
    {Refusal::HunterNotBySea, "ADJ-2", "hcs"},
    {Refusal::HunterFogHere, "FOG-2", "hc"},
    {Refusal::HunterFogThere, "FOG-2", "hc"},
    {Refusal::HunterFogOnTheWay, "PR-30", "hcC"},
    {Refusal::HunterStorm, "STORM-2", "hs"},
    {Refusal::HunterRoadBlocked, "BLK-2", "hcC"},
    {Refusal::HunterByNight, "TIME-10", "h"},
    {Refusal::HunterDelayed, "DEL-1", "h"},
    {Refusal::HunterHasActed, "TIME-10", "h"},
    {Refusal::HunterFromHospital, "HOSP-2", "hc"},
    {Refusal::HunterIntoHospital, "HOSP-1", ""},
    {Refusal::HunterGone, "DEF-3", "h"},
    {Refusal::HunterStays, "REV-1", "hc"},
    {Refusal::SearchInFog, "SRCH-2", "hc"},
    {Refusal::SearchNotHere, "SRCH-3", "h"},
    {Refusal::NoSupply, "EVT-3", "h"},
    {Refusal::SupplyInHospital, "HOSP-2", "h"},
    {Refusal::SupplyAtCastle, "REV-11", "h"},
    {Refusal::NothingToOverrule, "GOLD-2", ""},
    {Refusal::ChanceStays, "CHANCE-1", ""},
    {Refusal::NotAnAnswer, "TIME-1", ""},
    {Refusal::NotThere, "SRCH-1", "e"},
    {Refusal::CannotAmbush, "AMB-1", "e"},
    {Refusal::NotToThere, "STORM-3", "s"},
    {Refusal::NotThisHunter, "FOG-3", "h"},
    {Refusal::NotThisRoad, "BLK-1", "cC"},
    {Refusal::MustChoose, "TIME-7", ""},
    {Refusal::TooMany, "COMP-10", "nn"},
    {Refusal::EventNotInHand, "EVT-1", "v"},
    {Refusal::EventNotNow, "EVT-1", "v"},
    {Refusal::EventCannotAlly, "ALLY-0", "v"},
    {Refusal::EventHasNoEffect, "EVT-1", "v"},
    {Refusal::EventOnlyDrawn, "EVT-3", ""},
    {Refusal::HunterCardNotNow, "EVT-1", "w"},
    {Refusal::HunterCardNotHis, "EVT-1", "wh"},
    {Refusal::HunterCardNeeds, "EVT-1", "w"},
    {Refusal::HunterCardNoAlly, "ALLY-0", "w"},
    {Refusal::NotInCombatHand, "COMB-3", "b"},
    {Refusal::EscapesBarred, "COMB-3", "b"},
    {Refusal::NotInCombat, "COMB-1", "h"},
    {Refusal::NoBanner, "COMB-3", "i"},
    {Refusal::CombatTaken, "COMB-3", "h"},
    {Refusal::NoBodyguards, "MAT-2", ""},
    {Refusal::ReasonMissing, "GOLD-2", ""},
    {Refusal::CorrectionImpossible, "INV-3", ""},
    {Refusal::NotThisSlot, "HO-9", "t"},
    {Refusal::EventNotThere, "INFO-2", "v"},
    {Refusal::OnlyMovesHere, "HOSP-2", "h"},
    {Refusal::HunterRailTooFar, "REV-5", "hcC"},
    {Refusal::HunterOutOfOrder, "TIME-10", "hH"},
    {Refusal::HunterCardFirst, "EVT-1", "hw"},
    {Refusal::HunterSameAction, "TIME-10", "h"},
    {Refusal::HunterRoadTooFar, "ADJ-1", "hcCn"},
    {Refusal::HunterCardBitten, "EVT-1", "wh"},
    {Refusal::HunterCardOnce, "CARD-BOND", "w"},
    {Refusal::CombatCardLies, "COMB-10", "hi"},
});
static_assert(isLast<cases.back().what>());

using What = Happening::What;
/// News, in the order of the enumeration, with the arguments that `core/fury3e/game/game_state.h` documents.
constexpr auto news = std::to_array<Row<What>>({
    {What::LocationRevealed, "", "c"},
    {What::DamageSuffered, "", "n"},
    {What::DamageRecovered, "", "n"},
    {What::InfluenceGained, "", "n"},
    {What::HideoutMatured, "", ""},
    {What::EncounterResolved, "", "ec"},
    {What::SlotsCleared, "", ""},
    {What::LairMade, "", "l"},
    {What::LairCleared, "", "l"},
    {What::PowerPlayed, "", "p"},
    {What::RumorPlaced, "", "t"},
    {What::NoError, "", ""},
    {What::ErrorFound, "CARD-3", "n"},
    {What::PenaltyRevealed, "", "c"},
    {What::PenaltyCleared, "", ""},
    {What::PenaltyDamage, "", "n"},
    {What::DraculaWins, "", ""},
    {What::HuntersWin, "", ""},
    {What::TimeMoved, "", "d1"},
    {What::WeekEnded, "", "n"},
    {What::DespairPlaced, "", "n"},
    {What::RumorGained, "", ""},
    {What::NoDay, "", ""},
    {What::TokenPlaced, "", "oc"},
    {What::TokenRemoved, "", "oc"},
    {What::HunterMoved, "", "hc"},
    {What::HunterOverruled, "FOG-2", "h"},
    {What::HunterActed, "", "h0"},
    {What::HunterStandsUp, "", "h"},
    {What::HunterDelayed, "", "h"},
    {What::HunterDamaged, "", "hn"},
    {What::HunterHealed, "", "hn"},
    {What::HunterBitten, "", "h"},
    {What::HunterSaved, "", "h"},
    {What::HunterDefeated, "", "h"},
    {What::HunterInHospital, "", "hc"},
    {What::HideRevealed, "", ""},
    {What::NothingRevealed, "", "hc"},
    {What::Denied, "", "c"},
    {What::EncounterRevealed, "", "eh"},
    {What::EncounterDiscarded, "", "e"},
    {What::EncounterStays, "", "e"},
    {What::EncounterCancelled, "", "ew"},
    {What::SearchedNothing, "", "hc"},
    {What::EncounterAdded, "", "t"},
    {What::VampireTaken, "", "e"},
    {What::InfluenceLost, "", "n"},
    {What::EncounterSwapped, "", "e"},
    {What::EventPlayed, "", "v"},
    {What::AllyInPlay, "", "v"},
    {What::AllyGone, "", "v"},
    {What::EventsTaken, "", "n"},
    {What::EventDiscarded, "", "v"},
    {What::EventsHidden, "", "n"},
    {What::HunterCardPlayed, "", "wh"},
    {What::HunterCardCancelled, "", "w"},
    {What::AnsweredRegion, "", "r"},
    {What::AnsweredNoRegion, "", ""},
    {What::AnsweredYes, "", "h"},
    {What::AnsweredNo, "", "h"},
    {What::AnsweredHunters, "", "hH"},
    {What::SlotEmpty, "", "t"},
    {What::SlotPower, "", "tp"},
    {What::HideInDeck, "", ""},
    {What::NoneAdjacent, "", "c"},
    {What::HandShown, "", "ev"},
    {What::CombatBegins, "", "hHe"},
    {What::CombatCardPlayed, "", "b"},
    {What::CombatCardCancelled, "", "bi"},
    {What::HunterFought, "", "hi"},
    {What::HunterCardStopped, "", "hi"},
    {What::HunterMesmerized, "", "h"},
    {What::HunterLeft, "", "h"},
    {What::VampireDamaged, "", "en"},
    {What::VampireHealed, "", "en"},
    {What::VampireDefeated, "", "e"},
    {What::CombatEnded, "", ""},
    {What::DraculaMoved, "", ""},
    {What::RulingChanged, "", "01"},
    {What::PutRight, "the token fell down", "h"},
    {What::HunterChosen, "", "vh"},
    {What::NothingToShow, "", ""},
    {What::NoSupply, "", ""},
    {What::EntryPutRight, "", "t"},
    {What::EdgePutRight, "", "cC1"},
    {What::SharesPromised, "", "n"},
    {What::SharesGiven, "", "nn"},
    {What::WordsSaid, "candelabro", ""},
});
static_assert(isLast<news.back().what>());

/// Advice, in the order of the enumeration.
constexpr auto advice = std::to_array<Row<Advice>>({
    {Advice::WouldDefeat, "OPEN-39", "n"},
    {Advice::BeyondCount, "COMP-9", "en"},
    {Advice::RevealsHide, "PR-21", ""},
    {Advice::EventBeyondCount, "EVT-3", "vn"},
    {Advice::WillBeCancelled, "PRIDE-1", "bn"},
    {Advice::LosesVampire, "INF-3", "et"},
});
static_assert(isLast<advice.back().what>());

// Names and texts of these are looked through by their number below.
static_assert(isLast<Weekday::Sunday>() && isLast<Token::Bats>() && isLast<Step::EndOfPhase>() && isLast<Number::HiddenDiscards>());
static_assert(isLast<DraculaEvent::WildHorses>() && isLast<HunterEvent::PsychicBond>() && isLast<HunterCard::Stake>() &&
              isLast<CombatCard::Strength>() && isLast<HunterActs::What::Search>());

/// Read once: there are hundreds of rows here.
std::shared_ptr<const Board> board()
{
    static const std::shared_ptr<const Board> map = builtInBoard("fury-3e").value();
    return map;
}
std::shared_ptr<const Catalogue> printedCards()
{
    static const std::shared_ptr<const Catalogue> cards = builtInCatalogue();
    return cards;
}

Argument argumentOf(char letter, const Board& board, const Catalogue& cards)
{
    switch (letter) {
    case 'c':
        return board.find("lisbon").value();
    case 'C':
        return board.find("paris").value();
    case 's':
        return board.find("north-sea").value();
    case 'S':
        return board.find("black-sea").value();
    case 'k':
        return board.castle().value();
    case 'p':
        return Power::WolfForm;
    case 'P':
        return Power::Misdirect;
    case 'e':
        return cards.find("new-vampire").value();
    case 'h':
        return Hunter::MinaHarker;
    case 'H':
        return Hunter::VanHelsing;
    case 't':
        return Slot{4};
    case 'l':
        return LairSpace{1};
    case 'v':
        return DraculaEvent::VampiricInfluence;
    case 'w':
        return HunterEvent::Hypnosis;
    case 'i':
        return HunterCard::Knife;
    case 'b':
        return CombatCard::Fangs;
    case 'd':
        return Weekday::Tuesday;
    case 'W':
        return Weekday::Wednesday;
    case 'Y':
        return Weekday::Sunday;
    case 'o':
        return Token::Fog;
    case 'r':
        return RegionOf{board.find("lisbon").value()};
    case '0':
        return 0;
    case '1':
        return 1;
    default:
        return 23;
    }
}

std::vector<Argument> argumentsOf(const char* letters, const Board& board, const Catalogue& cards)
{
    std::vector<Argument> arguments;
    for (const char* letter = letters; *letter != 0; ++letter)
        arguments.push_back(argumentOf(*letter, board, cards));
    return arguments;
}

template <typename... Visits> struct Overloaded : Visits... {
    using Visits::operator()...;
};

QString nameOf(const Argument& argument, const Sentences& sentences)
{
    return std::visit(
        Overloaded{[&](LocationId id) { return sentences.place(id); }, [&](Power card) { return sentences.power(card); },
                   [&](EncounterKind card) { return sentences.encounter(card); }, [&](Hunter who) { return sentences.hunter(who); },
                   [](Slot where) { return QString::number(where.number); }, [&](LairSpace where) { return sentences.lair(where); },
                   [](int number) { return QString::number(number); }, [&](DraculaEvent card) { return sentences.event(card); },
                   [&](HunterEvent card) { return sentences.hunterEvent(card); },
                   [&](HunterCard card) { return sentences.hunterCard(card); }, [&](CombatCard card) { return sentences.combatCard(card); },
                   [&](Weekday day) { return sentences.day(day); }, [&](Token token) { return sentences.token(token); },
                   [&](RegionOf region) { return sentences.region((*board())[region.city].region); }},
        argument);
}

QString codeOf(std::size_t language)
{
    return QString::fromUtf8(languageCodes[language].data(), static_cast<qsizetype>(languageCodes[language].size()));
}

/// True if the sentence names it, in whatever case, short or with an article.
bool isNamed(const QString& sentence, const Argument& argument, const Sentences& sentences)
{
    if (const auto* hunter = std::get_if<Hunter>(&argument)) {
        const NameForms forms = sentences.forms(*hunter);
        return sentence.contains(forms.name, Qt::CaseInsensitive) ||
               std::ranges::any_of(forms.forms, [&](const QString& form) { return sentence.contains(form, Qt::CaseInsensitive); });
    }
    if (const auto* place = std::get_if<LocationId>(&argument)) {
        const NameForms forms = sentences.forms(*place);
        return sentence.contains(forms.name, Qt::CaseInsensitive) ||
               std::ranges::any_of(forms.forms, [&](const QString& form) { return sentence.contains(form, Qt::CaseInsensitive); });
    }
    return std::holds_alternative<Token>(argument) || sentence.contains(nameOf(argument, sentences), Qt::CaseInsensitive);
}

/// A sentence with nothing left to fill in.
bool isWhole(const QString& text)
{
    static const QRegularExpression hole(QStringLiteral("%\\d|%n|\\?|  "));
    return !text.trimmed().isEmpty() && !text.contains(hole);
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void refusals_data()
    {
        test::Rows<int, int> row;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            for (std::size_t l = 0; l < languageCount; ++l)
                row(qPrintable(QString::asprintf("%s %zu %s", cases[i].rule, i, languageCodes[l].data())), static_cast<int>(i),
                    static_cast<int>(l));
        }
    }
    void refusals()
    {
        const auto [index, language] = test::rowOf<int, int>();
        const auto& each = cases[static_cast<std::size_t>(index)];
        QCOMPARE(static_cast<int>(each.what), index); // the table has them all, in order
        const auto cards = printedCards();
        const Sentences sentences(board(), cards, static_cast<Language>(language));
        const Violation violation{each.rule, each.what, argumentsOf(each.arguments, *board(), *cards)};

        const QString sentence = sentences.violation(violation);
        QVERIFY2(isWhole(sentence), qPrintable(sentence));
        for (const Argument& argument : violation.arguments) {
            QVERIFY(!nameOf(argument, sentences).isEmpty());
            QVERIFY2(sentence.contains(nameOf(argument, sentences)), qPrintable(sentence));
        }
        const QString headword = sentences.headword(violation);
        // No rulebook speaks of files, of putting right what the program holds, or of what is so already.
        QCOMPARE(headword.isEmpty(), each.what == Refusal::NoGame || each.what == Refusal::NotWritten ||
                                         each.what == Refusal::ReasonMissing || each.what == Refusal::CorrectionImpossible ||
                                         each.what == Refusal::AlreadySo);
        if (!headword.isEmpty())
            QVERIFY2(sentence.endsWith(headword + QLatin1Char('.')), qPrintable(sentence));
        QVERIFY(isWhole(sentences.violationSubject(violation)));

        // Too few arguments, and numbers that no board or card file has, give a sentence and no crash.
        for (std::size_t count = 0; count < violation.arguments.size(); ++count) {
            Violation fewer = violation;
            fewer.arguments.resize(count);
            QVERIFY(!sentences.violation(fewer).isEmpty());
            QVERIFY(!sentences.violationSubject(fewer).isEmpty());
        }
        Violation wild = violation;
        wild.arguments = {LocationId{127}, Power{9}, EncounterKind{31}};
        QVERIFY(!sentences.violation(wild).isEmpty());
        wild.arguments = {Hunter{9}, LairSpace{9}, Slot{99}};
        QVERIFY(!sentences.violation(wild).isEmpty());
        wild.arguments = {DraculaEvent{99}, HunterEvent{99}, HunterCard{99}};
        QVERIFY(!sentences.violation(wild).isEmpty());
        wild.arguments = {CombatCard{99}, Weekday{99}, Token{99}};
        QVERIFY(!sentences.violation(wild).isEmpty());
        wild.arguments = {RegionOf{LocationId{127}}, RegionOf{board()->find("north-sea").value()}};
        QVERIFY(!sentences.violation(wild).isEmpty());
        QVERIFY(!sentences.violationSubject(wild).isEmpty());
    }
    /// EVT-1: a card that is not for this moment says which one is its own; cards of one moment say the same.
    void momentsOfHuntersCards()
    {
        const auto cards = printedCards();
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Sentences sentences(board(), cards, static_cast<Language>(l));
            std::map<HunterMoment, QString> said;
            std::set<QString> different;
            for (std::size_t n = 0; n < hunterEventCount; ++n) {
                const auto event = static_cast<HunterEvent>(n);
                QString sentence = sentences.violation({"EVT-1", Refusal::HunterCardNotNow, {event}});
                QVERIFY2(isWhole(sentence), qPrintable(sentence));
                const QString name = sentences.hunterEvent(event);
                QVERIFY2(sentence.startsWith(name), qPrintable(sentence));
                sentence.remove(0, name.size());
                const auto [known, isNew] = said.emplace((*cards)[event].moment, sentence);
                QCOMPARE(sentence, known->second);
                different.insert(sentence);
            }
            QCOMPARE(said.size(), std::size_t{12});
            QCOMPARE(different.size(), said.size());
        }
    }

    /// In the languages whose rulebooks are the source: the places, the headword, and the rulebook's own terms.
    void refusalsInTheRulebooksLanguages_data()
    {
        QTest::addColumn<int>("language");
        for (const Language language : {Language::Es, Language::Pl, Language::Ru, Language::It})
            QTest::addRow("%s", languageCodes[static_cast<std::size_t>(language)].data()) << static_cast<int>(language);
    }
    void refusalsInTheRulebooksLanguages()
    {
        QFETCH(int, language);
        const auto cards = printedCards();
        const Sentences english(board(), cards, Language::En);
        std::map<int, QString> source;
        for (const auto& each : cases)
            source[static_cast<int>(each.what)] = english.reason({each.rule, each.what, {}});

        const auto* code = languageCodes[static_cast<std::size_t>(language)].data();
        QVERIFY(installLanguage(*QCoreApplication::instance(), QLatin1String(code)));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const Terms glossary(static_cast<Language>(language));
        const Sentences sentences(board(), cards, static_cast<Language>(language));
        int terms = 0;
        for (const auto& each : cases) {
            const Violation violation{each.rule, each.what, argumentsOf(each.arguments, *board(), *cards)};
            const QString sentence = sentences.violation(violation);
            QVERIFY2(isWhole(sentence), qPrintable(sentence));
            for (const Argument& argument : violation.arguments)
                QVERIFY2(sentence.contains(nameOf(argument, sentences)), qPrintable(sentence));
            if (const QString headword = sentences.headword(violation); !headword.isEmpty())
                QVERIFY2(sentence.contains(headword), qPrintable(sentence));
            const QString reason = sentences.reason({each.rule, each.what, {}});
            QVERIFY2(reason != source[static_cast<int>(each.what)], qPrintable(reason));
            if (language == static_cast<int>(Language::It))
                continue; // no Italian rulebook of this edition is among the sources
            for (const auto& [word, key] : {std::pair{"rumor token", "rumor"},
                                            std::pair{"encounter card", "encounter-card"},
                                            std::pair{"hideout", "hideout"},
                                            std::pair{"trail", "trail"},
                                            std::pair{"lair", "lair"},
                                            std::pair{"power card", "power-card"},
                                            std::pair{"location card", "location-card"},
                                            std::pair{"sea zone", "sea-zone"},
                                            std::pair{"consecrated ground", "consecrated-ground"},
                                            std::pair{"heavenly host", "heavenly-host"},
                                            std::pair{"matured effect", "matured-effect"},
                                            std::pair{"anchor", "anchor-icon"},
                                            std::pair{"storm token", "storm-token"},
                                            std::pair{"fog token", "fog-token"},
                                            std::pair{"roadblock token", "roadblock-token"},
                                            std::pair{"combat card", "combat-card"},
                                            std::pair{"event card", "event-card"},
                                            std::pair{"item card", "item-card"},
                                            std::pair{"hospital", "hospital"},
                                            std::pair{"banner", "banner"},
                                            std::pair{"combat round", "combat-round"}}) {
                if (!source[static_cast<int>(each.what)].contains(QLatin1String(word), Qt::CaseInsensitive))
                    continue;
                // Words are inflected, so only the stem of the term's last, telling word can be looked for.
                const QStringList words = glossary.term(QLatin1String(key)).split(QLatin1Char(' '));
                const QString& telling = words.last();
                const QString stem = telling.left(std::max<qsizetype>(3, telling.size() * 6 / 10));
                QVERIFY2(reason.contains(stem, Qt::CaseInsensitive), qPrintable(stem + QStringLiteral(" is not in: ") + reason));
                ++terms;
            }
        }
        QVERIFY(language == static_cast<int>(Language::It) || terms > 50);
    }

    /// CARD-SCOUTS, CARD-RUMORS: a denial says all that it denies.
    void denialsOfLairs()
    {
        const Sentences sentences(board(), printedCards(), Language::En);
        const LocationId lisbon = board()->find("lisbon").value();
        for (const What what : {What::Denied, What::NoneAdjacent}) {
            const QString trail = sentences.happening({what, {lisbon}, {}}), lairs = sentences.happening({what, {lisbon, 1}, {}});
            QVERIFY2(!trail.contains(QLatin1String("lair")), qPrintable(trail));
            QVERIFY2(lairs.contains(QLatin1String("lair")), qPrintable(lairs));
            QVERIFY(lairs.contains(sentences.place(lisbon)));
        }
    }

    /// MISD-1: without a slot there is none to name.
    void misdirectWithoutASlot()
    {
        const Sentences sentences(board(), printedCards(), Language::En);
        const Violation none{"MISD-1", Refusal::MisdirectEmpty, {Slot{}}};
        QCOMPARE(sentences.violationSubject(none), QStringLiteral("Misdirect, no."));
        QCOMPARE(sentences.reason(none), QStringLiteral("No hideout on the trail can be chosen for it."));
        QCOMPARE(sentences.violationSubject({"MISD-1", Refusal::MisdirectEmpty, {Slot{4}}}), QStringLiteral("Slot 4, no."));
    }

    void refusalsAreToldApart()
    {
        const Sentences sentences(board(), printedCards(), Language::En);
        std::map<QString, int> seen;
        for (const auto& each : cases) {
            // An empty slot is an empty slot, for Misdirect and for a Rumor token.
            if (each.what == Refusal::RumorEmptySlot)
                continue;
            ++seen[sentences.reason({each.rule, each.what, {}})];
        }
        for (const auto& [sentence, times] : seen)
            QVERIFY2(times == 1, qPrintable(sentence));
    }

    void example() // CARD-3, the sentence of the design
    {
        const auto map = board();
        const Violation violation{"CARD-3", Refusal::NoRoad, {map->find("lisbon").value(), map->find("paris").value()}};
        const Sentences english(map, printedCards(), Language::En);
        QCOMPARE(english.violation(violation), QStringLiteral("Lisbon → Paris: no road joins them. See Movement: Road."));
        QCOMPARE(english.violationSubject(violation), QStringLiteral("Paris, no."));
        const Sentences spanish(map, printedCards(), Language::Es);
        QVERIFY(spanish.violation(violation).startsWith(QStringLiteral("Lisboa → París:")));
        QCOMPARE(spanish.headword(violation), QStringLiteral("Movimiento: Carretera"));
    }

    void headwords_data()
    {
        test::Rows<QString, QString, QString, QString> add;
        const auto row = [&](const char* rule, const char* es, const char* pl, const char* ru) {
            add(rule, QString::fromLatin1(rule), QString::fromUtf8(es), QString::fromUtf8(pl), QString::fromUtf8(ru));
        };
        row("MOVE-4", "Suelo consagrado", "Poświęcona ziemia", "Святая земля");
        row("CARD-4", "Cartas de Poder", "Moce (karty)", "Карты могущества");
        row("MISD-3", "Engaño", "Fortel", "Пустить по ложному следу");
        row("ERR-2", "Errores de Drácula", "Błędy Draculi", "Ошибки Дракулы");
        row("SETUP-10", "Preparación avanzada", "Przygotowanie gry zaawansowanej", "Расширенная подготовка к игре");
        row("LMOVE-99", "Guaridas", "Legowiska", "Логова"); // the chapter's topic
        row("OPEN-39", "Daño", "Obrażenia", "Раны");        // no topic names it
        row("PR-33", "Fichas de Bloqueo", "Blokady (żetony)", "Препятствия");
        row("XYZ-1", "Las reglas de oro", "Złote zasady", "Золотые правила");
        row("", "Las reglas de oro", "Złote zasady", "Золотые правила");
    }
    void headwords()
    {
        const auto [rule, spanish, polish, russian] = test::rowOf<QString, QString, QString, QString>();
        const std::string id = rule.toStdString();
        QCOMPARE(Terms(Language::Es).headword(id), spanish);
        QCOMPARE(Terms(Language::Pl).headword(id), polish);
        QCOMPARE(Terms(Language::Ru).headword(id), russian);
        QVERIFY(!Terms(Language::En).headword(id).isEmpty());
        QVERIFY(!Terms(Language::It).headword(id).isEmpty());
    }

    void headwordTableIsWhole()
    {
        QFile file(QStringLiteral(":/translations/headwords.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 65); // the 64 topics of section 27
        std::set<QString> rules;
        for (const QString& line : lines) {
            const QStringList cells = line.split(QLatin1Char('\t'));
            QCOMPARE(cells.size(), 8);
            for (int i = 0; i < 6; ++i)
                QVERIFY2(!cells[i].isEmpty(), qPrintable(line));
            for (const QString& rule : cells[6].split(QLatin1Char(' '), Qt::SkipEmptyParts))
                QVERIFY2(rules.insert(rule).second, qPrintable(rule)); // one topic a rule
        }
    }

    void everyRulingHasATopic()
    {
        // The golden rules are only for ids that nobody knows.
        const Terms terms(Language::Es);
        for (const RulingInfo& info : rulingTable())
            QVERIFY2(terms.headword(info.id) != QStringLiteral("Las reglas de oro"), info.id.data());
    }

    void warnings()
    {
        const auto cards = printedCards();
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Sentences sentences(board(), cards, static_cast<Language>(l));
            for (std::size_t i = 0; i < advice.size(); ++i) {
                QCOMPARE(static_cast<std::size_t>(advice[i].what), i);
                const Warning warning{advice[i].rule, advice[i].what, argumentsOf(advice[i].arguments, *board(), *cards)};
                const QString sentence = sentences.warning(warning);
                QVERIFY2(isWhole(sentence), qPrintable(sentence));
                for (const Argument& argument : warning.arguments)
                    QVERIFY2(sentence.contains(nameOf(argument, sentences)), qPrintable(sentence));
                QVERIFY2(sentence.contains(sentences.headword(advice[i].rule)), qPrintable(sentence));
                QVERIFY(!sentences.warning({advice[i].rule, advice[i].what, {}}).isEmpty());
            }
        }
    }

    void happenings_data() { test::addLanguages(); }
    void happenings()
    {
        QFETCH(int, language);
        const auto cards = printedCards();
        const Sentences sentences(board(), cards, static_cast<Language>(language));
        std::set<QString> seen;
        for (std::size_t i = 0; i < news.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(news[i].what), i); // the table has them all, in order
            const Happening happening{news[i].what, argumentsOf(news[i].arguments, *board(), *cards), news[i].rule};
            const QString sentence = sentences.happening(happening);
            QVERIFY2(isWhole(sentence), qPrintable(sentence));
            QVERIFY2(seen.insert(sentence).second, qPrintable(sentence));
            for (std::size_t n = 0; n < happening.arguments.size(); ++n) {
                // Nobody has to be told again who has just arrived.
                const bool unsaid = news[i].what == What::NothingRevealed && n == 0;
                if (const char letter = news[i].arguments[n]; letter != '0' && letter != '1' && !unsaid)
                    QVERIFY2(isNamed(sentence, happening.arguments[n], sentences), qPrintable(sentence));
            }
            // Too few arguments, and numbers that no board or card file has, give a sentence and no crash.
            for (std::size_t count = 0; count < happening.arguments.size(); ++count) {
                Happening fewer = happening;
                fewer.arguments.resize(count);
                QVERIFY(!sentences.happening(fewer).isEmpty());
            }
            for (const std::vector<Argument>& wild :
                 {std::vector<Argument>{LocationId{127}, Hunter{9}, -1}, std::vector<Argument>{999, 999}, std::vector<Argument>{-1, -1},
                  std::vector<Argument>{EncounterKind{31}, Weekday{9}, Token{9}},
                  std::vector<Argument>{Token{9}, 3, RegionOf{LocationId{127}}}, std::vector<Argument>{Weekday{9}, 99},
                  std::vector<Argument>{DraculaEvent{99}, HunterEvent{99}, CombatCard{9}}})
                QVERIFY(!sentences.happening({news[i].what, wild, {}}).isEmpty());
        }
    }

    void happeningsInWords_data()
    {
        test::Rows<int, QString, QString, QString> add;
        const auto row = [&](What what, const char* letters, const char* sentence, const char* rule = "") {
            add(sentence, static_cast<int>(what), QString::fromLatin1(letters), QString::fromLatin1(rule), QString::fromUtf8(sentence));
        };
        row(What::LocationRevealed, "c", "Lisbon is revealed.");
        row(What::LocationRevealed, "s", "The North Sea is revealed.");
        row(What::DamageSuffered, "n", "Dracula suffers 23 damage.");
        row(What::InfluenceGained, "n", "Influence rises by 23.");
        row(What::InfluenceLost, "n", "Influence falls by 23."); // INF-2
        row(What::EncounterResolved, "e", "The matured effect of New Vampire is resolved.");
        row(What::EncounterResolved, "ec", "The matured effect of New Vampire is resolved in Lisbon.");
        row(What::LairMade, "l", "A new lair lies in lair space B.");
        row(What::PenaltyRevealed, "k", "As a penalty, Dracula reveals that he is at Castle Dracula.");
        row(What::TimeMoved, "d0", "Tuesday dawns.");       // TIME-2
        row(What::TimeMoved, "d1", "Tuesday night falls."); // TIME-3
        row(What::NoDay, "", "Darkness Returns takes the day from this round.");
        row(What::TokenPlaced, "oc", "A Fog token is placed in Lisbon.");
        row(What::TokenPlaced, "oh", "Mina Harker receives a Fog token.");
        row(What::TokenPlaced, "ocC0", "A Fog token is placed on the road from Lisbon to Paris."); // BLK-1
        row(What::TokenRemoved, "os", "A Fog token is removed from the North Sea.");
        row(What::TokenRemoved, "oh", "Mina Harker loses a Fog token.");
        row(What::TokenRemoved, "ocC1", "A Fog token is removed from the railway from Lisbon to Paris.");
        row(What::HunterMoved, "hc", "Mina Harker arrives in Lisbon.");
        row(What::HunterMoved, "hcw", "Mina Harker arrives in Lisbon (Hypnosis).");
        row(What::HunterMoved, "hci", "Mina Harker arrives in Lisbon (Knife).");
        row(What::HunterActed, "h0", "Mina Harker takes another action, or passes.");
        row(What::HunterActed, "h1", "Mina Harker rests.");
        row(What::HunterDelayed, "h", "Mina Harker is delayed.");
        row(What::HunterDamaged, "hn", "Mina Harker suffers 23 damage.");
        row(What::HunterInHospital, "hc", "Mina Harker is now in the hospital of Lisbon.");
        row(What::HunterOverruled, "h", "The table lets Mina Harker do what the rules forbid. See Fog Tokens.", "FOG-2");
        row(What::HideRevealed, "", "Dracula reveals Hide.");
        row(What::NothingRevealed, "hc", "There is nothing in Lisbon.");
        row(What::EncounterRevealed, "eh", "Mina Harker meets New Vampire.");
        row(What::EncounterRevealed, "e", "The Encounter card New Vampire is revealed.");
        row(What::EncounterAdded, "t", "An Encounter card is added to slot 4, face down.");
        row(What::EncounterAdded, "l", "An Encounter card is added to lair space B, face down.");
        row(What::EncounterCancelled, "ei", "Knife cancels New Vampire.");
        row(What::EventsTaken, "1", "Dracula takes an Event card.");
        row(What::EventsTaken, "n", "Dracula takes 23 Event cards.");
        row(What::EventsHidden, "1", "Dracula discards an Event card face down.");
        row(What::AllyInPlay, "v", "Dracula has a new ally, Vampiric Influence.");
        row(What::AllyInPlay, "w", "The hunters have a new ally, Hypnosis.");
        row(What::AllyGone, "w", "The hunters lose their ally Hypnosis.");
        row(What::HunterCardPlayed, "w", "The hunters play Hypnosis.");
        row(What::HunterCardPlayed, "wh", "Mina Harker plays Hypnosis.");
        row(What::AnsweredRegion, "r", "Dracula is in the region of Iberia.");
        row(What::AnsweredYes, "h", "Dracula is in the same region as Mina Harker.");
        row(What::AnsweredNo, "h", "Dracula isn't in the same region as Mina Harker.");
        row(What::AnsweredNo, "t", "No sea zone lies in slot 4."); // OPEN-15
        row(What::AnsweredHunters, "", "No hunter is adjacent to Dracula.");
        row(What::AnsweredHunters, "h", "Mina Harker is adjacent to Dracula.");
        row(What::AnsweredHunters, "hH", "Van Helsing and Mina Harker are adjacent to Dracula.");
        row(What::HandShown, "", "Dracula has no card to show.");
        row(What::HandShown, "eev", "Dracula shows New Vampire, New Vampire, Vampiric Influence.");
        row(What::CombatBegins, "h", "Dracula fights Mina Harker.");
        row(What::CombatBegins, "hHe", "New Vampire fights Van Helsing and Mina Harker.");
        row(What::CombatCardCancelled, "b", "Fangs is cancelled, because it was played too early."); // PRIDE-1
        row(What::CombatCardCancelled, "bw", "Hypnosis cancels Fangs.");
        row(What::HunterCardStopped, "hi", "Mina Harker's Knife is cancelled.");
        row(What::HunterChosen, "vh", "Dracula chooses Mina Harker for Vampiric Influence.");
        row(What::RulingChanged, "01", "From now on, the answer to \"Hunters may start in the same city\" is \"yes\".");
        row(What::PutRight, "", "The table puts the game right by hand, because \"dust\".", " dust\n");
        row(What::PutRight, "0n", "The table puts the game right by hand (influence 23), because \"dust\".", "dust");
        row(What::PutRight, "d1", "The table puts the game right by hand (Tuesday, setup), because \"dust\".", "dust");
        row(What::PutRight, "t", "The table puts the game right by hand (slot 4), because \"dust\".", "dust");
        row(What::PutRight, "tl", "The table puts the game right by hand (slot 4, lair space B), because \"dust\".", "dust");
        row(What::PutRight, "ocn", "The table puts the game right by hand (fog token, Lisbon, 23), because \"dust\".", "dust");
        row(What::PutRight, "ocC1n", "The table puts the game right by hand (fog token, Lisbon – Paris (railway), 23), because \"dust\".",
            "dust");
        row(What::EdgePutRight, "cC1", "The map now joins Lisbon and Paris.");
        row(What::EdgePutRight, "cC0", "The map no longer joins Lisbon and Paris.");
    }
    void happeningsInWords()
    {
        const auto [what, letters, rule, sentence] = test::rowOf<int, QString, QString, QString>();
        const auto cards = printedCards();
        const Sentences sentences(board(), cards, Language::En);
        const auto arguments = argumentsOf(letters.toLatin1().constData(), *board(), *cards);
        QCOMPARE(sentences.happening({static_cast<What>(what), arguments, rule.toStdString()}), sentence);
    }

    void happeningsInAllLanguages_data()
    {
        test::Rows<int, int, QString, QString> add;
        const auto row = [&](Language language, What what, const char* letters, const char* sentence) {
            add(sentence, static_cast<int>(language), static_cast<int>(what), QString::fromLatin1(letters), QString::fromUtf8(sentence));
        };
        row(Language::Es, What::HunterMoved, "hc", "Mina Harker llega a Lisboa.");
        row(Language::Pl, What::HunterMoved, "hC", "Mina Harker dotarła do Paryża.");
        row(Language::Ru, What::HunterMoved, "HC", "Ван Хельсинг прибыл в Париж.");
        row(Language::It, What::HunterMoved, "hC", "Mina Harker arriva a Parigi.");
        row(Language::Es, What::LocationRevealed, "s", "Se revela el mar del Norte.");
        row(Language::Pl, What::LocationRevealed, "c", "Ujawniono kartę Lizbony.");
        row(Language::Ru, What::LocationRevealed, "c", "Раскрыта карта Лиссабона.");
        row(Language::It, What::LocationRevealed, "c", "Si rivela Lisbona.");
        row(Language::Es, What::TimeMoved, "d0", "Amanece el martes.");
        row(Language::Ru, What::TimeMoved, "d0", "Рассвет. Наступил вторник.");
        row(Language::Ru, What::TimeMoved, "W0", "Рассвет. Наступила среда.");
        row(Language::Ru, What::TimeMoved, "Y0", "Рассвет. Наступило воскресенье.");
        row(Language::Pl, What::TimeMoved, "W0", "Świt. Nastała środa.");
        row(Language::Pl, What::TimeMoved, "Y0", "Świt. Nastała niedziela.");
        row(Language::Es, What::TimeMoved, "d1", "Cae la noche del martes.");
        row(Language::Es, What::HunterBitten, "h", "Mina Harker es mordida.");
        row(Language::Pl, What::HunterBitten, "h", "Mina Harker została ugryziona.");
        row(Language::Ru, What::HunterBitten, "H", "Ван Хельсинг укушен.");
        row(Language::Ru, What::HunterDefeated, "h", "Мина Харкер побеждена.");
        row(Language::Es, What::HunterDefeated, "H", "Van Helsing queda derrotado.");
        row(Language::Es, What::HunterDelayed, "h", "Mina Harker queda retrasada.");
        row(Language::Es, What::HunterMesmerized, "h", "Mina Harker queda hipnotizada.");
        row(Language::It, What::HunterDelayed, "h", "Mina Harker è ritardata.");
        row(Language::Pl, What::CombatBegins, "Hh", "Dracula walczy z Van Helsingiem i z Miną Harker.");
        row(Language::Ru, What::CombatBegins, "h", "Дракула сражается с Миной Харкер.");
        row(Language::Es, What::CombatBegins, "he", "«Vampiro nuevo» combate contra Mina Harker.");
        row(Language::Ru, What::DamageSuffered, "n", "Дракула получил 23 раны.");
        row(Language::Pl, What::HunterDamaged, "h1", "Mina Harker otrzymała 1 obrażenie.");
        row(Language::Es, What::InfluenceGained, "n", "La influencia sube 23.");
        row(Language::Pl, What::Denied, "C", "Paryża nie ma na Szlaku.");
        row(Language::Ru, What::TokenPlaced, "os", "В Северном море появляется жетон тумана.");
        row(Language::Pl, What::TokenPlaced, "ocC0", "Na drodze z Lizbony do Paryża pojawia się żeton mgły.");
        row(Language::Ru, What::HunterCardPlayed, "wh", "Мина Харкер разыграла карту «Гипноз».");
        row(Language::Es, What::PutRight, "0n", "La mesa corrige la partida a mano (influencia 23), con el motivo «polvo».");
    }
    void happeningsInAllLanguages()
    {
        const auto [language, what, letters, sentence] = test::rowOf<int, int, QString, QString>();
        QVERIFY(installLanguage(*QCoreApplication::instance(), codeOf(static_cast<std::size_t>(language))));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const Sentences sentences(board(), printedCards(), static_cast<Language>(language));
        const auto arguments = argumentsOf(letters.toLatin1().constData(), *board(), *printedCards());
        QCOMPARE(sentences.happening({static_cast<What>(what), arguments, "polvo"}), sentence);
    }

    /// What the table hears is short sentences, whoever and whatever they are about.
    void voice_data() { happenings_data(); }
    void voice()
    {
        QFETCH(int, language);
        QVERIFY(installLanguage(*QCoreApplication::instance(), codeOf(static_cast<std::size_t>(language))));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const auto map = board();
        const Sentences sentences(map, printedCards(), static_cast<Language>(language));
        std::vector<std::pair<What, const char*>> kinds;
        for (const auto& each : news)
            kinds.emplace_back(each.what, each.arguments);
        for (const auto& [what, letters] : std::initializer_list<std::pair<What, const char*>>{{What::LocationRevealed, "s"},
                                                                                               {What::LocationRevealed, "k"},
                                                                                               {What::EncounterResolved, "e"},
                                                                                               {What::PenaltyRevealed, "s"},
                                                                                               {What::TimeMoved, "d0"},
                                                                                               {What::TokenPlaced, "os"},
                                                                                               {What::TokenPlaced, "oh"},
                                                                                               {What::TokenPlaced, "ocC0"},
                                                                                               {What::TokenPlaced, "ocC1"},
                                                                                               {What::TokenRemoved, "os"},
                                                                                               {What::TokenRemoved, "oh"},
                                                                                               {What::TokenRemoved, "ocC0"},
                                                                                               {What::TokenRemoved, "ocC1"},
                                                                                               {What::HunterMoved, "hs"},
                                                                                               {What::HunterMoved, "hk"},
                                                                                               {What::HunterActed, "h1"},
                                                                                               {What::EncounterRevealed, "e"},
                                                                                               {What::EncounterCancelled, "ei"},
                                                                                               {What::EncounterAdded, "l"},
                                                                                               {What::AllyInPlay, "w"},
                                                                                               {What::AllyGone, "w"},
                                                                                               {What::Denied, "s1"},
                                                                                               {What::NoneAdjacent, "c1"},
                                                                                               {What::HunterCardPlayed, "w"},
                                                                                               {What::HunterCardCancelled, "v"},
                                                                                               {What::AnsweredNo, "t"},
                                                                                               {What::AnsweredHunters, ""},
                                                                                               {What::AnsweredHunters, "h"},
                                                                                               {What::HandShown, ""},
                                                                                               {What::CombatBegins, "h"},
                                                                                               {What::CombatBegins, "Hh"},
                                                                                               {What::CombatCardCancelled, "b"},
                                                                                               {What::CombatCardCancelled, "bw"},
                                                                                               {What::PutRight, ""},
                                                                                               {What::PutRight, "0n"},
                                                                                               {What::PutRight, "d1"},
                                                                                               {What::PutRight, "ocC1n"},
                                                                                               {What::EdgePutRight, "cC0"},
                                                                                               {What::EventsTaken, "1"},
                                                                                               {What::EventsHidden, "1"}})
            kinds.emplace_back(what, letters);
        static const QRegularExpression left(QStringLiteral("[%{}|]|  |\\?|::"));
        static const QRegularExpression colonBefore(QStringLiteral(":\\s*\\p{Lu}"));
        const QString dracula = sentences.term(QStringLiteral("dracula")).left(5);
        for (const auto& [what, letters] : kinds) {
            for (const Hunter hunter : allHunters) {
                Happening happening{what, argumentsOf(letters, *map, *printedCards()), what == What::PutRight ? "dust" : "FOG-2"};
                for (Argument& each : happening.arguments) {
                    if (auto* who = std::get_if<Hunter>(&each); who != nullptr && *who == Hunter::MinaHarker)
                        *who = hunter;
                    else if (who != nullptr && *who == hunter) // the second one is another
                        *who = Hunter::MinaHarker;
                }
                const QString sentence = sentences.happening(happening);
                QVERIFY2(!sentence.contains(left), qPrintable(sentence));
                QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
                QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
                QVERIFY2(sentence.count(u':') == 0 && !sentence.contains(colonBefore), qPrintable(sentence));
                QVERIFY2(sentence.count(dracula) <= (std::string_view(letters).find('k') == std::string_view::npos ? 1 : 2),
                         qPrintable(sentence));
                for (const Hunter each : allHunters)
                    QVERIFY2(sentence.count(sentences.hunter(each).section(u' ', -1)) <= 1, qPrintable(sentence));
                for (const Argument& each : happening.arguments) {
                    if (const auto* place = std::get_if<LocationId>(&each))
                        QVERIFY2(sentence.count(sentences.place(*place).left(4)) <= 1, qPrintable(sentence));
                }
                if (language == static_cast<int>(Language::En))
                    continue;
                QVERIFY2(sentence.indexOf(sentences.day(Weekday::Tuesday)) <= 0, qPrintable(sentence)); // a small letter
            }
        }
        for (const PublicStep::Way way : {PublicStep::Way::Onwards, PublicStep::Way::Back, PublicStep::Way::Again}) {
            for (const QString& sentence : sentences.publicStep({{What::CombatEnded, {}, {}}}, way))
                QVERIFY2(isWhole(sentence) && sentence.endsWith(u'.') && !sentence.contains(u':'), qPrintable(sentence));
        }
        for (std::size_t phase = 0; phase <= static_cast<std::size_t>(PublicPhase::Over); ++phase) {
            for (std::size_t day = 0; day <= static_cast<std::size_t>(Weekday::Sunday); ++day) {
                const QString time = sentences.publicTime(static_cast<PublicPhase>(phase), static_cast<Weekday>(day));
                QVERIFY2(isWhole(time) && !time.contains(u':') && !time.front().isLower(), qPrintable(time));
                static const QRegularExpression capital(QStringLiteral(", \\p{Lu}"));
                if (language != static_cast<int>(Language::En))
                    QVERIFY2(!time.contains(capital), qPrintable(time));
            }
        }
    }

    void actions()
    {
        const auto cards = printedCards();
        const auto map = board();
        const Sentences sentences(map, cards, Language::En);
        const LocationId rome = map->find("rome").value();
        const LocationId paris = map->find("paris").value();
        const EncounterKind rats = cards->find("rats").value();
        const std::vector<std::pair<Action, const char*>> all{
            {PlaceHunters{}, "The hunters' starting cities"},
            {ChooseStart{rome}, "Dracula's start: Rome"},
            {DrawEncounter{rats}, "Draw: Rats"},
            {Slide{}, "Slide hideouts"},
            {Mature{}, "Mature the hideout"},
            {ResolveMatured{rats}, "Matured effect: Rats"},
            {MakeLair{}, "Make a lair"},
            {MakeLair{rome, rats}, "Make a lair (Rats, cleared: Rome)"},
            {Play{rome, {}, {}}, "Play: Rome"},
            {Play{{}, PowerSet{Power::WolfForm, Power::Hide}, {}}, "Play: Hide + Wolf Form"},
            {Play{paris, Power::Misdirect, Slot{3}}, "Play: Misdirect (slot 3) + Paris"},
            {SufferPenalty{}, "Penalty"},
            {PlaceEncounter{rats}, "Encounter card: Rats"},
            {PlaceRumor{Slot{2}}, "Rumor token: slot 2"},
            {EndPhase{}, "End the Dracula phase"},
            {ClearLair{rome}, "Clear the lair: Rome"},
            {EnterHunter{Hunter::VanHelsing, HunterPlace::in(rome)}, "Van Helsing → Rome"},
            {EnterHunter{Hunter::VanHelsing, HunterPlace::hospital(rome)}, "Van Helsing → hospital (Rome)"},
            {EnterHunter{Hunter::VanHelsing, {}}, "Van Helsing: off the board"},
            {EnterToken{EnterToken::Kind::HeavenlyHost, rome, true}, "Heavenly Host: Rome"},
            {EnterToken{EnterToken::Kind::ConsecratedGround, rome, false}, "Consecrated Ground removed: Rome"},
            {EnterWeek{2}, "Week: 2"},
            {EnterDespair{1}, "Despair tokens: 1"},
            {RefereeEntry{Play{rome, {}, {}}, false}, "As it happened: Play: Rome"},
            {RefereeEntry{EndPhase{}, true}, "Error, penalised: End the Dracula phase"},
            {ClaimError{}, "An error is claimed"},
            {PutRightRuling{Ruling::seaLairs, 1}, "Put right: Sea zones may become lairs: yes"},
            {PutRightEdge{rome, paris, true}, "Put right: Rome – Paris, joined"},
            {PutRightEdge{rome, paris, false}, "Put right: Rome – Paris, not joined"},
            {PutRightEntry{Slot{3}, rome}, "Put right: slot 3, Rome"},
            {GoOn{}, "Go on"},
            {MoveHunter{Hunter::MinaHarker, paris, Travel::Road, false}, "Mina Harker → Paris"},
            {MoveHunter{Hunter::MinaHarker, paris, Travel::Rail, true}, "Mina Harker → Paris (by rail, overruled)"},
            {HunterActs{Hunter::MinaHarker, HunterActs::What::Pass, false, false}, "Mina Harker: another action, or none"},
            {HunterActs{Hunter::MinaHarker, HunterActs::What::Rest, false, false}, "Mina Harker: Rest"},
            {HunterActs{Hunter::MinaHarker, HunterActs::What::Supply, true, false}, "Mina Harker: Supply (Dracula Event card)"},
            {HunterActs{Hunter::MinaHarker, HunterActs::What::Search, false, true}, "Mina Harker: Search (overruled)"},
            {ChooseHunter{Hunter::MinaHarker}, "Choice: Mina Harker"},
            {ChooseHunters{Hunter::MinaHarker}, "Choice: Mina Harker"},
            {ChooseHunters{HunterSet{Hunter::MinaHarker} | HunterSet{Hunter::DrSeward}}, "Choice: Dr. John Seward, Mina Harker"},
            {ChooseHunters{}, "Choice: no hunter"},
            {ChoosePlace{paris}, "Choice: Paris"},
            {ChooseRoad{{true, paris, rome}}, "Choice: Paris – Rome (railway)"},
            {ChooseLying{{{false, 4}, rats, 0}}, "Choice: Rats (slot 4)"},
            {ChooseLying{{{true, 0}, rats, 0}}, "Choice: Rats (lair space A)"},
            {ChooseEncounter{rats}, "Choice: Rats"},
            {AddEncounter{Slot{3}, rats}, "Encounter card: Rats (slot 3)"},
            {AnswerEncounter{}, "The hunters' answer"},
            {AnswerEncounter{HunterCard::Dogs, false, {}, {}}, "The hunters' answer (Dogs)"},
            {AnswerEncounter{HunterEvent::Forewarned, true, {0, 0, 0, 2}, Hunter::VanHelsing},
             "The hunters' answer (Forewarned, what the card asks for, Mina Harker: 2, joining: Van Helsing)"},
            {Reply{true}, "Yes"},
            {Reply{false}, "No"},
            {DrawEvent{DraculaEvent::Enraged}, "Draw: Enraged"},
            {PlayEvent{DraculaEvent::Enraged, false, 0}, "Play: Enraged"},
            {PlayEvent{DraculaEvent::GreatWolf, true, 0}, "Play: Great Wolf (as ally)"},
            {PlayEvent{DraculaEvent::DevilishPower, false, 0}, "Play: Devilish Power (Consecrated Ground)"},
            {PlayEvent{DraculaEvent::DevilishPower, false, 1}, "Play: Devilish Power (the hunters' ally)"},
            {PlayEvent{DraculaEvent::DevilishPower, false, 2}, "Play: Devilish Power (no supply)"},
            {DiscardEvent{DraculaEvent::Enraged}, "Discard: Enraged"},
            {UseBodyguards{rats, Hunter::MinaHarker}, "Rats → Mina Harker"},
            {HunterPlays{}, "Hunters: Behind the Veil"},
            {HunterPlays{HunterEvent::HiredScouts, Hunter::DrSeward, rome, paris, {}, false, 0, {}, {}},
             "Hunters: Hired Scouts (Dr. John Seward, Rome, Paris)"},
            {HunterPlays{HunterEvent::NewspaperReports, {}, {}, {}, Slot{5}, false, 0, {}, {}}, "Hunters: Newspaper Reports (slot 5)"},
            {HunterPlays{HunterEvent::GoodLuck, {}, {}, {}, {}, false, 0, Roadblock{false, paris, rome}, {}},
             "Hunters: Good Luck (Paris – Rome (road))"},
            {HunterPlays{HunterEvent::GoodLuck, {}, {}, {}, {}, false, 1, {}, {}}, "Hunters: Good Luck (Dracula's ally)"},
            {HunterPlays{HunterEvent::GoodLuck, {}, {}, {}, {}, false, 2, {}, {}}, "Hunters: Good Luck (False Tip)"},
            {HunterPlays{HunterEvent::SurprisingReturn, {}, {}, {}, {}, true, 0, {}, HunterEvent::RufusSmith},
             "Hunters: Surprising Return (Rufus Smith, as ally)"},
            {PlayCombat{CombatCard::Claws}, "Combat card: Claws"},
            {HunterFights{Hunter::MinaHarker, HunterCard::Punch}, "Mina Harker: Punch"},
            {HunterFights{Hunter::MinaHarker, {}}, "Mina Harker: no card"},
            {HunterFights{Hunter::MinaHarker, HunterCard::Punch, true}, "Mina Harker: Punch (overruled)"},
            {ResolveHunters{3, {}}, "The hunters' Combat cards (3 damage)"},
            {ResolveHunters{0, Hunter::MinaHarker}, "The hunters' Combat cards (no damage, leaving: Mina Harker)"},
            {ShowWreath{Hunter::MinaHarker}, "Mina Harker: Garlic Wreath"},
            {PutRight{"dust", EditNumber{Number::Influence, 5}}, "Put right by hand: Influence: 5"},
            {PutRight{"dust", EditDay{Weekday::Friday, Step::Night}}, "Put right by hand: Friday, Night"},
            {PutRight{"dust", EditHideout{{false, 3}, rome, Power::WolfForm, false, false, false}},
             "Put right by hand: slot 3: Wolf Form + Rome"},
            {PutRight{"dust", EditHideout{{true, 1}, {}, {}, false, false, false}}, "Put right by hand: lair space B: empty"},
            {PutRight{"dust", EditEncounter{rats, EncounterZone::Deck, EncounterZone::Hand, {}, {}, false, 0}}, "Put right by hand: Rats"},
            {PutRight{"dust", EditEncounter{rats, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace{false, 2}, false, 0}},
             "Put right by hand: Rats (slot 2)"},
            {PutRight{"dust", EditHideBond{rome}}, "Put right by hand: Hide: Rome"},
            {PutRight{"dust", EditHideBond{}}, "Put right by hand: Hide: associated with no location"},
            {PutRight{"dust", EditHunter{Hunter::VanHelsing, HunterPlace::hospital(rome), {}}},
             "Put right by hand: Van Helsing → hospital (Rome)"},
            {PutRight{"dust", EditToken{Token::Fog, rome, {}, 2}}, "Put right by hand: Fog token, Rome: 2"},
            {PutRight{"dust", EditToken{Token::Roadblock, {}, Roadblock{true, paris, rome}, 1}},
             "Put right by hand: Roadblock token, Paris – Rome (railway): 1"},
            {PutRight{"dust", EditEvents{}}, "Put right by hand: Event cards and allies"},
            {PromiseShares{}, "The phones promise their shares"},
            {AddChance{{"", {}}}, "The phones give their shares"},
            {AddChance{{"candelabro", {}}}, "The hunters' words: candelabro"},
        };
        std::set<std::size_t> kinds;
        std::set<std::size_t> edits;
        for (const auto& [action, name] : all) {
            QCOMPARE(sentences.action(action), QString::fromUtf8(name));
            kinds.insert(action.index());
            if (const auto* right = std::get_if<PutRight>(&action))
                edits.insert(right->edit.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<ActionVariant>);
        QCOMPARE(edits.size(), std::variant_size_v<decltype(PutRight::edit)>);
        QVERIFY(!sentences.action(Play{}).isEmpty());
        QVERIFY(!sentences.action(PutRightRuling{static_cast<Ruling>(200), 9}).isEmpty());
    }

    /// An answer in the journal says what was asked.
    void answers()
    {
        const Sentences english(board(), printedCards(), Language::En);
        const auto told = [](const Sentences& sentences, const Due& due, bool yes) {
            GameState before;
            before.due = {due};
            return sentences.action(Reply{yes}, before);
        };
        const Due shows{.what = Due::What::Shows, .hunter = Hunter::MinaHarker, .event = DraculaEvent::GreatWolf};
        QCOMPARE(told(english, shows, true), QStringLiteral("Mina Harker shows a card against Great Wolf"));
        QCOMPARE(told(english, shows, false), QStringLiteral("Mina Harker shows no card against Great Wolf"));
        QCOMPARE(english.action(Reply{false}, GameState()), QStringLiteral("No"));
        QCOMPARE(english.action(GoOn{}, GameState()), QStringLiteral("Go on"));
        const std::vector<Due> asked{
            {.what = Due::What::Defeat, .hunter = Hunter::MinaHarker},        {.what = Due::What::Bite, .hunter = Hunter::MinaHarker},
            {.what = Due::What::Customs, .hunter = Hunter::MinaHarker},       shows,
            {.what = Due::What::LongNightCard, .hunter = Hunter::MinaHarker}, {.what = Due::What::LucysReply},
            {.what = Due::What::UsePlotting, .hunter = Hunter::MinaHarker}};
        for (std::size_t l = 0; l < languageCount; ++l) {
            QVERIFY(installLanguage(*QCoreApplication::instance(), codeOf(l)));
            const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
            const Sentences sentences(board(), printedCards(), static_cast<Language>(l));
            std::set<QString> all;
            for (const Due& due : asked)
                for (const bool yes : {true, false}) {
                    const QString answer = told(sentences, due, yes);
                    QVERIFY2(answer.size() > 8 && !answer.contains(u'{') && !answer.contains(u'%'), qPrintable(answer));
                    all.insert(answer);
                }
            QCOMPARE(all.size(), 2 * asked.size());
        }
    }

    void rulings()
    {
        const Sentences sentences(board(), printedCards(), Language::En);
        std::set<QString> names;
        std::set<QString> explanations;
        for (const RulingInfo& info : rulingTable()) {
            QVERIFY(isWhole(sentences.ruling(info.ruling)) && names.insert(sentences.ruling(info.ruling)).second);
            const QString explanation = sentences.rulingExplanation(info.ruling);
            QVERIFY(isWhole(explanation) && explanations.insert(explanation).second);
            std::set<QString> readings;
            for (std::uint8_t i = 0; i < info.readingCount; ++i) {
                const QString reading = sentences.reading(info.ruling, i);
                QVERIFY(isWhole(reading) && readings.insert(reading).second);
                // A new reading in the core needs words here: its bare name is not one for people.
                if (info.readings[i] != "no" && info.readings[i] != "yes")
                    QVERIFY2(reading != QString::fromUtf8(info.readings[i].data()), qPrintable(reading));
            }
            QCOMPARE(sentences.reading(info.ruling, info.readingCount), QStringLiteral("?"));
        }
    }

    void names()
    {
        const auto cards = printedCards();
        for (const char* id : {"fury-3e", "fury-2e"}) {
            const auto map = builtInBoard(id).value();
            for (std::size_t l = 0; l < languageCount; ++l) {
                const Sentences sentences(map, cards, static_cast<Language>(l));
                for (const Location& location : map->locations()) {
                    QVERIFY(!sentences.kind(location.kind).isEmpty());
                    if (!location.region.empty()) // every region has a word of its own, not its bare id
                        QVERIFY2(sentences.region(location.region) != QString::fromStdString(location.region), location.region.c_str());
                }
                for (Hunter hunter : allHunters)
                    QVERIFY(!sentences.hunter(hunter).isEmpty());
            }
        }
        const Sentences sentences(board(), cards, Language::Ru);
        QCOMPARE(sentences.hunter(Hunter::MinaHarker), QStringLiteral("Мина Харкер"));
        QCOMPARE(sentences.lair(LairSpace{2}), QStringLiteral("C"));
        QCOMPARE(sentences.region("nowhere"), QStringLiteral("nowhere"));
    }

    void namesOfTheRound()
    {
        const auto cards = printedCards();
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Sentences sentences(board(), cards, static_cast<Language>(l));
            std::set<QString> seen;
            const auto isNew = [&](const QString& name) { return isWhole(name) && !name.front().isLower() && seen.insert(name).second; };
            for (std::size_t i = 0; i < draculaEventCount; ++i)
                QVERIFY2(isNew(sentences.event(static_cast<DraculaEvent>(i))), draculaEventIds[i].data());
            for (std::size_t i = 0; i < combatCardCount; ++i)
                QVERIFY2(isNew(sentences.combatCard(static_cast<CombatCard>(i))), combatCardIds[i].data());
            seen.clear();
            for (std::size_t i = 0; i < hunterEventCount; ++i)
                QVERIFY2(isNew(sentences.hunterEvent(static_cast<HunterEvent>(i))), hunterEventIds[i].data());
            seen.clear();
            for (std::size_t i = 0; i < hunterCardCount; ++i)
                QVERIFY2(isNew(sentences.hunterCard(static_cast<HunterCard>(i))), hunterCardIds[i].data());
            seen.clear();
            for (std::size_t i = 1; i <= static_cast<std::size_t>(Weekday::Sunday); ++i)
                QVERIFY(isNew(sentences.day(static_cast<Weekday>(i))));
            QVERIFY(isWhole(sentences.day(Weekday::None)));
            for (std::size_t i = 0; i <= static_cast<std::size_t>(Token::Bats); ++i)
                QVERIFY(isNew(sentences.token(static_cast<Token>(i))));
            for (const Step step : {Step::PlaceHunters, Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide, Step::Over})
                QVERIFY(isNew(sentences.time(step)));
            for (std::size_t i = 0; i <= static_cast<std::size_t>(Step::EndOfPhase); ++i)
                QVERIFY(isWhole(sentences.time(static_cast<Step>(i))));
            for (std::size_t i = 0; i <= static_cast<std::size_t>(Number::HiddenDiscards); ++i)
                QVERIFY(isNew(sentences.number(static_cast<Number>(i))));
        }
        const Sentences spanish(board(), cards, Language::Es);
        QCOMPARE(spanish.day(Weekday::Wednesday), QStringLiteral("Miércoles"));
        QCOMPARE(spanish.time(Step::EndOfPhase), QStringLiteral("Fase de Drácula"));
        QCOMPARE(spanish.combatCard(CombatCard::Fangs), QStringLiteral("Colmillos"));
        QCOMPARE(spanish.hunterEvent(HunterEvent::PsychicBond), QStringLiteral("Vínculo psíquico"));
        QCOMPARE(spanish.hunters(HunterSet{Hunter::MinaHarker} | HunterSet{Hunter::LordGodalming}),
                 QStringLiteral("Lord Godalming, Mina Harker"));
        QCOMPARE(spanish.hunters({}), QString());
        QCOMPARE(spanish.roadblock({true, board()->find("lisbon").value(), board()->find("paris").value()}),
                 QStringLiteral("Lisboa – París (ferrocarril)"));
        // Without card files there are no names, but no crash either.
        const Sentences bare(board(), nullptr, Language::En);
        QCOMPARE(bare.event(DraculaEvent::Enraged), QStringLiteral("?"));
        QCOMPARE(bare.combatCard(CombatCard::Fangs), QStringLiteral("?"));
        QVERIFY(!bare.reason({"MAT-2", Refusal::NoBodyguards, {}}).isEmpty());
        QCOMPARE(bare.effect(EncounterKind{0}), QString());
    }

    void textsOfEncounters()
    {
        Catalogue cards = *printedCards();
        const Sentences sentences(board(), std::make_shared<const Catalogue>(cards), Language::En);
        std::set<QString> effects;
        std::set<QString> matured;
        for (std::size_t i = 0; i < cards.encounters.size(); ++i) {
            const auto kind = static_cast<EncounterKind>(i);
            const QString effect = sentences.effect(kind);
            QVERIFY2(isWhole(effect) && effects.insert(effect).second, cards[kind].id.c_str());
            QVERIFY2(effect.endsWith(u'.') && effect.size() < 260, qPrintable(effect));
            const QString later = sentences.matured(kind);
            QCOMPARE(later.isEmpty(), !cards[kind].hasMaturedEffect);
            if (!later.isEmpty())
                QVERIFY2(isWhole(later) && later.endsWith(u'.') && later.size() < 260, qPrintable(later));
            // Two of the vampires mature alike; all other effects differ.
            if (!later.isEmpty() && cards[kind].id != "reckless-vampire")
                QVERIFY2(matured.insert(later).second, qPrintable(later));
            QCOMPARE(effect.startsWith(QStringLiteral("Only a search triggers it.")), !cards[kind].canAmbush);
        }
        QCOMPARE(effects.size(), std::size_t{13});
        QCOMPARE(sentences.effect(EncounterKind{31}), QString());
        QCOMPARE(sentences.matured(EncounterKind{31}), QString());

        // Numbers are those of the card file, and a card that nobody knows has no text.
        const auto change = [&](const char* id) -> EncounterCard& { return cards.encounters[indexOf(cards.find(id).value())]; };
        change("rats").effect.damage = 71;
        change("new-vampire").life = 72;
        change("new-vampire").maturedInfluence = 73;
        change("desecrated-soil").effect.draws = 74;
        change("desecrated-soil").maturedHealing = 75;
        const EncounterKind hoax = cards.find("hoax").value();
        change("hoax").id = "my-own-card";
        const Sentences changed(board(), std::make_shared<const Catalogue>(cards), Language::En);
        QVERIFY(changed.effect(cards.find("rats").value()).contains(QStringLiteral("71")));
        QVERIFY(changed.effect(cards.find("new-vampire").value()).contains(QStringLiteral("72")));
        QVERIFY(changed.matured(cards.find("new-vampire").value()).contains(QStringLiteral("73")));
        QVERIFY(changed.effect(cards.find("desecrated-soil").value()).contains(QStringLiteral("74")));
        QVERIFY(changed.matured(cards.find("desecrated-soil").value()).contains(QStringLiteral("75")));
        QCOMPARE(changed.effect(hoax), QString());
        QCOMPARE(changed.matured(hoax), QString());
    }

    void textsOfEventsAndCombat()
    {
        const Sentences sentences(board(), printedCards(), Language::En);
        std::set<QString> seen;
        const auto isNew = [&](const QString& text) {
            return isWhole(text) && text.endsWith(u'.') && text.size() < 260 && seen.insert(text).second;
        };
        for (std::size_t i = 0; i < draculaEventCount; ++i)
            QVERIFY2(isNew(sentences.eventText(static_cast<DraculaEvent>(i))), draculaEventIds[i].data());
        for (std::size_t i = 0; i < hunterEventCount; ++i)
            QVERIFY2(isNew(sentences.hunterEventText(static_cast<HunterEvent>(i))), hunterEventIds[i].data());
        for (std::size_t i = 0; i < combatCardCount; ++i) {
            const auto card = static_cast<CombatCard>(i);
            const QString day = sentences.combatText(card, false);
            const QString night = sentences.combatText(card, true);
            QVERIFY2(isNew(day), combatCardIds[i].data());
            QVERIFY2(night.startsWith(day), qPrintable(night)); // COMB-2
            const bool more =
                card == CombatCard::Claws || card == CombatCard::EscapeAsBat || card == CombatCard::Fangs || card == CombatCard::Strength;
            QCOMPARE(night != day, more);
            QCOMPARE(night.contains(QStringLiteral("At night: ")), more);
        }
        QCOMPARE(sentences.eventText(DraculaEvent{99}), QString());
        QCOMPARE(sentences.hunterEventText(HunterEvent{99}), QString());
        QCOMPARE(sentences.combatText(CombatCard{99}, true), QString());
    }

    void subjects()
    {
        const auto cards = printedCards();
        const Sentences sentences(board(), cards, Language::En);
        const auto subject = [&](Refusal what, const char* letters) {
            return sentences.violationSubject({"TIME-1", what, argumentsOf(letters, *board(), *cards)});
        };
        QCOMPARE(subject(Refusal::HunterNoRoad, "hcC"), QStringLiteral("Paris, no."));       // where he wanted to go
        QCOMPARE(subject(Refusal::HunterFogHere, "hc"), QStringLiteral("Mina Harker, no.")); // he stands there already
        QCOMPARE(subject(Refusal::SearchInFog, "hc"), QStringLiteral("Mina Harker, no."));
        QCOMPARE(subject(Refusal::HunterFogThere, "hc"), QStringLiteral("Lisbon, no."));
        QCOMPARE(subject(Refusal::NotThisRoad, "cC"), QStringLiteral("Lisbon – Paris, no."));
        QCOMPARE(subject(Refusal::EventNotNow, "v"), QStringLiteral("Vampiric Influence, no."));
        QCOMPARE(subject(Refusal::NotThisSlot, "t"), QStringLiteral("Slot 4, no."));
        QCOMPARE(subject(Refusal::MustChoose, ""), QStringLiteral("No."));
        QCOMPARE(subject(Refusal::TooMany, "nn"), QStringLiteral("No."));

        // Nobody is named twice: place, hunter or slot.
        for (const auto& each : cases) {
            const Violation violation{each.rule, each.what, argumentsOf(each.arguments, *board(), *cards)};
            const QString named = sentences.violationSubject(violation).section(QStringLiteral(", no."), 0, 0);
            const QString behind = sentences.violationBehindSubject(violation);
            QVERIFY2(!behind.startsWith(named + QStringLiteral(": ")), qPrintable(behind));
            QVERIFY2(isWhole(behind) && !behind.front().isLower(), qPrintable(behind));
            QVERIFY(sentences.violation(violation).endsWith(behind.mid(1)));
        }
        QVERIFY(sentences.violationBehindSubject({"DEL-1", Refusal::HunterDelayed, {Hunter::MinaHarker}})
                    .startsWith(QStringLiteral("This hunter is delayed")));
        QVERIFY(sentences.violationBehindSubject({"RUM-3", Refusal::RumorThere, {Slot{4}}}).front() != u'S');
        QVERIFY(!sentences.violationBehindSubject({"DEL-1", Refusal::HunterDelayed, {}}).isEmpty());
    }

    void faults()
    {
        // The sentence of core/formats.md section 1.
        QCOMPARE(faultSentence({"location-not-on-board", "/trail/2/location", {"pariss", "fury-3e", "paris"}}),
                 QStringLiteral("/trail/2/location: \"pariss\" is not a location of fury-3e; did you mean \"paris\"?"));
        QVERIFY(faultSentence({"json-syntax", "line 7, column 3", {}}).startsWith(QStringLiteral("line 7, column 3: ")));
        QCOMPARE(faultSentence({"a-code-nobody-knows", "", {}}), QStringLiteral("a-code-nobody-knows"));
        // One sentence a code, so no code is in two tables.
        std::set<std::string_view> codes;
        const auto check = [&](std::string_view code, std::size_t arguments) {
            QVERIFY2(codes.insert(code).second, code.data());
            const Fault fault{std::string(code), "/x", std::vector<std::string>(arguments, "word")};
            const QString sentence = faultSentence(fault);
            QVERIFY2(sentence != QStringLiteral("/x: ") + QString::fromUtf8(code.data()), code.data());
            QVERIFY2(isWhole(QString(sentence).remove(QStringLiteral("did you mean \"word\"?"))), qPrintable(sentence));
        };
        for (const FaultInfo& info : jsonFaults)
            check(info.code, info.arguments);
        for (const FaultInfo& info : inputFaults)
            check(info.code, info.arguments);
        for (const FaultInfo& info : fury2e::inputFaults)
            check(info.code, info.arguments);
        for (const auto& [code, description] : boardFaults)
            check(code, description.empty() ? 0 : static_cast<std::size_t>(1 + std::ranges::count(description, ',')));
        for (const auto& [code, description] : recordFaults)
            check(code, description.empty() ? 0 : static_cast<std::size_t>(1 + std::ranges::count(description, ',')));
        // A file cannot steer the terminal.
        QVERIFY(
            !faultSentence({"file-unreadable", "a\nb\x1b[2J", {"c\nd", "e"}}).contains(QRegularExpression(QStringLiteral("[\\n\\x1b]"))));
    }

    void boards()
    {
        const BoardSource source = boardSource(QStringLiteral(DEMETER_SOURCE_DIR "/resources"));
        QVERIFY(source("fury-3e"));
        QVERIFY(source("fury-2e"));
        QVERIFY(source("boards/fury-3e.json"));
        QVERIFY(!source("boards/none.json"));
        QVERIFY(!source("boards"));
        QVERIFY(!source(""));
        QVERIFY(!source("."));
        QVERIFY(!source("../.json"));
        QCOMPARE(source("fury-9e").error().front().code, "unknown-board");
        QCOMPARE(source("none.json").error().front().code, "file-unreadable");
    }

    void languages()
    {
        QVERIFY(!installLanguage(*QCoreApplication::instance(), QStringLiteral("xx")));
        QVERIFY(!installLanguage(*QCoreApplication::instance(), QString()));
        for (int i = 0; i < 3; ++i) {
            for (const char* code : {"es", "pl", "ru", "it"}) {
                QVERIFY(installLanguage(*QCoreApplication::instance(), QLatin1String(code)));
                QCOMPARE(QCoreApplication::instance()->findChildren<QTranslator*>(Qt::FindDirectChildrenOnly).size(), 1);
            }
        }
        QVERIFY(installLanguage(*QCoreApplication::instance(), QStringLiteral("en")));
        const Sentences sentences(board(), printedCards(), Language::En);
        QCOMPARE(sentences.action(SufferPenalty{}), QStringLiteral("Penalty"));
    }
};

DEMETER_TEST(TestSentences)
#include "test_sentences.moc"

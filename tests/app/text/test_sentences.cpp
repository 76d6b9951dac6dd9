// Every refusal, warning, happening, action and ruling has a sentence, in the names of every language.
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"
#include "app/text/sentences.h"
#include "core/board/board_faults.h"
#include "core/game/input_faults.h"
#include "core/journal/record_faults.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <array>
#include <map>
#include <set>

using namespace demeter;

namespace {

constexpr std::size_t refusalCount = static_cast<std::size_t>(Refusal::NoGame) + 1;

struct Case {
    Refusal what;
    const char* rule;
    /// One letter an argument: c city, C second city, s sea, S second sea, k castle, p power, P second power, e encounter, h hunter,
    /// H second hunter, t trail slot, n number.
    const char* arguments;
};

/// In the order of the enumeration, with the arguments that `core/game/violation.h` documents.
constexpr std::array<Case, refusalCount> cases{{
    {Refusal::NotNow, "TIME-1", ""},
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
}};

std::shared_ptr<const Board> board()
{
    return builtInBoard("fury-3e").value();
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
    default:
        return 23;
    }
}

QString nameOf(const Argument& argument, const Sentences& sentences)
{
    if (const auto* place = std::get_if<LocationId>(&argument))
        return sentences.place(*place);
    if (const auto* power = std::get_if<Power>(&argument))
        return sentences.power(*power);
    if (const auto* kind = std::get_if<EncounterKind>(&argument))
        return sentences.encounter(*kind);
    if (const auto* hunter = std::get_if<Hunter>(&argument))
        return sentences.hunter(*hunter);
    if (const auto* slot = std::get_if<Slot>(&argument))
        return QString::number(slot->number);
    return QString::number(std::get<int>(argument));
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
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("language");
        for (std::size_t i = 0; i < cases.size(); ++i) {
            for (std::size_t l = 0; l < languageCount; ++l)
                QTest::addRow("%s %zu %s", cases[i].rule, i, languageCodes[l].data()) << static_cast<int>(i) << static_cast<int>(l);
        }
    }
    void refusals()
    {
        QFETCH(int, index);
        QFETCH(int, language);
        const Case& each = cases[static_cast<std::size_t>(index)];
        QCOMPARE(static_cast<int>(each.what), index); // the table has them all, in order
        const auto cards = builtInCatalogue();
        const Sentences sentences(board(), cards, static_cast<Language>(language));
        Violation violation{each.rule, each.what, {}};
        for (const char* letter = each.arguments; *letter != 0; ++letter)
            violation.arguments.push_back(argumentOf(*letter, *board(), *cards));

        const QString sentence = sentences.violation(violation);
        QVERIFY2(isWhole(sentence), qPrintable(sentence));
        for (const Argument& argument : violation.arguments) {
            QVERIFY(!nameOf(argument, sentences).isEmpty());
            QVERIFY2(sentence.contains(nameOf(argument, sentences)), qPrintable(sentence));
        }
        const QString headword = sentences.headword(violation);
        QCOMPARE(headword.isEmpty(), each.what == Refusal::NoGame);
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
        QVERIFY(!sentences.violationSubject(wild).isEmpty());
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
        const auto cards = builtInCatalogue();
        const Sentences english(board(), cards, Language::En);
        std::map<int, QString> source;
        for (const Case& each : cases)
            source[static_cast<int>(each.what)] = english.reason({each.rule, each.what, {}});

        const auto* code = languageCodes[static_cast<std::size_t>(language)].data();
        QVERIFY(installLanguage(*QCoreApplication::instance(), QLatin1String(code)));
        const auto back = qScopeGuard([] { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); });
        const Terms glossary(static_cast<Language>(language));
        const Sentences sentences(board(), cards, static_cast<Language>(language));
        int terms = 0;
        for (const Case& each : cases) {
            Violation violation{each.rule, each.what, {}};
            for (const char* letter = each.arguments; *letter != 0; ++letter)
                violation.arguments.push_back(argumentOf(*letter, *board(), *cards));
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
            for (const auto& [word, key] :
                 {std::pair{"rumor token", "rumor"}, std::pair{"encounter card", "encounter-card"}, std::pair{"hideout", "hideout"},
                  std::pair{"trail", "trail"}, std::pair{"lair", "lair"}, std::pair{"power card", "power-card"},
                  std::pair{"location card", "location-card"}, std::pair{"sea zone", "sea-zone"},
                  std::pair{"consecrated ground", "consecrated-ground"}, std::pair{"heavenly host", "heavenly-host"},
                  std::pair{"matured effect", "matured-effect"}, std::pair{"anchor", "anchor-icon"}}) {
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
        QVERIFY(language == static_cast<int>(Language::It) || terms > 25);
    }

    void refusalsAreToldApart()
    {
        const Sentences sentences(board(), builtInCatalogue(), Language::En);
        std::map<QString, int> seen;
        for (const Case& each : cases) {
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
        const Sentences english(map, builtInCatalogue(), Language::En);
        QCOMPARE(english.violation(violation), QStringLiteral("Lisbon → Paris: no road joins them. See Movement: Road."));
        QCOMPARE(english.violationSubject(violation), QStringLiteral("Paris, no."));
        const Sentences spanish(map, builtInCatalogue(), Language::Es);
        QVERIFY(spanish.violation(violation).startsWith(QStringLiteral("Lisboa → París:")));
        QCOMPARE(spanish.headword(violation), QStringLiteral("Movimiento: Carretera"));
    }

    void headwords_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("spanish");
        QTest::addColumn<QString>("polish");
        QTest::addColumn<QString>("russian");
        const auto row = [](const char* rule, const char* es, const char* pl, const char* ru) {
            QTest::newRow(rule) << QString::fromLatin1(rule) << QString::fromUtf8(es) << QString::fromUtf8(pl) << QString::fromUtf8(ru);
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
        QFETCH(QString, rule);
        QFETCH(QString, spanish);
        QFETCH(QString, polish);
        QFETCH(QString, russian);
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
        const auto cards = builtInCatalogue();
        for (std::size_t l = 0; l < languageCount; ++l) {
            const Sentences sentences(board(), cards, static_cast<Language>(l));
            const EncounterKind kind = cards->find("rats").value();
            QVERIFY(isWhole(sentences.warning({"OPEN-39", Advice::WouldDefeat, {16}})));
            const QString beyond = sentences.warning({"COMP-9", Advice::BeyondCount, {kind, 2}});
            QVERIFY(isWhole(beyond) && beyond.contains(sentences.encounter(kind)));
            QVERIFY(isWhole(sentences.warning({"PR-21", Advice::RevealsHide, {}})));
            QVERIFY(!sentences.warning({"OPEN-39", Advice::WouldDefeat, {}}).isEmpty());
        }
    }

    void happenings()
    {
        using What = Happening::What;
        const auto cards = builtInCatalogue();
        const Sentences sentences(board(), cards, Language::En);
        const LocationId rome = board()->find("rome").value();
        const std::vector<std::pair<What, std::vector<Argument>>> all{
            {What::LocationRevealed, {rome}},
            {What::DamageSuffered, {2}},
            {What::DamageRecovered, {3}},
            {What::InfluenceGained, {3}},
            {What::HideoutMatured, {}},
            {What::EncounterResolved, {cards->find("rats").value()}},
            {What::SlotsCleared, {}},
            {What::LairMade, {LairSpace{1}}},
            {What::LairCleared, {LairSpace{2}}},
            {What::PowerPlayed, {Power::Feed}},
            {What::RumorPlaced, {Slot{2}}},
            {What::NoError, {}},
            {What::ErrorFound, {4}},
            {What::PenaltyRevealed, {rome}},
            {What::PenaltyCleared, {}},
            {What::PenaltyDamage, {5}},
            {What::DraculaWins, {}},
            {What::HuntersWin, {}},
        };
        QCOMPARE(all.size(), static_cast<std::size_t>(What::HuntersWin) + 1);
        std::set<QString> seen;
        for (const auto& [what, arguments] : all) {
            const QString sentence = sentences.happening({what, arguments, "CARD-3"});
            QVERIFY2(isWhole(sentence), qPrintable(sentence));
            QVERIFY2(seen.insert(sentence).second, qPrintable(sentence));
            QVERIFY(!sentences.happening({what, {}, {}}).isEmpty());
        }
        QCOMPARE(sentences.happening({What::InfluenceGained, {3}, {}}), QStringLiteral("Influence: +3."));
        QCOMPARE(sentences.happening({What::LairMade, {LairSpace{1}}, {}}), QStringLiteral("Lair space B: a new lair."));
    }

    void actions()
    {
        const auto cards = builtInCatalogue();
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
            {Play{{}, Power::WolfForm | Power::Hide, {}}, "Play: Hide + Wolf Form"},
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
        };
        std::set<std::size_t> kinds;
        for (const auto& [action, name] : all) {
            QCOMPARE(sentences.action(action), QString::fromUtf8(name));
            kinds.insert(action.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Action>);
        QVERIFY(!sentences.action(Play{}).isEmpty());
        QVERIFY(!sentences.action(PutRightRuling{static_cast<Ruling>(200), 9}).isEmpty());
    }

    void rulings()
    {
        const Sentences sentences(board(), builtInCatalogue(), Language::En);
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
                if (QString::fromUtf8(info.readings[i].data()).contains(u'-'))
                    QVERIFY2(reading != QString::fromUtf8(info.readings[i].data()), qPrintable(reading));
            }
            QCOMPARE(sentences.reading(info.ruling, info.readingCount), QStringLiteral("?"));
        }
    }

    void names()
    {
        const auto cards = builtInCatalogue();
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

    void faults()
    {
        // The sentence of formats.md section 1.
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
        QCOMPARE(source("fury-9e").error().front().code, std::string("unknown-board"));
        QCOMPARE(source("none.json").error().front().code, std::string("file-unreadable"));
    }

    void languages()
    {
        QVERIFY(!installLanguage(*QCoreApplication::instance(), QStringLiteral("xx")));
        QVERIFY(!installLanguage(*QCoreApplication::instance(), QString()));
        for (int i = 0; i < 3; ++i) {
            for (const char* code : {"es", "pl", "ru", "it"}) {
                QVERIFY(installLanguage(*QCoreApplication::instance(), QLatin1String(code)));
                // Those of one language at most: its own and Qt's.
                QVERIFY(QCoreApplication::instance()->findChildren<QTranslator*>().size() <= 2);
            }
        }
        QVERIFY(installLanguage(*QCoreApplication::instance(), QStringLiteral("en")));
        const Sentences sentences(board(), builtInCatalogue(), Language::En);
        QCOMPARE(sentences.action(SufferPenalty{}), QStringLiteral("Penalty"));
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "test_sentences.moc"

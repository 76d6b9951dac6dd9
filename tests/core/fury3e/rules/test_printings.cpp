// Where the Spanish, Polish and Russian references differ most (PR): one position, one thing done, and what comes of it by each printing.
#include "fight.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <set>

using namespace demeter;
using namespace demeter::test;
using enum CombatCard;

namespace {

/// PR-10: a hideout with a Rumor token matures.
std::string rumorOfMatured(Printing printing)
{
    Table table("test-map-m", printing);
    table.slot(1, "a").slot(6, "h", {}, {"bats"}, true);
    const int reserve = table.state.rumorReserve, gone = table.state.rumorGone;
    if (!table.take(Mature{}) || brokenInvariant(table.rules, table.state))
        return "refused";
    return std::string(table.state.rumorReserve > reserve ? "reserve" : "") + (table.state.rumorGone > gone ? "gone" : "");
}

/// PR-16: Misdirect on the hideout of the current location, and a card from there.
std::string misdirectOnCurrent(Printing printing)
{
    Table table("test-map-m", printing);
    table.slot(1, "a", {}, {"rats"}).slot(2, "d");
    if (!table.take(Slide{}) || !table.refused(table.play("b", Power::Misdirect, 3)).empty()) // any other one can always be taken
        return "stuck";
    if (!table.take(table.play("b", Power::Misdirect, 2)))
        return "refused";
    return table.lies("b", 1) && !placeOf(table.state, table.at("a")) && !brokenInvariant(table.rules, table.state) ? "taken" : "broken";
}

/// PR-20: Fangs by day and by night, against a hunter who is mesmerized or not.
std::string influenceOfFangs(Printing printing)
{
    std::string when;
    for (const Step step : {Step::Dawn, Step::Dusk})
        for (const bool mesmerized : {false, true}) {
            Fight fight(step, printing);
            fight.begin(HunterSet(godalming) | helsing);
            if (mesmerized)
                fight.combat().mesmerized.insert(godalming);
            if (!fight.whole(Fangs, {{godalming, nothing}, {helsing, nothing}}, godalming))
                return "stuck";
            when += fight.state.influence == 1 ? '1' : fight.state.influence == 0 ? '0' : '?';
        }
    return when;
}

/// PR-21: with three Despair tokens, a city card and Hide.
std::string lastWeek(Printing printing)
{
    std::string gained;
    for (const bool hide : {false, true}) {
        Table table("test-map-m", printing);
        table.slot(1, "a");
        table.state.despair = 3;
        if (!table.take(Slide{}) || !table.take(hide ? table.play("", Power::Hide) : table.play("b")))
            return "stuck";
        gained += std::to_string(int(table.state.influence));
    }
    return gained;
}

/// PR-26: the first round in which a vampire can escape, in the first week and in the last.
std::string firstEscape(Printing printing)
{
    std::string rounds;
    for (const std::uint8_t despair : {0, 3}) {
        VampireFight fight("new-vampire", Step::Day, printing);
        fight.state.despair = despair;
        fight.start(godalming);
        int round = 0;
        do { // one fight after the other would do the same: Pride looks at the cards played, not at the card
            ++round;
            VampireFight other = fight;
            other.combat().played = static_cast<std::uint8_t>(round - 1);
            if (!other.whole(EscapeAsMist, {{godalming, nothing}}))
                return "stuck";
            if (other.over() && !other.happened(Happening::What::CombatCardCancelled))
                break;
        } while (round < 6);
        rounds += std::to_string(round);
    }
    return rounds;
}

/// PR-34: out of a city with Consecrated Ground, by Wolf Form and by Escape as Bat.
std::string outOfTokenCity(Printing printing)
{
    Table table("test-map-m", printing);
    table.slot(1, "a").token("a");
    if (!table.take(Slide{}))
        return "stuck";
    std::string ways = table.refused(table.play("d", Power::WolfForm)).empty() ? "wolf" : "";
    Fight fight(Step::Dusk, printing);
    fight.token("a");
    fight.begin(godalming);
    fight.combat().played = 5;
    if (!fight.round(EscapeAsBat, {{godalming, nothing}}) || fight.due() != Due::What::BatWhere)
        return "stuck";
    if (fight.take(ChoosePlace{fight.at("d")}) && fight.lies("d", 1))
        ways += ways.empty() ? "bat" : " bat";
    return ways;
}

/// PR-30: by rail past a city with Fog.
std::string railPastFog(Printing printing)
{
    Table table("fury-3e", printing);
    table.slot(1, "athens").clock(Step::Day);
    for (const Hunter hunter : allHunters)
        table.hunter(hunter, "madrid");
    table.hunter(godalming, "paris").fog("bordeaux");
    return table.refused(table.move(godalming, "saragossa", Travel::Rail));
}

/// PR-31: Fog where Dracula meets two hunters at dusk. Which of them he can fight.
std::string fogFights(Printing printing)
{
    Fight fight(Step::Dusk, printing);
    fight.hunter(godalming, "a").hunter(helsing, "a").fog("a");
    if (!fight.take(GoOn{}) || fight.due() != Due::What::FogFight)
        return "stuck";
    std::string sets;
    for (const HunterSet set : {HunterSet(), HunterSet(godalming), HunterSet(helsing), HunterSet(godalming) | helsing})
        sets += fight.refused(ChooseHunters{set}).empty() ? '1' : '0';
    return sets;
}

struct Difference {
    const char* id;
    std::string (*outcome)(Printing);
    std::array<const char*, 3> results; ///< es, pl, ru
};

constexpr Difference differences[] = {
    {"PR-10", rumorOfMatured, {"gone", "gone", "reserve"}},
    {"PR-16", misdirectOnCurrent, {"taken", "taken", "refused"}},
    {"PR-20", influenceOfFangs, {"0101", "1111", "0001"}}, // day, day mesmerized, night, night mesmerized
    {"PR-21", lastWeek, {"30", "30", "33"}},
    {"PR-26", firstEscape, {"25", "44", "44"}},
    {"PR-34", outOfTokenCity, {"", "wolf", "wolf bat"}},
    {"PR-30", railPastFog, {"", "PR-30", ""}},
    {"PR-31", fogFights, {"1111", "1111", "1001"}},
};

} // namespace

class TestPrintings : public QObject {
    Q_OBJECT

private slots:
    /// PR-10 PR-16 PR-20 PR-21 PR-26 PR-30 PR-31 PR-34
    void outcome_data()
    {
        Rows<int, int, QString> row;
        for (std::size_t item = 0; item < std::size(differences); ++item)
            for (std::size_t column = 0; column < 3; ++column) {
                constexpr std::array names{"es", "pl", "ru"};
                constexpr std::array printings{Printing::Es, Printing::Pl, Printing::Ru};
                row(qPrintable(QString::asprintf("%s %s", differences[item].id, names[column])), int(item), int(printings[column]),
                    differences[item].results[column]);
            }
    }
    void outcome()
    {
        const auto [item, printing, result] = rowOf<int, int, QString>();
        QCOMPARE(QString::fromStdString(differences[item].outcome(static_cast<Printing>(printing))), result);
    }

    /// Each of them does make a difference, and the recommended reading is one of the three.
    void differ()
    {
        for (const Difference& difference : differences) {
            std::set<std::string> results;
            for (const Printing printing : {Printing::Es, Printing::Pl, Printing::Ru})
                results.insert(difference.outcome(printing));
            QVERIFY2(results.size() >= 2, difference.id);
            QVERIFY2(results.contains(difference.outcome(Printing::Recommended)), difference.id);
        }
    }
};

DEMETER_TEST(TestPrintings)
#include "test_printings.moc"

// A combat round by round: COMB, VAMP, BITE, WIN, and the cards of both sides.
#include "core/fury3e/text/action_text.h"
#include "fight.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;
using Asked = Due::What;
using enum CombatCard;

namespace {

int lifeOf(const Table& table, Hunter hunter)
{
    return table.rules.cards->hunterSheets[static_cast<std::size_t>(hunter)].life;
}

/// The hunter has so little life left that 2 damage defeat him.
void weaken(Table& table, Hunter hunter)
{
    table.sheet(hunter).damage = static_cast<std::uint8_t>(lifeOf(table, hunter) - 1);
}

} // namespace

class TestCombat : public QObject {
    Q_OBJECT

private slots:
    /// COMB-1 TIME-6 HOSP-3
    void whoFights()
    {
        Fight fight;
        fight.hunter(godalming, "a").hunter(seward, "a").hospital(helsing, "a").hunter(mina, "c");
        fight.sheet(seward).delayed = true;
        QVERIFY(fight.take(GoOn{}));
        QVERIFY(fight.state.combat.has_value());
        QVERIFY(fight.combat().hunters == (HunterSet(godalming) | seward));
        QVERIFY(fight.happened(What::CombatBegins, {godalming, seward}));
        QVERIFY(fight.due() == Asked::Combat);
        QVERIFY(!fight.broken());

        Fight alone;
        alone.begin({});
        QVERIFY(alone.over() && alone.state.due.empty());
    }

    /// COMB-2, Nocturnal Visit
    void night_data()
    {
        Rows<int, bool, bool> row;
        row("dusk", int(Step::Dusk), false, true);
        row("night", int(Step::Night), false, true);
        row("dawn", int(Step::Dawn), false, false);
        row("day", int(Step::Day), false, false);
        row("visit at dawn", int(Step::Dawn), true, true);
        row("visit by day", int(Step::Day), true, true);
    }
    void night()
    {
        const auto [step, visit, night] = rowOf<int, bool, bool>();
        Fight fight(static_cast<Step>(step));
        fight.state.now.nightCombats = visit;
        fight.begin(godalming);
        QCOMPARE(fight.combat().night, night);
    }

    /// COMB-3 OPEN-33 COMP-16
    void chooseCard()
    {
        Fight fight;
        fight.begin(godalming);
        QCOMPARE(int(fight.state.combatHand.size()), fight.rules.cards->combatHand);
        QCOMPARE(int(fight.state.combatHand.size() + fight.state.combatDeck.size()), 13);
        fight.hold({Claws, Claws, Fangs, Fangs, Strength});
        QCOMPARE(fight.refused(PlayCombat{Mesmerize}), "COMB-3");
        QVERIFY(fight.take(PlayCombat{Claws}));
        QVERIFY(fight.state.happened.empty()); // face down
        QCOMPARE(fight.refused(HunterFights{mina, HunterCard::Punch}), "COMB-1");
        QCOMPARE(fight.refused(HunterFights{godalming, HunterCard::Dogs}), "COMB-3"); // no banner
        QCOMPARE(fight.refused(HunterFights{godalming, HunterCard::GarlicWreath}), "COMB-3");
        QCOMPARE(fight.refused(PlayCombat{Fangs}), "TIME-1");
        QVERIFY(fight.take(HunterFights{godalming, nothing}));
        QVERIFY(fight.happened(What::CombatCardPlayed, {Claws}));
    }

    /// COMB-4
    void engaged()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | mina);
        fight.deal(Claws);
        QVERIFY(fight.take(PlayCombat{Claws}));
        QCOMPARE(fight.refused(HunterFights{godalming, nothing}), "TIME-1");
        QCOMPARE(fight.refused(ChooseHunter{seward}), "COMB-4");
        QVERIFY(fight.take(ChooseHunter{mina}, HunterFights{mina, nothing}));
        QCOMPARE(fight.refused(HunterFights{mina, HunterCard::Punch}), "COMB-3"); // one card each
        QVERIFY(!fight.happened(What::CombatCardPlayed));                         // COMB-5: all together
        QVERIFY(fight.take(HunterFights{godalming, HunterCard::Dodge}));
        QVERIFY(fight.happened(What::HunterFought, {godalming, HunterCard::Dodge}));
        QVERIFY(fight.happened(What::HunterDamaged, {mina, 2}));
        QVERIFY(fight.until(Asked::Combat));
        QVERIFY(!fight.combat().engaged); // anew each round
    }

    /// COMB-6 COMB-11
    void icons_data()
    {
        Rows<int, int> add;
        const auto row = [&](HunterCard card, std::initializer_list<CombatCard> cancels) {
            int bits = 0;
            for (const CombatCard each : cancels)
                bits |= 1 << int(each);
            add(std::string(idOf(card)).c_str(), int(card), bits);
        };
        row(HunterCard::Punch, {Mesmerize, Plotting});
        row(HunterCard::Dodge, {Fangs, Strength, Claws});
        row(HunterCard::Escape, {Strength, Plotting});
        row(HunterCard::Crucifix, {Fangs, Mesmerize, EscapeAsMist});
        row(HunterCard::Garlic, {Fangs, Strength});
        row(HunterCard::HeavenlyHost, {Mesmerize});
        row(HunterCard::HolyCircle, {Fangs, Strength, Claws, Mesmerize, Plotting, EscapeAsBat, EscapeAsMist});
        row(HunterCard::Knife, {Fangs, EscapeAsBat});
        row(HunterCard::Pistol, {Claws, Plotting});
        row(HunterCard::Rifle, {Claws, EscapeAsBat});
    }
    void icons()
    {
        const auto [shown, icons] = rowOf<int, int>();
        for (int card = 0; card < int(combatCardCount); ++card) {
            const bool cancels = (icons >> card) & 1;
            Fight fight;
            fight.begin(HunterSet(godalming) | mina);
            fight.combat().played = 1; // past Pride
            QVERIFY(fight.round(static_cast<CombatCard>(card), {{mina, static_cast<HunterCard>(shown)}, {godalming, nothing}}, mina));
            QCOMPARE(fight.happened(What::CombatCardCancelled, {static_cast<CombatCard>(card), static_cast<HunterCard>(shown)}), cancels);
            QCOMPARE(fight.due() == Asked::EnragedReply, cancels);
            if (cancels) {
                QVERIFY(fight.take(GoOn{}));
                QVERIFY(fight.due() == Asked::HunterEffects); // no effect at all
                QCOMPARE(int(fight.sheet(mina).damage) + fight.combat().mesmerized.size() + fight.combat().plottings, 0);
                QCOMPARE(int(fight.combat().played), 2); // COMB-11: it counts as played
            }
            // Only the engaged hunter's card is compared.
            Fight other;
            other.begin(HunterSet(godalming) | mina);
            other.combat().played = 1;
            QVERIFY(other.round(static_cast<CombatCard>(card), {{mina, static_cast<HunterCard>(shown)}, {godalming, nothing}}, godalming));
            QVERIFY(!other.happened(What::CombatCardCancelled));
        }
    }

    /// COMB-2 COMB-7, Claws
    void claws()
    {
        Fight day(Step::Dawn);
        day.begin(HunterSet(godalming) | mina);
        QVERIFY(day.round(Claws, {{mina, nothing}, {godalming, nothing}}, mina));
        QVERIFY(day.due() == Asked::HunterEffects);
        QCOMPARE(int(day.sheet(mina).damage), 2);

        Fight night;
        night.begin(HunterSet(godalming) | mina);
        QVERIFY(night.round(Claws, {{mina, nothing}, {godalming, nothing}}, mina));
        QVERIFY(night.due() == Asked::ClawsVictim);
        QCOMPARE(night.refused(ChooseHunter{helsing}), "COMB-4");
        QCOMPARE(night.refused(GoOn{}), "COMB-3"); // no choice whether
        Fight same = night;
        QVERIFY(night.take(ChooseHunter{godalming}));
        QCOMPARE(int(night.sheet(mina).damage), 2);
        QCOMPARE(int(night.sheet(godalming).damage), 2);
        QVERIFY(same.take(ChooseHunter{mina}));
        QCOMPARE(int(same.sheet(mina).damage), 4);

        Fight lone; // nobody to choose
        lone.begin(godalming);
        QVERIFY(lone.round(Claws, {{godalming, nothing}}));
        QVERIFY(lone.due() == Asked::HunterEffects);
        QCOMPARE(int(lone.sheet(godalming).damage), 4);
    }

    /// COMB-7, OPEN-34: the defeat of every hunter ends the combat at once; the card is resolved to its end
    void everyHunterDefeated()
    {
        Fight fight;
        fight.begin(godalming);
        weaken(fight, godalming);
        QVERIFY(fight.round(Claws, {{godalming, HunterCard::Knife}}));
        QVERIFY(fight.due() == Asked::Defeat);
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.until(Asked::EndOfAction) && fight.over());
        QCOMPARE(int(fight.state.damage), 0); // his Knife is not resolved
        QCOMPARE(int(fight.state.influence), 2);
        QVERIFY(!fight.broken());

        Fight saved; // DMG-4, Great Strength
        saved.begin(godalming);
        weaken(saved, godalming);
        QVERIFY(saved.round(Strength, {{godalming, HunterCard::Crucifix}}));
        QVERIFY(saved.take(Reply{false}));
        QVERIFY(saved.due() == Asked::HunterEffects && !saved.over());
        QCOMPARE(int(saved.sheet(godalming).damage), lifeOf(saved, godalming) - 1);
    }

    void strength_data()
    {
        Rows<int, bool> row;
        for (const auto& [card, stopped] :
             {std::pair{HunterCard::Crucifix, true}, std::pair{HunterCard::Punch, true}, std::pair{HunterCard::Knife, true},
              std::pair{HunterCard::Pistol, true}, std::pair{HunterCard::Rifle, true}, std::pair{HunterCard::HeavenlyHost, false}})
            row(std::string(idOf(card)).c_str(), int(card), stopped);
    }
    void strength()
    {
        const auto [shown, stopped] = rowOf<int, bool>();
        const auto card = static_cast<HunterCard>(shown);
        Fight fight;
        fight.begin(HunterSet(godalming) | mina);
        QVERIFY(fight.round(Strength, {{mina, card}, {godalming, nothing}}, mina));
        QCOMPARE(fight.happened(What::HunterCardStopped, {mina, card}), stopped);
        QCOMPARE(int(fight.sheet(mina).damage), 2);
        QVERIFY(fight.due() == Asked::HunterEffects);
        QCOMPARE(fight.state.due.back().number == 0, stopped);
    }

    /// COMB-12
    void mesmerize()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | mina);
        QVERIFY(fight.round(Mesmerize, {{mina, HunterCard::Knife}, {godalming, HunterCard::Knife}}, mina));
        QVERIFY(fight.happened(What::HunterCardStopped, {mina, HunterCard::Knife}));
        QVERIFY(fight.happened(What::HunterMesmerized, {mina}));
        QVERIFY(fight.combat().mesmerized == HunterSet(mina)); // only the engaged hunter
        QCOMPARE(int(fight.state.due.back().number), 3);       // Godalming's Knife alone
        QVERIFY(fight.take(fight.usual()));
        QVERIFY(fight.round(Mesmerize, {{mina, HunterCard::Knife}, {godalming, nothing}}, mina));
        QVERIFY(!fight.happened(What::HunterMesmerized)); // a second time adds nothing
        QVERIFY(fight.until(Asked::Combat));
        QVERIFY(fight.round(Claws, {{mina, HunterCard::Knife}, {godalming, nothing}}, mina));
        QVERIFY(fight.until(Asked::HunterEffects));
        QCOMPARE(int(fight.state.due.back().number), 2); // to the end of the combat
    }

    /// PR-20 COMB-13
    void influenceOfFangs_data()
    {
        // `when`: day, day mesmerized, night, night mesmerized: a bit each
        Rows<int, int> row;
        row("es", int(Printing::Es), 0b1010);
        row("pl", int(Printing::Pl), 0b1111);
        row("ru", int(Printing::Ru), 0b1000);
    }
    void influenceOfFangs()
    {
        const auto [printing, when] = rowOf<int, int>();
        for (int i = 0; i < 4; ++i) {
            const bool night = i >= 2, mesmerized = (i & 1) != 0;
            Fight fight(night ? Step::Dusk : Step::Dawn, static_cast<Printing>(printing));
            fight.begin(HunterSet(godalming) | helsing);
            if (mesmerized)
                fight.combat().mesmerized.insert(godalming);
            QVERIFY(fight.whole(Fangs, {{godalming, nothing}, {helsing, nothing}}, godalming));
            QCOMPARE(int(fight.state.influence), (when >> i) & 1);
            QCOMPARE(int(fight.sheet(godalming).bites), night && mesmerized ? 1 : 0);
            QCOMPARE(int(fight.sheet(godalming).damage), night && mesmerized ? 0 : 2);
        }
    }

    /// COMB-13 BITE-1 BITE-3, Great Strength and Lucy's Revenge
    void bites()
    {
        Fight fight;
        fight.state.damage = 3;
        fight.begin(HunterSet(godalming) | mina);
        fight.combat().mesmerized = HunterSet(godalming) | mina;
        QVERIFY(fight.round(Fangs, {{godalming, HunterCard::Punch}, {mina, HunterCard::Punch}}, godalming));
        QVERIFY(fight.due() == Asked::Bite);
        QCOMPARE(int(fight.state.damage), 1); // the vampire recovers 2
        QCOMPARE(fight.refused(GoOn{}), "COMB-3");
        Fight saved = fight;
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.happened(What::HunterBitten, {godalming}) && fight.happened(What::HunterLeft, {godalming}));
        QVERIFY(fight.combat().hunters == HunterSet(mina));
        QCOMPARE(int(fight.state.due.back().number), 1); // Mina's Punch alone
        QVERIFY(saved.take(Reply{false}));
        QVERIFY(saved.happened(What::HunterSaved, {godalming}) && !saved.happened(What::HunterBitten));
        QCOMPARE(int(saved.sheet(godalming).bites), 0);
        QCOMPARE(int(saved.state.influence), 1); // COMB-13: that is not stopped
        QVERIFY(saved.combat().hunters == HunterSet(mina));
        // BITE-3: Mina is defeated; the influence of the Fangs comes although nobody is left.
        QVERIFY(fight.take(fight.usual()));
        QVERIFY(fight.round(Fangs, {{mina, nothing}}));
        QVERIFY(fight.take(Reply{true}));
        while (!fight.state.due.empty())
            QVERIFY(fight.take(fight.usual()));
        QVERIFY(fight.over());
        QCOMPARE(int(fight.state.influence), 1 + 2 + 1); // DEF-2
    }

    /// Plotting
    void plotting()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | mina);
        fight.hold({Plotting, Claws, Claws, Fangs, Fangs});
        QVERIFY(fight.round(Plotting, {{godalming, nothing}, {mina, nothing}}, mina));
        QVERIFY(fight.due() == Asked::TakeCombat);
        QCOMPARE(fight.refused(PlayCombat{Claws}), "COMB-3"); // both are in his hand
        QCOMPARE(fight.refused(GoOn{}), "COMB-3");
        const auto shuffles = fight.state.shuffles;
        QVERIFY(fight.take(PlayCombat{EscapeAsMist}));
        QVERIFY(fight.holds(EscapeAsMist));
        QVERIFY(fight.state.shuffles > shuffles);
        for (const Happening& happening : fight.state.happened)
            QVERIFY(happening.arguments.empty() || happening.arguments.front() != Argument(EscapeAsMist)); // secret
        QVERIFY(fight.take(fight.usual()));
        QCOMPARE(int(fight.combat().plottings), 1);
        // Only Punch, Dodge and Escape of the engaged hunter.
        QVERIFY(fight.round(Claws, {{godalming, HunterCard::Punch}, {mina, HunterCard::Knife}}, mina));
        QVERIFY(fight.due() != Asked::UsePlotting);
        QVERIFY(fight.until(Asked::Combat));
        QVERIFY(fight.round(Claws, {{godalming, HunterCard::Dodge}, {mina, HunterCard::Dodge}}, godalming));
        QVERIFY(fight.due() == Asked::UsePlotting);
        Fight kept = fight;
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.happened(What::HunterCardStopped, {godalming, HunterCard::Dodge}));
        QVERIFY(!fight.happened(What::CombatCardCancelled)); // a cancelled card no longer cancels
        QCOMPARE(int(fight.combat().plottings), 0);
        QVERIFY(kept.take(Reply{false}));
        QVERIFY(kept.happened(What::CombatCardCancelled, {Claws, HunterCard::Dodge}));
        QCOMPARE(int(kept.combat().plottings), 1);

        Fight box;
        box.state.handling = CardHandling::DrawnFromBox;
        box.state.combatDeck.clear();
        box.begin(godalming);
        QVERIFY(box.round(Plotting, {{godalming, nothing}}));
        QVERIFY(box.due() == Asked::HunterEffects); // what he takes is his own business
        QCOMPARE(int(box.combat().plottings), 1);
    }

    /// COMB-8 COMB-12: what the hunters' cards come to
    void reckoned_data()
    {
        Rows<int, int, bool, bool, int, bool> add;
        const auto row = [&](HunterCard shown, CombatCard against, bool engaged, bool mesmerized, int damage, bool leaves = false) {
            const std::string name = std::string(idOf(shown)) + " against " + std::string(idOf(against)) + (engaged ? " engaged" : "") +
                                     (mesmerized ? " mesmerized" : "");
            add(name.c_str(), int(shown), int(against), engaged, mesmerized, damage, leaves);
        };
        using enum HunterCard;
        row(Punch, Claws, true, false, 1);
        row(Punch, Claws, false, false, 1); // COMB-8: every hunter
        row(Punch, Claws, true, true, 1);   // no weapon
        row(Punch, Strength, true, false, 0);
        row(Punch, Strength, false, false, 1);
        row(Knife, Claws, true, false, 3);
        row(Knife, Claws, true, true, 2);
        row(Knife, Claws, false, true, 2);
        row(Knife, CombatCard::Mesmerize, true, false, 0);
        row(Knife, Strength, true, false, 0);
        row(Pistol, Fangs, true, false, 2);
        row(Pistol, Claws, false, true, 1);
        row(Rifle, Fangs, true, false, 2);
        row(Rifle, Claws, true, true, 1);
        row(Crucifix, Fangs, true, false, 3);
        row(Crucifix, CombatCard::Mesmerize, true, false, 3);
        row(Crucifix, EscapeAsMist, true, false, 0);
        row(Crucifix, Fangs, false, false, 0);
        row(Crucifix, Claws, true, false, 0);
        row(Garlic, Fangs, true, false, 2);
        row(Garlic, Claws, true, false, 2);
        row(Garlic, Strength, true, false, 0);
        row(Garlic, Claws, false, false, 0);
        row(HeavenlyHost, Claws, true, false, 4);
        row(HeavenlyHost, Fangs, true, false, 0, true);
        row(HeavenlyHost, Fangs, false, false, 4);
        row(HeavenlyHost, CombatCard::Mesmerize, true, false, 4);
        row(HolyCircle, Fangs, true, false, 0, true);
        row(Escape, Claws, true, false, 0, true);
        row(Escape, Claws, false, false, 0, true);
        row(Dodge, Claws, true, false, 0);
    }
    void reckoned()
    {
        const auto [shown, against, engaged, mesmerized, damage, leaves] = rowOf<int, int, bool, bool, int, bool>();
        Fight fight(Step::Dawn);
        fight.begin(HunterSet(godalming) | seward);
        fight.combat().played = 1;
        if (mesmerized)
            fight.combat().mesmerized.insert(seward);
        QVERIFY(fight.round(static_cast<CombatCard>(against), {{seward, static_cast<HunterCard>(shown)}, {godalming, nothing}},
                            engaged ? seward : godalming));
        QVERIFY(fight.until(Asked::HunterEffects));
        const ResolveHunters expected{damage, leaves ? HunterSet(seward) : HunterSet()};
        QCOMPARE(int(fight.state.due.back().number), damage);
        QVERIFY(fight.state.due.back().hunters == expected.leaving);
        QVERIFY(reckonHunters(fight.rules, fight.state) == expected);
    }

    /// COMB-8: the table confirms or corrects
    void corrected()
    {
        Fight fight(Step::Dawn);
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.round(Fangs, {{godalming, HunterCard::Pistol}, {seward, HunterCard::HolyCircle}}, godalming));
        QVERIFY(fight.due() == Asked::HunterEffects);
        QCOMPARE(fight.refused(ResolveHunters{-1, {}}), "COMB-8");
        QCOMPARE(fight.refused(ResolveHunters{100, {}}), "COMB-8");
        QCOMPARE(fight.refused(ResolveHunters{0, mina}), "COMB-8");
        QCOMPARE(fight.refused(GoOn{}), "COMB-3");
        QVERIFY(fight.take(ResolveHunters{5, godalming})); // Holy Bullets; and the circle takes Godalming out
        QCOMPARE(int(fight.state.damage), 5);
        QVERIFY(fight.happened(What::HunterLeft, {godalming}));
        QVERIFY(fight.combat().hunters == HunterSet(seward));
    }

    /// COMB-8 WIN-3: the Heavenly Host that does not help; damage of the same step comes before the bite
    void heavenlyHost()
    {
        Fight fight(Step::Dawn);
        fight.state.influence = 12;
        fight.begin(HunterSet(godalming) | mina);
        QVERIFY(fight.round(Fangs, {{mina, HunterCard::HeavenlyHost}, {godalming, HunterCard::Knife}}, mina));
        QVERIFY(fight.until(Asked::HunterEffects));
        Fight close = fight;
        QVERIFY(fight.take(fight.usual()));
        QVERIFY(fight.due() == Asked::Bite && fight.combat().hunters.contains(mina));
        QVERIFY(fight.take(Reply{false}));
        QVERIFY(fight.combat().hunters == HunterSet(godalming)); // he leaves all the same
        QCOMPARE(int(fight.combat().played), 1);
        QVERIFY(fight.due() == Asked::Combat);
        close.state.damage = 12;
        QVERIFY(close.take(close.usual()));
        QVERIFY(close.state.winner == Winner::Hunters);
    }

    /// Garlic Wreath
    void wreath()
    {
        Fight fight(Step::Dawn);
        fight.state.damage = 5;
        fight.begin(HunterSet(godalming) | seward);
        QCOMPARE(fight.refused(ShowWreath{mina}), "COMB-1");
        QVERIFY(fight.take(ShowWreath{godalming}));
        QCOMPARE(fight.refused(ShowWreath{godalming}), "COMB-3");
        QVERIFY(fight.happened(What::HunterFought, {godalming, HunterCard::GarlicWreath}));
        QVERIFY(fight.whole(Fangs, {{godalming, nothing}, {seward, nothing}}, seward));
        QCOMPARE(int(fight.state.damage), 3);                  // another hunter
        QCOMPARE(fight.refused(ShowWreath{seward}), "TIME-1"); // before the first round
        QVERIFY(fight.whole(Fangs, {{godalming, nothing}, {seward, nothing}}, godalming));
        QCOMPARE(int(fight.state.damage), 3 - 2 + 4);
        QVERIFY(fight.whole(Claws, {{godalming, nothing}, {seward, nothing}}, godalming));
        QVERIFY(fight.combat().wreaths.empty()); // Claws that succeed destroy it

        Fight late(Step::Dawn);
        late.begin(godalming);
        late.deal(Claws);
        QVERIFY(late.take(PlayCombat{Claws}));
        QCOMPARE(late.refused(ShowWreath{godalming}), "TIME-1");
    }
    /// WIN-3 CASE-154: the wreath strikes at the moment of the damage, before the influence of the wearer's defeat
    void wreathAndDefeat()
    {
        Fight fight(Step::Dawn);
        fight.state.damage = 13;
        fight.state.influence = 12;
        fight.begin(godalming);
        weaken(fight, godalming);
        QVERIFY(fight.take(ShowWreath{godalming}));
        QVERIFY(fight.round(Fangs, {{godalming, nothing}}));
        QVERIFY(fight.due() == Asked::Defeat);
        Fight saved = fight;
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.state.winner == Winner::Hunters);
        QVERIFY(saved.take(Reply{false})); // DMG-4: no damage, no wreath
        QCOMPARE(int(saved.state.damage), 11);
    }

    /// COMP-13 COMB-9 CASE-133 COMB-10
    void sixCards()
    {
        Fight fight(Step::Dawn);
        const auto before = fight.state.trail;
        fight.begin(helsing);
        const auto hand = fight.state.combatHand.size();
        for (int round = 1; round <= 6; ++round) {
            QVERIFY(!fight.over());
            QCOMPARE(fight.state.combatHand.size(), hand);
            QVERIFY(!fight.broken());
            const auto deck = fight.state.combatDeck.size();
            const CombatCard card = std::array{Claws, Fangs, Claws, Fangs, Strength, Strength}[static_cast<std::size_t>(round - 1)];
            QVERIFY(fight.whole(card, {{helsing, round % 2 == 1 ? HunterCard::Dodge : HunterCard::Punch}}));
            if (round < 6)
                QCOMPARE(fight.state.combatDeck.size(), deck - 1); // COMB-10
        }
        QVERIFY(fight.over() && fight.happened(What::CombatEnded));
        QVERIFY(fight.state.trail == before);
        QCOMPARE(int(fight.state.combatDeck.size()), 13);
        QVERIFY(fight.state.combatHand.empty() && fight.state.due.empty());
        QVERIFY(fight.state.hunters[2] == HunterPlace::in(fight.at("a")));
    }

    void cardsOfTheRoundBefore_data()
    {
        QTest::addColumn<int>("printing");
        QTest::newRow("recommended") << static_cast<int>(Printing::Recommended);
        QTest::newRow("es") << static_cast<int>(Printing::Es);
        QTest::newRow("pl") << static_cast<int>(Printing::Pl);
        QTest::newRow("ru") << static_cast<int>(Printing::Ru);
    }
    /// COMB-10: a hunters' card stays out for one round more. Each hunter has one Punch, one Dodge and one Escape; of an Item he may have
    /// another.
    void cardsOfTheRoundBefore()
    {
        QFETCH(int, printing);
        Fight fight(Step::Dusk, static_cast<Printing>(printing));
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(writeState(fight.rules, fight.state).find("lying") == std::string::npos); // states without it are written as ever
        QVERIFY(fight.whole(Plotting, {{godalming, HunterCard::Dodge}, {seward, HunterCard::Knife}}, godalming));
        QVERIFY(fight.combat().lying[0] == HunterCard::Dodge && fight.combat().lying[1] == HunterCard::Knife);
        QVERIFY(writeState(fight.rules, fight.state).find("lying") != std::string::npos);
        const auto chosen = [&] {
            fight.deal(Claws);
            return fight.take(PlayCombat{Claws}) && fight.take(ChooseHunter{seward});
        };
        QVERIFY(chosen());
        const HunterFights again{godalming, HunterCard::Dodge};
        const auto refused = apply(fight.rules, fight.state, again);
        QVERIFY(!refused);
        QVERIFY(refused.error() == (Violation{"COMB-10", Refusal::CombatCardLies, {godalming, HunterCard::Dodge}}));
        const auto legal = legalActions(fight.rules, fight.state);
        QVERIFY(std::ranges::find(legal, Action(again)) == legal.end());
        QVERIFY(fight.refused(HunterFights{seward, HunterCard::Dodge}).empty()); // his own has not been played
        QVERIFY(fight.refused(HunterFights{seward, HunterCard::Knife}).empty()); // another Knife, for all that is known
        QVERIFY(fight.refused(HunterFights{godalming, nothing}).empty());

        // GOLD-2: it binds the hunters only, so the table may overrule it, in public; else there is nothing to overrule.
        QCOMPARE(fight.refused(HunterFights{godalming, HunterCard::Punch, true}), "GOLD-2");
        QCOMPARE(fight.refused(HunterFights{godalming, nothing, true}), "GOLD-2");
        Fight overruled = fight;
        QVERIFY(overruled.take(HunterFights{godalming, HunterCard::Dodge, true}));
        QVERIFY(overruled.state.happened.front() == (Happening{What::HunterOverruled, {godalming}, "COMB-10"}));
        QVERIFY(overruled.combat().cards[0] == HunterCard::Dodge);
        // A record from before this was held has it without a word.
        const auto recorded = applyRecorded(fight.rules, fight.state, again);
        QVERIFY(recorded && recorded->happened.empty());
        overruled.state.happened.clear();
        QVERIFY(*recorded == overruled.state);

        // A round later it is back, and a card that was cancelled lay out like any other.
        QVERIFY(fight.take(HunterFights{godalming, HunterCard::Punch}) && fight.take(HunterFights{seward, HunterCard::Dodge}));
        fight.until(Asked::Combat);
        QVERIFY(!fight.over() && fight.combat().lying[0] == HunterCard::Punch && fight.combat().lying[1] == HunterCard::Dodge);
        QVERIFY(chosen());
        QVERIFY(fight.refused(again).empty());
        QCOMPARE(fight.refused(HunterFights{godalming, HunterCard::Punch}), "COMB-10");
        QCOMPARE(fight.refused(HunterFights{seward, HunterCard::Dodge}), "COMB-10");

        // The next combat begins with all cards in hand.
        endCombat(fight.rules, fight.state);
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.combat().lying == decltype(Combat::lying){});
    }

    /// Enraged
    void enraged()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        fight.hold({Fangs, EscapeAsBat, EscapeAsMist, Claws, Claws});
        QVERIFY(fight.round(Fangs, {{godalming, HunterCard::Crucifix}, {seward, nothing}}, godalming));
        QVERIFY(fight.due() == Asked::EnragedReply);
        Fight without = fight;
        QVERIFY(without.take(GoOn{}));
        QCOMPARE(int(without.state.due.back().number), 3);
        fight.state.eventHand.push_back(DraculaEvent::Enraged);
        QVERIFY(fight.take(PlayEvent{DraculaEvent::Enraged}));
        QCOMPARE(int(fight.sheet(godalming).damage), 2);
        QVERIFY(fight.due() == Asked::HunterEffects);
        QCOMPARE(int(fight.state.due.back().number), 0); // the Crucifix has cancelled nothing
        QVERIFY(fight.take(fight.usual()));
        QCOMPARE(fight.refused(PlayCombat{EscapeAsBat}), "COMB-3");
        QCOMPARE(fight.refused(PlayCombat{EscapeAsMist}), "COMB-3");
        QVERIFY(fight.refused(PlayCombat{Claws}).empty());
        // With nothing else in his hand he plays one in vain.
        fight.hold({EscapeAsMist, EscapeAsBat});
        fight.combat().played = 4;
        QVERIFY(fight.round(EscapeAsMist, {{godalming, nothing}, {seward, nothing}}));
        QVERIFY(fight.happened(What::CombatCardCancelled, {EscapeAsMist, DraculaEvent::Enraged}) && !fight.over());

        Fight escape; // the bar strikes the very card that it would free
        escape.begin(godalming);
        escape.combat().played = 1;
        QVERIFY(escape.round(EscapeAsBat, {{godalming, HunterCard::Knife}}));
        escape.state.eventHand.push_back(DraculaEvent::Enraged);
        QVERIFY(escape.take(PlayEvent{DraculaEvent::Enraged}));
        QVERIFY(!escape.over() && escape.due() == Asked::HunterEffects);
    }

    /// Planned Ambush: before icons are compared, in the first round only
    void plannedAmbush()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.take(HunterPlays{.event = HunterEvent::PlannedAmbush, .hunter = seward}));
        QVERIFY(fight.round(Claws, {{godalming, nothing}, {seward, HunterCard::Punch}}, seward));
        QVERIFY(fight.due() == Asked::SwapCard && fight.happened(What::CombatCardPlayed, {Claws}));
        QCOMPARE(fight.refused(HunterFights{godalming, HunterCard::Dodge}), "COMB-3");
        QCOMPARE(fight.refused(HunterFights{seward, HunterCard::Stake}), "COMB-3");
        Fight kept = fight;
        QVERIFY(fight.take(HunterFights{seward, HunterCard::Dodge}));
        QVERIFY(fight.happened(What::CombatCardCancelled, {Claws, HunterCard::Dodge}));
        fight.until(Asked::Combat);
        QVERIFY(fight.combat().lying[1] == HunterCard::Dodge); // COMB-10: the other one is in his hand again
        QVERIFY(kept.take(GoOn{}));
        QVERIFY(!kept.happened(What::CombatCardCancelled));
        QVERIFY(kept.until(Asked::Combat));
        QVERIFY(kept.round(Claws, {{godalming, nothing}, {seward, HunterCard::Dodge}}, seward));
        QVERIFY(kept.due() != Asked::SwapCard);
    }

    /// Heroic Leap, WIN-3 CASE-154
    void heroicLeap()
    {
        const HunterPlays leap{.event = HunterEvent::HeroicLeap, .hunter = godalming};
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.take(leap));
        QVERIFY(fight.over() && fight.state.due.empty());
        QCOMPARE(int(fight.state.damage), 5);
        QCOMPARE(int(fight.sheet(godalming).damage), 5);
        QCOMPARE(int(fight.sheet(seward).damage), 0);

        Fight both;
        both.state.damage = 10;
        both.state.influence = 12;
        both.begin(godalming);
        weaken(both, godalming);
        QVERIFY(both.take(leap));
        QVERIFY(both.state.winner == Winner::Hunters);
        QCOMPARE(int(both.state.combatDeck.size()), 13); // nothing is lost when the game ends

        VampireFight vampire("reckless-vampire");
        vampire.start(godalming);
        weaken(vampire, godalming);
        QVERIFY(vampire.take(leap));
        QVERIFY(vampire.happened(What::VampireDefeated) && vampire.over());
        QVERIFY(vampire.due() == Asked::Defeat); // he suffers 5 all the same

        Fight late;
        late.begin(godalming);
        QVERIFY(late.whole(Claws, {{godalming, HunterCard::Dodge}}));
        QVERIFY(!late.refused(leap).empty());
        QVERIFY(!combatOpens(late.state));
    }

    /// Escape Route, OPEN-34
    void escapeRoute()
    {
        Fight fight;
        fight.begin(HunterSet(godalming) | seward);
        QVERIFY(fight.take(HunterPlays{.event = HunterEvent::EscapeRoute, .hunter = seward}));
        QVERIFY(fight.combat().hunters == HunterSet(godalming) && fight.due() == Asked::Combat);
        QVERIFY(fight.take(HunterPlays{.event = HunterEvent::EscapeRoute, .hunter = godalming}));
        QVERIFY(fight.over() && fight.happened(What::CombatEnded) && fight.state.due.empty());

        Fight card; // the last hunter leaves by a card
        card.begin(godalming);
        QVERIFY(card.whole(Claws, {{godalming, HunterCard::Escape}}));
        QVERIFY(card.over() && card.happened(What::HunterLeft, {godalming}));
    }

    /// A hunter who leaves while the cards are being chosen
    void leavesBetween()
    {
        Fight engage;
        engage.begin(HunterSet(godalming) | seward);
        engage.deal(Claws);
        QVERIFY(engage.take(PlayCombat{Claws}));
        leaveCombat(engage.rules, engage.state, seward);
        QVERIFY(engage.combat().engaged == godalming && engage.combat().stage == Combat::Stage::HunterCards);

        Fight three;
        three.begin(HunterSet(godalming) | seward | mina);
        QVERIFY(three.round(Claws, {{godalming, nothing}}, mina));
        leaveCombat(three.rules, three.state, mina); // the engaged one: another one has to be named
        QVERIFY(three.combat().stage == Combat::Stage::Engage);
        QVERIFY(three.take(ChooseHunter{seward}));
        leaveCombat(three.rules, three.state, seward);
        QVERIFY(three.combat().stage == Combat::Stage::Resolve); // Godalming's card has been entered
    }

    /// CASE-155 WIN-4 DEF-2
    void thirteenFirst()
    {
        Fight fight;
        fight.state.influence = 10;
        fight.state.despair = 1;
        fight.state.damage = 14;
        fight.begin(HunterSet(godalming) | seward);
        weaken(fight, godalming);
        QVERIFY(fight.round(Strength, {{godalming, HunterCard::Knife}, {seward, HunterCard::Knife}}, godalming));
        QVERIFY(fight.take(Reply{true}));
        QVERIFY(fight.state.winner == Winner::Dracula);
        QVERIFY(fight.state.step == Step::Over && fight.over() && fight.state.due.empty());
        QVERIFY(!fight.broken());
    }
    /// WIN-2 DMG-2 PR-23
    void draculaDefeated_data()
    {
        QTest::addColumn<int>("printing");
        for (const Printing printing : {Printing::Es, Printing::Pl, Printing::Ru})
            QTest::newRow(std::to_string(int(printing)).c_str()) << int(printing);
    }
    void draculaDefeated()
    {
        QFETCH(int, printing);
        Fight fight(Step::Dusk, static_cast<Printing>(printing));
        fight.state.damage = 13;
        fight.begin(godalming);
        QVERIFY(fight.whole(Claws, {{godalming, HunterCard::Knife}})); // 16: more than his life
        QVERIFY(fight.state.winner == Winner::Hunters);
        QCOMPARE(int(fight.state.combatDeck.size()), 13);
        QVERIFY(!fight.broken());
    }

    /// Sister Agatha, CARD-AGATHA
    void sisterAgatha_data()
    {
        Rows<int, int> row;
        row("fangs", int(Fangs), 2);
        row("bat", int(EscapeAsBat), 2);
        row("mist", int(EscapeAsMist), 2);
        row("claws", int(Claws), 0);
    }
    void sisterAgatha()
    {
        const auto [card, cost] = rowOf<int, int>();
        for (const bool cancelled : {false, true})
            for (const NoYes counts : {NoYes::No, NoYes::Yes}) {
                Fight fight(Step::Dawn);
                fight.rules.rulings.agathaCountsCancelled = counts;
                fight.state.hunterAlly = HunterEvent::SisterAgatha;
                fight.state.damage = 6;
                fight.begin(HunterSet(godalming) | seward);
                fight.combat().played = 1;
                QVERIFY(fight.round(static_cast<CombatCard>(card),
                                    {{godalming, cancelled ? std::optional(HunterCard::HolyCircle) : nothing}, {seward, nothing}},
                                    godalming));
                QVERIFY(fight.until(Asked::HunterEffects) || fight.over());
                const int costs = cancelled && counts == NoYes::No ? 0 : cost;
                const int healed = card == int(Fangs) && !cancelled ? 2 : 0; // Fangs heal what they have just cost
                QCOMPARE(int(fight.state.damage), 6 + costs - healed);
            }
        VampireFight vampire; // the text names Dracula
        vampire.state.hunterAlly = HunterEvent::SisterAgatha;
        vampire.start(godalming);
        vampire.combat().played = 1;
        QVERIFY(vampire.round(static_cast<CombatCard>(card), {{godalming, nothing}}));
        QCOMPARE(int(vampire.state.damage), 0);
    }

    /// INF-2 CARD-RECKLESS
    void recklessVampire()
    {
        for (const bool cancelled : {false, true})
            for (const NoYes counts : {NoYes::No, NoYes::Yes}) {
                VampireFight fight("reckless-vampire");
                fight.rules.rulings.cancelledFangsCount = counts;
                fight.start(godalming);
                QVERIFY(fight.whole(Fangs, {{godalming, cancelled ? std::optional(HunterCard::Dodge) : nothing}}));
                QCOMPARE(int(fight.state.influence), cancelled && counts == NoYes::No ? 0 : 1);
            }
        VampireFight other("new-vampire");
        other.start(godalming);
        QVERIFY(other.whole(Fangs, {{godalming, nothing}}));
        QCOMPARE(int(other.state.influence), 0);
    }

    /// VAMP-1 VAMP-2 VAMP-3 VAMP-7 DMG-1 DMG-3 CASE-161
    void vampires()
    {
        VampireFight fight("new-vampire");
        fight.start(HunterSet(godalming) | seward);
        QVERIFY(fight.happened(What::CombatBegins, {godalming, seward, fight.card("new-vampire")}));
        QVERIFY(fight.whole(Claws, {{godalming, HunterCard::Punch}, {seward, nothing}}, seward));
        QVERIFY(fight.happened(What::VampireDamaged, {fight.card("new-vampire"), 1}));
        QCOMPARE(fight.wounds(), 1);
        QCOMPARE(int(fight.state.damage), 0); // DMG-3: not Dracula
        fight.combat().played = 5;
        VampireFight undecided = fight;
        QVERIFY(undecided.whole(Claws, {{godalming, nothing}, {seward, nothing}}, seward));
        QVERIFY(undecided.over());
        QCOMPARE(undecided.wounds(), 1); // CASE-161
        QVERIFY(undecided.state.lairs[0]->encounters[0].faceUp);
        // Fangs heal the vampire.
        fight.combat().played = 2;
        VampireFight healed = fight;
        QVERIFY(healed.round(Fangs, {{godalming, nothing}, {seward, nothing}}, seward));
        QCOMPARE(healed.wounds(), 0);
        QVERIFY(healed.happened(What::VampireHealed, {healed.card("new-vampire"), 1}));
        // VAMP-2: at its life, or beyond, it is defeated.
        fight.state.lairs[0]->encounters[0].damage = 4;
        const auto discarded = fight.state.encounterDiscard.size();
        QVERIFY(fight.whole(Claws, {{godalming, HunterCard::Knife}, {seward, nothing}}, seward));
        QVERIFY(fight.over() && fight.happened(What::VampireDefeated, {fight.card("new-vampire")}));
        QCOMPARE(fight.wounds(), -1);
        QCOMPARE(fight.state.encounterDiscard.size(), discarded + 1); // VAMP-7
        QVERIFY(!fight.broken());
    }

    /// Drawn from the box: COMB-3 COMP-16 BAT-5
    void fromTheBox()
    {
        Fight fight(Step::Dawn);
        fight.state.handling = CardHandling::DrawnFromBox;
        fight.state.combatDeck.clear();
        fight.in(2).escapeAsBat = true;
        fight.begin(helsing);
        QVERIFY(fight.state.combatHand.empty());
        fight.combat().played = 1;
        QVERIFY(fight.whole(EscapeAsBat, {{helsing, HunterCard::Knife}}));
        QCOMPARE(fight.refused(PlayCombat{EscapeAsBat}), "COMB-3"); // one is used, one lies on the trail
        QVERIFY(fight.refused(PlayCombat{EscapeAsMist}).empty());
        for (int copy = 0; copy < fight.rules.cards->combatCards[std::size_t(Claws)].copies; ++copy)
            QVERIFY(fight.whole(Claws, {{helsing, copy % 2 == 0 ? HunterCard::Dodge : HunterCard::Crucifix}}));
        QCOMPARE(fight.refused(PlayCombat{Claws}), "COMB-3");
        QVERIFY(fight.take(PlayCombat{Fangs}));
        endCombat(fight.rules, fight.state);
        QVERIFY(fight.state.combatDeck.empty() && fight.over());
    }

    /// Every answer that is listed is accepted, and no other; nothing is lost; a combat ends.
    void randomCombats()
    {
        std::mt19937 random(20);
        const auto below = [&](std::size_t bound) { return std::size_t(random() % bound); };
        std::array<int, 64> met{};
        for (int game = 0; game < times(500, 4000); ++game) {
            const bool vampire = game % 3 == 0;
            VampireFight fight(game % 2 == 0 ? "new-vampire" : "reckless-vampire", below(2) == 0 ? Step::Dusk : Step::Dawn);
            fight.state.seed[0] = static_cast<std::uint8_t>(game);
            fight.state.despair = static_cast<std::uint8_t>(below(4));
            fight.state.influence = static_cast<std::uint8_t>(below(13));
            fight.state.damage = static_cast<std::uint16_t>(below(15));
            fight.state.eventHand = {DraculaEvent::Enraged, DraculaEvent::Enraged};
            for (const RulingInfo& info : rulingTable())
                setReading(fight.rules.rulings, info.ruling, static_cast<std::uint8_t>(below(info.readingCount)));
            if (below(2) == 0)
                fight.state.hunterAlly = HunterEvent::SisterAgatha;
            if (below(3) == 0) {
                fight.state.handling = CardHandling::DrawnFromBox;
                fight.state.combatDeck.clear();
                fight.state.boxDeck = static_cast<std::uint16_t>(fight.state.encounterDeck.size());
                fight.state.encounterDeck.clear();
            }
            HunterSet who(allHunters[below(4)]);
            for (const Hunter hunter : allHunters)
                if (below(3) == 0)
                    who.insert(hunter);
            if (vampire)
                fight.start(who);
            else
                fight.begin(who);
            if (below(2) == 0)
                layLucysRevenge(fight.state);
            if (below(2) == 0)
                fight.combat().wreaths = who;
            for (int step = 0; !fight.state.due.empty(); ++step) {
                QVERIFY(step < 200);
                const Due now = fight.state.due.back();
                ++met[std::size_t(now.what)];
                const auto answers = answersDue(fight.rules, fight.state);
                QVERIFY(!answers.empty());
                if (chapterOf(now.what) == Chapter::Combat) {
                    std::vector<Response> universe{GoOn{}, Reply{true}, Reply{false}, ResolveHunters{now.number, now.hunters}};
                    for (std::size_t card = 0; card < combatCardCount; ++card)
                        universe.emplace_back(PlayCombat{static_cast<CombatCard>(card)});
                    for (const Hunter hunter : allHunters) {
                        universe.emplace_back(ChooseHunter{hunter});
                        universe.emplace_back(HunterFights{hunter, nothing});
                        for (std::size_t card = 0; card < hunterCardCount; ++card)
                            universe.emplace_back(HunterFights{hunter, static_cast<HunterCard>(card)});
                    }
                    fight.rules.board->all().forEach([&](LocationId place) { universe.emplace_back(ChoosePlace{place}); });
                    for (const Response& response : universe) {
                        const bool listed = std::ranges::find(answers, response) != answers.end();
                        const bool accepted =
                            std::visit([&](const auto& a) { return apply(fight.rules, fight.state, a).has_value(); }, response);
                        QCOMPARE(accepted, listed);
                    }
                }
                if (now.what == Asked::EnragedReply && !playableEvents(fight.rules, fight.state).empty() && below(2) == 0)
                    QVERIFY(fight.take(PlayEvent{DraculaEvent::Enraged}));
                else
                    QVERIFY(fight.take(std::visit([](const auto& a) -> Action { return a; }, answers[below(answers.size())])));
                const auto broken = brokenInvariant(fight.rules, fight.state);
                QVERIFY2(!broken, std::string(broken.value_or("")).c_str());
                QVERIFY(!fight.state.combat || fight.combat().played <= 6);
            }
            QVERIFY(fight.over());
        }
        for (const Asked what : {Asked::Combat, Asked::EnragedReply, Asked::LucysReply, Asked::UsePlotting, Asked::TakeCombat,
                                 Asked::ClawsVictim, Asked::Bite, Asked::HunterEffects, Asked::BatWhere, Asked::Defeat})
            QVERIFY2(met[std::size_t(what)] > 0, std::to_string(int(what)).c_str());
    }
};

DEMETER_TEST(TestCombat)
#include "test_combat.moc"

// What the hunters answer before anybody acts: combat, Encounter cards, and what an effect asks of them.
#include "app/fury3e/table/question_maker.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/table/tell_apart.h"
#include "app/text/name_forms.h"

#include <QCollator>
#include <QStringList>

#include <algorithm>

namespace demeter::fury3e {

void TableQuestion::askForCard()
{
    const HunterAsk& ask = *turn_.ask;
    const auto hunter = answeringHunter(view_, turn_);
    if (!hunter)
        return;
    const QString name = sentences_.hunter(*hunter);
    if (ask.what == HunterAsk::What::OtherCard) {
        asked_.title = tr("%1: another card for %2?").arg(sentences_.hunterEvent(HunterEvent::PlannedAmbush), name);
        asked_.note = tr("The hunter may turn up another card in place of that one.");
        addEntry("answer-keep", tr("The card stays"), QStringLiteral("check"), GoOn{}, false);
    } else {
        asked_.title = inForms(tr("What does %1 turn up?"), {sentences_.forms(*hunter)});
        asked_.note = tr("Turn the cards up together.");
    }
    std::vector<HunterFights> fights;
    std::ranges::copy_if(ask.fights, std::back_inserter(fights), [&](const HunterFights& each) { return each.hunter == *hunter; });
    const QCollator collator = sentences_.collator();
    std::ranges::stable_sort(fights, [&](const HunterFights& a, const HunterFights& b) { // no card comes last
        return a.card && b.card ? collator.compare(sentences_.hunterCard(*a.card), sentences_.hunterCard(*b.card)) < 0 : a.card && !b.card;
    });
    for (const HunterFights& each : fights)
        addEntry(each.card ? "answer-card" : "answer-no-card", deedWords(each), {}, each, true).description =
            each.card ? combatWords(*moment_.cards, *each.card, sentences_) : QString();
    for (const HunterFights& each : ask.lying)
        if (each.hunter == *hunter) {
            TableChoice& off = addEntry("answer-lying", deedWords(each), {}, each, false); // is refused, with the reason
            off.kind = ChoiceKind::Off;
            off.description = tr("played in the last round");
        }
}

void TableQuestion::askForResult()
{
    const ResolveHunters& result = draft_.result ? *draft_.result : turn_.ask->result;
    asked_.title = tr("What do the hunters' cards come to?");
    asked_.note = tr("Reckoned from the cards. Where a card says otherwise, put it right.");
    // Whose damage: a hunter may just have suffered some as well.
    const QString foe = view_.combat && view_.combat->vampire ? sentences_.encounter(*view_.combat->vampire) : tr("Dracula");
    const auto change = [&](const char* name, const QString& word, const QString& icon, const ResolveHunters& next) -> TableChoice& {
        TableDraft changed = draft_;
        changed.result = next;
        return add(name, word, icon, changed);
    };
    if (draft_.result) {
        ResolveHunters less = result, more = result;
        less.damage = qMax(0, result.damage - 1);
        more.damage = qMin(99, result.damage + 1);
        change("answer-less", damageWords(less.damage), QStringLiteral("minus"), less);
        change("answer-more", damageWords(more.damage), QStringLiteral("plus"), more);
        if (view_.combat)
            view_.combat->hunters.forEach([&](Hunter hunter) {
                ResolveHunters next = result;
                const bool leaves = result.leaving.contains(hunter);
                if (leaves)
                    next.leaving.erase(hunter);
                else
                    next.leaving.insert(hunter);
                TableChoice& each = change("answer-leaves", sentences_.hunter(hunter), {}, next);
                if (!room_.phone)
                    each.sign = hunter;
                each.marked = leaves;
                const QString does = leaves ? tr("leaves the combat") : tr("stays in the combat");
                (room_.phone ? each.description : each.second) = does;
            });
    }
    const int whole = qMin(room_.columns, 3);
    QStringList facts{QStringLiteral("%1: %2").arg(foe, damageWords(result.damage))};
    //: %1 is a hunter, man or woman.
    result.leaving.forEach([&](Hunter hunter) { facts << inForms(tr("%1 leaves the combat"), {sentences_.forms(hunter)}); });
    TableChoice& done =
        add("answer-result", tr("So it is"), QStringLiteral("check"), Action(result), draft_.result ? whole : qMax(1, whole - 1));
    done.kind = ChoiceKind::OthersPrimary;
    done.second = facts.join(QStringLiteral(" · "));
    if (!draft_.result)
        change("answer-otherwise", tr("Something else", "than was reckoned"), QStringLiteral("undo"), result).kind = ChoiceKind::Quiet;
}

void TableQuestion::askForEncounter()
{
    const HunterAsk& ask = *turn_.ask;
    const EncounterCard& card = (*moment_.cards)[*ask.kind];
    const EncounterEffect& effect = card.effect;
    const QString name = sentences_.encounter(*ask.kind);
    asked_.title = ask.hunter ? tr("%1 and %2").arg(name, sentences_.hunter(*ask.hunter)) : name;
    asked_.note = sentences_.effect(*ask.kind);
    std::vector<AnswerEncounter> plain, cancelling;
    HunterSet joiners;
    bool asksMet = false, asksCounts = false;
    for (const AnswerEncounter& answer : ask.answers) {
        if (answer.cancelledBy) {
            if (std::ranges::none_of(cancelling, [&](const auto& other) { return other.cancelledBy == answer.cancelledBy; }))
                cancelling.push_back(answer);
            continue;
        }
        plain.push_back(answer);
        joiners = joiners | answer.joining;
        asksMet |= answer.met;
        asksCounts |= answer.counts != decltype(answer.counts){};
    }
    const auto addAnswer = [&](const QString& word, const QString& second, const char* icon, const AnswerEncounter& answer) {
        TableChoice& choice = addEntry("answer-encounter", word, QString::fromLatin1(icon), answer, false);
        if (answer.cancelledBy) { // its name says it, but for who does not know the card
            choice.description = second;
            return &choice;
        }
        choice.second = second;
        if (asksMet && room_.columns == 2) // whole sentences, in a narrow column
            choice.span = 2;
        return &choice;
    };
    if (asksCounts) {
        const bool weapons = effect.lessPerWeapon > 0;
        std::vector<Hunter> counted;
        ask.counted.forEach([&](Hunter hunter) { counted.push_back(hunter); });
        const Hunter hunter =
            counted.empty() ? ask.hunter.value_or(Hunter::LordGodalming) : counted[qMin(draft_.countedSoFar, counted.size() - 1)];
        const bool lastOne = draft_.countedSoFar + 1 >= counted.size();
        asked_.title = weapons ? tr("%1: how many weapons?").arg(name) : tr("%1: how many Items?").arg(name);
        asked_.note = sentences_.hunter(hunter);
        const int most = weapons ? (effect.damage + effect.lessPerWeapon - 1) / effect.lessPerWeapon : 6;
        for (int count = 0; count <= most; ++count) {
            AnswerEncounter answer = draft_.facts;
            answer.counts[static_cast<std::size_t>(hunter)] = static_cast<std::uint8_t>(count);
            const int damage = weapons ? qMax(0, effect.damage - count * effect.lessPerWeapon) : count * effect.damagePerItem;
            TableDraft next = draft_;
            next.facts = answer;
            ++next.countedSoFar;
            const QString things = weapons ? tr("%n weapons", nullptr, count) : tr("%n Items", nullptr, count);
            TableChoice& choice = add("answer-encounter", room_.phone ? QString::number(count) : things, {},
                                      lastOne ? TableChoice::Does(Action(answer)) : TableChoice::Does(next));
            choice.second = damageWords(damage);
            if (room_.phone) // the question says what is counted
                choice.spoken = things + QStringLiteral(", ") + choice.second;
        }
    } else if (asksMet) {
        AnswerEncounter yes, no;
        yes.met = true;
        const QString discarded = tr("the card is discarded"), stays = tr("it stays, face up");
        switch (card.staysUnless) {
        case StaysUnless::Delay:
            addAnswer(tr("The hunter becomes delayed"), discarded, "check", yes);
            addAnswer(tr("The hunter does not"), stays, "cross", no);
            break;
        case StaysUnless::HeavenlyHost:
            addAnswer(tr("Showed a Heavenly Host"), discarded, "host", yes);
            addAnswer(tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::PistolOrRifle:
            addAnswer(tr("Showed a Pistol or a Rifle"), discarded, "check", yes);
            addAnswer(tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::Weapon:
            addAnswer(tr("Discarded a weapon"), discarded, "check", yes);
            addAnswer(tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::Discarded:
        case StaysUnless::VampireDefeated:
            addAnswer(tr("Showed a weapon"), damageWords(effect.damage), "check", yes);
            addAnswer(tr("Showed none"), damageWords(effect.damage + effect.damageWithoutWeapon) + QStringLiteral(", ") + tr("delayed"),
                      "cross", no);
            break;
        }
    } else {
        joiners.forEach([&](Hunter hunter) {
            const bool joins = draft_.facts.joining.contains(hunter);
            TableDraft other = draft_;
            if (joins)
                other.facts.joining.erase(hunter);
            else
                other.facts.joining.insert(hunter);
            TableChoice& choice = add("answer-joins", sentences_.hunter(hunter), {}, other);
            if (!room_.phone)
                choice.sign = hunter;
            choice.marked = joins;
            const QString does = joins ? tr("joins, and is delayed") : tr("does not join");
            (room_.phone ? choice.description : choice.second) = does;
        });
        add("answer-encounter", effect.fights ? tr("The combat begins") : tr("Go on"),
            effect.fights ? QStringLiteral("claws") : QStringLiteral("check"), Action(draft_.facts), qMin(room_.columns, 3))
            .kind = ChoiceKind::OthersPrimary;
    }
    for (const AnswerEncounter& answer : cancelling) {
        const auto& by = *answer.cancelledBy;
        addAnswer(std::holds_alternative<HunterEvent>(by) ? sentences_.hunterEvent(std::get<HunterEvent>(by))
                                                          : sentences_.hunterCard(std::get<HunterCard>(by)),
                  tr("the hunter's card; the Encounter has no effect"), "event", answer)
            ->kind = ChoiceKind::Quiet;
    }
}

void TableQuestion::askForAnswer()
{
    using enum HunterAsk::What;
    const HunterAsk& ask = *turn_.ask;
    const QString who = ask.hunter ? sentences_.hunter(*ask.hunter) : QString();
    const std::vector<NameForms> forms{sentences_.forms(ask.hunter.value_or(Hunter::LordGodalming))};
    const QString which = ask.event ? sentences_.event(*ask.event) : QString();
    switch (ask.what) {
    case Card:
    case OtherCard:
        askForCard();
        break;
    case Result:
        askForResult();
        break;
    case Encounter:
        askForEncounter();
        break;
    case LucysRevenge:
        asked_.title = tr("%1: is the escape cancelled?").arg(sentences_.hunterEvent(HunterEvent::LucysRevenge));
        asked_.note = {};
        addReply("answer-yes", true, tr("Cancelled"), tr("the combat goes on"));
        addReply("answer-no", false, tr("Not cancelled"), tr("Dracula escapes"));
        break;
    case Bite:
        asked_.title = inForms(tr("%1 is bitten"), forms);
        asked_.note = tr("Did a card prevent it?");
        addReply("answer-yes", true, tr("Bitten"), tr("a Bite token, or defeat"));
        addReply("answer-no", false, tr("Prevented"), tr("no bite"));
        break;
    case Defeat: {
        const auto n = static_cast<std::size_t>(ask.hunter.value_or(Hunter::LordGodalming));
        asked_.title = inForms(tr("Is %1 defeated?"), forms);
        asked_.note = ask.number > 0 ? tr("Damage %1, life %2.").arg(view_.sheets[n].damage).arg(moment_.cards->hunterSheets[n].life)
                                     : tr("There is no free space for a bite.");
        addReply("answer-yes", true, tr("Defeated"), tr("influence +%1, then the hospital").arg(2 + static_cast<int>(view_.despair)));
        addReply("answer-no", false, tr("Prevented"), tr("a card prevents it: this damage is not suffered"));
        break;
    }
    case Order:
        asked_.title = tr("Which card do the hunters take next?");
        asked_.note = tr("The order is theirs.");
        for (const HunterAsk::Found& found : ask.found)
            addEntry("answer-found", sentences_.encounter(found.kind), encounterIcon(*moment_.cards, found.kind),
                     ChooseLying{{found.place, found.kind, found.nth}}, false);
        tellApart(asked_.choices);
        if (ask.found.empty())
            addEntry("answer-go-on", tr("Go on"), QStringLiteral("check"), GoOn{}, false);
        break;
    case Shows:
        asked_.title = tr("%1: does the hunter show a card against it?").arg(which);
        asked_.note = ask.event == DraculaEvent::GreatWolf ? tr("%1: a Crucifix, or a Heavenly Host.").arg(who) : who;
        addReply("answer-yes", true, tr("The hunter shows it"), tr("nothing happens"));
        addReply("answer-no", false, tr("The hunter does not"), ask.number > 0 ? damageWords(ask.number) : QString());
        break;
    case Customs:
        asked_.title = tr("%1: Items or damage?").arg(which);
        asked_.note = tr("%1 chooses.").arg(who);
        addReply("answer-yes", true, tr("Discards the Items"), tr("all of them"));
        addReply("answer-no", false, tr("Keeps them"), damageWords(3));
        break;
    case LongNight:
        asked_.title = tr("Long Night: was that Event card Dracula's?");
        asked_.note = tr("%1 draws one for moving by night.").arg(who);
        addReply("answer-yes", true, tr("Dracula's"), {});
        addReply("answer-no", false, tr("The hunters'"), {});
        break;
    }
}

} // namespace demeter::fury3e

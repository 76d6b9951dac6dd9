// What an Encounter card asks of the hunters' side when it meets them.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/text/name_forms.h"

#include <algorithm>

namespace demeter::fury3e {

Question TurnFlow::encounter(const Due& due, const AnswerEncounter& facts) const
{
    Question question;
    question.way = wayOfRound(question);
    if (!due.kind)
        return question;
    const EncounterCard& card = (*ruleset_.cards)[*due.kind];
    const EncounterEffect& effect = card.effect;
    const QString name = sentences_.encounter(*due.kind);
    if (due.hunter) {
        question.acting = due.hunter;
        question.text = tr("%1 and %2").arg(name, sentences_.hunter(*due.hunter));
    } else {
        //: %1 is an Encounter card, %2 a place.
        question.text = due.place ? inForms(tr("%1 %2{in}"), {NameForms{name, {}, false}, sentences_.forms(*due.place)}) : name;
    }
    question.note = sentences_.effect(*due.kind);
    question.noteFirst = true;
    std::vector<AnswerEncounter> plain, cancelling;
    for (const Action& action : legal())
        if (const auto* answer = std::get_if<AnswerEncounter>(&action)) {
            if (!answer->cancelledBy)
                plain.push_back(*answer);
            else if (std::ranges::none_of(cancelling, [&](const auto& other) { return other.cancelledBy == answer->cancelledBy; }))
                cancelling.push_back(*answer);
        }
    const bool asksMet = std::ranges::any_of(plain, &AnswerEncounter::met);
    const bool asksCounts = std::ranges::any_of(plain, [](const AnswerEncounter& a) { return a.counts != decltype(a.counts){}; });
    HunterSet joiners;
    for (const AnswerEncounter& answer : plain)
        joiners = joiners | answer.joining;
    const auto add = [&](ChoiceKind kind, const QString& word, const QString& second, const char* icon, const Answer& answer) {
        Choice choice;
        choice.kind = kind;
        choice.word = word;
        choice.second = second;
        choice.icon = QString::fromLatin1(icon);
        choice.answer = answer;
        question.choices.push_back(std::move(choice));
    };
    const auto inside = [](const AnswerEncounter& next) {
        SubQuestion sub;
        sub.what = SubQuestion::What::Facts;
        sub.facts = next;
        return sub;
    };
    const auto legalNow = [&](const AnswerEncounter& answer) { return apply(ruleset_, state_, answer).has_value(); };

    if (asksCounts) {
        const bool weapons = effect.lessPerWeapon > 0;
        const auto consequence = [&](int count) {
            const int damage = weapons ? qMax(0, effect.damage - count * effect.lessPerWeapon) : count * effect.damagePerItem;
            return damage == 0 ? tr("no damage") : tr("%n damage", nullptr, damage);
        };
        HunterSet there;
        if (due.place)
            there = huntersIn(state_, *due.place);
        if (there.empty() && due.hunter)
            there.insert(*due.hunter);
        question.text = weapons ? tr("%1: how many weapons?").arg(name) : tr("%1: how many Items?").arg(name);
        if (there.size() == 1) {
            const auto index = static_cast<std::size_t>(there.first());
            // More weapons than make a difference, or more Items than anybody holds, need no button.
            const int most = weapons ? (effect.damage + effect.lessPerWeapon - 1) / effect.lessPerWeapon : 6;
            for (int count = 0; count <= most; ++count) {
                AnswerEncounter answer;
                answer.counts[index] = static_cast<std::uint8_t>(count);
                if (legalNow(answer))
                    add(ChoiceKind::Others, weapons ? tr("%n weapons", nullptr, count) : tr("%n Items", nullptr, count), consequence(count),
                        "", Action(answer));
            }
        } else {
            there.forEach([&](Hunter hunter) {
                const auto index = static_cast<std::size_t>(hunter);
                Choice choice;
                choice.kind = ChoiceKind::Plain;
                choice.form = Choice::Form::Stepper;
                choice.word = sentences_.hunter(hunter);
                choice.second = consequence(facts.counts[index]);
                choice.sign = hunter;
                choice.value = QString::number(facts.counts[index]);
                AnswerEncounter less = facts, more = facts;
                if (facts.counts[index] > 0) {
                    --less.counts[index];
                    choice.less = inside(less);
                }
                ++more.counts[index];
                if (facts.counts[index] < 9 && legalNow(more))
                    choice.more = inside(more);
                question.choices.push_back(std::move(choice));
            });
            add(ChoiceKind::OthersPrimary, tr("So it is"), {}, "check", Action(facts));
        }
    } else if (asksMet) {
        AnswerEncounter yes, no;
        yes.met = true;
        switch (card.staysUnless) {
        case StaysUnless::Delay:
            add(ChoiceKind::Others, tr("The hunter becomes delayed"), tr("the card is discarded"), "check", Action(yes));
            add(ChoiceKind::Others, tr("The hunter does not"), tr("it stays, face up"), "cross", Action(no));
            break;
        case StaysUnless::HeavenlyHost:
            add(ChoiceKind::Others, tr("Showed a Heavenly Host"), tr("the card is discarded"), "host", Action(yes));
            add(ChoiceKind::Others, tr("Did not"), tr("it stays, face up"), "cross", Action(no));
            break;
        case StaysUnless::PistolOrRifle:
            add(ChoiceKind::Others, tr("Showed a Pistol or a Rifle"), tr("the card is discarded"), "check", Action(yes));
            add(ChoiceKind::Others, tr("Did not"), tr("it stays, face up"), "cross", Action(no));
            break;
        case StaysUnless::Weapon:
            add(ChoiceKind::Others, tr("Discarded a weapon"), tr("the card is discarded"), "check", Action(yes));
            add(ChoiceKind::Others, tr("Did not"), tr("it stays, face up"), "cross", Action(no));
            break;
        case StaysUnless::Discarded:
        case StaysUnless::VampireDefeated:
            add(ChoiceKind::Others, tr("Showed a weapon"), tr("%n damage", nullptr, effect.damage), "check", Action(yes));
            add(ChoiceKind::Others, tr("Showed none"),
                tr("%n damage", nullptr, effect.damage + effect.damageWithoutWeapon) + QStringLiteral(", ") + tr("delayed"), "cross",
                Action(no));
            break;
        }
    } else if (!joiners.empty()) {
        joiners.forEach([&](Hunter hunter) {
            Choice choice;
            choice.kind = ChoiceKind::Others;
            choice.word = sentences_.hunter(hunter);
            choice.marked = facts.joining.contains(hunter);
            choice.second = choice.marked ? tr("joins, and is delayed") : tr("does not join");
            choice.sign = hunter;
            AnswerEncounter next = facts;
            if (choice.marked)
                next.joining.erase(hunter);
            else
                next.joining.insert(hunter);
            choice.answer = inside(next);
            question.choices.push_back(std::move(choice));
        });
        add(ChoiceKind::OthersPrimary, tr("The combat begins"), {}, "claws", Action(facts));
    } else {
        add(ChoiceKind::OthersPrimary, effect.fights ? tr("The combat begins") : tr("Go on"), {}, effect.fights ? "claws" : "check",
            Action(AnswerEncounter{}));
    }
    bool first = true;
    for (const AnswerEncounter& answer : cancelling) {
        const auto& by = *answer.cancelledBy;
        const QString cardName =
            std::holds_alternative<HunterEvent>(by) ? event(std::get<HunterEvent>(by)) : this->card(std::get<HunterCard>(by));
        AnswerEncounter bare;
        bare.cancelledBy = answer.cancelledBy;
        add(ChoiceKind::Plain, cardName, tr("discarded without effect"), "event", Action(legalNow(bare) ? bare : answer));
        if (first)
            question.choices.back().section = tr("Or it is cancelled");
        first = false;
    }
    return question;
}

} // namespace demeter::fury3e

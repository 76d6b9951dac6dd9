// What the hunters answer at the table: their cards in a combat, what a card does to them, whether something is prevented.
#include "app/desktop/guide/turn_flow.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/desktop/map/signs.h"
#include "app/desktop/table/turn_panel.h"
#include "app/text/name_forms.h"

#include <QCollator>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace demeter {

using namespace fury3e;

// The same things are asked on Dracula's screen: they are said in its words.

void TurnPanel::addReply(const char* name, bool yes, const QString& word, const QString& second)
{
    addEntry(name, word, yes ? QStringLiteral("check") : QStringLiteral("cross"), Reply{yes}, false);
    choices_.back().button->setSecondLine(second);
}

QString TurnPanel::damageWords(int damage) const
{
    return damage > 0 ? TurnFlow::tr("%n damage", nullptr, damage) : TurnFlow::tr("no damage");
}

std::optional<Hunter> TurnPanel::answering() const
{
    if (!turn_.ask)
        return std::nullopt;
    if (turn_.ask->what != HunterAsk::What::Card)
        return turn_.ask->hunter;
    const auto& fights = turn_.ask->fights;
    const auto has = [&](Hunter hunter) { return std::ranges::find(fights, hunter, &HunterFights::hunter) != fights.end(); };
    if (view_.combat && view_.combat->engaged && has(*view_.combat->engaged)) // COMB-4: he is the one who counts
        return view_.combat->engaged;
    return fights.empty() ? std::nullopt : std::optional(fights.front().hunter);
}

void TurnPanel::askForCard()
{
    const HunterAsk& ask = *turn_.ask;
    const auto hunter = answering();
    if (!hunter)
        return;
    const QString name = sentences_->hunter(*hunter);
    if (ask.what == HunterAsk::What::OtherCard) {
        title_->setText(TurnFlow::tr("%1: another card for %2?").arg(sentences_->hunterEvent(HunterEvent::PlannedAmbush), name));
        line_->setText(TurnFlow::tr("The hunter may turn up another card in place of that one."));
        addEntry("answer-keep", TurnFlow::tr("The card stays"), QStringLiteral("check"), GoOn{}, false);
    } else {
        title_->setText(inForms(TurnFlow::tr("What does %1 turn up?"), {sentences_->forms(*hunter)}));
        line_->setText(TurnFlow::tr("Turn the cards up together."));
    }
    std::vector<HunterFights> fights;
    std::ranges::copy_if(ask.fights, std::back_inserter(fights), [&](const HunterFights& each) { return each.hunter == *hunter; });
    const QCollator collator = sentences_->collator();
    std::ranges::stable_sort(fights, [&](const HunterFights& a, const HunterFights& b) { // no card comes last
        return a.card && b.card ? collator.compare(sentences_->hunterCard(*a.card), sentences_->hunterCard(*b.card)) < 0
                                : a.card && !b.card;
    });
    for (const HunterFights& each : fights)
        addEntry(each.card ? "answer-card" : "answer-no-card", deedWords(each), {}, each, true);
    for (const HunterFights& each : ask.lying)
        if (each.hunter == *hunter) {
            addEntry("answer-lying", deedWords(each), {}, each, false); // is refused, with the reason
            choices_.back().button->setKind(ChoiceKind::Off);
            choices_.back().button->setAccessibleDescription(TurnFlow::tr("played in the last round"));
        }
}

void TurnPanel::askForResult()
{
    const ResolveHunters& result = result_ ? *result_ : turn_.ask->result;
    title_->setText(TurnFlow::tr("What do the hunters' cards come to?"));
    line_->setText(TurnFlow::tr("Reckoned from the cards. Where a card says otherwise, put it right."));
    const auto change = [&](const char* name, const QString& word, const QString& icon, const ResolveHunters& next) {
        ChoiceButton* button = addChoice(name, word, icon);
        connect(button, &QAbstractButton::clicked, this, [this, next] {
            result_ = next;
            renew();
        });
        return button;
    };
    if (result_) {
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
                ChoiceButton* button = change("answer-leaves", sentences_->hunter(hunter), {}, next);
                if (!isPhone())
                    button->setSign(hunterSign(hunter));
                button->setMarked(leaves);
                const QString does = leaves ? TurnFlow::tr("leaves the combat") : TurnFlow::tr("stays in the combat");
                isPhone() ? button->setAccessibleDescription(does) : button->setSecondLine(does);
            });
    }
    const int whole = qMin(columns_, 3);
    ChoiceButton* done =
        addChoice("answer-result", TurnFlow::tr("So it is"), QStringLiteral("check"), result_ ? whole : qMax(1, whole - 1));
    done->setKind(ChoiceKind::OthersPrimary);
    QStringList facts{damageWords(result.damage)};
    //: %1 is a hunter, man or woman.
    result.leaving.forEach([&](Hunter hunter) { facts << inForms(TurnFlow::tr("%1 leaves the combat"), {sentences_->forms(hunter)}); });
    done->setSecondLine(facts.join(QStringLiteral(" · ")));
    connect(done, &QAbstractButton::clicked, this, [this, result] { emit entered(result); });
    if (!result_)
        change("answer-otherwise", tr("Something else"), QStringLiteral("undo"), result)->setKind(ChoiceKind::Quiet);
}

void TurnPanel::askForEncounter()
{
    const HunterAsk& ask = *turn_.ask;
    const EncounterCard& card = (*cards_)[*ask.kind];
    const EncounterEffect& effect = card.effect;
    const QString name = sentences_->encounter(*ask.kind);
    title_->setText(ask.hunter ? TurnFlow::tr("%1 and %2").arg(name, sentences_->hunter(*ask.hunter)) : name);
    line_->setText(sentences_->effect(*ask.kind));
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
    const auto add = [&](const QString& word, const QString& second, const char* icon, const AnswerEncounter& answer) {
        addEntry("answer-encounter", word, QString::fromLatin1(icon), answer, false);
        choices_.back().button->setSecondLine(second);
    };
    if (asksCounts) {
        const bool weapons = effect.lessPerWeapon > 0;
        std::vector<Hunter> counted;
        ask.counted.forEach([&](Hunter hunter) { counted.push_back(hunter); });
        const Hunter hunter =
            counted.empty() ? ask.hunter.value_or(Hunter::LordGodalming) : counted[qMin(countedSoFar_, counted.size() - 1)];
        const bool lastOne = countedSoFar_ + 1 >= counted.size();
        title_->setText(weapons ? TurnFlow::tr("%1: how many weapons?").arg(name) : TurnFlow::tr("%1: how many Items?").arg(name));
        line_->setText(sentences_->hunter(hunter));
        const int most = weapons ? (effect.damage + effect.lessPerWeapon - 1) / effect.lessPerWeapon : 6;
        for (int count = 0; count <= most; ++count) {
            AnswerEncounter answer = facts_;
            answer.counts[static_cast<std::size_t>(hunter)] = static_cast<std::uint8_t>(count);
            const int damage = weapons ? qMax(0, effect.damage - count * effect.lessPerWeapon) : count * effect.damagePerItem;
            ChoiceButton* button = addChoice(
                "answer-encounter", weapons ? TurnFlow::tr("%n weapons", nullptr, count) : TurnFlow::tr("%n Items", nullptr, count), {});
            button->setSecondLine(damageWords(damage));
            connect(button, &QAbstractButton::clicked, this, [this, answer, lastOne] {
                if (lastOne) {
                    emit entered(answer);
                    return;
                }
                facts_ = answer;
                ++countedSoFar_;
                renew();
            });
        }
    } else if (asksMet) {
        AnswerEncounter yes, no;
        yes.met = true;
        const QString discarded = TurnFlow::tr("the card is discarded"), stays = TurnFlow::tr("it stays, face up");
        switch (card.staysUnless) {
        case StaysUnless::Delay:
            add(TurnFlow::tr("The hunter becomes delayed"), discarded, "check", yes);
            add(TurnFlow::tr("The hunter does not"), stays, "cross", no);
            break;
        case StaysUnless::HeavenlyHost:
            add(TurnFlow::tr("Showed a Heavenly Host"), discarded, "host", yes);
            add(TurnFlow::tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::PistolOrRifle:
            add(TurnFlow::tr("Showed a Pistol or a Rifle"), discarded, "check", yes);
            add(TurnFlow::tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::Weapon:
            add(TurnFlow::tr("Discarded a weapon"), discarded, "check", yes);
            add(TurnFlow::tr("Did not"), stays, "cross", no);
            break;
        case StaysUnless::Discarded:
        case StaysUnless::VampireDefeated:
            add(TurnFlow::tr("Showed a weapon"), damageWords(effect.damage), "check", yes);
            add(TurnFlow::tr("Showed none"),
                damageWords(effect.damage + effect.damageWithoutWeapon) + QStringLiteral(", ") + TurnFlow::tr("delayed"), "cross", no);
            break;
        }
    } else {
        joiners.forEach([&](Hunter hunter) {
            const bool joins = facts_.joining.contains(hunter);
            ChoiceButton* button = addChoice("answer-joins", sentences_->hunter(hunter), {});
            button->setSign(hunterSign(hunter));
            button->setMarked(joins);
            button->setSecondLine(joins ? TurnFlow::tr("joins, and is delayed") : TurnFlow::tr("does not join"));
            connect(button, &QAbstractButton::clicked, this, [this, hunter, joins] {
                if (joins)
                    facts_.joining.erase(hunter);
                else
                    facts_.joining.insert(hunter);
                renew();
            });
        });
        ChoiceButton* done = addChoice("answer-encounter", effect.fights ? TurnFlow::tr("The combat begins") : TurnFlow::tr("Go on"),
                                       effect.fights ? QStringLiteral("claws") : QStringLiteral("check"), qMin(columns_, 3));
        done->setKind(ChoiceKind::OthersPrimary);
        connect(done, &QAbstractButton::clicked, this, [this] { emit entered(facts_); });
    }
    for (const AnswerEncounter& answer : cancelling) {
        const auto& by = *answer.cancelledBy;
        add(std::holds_alternative<HunterEvent>(by) ? sentences_->hunterEvent(std::get<HunterEvent>(by))
                                                    : sentences_->hunterCard(std::get<HunterCard>(by)),
            TurnFlow::tr("discarded without effect"), "event", answer);
        choices_.back().button->setKind(ChoiceKind::Quiet);
    }
}

void TurnPanel::askForAnswer()
{
    using enum HunterAsk::What;
    const HunterAsk& ask = *turn_.ask;
    const QString who = ask.hunter ? sentences_->hunter(*ask.hunter) : QString();
    const std::vector<NameForms> forms{sentences_->forms(ask.hunter.value_or(Hunter::LordGodalming))};
    const QString which = ask.event ? sentences_->event(*ask.event) : QString();
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
        title_->setText(TurnFlow::tr("%1: is the escape cancelled?").arg(sentences_->hunterEvent(HunterEvent::LucysRevenge)));
        line_->setText({});
        addReply("answer-yes", true, TurnFlow::tr("Cancelled"), TurnFlow::tr("the combat goes on"));
        addReply("answer-no", false, TurnFlow::tr("Not cancelled"), TurnFlow::tr("Dracula escapes"));
        break;
    case Bite:
        title_->setText(inForms(TurnFlow::tr("%1 is bitten"), forms));
        line_->setText(TurnFlow::tr("Did a card prevent it?"));
        addReply("answer-yes", true, TurnFlow::tr("Bitten"), TurnFlow::tr("a Bite token, or defeat"));
        addReply("answer-no", false, TurnFlow::tr("Prevented"), TurnFlow::tr("no bite"));
        break;
    case Defeat: {
        const auto n = static_cast<std::size_t>(ask.hunter.value_or(Hunter::LordGodalming));
        title_->setText(inForms(TurnFlow::tr("Is %1 defeated?"), forms));
        line_->setText(ask.number > 0 ? TurnFlow::tr("Damage %1, life %2.").arg(view_.sheets[n].damage).arg(cards_->hunterSheets[n].life)
                                      : TurnFlow::tr("There is no free space for a bite."));
        addReply("answer-yes", true, TurnFlow::tr("Defeated"),
                 TurnFlow::tr("influence +%1, then the hospital").arg(2 + static_cast<int>(view_.despair)));
        addReply("answer-no", false, TurnFlow::tr("Prevented"), TurnFlow::tr("a card prevents it: this damage is not suffered"));
        break;
    }
    case Order:
        title_->setText(TurnFlow::tr("Which card do the hunters take next?"));
        line_->setText(TurnFlow::tr("The order is theirs."));
        for (const HunterAsk::Found& found : ask.found)
            addEntry("answer-found", sentences_->encounter(found.kind), encounterIcon(*cards_, found.kind),
                     ChooseLying{{found.place, found.kind, found.nth}}, false);
        if (ask.found.empty())
            addEntry("answer-go-on", TurnFlow::tr("Go on"), QStringLiteral("check"), GoOn{}, false);
        break;
    case Shows:
        title_->setText(TurnFlow::tr("%1: does the hunter show a card against it?").arg(which));
        line_->setText(ask.event == DraculaEvent::GreatWolf ? TurnFlow::tr("%1: a Crucifix, or a Heavenly Host.").arg(who) : who);
        addReply("answer-yes", true, TurnFlow::tr("The hunter shows it"), TurnFlow::tr("nothing happens"));
        addReply("answer-no", false, TurnFlow::tr("The hunter does not"), ask.number > 0 ? damageWords(ask.number) : QString());
        break;
    case Customs:
        title_->setText(TurnFlow::tr("%1: Items or damage?").arg(which));
        line_->setText(TurnFlow::tr("%1 chooses.").arg(who));
        addReply("answer-yes", true, TurnFlow::tr("Discards the Items"), TurnFlow::tr("all of them"));
        addReply("answer-no", false, TurnFlow::tr("Keeps them"), damageWords(3));
        break;
    case LongNight:
        title_->setText(TurnFlow::tr("Long Night: was that Event card Dracula's?"));
        line_->setText(TurnFlow::tr("%1 draws one for moving by night.").arg(who));
        addReply("answer-yes", true, TurnFlow::tr("Dracula's"), {});
        addReply("answer-no", false, TurnFlow::tr("The hunters'"), {});
        break;
    }
}

} // namespace demeter

// The decisions of one combat (COMB-3 to COMB-10).
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"

#include <QCollator>

#include <algorithm>

namespace demeter::fury3e {

bool askedInCombat(const GameState& state)
{
    if (!state.combat || state.due.empty())
        return false;
    switch (state.due.back().what) {
    case Due::What::Combat:
    case Due::What::EnragedReply:
    case Due::What::LucysReply:
    case Due::What::UsePlotting:
    case Due::What::SwapCard:
    case Due::What::TakeCombat:
    case Due::What::ClawsVictim:
    case Due::What::Bite:
    case Due::What::HunterEffects:
    case Due::What::Defeat:
        return true;
    default:
        return false;
    }
}

Choice TurnFlow::combatChoice(CombatCard card, const Answer& answer) const
{
    Choice choice;
    choice.form = Choice::Form::Card;
    choice.word = this->card(card);
    choice.icon = combatIcon(card);
    const bool dracula = !state_.combat || !state_.combat->vampire;
    choice.second = combatWords(card, state_.combat && state_.combat->night, dracula);
    choice.answer = answer;
    return choice;
}

Question TurnFlow::combatCards() const
{
    Question question;
    question.step = 1;
    const Combat& combat = *state_.combat;
    const auto actions = legal();
    question.text = combat.vampire ? tr("Which Combat card for the vampire?") : tr("Which Combat card for Dracula?");
    question.note = tr("Everybody chooses one card, face down.");
    for (const PlayCombat& play : all<PlayCombat>(actions)) {
        Choice choice = combatChoice(play.card, Action(play));
        for (const Warning& warning : warnings(ruleset_, state_, play))
            if (warning.what == Advice::WillBeCancelled) {
                choice.dashed = true;
                choice.second = combat.vampire ? tr("too early: it will be cancelled") : tr("Pride will cancel it");
            }
        if (const auto copies = std::ranges::count(state_.combatHand, play.card); copies > 1)
            choice.value = QStringLiteral("×%1").arg(copies);
        question.choices.push_back(std::move(choice));
    }
    sortNames(question.choices);
    const std::size_t playable = question.choices.size();
    // What he holds and may not play says why.
    for (std::size_t n = 0; n < combatCardCount; ++n) {
        const auto card = static_cast<CombatCard>(n);
        const bool held =
            state_.handling == CardHandling::DrawnFromBox || std::ranges::find(state_.combatHand, card) != state_.combatHand.end();
        if (!held || std::ranges::find(actions, Action(PlayCombat{card})) != actions.end())
            continue;
        const auto tried = apply(ruleset_, state_, PlayCombat{card});
        Choice choice = combatChoice(card, tried ? Violation{"COMB-3", Refusal::NotNow, {}} : tried.error());
        choice.kind = ChoiceKind::Off;
        choice.second = tr("not in this combat");
        question.choices.push_back(std::move(choice));
    }
    sortNames(question.choices, playable);
    bool first = true;
    const auto head = [&](Choice& choice) {
        if (first)
            choice.section = tr("Before the first round");
        first = false;
    };
    for (const ShowWreath& show : all<ShowWreath>(actions)) {
        Choice choice;
        choice.kind = ChoiceKind::Quiet;
        choice.word = card(HunterCard::GarlicWreath);
        choice.second = sentences_.hunter(show.hunter);
        choice.sign = show.hunter;
        choice.answer = Action(show);
        head(choice);
        question.choices.push_back(std::move(choice));
    }
    Choice cards = huntersCard();
    if (first)
        cards.section = tr("At any time");
    question.choices.push_back(std::move(cards));
    addRest(question, actions);
    return question;
}

Question TurnFlow::engage() const
{
    Question question;
    question.step = 2;
    question.text = tr("Which hunter is engaged?");
    question.note = state_.combat->card ? tr("Chosen: %1.").arg(card(*state_.combat->card)) : QString();
    const auto actions = legal();
    addHunters(question, actions);
    for (Choice& choice : question.choices)
        choice.place.reset();
    addRest(question, actions);
    return question;
}

void TurnFlow::addFighterCards(Question& question, const std::vector<Action>& actions, Hunter hunter) const
{
    const Combat& combat = *state_.combat;
    auto fights = all<HunterFights>(actions);
    std::erase_if(fights, [&](const HunterFights& fight) { return fight.hunter != hunter; });
    const QCollator collator = sentences_.collator();
    std::ranges::stable_sort(fights, [&](const HunterFights& a, const HunterFights& b) { // without a card first
        return a.card && b.card ? collator.compare(card(*a.card), card(*b.card)) < 0 : !a.card && b.card;
    });
    for (const HunterFights& fight : fights) {
        Choice choice;
        choice.kind = ChoiceKind::Others;
        choice.answer = Action(fight);
        if (fight.card) {
            const HunterKnownCard& facts = (*ruleset_.cards)[*fight.card];
            choice.word = card(*fight.card);
            if (combat.card && combat.engaged == hunter && facts.cancelsCard(*combat.card))
                choice.second = tr("cancels %1").arg(card(*combat.card));
            else if (facts.damage > 0)
                choice.second = tr("%n damage", nullptr, facts.damage);
        } else {
            choice.word = tr("No card");
        }
        question.choices.push_back(std::move(choice));
    }
    // COMB-10: shown with the reason against it, which the table may overrule.
    const auto lying = combat.lying[static_cast<std::size_t>(hunter)];
    if (!lying || has(actions, HunterFights{hunter, lying}))
        return;
    Choice choice;
    choice.kind = ChoiceKind::Off;
    choice.word = card(*lying);
    choice.second = tr("played in the last round");
    choice.answer = Action(HunterFights{hunter, lying});
    question.choices.push_back(std::move(choice));
}

Question TurnFlow::hunterCards(std::optional<Hunter> wanted) const
{
    Question question;
    question.step = 3;
    const Combat& combat = *state_.combat;
    const auto actions = legal();
    const auto fights = all<HunterFights>(actions);
    HunterSet open;
    for (const HunterFights& fight : fights)
        open.insert(fight.hunter);
    if (open.empty()) {
        question.text = tr("What do the hunters turn up?");
        addRest(question, actions);
        return question;
    }
    Hunter hunter = combat.engaged && open.contains(*combat.engaged) ? *combat.engaged : open.first();
    if (wanted && open.contains(*wanted))
        hunter = *wanted;
    question.acting = hunter;
    //: %1 is a hunter.
    question.text = saying(tr("What does %1 turn up?"), hunter);
    question.note =
        combat.card ? tr("Turn the cards up together. Dracula's: %1.").arg(card(*combat.card)) : tr("Turn the cards up together.");
    addFighterCards(question, actions, hunter);
    bool first = true;
    open.forEach([&](Hunter other) {
        if (other == hunter)
            return;
        Choice choice;
        choice.kind = ChoiceKind::Quiet;
        choice.word = sentences_.hunter(other);
        choice.sign = other;
        SubQuestion next;
        next.what = SubQuestion::What::Fighter;
        next.hunter = other;
        choice.answer = next;
        if (first)
            choice.section = tr("Others first");
        first = false;
        question.choices.push_back(std::move(choice));
    });
    addRest(question, actions);
    return question;
}

Question TurnFlow::huntersResult(const Due&, const ResolveHunters& result) const
{
    Question question;
    question.step = 6;
    question.text = tr("What do the hunters' cards come to?");
    question.note = tr("Reckoned from the cards. Where a card says otherwise, put it right.");
    const auto inside = [](const ResolveHunters& next) {
        SubQuestion sub;
        sub.what = SubQuestion::What::Result;
        sub.result = next;
        return sub;
    };
    Choice damage;
    damage.kind = ChoiceKind::Plain;
    damage.form = Choice::Form::Stepper;
    const bool dracula = !state_.combat->vampire;
    damage.word = dracula ? tr("Damage to Dracula") : tr("Damage to the vampire");
    if (dracula)
        damage.second = tr("then %1 of %2").arg(static_cast<int>(state_.damage) + result.damage).arg(ruleset_.cards->draculaLife);
    else if (const PlacedEncounter* vampire = cardAt(state_, *state_.combat->vampire))
        damage.second = tr("then %1 of %2").arg(vampire->damage + result.damage).arg((*ruleset_.cards)[vampire->kind].life);
    damage.icon = QStringLiteral("damage");
    damage.value = QString::number(result.damage);
    ResolveHunters less = result, more = result;
    --less.damage;
    ++more.damage;
    if (apply(ruleset_, state_, less))
        damage.less = inside(less);
    if (apply(ruleset_, state_, more))
        damage.more = inside(more);
    question.choices.push_back(std::move(damage));
    state_.combat->hunters.forEach([&](Hunter hunter) {
        Choice choice;
        choice.kind = ChoiceKind::Others;
        choice.word = sentences_.hunter(hunter);
        choice.marked = result.leaving.contains(hunter);
        choice.second = choice.marked ? tr("leaves the combat") : tr("stays in the combat");
        choice.sign = hunter;
        ResolveHunters next = result;
        if (choice.marked)
            next.leaving.erase(hunter);
        else
            next.leaving.insert(hunter);
        choice.answer = inside(next);
        question.choices.push_back(std::move(choice));
    });
    Choice done;
    done.kind = ChoiceKind::OthersPrimary;
    done.word = tr("So it is");
    done.second = result.damage > 0 ? tr("%n damage", nullptr, result.damage) : tr("no damage");
    done.icon = QStringLiteral("check");
    done.answer = Action(result);
    question.choices.push_back(std::move(done));
    addRest(question, legal());
    return question;
}

Question TurnFlow::combat(const Due& due, const std::optional<SubQuestion>& inside) const
{
    using enum Due::What;
    Question question;
    const auto actions = legal();
    const QString who = due.hunter ? sentences_.hunter(*due.hunter) : QString();
    const fury3e::Combat none;
    const fury3e::Combat& fight = state_.combat ? *state_.combat : none;
    const QString his = fight.card ? card(*fight.card) : QString();
    const QString engaged = fight.engaged ? sentences_.hunter(*fight.engaged) : QString();
    const auto is = [&](SubQuestion::What what) { return inside && inside->what == what; };
    switch (due.what) {
    case Combat:
        switch (fight.stage) {
        case Combat::Stage::ChooseCard:
            question = combatCards();
            break;
        case Combat::Stage::Engage:
            question = engage();
            break;
        case Combat::Stage::HunterCards:
            question = hunterCards(is(SubQuestion::What::Fighter) ? inside->hunter : std::nullopt);
            break;
        case Combat::Stage::Resolve:
            question.step = 5;
            question.text = tr("Go on");
            addRest(question, actions);
            break;
        }
        break;
    case EnragedReply: {
        question.step = 4;
        question.text = tr("%1 is cancelled").arg(his);
        question.note = engaged.isEmpty() ? QString() : tr("By the card of %1.").arg(engaged);
        question.choices.push_back(goOn(tr("Go on"), tr("it has no effect")));
        addReplies(question, actions, {DraculaEvent::Enraged});
        break;
    }
    case LucysReply:
        question.step = 5;
        question.text = tr("%1: is the escape cancelled?").arg(event(HunterEvent::LucysRevenge));
        question.note = tr("It lies before Lord Godalming, and %1 resolves.").arg(his);
        question.choices.push_back(replyChoice(false, tr("Not cancelled"), tr("Dracula escapes")));
        question.choices.push_back(replyChoice(true, tr("Cancelled"), tr("the combat goes on")));
        break;
    case UsePlotting: {
        question.step = 4;
        const QString theirs = fight.engaged && fight.cards[static_cast<std::size_t>(*fight.engaged)]
                                   ? card(*fight.cards[static_cast<std::size_t>(*fight.engaged)])
                                   : QString();
        question.text = tr("%1: cancel %2?").arg(card(CombatCard::Plotting), theirs);
        question.note = tr("The card that lies face up is turned over for it.");
        question.choices.push_back(replyChoice(true, tr("Cancel it"), theirs, ChoiceKind::Legal));
        question.choices.push_back(replyChoice(false, tr("Keep it for later"), {}, ChoiceKind::Legal));
        break;
    }
    case SwapCard:
        question.step = 3;
        question.text = tr("%1: another card for %2?").arg(event(HunterEvent::PlannedAmbush), who);
        question.note = tr("The hunter may turn up another card in place of that one.");
        question.choices.push_back(goOn(tr("The card stays"), {}, ChoiceKind::Others));
        if (due.hunter && state_.combat)
            addFighterCards(question, actions, *due.hunter);
        break;
    case TakeCombat:
        question.step = 5;
        question.text = tr("Which Combat card from the deck?");
        question.note = tr("In secret. The deck is shuffled afterwards.");
        for (const PlayCombat& take : all<PlayCombat>(actions))
            question.choices.push_back(combatChoice(take.card, Action(take)));
        break;
    case ClawsVictim:
        question.step = 5;
        question.text = tr("Claws by night: who suffers 2 more?");
        question.note = tr("Any hunter of the combat, the same one too.");
        addHunters(question, actions);
        break;
    case Bite:
        question.step = 5;
        //: %1 is a hunter, man or woman.
        question.text = saying(tr("%1 is bitten"), *due.hunter);
        question.note = tr("Did a card prevent it?");
        question.choices.push_back(replyChoice(true, tr("Bitten"), tr("a Bite token, or defeat")));
        question.choices.push_back(replyChoice(false, tr("Prevented"), tr("no bite")));
        break;
    case HunterEffects:
        question = huntersResult(due, is(SubQuestion::What::Result) ? inside->result : ResolveHunters{due.number, due.hunters});
        break;
    case BatWhere:
        question.step = 5;
        question.text = tr("Escape as Bat: where does Dracula fly?");
        question.note = tr("In secret, to a city without hunters; or he stays.");
        addPlaces(question, actions);
        question.choices.push_back(goOn(tr("Stay"), tr("nothing on the trail changes"), ChoiceKind::Legal));
        break;
    default:
        break;
    }
    question.noteFirst = due.what == EnragedReply || due.what == LucysReply || due.what == HunterEffects ||
                         (due.what == Due::What::Combat && fight.stage == Combat::Stage::HunterCards);
    question.way = state_.combat || due.what == BatWhere ? Question::Way::Combat : wayOfRound(question);
    if (due.what == BatWhere)
        question.way = wayOfRound(question); // the map is shown
    addRest(question, actions);
    return question;
}

} // namespace demeter::fury3e

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
    question.title = combat.vampire ? tr("Which Combat card for the vampire?") : tr("Which Combat card for Dracula?");
    question.note = tr("Everybody chooses one card, face down.");
    for (const PlayCombat& play : all<PlayCombat>(actions)) {
        Choice choice = combatChoice(play.card, Action(play));
        for (const Warning& warning : warnings(ruleset_, state_, play))
            if (warning.what == Advice::WillBeCancelled) {
                choice.dashed = true;
                choice.second = combat.vampire ? tr("too early: it will be cancelled") : tr("Pride: too early, it will be cancelled");
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
    question.title = tr("Which hunter is engaged?");
    question.note = state_.combat->card ? tr("Chosen: %1.").arg(card(*state_.combat->card)) : QString();
    const auto actions = legal();
    addHunters(question, actions);
    for (Choice& choice : question.choices)
        choice.place.reset();
    addRest(question, actions);
    return question;
}

Question TurnFlow::combat(const Due& due) const
{
    using enum Due::What;
    Question question;
    const auto actions = legal();
    const QString who = due.hunter ? sentences_.hunter(*due.hunter) : QString();
    const fury3e::Combat none;
    const fury3e::Combat& fight = state_.combat ? *state_.combat : none;
    const QString his = fight.card ? card(*fight.card) : QString();
    const QString engaged = fight.engaged ? sentences_.hunter(*fight.engaged) : QString();
    switch (due.what) {
    case Combat:
        switch (fight.stage) {
        case Combat::Stage::ChooseCard:
            question = combatCards();
            break;
        case Combat::Stage::Engage:
            question = engage();
            break;
        case Combat::Stage::HunterCards: // asked at the table
        case Combat::Stage::Resolve:
            question.step = 5;
            question.title = tr("Go on");
            addRest(question, actions);
            break;
        }
        break;
    case EnragedReply: {
        question.step = 4;
        question.title = tr("%1 is cancelled").arg(his);
        question.note = engaged.isEmpty() ? QString() : tr("By the card of %1.").arg(engaged);
        question.choices.push_back(goOn(tr("Go on"), tr("it has no effect")));
        addReplies(question, actions, {DraculaEvent::Enraged});
        break;
    }
    case UsePlotting: {
        question.step = 4;
        const QString theirs = fight.engaged && fight.cards[static_cast<std::size_t>(*fight.engaged)]
                                   ? card(*fight.cards[static_cast<std::size_t>(*fight.engaged)])
                                   : QString();
        question.title = tr("%1: cancel %2?").arg(card(CombatCard::Plotting), theirs);
        question.note = tr("The card that lies face up is turned over for it.");
        question.choices.push_back(replyChoice(true, tr("Cancel it"), theirs));
        question.choices.push_back(replyChoice(false, tr("Keep it for later"), {}));
        break;
    }
    case TakeCombat:
        question.step = 5;
        question.title = tr("Which Combat card from the deck?");
        question.note = tr("In secret. The deck is shuffled afterwards.");
        for (const PlayCombat& take : all<PlayCombat>(actions))
            question.choices.push_back(combatChoice(take.card, Action(take)));
        break;
    case ClawsVictim:
        question.step = 5;
        question.title = tr("Claws by night: who suffers 2 more?");
        question.note = tr("Any hunter of the combat, the same one too.");
        addHunters(question, actions);
        break;
    case BatWhere:
        question.step = 5;
        question.title = tr("Escape as Bat: where does Dracula fly?");
        question.note = tr("In secret, to a city without hunters; or he stays.");
        addPlaces(question, actions);
        question.choices.push_back(goOn(tr("Stay"), tr("nothing on the trail changes"), ChoiceKind::Legal));
        break;
    default:
        break;
    }
    question.noteFirst = due.what == EnragedReply;
    question.way = state_.combat || due.what == BatWhere ? Question::Way::Combat : wayOfRound(question);
    if (due.what == BatWhere)
        question.way = wayOfRound(question); // the map is shown
    addRest(question, actions);
    return question;
}

} // namespace demeter::fury3e

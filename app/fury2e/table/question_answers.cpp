// What the hunters answer before anybody acts: Encounters, combat, and what an effect asks of them.
#include "app/fury2e/table/question_maker.h"

#include "app/text/name_forms.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/game_state.h"

namespace demeter::fury2e {

namespace {

using Asks = TableDraft::Asks;
using What = PublicQuestion::What;

} // namespace

void SecondTableQuestion::askForEncounter()
{
    if (!turn_.encounter)
        return;
    const EncounterAsk& ask = *turn_.encounter;
    const QString name = sentences_.encounter(ask.encounter);
    const std::string_view token = encounters[static_cast<std::size_t>(ask.encounter)].id;
    asked_.title = QStringLiteral("%1: %2").arg(name, names(ask.hunters));
    // One question after another: the die, whether it was averted, then what each has lost. The die comes first, for it says what averts
    // it.
    std::vector<Hunter> losers;
    if (ask.mostLoss > 0 && !draft_.answer.prevented)
        ask.hunters.forEach([&](Hunter hunter) {
            if (losers.empty() || !ask.together)
                losers.push_back(hunter);
        });
    const std::size_t first = ask.rolls ? 1 : 0, second = first + (ask.canBePrevented ? 1 : 0);
    const std::size_t steps = second + losers.size();
    const std::size_t step = draft_.answered;
    /// The next question, or the entry when there is none left.
    const auto next = [&](const AnswerEncounter& answer, bool ends) {
        TableDraft on = draft_;
        on.answer = answer;
        on.said.clear();
        ++on.answered;
        return ends ? TableChoice::Does(Action(answer)) : TableChoice::Does(on);
    };
    if (step < first) { // 2E-ENC-17
        asked_.note = asked_.brief = tr("What does the die show? With 1 to 3 it bites, with 4 to 6 it escapes.", "a New Vampire");
        addDie("answer-die", [&](std::uint8_t roll) {
            AnswerEncounter rolled = draft_.answer;
            rolled.roll = roll;
            return next(rolled, step + 1 == steps);
        });
    } else if (step < second) {
        const std::uint8_t rolled = draft_.answer.roll;
        if (rolled == 0)
            askAbout(token, tr("Is something shown or spent that averts it?"));
        else
            asked_.note = asked_.brief = rolled <= 3 ? tr("Is a Crucifix or a Sacred Host shown, which averts the bites?")
                                                     : tr("Is a Knife or a Stake discarded, so that it does not escape?");
        AnswerEncounter averted = draft_.answer;
        averted.prevented = true;
        add("answer-averted", tr("It is averted"), QStringLiteral("check"), next(averted, true));
        add("answer-not-averted", tr("It is not"), QStringLiteral("cross"), next(draft_.answer, step + 1 == steps));
    } else if (step < steps) {
        const Hunter hunter = losers[step - second];
        //: %1 are one hunter or more.
        askAbout(token, tr("Health that is lost: %1").arg(ask.together ? names(ask.hunters) : sentences_.hunter(hunter)));
        for (std::uint8_t loss = 0; loss <= ask.mostLoss; ++loss) {
            AnswerEncounter lost = draft_.answer;
            (ask.together ? ask.hunters : HunterSet(hunter)).forEach([&](Hunter each) { lost.losses[at(each)] = loss; });
            add("answer-loss", QString::number(loss), loss == 0 ? QString() : QStringLiteral("health"), next(lost, step + 1 == steps));
        }
    } else {
        const bool halves = ask.encounter == Encounter::Hoax || ask.encounter == Encounter::Peasants; // 2E-ENC-9, 2E-ENC-11
        const auto& here = view_.asked.location;
        askAbout(token, halves && here ? QStringLiteral("%1: %2").arg(sentences_.place(*here), sentences_.regionOf(*here)) : QString());
        add("answer-encounter", tr("It takes effect"), QStringLiteral("check"), Action(draft_.answer), qMax(1, room_.columns - 1)).kind =
            ChoiceKind::OthersPrimary;
    }
    if (step > 0)
        return;
    add("answer-forewarned", sentences_.hunterEvent(HunterEvent::Forewarned), QStringLiteral("event"),
        Action(AnswerEncounter{.forewarned = true}));
    if (std::ranges::find(turn_.cards, HunterEvent::SecretWeapon, &HunterCardTurn::event) != turn_.cards.end())
        add("answer-card", sentences_.hunterEvent(HunterEvent::SecretWeapon), QStringLiteral("event"),
            Action(HunterPlays{.event = HunterEvent::SecretWeapon}));
    if (ask.canBeSaved)
        ask.hunters.forEach([&](Hunter hunter) {
            const bool saved = draft_.answer.saved.contains(hunter);
            TableChoice& choice = addNext("answer-saved", sentences_.hunterEvent(HunterEvent::GreatStrength), {}, [&](TableDraft& draft) {
                if (saved)
                    draft.answer.saved.erase(hunter);
                else
                    draft.answer.saved.insert(hunter);
            });
            choice.sign = hunter;
            choice.marked = saved;
        });
}

void SecondTableQuestion::askForCombatCards()
{
    asked_.title = sentences_.question({.what = Due::What::Combat}, Combat::Stage::Cards);
    asked_.note = tr("Dracula may play one first.");
    std::vector<CombatCard::Kind> kinds;
    for (const CombatCard& card : turn_.combatCards)
        if (std::ranges::find(kinds, card.kind) == kinds.end())
            kinds.push_back(card.kind);
    for (const CombatCard::Kind kind : kinds) {
        std::vector<CombatCard> cards;
        std::ranges::copy_if(turn_.combatCards, std::back_inserter(cards), [&](const CombatCard& each) { return each.kind == kind; });
        TableDraft asksMore;
        asksMore.asks = Asks::Leap;
        asksMore.combatCard = cards.front();
        add("combat-card", sentences_.combatCard(kind), QStringLiteral("event"),
            cards.size() == 1 ? TableChoice::Does(Action(cards.front())) : TableChoice::Does(asksMore));
    }
    if (!moment_.fights)
        return;
    add("combat-go-on", tr("Nobody, or nobody else"), QStringLiteral("arrow-right"), Action(GoOn{}), qMin(2, room_.columns)).kind =
        ChoiceKind::OthersPrimary;
}

void SecondTableQuestion::askForLeap()
{
    if (!draft_.combatCard)
        return;
    const CombatCard::Kind kind = draft_.combatCard->kind;
    asked_.title = sentences_.combatCard(kind);
    std::vector<CombatCard> cards;
    HunterSet players;
    for (const CombatCard& card : turn_.combatCards)
        if (card.kind == kind) {
            cards.push_back(card);
            players.insert(card.hunter);
        }
    if (cards.empty())
        return;
    if (!draft_.who && players.size() > 1) {
        //: %1 is a card. The title of a question.
        asked_.title = tr("%1: who plays the card?").arg(asked_.title); // the way back lies where a line would be
        players.forEach([&](Hunter hunter) {
            CombatCard own = *draft_.combatCard;
            own.hunter = hunter;
            TableDraft next = draft_;
            next.combatCard = own;
            next.who = true;
            add("combat-card-hunter", sentences_.hunter(hunter), {},
                own.number == 0 ? TableChoice::Does(Action(own)) : TableChoice::Does(next))
                .sign = hunter;
        });
        return;
    }
    asked_.note = tr("What does the die show?");
    addDie("combat-die", [&](std::uint8_t roll) {
        return TableChoice::Does(Action(CombatCard{kind, draft_.who ? draft_.combatCard->hunter : players.first(), roll}));
    });
}

void SecondTableQuestion::askForResult()
{
    asked_.title = sentences_.question({.what = Due::What::Combat}, Combat::Stage::Result);
    asked_.note = tr("Mark what the winner's card says.");
    for (std::size_t n = 0; n < combatWordCount; ++n) {
        const auto word = static_cast<CombatWord>(n);
        if (turn_.result && !turn_.result->words.contains(word))
            continue;
        const bool marked = draft_.result.words.contains(word);
        CombatWords words;
        for (std::size_t each = 0; each < combatWordCount; ++each)
            if (const auto other = static_cast<CombatWord>(each); draft_.result.words.contains(other) != (other == word))
                words |= other;
        const bool possible = marked || !contradicts(words);
        TableChoice& choice = addNext("result-word", sentences_.word(word), {}, [&](TableDraft& next) {
            if (possible)
                next.result.words = words;
            else
                next.said = sentences_.reason({"2E-COMB-13", Refusal::ResultNeeds, {}});
        });
        choice.marked = marked;
        if (word == CombatWord::Killed && view_.combat)
            choice.second = view_.combat->agent ? sentences_.encounter(*view_.combat->agent) : killedWords();
        if (!possible)
            choice.kind = ChoiceKind::Off;
    }
    TableDraft on = draft_;
    on.asks = Asks::Losses;
    on.said.clear();
    const bool blood = turn_.result && turn_.result->blood; // an Agent has none
    addTo(asked_.tail, "result-next", blood ? tr("Health and Blood") : tr("Health", "leads to who loses some"),
          QStringLiteral("arrow-right"), on, 2)
        .kind = ChoiceKind::OthersPrimary;
}

/// 2E-COMB-14.
QString SecondTableQuestion::killedWords() const
{
    //: %1 is Blood, Dracula's; %2 and %3 are how much he has before and afterwards.
    return tr("Dracula: %1 %2 → %3")
        .arg(sentences_.number(Number::Blood))
        .arg(view_.blood)
        .arg(turn_.result ? turn_.result->ifKilled : view_.blood);
}

void SecondTableQuestion::askForLosses()
{
    if (!view_.combat)
        return;
    asked_.title = tr("Who loses how much?");
    asked_.note = tr("Each tap adds one; after six it is none again.");
    if (draft_.result.words.contains(CombatWord::Killed) && !view_.combat->agent)
        //: %1 is "Killed", the result of a combat round, %2 what it does.
        asked_.note = tr("%1 comes besides by itself: %2.").arg(sentences_.word(CombatWord::Killed), killedWords()) + u' ' + asked_.note;
    constexpr int most = 6;
    const auto counted = [](std::uint8_t& number) { number = static_cast<std::uint8_t>(number >= most ? 0 : number + 1); };
    const auto minus = [](int number) { return number == 0 ? QStringLiteral("0") : QStringLiteral("\u2212%1").arg(number); };
    view_.combat->hunters.forEach([&](Hunter hunter) {
        TableChoice& choice =
            addNext("result-health", sentences_.hunter(hunter), {}, [&](TableDraft& next) { counted(next.result.health[at(hunter)]); });
        choice.sign = hunter;
        choice.second = minus(draft_.result.health[at(hunter)]);
        choice.marked = draft_.result.health[at(hunter)] > 0;
    });
    if (turn_.result && turn_.result->blood) {
        TableChoice& blood = addNext("result-blood", sentences_.number(Number::Blood), QStringLiteral("blood"),
                                     [&](TableDraft& next) { counted(next.result.blood); });
        blood.second = minus(draft_.result.blood);
        blood.marked = draft_.result.blood > 0;
    }
    if (turn_.result && turn_.result->escapes)
        view_.combat->hunters.forEach([&](Hunter hunter) {
            const bool leaves = draft_.result.escaped.contains(hunter);
            TableChoice& choice = addNext("result-escapes", tr("Escapes", "a hunter, from a combat"), {}, [&](TableDraft& next) {
                if (leaves)
                    next.result.escaped.erase(hunter);
                else
                    next.result.escaped.insert(hunter);
            });
            choice.sign = hunter;
            choice.marked = leaves;
        });
    TableChoice& done = addTo(asked_.tail, "result-enter", tr("So it is"), QStringLiteral("check"), Action(draft_.result), 2);
    done.kind = ChoiceKind::OthersPrimary;
    if (draft_.result == decltype(draft_.result){})
        done.second = tr("nobody loses anything; the combat goes on");
}

void SecondTableQuestion::askYesNo(const QString& yes, const QString& no)
{
    add("answer-yes", yes, QStringLiteral("check"), Action(Reply{true}));
    add("answer-no", no, QStringLiteral("cross"), Action(Reply{false}));
}

} // namespace demeter::fury2e

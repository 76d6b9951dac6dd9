#include "app/fury3e/desktop/guide/conversation.h"

#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/text/hunter_words.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

Conversation::Conversation(GameController& game, QObject* parent) : TalkOfGame(game, parent) {}

void Conversation::forget()
{
    TalkOfGame::forget();
    warned_.reset();
}

void Conversation::movedOn()
{
    TalkOfGame::movedOn();
    warned_.reset();
}

Question Conversation::makeQuestion() const
{
    Question question = TurnFlow(game_.ruleset(), game_.state(), game_.sentences(), &game_.turn()).question(inside());
    // A penalty is never asked for unexplained.
    question.noteFirst = question.noteFirst || penaltyDue(game_.ruleset(), game_.state());
    return question;
}

QStringList Conversation::news() const
{
    QStringList told;
    for (const Happening& happening : game_.state().happened)
        told << game_.sentences().happening(happening);
    return told;
}

void Conversation::onRefused(const Action& tried, const Violation& violation)
{
    const auto* move = std::get_if<MoveHunter>(&tried);
    // Hunters are not ours to police: what the table may allow is offered with the reason against it.
    if (const auto allowed = overruled(tried); allowed && !whyIllegal(game_.ruleset(), game_.state(), *allowed)) {
        TableDraft draft;
        draft.allowed = allowed;
        ask(SubQuestion::table(std::move(draft)));
    }
    refuse(violation, move != nullptr ? std::optional(move->to) : std::nullopt);
}

void Conversation::answer(const Answer& answer, std::optional<LocationId> place)
{
    if (const auto* action = std::get_if<Action>(&answer)) {
        attempt(*action);
    } else if (const auto* inside = std::get_if<SubQuestion>(&answer)) {
        ask(*inside);
    } else if (const auto* command = std::get_if<Command>(&answer)) {
        switch (*command) {
        case Command::Undo:
            takeBack();
            break;
        case Command::HuntersCards:
            emit huntersCardsAsked();
            break;
        case Command::Words:
            emit wordsAsked();
            break;
        }
    } else {
        refuse(std::get<Violation>(answer), place);
    }
}

void Conversation::attempt(const Action& action)
{
    const Ruleset& ruleset = game_.ruleset();
    GameState now = game_.state();
    std::vector<Action> steps; // all that this answer records, in order
    if (auto begun = TurnFlow::slid(ruleset, now); begun && !apply(ruleset, now, action)) {
        if (const auto tried = apply(ruleset, *begun, action); !tried) {
            refuse(tried.error());
            return;
        }
        now = std::move(*begun);
        steps.emplace_back(Slide{});
    }
    if (warned_ != action) {
        auto found = warnings(ruleset, now, action);
        // That stands on the card itself.
        std::erase_if(found, [](const Warning& warning) { return warning.what == Advice::WillBeCancelled; });
        if (!found.empty()) {
            QStringList words;
            for (const Warning& warning : found)
                words << game_.sentences().warning(warning);
            warned_ = action;
            say(Said::Voice::Warning, words.join(u' '), tr("Choose it again to do it."));
            return;
        }
    }
    steps.push_back(action);
    if (steps.size() > 1) {
        const auto done = game_.submitAll(steps);
        if (const auto* refused = done ? nullptr : std::get_if<Violation>(&done.error()))
            refuse(*refused);
        return;
    }
    submit(action);
}

void Conversation::huntersPlay(HunterEvent card)
{
    if (const auto asked = TurnFlow(game_.ruleset(), game_.state(), game_.sentences(), &game_.turn()).huntersPlay(card))
        ask(*asked);
    else
        refuse(asked.error());
}

void Conversation::type(const QString& words)
{
    const HunterWords found = parseHunterWords(words, game_.ruleset(), game_.state(), game_.language());
    if (found.card) {
        huntersPlay(*found.card);
    } else if (found.actions.size() == 1) {
        attempt(found.actions.front());
    } else if (found.actions.empty()) {
        refused_.reset();
        say(Said::Voice::Refusal, tr("“%1”?").arg(words),
            tr("First a hunter, then a place or an action: for example the first letters of both."));
    } else {
        ask(SubQuestion::table(meaning(found.actions)));
    }
}

void Conversation::tap(LocationId place, bool whyOnly)
{
    const Choice* choice = question_.at(place);
    if (choice != nullptr && !whyOnly) {
        answer(Answer(choice->answer), choice->place);
        return;
    }
    if (choice != nullptr) {
        warned_.reset();
        refused_.reset();
        say(Said::Voice::Note, choice->word + u':', choice->second.isEmpty() ? tr("can be chosen.") : choice->second);
        return;
    }
    const Answer other = TurnFlow(game_.ruleset(), game_.state(), game_.sentences(), &game_.turn()).elsewhere(place, inside());
    if (const auto* action = std::get_if<Action>(&other)) {
        if (!whyOnly) {
            attempt(*action);
            return;
        }
        warned_.reset();
        if (const auto tried = apply(game_.ruleset(), game_.state(), *action); !tried) {
            refuse(tried.error(), place);
        } else {
            refused_.reset();
            say(Said::Voice::Note, game_.sentences().place(place) + u':', tr("can be chosen."));
        }
        return;
    }
    if (const auto* further = std::get_if<SubQuestion>(&other)) {
        if (whyOnly)
            say(Said::Voice::Note, game_.sentences().place(place) + u':', tr("can be chosen."));
        else
            ask(*further);
        return;
    }
    const Violation why = std::get<Violation>(other);
    if (why.what == Refusal::NotNow && why.arguments.empty()) {
        // No rule forbids the place: it is only not what is asked now.
        refused_ = place;
        say(Said::Voice::Refusal, tr("%1: not now.").arg(game_.sentences().place(place)), question_.title);
        return;
    }
    refuse(why, place);
}

void Conversation::why(Slot slot)
{
    const auto off = std::ranges::find_if(question_.choices, [&](const Choice& choice) { return choice.slot == slot; });
    why(game_.sentences().slot(slot), off == question_.choices.end() ? nullptr : &*off);
}

void Conversation::why(LairSpace space)
{
    const auto off = std::ranges::find_if(question_.choices, [&](const Choice& choice) { return choice.space == space; });
    why(tr("Lair %1").arg(game_.sentences().lair(space)), off == question_.choices.end() ? nullptr : &*off);
}

void Conversation::why(const QString& name, const Choice* off)
{
    if (const auto* violation = off != nullptr ? std::get_if<Violation>(&off->answer) : nullptr) {
        refuse(*violation);
        return;
    }
    warned_.reset();
    refused_.reset();
    QString subject = name;
    subject[0] = subject[0].toUpper();
    say(Said::Voice::Refusal, tr("%1: not now.").arg(subject), question_.title);
}

void Conversation::refuse(const Violation& violation, std::optional<LocationId> place)
{
    warned_.reset();
    refused_ = place;
    const Sentences& sentences = game_.sentences();
    say(Said::Voice::Refusal, sentences.violationSubject(violation), sentences.violationBehindSubject(violation),
        sentences.headword(violation));
}

void Conversation::travel(bool forward)
{
    const Record& record = game_.record();
    if (forward ? !record.canRedo() : !record.canUndo())
        return;
    // What is recorded together goes back and forth together.
    const auto& entries = record.entries();
    const auto between = [&](std::size_t cursor) {
        return cursor > 0 && cursor < entries.size() &&
               (isChance(entries[cursor].action) ||
                (record.stateAt(cursor).clockKept && std::holds_alternative<Slide>(entries[cursor - 1].action)));
    };
    std::size_t to = forward ? record.cursor() + 1 : record.cursor() - 1;
    const std::size_t named = game_.decisionAt(forward ? to - 1 : to);
    while (between(to))
        forward ? ++to : --to;
    const QString name = game_.wordsOf(forward ? to - 1 : named);
    travelled_ = forward ? tr("Done again: %1.").arg(name) : tr("Taken back: %1.").arg(name);
    if (!game_.goToIfAllowed(to))
        travelled_.clear();
}

} // namespace demeter::fury3e

#include "app/fury2e/desktop/guide/conversation.h"

#include "app/fury2e/book/topics.h"
#include "app/fury2e/desktop/guide/turn_flow.h"
#include "app/fury2e/text/hunter_words.h"
#include "core/fury2e/view/table_turn.h"

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

Conversation::Conversation(GameController& game, QObject* parent) : TalkOfGame(game, parent) {}

std::optional<GameState> Conversation::behindTime() const
{
    const GameState& now = game_.state();
    if (now.step != Step::StartOfTurn || !now.due.empty())
        return std::nullopt;
    const auto behind = apply(game_.ruleset(), now, GoOn{});
    return behind && behind->step != Step::Over ? std::optional(*behind) : std::nullopt;
}

Question Conversation::makeQuestion() const
{
    const bool begun = std::ranges::find(path(), SubQuestion::What::Begun, &SubQuestion::what) != path().end();
    ahead_ = begun || !TurnFlow(game_.ruleset(), game_.state(), game_.sentences()).canPlayEvent() ? behindTime() : std::nullopt;
    auto within = inside();
    if (within && within->what == SubQuestion::What::Begun)
        within.reset();
    return TurnFlow(game_.ruleset(), stands(), game_.sentences(), ahead_ ? nullptr : &game_.turn()).question(within);
}

QStringList Conversation::news() const
{
    const std::size_t cursor = game_.record().cursor();
    QStringList told = cursor == 0 ? game_.sentences().told(game_.state().happened)
                                   : game_.sentences().toldOf(game_.record().entries()[cursor - 1].action, game_.state().happened);
    if (ahead_)
        told += game_.sentences().told(ahead_->happened);
    return told;
}

void Conversation::onRefused(const Action& tried, const Violation& violation)
{
    std::optional<LocationId> place;
    // Hunters are not ours to police: what the table may allow is offered with the reason against it.
    TableDraft draft;
    if (const auto* move = std::get_if<MoveHunters>(&tried)) {
        place = move->to;
        draft.with = move->hunters;
    }
    draft.allowed = allowedByTable(game_.ruleset(), game_.state(), tried);
    if (draft.allowed)
        ask(SubQuestion::table(std::move(draft)));
    refuse(violation, place);
}

void Conversation::answer(const Answer& answer, std::optional<LocationId> place)
{
    if (const auto* action = std::get_if<Action>(&answer)) {
        if (!ahead_ && std::holds_alternative<GoOn>(*action) && behindTime())
            ask(SubQuestion::of(SubQuestion::What::Begun));
        else if (!ahead_)
            submit(*action);
        else if (const auto why = whyIllegal(game_.ruleset(), *ahead_, *action))
            refuse(*why, place);
        else
            (void)game_.submitAll({GoOn{}, Action(*action)});
    } else if (const auto* inside = std::get_if<SubQuestion>(&answer)) {
        ask(*inside);
    } else if (const auto* why = std::get_if<Violation>(&answer)) {
        refuse(*why, place);
    } else {
        emit wordsAsked();
    }
}

void Conversation::type(const QString& words)
{
    const std::vector<Action> meant = typedByHunters(words, game_.ruleset(), game_.state(), game_.language());
    if (meant.empty()) {
        refused_.reset();
        say(Said::Voice::Refusal, tr("“%1”?").arg(words),
            tr("First a hunter, then a place or an action: for example the first letters of both."));
    } else {
        answer(TurnFlow(game_.ruleset(), game_.state(), game_.sentences(), &game_.turn()).typed(meant), std::nullopt);
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
        refused_.reset();
        say(Said::Voice::Note, choice->word + u':', choice->second.isEmpty() ? tr("can be chosen.") : choice->second);
        return;
    }
    const TurnFlow flow(game_.ruleset(), stands(), game_.sentences());
    const Answer other = flow.elsewhere(place, inside());
    if (const auto* why = std::get_if<Violation>(&other)) {
        if (why->what == Refusal::NotNow) {
            // No rule forbids the place: it is only not what is asked now.
            refused_ = place;
            say(Said::Voice::Refusal, tr("%1: not now.").arg(game_.sentences().place(place)), question_.title);
            return;
        }
        refuse(*why, place);
        return;
    }
    const auto* action = std::get_if<Action>(&other);
    if (!whyOnly)
        answer(other, place);
    else if (const auto why = action != nullptr ? flow.whyNot(*action) : std::nullopt)
        refuse(*why, place);
    else
        say(Said::Voice::Note, game_.sentences().place(place) + u':', tr("can be chosen."));
}

void Conversation::choose(const CardPlace& space)
{
    if (question_.at(space) != nullptr) {
        chooseAt(space);
        return;
    }
    const auto off = std::ranges::find_if(question_.choices, [&](const Choice& choice) { return choice.space == space; });
    if (off != question_.choices.end()) {
        answer(Answer(off->answer), off->place);
        return;
    }
    refused_.reset();
    QString subject = game_.sentences().cardPlace(space);
    subject[0] = subject[0].toUpper();
    say(Said::Voice::Refusal, tr("%1: not now.").arg(subject), question_.title);
}

namespace {

TopicId topicOfDraft(const GameState& state, const TableDraft& draft)
{
    using Asks = TableDraft::Asks;
    if (draft.allowed)
        return {QStringLiteral("golden-rule")};
    switch (draft.asks) {
    case Asks::Resolve:
    case Asks::Spend:
        return {QStringLiteral("resolve")};
    case Asks::Cards:
    case Asks::Card:
        return {QStringLiteral("hunters-events")};
    case Asks::Item:
        return {QStringLiteral("items")};
    default:
        return topicOfState(state);
    }
}

} // namespace

TopicId Conversation::topic() const
{
    using What = SubQuestion::What;
    const auto asked = inside();
    if (!asked)
        return topicOfState(stands());
    switch (asked->what) {
    case What::Where:
        return {asked->play.powers.contains(Power::DoubleBack) ? QStringLiteral("double-back") : QStringLiteral("wolf-form")};
    case What::Leaves:
        return {QStringLiteral("catacombs")};
    case What::Keep:
        return {QStringLiteral("double-back")};
    case What::DeclareWhere:
        return {QStringLiteral("hunters-events")};
    case What::Pick:
    case What::OnHunter:
        return {QStringLiteral("encounters")};
    case What::Target:
        return {QStringLiteral("combat")};
    case What::RoadEnd:
        return {QStringLiteral("draculas-events")};
    case What::Table:
        return topicOfDraft(game_.state(), asked->draft);
    case What::Begun:
        break;
    }
    return topicOfState(stands());
}

QString Conversation::headword(const Violation& violation) const
{
    const auto book = bookOfSecondEdition(game_.language());
    const Topic* found = book ? topicOfRefusal(**book, violation) : nullptr;
    return found != nullptr ? found->title : QString();
}

void Conversation::refuse(const Violation& violation, std::optional<LocationId> place)
{
    refused_ = place;
    say(Said::Voice::Refusal, {}, game_.sentences().reason(violation), headword(violation));
}

void Conversation::travel(bool forward)
{
    const Record& record = game_.record();
    if (forward ? !record.canRedo() : !record.canUndo())
        return;
    // What nobody decided goes back and forth with the decision before it.
    const auto& entries = record.entries();
    const std::size_t named = game_.decisionAt(forward ? record.cursor() : record.cursor() - 1);
    std::size_t to = forward ? record.cursor() + 1 : named;
    while (forward && to < entries.size() && game_.isUndecided(to))
        ++to;
    const QString name = game_.wordsOf(named);
    travelled_ = forward ? tr("Done again: %1.").arg(name) : tr("Taken back: %1.").arg(name);
    if (!game_.goToIfAllowed(to))
        travelled_.clear();
}

} // namespace demeter::fury2e

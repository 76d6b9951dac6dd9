// The hunters' turns: who goes where, what they do there, their cards, Items and points of Resolve.
#include "app/fury2e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/text/name_forms.h"

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

namespace {

/// More than a hunter can have lost, or a die can show.
constexpr int mostHealed = 4, dieSides = 6;

/// What a card of the hunters' names.
struct CardNeeds {
    bool hunter = false, other = false, city = false, second = false, die = false, either = false;
};

CardNeeds needsOf(HunterEvent event)
{
    switch (event) {
    case HunterEvent::BloodTransfusion:
        return {.hunter = true, .other = true};
    case HunterEvent::ConsecratedGround:
    case HunterEvent::StormySeas:
        return {.city = true};
    case HunterEvent::ExcellentWeather:
    case HunterEvent::SenseOfEmergency:
        return {.hunter = true, .city = true};
    case HunterEvent::GoodLuck:
        return {.either = true};
    case HunterEvent::HiredScouts:
        return {.city = true, .second = true};
    case HunterEvent::Hypnosis:
        return {.hunter = true, .die = true};
    case HunterEvent::TelegraphAhead:
    case HunterEvent::VampireLair:
        return {.hunter = true};
    default:
        return {};
    }
}

} // namespace

QString TurnFlow::standing(HunterSet hunters) const
{
    QStringList facts;
    if (const auto place = state_.hunters[static_cast<std::size_t>(hunters.first())])
        facts << sentences_.place(*place);
    if (hunters.size() > 1)
        return facts.join(QString());
    const HunterSheet& sheet = sheetOf(state_, hunters.first());
    //: A hunter has so many points of Health.
    facts << tr("Health %1").arg(sheet.health);
    if (sheet.bites > 0)
        facts << tr("%n bites", nullptr, sheet.bites);
    for (const Encounter token : holding(sheet))
        facts << sentences_.encounter(token);
    return factsLine(facts);
}

std::vector<MoveHunters> TurnFlow::movesOf(HunterSet hunters) const
{
    std::vector<MoveHunters> found;
    ruleset_.board->all().forEach([&](LocationId to) {
        for (const Travel travel : {Travel::Road, Travel::Sea, Travel::Rail})
            if (const MoveHunters move{hunters, to, travel, false}; isLegal(move)) {
                found.push_back(move); // the way that asks for least
                if (travel != Travel::Rail)
                    return;
                break;
            }
        if (const MoveHunters move{hunters, to, Travel::Road, false, HunterItem::FastHorse}; isLegal(move))
            found.push_back(move); // an Item or a train: only the table knows
    });
    return found;
}

/// Who can go together, or alone: those who have not acted, by place.
std::vector<HunterSet> TurnFlow::groups() const
{
    std::vector<HunterSet> found;
    for (const Hunter hunter : allHunters)
        if (!state_.turn.acted.contains(hunter))
            found.emplace_back(hunter);
    for (unsigned bits = 3; bits < 16; ++bits) {
        HunterSet together;
        for (const Hunter hunter : allHunters)
            if ((bits >> static_cast<unsigned>(hunter)) & 1U)
                together.insert(hunter);
        if (together.size() < 2)
            continue;
        const auto place = state_.hunters[static_cast<std::size_t>(together.first())];
        if (place && (together - (huntersIn(state_, *place) - state_.turn.acted)).empty())
            found.push_back(together);
    }
    return found;
}

Question TurnFlow::hunters() const
{
    Question question;
    const HunterStage stage = state_.turn.stage;
    if (stage == HunterStage::Acting && !state_.turn.acting.empty()) {
        //: %1 are one hunter or more.
        question.text = inForms(tr("What does %1 do here?"), {sentences_.forms(state_.turn.acting)});
        question.note = standing(state_.turn.acting);
        question.acting = state_.turn.acting.first();
        addActs(question);
    } else if (stage == HunterStage::Begun && !state_.turn.acting.empty()) {
        question = turn([&] {
            SubQuestion further = SubQuestion::of(SubQuestion::What::Turn);
            further.hunters = state_.turn.acting;
            return further;
        }());
        addActs(question);
    } else {
        question.text = tr("Which hunter is next?");
        question.note = tr("Hunters in one place can go together.");
        for (const HunterSet group : groups()) {
            // Whoever may go on only by what the table allows is asked about as well.
            SubQuestion further = SubQuestion::of(SubQuestion::What::Turn);
            further.hunters = group;
            Choice choice = plain(sentences_.hunters(group), further, ChoiceKind::Others);
            choice.second = standing(group);
            if (group.size() == 1)
                choice.sign = group.first();
            else
                group.forEach([&](Hunter hunter) { choice.hunters.push_back(hunter); });
            question.choices.push_back(choice);
        }
    }
    question.words = true;
    QString section = tr("Besides");
    const auto further = [&](SubQuestion::What what, const QString& word, const QString& icon, auto isOne) {
        if (std::ranges::none_of(legal(), isOne))
            return;
        Choice choice = plain(word, SubQuestion::of(what), ChoiceKind::Others);
        choice.icon = icon;
        choice.section = std::exchange(section, QString());
        question.choices.push_back(choice);
    };
    further(SubQuestion::What::Resolve, tr("Spend Resolve"), QStringLiteral("resolve"),
            [](const Action& action) { return std::holds_alternative<SpendResolve>(action); });
    further(SubQuestion::What::Cards, tr("The hunters play a card"), QStringLiteral("event"),
            [](const Action& action) { return std::holds_alternative<HunterPlays>(action); });
    further(SubQuestion::What::Items, tr("An Item, or a roll at the hospital"), QStringLiteral("supply"),
            [](const Action& action) { return std::holds_alternative<PlayItem>(action) || std::holds_alternative<RollForBite>(action); });
    addEvents(question);
    return question;
}

void TurnFlow::addActs(Question& question) const
{
    QString section = question.choices.empty() ? QString() : tr("Stay and act");
    using What = HuntersAct::What;
    for (const What what : {What::Rest, What::Resupply, What::Exchange, What::Nothing}) {
        const HuntersAct act{what, {}, 0, false};
        if (const auto why = whyNot(act)) {
            HuntersAct allowed = act;
            allowed.overruled = true;
            if (!isLegal(allowed))
                continue;
            SubQuestion further = SubQuestion::of(SubQuestion::What::Overrule, Action(allowed));
            further.refused = why;
            Choice choice = plain(actName(what), further, ChoiceKind::Plain);
            choice.second = tr("only if the table allows it");
            choice.section = std::exchange(section, QString());
            question.choices.push_back(choice);
            continue;
        }
        Answer answer = Action(act);
        if (what == What::Rest || what == What::Resupply)
            answer = SubQuestion::of(SubQuestion::What::Number, Action(act));
        Choice choice = plain(actName(what), answer, ChoiceKind::Others);
        choice.icon = what == What::Rest       ? QStringLiteral("rest")
                      : what == What::Resupply ? QStringLiteral("supply")
                      : what == What::Exchange ? QStringLiteral("hand")
                                               : QStringLiteral("pass");
        if (what == What::Nothing)
            choice.second = tr("ends the turn");
        choice.section = std::exchange(section, QString());
        question.choices.push_back(choice);
    }
}

Question TurnFlow::turn(const SubQuestion& inside) const
{
    Question question;
    const Hunter first = inside.hunters.first();
    //: %1 are one hunter or more.
    question.text = inForms(tr("Where does %1 go?"), {sentences_.forms(inside.hunters)});
    question.acting = first;
    question.origin = state_.hunters[static_cast<std::size_t>(first)];
    question.words = true;
    const LocationSet visited = question.origin ? LocationSet(*question.origin) : LocationSet();
    const LocationSet past = pastWesternMaximum(ruleset_, state_, first);
    for (const MoveHunters& move : movesOf(inside.hunters)) {
        Choice choice = placeChoice(move.to, Action(move), ChoiceKind::Others);
        if (visited.contains(move.to))
            choice.second = tr("stays here");
        else if (move.by)
            choice.second = sentences_.item(*move.by);
        else if (move.travel == Travel::Rail)
            choice.second = past.contains(move.to) ? tr("by train; in Western Europe only two spaces") // 2E-OPEN-30: warned, never stopped
                                                   : sentences_.term(QStringLiteral("by-rail"));
        question.choices.push_back(choice);
    }
    sortPlaces(question);
    const auto stays = std::ranges::find_if(question.choices, [&](const Choice& choice) { return choice.place == question.origin; });
    if (stays != question.choices.end()) {
        const QString section = question.choices.front().section;
        stays->section.clear();
        std::rotate(question.choices.begin(), stays, stays + 1); // to stay is what is chosen most
        question.choices.front().section.clear();
        if (question.choices.size() > 1)
            question.choices[1].section = section;
    }
    if (!question.choices.empty()) {
        question.note = tr("Tap it on the map, or choose it here.");
        return question;
    }
    question.note = tr("Tap a place on the map: what the rules forbid the table can allow.");
    const auto why = question.origin ? whyNot(MoveHunters{inside.hunters, *question.origin, Travel::Road, false}) : std::nullopt;
    if (why && why->what == Refusal::HunterOutOfOrder) // 2E-GEN-3
        question.note.prepend(sentences_.reason(*why) + u' ');
    return question;
}

Question TurnFlow::overrule(const SubQuestion& inside) const
{
    Question question;
    question.text = tr("The rules forbid it. Does the table allow it?");
    if (inside.refused)
        question.note = sentences_.reason(*inside.refused);
    question.noteFirst = true;
    if (inside.draft) {
        question.choices.push_back(plain(tr("The table allows it"), *inside.draft, ChoiceKind::OthersPrimary));
        question.choices.back().second = sentences_.action(*inside.draft);
    }
    return question;
}

Answer TurnFlow::typed(const Action& action) const
{
    const auto* act = std::get_if<HuntersAct>(&action);
    if (act != nullptr && (act->what == HuntersAct::What::Rest || act->what == HuntersAct::What::Resupply) && isLegal(action))
        return SubQuestion::of(SubQuestion::What::Number, action);
    return action;
}

Question TurnFlow::meanings(const SubQuestion& inside) const
{
    Question question;
    question.text = tr("Which one is meant?");
    question.note = tr("The words fit more than one thing.");
    question.words = true;
    for (const Action& action : inside.meanings) {
        const auto* move = std::get_if<MoveHunters>(&action);
        Choice choice = move != nullptr ? placeChoice(move->to, typed(action), ChoiceKind::Others)
                                        : plain(sentences_.action(action), typed(action), ChoiceKind::Others);
        if (move != nullptr)
            choice.second = sentences_.hunters(move->hunters);
        question.choices.push_back(choice);
    }
    return question;
}

Question TurnFlow::resolve() const
{
    Question question;
    question.text = tr("What is a point of Resolve spent on?");
    question.note = tr("In one round no two hunters choose the same."); // 2E-RSV-1
    for (const auto option : {ResolveOption::NewspaperReports, ResolveOption::SenseOfEmergency, ResolveOption::InnerStrength}) {
        QString section = sentences_.option(option);
        for (const Hunter hunter : allHunters) {
            const auto ofThis = [&](const Action& action) {
                const auto* spends = std::get_if<SpendResolve>(&action);
                return spends != nullptr && spends->option == option && spends->hunter == hunter;
            };
            const auto first = std::ranges::find_if(legal(), ofThis);
            if (first == legal().end())
                continue;
            Answer answer = *first;
            if (option != ResolveOption::NewspaperReports)
                answer = SubQuestion::of(SubQuestion::What::Fill, Action(SpendResolve{.hunter = hunter, .option = option}));
            Choice choice = plain(sentences_.hunter(hunter), answer, ChoiceKind::Others);
            choice.sign = hunter;
            choice.second = standing(hunter);
            choice.section = std::exchange(section, QString());
            question.choices.push_back(choice);
        }
    }
    return question;
}

Question TurnFlow::cards() const
{
    Question question;
    question.text = tr("Which card do the hunters play?");
    question.note = tr("What concerns only the hunters stays on the table.");
    question.filter = true;
    for (std::size_t n = 0; n < hunterEventCount; ++n) {
        const auto event = static_cast<HunterEvent>(n);
        const Action draft = HunterPlays{.event = event};
        const bool plain = needsOf(event).hunter || needsOf(event).city || needsOf(event).either;
        if (plain ? !canBeFilled(draft, 0) : !isLegal(draft))
            continue;
        Choice choice = this->plain(sentences_.hunterEvent(event), Answer(draft), ChoiceKind::Others);
        if (plain)
            choice.answer = SubQuestion::of(SubQuestion::What::Fill, draft);
        choice.icon = QStringLiteral("event");
        choice.reads = cardId(infoOf(event).id);
        question.choices.push_back(choice);
    }
    sortWords(question);
    return question;
}

Question TurnFlow::items() const
{
    Question question;
    question.text = tr("Which Item, or which roll?");
    question.note = tr("What concerns only the hunters stays on the table.");
    std::vector<Action> found;
    for (const Action& action : legal())
        if (std::holds_alternative<PlayItem>(action) || std::holds_alternative<RollForBite>(action))
            found.push_back(action);
    const auto rank = [](const Action& action) {
        const auto* item = std::get_if<PlayItem>(&action);
        return item == nullptr ? 0 : static_cast<int>(item->item) + 1;
    };
    std::ranges::stable_sort(found, {}, rank);
    addListed(question, found, ChoiceKind::Others, {});
    return question;
}

/// With the next thing that it needs, in every way; nothing if it needs nothing more.
std::vector<Action> TurnFlow::fillings(const Action& draft) const
{
    std::vector<Action> found;
    const auto hunters = [&](auto set) {
        for (const Hunter hunter : allHunters)
            found.push_back(set(hunter));
    };
    const auto places = [&](auto set) { ruleset_.board->all().forEach([&](LocationId place) { found.push_back(set(place)); }); };
    if (const auto* spends = std::get_if<SpendResolve>(&draft)) {
        if (spends->option == ResolveOption::SenseOfEmergency && !spends->to)
            places([&](LocationId to) {
                SpendResolve with = *spends;
                with.to = to;
                return with;
            });
        else if (spends->option == ResolveOption::InnerStrength && !spends->other)
            hunters([&](Hunter other) {
                SpendResolve with = *spends;
                with.other = other;
                return with;
            });
        else if (spends->option == ResolveOption::InnerStrength && spends->health == 0)
            for (std::uint8_t health = 1; health <= mostHealed; ++health) {
                SpendResolve with = *spends;
                with.health = health;
                found.emplace_back(with);
            }
        return found;
    }
    const auto* plays = std::get_if<HunterPlays>(&draft);
    if (plays == nullptr)
        return found;
    const CardNeeds needs = needsOf(plays->event);
    const auto with = [&](auto change) {
        HunterPlays changed = *plays;
        change(changed);
        return changed;
    };
    if (needs.hunter && !plays->hunter)
        hunters([&](Hunter hunter) { return with([&](HunterPlays& play) { play.hunter = hunter; }); });
    else if (needs.other && !plays->other)
        hunters([&](Hunter other) { return with([&](HunterPlays& play) { play.other = other; }); });
    else if (needs.city && !plays->city)
        places([&](LocationId city) { return with([&](HunterPlays& play) { play.city = city; }); });
    else if (needs.second && !plays->second)
        places([&](LocationId second) { return with([&](HunterPlays& play) { play.second = second; }); });
    else if (needs.die && plays->number == 0)
        for (std::uint8_t roll = 1; roll <= dieSides; ++roll)
            found.push_back(with([&](HunterPlays& play) { play.number = roll; }));
    return found;
}

bool TurnFlow::canBeFilled(const Action& draft, int depth) const
{
    if (isLegal(draft))
        return true;
    return depth < 4 && std::ranges::any_of(fillings(draft), [&](const Action& with) { return canBeFilled(with, depth + 1); });
}

Question TurnFlow::fill(const SubQuestion& inside) const
{
    Question question;
    const Action& draft = *inside.draft;
    question.text = sentences_.action(draft);
    if (const auto* plays = std::get_if<HunterPlays>(&draft); plays != nullptr && plays->event == HunterEvent::GoodLuck) {
        for (const std::uint8_t number : {std::uint8_t{0}, std::uint8_t{1}}) {
            HunterPlays with = *plays;
            with.number = number;
            if (isLegal(with))
                question.choices.push_back(
                    plain(number == 0 ? tr("Dracula's ally goes") : tr("The Roadblock goes"), Action(with), ChoiceKind::Others));
        }
        question.note = tr("Good Luck removes one of the two."); // 2E-HEV-8
        return question;
    }
    bool places = false, dice = false;
    for (const Action& with : fillings(draft)) {
        const bool last = fillings(with).empty();
        if (last ? !isLegal(with) : !canBeFilled(with, 0))
            continue;
        const Answer answer = last ? Answer(with) : Answer(SubQuestion::of(SubQuestion::What::Fill, with));
        std::optional<LocationId> place;
        std::optional<Hunter> hunter;
        int number = 0;
        if (const auto* spends = std::get_if<SpendResolve>(&with)) {
            place = spends->to;
            hunter = spends->other;
            number = spends->health;
        } else if (const auto* play = std::get_if<HunterPlays>(&with)) {
            const auto& before = std::get<HunterPlays>(draft);
            number = play->number;
            if (play->other != before.other)
                hunter = play->other;
            else if (play->hunter != before.hunter)
                hunter = play->hunter;
            if (play->second != before.second)
                place = play->second;
            else if (play->city != before.city)
                place = play->city;
        }
        if (number > 0) {
            dice = true;
            question.choices.push_back(plain(QString::number(number), answer, ChoiceKind::Others));
        } else if (place) {
            places = true;
            question.choices.push_back(placeChoice(*place, answer, ChoiceKind::Others));
        } else if (hunter) {
            question.choices.push_back(plain(sentences_.hunter(*hunter), answer, ChoiceKind::Others));
            question.choices.back().sign = hunter;
            question.choices.back().second = standing(*hunter);
        }
    }
    if (places) {
        sortPlaces(question);
        question.filter = question.choices.size() > 12;
        question.wholeFirst = question.filter;
    }
    const auto* spends = std::get_if<SpendResolve>(&draft);
    question.note = places                      ? tr("Which place is it about?")
                    : dice && spends != nullptr ? tr("How many points of Health are recovered?")
                    : dice                      ? tr("What does the die show?")
                                                : tr("Which hunter is it about?");
    question.noteFirst = true;
    return question;
}

Question TurnFlow::die(const SubQuestion& inside) const
{
    Question question;
    question.text = sentences_.action(*inside.draft);
    question.note = tr("What does the die show?");
    question.noteFirst = true;
    for (std::uint8_t roll = 1; roll <= dieSides; ++roll) {
        Action rolled = *inside.draft;
        if (auto* item = std::get_if<PlayItem>(&rolled))
            item->roll = roll;
        else if (auto* rolls = std::get_if<RollForBite>(&rolled))
            rolls->roll = roll;
        else if (auto* card = std::get_if<CombatCard>(&rolled))
            card->number = roll;
        if (isLegal(rolled))
            question.choices.push_back(plain(QString::number(roll), rolled, ChoiceKind::Others));
    }
    return question;
}

void TurnFlow::addNumber(Question& question, const Action& draft, const QString& word, int value, int least, int most,
                         const std::function<void(Action&, int)>& set, std::optional<Hunter> sign) const
{
    Choice choice;
    choice.kind = ChoiceKind::Others;
    choice.form = Choice::Form::Stepper;
    choice.word = word;
    choice.value = QString::number(value);
    choice.sign = sign;
    const auto stepped = [&](int to) -> std::optional<Answer> {
        if (to < least || to > most)
            return std::nullopt;
        Action changed = draft;
        set(changed, to);
        return SubQuestion::of(SubQuestion::What::Number, changed);
    };
    choice.less = stepped(value - 1);
    choice.more = stepped(value + 1);
    choice.answer = SubQuestion::of(SubQuestion::What::Number, draft);
    question.choices.push_back(choice);
}

void TurnFlow::addSwitch(Question& question, const Action& draft, const QString& word, bool on, const Change& turn,
                         std::optional<Hunter> sign) const
{
    Action changed = draft;
    turn(changed);
    Choice choice = plain(word, SubQuestion::of(SubQuestion::What::Number, changed), ChoiceKind::Others);
    choice.marked = on;
    choice.sign = sign;
    question.choices.push_back(choice);
}

void TurnFlow::addDone(Question& question, const Action& draft, const QString& word) const
{
    Choice done = plain(word, draft, ChoiceKind::OthersPrimary);
    done.icon = QStringLiteral("check");
    if (const auto why = whyNot(draft)) {
        done.kind = ChoiceKind::Off;
        done.second = sentences_.reason(*why);
        done.answer = *why;
    }
    question.choices.push_back(done);
}

} // namespace demeter::fury2e

#include "app/fury3e/desktop/dracula/table_entry_panel.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter::fury3e {

namespace {

constexpr int offTheBoard = 1000;
constexpr int hospitalAdded = 500; ///< added to the city of a hospital
constexpr int penaltyDamage = 5;   ///< ERR-5

/// A hunter's shape, 32 px.
class HunterSign : public QWidget {
public:
    HunterSign(const Settings& settings, Hunter hunter) : settings_(settings), hunter_(hunter) { setFixedSize(34, 34); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSeat(painter, QRectF(rect()).adjusted(1, 1, -1, -1), hunter_, settings_, u"panel");
    }

private:
    const Settings& settings_;
    Hunter hunter_;
};

/// Of the list of a hunter's places.
int hunterPlaceValue(const HunterPlace& place)
{
    return place.where == HunterPlace::Where::OffBoard   ? offTheBoard
           : place.where == HunterPlace::Where::Hospital ? hospitalAdded + static_cast<int>(indexOf(place.location))
                                                         : static_cast<int>(indexOf(place.location));
}

std::optional<LocationId> locationOf(const PickBox* box)
{
    const auto value = box->value();
    return value && *value >= 0 ? std::optional(static_cast<LocationId>(*value)) : std::nullopt;
}

} // namespace

QString TableEntryPanel::title() const
{
    return tr("At the table");
}

void TableEntryPanel::enter(const Action& action)
{
    sayRefused(controller_.submit(action), [this](const Violation& why) { return controller_.sentences().violation(why); });
}

void TableEntryPanel::enterAll(const std::vector<Action>& actions)
{
    if (const auto then = after(actions); !then)
        setStatus(controller_.sentences().violation(then.error()));
    else
        (void)controller_.submitAll(actions);
}

void TableEntryPanel::askFirst(const Action& action, ConfirmSheet::Ask ask)
{
    if (!apply(controller_.ruleset(), controller_.state(), action)) {
        enter(action);
        return;
    }
    if (confirm_ == nullptr) {
        confirm_ = new ConfirmSheet(settings_, parentWidget());
        connect(this, &Sheet::closed, confirm_, &ConfirmSheet::dismiss);
        connect(&controller_, &GameController::changed, confirm_, &ConfirmSheet::dismiss);
    }
    confirm_->ask(std::move(ask), [this, action] { enter(action); });
}

QList<ConfirmSheet::Line> TableEntryPanel::penaltyLines(std::optional<LocationId> here) const
{
    const GameState& state = controller_.state();
    const int life = controller_.ruleset().cards->draculaLife;
    const int then = static_cast<int>(state.damage) + penaltyDamage;
    QList<ConfirmSheet::Line> lines;
    if (here)
        lines << ConfirmSheet::Line{QStringLiteral("eye"),
                                    tr("The table sees where Dracula is: %1.").arg(controller_.sentences().place(*here))};
    lines << ConfirmSheet::Line{QStringLiteral("trail"),
                                controller_.ruleset().rulings.penaltyKeeps == PenaltyKeeps::CardOnly // PR-36
                                    ? tr("All other hideouts leave the trail, and Encounter cards at Dracula's place are discarded too.")
                                    : tr("All other hideouts leave the trail.")}
          << ConfirmSheet::Line{QStringLiteral("damage"),
                                then < life ? tr("Dracula suffers %1 damage, then he has %2 of %3.")
                                                  .arg(QString::number(penaltyDamage), QString::number(then), QString::number(life))
                                            : tr("Dracula suffers %1 damage, and the hunters win.").arg(penaltyDamage)};
    return lines;
}

ChoiceButton* TableEntryPanel::makeButton(const char* name, const char* icon, const QString& text, std::function<void()> act)
{
    auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
    button->setObjectName(QString::fromLatin1(name));
    button->setIconName(QString::fromLatin1(icon));
    button->setText(text);
    // Queued: what the button does may make the whole panel anew.
    connect(button, &QAbstractButton::clicked, this, std::move(act), Qt::QueuedConnection);
    return button;
}

TableEntryPanel::Draft TableEntryPanel::makeDraft(const char* name, const char* icon, const QString& text, const QString& missing,
                                                  std::function<std::vector<Action>()> made,
                                                  std::function<QString(const std::vector<Action>&)> change,
                                                  std::function<void(const Action&)> act)
{
    Draft draft;
    draft.made = std::move(made);
    draft.change = std::move(change);
    draft.missing = missing;
    draft.says = makeLabel({}, bodyFont(14), "mute");
    draft.says->setObjectName(QString::fromLatin1(name) + QStringLiteral("-says"));
    draft.enter = makeButton(name, icon, text, [this, made = draft.made, missing, act = std::move(act)] {
        const std::vector<Action> actions = made(); // the fields are made anew after the first
        if (actions.empty())
            setStatus(missing);
        else if (actions.size() == 1)
            act(actions.front());
        else
            enterAll(actions);
    });
    return draft;
}

std::expected<GameState, Violation> TableEntryPanel::after(const std::vector<Action>& actions, std::vector<Happening>* news) const
{
    std::expected<GameState, Violation> state = controller_.state();
    for (const Action& action : actions) {
        state = apply(controller_.ruleset(), *state, action);
        if (!state)
            break;
        if (news != nullptr)
            news->insert(news->end(), state->happened.begin(), state->happened.end());
    }
    return state;
}

void TableEntryPanel::review(const Draft& draft)
{
    if (!draft.says || !draft.enter)
        return;
    const std::vector<Action> actions = draft.made();
    const auto then = after(actions);
    draft.says->setText(actions.empty() ? draft.missing : then ? draft.change(actions) : controller_.sentences().violation(then.error()));
    draft.enter->setKind(!actions.empty() && then ? ChoiceKind::Plain : ChoiceKind::Off);
    // Until all is answered there is nothing to press.
    const bool answered = !draft.says->text().isEmpty();
    draft.says->setVisible(answered);
    draft.enter->setVisible(answered);
}

QString TableEntryPanel::heard(const std::vector<Action>& actions) const
{
    const Sentences& sentences = controller_.sentences();
    std::vector<Happening> happened;
    static_cast<void>(after(actions, &happened));
    QStringList said;
    for (const Happening& happening : happened)
        said << sentences.happening(happening);
    if (!said.isEmpty())
        return tr("The table will hear: %1").arg(said.join(u' '));
    for (const Action& action : actions)
        said << sentences.action(action);
    //: %1 is the name of an action, such as `As it happened: Play: Lisbon`.
    return tr("This is entered: %1.").arg(said.join(QStringLiteral(", ")));
}

void TableEntryPanel::open()
{
    about_.reset();
    openSheet();
}

void TableEntryPanel::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("What happens on the real table and the program cannot see is entered here, at any time. Every entry is "
                     "a line of the journal and can be taken back."),
                  bodyFont(14), "mute"));
    struct Topic {
        const char* name;
        const char* icon;
        QString words;
        void (TableEntryPanel::*build)(QVBoxLayout* content);
    };
    const std::array topics{Topic{"hunters", "hunter-g", tr("Where the hunters are"), &TableEntryPanel::buildHunters},
                            Topic{"token", "consecrated", tr("A token in a city"), &TableEntryPanel::buildTokens},
                            Topic{"time", "dawn", tr("Week and Despair"), &TableEntryPanel::buildTracks},
                            Topic{"error", "forbidden", tr("An error of Dracula's"), &TableEntryPanel::buildErrors},
                            Topic{"illegal", "journal", tr("A step that was illegal"), &TableEntryPanel::buildReferee},
                            Topic{"reading", "book", tr("How a rule is read"), &TableEntryPanel::buildReading},
                            Topic{"road", "road", tr("A road of your board"), &TableEntryPanel::buildRoad},
                            Topic{"card", "trail", tr("A Location card on the trail"), &TableEntryPanel::buildCard}};
    QList<Option> options;
    for (std::size_t n = 0; n < topics.size(); ++n)
        options << Option{QStringLiteral("about-") + QLatin1String(topics[n].name),
                          QLatin1String(topics[n].icon),
                          topics[n].words,
                          {},
                          about_ == n,
                          [this, n] { about_ = n; }};
    addOptions(content, tr("What is it about?"), options, 4);
    if (about_)
        (this->*topics[*about_].build)(content);
}

void TableEntryPanel::buildHunters(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(makeLabel(tr("Choose the place to which a hunter has moved."), bodyFont(14), "mute"));
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    // Beside the name only where names of places have room there.
    const bool beside = across(2) == 2;
    const Sentences& sentences = controller_.sentences();
    const Board& board = *controller_.ruleset().board;
    std::array<PickBox*, hunterCount> boxes{};
    for (const Hunter hunter : allHunters) {
        const int row = static_cast<int>(hunter);
        const HunterPlace now = controller_.state().hunters[static_cast<std::size_t>(hunter)];
        const int line = beside ? row : 2 * row;
        grid->addWidget(new HunterSign(settings_, hunter), line, 0);
        QString name = sentences.hunter(hunter);
        if (const std::string& player = controller_.record().header().players[static_cast<std::size_t>(hunter)]; !player.empty())
            name += QStringLiteral(" · ") + QString::fromStdString(player);
        grid->addWidget(makeLabel(name, bodyFont(15, QFont::DemiBold)), line, 1);
        auto* box = makePick("hunter-place", tr("Place of %1").arg(sentences.hunter(hunter)));
        box->setObjectName(QStringLiteral("hunter-place-%1").arg(row + 1));
        box->addPlaces(sentences, board.all() & board.cards());
        for (const LocationId city : board.hospitals())
            box->addEntry(tr("Hospital: %1").arg(sentences.place(city)), hospitalAdded + static_cast<int>(indexOf(city)));
        box->addEntry(tr("Off the board"), offTheBoard);
        box->setValue(hunterPlaceValue(now)); // where he is: to leave it so enters nothing
        beside ? grid->addWidget(box, line, 2) : grid->addWidget(box, line + 1, 0, 1, 3);
        boxes[static_cast<std::size_t>(hunter)] = box;
    }
    content->addLayout(grid);
    const Draft moved = makeDraft(
        "hunters-enter", "check", tr("Enter where the hunters are"), tr("So far they are where the program has them."),
        [this, boxes] {
            std::vector<Action> actions;
            for (const Hunter hunter : allHunters) {
                const auto index = static_cast<std::size_t>(hunter);
                const int value = boxes[index]->value().value_or(offTheBoard);
                if (value != hunterPlaceValue(controller_.state().hunters[index]))
                    actions.emplace_back(EnterHunter{hunter, value == offTheBoard ? HunterPlace{}
                                                             : value >= hospitalAdded
                                                                 ? HunterPlace::hospital(static_cast<LocationId>(value - hospitalAdded))
                                                                 : HunterPlace::in(static_cast<LocationId>(value))});
            }
            return actions;
        },
        [this](const std::vector<Action>& actions) { return heard(actions); }, [this](const Action& action) { enter(action); });
    addDraft(content, moved);
    for (const PickBox* box : boxes)
        connect(box, &QComboBox::currentIndexChanged, this, [this, moved] { review(moved); });
}

QBoxLayout* TableEntryPanel::makeLine() const
{
    return new QBoxLayout(across(2) == 2 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TableEntryPanel::buildTokens(QVBoxLayout* content)
{
    content->addSpacing(8);
    const Sentences& sentences = controller_.sentences();
    const BoardTokens& tokens = controller_.state().tokens;
    const auto list = [&](LocationSet places, EnterToken::Kind kind, const QString& name, const char* icon) {
        places.forEach([&](LocationId place) {
            const QString which = tr("%1: %2").arg(name, sentences.place(place));
            auto* button = makeButton("token-remove", icon, which, [this, kind, place, which, icon] {
                const Action action = EnterToken{kind, place, false};
                askFirst(action, {tr("Take it off the board?"),
                                  {{QLatin1String(icon), which}, {QStringLiteral("info"), heard({action})}},
                                  tr("No, it stays"),
                                  tr("Take it off the board"),
                                  QStringLiteral("minus")});
            });
            button->setSecondLine(tr("take it off the board"));
            content->addWidget(button);
        });
    };
    const QString ground = sentences.term(QStringLiteral("consecrated-ground"));
    const QString host = sentences.term(QStringLiteral("heavenly-host"));
    list(tokens.consecratedGround, EnterToken::Kind::ConsecratedGround, ground, "consecrated");
    list(tokens.heavenlyHosts, EnterToken::Kind::HeavenlyHost, host, "host");
    auto* kind = new Segmented(settings_, {ground, host}, tr("Kind of token"));
    kind->setObjectName("token-kind");
    content->addWidget(kind);
    auto* row = makeLine();
    auto* place = makePick("token-place", tr("City of the token"));
    place->setPlaceholderText(tr("City"));
    const Board& board = *controller_.ruleset().board;
    place->addPlaces(sentences, board.cities() & board.cards());
    place->setValue(std::nullopt);
    row->addWidget(place, 1);
    const Draft draft = makeDraft(
        "token-add", "plus", tr("Place the token"), {},
        [kind, place]() -> std::vector<Action> {
            const auto city = locationOf(place);
            if (!city)
                return {};
            return {EnterToken{kind->current() == 0 ? EnterToken::Kind::ConsecratedGround : EnterToken::Kind::HeavenlyHost, *city, true}};
        },
        [this](const std::vector<Action>& actions) { return heard(actions); }, [this](const Action& action) { enter(action); });
    content->addLayout(row);
    addDraft(content, draft);
    connect(place, &QComboBox::currentIndexChanged, this, [this, draft] { review(draft); });
    connect(kind, &Segmented::chosen, this, [this, draft] { review(draft); });
}

void TableEntryPanel::buildTracks(QVBoxLayout* content)
{
    content->addSpacing(8);
    const GameState& state = controller_.state();
    auto* week = makeStepper("week", tr("Week"), 1, mostOfAnything, state.week);
    auto* despair = makeStepper("despair", tr("Despair tokens"), 0, controller_.ruleset().cards->despairTokens, state.despair);
    addRow(content, tr("Week"), week);
    addRow(content, tr("Despair tokens"), despair);
    const Draft counted = makeDraft(
        "time-enter", "check", tr("Enter the numbers"), tr("So far these are the numbers that the program has."),
        [this, week, despair] {
            std::vector<Action> actions;
            if (week->value() != static_cast<int>(controller_.state().week))
                actions.emplace_back(EnterWeek{week->value()});
            if (despair->value() != static_cast<int>(controller_.state().despair))
                actions.emplace_back(EnterDespair{despair->value()});
            return actions;
        },
        [this](const std::vector<Action>& actions) { return heard(actions); }, [this](const Action& action) { enter(action); });
    addDraft(content, counted);
    for (const Stepper* stepper : {week, despair})
        connect(stepper, &Stepper::changed, this, [this, counted] { review(counted); });
}

void TableEntryPanel::buildErrors(QVBoxLayout* content)
{
    content->addSpacing(8);
    auto* claim = makeButton("claim", "search", tr("The hunters claim an error"), [this] {
        QList<ConfirmSheet::Line> lines{
            {QStringLiteral("search"), tr("The whole record is checked. The table hears whether there was an error, in which round, and "
                                          "against which rule.")},
            {QStringLiteral("info"), tr("If there was one, the penalty follows at once.")}};
        lines << penaltyLines(currentLocation(controller_.state()));
        askFirst(ClaimError{}, {tr("Check the record?"), lines, tr("No, check nothing"), tr("Check the record"), QStringLiteral("search")});
    });
    claim->setSecondLine(tr("the record is checked; yes or no, the round and the rule are told"));
    content->addWidget(claim);
    auto* penalty = makeButton("penalty", "damage", tr("Suffer the penalty for an error"), [this] {
        askFirst(SufferPenalty{}, {tr("Suffer the penalty?"), penaltyLines(currentLocation(controller_.state())),
                                   tr("No, nothing is shown"), tr("Suffer the penalty"), QStringLiteral("eye")});
    });
    penalty->setSecondLine(tr("show the place, clear the trail, 5 damage"));
    content->addWidget(penalty);
}

void TableEntryPanel::buildReferee(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(
        makeLabel(tr("For a step of Dracula's that the rules forbid but that cannot be undone at the table. It is entered as it "
                     "happened; legal steps are entered in the turn guide."),
                  bodyFont(14), "mute"));
    const Sentences& sentences = controller_.sentences();
    const Ruleset& ruleset = controller_.ruleset();
    auto* kind =
        new Segmented(settings_, {tr("Card played"), tr("Lair made"), tr("Encounter placed"), tr("Rumor placed"), tr("Phase ended")},
                      tr("What happened"));
    kind->setObjectName("referee-kind");
    content->addWidget(kind);

    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    grid->setColumnStretch(1, 1);
    int line = 0;
    const bool beside = across(2) == 2;
    const auto field = [&](const QString& label, QWidget* box) {
        auto* words = makeLabel(label, bodyFont(15));
        words->setWordWrap(!beside);
        grid->addWidget(words, line, 0, 1, beside ? 1 : 2);
        line += beside ? 0 : 1;
        grid->addWidget(box, line, beside ? 1 : 0, 1, beside ? 1 : 2);
        ++line;
        return std::pair<QWidget*, QWidget*>(words, box);
    };
    const QString none = tr("none");
    auto* place = makePick("referee-place", tr("Location card"));
    place->addEntry(none, -1);
    place->addPlaces(sentences, ruleset.board->cards());
    auto* power = makePick("referee-power", tr("Power card"));
    power->addEntry(none, -1);
    const QCollator collator = sentences.collator();
    const auto addSorted = [&](PickBox* box, QList<std::pair<QString, int>> entries) {
        std::ranges::stable_sort(entries, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
        for (const auto& [name, value] : entries)
            box->addEntry(name, value);
    };
    QList<std::pair<QString, int>> names;
    for (const Power one : allPowers)
        names << std::pair(sentences.power(one), static_cast<int>(one));
    addSorted(power, std::exchange(names, {}));
    power->addEntry(sentences.power(Power::WolfForm) + QStringLiteral(" + ") + sentences.power(Power::Hide), 100);
    auto* slot = makePick("referee-slot", tr("Slot"));
    slot->addEntry(none, 0);
    for (int n = 1; n <= static_cast<int>(trailLength); ++n)
        slot->addEntry(QString::number(n), n);
    auto* lair = makePick("referee-lair", tr("Lair cleared for it"));
    lair->addEntry(none, -1);
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        if (const auto& held = controller_.state().lairs[n]; held && held->location)
            lair->addEntry(sentences.place(*held->location), static_cast<int>(indexOf(*held->location)));
    auto* card = makePick("referee-card", tr("Encounter card"));
    card->addEntry(none, -1);
    for (std::size_t n = 0; n < ruleset.cards->encounters.size(); ++n)
        names << std::pair(sentences.encounter(static_cast<EncounterKind>(n)), static_cast<int>(n));
    addSorted(card, names);
    const std::array fields{field(tr("Location card"), place), field(tr("Power card"), power), field(tr("Slot"), slot),
                            field(tr("Lair cleared for it"), lair), field(tr("Encounter card"), card)};
    content->addWidget(form);
    const auto showFields = [fields, kind] {
        // Which of the five fields belong to which of the five kinds.
        constexpr std::array<std::array<bool, 5>, 5> needed{{{true, true, true, false, false},
                                                             {false, false, false, true, true},
                                                             {false, false, false, false, true},
                                                             {false, false, true, false, false},
                                                             {false, false, false, false, false}}};
        for (std::size_t n = 0; n < fields.size(); ++n) {
            fields[n].first->setVisible(needed[static_cast<std::size_t>(kind->current())][n]);
            fields[n].second->setVisible(needed[static_cast<std::size_t>(kind->current())][n]);
        }
    };
    showFields();
    connect(kind, &Segmented::chosen, form, showFields);
    auto* noticed = new Segmented(settings_, {tr("Nobody noticed"), tr("The table noticed: penalty")}, tr("Was it noticed?"));
    noticed->setObjectName("referee-noticed");
    content->addWidget(noticed);
    const auto made = [=]() -> std::vector<Action> {
        RefereeEntry entry;
        entry.penalised = noticed->current() == 1;
        switch (kind->current()) {
        case 0: {
            Play play;
            play.location = locationOf(place);
            if (const int value = power->value().value_or(-1); value == 100)
                play.powers = PowerSet{Power::WolfForm, Power::Hide};
            else if (value >= 0)
                play.powers = static_cast<Power>(value);
            if (const int value = slot->value().value_or(0); value > 0)
                play.misdirect = Slot{static_cast<std::uint8_t>(value)};
            if (!play.location && play.powers.empty())
                return {};
            entry.step = play;
            break;
        }
        case 1: {
            MakeLair made;
            made.cleared = locationOf(lair);
            if (const int value = card->value().value_or(-1); value >= 0)
                made.encounter = static_cast<EncounterKind>(value);
            entry.step = made;
            break;
        }
        case 2:
            if (card->value().value_or(-1) < 0)
                return {};
            entry.step = fury3e::PlaceEncounter{static_cast<EncounterKind>(*card->value())};
            break;
        case 3:
            if (slot->value().value_or(0) < 1)
                return {};
            entry.step = fury3e::PlaceRumor{Slot{static_cast<std::uint8_t>(*slot->value())}};
            break;
        default:
            entry.step = EndPhase{};
            break;
        }
        return {entry};
    };
    const Draft draft = makeDraft(
        "referee-enter", "check", tr("Enter what happened"), {}, made,
        [this](const std::vector<Action>& actions) {
            return tr("This is entered: %1.").arg(controller_.sentences().action(actions.front()));
        },
        [this](const Action& action) {
            if (!std::get<RefereeEntry>(action).penalised) {
                enter(action);
                return;
            }
            const auto then = after({action});
            askFirst(action, {tr("Suffer the penalty for this?"), penaltyLines(then ? currentLocation(*then) : std::nullopt),
                              tr("No, enter nothing"), tr("Enter it with the penalty"), QStringLiteral("eye")});
        });
    addDraft(content, draft);
    for (const PickBox* box : {place, power, slot, lair, card})
        connect(box, &QComboBox::currentIndexChanged, this, [this, draft] { review(draft); });
    for (const Segmented* parts : {kind, noticed})
        connect(parts, &Segmented::chosen, this, [this, draft] { review(draft); });
}

void TableEntryPanel::addPutRightNote(QVBoxLayout* content) const
{
    content->addSpacing(8);
    content->addWidget(makeLabel(tr("From now on the game is checked by what you enter here, and so is a claim about what was before."),
                                 bodyFont(14), "mute"));
}

void TableEntryPanel::buildReading(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    addPutRightNote(content);
    auto* ruling = makePick("right-ruling", tr("Rule"));
    ruling->setPlaceholderText(tr("Rule"));
    for (const RulingInfo& info : rulingTable())
        ruling->addEntry(sentences.ruling(info.ruling), static_cast<int>(info.ruling));
    ruling->setValue(std::nullopt);
    auto* readings = makePick("right-reading", tr("Reading"));
    readings->setPlaceholderText(tr("Reading"));
    auto* why = makeLabel({}, bodyFont(14), "mute");
    content->addWidget(ruling);
    content->addWidget(why);
    content->addWidget(readings);
    why->hide();
    readings->hide();
    const Draft read = makeDraft(
        "right-ruling-enter", "check", tr("Read it so"), {},
        [ruling, readings]() -> std::vector<Action> {
            const auto which = ruling->value(), how = readings->value();
            if (!which || !how)
                return {};
            return {PutRightRuling{static_cast<Ruling>(*which), static_cast<std::uint8_t>(*how)}};
        },
        [this](const std::vector<Action>& actions) { return heard(actions); }, [this](const Action& action) { enter(action); });
    addDraft(content, read);
    connect(ruling, &QComboBox::currentIndexChanged, this, [this, ruling, readings, why, read] {
        readings->clear();
        if (const auto chosen = ruling->value()) {
            const Sentences& names = controller_.sentences();
            const RulingInfo& info = rulingTable()[static_cast<std::size_t>(*chosen)];
            for (std::uint8_t n = 0; n < info.readingCount; ++n)
                readings->addEntry(names.reading(info.ruling, n), n);
            // As it is read now: that changes nothing.
            readings->setValue(reading(controller_.ruleset().rulings, info.ruling));
            why->setText(names.rulingExplanation(info.ruling));
        }
        why->setVisible(ruling->value().has_value());
        readings->setVisible(ruling->value().has_value());
        review(read);
    });
    connect(readings, &QComboBox::currentIndexChanged, this, [this, read] { review(read); });
}

void TableEntryPanel::buildRoad(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    addPutRightNote(content);
    content->addWidget(makeLabel(tr("A road, sea border or anchor of your printed board"), bodyFont(15, QFont::DemiBold)));
    auto* edge = makeLine();
    auto* a = makePick("right-a", tr("From"));
    auto* b = makePick("right-b", tr("To"));
    for (PickBox* end : {a, b}) {
        end->setPlaceholderText(end == a ? tr("From") : tr("To"));
        end->addPlaces(sentences, controller_.ruleset().board->all());
        end->setValue(std::nullopt);
        edge->addWidget(end, 1);
    }
    content->addLayout(edge);
    const Draft joined = makeDraft(
        "right-edge-enter", "road", tr("Put the board right"), {},
        [this, a, b]() -> std::vector<Action> {
            const auto from = locationOf(a), to = locationOf(b);
            if (!from || !to)
                return {};
            return {PutRightEdge{*from, *to, !controller_.ruleset().board->joined(*from, *to)}}; // nothing else can be put right
        },
        [this](const std::vector<Action>& actions) { return heard(actions); }, [this](const Action& action) { enter(action); });
    addDraft(content, joined);
    followBehind(a, b, joined);
}

void TableEntryPanel::buildCard(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    addPutRightNote(content);
    content->addWidget(makeLabel(tr("A Location card on the trail that was entered wrongly"), bodyFont(15, QFont::DemiBold)));
    auto* wrong = makeLine();
    auto* slot = makePick("right-slot", tr("Slot"));
    slot->setPlaceholderText(tr("Slot"));
    for (int n = 1; n <= static_cast<int>(trailLength); ++n)
        if (const auto& hideout = controller_.state().trail[static_cast<std::size_t>(n - 1)]; hideout && hideout->location)
            slot->addEntry(tr("Slot %1: %2").arg(n).arg(sentences.place(*hideout->location)), n);
    slot->setValue(std::nullopt);
    auto* truth = makePick("right-location", tr("What it is in truth"));
    truth->setPlaceholderText(tr("What it is in truth"));
    truth->addPlaces(sentences, controller_.ruleset().board->cards());
    truth->setValue(std::nullopt);
    wrong->addWidget(slot, 1);
    wrong->addWidget(truth, 1);
    content->addLayout(wrong);
    const Draft correct = makeDraft(
        "right-entry-enter", "check", tr("Put the card right"), {},
        [slot, truth]() -> std::vector<Action> {
            const auto number = slot->value();
            const auto place = locationOf(truth);
            if (!number || !place)
                return {};
            return {PutRightEntry{Slot{static_cast<std::uint8_t>(*number)}, *place}};
        },
        [this, slot, truth](const std::vector<Action>& actions) {
            return tr("The program has: %1. It will have: %2.").arg(slot->currentText(), truth->currentText()) + u' ' + heard(actions);
        },
        [this](const Action& action) { enter(action); });
    addDraft(content, correct);
    followBehind(slot, truth, correct);
}

void TableEntryPanel::followBehind(PickBox* first, PickBox* second, const Draft& draft)
{
    second->hide();
    connect(first, &QComboBox::currentIndexChanged, second, [first, second] { second->setVisible(first->value().has_value()); });
    for (const PickBox* box : {first, second})
        connect(box, &QComboBox::currentIndexChanged, this, [this, draft] { review(draft); });
}

void TableEntryPanel::addDraft(QVBoxLayout* content, const Draft& draft)
{
    content->addWidget(draft.says);
    content->addWidget(draft.enter);
    review(draft);
}

} // namespace demeter::fury3e

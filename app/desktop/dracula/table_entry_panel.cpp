#include "app/desktop/dracula/table_entry_panel.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/map/hunter_sign.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace demeter {

using namespace fury3e;

namespace {

constexpr int offTheBoard = 1000;
constexpr int hospitalAdded = 500; ///< added to the city of a hospital

/// A hunter's shape, 32 px.
class HunterSign : public QWidget {
public:
    HunterSign(const Settings& settings, Hunter hunter) : settings_(settings), hunter_(hunter) { setFixedSize(34, 34); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintHunter(painter, QRectF(rect()).adjusted(1, 1, -1, -1), hunter_, settings_, u"panel");
    }

private:
    const Settings& settings_;
    Hunter hunter_;
};

LocationId locationOf(const PickBox* box)
{
    return static_cast<LocationId>(box->value().value_or(0));
}

} // namespace

QString TableEntryPanel::title() const
{
    return tr("At the table");
}

void TableEntryPanel::enter(const Action& action)
{
    controller_.submit(action);
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

void TableEntryPanel::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("What happens on the real table and the program cannot see is entered here, at any time. Every entry is "
                     "a line of the journal and can be taken back."),
                  bodyFont(14), "mute"));
    buildHunters(content);
    buildTokens(content);
    buildTracks(content);
    buildErrors(content);
    buildReferee(content);
    buildPutRight(content);
}

void TableEntryPanel::buildHunters(QVBoxLayout* content)
{
    content->addWidget(makeHeading(tr("Hunters")));
    content->addWidget(makeLabel(tr("Choose the place to which a hunter has moved."), bodyFont(14), "mute"));
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    const Sentences& sentences = controller_.sentences();
    const Board& board = *controller_.ruleset().board;
    for (const Hunter hunter : allHunters) {
        const int row = static_cast<int>(hunter);
        const HunterPlace now = controller_.state().hunters[static_cast<std::size_t>(hunter)];
        grid->addWidget(new HunterSign(settings_, hunter), row, 0);
        QString name = sentences.hunter(hunter);
        if (const std::string& player = controller_.record().header().players[static_cast<std::size_t>(hunter)]; !player.empty())
            name += QStringLiteral(" · ") + QString::fromStdString(player);
        grid->addWidget(makeLabel(name, bodyFont(15, QFont::DemiBold)), row, 1);
        auto* box = makePick("hunter-place", tr("Place of %1").arg(sentences.hunter(hunter)));
        box->setObjectName(QStringLiteral("hunter-place-%1").arg(row + 1));
        box->addPlaces(sentences, board.all() & board.cards());
        for (const LocationId city : board.hospitals())
            box->addEntry(tr("Hospital: %1").arg(sentences.place(city)), hospitalAdded + static_cast<int>(indexOf(city)));
        box->addEntry(tr("Off the board"), offTheBoard);
        box->setValue(now.where == HunterPlace::Where::OffBoard   ? offTheBoard
                      : now.where == HunterPlace::Where::Hospital ? hospitalAdded + static_cast<int>(indexOf(now.location))
                                                                  : static_cast<int>(indexOf(now.location)));
        connect(
            box, &QComboBox::activated, this,
            [this, box, hunter] {
                const int value = box->value().value_or(offTheBoard);
                enter(EnterHunter{hunter, value == offTheBoard     ? HunterPlace{}
                                          : value >= hospitalAdded ? HunterPlace::hospital(static_cast<LocationId>(value - hospitalAdded))
                                                                   : HunterPlace::in(static_cast<LocationId>(value))});
            },
            Qt::QueuedConnection);
        grid->addWidget(box, row, 2);
    }
    content->addLayout(grid);
}

void TableEntryPanel::buildTokens(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("Tokens in cities")));
    const Sentences& sentences = controller_.sentences();
    const BoardTokens& tokens = controller_.state().tokens;
    const auto list = [&](LocationSet places, EnterToken::Kind kind, const QString& name, const char* icon) {
        places.forEach([&](LocationId place) {
            auto* button = makeButton("token-remove", icon, tr("%1: %2").arg(name, sentences.place(place)), [this, kind, place] {
                enter(EnterToken{kind, place, false});
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
    auto* row = new QHBoxLayout;
    auto* place = makePick("token-place", tr("City of the token"));
    const Board& board = *controller_.ruleset().board;
    place->addPlaces(sentences, board.cities() & board.cards());
    row->addWidget(place, 1);
    row->addWidget(makeButton("token-add", "plus", tr("Place the token"), [this, kind, place] {
        enter(EnterToken{kind->current() == 0 ? EnterToken::Kind::ConsecratedGround : EnterToken::Kind::HeavenlyHost, locationOf(place),
                         true});
    }));
    content->addLayout(row);
}

QHBoxLayout* TableEntryPanel::makeCountRow(const char* name, const QString& label, int value, std::function<Action(int)> action)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(makeLabel(label, bodyFont(15, QFont::DemiBold)), 1);
    for (const int step : {-1, 1}) {
        auto* button = makeButton(name, step < 0 ? "minus" : "plus", {}, [this, action, value, step] { enter(action(value + step)); });
        button->setObjectName(QString::fromLatin1(name) + (step < 0 ? QStringLiteral("-minus") : QStringLiteral("-plus")));
        button->setAccessibleName(step < 0 ? tr("%1: one less").arg(label) : tr("%1: one more").arg(label));
        row->addWidget(button);
        if (step < 0) {
            auto* number = makeLabel(QString::number(value), bodyFont(18, QFont::Bold));
            number->setAlignment(Qt::AlignCenter);
            number->setMinimumWidth(scaled(46));
            row->addWidget(number);
        }
    }
    return row;
}

void TableEntryPanel::buildTracks(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("Time")));
    content->addLayout(makeCountRow("week", tr("Week"), controller_.state().week, [](int value) { return Action(EnterWeek{value}); }));
    content->addLayout(
        makeCountRow("despair", tr("Despair tokens"), controller_.state().despair, [](int value) { return Action(EnterDespair{value}); }));
}

void TableEntryPanel::buildErrors(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("Errors")));
    auto* claim = makeButton("claim", "search", tr("The hunters claim an error"), [this] { enter(ClaimError{}); });
    claim->setSecondLine(tr("the record is checked; only yes or no and the round are told"));
    content->addWidget(claim);
    auto* penalty = makeButton("penalty", "damage", tr("Suffer the penalty for an error"), [this] { enter(SufferPenalty{}); });
    penalty->setSecondLine(tr("show the place, clear the trail, 5 damage"));
    content->addWidget(penalty);
}

void TableEntryPanel::buildReferee(QVBoxLayout* content)
{
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("It has already happened, although it was illegal")));
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
    const auto field = [&](const QString& label, QWidget* box) {
        auto* words = makeLabel(label, bodyFont(15));
        words->setWordWrap(false);
        grid->addWidget(words, line, 0);
        grid->addWidget(box, line, 1);
        ++line;
        return std::pair<QWidget*, QWidget*>(words, box);
    };
    const QString none = tr("none");
    auto* place = makePick("referee-place", tr("Location card"));
    place->addEntry(none, -1);
    place->addPlaces(sentences, ruleset.board->cards());
    auto* power = makePick("referee-power", tr("Power card"));
    power->addEntry(none, -1);
    for (const Power one : allPowers)
        power->addEntry(sentences.power(one), static_cast<int>(one));
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
        card->addEntry(sentences.encounter(static_cast<EncounterKind>(n)), static_cast<int>(n));
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
    content->addWidget(makeButton("referee-enter", "check", tr("Enter what happened"), [=, this] {
        RefereeEntry entry;
        entry.penalised = noticed->current() == 1;
        switch (kind->current()) {
        case 0: {
            Play play;
            if (const int value = place->value().value_or(-1); value >= 0)
                play.location = static_cast<LocationId>(value);
            if (const int value = power->value().value_or(-1); value == 100)
                play.powers = Power::WolfForm | Power::Hide;
            else if (value >= 0)
                play.powers = static_cast<Power>(value);
            if (const int value = slot->value().value_or(0); value > 0)
                play.misdirect = Slot{static_cast<std::uint8_t>(value)};
            entry.step = play;
            break;
        }
        case 1: {
            MakeLair made;
            if (const int value = lair->value().value_or(-1); value >= 0)
                made.cleared = static_cast<LocationId>(value);
            if (const int value = card->value().value_or(-1); value >= 0)
                made.encounter = static_cast<EncounterKind>(value);
            entry.step = made;
            break;
        }
        case 2:
            entry.step = demeter::PlaceEncounter{static_cast<EncounterKind>(qMax(0, card->value().value_or(0)))};
            break;
        case 3:
            entry.step = demeter::PlaceRumor{Slot{static_cast<std::uint8_t>(slot->value().value_or(0))}};
            break;
        default:
            entry.step = EndPhase{};
            break;
        }
        enter(entry);
    }));
}

void TableEntryPanel::buildPutRight(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const Ruleset& ruleset = controller_.ruleset();
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("Put right")));
    content->addWidget(makeLabel(tr("From now on the game is checked by what you enter here, and so is a claim about what was before."),
                                 bodyFont(14), "mute"));

    content->addWidget(makeLabel(tr("How the table reads a rule"), bodyFont(15, QFont::DemiBold)));
    auto* ruling = makePick("right-ruling", tr("Rule"));
    for (const RulingInfo& info : rulingTable())
        ruling->addEntry(sentences.ruling(info.ruling), static_cast<int>(info.ruling));
    auto* readings = makePick("right-reading", tr("Reading"));
    auto* why = makeLabel({}, bodyFont(14), "mute");
    const auto fill = [this, ruling, readings, why] {
        const auto chosen = static_cast<Ruling>(ruling->value().value_or(0));
        const Sentences& names = controller_.sentences();
        readings->clear();
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(chosen)];
        for (std::uint8_t n = 0; n < info.readingCount; ++n)
            readings->addEntry(names.reading(chosen, n), n);
        readings->setValue(reading(controller_.ruleset().rulings, chosen));
        why->setText(names.rulingExplanation(chosen));
    };
    fill();
    connect(ruling, &QComboBox::currentIndexChanged, readings, fill);
    content->addWidget(ruling);
    content->addWidget(why);
    auto* row = new QHBoxLayout;
    row->addWidget(readings, 1);
    row->addWidget(makeButton("right-ruling-enter", "check", tr("Read it so"), [this, ruling, readings] {
        enter(PutRightRuling{static_cast<Ruling>(ruling->value().value_or(0)), static_cast<std::uint8_t>(readings->value().value_or(0))});
    }));
    content->addLayout(row);

    content->addWidget(makeLabel(tr("A road, sea border or anchor of your printed board"), bodyFont(15, QFont::DemiBold)));
    auto* edge = new QHBoxLayout;
    auto* a = makePick("right-a", tr("From"));
    auto* b = makePick("right-b", tr("To"));
    a->addPlaces(sentences, ruleset.board->all());
    b->addPlaces(sentences, ruleset.board->all());
    b->setCurrentIndex(1);
    edge->addWidget(a, 1);
    edge->addWidget(b, 1);
    content->addLayout(edge);
    auto* there = new Segmented(settings_, {tr("The board has it"), tr("The board lacks it")}, tr("Is it there?"));
    there->setObjectName("right-there");
    content->addWidget(there);
    content->addWidget(makeButton("right-edge-enter", "road", tr("Put the board right"), [this, a, b, there] {
        enter(PutRightEdge{locationOf(a), locationOf(b), there->current() == 0});
    }));

    content->addWidget(makeLabel(tr("A Location card on the trail that was entered wrongly"), bodyFont(15, QFont::DemiBold)));
    auto* wrong = new QHBoxLayout;
    auto* slot = makePick("right-slot", tr("Slot"));
    for (int n = 1; n <= static_cast<int>(trailLength); ++n)
        if (const auto& hideout = controller_.state().trail[static_cast<std::size_t>(n - 1)]; hideout && hideout->location)
            slot->addEntry(tr("Slot %1: %2").arg(n).arg(sentences.place(*hideout->location)), n);
    auto* truth = makePick("right-location", tr("What it is in truth"));
    truth->addPlaces(sentences, ruleset.board->cards());
    wrong->addWidget(slot, 1);
    wrong->addWidget(truth, 1);
    content->addLayout(wrong);
    auto* correct = makeButton("right-entry-enter", "check", tr("Put the card right"), [this, slot, truth] {
        enter(PutRightEntry{Slot{static_cast<std::uint8_t>(slot->value().value_or(1))}, locationOf(truth)});
    });
    correct->setEnabled(slot->count() > 0);
    content->addWidget(correct);
}

} // namespace demeter

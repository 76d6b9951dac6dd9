#include "app/desktop/setup/new_game_screen.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/setup/counts_sheet.h"
#include "app/desktop/setup/rulings_sheet.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <numeric>

namespace demeter {

using namespace fury3e;

namespace {

/// A section heading with its number in a ring.
class SectionHead : public QWidget {
public:
    SectionHead(const Settings& settings, int number, const QString& text) : settings_(settings), number_(number), text_(text)
    {
        setAccessibleName(text);
        setMinimumHeight(scaled(34));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int disc = scaled(26);
        const QRectF ring(1, (height() - disc) / 2.0, disc - 2, disc - 2);
        painter.setPen(QPen(settings_.colour(u"lineStrong"), 1));
        painter.drawEllipse(ring);
        painter.setPen(settings_.colour(u"text"));
        painter.setFont(bodyFont(13, QFont::DemiBold));
        painter.drawText(ring, Qt::AlignCenter, QString::number(number_));
        painter.setFont(headingFont(22));
        painter.drawText(QRect(disc + 8, 0, width() - disc - 8, height()), Qt::AlignVCenter, text_);
    }

private:
    const Settings& settings_;
    int number_;
    QString text_;
};

QVBoxLayout* makeColumn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    return column;
}

} // namespace

NewGameScreen::NewGameScreen(Settings& settings, QWidget* parent) : NewGamePage(parent), settings_(settings)
{
    setRole(this, "window");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    reset();
}

void NewGameScreen::reset()
{
    draft_ = {};
    switch (settings_.language()) { // the rulebook in one's own language is the likeliest on the table
    case Language::Es:
        draft_.printing = Printing::Es;
        break;
    case Language::Pl:
        draft_.printing = Printing::Pl;
        break;
    case Language::Ru:
        draft_.printing = Printing::Ru;
        break;
    default:
        break;
    }
    draft_.rulings = rulingsOf(draft_.printing);
    if (!cards_)
        cards_ = builtInCatalogue();
    if (cards_)
        draft_.counts = countsOf(*cards_);
    chosen_ = 0;
    problem_.clear();
    loadBoard();
}

void NewGameScreen::loadBoard()
{
    if (auto board = builtInBoard(std::string(builtInBoardIds[static_cast<std::size_t>(draft_.board)])); board && cards_) {
        board_ = *board;
        draft_.cities = {};
        chosen_ = 0;
    } else {
        problem_ = tr("This program was built without its boards.");
    }
}

void NewGameScreen::setPrinting(Printing printing)
{
    draft_.printing = printing;
    draft_.rulings = rulingsOf(printing);
    NewGameScreen::update();
}

int NewGameScreen::changedReadings() const
{
    const Rulings printed = rulingsOf(draft_.printing);
    return static_cast<int>(std::ranges::count_if(
        rulingTable(), [&](const RulingInfo& info) { return reading(printed, info.ruling) != reading(draft_.rulings, info.ruling); }));
}

int NewGameScreen::changedCounts() const
{
    const Counts usual = countsOf(*cards_);
    int changed = 0;
    const auto compare = [&](const auto& a, const auto& b) {
        for (std::size_t n = 0; n < a.size(); ++n)
            changed += a[n] != b[n] ? 1 : 0;
    };
    compare(usual.encounters, draft_.counts.encounters);
    compare(usual.events, draft_.counts.events);
    compare(usual.combat, draft_.counts.combat);
    compare(usual.life, draft_.counts.life);
    compare(usual.biteSpaces, draft_.counts.biteSpaces);
    return changed + (usual.combatHand != draft_.counts.combatHand ? 1 : 0) + (usual.draculaLife != draft_.counts.draculaLife ? 1 : 0);
}

void NewGameScreen::openCounts()
{
    if (counts_ == nullptr) {
        counts_ = new CountsSheet(settings_, this);
        connect(counts_, &CountsSheet::changed, this, [this](const Counts& counts) {
            draft_.counts = counts;
            NewGameScreen::update();
        });
    }
    counts_->openFor(*sentences_, *cards_, draft_.counts);
}

void NewGameScreen::openRulings()
{
    if (rulings_ == nullptr) {
        rulings_ = new RulingsSheet(settings_, this);
        connect(rulings_, &RulingsSheet::changed, this, [this](const Rulings& rulings) {
            draft_.rulings = rulings;
            NewGameScreen::update();
        });
    }
    rulings_->openFor(*sentences_, draft_.printing, draft_.rulings);
}

void NewGameScreen::setProblem(const QString& text)
{
    problem_ = text;
    rebuild();
}

int NewGameScreen::columns() const
{
    const int room = qRound(width() / (0.5 + textScale() / 2));
    return room >= 1100 ? 3 : room >= 720 ? 2 : 1;
}

int NewGameScreen::mapHeight() const
{
    // As high as the board is at the width of a column, within reason.
    const int count = columns();
    const int wide = (width() - 48 - 24 * (count - 1)) / count;
    return qBound(220, qRound(wide * 0.74), qMax(302, height() * 2 / 5));
}

void NewGameScreen::resizeEvent(QResizeEvent*)
{
    if (map_)
        map_->setFixedHeight(mapHeight());
    if (content_ != nullptr && columns() != builtColumns_)
        rebuild();
}

LocationSet NewGameScreen::starts() const
{
    LocationSet left = hunterStarts(*board_);
    for (const auto& city : draft_.cities)
        if (city)
            left.erase(*city);
    return left;
}

void NewGameScreen::rebuild()
{
    if (!board_)
        return;
    sentences_ = std::make_unique<Sentences>(board_, cards_, settings_.language());
    if (content_ != nullptr) {
        layout()->removeWidget(content_);
        content_->hide();
        content_->deleteLater();
    }
    builtColumns_ = columns();
    content_ = new QWidget;
    auto* whole = new QVBoxLayout(content_);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);

    auto* bar = new QWidget;
    setRole(bar, "bar");
    auto* top = new QHBoxLayout(bar);
    top->setContentsMargins(24, 4, 8, 4);
    auto* ship = new QLabel;
    ship->setPixmap(iconPixmap(QStringLiteral("ship"), settings_.colour(u"text"), 26, devicePixelRatioF()));
    top->addWidget(ship);
    top->addSpacing(8);
    auto* title = makeLabel(tr("New game"), headingFont(30));
    title->setWordWrap(false);
    top->addWidget(title);
    top->addStretch(1);
    auto* cancel = new ChoiceButton(settings_, ChoiceKind::Quiet);
    cancel->setObjectName("cancel");
    cancel->setIconName("cross");
    cancel->setText(tr("Cancel"));
    connect(cancel, &QAbstractButton::clicked, this, &NewGameScreen::cancelAsked);
    top->addWidget(cancel);
    whole->addWidget(bar);

    auto* scroll = new QScrollArea;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    setRole(page, "window");
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(24, 14, 24, 14);
    row->setSpacing(24);
    QWidget* rules = buildRules();
    QWidget* hunters = buildHunters();
    QWidget* map = buildMap();
    QList<QList<QWidget*>> parts;
    if (builtColumns_ == 3)
        parts = {{rules}, {hunters}, {map}};
    else if (builtColumns_ == 2)
        parts = {{rules, map}, {hunters}};
    else
        parts = {{rules, hunters, map}};
    for (const auto& part : parts) {
        auto* column = new QVBoxLayout;
        column->setSpacing(20);
        for (QWidget* widget : part)
            column->addWidget(widget);
        column->addStretch(1);
        row->addLayout(column, 1);
    }
    scroll->setWidget(page);
    whole->addWidget(scroll, 1);

    auto* foot = new QWidget;
    setRole(foot, "bar");
    auto* bottom = new QHBoxLayout(foot);
    bottom->setContentsMargins(24, 12, 24, 12);
    bottom->setSpacing(24);
    summary_ = makeLabel({}, bodyFont(15));
    summary_->setObjectName("summary");
    summary_->setTextFormat(Qt::RichText);
    bottom->addWidget(summary_, 3);
    start_ = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    start_->setObjectName("start");
    start_->setText(tr("Choose the start in secret"));
    start_->setIconName("arrow-right");
    start_->setCentred(true);
    start_->setMinimumHeight(qMax(60, scaled(52)));
    connect(start_, &QAbstractButton::clicked, this, [this] {
        for (std::size_t n = 0; n < hunterCount; ++n)
            if (!draft_.cities[n]) {
                setProblem(tr("%1 has no city yet. Choose it in the list, or tap it on the map.").arg(sentences_->hunter(allHunters[n])));
                return;
            }
        RecordHeader header;
        header.board = builtInBoardIds[static_cast<std::size_t>(draft_.board)];
        header.printing = draft_.printing;
        header.rulings = draft_.rulings;
        header.handling = draft_.handling;
        header.clockKept = true;
        header.counts = draft_.counts;
        PlaceHunters hunters;
        for (std::size_t n = 0; n < hunterCount; ++n) {
            header.players[n] = typedLine(draft_.players[n]).toStdString();
            hunters.cities[n] = *draft_.cities[n];
        }
        emit setUp(header, hunters);
    });
    bottom->addWidget(start_, 2);
    whole->addWidget(foot);
    layout()->addWidget(content_);
    if (rulings_ != nullptr && rulings_->isVisible()) {
        rulings_->openFor(*sentences_, draft_.printing, draft_.rulings);
        rulings_->raise();
    }
    if (counts_ != nullptr && counts_->isVisible()) {
        counts_->openFor(*sentences_, *cards_, draft_.counts);
        counts_->raise();
    }
    NewGameScreen::update();
}

QWidget* NewGameScreen::buildRules()
{
    auto* widget = new QWidget;
    auto* column = makeColumn(widget);
    column->addWidget(new SectionHead(settings_, 1, tr("Rulebook")));
    column->addWidget(makeLabel(tr("The printed editions differ in details. Which one lies on the table?"), bodyFont(13.5), "mute"));
    auto* printing = new Segmented(
        settings_, {tr("Recommended"), QStringLiteral("Español"), QStringLiteral("Polski"), QStringLiteral("Русский")}, tr("Rulebook"));
    printing->setObjectName("printing");
    printing->setCurrent(static_cast<int>(draft_.printing));
    connect(printing, &Segmented::chosen, this, [this](int index) { setPrinting(static_cast<Printing>(index)); });
    column->addWidget(printing);
    auto* see = new ChoiceButton(settings_, ChoiceKind::Quiet);
    see->setObjectName("see-rulings");
    see->setIconName("settings");
    see->setText(tr("See the readings that differ"));
    connect(see, &QAbstractButton::clicked, this, &NewGameScreen::openRulings);
    column->addWidget(see);
    column->addWidget(makeLabel(tr("Board"), bodyFont(13.5), "mute"));
    auto* board = new Segmented(settings_, {tr("Third edition"), tr("Second edition")}, tr("Board"));
    board->setObjectName("board");
    board->setCurrent(draft_.board);
    connect(board, &Segmented::chosen, this, [this](int index) {
        draft_.board = index;
        loadBoard();
        rebuild();
    });
    column->addWidget(board);
    column->addWidget(
        makeLabel(tr("The second edition is only another map: rules and cards are those of the third."), bodyFont(13), "mute"));
    column->addWidget(makeLabel(tr("Language of the program"), bodyFont(13.5), "mute"));
    auto* language = new PickBox(settings_, tr("Language of the program"));
    language->setObjectName("language");
    for (std::size_t n = 0; n < languageCount; ++n)
        language->addEntry(nativeName(static_cast<Language>(n)), static_cast<int>(n));
    language->setValue(static_cast<int>(settings_.language()));
    connect(
        language, &QComboBox::activated, this,
        [this, language] { settings_.setLanguage(static_cast<Language>(language->value().value_or(0))); }, Qt::QueuedConnection);
    column->addWidget(language);

    column->addSpacing(8);
    column->addWidget(new SectionHead(settings_, 2, tr("Encounter cards")));
    const auto option = [&](std::size_t index, CardHandling handling, const char* name, const char* icon, const QString& word,
                            const QString& second) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(QString::fromLatin1(icon));
        button->setText(word);
        button->setSecondLine(second);
        button->setCheckable(true);
        connect(button, &QAbstractButton::clicked, this, [this, handling] {
            draft_.handling = handling;
            NewGameScreen::update();
        });
        column->addWidget(button);
        handling_[index] = button;
    };
    option(0, CardHandling::Dealt, "dealt", "encounter", tr("Dealt by the program"), {});
    option(1, CardHandling::DrawnFromBox, "drawn", "hand", tr("Drawn from the box"), tr("Dracula draws real cards and enters them."));
    auto* counts = new ChoiceButton(settings_, ChoiceKind::Quiet);
    counts->setObjectName("see-counts");
    counts->setIconName("layers");
    counts->setText(tr("Counts of the cards"));
    connect(counts, &QAbstractButton::clicked, this, &NewGameScreen::openCounts);
    column->addWidget(counts);
    seeCounts_ = counts;
    return widget;
}

QWidget* NewGameScreen::buildHunters()
{
    auto* widget = new QWidget;
    auto* column = makeColumn(widget);
    column->addWidget(new SectionHead(settings_, 3, tr("Hunters and cities")));
    for (std::size_t n = 0; n < hunterCount; ++n) {
        auto* frame = new QFrame;
        setRole(frame, "raised");
        auto* inside = new QVBoxLayout(frame);
        inside->setContentsMargins(12, 8, 12, 10);
        inside->setSpacing(8);
        auto* head = new ChoiceButton(settings_, ChoiceKind::Quiet);
        head->setObjectName(QStringLiteral("hunter-%1").arg(n + 1));
        head->setText(sentences_->hunter(allHunters[n]));
        head->setSign(hunterSign(allHunters[n]));
        head->setAccessibleName(tr("Place %1 by tapping the map").arg(sentences_->hunter(allHunters[n])));
        connect(head, &QAbstractButton::clicked, this, [this, n] {
            chosen_ = n;
            NewGameScreen::update();
        });
        rows_[n] = head;
        inside->addWidget(head);
        auto* fields = new QHBoxLayout;
        fields->setSpacing(8);
        auto* box = new PickBox(settings_, tr("City of %1").arg(sentences_->hunter(allHunters[n])));
        box->setObjectName(QStringLiteral("city-%1").arg(n + 1));
        box->setPlaceholderText(tr("City"));
        box->addPlaces(*sentences_, hunterStarts(*board_));
        box->setCurrentIndex(-1);
        connect(box, &QComboBox::activated, this, [this, n, box] {
            chosen_ = n;
            if (const auto value = box->value())
                placeHunter(static_cast<LocationId>(*value));
        });
        boxes_[n] = box;
        auto* player = new QLineEdit(draft_.players[n]);
        player->setObjectName(QStringLiteral("player-%1").arg(n + 1));
        player->setPlaceholderText(tr("Player"));
        player->setAccessibleName(tr("Player of %1").arg(sentences_->hunter(allHunters[n])));
        player->setFont(bodyFont(15));
        player->setMinimumHeight(qMax(46, scaled(44)));
        player->setMinimumWidth(scaled(90));
        player->setMaxLength(40);
        connect(player, &QLineEdit::textChanged, this, [this, n](const QString& text) { draft_.players[n] = text; });
        fields->addWidget(box, 3);
        fields->addWidget(player, 2);
        inside->addLayout(fields);
        column->addWidget(frame);
    }
    return widget;
}

QWidget* NewGameScreen::buildMap()
{
    auto* widget = new QWidget;
    auto* column = makeColumn(widget);
    map_ = new MapView;
    map_->setObjectName("map");
    map_->setTheme(settings_.theme());
    map_->setLanguage(settings_.language());
    map_->setBoard(board_);
    map_->setMinimumWidth(200);
    map_->setFixedHeight(mapHeight());
    map_->setSketch(true);
    map_->showWholeBoard();
    connect(map_, &MapView::tapped, this, &NewGameScreen::placeHunter);
    column->addWidget(map_);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(makeLabel(tr("Tap a city to place the hunter that is marked."), bodyFont(13.5), "mute"), 1);
    for (const bool in : {false, true}) {
        auto* zoom = new ChoiceButton(settings_, ChoiceKind::Quiet);
        zoom->setObjectName(in ? "zoom-in" : "zoom-out");
        zoom->setIconName(in ? "plus" : "minus");
        zoom->setAccessibleName(in ? MapView::tr("Zoom in") : MapView::tr("Zoom out"));
        zoom->setToolTip(zoom->accessibleName());
        connect(zoom, &QAbstractButton::clicked, map_, in ? &MapView::zoomIn : &MapView::zoomOut);
        below->addWidget(zoom);
    }
    column->addLayout(below);
    auto* frame = new QFrame;
    setRole(frame, "card");
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(16, 12, 16, 12);
    inside->setSpacing(8);
    inside->addWidget(makeHeading(tr("Then, in secret")));
    const auto line = [&](const char* icon, QLabel* words) {
        auto* row = new QHBoxLayout;
        auto* sign = new QLabel;
        sign->setPixmap(iconPixmap(QString::fromLatin1(icon), settings_.colour(u"text"), 20, devicePixelRatioF()));
        sign->setAlignment(Qt::AlignTop);
        row->addWidget(sign);
        row->addWidget(words, 1);
        inside->addLayout(row);
    };
    line("hide", makeLabel(tr("Dracula chooses his start; the hunters look away."), bodyFont(14.5)));
    line("forbidden", makeLabel(tr("It may not be a sea, Castle Dracula or a city with a hunter."), bodyFont(14.5)));
    left_ = makeLabel({}, bodyFont(14.5));
    line("check", left_);
    column->addWidget(frame);
    return widget;
}

void NewGameScreen::placeHunter(LocationId city)
{
    if (!hunterStarts(*board_).contains(city)) {
        setProblem(tr("%1 is no city. A hunter starts in a city.").arg(sentences_->place(city)));
        return;
    }
    problem_.clear();
    draft_.cities[chosen_] = city;
    // The next one without a city, so that four taps place all four.
    for (std::size_t step = 0; step < hunterCount; ++step) {
        const std::size_t next = (chosen_ + step) % hunterCount;
        if (!draft_.cities[next]) {
            chosen_ = next;
            break;
        }
    }
    NewGameScreen::update();
}

void NewGameScreen::update()
{
    if (!start_ || !map_)
        return;
    MapModel model;
    int placed = 0;
    for (std::size_t n = 0; n < hunterCount; ++n) {
        const QSignalBlocker quiet(boxes_[n]);
        boxes_[n]->setValue(draft_.cities[n] ? std::optional(static_cast<int>(indexOf(*draft_.cities[n]))) : std::nullopt);
        rows_[n]->setMarked(n == chosen_);
        if (draft_.cities[n]) {
            model.hunters[n] = HunterPlace::in(*draft_.cities[n]);
            ++placed;
        }
    }
    map_->setModel(model);
    handling_[0]->setMarked(draft_.handling == CardHandling::Dealt);
    handling_[1]->setMarked(draft_.handling == CardHandling::DrawnFromBox);
    handling_[0]->setChecked(draft_.handling == CardHandling::Dealt);
    handling_[1]->setChecked(draft_.handling == CardHandling::DrawnFromBox);
    start_->setKind(placed == static_cast<int>(hunterCount) ? ChoiceKind::CommonPrimary : ChoiceKind::Off);
    left_->setText(tr("Cities left to begin in: %1").arg(starts().size()));
    const std::array<QString, 4> printings{tr("recommended reading"), tr("Spanish", "a printing of the rulebook"),
                                           tr("Polish", "a printing of the rulebook"), tr("Russian", "a printing of the rulebook")};
    const QString text =
        tr("Rulebook: %1 · cards: %2 · hunters placed: %3 of 4")
            .arg(QStringLiteral("<b>%1</b>").arg(printings[static_cast<std::size_t>(draft_.printing)]),
                 QStringLiteral("<b>%1</b>").arg(draft_.handling == CardHandling::Dealt ? tr("dealt by the program") : tr("from the box")),
                 QStringLiteral("<b>%1</b>").arg(placed));
    const int total = std::accumulate(draft_.counts.encounters.begin(), draft_.counts.encounters.end(), 0);
    handling_[0]->setSecondLine(tr("The %1 cards stay in the box.").arg(total));
    const int counted = changedCounts();
    seeCounts_->setSecondLine(counted > 0 ? tr("changed by hand: %1").arg(counted) : tr("not verified; count your box once"));
    const int changed = changedReadings();
    QString more =
        changed > 0 ? QStringLiteral(" · ") + tr("readings changed by hand: %1").arg(QStringLiteral("<b>%1</b>").arg(changed)) : QString();
    if (counted > 0)
        more += QStringLiteral(" · ") + tr("counts changed by hand: %1").arg(QStringLiteral("<b>%1</b>").arg(counted));
    summary_->setText(problem_.isEmpty() ? text + more : QStringLiteral("<b>%1</b>").arg(problem_.toHtmlEscaped()));
}

} // namespace demeter

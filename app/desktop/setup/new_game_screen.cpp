#include "app/desktop/setup/new_game_screen.h"

#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/desktop/map/map_scene.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/setup/counts_sheet.h"
#include "app/desktop/setup/rulings_sheet.h"
#include "app/desktop/setup/setting_line.h"
#include "app/desktop/setup/setting_sheet.h"
#include "app/text/fault_sentences.h"
#include "app/text/name_forms.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <numeric>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

constexpr int outer = 24, outerNarrow = 16; ///< room at the edges
constexpr int footRoom = 60;
constexpr qreal mapShape = MapScene::mapRect.width() / MapScene::mapRect.height();
constexpr int leastBeside = 420; ///< width of what stands beside the map
constexpr int largeFrom = 960;   ///< height of a page on which the settings have room there, too

} // namespace

NewGameScreen::NewGameScreen(Settings& settings, QWidget* parent, BoardsFolder boards)
    : NewGamePage(parent), settings_(settings), boards_(std::move(boards))
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
        draft_.counts = practice_ ? countsOf(*cards_) : keptCounts();
    if (!practice_)
        boards_.removeOld(QDateTime::currentDateTimeUtc());
    deletedBoard_.clear();
    if (const QList<KeptBoard> kept = boards_.boards(); !kept.isEmpty())
        draft_.own = kept.front();
    chosen_ = 0;
    problem_.clear();
    loadBoard();
}

/// The box is the same as the last time: its cards were counted once.
Counts NewGameScreen::keptCounts() const
{
    const std::string kept = settings_.kept(QStringLiteral("counts")).toStdString();
    if (const auto json = parseJson(kept))
        if (const auto counts = readCounts(*cards_, *json))
            return *counts;
    return countsOf(*cards_);
}

void NewGameScreen::loadBoard()
{
    if (draft_.own) {
        board_ = draft_.own->board;
        draft_.cities = {};
        chosen_ = 0;
        return;
    }
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
            settings_.keepText(QStringLiteral("counts"), QString::fromStdString(countsJson(*cards_, counts).dump()));
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
    NewGameScreen::update();
}

NewGameScreen::Form NewGameScreen::form() const
{
    const int room = qRound(width() / (0.5 + textScale() / 2));
    if (room >= 1000 && width() > height())
        return height() >= scaled(largeFrom) ? Form::Large : Form::Wide;
    return room >= 640 ? Form::Tall : Form::Narrow;
}

bool NewGameScreen::stacked() const
{
    return form() == Form::Narrow && width() < scaled(260);
}

void NewGameScreen::layOutMap()
{
    if (!map_ || body_ == nullptr || below_ == nullptr)
        return;
    const int high = height() - content_->layout()->itemAt(0)->widget()->sizeHint().height() -
                     content_->findChild<QWidget*>(QStringLiteral("foot"))->heightForWidth(width());
    if (mapBeside()) {
        const auto* settings = body_->findChild<QWidget*>(QStringLiteral("settings"));
        const int under = built_ == Form::Wide ? settings->heightForWidth(width() - 2 * outer) + outer / 2 : 0;
        const int room = width() - leastBeside - 3 * outer;
        map_->setFixedWidth(qBound(240, qRound((high - under - outer) * mapShape), room));
        return;
    }
    // No more than its shape asks for, and as much as leaves all the rest in sight, but never small. On its side the screen is so low
    // that it leaves room for the first hunters all the same: whoever sees them knows that more follows.
    const int whole = qRound(width() / mapShape), rest = below_->heightForWidth(width());
    const int wanted = high - rest;
    map_->setFixedHeight(wanted >= whole * 2 / 3 ? qMin(whole, wanted) : qMin(whole, width() > height() ? high * 11 / 20 : high * 4 / 5));
}

void NewGameScreen::resizeEvent(QResizeEvent*)
{
    if (content_ != nullptr && (form() != built_ || stacked() != stacked_))
        rebuild();
    else
        layOutMap();
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
    built_ = form();
    stacked_ = stacked();
    content_ = new QWidget;
    auto* whole = new QVBoxLayout(content_);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(buildBar());

    buildMap();
    auto* scroll = new QScrollArea;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    below_ = new QWidget;
    setRole(below_, "window");
    auto* below = new QVBoxLayout(below_);
    below->addWidget(buildQuestion());
    below->addWidget(buildHunters());
    if (mapBeside()) {
        body_ = new QWidget;
        setRole(body_, "window");
        auto* rows = new QVBoxLayout(body_);
        rows->setContentsMargins(outer, outer / 2, outer, outer / 2);
        rows->setSpacing(outer / 2);
        auto* beside = new QHBoxLayout;
        beside->setSpacing(outer);
        beside->addWidget(map_);
        below->setContentsMargins(0, 0, 0, 0);
        if (built_ == Form::Large)
            below->addWidget(buildSettings());
        below->addStretch(1);
        scroll->setWidget(below_);
        beside->addWidget(scroll, 1);
        rows->addLayout(beside, 1);
        if (built_ == Form::Wide)
            rows->addWidget(buildSettings());
        whole->addWidget(body_, 1);
    } else {
        const int edge = built_ == Form::Tall ? outer : outerNarrow;
        auto* page = new QWidget;
        setRole(page, "window");
        auto* rows = new QVBoxLayout(page);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(0);
        rows->addWidget(map_);
        below->setContentsMargins(edge, 8, edge, 8);
        below->addWidget(buildSettings());
        rows->addWidget(below_);
        rows->addStretch(1);
        scroll->setWidget(page);
        body_ = scroll;
        whole->addWidget(scroll, 1);
    }
    whole->addWidget(buildFoot());
    layout()->addWidget(content_);
    if (setting_ != nullptr && setting_->isVisible()) {
        openSetting(opened_);
        setting_->raise();
    }
    if (rulings_ != nullptr && rulings_->isVisible()) {
        rulings_->openFor(*sentences_, draft_.printing, draft_.rulings);
        rulings_->raise();
    }
    if (counts_ != nullptr && counts_->isVisible()) {
        counts_->openFor(*sentences_, *cards_, draft_.counts);
        counts_->raise();
    }
    if (check_ != nullptr && check_->isVisible()) {
        check_->rebuild();
        check_->raise();
    }
    NewGameScreen::update();
}

QWidget* NewGameScreen::buildBar()
{
    auto* bar = new QWidget;
    setRole(bar, "bar");
    auto* top = new QHBoxLayout(bar);
    top->setContentsMargins(built_ == Form::Narrow ? outerNarrow : outer, 4, 8, 4);
    auto* ship = new QLabel;
    ship->setPixmap(iconPixmap(QStringLiteral("ship"), settings_.colour(u"text"), 26, devicePixelRatioF()));
    top->addWidget(ship);
    top->addSpacing(8);
    auto* title = makeLabel(tr("New game"), headingFont(built_ == Form::Narrow ? 26 : 30));
    title->setWordWrap(false);
    top->addWidget(title);
    top->addStretch(1);
    auto* cancel = new ChoiceButton(settings_, ChoiceKind::Quiet);
    cancel->setObjectName("cancel");
    cancel->setIconName("cross");
    if (built_ == Form::Narrow)
        cancel->setAccessibleName(tr("Cancel"));
    else
        cancel->setText(tr("Cancel"));
    connect(cancel, &QAbstractButton::clicked, this, &NewGameScreen::cancelAsked);
    top->addWidget(cancel);
    return bar;
}

void NewGameScreen::buildMap()
{
    map_ = new MapView;
    map_->setObjectName("map");
    map_->setTheme(settings_.theme());
    map_->setLanguage(settings_.language());
    map_->setBoard(board_);
    map_->setSketch(true);
    map_->showWholeBoard();
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &NewGameScreen::legendAsked);
    connect(map_, &MapView::tapped, this, &NewGameScreen::placeHunter);
}

QWidget* NewGameScreen::buildQuestion()
{
    auto* widget = new QWidget;
    auto* words = new QVBoxLayout(widget);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    question_ = makeLabel({}, headingFont(built_ == Form::Narrow ? 24 : 28));
    question_->setObjectName("question");
    // Nothing below it moves with the length of a name.
    question_->setMinimumHeight((built_ == Form::Tall ? 1 : 2) * QFontMetrics(question_->font()).lineSpacing());
    question_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    QLabel* hint = makeLabel(tr("Tap a city to place the hunter that is marked."), bodyFont(13.5), "mute");
    const bool narrow = built_ == Form::Narrow; // then the question needs all of the width
    row->addWidget(narrow ? hint : question_.data(), 1);
    for (const bool in : {false, true}) {
        auto* zoom = new ChoiceButton(settings_, ChoiceKind::Quiet);
        zoom->setObjectName(in ? "zoom-in" : "zoom-out");
        zoom->setIconName(in ? "plus" : "minus");
        zoom->setAccessibleName(in ? MapView::tr("Zoom in") : MapView::tr("Zoom out"));
        connect(zoom, &QAbstractButton::clicked, map_, in ? &MapView::zoomIn : &MapView::zoomOut);
        row->addWidget(zoom, 0, Qt::AlignVCenter);
    }
    if (narrow)
        words->addWidget(question_);
    words->addLayout(row);
    if (!narrow)
        words->addWidget(hint);
    return widget;
}

QWidget* NewGameScreen::buildHunters()
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    const int across = built_ == Form::Tall ? 2 : 1;
    for (int column = 0; column < across; ++column)
        grid->setColumnStretch(column, 1);
    for (std::size_t n = 0; n < hunterCount; ++n)
        grid->addWidget(buildHunter(n), int(n) / across, int(n) % across);
    return widget;
}

QWidget* NewGameScreen::buildHunter(std::size_t n)
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
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
    column->addWidget(head);
    auto* fields = new QBoxLayout(stacked_ ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fields->setSpacing(4);
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
    column->addLayout(fields);
    return widget;
}

QString NewGameScreen::settingName(Setting setting) const
{
    switch (setting) {
    case Setting::Rulebook:
        return tr("Rulebook");
    case Setting::Cards:
        return tr("Encounter cards");
    case Setting::Shuffling:
        return tr("Shuffling");
    case Setting::Board:
        return tr("Board");
    case Setting::Language:
        return tr("Language of the program");
    case Setting::Phones:
        return tr("Phones");
    }
    return {};
}

QWidget* NewGameScreen::buildSettings()
{
    auto* widget = new QWidget;
    widget->setObjectName("settings");
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(outer);
    grid->setVerticalSpacing(0);
    constexpr std::array<const char*, settingCount> icons{"book", "encounter", "shuffle", "compass", "globe", "phone"};
    constexpr std::array<const char*, settingCount> names{"setting-rulebook", "setting-cards",    "setting-shuffling",
                                                          "setting-board",    "setting-language", "setting-phones"};
    const bool oneRow = width() - 2 * outer >= int(settingCount) * scaled(230);
    const int across = built_ != Form::Wide ? 1 : oneRow ? int(settingCount) : 3;
    for (std::size_t n = 0; n < settingCount; ++n) {
        const auto setting = static_cast<Setting>(n);
        auto* line =
            new SettingLine(settings_, QString::fromLatin1(icons[n]), settingName(setting), built_ == Form::Tall || built_ == Form::Large);
        line->setObjectName(QString::fromLatin1(names[n]));
        connect(line, &QAbstractButton::clicked, this, [this, setting] { openSetting(setting); });
        lines_[n] = line;
        grid->addWidget(line, int(n) / across, int(n) % across);
        grid->setColumnStretch(int(n) % across, 1);
    }
    return widget;
}

void NewGameScreen::setPractice(bool practice)
{
    practice_ = practice;
}

void NewGameScreen::place(const std::array<LocationId, hunterCount>& cities)
{
    problem_.clear();
    std::ranges::copy(cities, draft_.cities.begin());
    NewGameScreen::update();
}

void NewGameScreen::openSetting(Setting setting)
{
    if (practice_ && setting != Setting::Language) {
        emit heldBack(tr("In a game this is chosen here. For practice it stays as it is."));
        return;
    }
    if (setting_ == nullptr) {
        setting_ = new SettingSheet(settings_, this);
        connect(setting_, &Sheet::closed, this, [this] { namesBoard_ = false; });
    }
    opened_ = setting;
    setting_->openFor(settingName(setting), [this](QVBoxLayout* content) {
        switch (opened_) {
        case Setting::Rulebook:
            buildRulebook(content);
            break;
        case Setting::Cards:
            buildCards(content);
            break;
        case Setting::Shuffling:
            buildShuffling(content);
            break;
        case Setting::Board:
            buildBoard(content);
            break;
        case Setting::Language:
            buildLanguage(content);
            break;
        case Setting::Phones:
            buildPhones(content);
            break;
        }
    });
    NewGameScreen::update();
}

void NewGameScreen::buildRulebook(QVBoxLayout* content)
{
    content->addWidget(makeLabel(tr("The printed editions differ in details. Which one lies on the table?"), bodyFont(14), "mute"));
    auto* printing = new Segmented(
        settings_, {tr("Recommended"), QStringLiteral("Español"), QStringLiteral("Polski"), QStringLiteral("Русский")}, tr("Rulebook"));
    printing->setObjectName("printing");
    printing->setCurrent(static_cast<int>(draft_.printing));
    connect(printing, &Segmented::chosen, this, [this](int index) { setPrinting(static_cast<Printing>(index)); });
    content->addWidget(printing);
    auto* see = new ChoiceButton(settings_, ChoiceKind::Quiet);
    see->setObjectName("see-rulings");
    see->setIconName("settings");
    see->setText(tr("See the readings that differ"));
    connect(see, &QAbstractButton::clicked, this, &NewGameScreen::openRulings);
    content->addWidget(see);
}

void NewGameScreen::buildCards(QVBoxLayout* content)
{
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
        content->addWidget(button);
        handling_[index] = button;
    };
    option(0, CardHandling::Dealt, "dealt", "encounter", tr("Dealt by the program"), {});
    option(1, CardHandling::DrawnFromBox, "drawn", "hand", tr("Drawn from the box"), tr("Dracula draws real cards and enters them."));
    auto* counts = new ChoiceButton(settings_, ChoiceKind::Quiet);
    counts->setObjectName("see-counts");
    counts->setIconName("layers");
    counts->setText(tr("Counts of the cards"));
    connect(counts, &QAbstractButton::clicked, this, &NewGameScreen::openCounts);
    content->addWidget(counts);
    seeCounts_ = counts;
}

void NewGameScreen::buildShuffling(QVBoxLayout* content)
{
    if (draft_.handling == CardHandling::DrawnFromBox) {
        auto* byHand = makeLabel(tr("The cards come from the box: whoever plays Dracula shuffles them by hand."), bodyFont(16));
        byHand->setObjectName("shuffled-by-hand");
        content->addWidget(byHand);
        return;
    }
    const auto option = [&](bool eachRound, const char* name, const QString& word, const QString& second) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(eachRound ? QStringLiteral("shuffle") : QStringLiteral("layers"));
        button->setText(word);
        button->setSecondLine(second);
        button->setCheckable(true);
        connect(button, &QAbstractButton::clicked, this, [this, eachRound] {
            draft_.eachRound = eachRound;
            NewGameScreen::update();
        });
        content->addWidget(button);
        shuffling_[eachRound ? 1 : 0] = button;
    };
    option(true, "each-round", tr("Anew in every round"), tr("Phones see to it by themselves; without phones you say a word at dawn."));
    option(false, "at-the-start", tr("Once, at the start"), tr("Whoever can read Dracula's secret can work out all cards to come."));
}

void NewGameScreen::buildBoard(QVBoxLayout* content)
{
    auto* board = new Segmented(settings_, {tr("Third edition"), tr("Map of the second")}, tr("Board"));
    board->setObjectName("board");
    board->setCurrent(draft_.own ? -1 : draft_.board);
    connect(
        board, &Segmented::chosen, this, [this](int index) { chooseBoard(index, {}); }, Qt::QueuedConnection);
    content->addWidget(board);
    content->addWidget(
        makeLabel(tr("Only the map is another one. The rules and cards stay those of the third edition."), bodyFont(14), "mute"));
    const auto make = [&](const QString& name, ChoiceKind kind, const char* icon, const QString& text, const QString& second) {
        auto* button = new ChoiceButton(settings_, kind);
        button->setObjectName(name);
        button->setIconName(QString::fromLatin1(icon));
        button->setText(text);
        button->setSecondLine(second);
        content->addWidget(button);
        return button;
    };
    const QList<KeptBoard> kept = boards_.boards();
    if (!kept.isEmpty())
        content->addWidget(makeHeading(tr("Your boards")));
    for (qsizetype n = 0; n < kept.size(); ++n) {
        auto* own = make(QStringLiteral("own-board-%1").arg(n + 1), ChoiceKind::Plain, "map", kept[n].name(), confirmedWords(kept[n]));
        const bool chosen = draft_.own && draft_.own->fileName == kept[n].fileName;
        own->setMarked(chosen);
        own->setCheckable(true);
        own->setChecked(chosen);
        connect(
            own, &QAbstractButton::clicked, this, [this, each = kept[n]] { chooseBoard(0, each); }, Qt::QueuedConnection);
    }
    if (!deletedBoard_.isEmpty()) { // until the new game is left
        auto* undo = make(QStringLiteral("undo-board-removal"), ChoiceKind::Plain, "undo", tr("Undo"), tr("Deleted: %1").arg(deletedName_));
        undo->setShortcut(QKeySequence::Undo);
        connect(undo, &QAbstractButton::clicked, this, &NewGameScreen::bringBoardBack, Qt::QueuedConnection);
    }
    auto* check = make(QStringLiteral("check-board"), ChoiceKind::Quiet, "search", tr("Check my board"),
                       tr("City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time."));
    connect(check, &QAbstractButton::clicked, this, &NewGameScreen::checkBoard, Qt::QueuedConnection);
    auto* import = make(QStringLiteral("import-board"), ChoiceKind::Quiet, "layers", tr("Add a board from a file…"), {});
    connect(import, &QAbstractButton::clicked, this, &NewGameScreen::importBoard);
    if (draft_.own)
        buildOwnBoard(content);
}

void NewGameScreen::buildOwnBoard(QVBoxLayout* content)
{
    const auto make = [&](const char* name, ChoiceKind kind, const char* icon, const QString& text, const QString& second, auto pressed) {
        auto* button = new ChoiceButton(settings_, kind);
        button->setObjectName(QLatin1String(name));
        button->setIconName(QLatin1String(icon));
        button->setText(text);
        button->setSecondLine(second);
        connect(button, &QAbstractButton::clicked, this, pressed, Qt::QueuedConnection); // it goes with the sheet that is made anew
        content->addWidget(button);
    };
    make("export-board", ChoiceKind::Quiet, "share", tr("Save this board as a file…"), {}, [this] { exportBoard(); });
    if (namesBoard_) {
        auto* field = new QLineEdit(draft_.own->name());
        field->setObjectName("board-new-name");
        field->setAccessibleName(tr("Name of your board"));
        field->setFont(bodyFont(16));
        field->setMinimumHeight(qMax(44, scaled(44)));
        field->setMaxLength(60);
        content->addWidget(makeLabel(tr("Name of your board"), bodyFont(15, QFont::DemiBold)));
        content->addWidget(field);
        const auto keep = [this, field = QPointer(field)] {
            if (field != nullptr)
                renameBoard(field->text());
        };
        connect(field, &QLineEdit::returnPressed, this, keep, Qt::QueuedConnection);
        make("keep-board-name", ChoiceKind::CommonPrimary, "check", tr("Keep the name"), {}, keep);
    } else {
        make("rename-board", ChoiceKind::Quiet, "quill", tr("Rename this board"), {}, [this] {
            namesBoard_ = true;
            openSetting(Setting::Board);
            if (auto* field = setting_->findChild<QLineEdit*>("board-new-name")) {
                field->setFocus(Qt::OtherFocusReason);
                field->selectAll();
            }
        });
    }
    make("delete-board", ChoiceKind::Quiet, "bin", tr("Delete this board"), tr("Games that are played on it keep it."),
         [this] { deleteBoard(); });
}

void NewGameScreen::renameBoard(const QString& name)
{
    const QString clean = typedLine(name);
    const auto renamed = clean.isEmpty() ? std::expected<KeptBoard, Faults>(*draft_.own) : boards_.rename(draft_.own->fileName, clean);
    if (!renamed) {
        setting_->setStatus(faultSentence(renamed.error().front()));
        return;
    }
    // The same places under the same names: whatever was chosen on it still holds.
    namesBoard_ = false;
    draft_.own = *renamed;
    board_ = draft_.own->board;
    setting_->setStatus({});
    rebuild();
}

void NewGameScreen::deleteBoard()
{
    const auto removed = boards_.remove(draft_.own->fileName, QDateTime::currentDateTimeUtc());
    if (!removed) {
        setting_->setStatus(faultSentence(removed.error()));
        return;
    }
    deletedBoard_ = *removed;
    deletedName_ = draft_.own->name();
    setting_->setStatus({});
    chooseBoard(0, {});
}

void NewGameScreen::bringBoardBack()
{
    const auto back = boards_.bringBack(deletedBoard_);
    if (!back) {
        setting_->setStatus(faultSentence(back.error().front()));
        return;
    }
    deletedBoard_.clear();
    setting_->setStatus({});
    chooseBoard(0, *back);
}

void NewGameScreen::chooseBoard(int builtIn, std::optional<KeptBoard> own)
{
    namesBoard_ = false;
    draft_.board = builtIn;
    draft_.own = std::move(own);
    loadBoard();
    rebuild();
}

QString NewGameScreen::confirmedWords(const KeptBoard& kept) const
{
    if (!kept.confirmed)
        return tr("The map is not confirmed.");
    const QDate day = QDate::fromString(QString::fromStdString(kept.confirmed->date), Qt::ISODate);
    const QString words = tr("%1 of %2 places confirmed").arg(kept.confirmed->agreed).arg(kept.confirmed->places);
    return day.isValid() ? QLocale(settings_.languageCode()).toString(day, QLocale::ShortFormat) + QStringLiteral(" · ") + words : words;
}

void NewGameScreen::checkBoard()
{
    if (check_ == nullptr) {
        check_ = new BoardCheckScreen(settings_, boards_, this);
        connect(check_, &BoardCheckScreen::legendAsked, this, &NewGameScreen::legendAsked);
        connect(check_, &BoardCheckScreen::left, this, [this](const QString& fileName) {
            for (const KeptBoard& each : boards_.boards())
                if (each.fileName == fileName)
                    chooseBoard(0, each);
            if (setting_ != nullptr && setting_->isVisible())
                openSetting(opened_);
        });
    }
    check_->open();
}

void NewGameScreen::importBoard()
{
    auto* dialog = new QFileDialog(this, tr("Add a board"), QString(), tr("Boards (*.json)"));
    dialog->setObjectName("import-dialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &NewGameScreen::takeBoardFrom);
    dialog->open();
}

void NewGameScreen::takeBoardFrom(const QString& file)
{
    const auto kept = boards_.import(file);
    if (kept) {
        chooseBoard(0, *kept);
        setting_->setStatus(tr("The board %1 is one of yours now.").arg(kept->name()));
        return;
    }
    // The first ones: they are for whoever mends the file.
    constexpr std::size_t most = 5;
    QStringList said;
    for (const Fault& fault : kept.error())
        if (said.size() < qsizetype(most))
            said << faultSentence(fault);
    if (kept.error().size() > most)
        said << tr("Further errors: %1").arg(kept.error().size() - most);
    setting_->setStatus(tr("This is no board that can be played on.") + u'\n' + said.join(u'\n'));
}

void NewGameScreen::exportBoard()
{
    if (!draft_.own)
        return;
    auto* dialog = new QFileDialog(this, tr("Save this board"), draft_.own->name() + QStringLiteral(".json"), tr("Boards (*.json)"));
    dialog->setObjectName("export-dialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, name = draft_.own->fileName](const QString& path) {
        const auto written = boards_.exportTo(name, path);
        setting_->setStatus(written ? tr("The board is saved as %1.").arg(QFileInfo(path).fileName()) : faultSentence(written.error()));
    });
    dialog->open();
}

void NewGameScreen::buildLanguage(QVBoxLayout* content)
{
    auto* language = new PickBox(settings_, tr("Language of the program"));
    language->setObjectName("language");
    for (std::size_t n = 0; n < languageCount; ++n)
        language->addEntry(nativeName(static_cast<Language>(n)), static_cast<int>(n));
    language->setValue(static_cast<int>(settings_.language()));
    connect(
        language, &QComboBox::activated, this,
        [this, language] { settings_.setLanguage(static_cast<Language>(language->value().value_or(0))); }, Qt::QueuedConnection);
    content->addWidget(language);
}

void NewGameScreen::buildPhones(QVBoxLayout* content)
{
    const auto option = [&](bool on, const char* name, const QString& word, const QString& second) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(on ? QStringLiteral("phone") : QStringLiteral("forbidden"));
        button->setText(word);
        button->setSecondLine(second);
        button->setCheckable(true);
        connect(button, &QAbstractButton::clicked, this, [this, on] {
            draft_.phones = on;
            NewGameScreen::update();
        });
        content->addWidget(button);
        phones_[on ? 1 : 0] = button;
    };
    option(false, "without-phones", tr("Without phones"), tr("They can be added at any time, from the table's menu."));
    option(true, "with-phones", tr("Show the table on phones"),
           tr("The code to scan comes up as soon as the game has begun. Nothing has to be installed."));
}

QWidget* NewGameScreen::buildFoot()
{
    auto* foot = new QWidget;
    foot->setObjectName("foot");
    setRole(foot, "bar");
    const bool narrow = built_ == Form::Narrow;
    auto* bottom = new QBoxLayout(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, foot);
    const int edge = narrow ? outerNarrow : outer;
    bottom->setContentsMargins(edge, narrow ? 8 : 12, edge, narrow ? 8 : 12);
    bottom->setSpacing(narrow ? 6 : outer);
    summary_ = makeLabel({}, bodyFont(15));
    summary_->setObjectName("summary");
    summary_->setTextFormat(Qt::RichText);
    summary_->setMinimumHeight(2 * QFontMetrics(bodyFont(15)).lineSpacing() + 2); // the button stays where it is
    bottom->addWidget(summary_, 3);
    start_ = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    start_->setObjectName("start");
    start_->setText(tr("Choose the start in secret"));
    start_->setIconName("curtain");
    start_->setCentred(true);
    start_->setMinimumHeight(qMax(narrow ? 52 : footRoom, scaled(52)));
    connect(start_, &QAbstractButton::clicked, this, &NewGameScreen::startAskedFor);
    bottom->addWidget(start_, 2);
    return foot;
}

void NewGameScreen::startAskedFor()
{
    for (std::size_t n = 0; n < hunterCount; ++n)
        if (!draft_.cities[n]) {
            setProblem(tr("%1 has no city yet. Choose it in the list, or tap it on the map.").arg(sentences_->hunter(allHunters[n])));
            return;
        }
    RecordHeader header;
    header.board = draft_.own ? draft_.own->fileName.toStdString() : std::string(builtInBoardIds[static_cast<std::size_t>(draft_.board)]);
    header.printing = draft_.printing;
    header.rulings = draft_.rulings;
    header.handling = draft_.handling;
    header.chanceEachRound = draft_.eachRound && draft_.handling == CardHandling::Dealt;
    header.clockKept = true;
    header.counts = draft_.counts;
    PlaceHunters hunters;
    for (std::size_t n = 0; n < hunterCount; ++n) {
        header.players[n] = typedLine(draft_.players[n]).toStdString();
        hunters.cities[n] = *draft_.cities[n];
    }
    emit setUp(header, hunters);
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
    std::optional<Hunter> missing;
    for (std::size_t n = 0; n < hunterCount; ++n) {
        const QSignalBlocker quiet(boxes_[n]);
        boxes_[n]->setValue(draft_.cities[n] ? std::optional(static_cast<int>(indexOf(*draft_.cities[n]))) : std::nullopt);
        if (draft_.cities[n])
            model.hunters[n] = MapModel::Figure::in(*draft_.cities[n]);
        else if (!missing)
            missing = allHunters[n];
    }
    for (std::size_t n = 0; n < hunterCount; ++n) {
        // The one that a tap on the map places is steel: he is the hunters'.
        const bool placing = n == chosen_;
        rows_[n]->setKind(placing ? ChoiceKind::Others : ChoiceKind::Quiet);
    }
    map_->setModel(model);
    question_->setText(missing ? inForms(tr("Where does %1 begin?"), {sentences_->forms(allHunters[chosen_])})
                               : tr("All four hunters have their city."));

    const int counted = changedCounts(), changed = changedReadings();
    const int total = std::accumulate(draft_.counts.encounters.begin(), draft_.counts.encounters.end(), 0);
    const bool dealt = draft_.handling == CardHandling::Dealt;
    const QString stay = tr("The %1 cards stay in the box.").arg(total), drawn = tr("Dracula draws real cards and enters them.");
    const QString readings = tr("readings changed by hand: %1"), counts = tr("counts changed by hand: %1");
    const std::array<QString, 4> printings{tr("Recommended"), QStringLiteral("Español"), QStringLiteral("Polski"),
                                           QStringLiteral("Русский")};
    lines_[0]->setValue(printings[static_cast<std::size_t>(draft_.printing)], changed > 0 ? readings.arg(changed) : QString());
    lines_[1]->setValue(dealt ? tr("Dealt by the program") : tr("Drawn from the box"), counted > 0 ? counts.arg(counted)
                                                                                       : dealt     ? stay
                                                                                                   : drawn);
    if (!dealt)
        lines_[2]->setValue(tr("By hand", "shuffling"), {});
    else if (draft_.eachRound)
        lines_[2]->setValue(tr("Anew in every round"), tr("Nobody knows the next card."));
    else
        lines_[2]->setValue(tr("Once, at the start"), tr("The cards to come could be worked out."));
    // Nobody shall expect a game of the second edition.
    if (draft_.own)
        lines_[3]->setValue(draft_.own->name(), confirmedWords(*draft_.own));
    else if (draft_.board == 0)
        lines_[3]->setValue(tr("Third edition"), tr("The map is not confirmed."));
    else
        lines_[3]->setValue(tr("Map of the second"), tr("The rules stay those of the third edition."));
    lines_[4]->setValue(nativeName(settings_.language()), {});
    lines_[5]->setValue(draft_.phones ? tr("Show the table there", "on phones") : tr("Without phones"), {});
    if (shuffling_[0] && shuffling_[1])
        for (const std::size_t n : {0U, 1U}) {
            shuffling_[n]->setMarked(draft_.eachRound == (n == 1));
            shuffling_[n]->setChecked(draft_.eachRound == (n == 1));
        }
    if (phones_[0] && phones_[1])
        for (const std::size_t n : {0U, 1U}) {
            phones_[n]->setMarked(draft_.phones == (n == 1));
            phones_[n]->setChecked(draft_.phones == (n == 1));
        }
    if (handling_[0] && handling_[1]) {
        for (const std::size_t n : {0U, 1U}) {
            handling_[n]->setMarked(dealt == (n == 0));
            handling_[n]->setChecked(dealt == (n == 0));
        }
        handling_[0]->setSecondLine(stay);
    }
    if (seeCounts_)
        seeCounts_->setSecondLine(counted > 0 ? tr("changed by hand: %1").arg(counted) : tr("not verified; count your box once"));

    start_->setKind(missing ? ChoiceKind::Off : ChoiceKind::CommonPrimary);
    QString text = problem_.isEmpty()
                       ? (missing ? tr("%1 has no city yet. Choose it in the list, or tap it on the map.").arg(sentences_->hunter(*missing))
                                  : tr("Dracula chooses his start; the hunters look away."))
                             .toHtmlEscaped()
                       : QStringLiteral("<b>%1</b>").arg(problem_.toHtmlEscaped());
    QStringList more;
    if (changed > 0)
        more << readings.arg(QStringLiteral("<b>%1</b>").arg(changed));
    if (counted > 0)
        more << counts.arg(QStringLiteral("<b>%1</b>").arg(counted));
    if (problem_.isEmpty() && !more.isEmpty())
        text += QStringLiteral("<br>") + more.join(QStringLiteral(" · "));
    summary_->setText(text);
    layOutMap();
}

} // namespace demeter

#include "app/desktop/setup/setup_page.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/desktop/map/map_scene.h"
#include "app/desktop/map/map_tools.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/setup/setting_line.h"
#include "app/desktop/setup/setting_sheet.h"
#include "app/text/name_forms.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>
#include <utility>

namespace demeter {

namespace {

constexpr int outer = 24, outerNarrow = 16; ///< room at the edges
constexpr int footRoom = 60;
constexpr qreal mapShape = MapScene::mapRect.width() / MapScene::mapRect.height();
constexpr int leastBeside = 420; ///< width of what stands beside the map
constexpr std::size_t playersSetting = std::numeric_limits<std::size_t>::max();

const QString playersKept = QStringLiteral("players"), phonesKept = QStringLiteral("phones"), dot = QStringLiteral(" · ");

} // namespace

SetupPage::SetupPage(Settings& settings, QWidget* parent) : NewGamePage(parent), settings_(settings)
{
    setRole(this, "window");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

void SetupPage::setBoard(std::shared_ptr<const Board> board)
{
    if (board == nullptr)
        problem_ = tr("This program was built without its boards.");
    else
        board_ = std::move(board);
    cities_ = {};
    chosen_ = 0;
}

void SetupPage::setLine(std::size_t setting, const QString& value, const QString& consequence)
{
    Shown& shown = shown_[setting];
    shown.value = value;
    shown.consequence = consequence;
    if (shown.line)
        shown.line->setValue(value, consequence);
}

void SetupPage::recallPhones()
{
    wantsPhones_ = !practice_ && !settings_.kept(phonesKept).isEmpty();
}

void SetupPage::recallPlayers()
{
    players_ = {};
    const QStringList kept = practice_ ? QStringList() : settings_.kept(playersKept).split(u'\n');
    std::ranges::copy(kept.first(std::min<qsizetype>(kept.size(), players_.size())), players_.begin());
}

void SetupPage::setProblem(const QString& text)
{
    problem_ = text;
    SetupPage::update();
}

SetupPage::Form SetupPage::form() const
{
    const int room = qRound(width() / (0.5 + textScale() / 2));
    // On a phone that lies on its side there is no room for the map above the rest.
    if ((room >= 1000 || (room >= 800 && height() < 500)) && width() > height())
        return Form::Wide;
    return room >= 640 ? Form::Tall : Form::Narrow;
}

void SetupPage::layOutMap()
{
    if (!map_ || body_ == nullptr || below_ == nullptr)
        return;
    const int high = height() - content_->layout()->itemAt(0)->widget()->sizeHint().height() -
                     content_->findChild<QWidget*>(QStringLiteral("foot"))->heightForWidth(width());
    if (built_ == Form::Wide) {
        const int room = width() - leastBeside - 3 * outer;
        map_->setFixedWidth(qBound(240, qRound((high - outer - strip_->sizeHint().height()) * mapShape), room));
        return;
    }
    // No more than its shape asks for, and as much as leaves all the rest in sight, but never small. On its side the screen is so low
    // that it leaves room for the first hunters all the same: whoever sees them knows that more follows.
    const int whole = qRound(width() / mapShape), rest = below_->heightForWidth(width());
    const int wanted = high - rest;
    map_->setFixedHeight(wanted >= whole * 2 / 3 ? qMin(whole, wanted) : qMin(whole, width() > height() ? high * 9 / 20 : high * 4 / 5));
}

void SetupPage::resizeEvent(QResizeEvent*)
{
    if (content_ != nullptr && form() != built_)
        rebuild();
    else
        layOutMap();
}

void SetupPage::rebuild()
{
    if (!board_)
        return;
    names_ = makeNames(board_, settings_.language());
    shown_.resize(settingsOfGame().size());
    built_ = form();
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(content);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(buildBar());

    buildMap();
    strip_ = buildMapStrip();
    auto* scroll = new QScrollArea;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    below_ = new QWidget;
    setRole(below_, "window");
    auto* below = new QVBoxLayout(below_);
    if (built_ != Form::Wide)
        below->addWidget(strip_);
    question_ = makeLabel({}, headingFont(built_ == Form::Narrow ? 24 : 28));
    question_->setObjectName("question");
    // Nothing below it moves with the length of a name.
    question_->setMinimumHeight((built_ == Form::Tall ? 1 : 2) * QFontMetrics(question_->font()).lineSpacing());
    question_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    below->addWidget(question_);
    below->addWidget(buildHunters());
    below->addWidget(buildLines());
    if (built_ == Form::Wide) {
        body_ = new QWidget;
        setRole(body_, "window");
        auto* beside = new QHBoxLayout(body_);
        beside->setContentsMargins(outer, outer / 2, outer, outer / 2);
        beside->setSpacing(outer);
        auto* left = new QVBoxLayout;
        left->setSpacing(0);
        left->addWidget(map_, 1);
        left->addWidget(strip_);
        beside->addLayout(left);
        below->setContentsMargins(0, 0, 0, 0);
        below->addStretch(1);
        scroll->setWidget(below_);
        beside->addWidget(scroll, 1);
        whole->addWidget(body_, 1);
    } else {
        const int edge = built_ == Form::Tall ? outer : outerNarrow;
        auto* page = new QWidget;
        setRole(page, "window");
        auto* rows = new QVBoxLayout(page);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(0);
        rows->addWidget(map_);
        below->setContentsMargins(edge, 4, edge, 8);
        rows->addWidget(below_);
        rows->addStretch(1);
        scroll->setWidget(page);
        body_ = scroll;
        whole->addWidget(scroll, 1);
    }
    whole->addWidget(buildFoot());
    replaceContent(*this, content_, *content);
    if (more_ != nullptr && more_->isVisible()) {
        openMore();
        more_->raise();
    }
    if (setting_ != nullptr && setting_->isVisible()) {
        openSetting(opened_);
        setting_->raise();
    }
    renewSheets();
    SetupPage::update();
}

QWidget* SetupPage::buildBar()
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
    if (!edition_.isEmpty() && !practice_) {
        auto* edition = new ChoiceButton(settings_, ChoiceKind::Quiet);
        edition->setObjectName("edition");
        edition->setIconName("book");
        edition->setText(built_ == Form::Narrow ? QString() : edition_);
        edition->setAccessibleName(tr("Another game than %1").arg(edition_));
        connect(edition, &QAbstractButton::clicked, this, &SetupPage::editionAsked);
        top->addWidget(edition);
    }
    auto* cancel = new ChoiceButton(settings_, ChoiceKind::Quiet);
    cancel->setObjectName("cancel");
    cancel->setIconName("cross");
    if (built_ == Form::Narrow)
        cancel->setAccessibleName(tr("Cancel"));
    else
        cancel->setText(tr("Cancel"));
    connect(cancel, &QAbstractButton::clicked, this, &SetupPage::cancelAsked);
    top->addWidget(cancel);
    return bar;
}

void SetupPage::buildMap()
{
    map_ = new MapView;
    map_->setObjectName("map");
    map_->setTheme(settings_.theme());
    map_->setLanguage(settings_.language());
    map_->setBoard(board_);
    map_->setSketch(true);
    map_->showWholeBoard();
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &SetupPage::legendAsked);
    connect(map_, &MapView::tapped, this, &SetupPage::placeHunter);
}

QWidget* SetupPage::buildMapStrip()
{
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(8);
    row->addWidget(makeLabel(tr("Tap a city to place the hunter that is marked."), bodyFont(13.5), "mute"), 1);
    for (const bool in : {false, true}) {
        auto* zoom = new ChoiceButton(settings_, ChoiceKind::Quiet);
        zoom->setObjectName(in ? "zoom-in" : "zoom-out");
        zoom->setIconName(in ? "plus" : "minus");
        zoom->setAccessibleName(in ? MapTools::tr("Zoom in") : MapTools::tr("Zoom out"));
        connect(zoom, &QAbstractButton::clicked, map_, in ? &MapView::zoomIn : &MapView::zoomOut);
        row->addWidget(zoom, 0, Qt::AlignVCenter);
    }
    return widget;
}

QWidget* SetupPage::buildHunters()
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    const int across = built_ == Form::Tall ? 2 : 1;
    for (int column = 0; column < across; ++column)
        grid->setColumnStretch(column, 1);
    for (std::size_t n = 0; n < fury::hunterCount; ++n)
        grid->addWidget(buildHunter(n), int(n) / across, int(n) % across);
    return widget;
}

ChoiceButton* SetupPage::buildHunter(std::size_t n)
{
    auto* row = new ChoiceButton(settings_, ChoiceKind::Quiet);
    row->setObjectName(QStringLiteral("hunter-%1").arg(n + 1));
    row->setText(names_->hunter(fury::allHunters[n]));
    row->setSign(seatSign(fury::allHunters[n]));
    row->setAccessibleName(tr("Place %1 by tapping the map").arg(names_->hunter(fury::allHunters[n])));
    row->setMinimumHeight(scaled(60));
    connect(row, &QAbstractButton::clicked, this, [this, n] {
        chosen_ = n;
        SetupPage::update();
    });
    rows_[n] = row;
    return row;
}

void SetupPage::buildPlayers(QVBoxLayout* content)
{
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        const QString hunter = names_->hunter(fury::allHunters[n]);
        content->addWidget(makeLabel(hunter, bodyFont(15, QFont::DemiBold)));
        auto* player = new QLineEdit(players_[n]);
        player->setObjectName(QStringLiteral("player-%1").arg(n + 1));
        player->setPlaceholderText(tr("Player"));
        player->setAccessibleName(tr("Player of %1").arg(hunter));
        player->setFont(bodyFont(15));
        player->setMinimumHeight(qMax(46, scaled(44)));
        player->setMaxLength(40);
        connect(player, &QLineEdit::textChanged, this, [this, n](const QString& text) {
            players_[n] = text;
            SetupPage::update();
        });
        auto* box = new PickBox(settings_, tr("City of %1").arg(hunter));
        box->setObjectName(QStringLiteral("city-%1").arg(n + 1));
        box->setPlaceholderText(tr("City"));
        box->addPlaces(*names_, starts());
        box->setCurrentIndex(-1);
        connect(box, &QComboBox::activated, this, [this, n, box] {
            chosen_ = n;
            if (const auto value = box->value())
                placeHunter(static_cast<LocationId>(*value));
        });
        boxes_[n] = box;
        // One below the other where large words have no room beside each other.
        auto* fields = new QBoxLayout(width() < scaled(330) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        fields->setSpacing(8);
        fields->addWidget(player, 1);
        fields->addWidget(box, 1);
        content->addLayout(fields);
    }
}

void SetupPage::buildMore(QVBoxLayout* content)
{
    std::size_t n = 0;
    for (const Setting& setting : settingsOfGame()) {
        auto* line = new SettingLine(settings_, QString::fromLatin1(setting.icon), setting.title, built_ != Form::Narrow);
        line->setObjectName(QString::fromLatin1(setting.name));
        connect(line, &QAbstractButton::clicked, this, [this, n] { openSetting(n); });
        shown_[n++].line = line;
        content->addWidget(line);
    }
}

QWidget* SetupPage::buildLines()
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(0);
    const auto line = [&](const char* name, const char* icon, const QString& title, auto pressed) {
        auto* made = new SettingLine(settings_, QString::fromLatin1(icon), title, built_ == Form::Tall);
        made->setObjectName(QString::fromLatin1(name));
        connect(made, &QAbstractButton::clicked, this, pressed);
        column->addWidget(made);
        return made;
    };
    playersLine_ = line("setting-players", "quill", tr("Players and cities"), [this] { openSetting(playersSetting); });
    moreLine_ = line("setting-more", "settings", tr("More"), [this] { openMore(); });
    return widget;
}

void SetupPage::place(const std::array<LocationId, fury::hunterCount>& cities)
{
    problem_.clear();
    std::ranges::copy(cities, cities_.begin());
    SetupPage::update();
}

bool SetupPage::isHeldBack()
{
    if (practice_)
        emit disabledInPractice(tr("In a game this is chosen here. For practice it stays as it is."));
    return practice_;
}

SettingSheet* SetupPage::makeSheet()
{
    auto* sheet = new SettingSheet(settings_, this);
    connect(sheet, &Sheet::closed, this, &SetupPage::settingClosed);
    return sheet;
}

void SetupPage::openMore()
{
    if (isHeldBack())
        return;
    if (more_ == nullptr)
        more_ = makeSheet();
    more_->openFor(tr("More"), [this](QVBoxLayout* content) { buildMore(content); });
    SetupPage::update();
}

void SetupPage::openSetting(std::size_t setting)
{
    if (isHeldBack())
        return;
    if (setting_ == nullptr)
        setting_ = makeSheet();
    problem_.clear(); // it was about what stood there before
    opened_ = setting;
    if (setting == playersSetting) {
        setting_->openFor(tr("Players and cities"), [this](QVBoxLayout* content) { buildPlayers(content); });
    } else {
        const Setting wanted = settingsOfGame()[setting];
        setting_->openFor(wanted.title, wanted.build);
    }
    SetupPage::update();
}

void SetupPage::renewSetting()
{
    if (setting_ != nullptr && setting_->isVisible())
        openSetting(opened_);
}

ChoiceButton* SetupPage::addOption(QVBoxLayout* content, const char* name, const char* icon, const QString& word, const QString& second,
                                   std::function<void()> chosen)
{
    auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
    button->setObjectName(QString::fromLatin1(name));
    button->setIconName(QString::fromLatin1(icon));
    button->setText(word);
    button->setSecondLine(second);
    button->setCheckable(true);
    connect(button, &QAbstractButton::clicked, this, [this, chosen = std::move(chosen)] {
        chosen();
        SetupPage::update();
    });
    content->addWidget(button);
    return button;
}

void SetupPage::mark(ChoiceButton* option, bool chosen)
{
    if (option == nullptr)
        return;
    option->setMarked(chosen);
    option->setChecked(chosen);
}

SetupPage::Setting SetupPage::phonesSetting()
{
    return {"setting-phones", "phone", tr("Phones"), [this](QVBoxLayout* content) {
                const auto choose = [this](bool on) { return [this, on] { wantsPhones_ = on; }; };
                phones_ = {addOption(content, "without-phones", "forbidden", tr("Without phones"),
                                     tr("They can be added at any time, from the table's menu."), choose(false)),
                           addOption(content, "with-phones", "phone", tr("Show the table on phones"),
                                     tr("The code to scan comes up as soon as the game has begun. Nothing has to be installed.") + u' ' +
                                         tr("It is then shuffled anew in every round, unless you choose otherwise."),
                                     choose(true))};
            }};
}

void SetupPage::showPhones(std::size_t setting)
{
    setLine(setting, wantsPhones_ ? tr("Show the table there", "on phones") : tr("Without phones"), {});
    for (const std::size_t n : {0U, 1U})
        mark(phones_[n], wantsPhones_ == (n == 1));
}

QWidget* SetupPage::buildFoot()
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
    connect(start_, &QAbstractButton::clicked, this, &SetupPage::startAskedFor);
    bottom->addWidget(start_, 2);
    return foot;
}

void SetupPage::startAskedFor()
{
    for (std::size_t n = 0; n < fury::hunterCount; ++n)
        if (!cities_[n]) {
            setProblem(tr("%1 has no city yet. Tap it on the map.").arg(names_->hunter(fury::allHunters[n])));
            return;
        }
    std::array<LocationId, fury::hunterCount> cities{};
    std::array<QString, fury::hunterCount> players;
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        cities[n] = *cities_[n];
        players[n] = typedLine(players_[n]);
    }
    if (!practice_) {
        settings_.keepText(playersKept, QStringList(players.begin(), players.end()).join(u'\n'));
        settings_.keepText(phonesKept, wantsPhones_ ? QStringLiteral("on") : QString());
    }
    begin(cities, players);
}

void SetupPage::placeHunter(LocationId city)
{
    if (!starts().contains(city)) {
        setProblem(tr("%1 is no city. A hunter starts in a city.").arg(names_->place(city)));
        return;
    }
    problem_.clear();
    cities_[chosen_] = city;
    // The next one without a city, so that four taps place all four.
    for (std::size_t step = 0; step < fury::hunterCount; ++step) {
        const std::size_t next = (chosen_ + step) % fury::hunterCount;
        if (!cities_[next]) {
            chosen_ = next;
            break;
        }
    }
    SetupPage::update();
}

void SetupPage::showLines()
{
    showValues();
    QStringList values, players;
    for (const Shown& shown : shown_)
        values << shown.value;
    for (const QString& player : players_)
        if (const QString name = typedLine(player); !name.isEmpty() && !players.contains(name))
            players << name;
    moreLine_->setValue({}, values.join(dot));
    playersLine_->setValue({}, players.isEmpty() ? tr("no names yet") : players.join(QStringLiteral(", ")));
}

void SetupPage::update()
{
    if (!start_ || !map_)
        return;
    MapModel model;
    std::optional<fury::Hunter> missing;
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        if (boxes_[n]) {
            const QSignalBlocker quiet(boxes_[n].data());
            boxes_[n]->setValue(cities_[n] ? std::optional(static_cast<int>(indexOf(*cities_[n]))) : std::nullopt);
        }
        if (cities_[n])
            model.hunters[n] = MapModel::Figure::in(*cities_[n]);
        else if (!missing)
            missing = fury::allHunters[n];
    }
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        // The one that a tap on the map places is steel: he is the hunters'.
        const bool placing = n == chosen_;
        rows_[n]->setKind(placing ? ChoiceKind::Others : ChoiceKind::Quiet);
        const QString city = cities_[n] ? names_->place(*cities_[n]) : tr("no city yet"), player = typedLine(players_[n]);
        rows_[n]->setSecondLine(player.isEmpty() ? city : city + dot + player);
    }
    map_->setModel(model);
    question_->setText(missing ? inForms(tr("Where does %1 begin?"), {names_->forms(fury::allHunters[chosen_])})
                               : tr("All four hunters have their city."));

    showLines();
    start_->setKind(missing ? ChoiceKind::Off : ChoiceKind::CommonPrimary);
    QString text = problem_.isEmpty() ? (missing ? tr("%1 has no city yet. Tap it on the map.").arg(names_->hunter(*missing))
                                                 : tr("Dracula chooses his start; the hunters look away."))
                                            .toHtmlEscaped()
                                      : QStringLiteral("<b>%1</b>").arg(problem_.toHtmlEscaped());
    if (const QStringList more = changedByHand(); problem_.isEmpty() && !more.isEmpty())
        text += QStringLiteral("<br>") + factsLine(more);
    summary_->setText(text);
    layOutMap();
}

} // namespace demeter

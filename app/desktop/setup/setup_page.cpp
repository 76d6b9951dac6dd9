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
#include <utility>

namespace demeter {

namespace {

constexpr int outer = 24, outerNarrow = 16; ///< room at the edges
constexpr int footRoom = 60;
constexpr qreal mapShape = MapScene::mapRect.width() / MapScene::mapRect.height();
constexpr int leastBeside = 420; ///< width of what stands beside the map
constexpr int largeFrom = 960;   ///< height of a page on which the settings have room there, too

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
    lines_[setting]->setValue(value, consequence);
}

void SetupPage::setProblem(const QString& text)
{
    problem_ = text;
    SetupPage::update();
}

SetupPage::Form SetupPage::form() const
{
    const int room = qRound(width() / (0.5 + textScale() / 2));
    if (room >= 1000 && width() > height())
        return height() >= scaled(largeFrom) ? Form::Large : Form::Wide;
    return room >= 640 ? Form::Tall : Form::Narrow;
}

bool SetupPage::stacked() const
{
    return form() == Form::Narrow && width() < scaled(260);
}

void SetupPage::layOutMap()
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

void SetupPage::resizeEvent(QResizeEvent*)
{
    if (content_ != nullptr && (form() != built_ || stacked() != stacked_))
        rebuild();
    else
        layOutMap();
}

void SetupPage::rebuild()
{
    if (!board_)
        return;
    names_ = makeNames(board_, settings_.language());
    built_ = form();
    stacked_ = stacked();
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(content);
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
    replaceContent(*this, content_, *content);
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

QWidget* SetupPage::buildQuestion()
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
        zoom->setAccessibleName(in ? MapTools::tr("Zoom in") : MapTools::tr("Zoom out"));
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

QWidget* SetupPage::buildHunters()
{
    auto* widget = new QWidget;
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(10);
    const int across = built_ == Form::Tall ? 2 : 1;
    for (int column = 0; column < across; ++column)
        grid->setColumnStretch(column, 1);
    for (std::size_t n = 0; n < fury::hunterCount; ++n)
        grid->addWidget(buildHunter(n), int(n) / across, int(n) % across);
    return widget;
}

QWidget* SetupPage::buildHunter(std::size_t n)
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new ChoiceButton(settings_, ChoiceKind::Quiet);
    head->setObjectName(QStringLiteral("hunter-%1").arg(n + 1));
    head->setText(names_->hunter(fury::allHunters[n]));
    head->setSign(seatSign(fury::allHunters[n]));
    head->setAccessibleName(tr("Place %1 by tapping the map").arg(names_->hunter(fury::allHunters[n])));
    connect(head, &QAbstractButton::clicked, this, [this, n] {
        chosen_ = n;
        SetupPage::update();
    });
    rows_[n] = head;
    column->addWidget(head);
    auto* fields = new QBoxLayout(stacked_ ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fields->setSpacing(4);
    auto* box = new PickBox(settings_, tr("City of %1").arg(names_->hunter(fury::allHunters[n])));
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
    auto* player = new QLineEdit(players_[n]);
    player->setObjectName(QStringLiteral("player-%1").arg(n + 1));
    player->setPlaceholderText(tr("Player"));
    player->setAccessibleName(tr("Player of %1").arg(names_->hunter(fury::allHunters[n])));
    player->setFont(bodyFont(15));
    player->setMinimumHeight(qMax(46, scaled(44)));
    player->setMinimumWidth(scaled(90));
    player->setMaxLength(40);
    connect(player, &QLineEdit::textChanged, this, [this, n](const QString& text) { players_[n] = text; });
    fields->addWidget(box, 3);
    fields->addWidget(player, 2);
    column->addLayout(fields);
    return widget;
}

QWidget* SetupPage::buildSettings()
{
    auto* widget = new QWidget;
    widget->setObjectName("settings");
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(outer);
    grid->setVerticalSpacing(0);
    const std::vector<Setting> settings = settingsOfGame();
    const int count = static_cast<int>(settings.size());
    const bool oneRow = width() - 2 * outer >= count * scaled(230);
    const int across = built_ != Form::Wide ? 1 : oneRow ? count : 3;
    lines_.clear();
    for (int n = 0; n < count; ++n) {
        const Setting& setting = settings[static_cast<std::size_t>(n)];
        auto* line =
            new SettingLine(settings_, QString::fromLatin1(setting.icon), setting.title, built_ == Form::Tall || built_ == Form::Large);
        line->setObjectName(QString::fromLatin1(setting.name));
        connect(line, &QAbstractButton::clicked, this, [this, n] { openSetting(static_cast<std::size_t>(n)); });
        lines_.push_back(line);
        grid->addWidget(line, n / across, n % across);
        grid->setColumnStretch(n % across, 1);
    }
    return widget;
}

void SetupPage::place(const std::array<LocationId, fury::hunterCount>& cities)
{
    problem_.clear();
    std::ranges::copy(cities, cities_.begin());
    SetupPage::update();
}

void SetupPage::openSetting(std::size_t setting)
{
    const std::vector<Setting> settings = settingsOfGame();
    if (practice_ && QLatin1String(settings[setting].name) != QLatin1String("setting-language")) {
        emit disabledInPractice(tr("In a game this is chosen here. For practice it stays as it is."));
        return;
    }
    if (setting_ == nullptr) {
        setting_ = new SettingSheet(settings_, this);
        connect(setting_, &Sheet::closed, this, &SetupPage::settingClosed);
    }
    opened_ = setting;
    setting_->openFor(settings[setting].title, settings[setting].build);
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

void SetupPage::buildLanguage(QVBoxLayout* content)
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

SetupPage::Setting SetupPage::phonesSetting()
{
    return {"setting-phones", "phone", tr("Phones"), [this](QVBoxLayout* content) {
                const auto choose = [this](bool on) { return [this, on] { wantsPhones_ = on; }; };
                phones_ = {addOption(content, "without-phones", "forbidden", tr("Without phones"),
                                     tr("They can be added at any time, from the table's menu."), choose(false)),
                           addOption(content, "with-phones", "phone", tr("Show the table on phones"),
                                     tr("The code to scan comes up as soon as the game has begun. Nothing has to be installed."),
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
            setProblem(tr("%1 has no city yet. Choose it in the list, or tap it on the map.").arg(names_->hunter(fury::allHunters[n])));
            return;
        }
    std::array<LocationId, fury::hunterCount> cities{};
    std::array<QString, fury::hunterCount> players;
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        cities[n] = *cities_[n];
        players[n] = typedLine(players_[n]);
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

void SetupPage::update()
{
    if (!start_ || !map_)
        return;
    MapModel model;
    std::optional<fury::Hunter> missing;
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        const QSignalBlocker quiet(boxes_[n]);
        boxes_[n]->setValue(cities_[n] ? std::optional(static_cast<int>(indexOf(*cities_[n]))) : std::nullopt);
        if (cities_[n])
            model.hunters[n] = MapModel::Figure::in(*cities_[n]);
        else if (!missing)
            missing = fury::allHunters[n];
    }
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        // The one that a tap on the map places is steel: he is the hunters'.
        const bool placing = n == chosen_;
        rows_[n]->setKind(placing ? ChoiceKind::Others : ChoiceKind::Quiet);
    }
    map_->setModel(model);
    question_->setText(missing ? inForms(tr("Where does %1 begin?"), {names_->forms(fury::allHunters[chosen_])})
                               : tr("All four hunters have their city."));

    showValues();
    start_->setKind(missing ? ChoiceKind::Off : ChoiceKind::CommonPrimary);
    QString text = problem_.isEmpty()
                       ? (missing ? tr("%1 has no city yet. Choose it in the list, or tap it on the map.").arg(names_->hunter(*missing))
                                  : tr("Dracula chooses his start; the hunters look away."))
                             .toHtmlEscaped()
                       : QStringLiteral("<b>%1</b>").arg(problem_.toHtmlEscaped());
    if (const QStringList more = changedByHand(); problem_.isEmpty() && !more.isEmpty())
        text += QStringLiteral("<br>") + factsLine(more);
    summary_->setText(text);
    layOutMap();
}

} // namespace demeter

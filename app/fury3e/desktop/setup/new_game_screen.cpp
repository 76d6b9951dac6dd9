#include "app/fury3e/desktop/setup/new_game_screen.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/setup/rulings_sheet.h"
#include "app/desktop/setup/setting_sheet.h"
#include "app/fury3e/desktop/setup/counts_sheet.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <numeric>
#include <utility>

namespace demeter::fury3e {

NewGameScreen::NewGameScreen(Settings& settings, QWidget* parent, BoardsFolder boards)
    : BoardSetupPage(settings, parent, std::move(boards), {builtInBoardIds.begin(), builtInBoardIds.end()})
{
    reset();
}

void NewGameScreen::reset()
{
    draft_ = {};
    recallPhones();
    recallPlayers();
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
        draft_.counts = isPractice() ? countsOf(*cards_) : keptCounts();
    forgetProblem();
    if (cards_)
        resetBoard();
    else
        setBoard(nullptr);
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

std::shared_ptr<const FuryNames> NewGameScreen::makeNames(std::shared_ptr<const Board> board, Language language) const
{
    return std::make_shared<Sentences>(std::move(board), cards_, language);
}

LocationSet NewGameScreen::starts() const
{
    return hunterStarts(*board());
}

void NewGameScreen::setPrinting(Printing printing)
{
    draft_.printing = printing;
    draft_.rulings = rulingsOf(printing);
    SetupPage::update();
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
            SetupPage::update();
        });
    }
    counts_->openFor(sentences(), *cards_, draft_.counts);
}

/// In the order in which the sheet lists them: what a printing says, what is open, what cards say.
static const std::vector<const RulingInfo*>& listedRulings()
{
    static const std::vector<const RulingInfo*> listed = [] {
        std::vector<const RulingInfo*> all;
        for (const std::string_view prefix : {"PR-", "OPEN-", "CARD-", "CHANCE-"})
            for (const RulingInfo& info : rulingTable())
                if (info.id.starts_with(prefix))
                    all.push_back(&info);
        return all;
    }();
    return listed;
}

void NewGameScreen::openRulings()
{
    if (rulings_ == nullptr) {
        rulings_ = new RulingsSheet(settings_, this);
        connect(rulings_, &RulingsSheet::changed, this, [this](std::size_t ruling, int reading) {
            setReading(draft_.rulings, listedRulings()[ruling]->ruling, static_cast<std::uint8_t>(reading));
            SetupPage::update();
        });
    }
    const Rulings printed = rulingsOf(draft_.printing);
    std::vector<RulingLine> lines;
    for (const RulingInfo* info : listedRulings()) {
        RulingLine line;
        line.id = QLatin1String(info->id.data(), static_cast<qsizetype>(info->id.size()));
        line.field = QLatin1String(info->field.data(), static_cast<qsizetype>(info->field.size()));
        line.group = info->id.starts_with("PR-")       ? RulingsSheet::tr("The printed rulebooks differ")
                     : info->id.starts_with("OPEN-")   ? RulingsSheet::tr("The rulebooks leave it open")
                     : info->id.starts_with("CHANCE-") ? RulingsSheet::tr("How the program shuffles")
                                                       : RulingsSheet::tr("Card texts that nobody has verified");
        line.name = sentences().ruling(info->ruling);
        line.explanation = sentences().rulingExplanation(info->ruling);
        for (std::uint8_t n = 0; n < info->readingCount; ++n)
            line.readings << sentences().reading(info->ruling, n);
        line.usual = reading(printed, info->ruling);
        line.now = reading(draft_.rulings, info->ruling);
        lines.push_back(std::move(line));
    }
    rulings_->openFor({RulingsSheet::tr("Each line begins with the reading of the rulebook that you chose. Change one if your table plays "
                                        "otherwise; choosing another rulebook sets them all again."),
                       RulingsSheet::tr("The rulebook: %1")},
                      std::move(lines));
}

std::vector<SetupPage::Setting> NewGameScreen::settingsOfGame()
{
    return {{"setting-rulebook", "book", tr("Rulebook"), [this](QVBoxLayout* content) { buildRulebook(content); }},
            {"setting-cards", "encounter", tr("Encounter cards"), [this](QVBoxLayout* content) { buildCards(content); }},
            {"setting-shuffling", "shuffle", tr("Shuffling"), [this](QVBoxLayout* content) { buildShuffling(content); }},
            {"setting-board", "compass", tr("Board"), [this](QVBoxLayout* content) { buildBoard(content); }},
            phonesSetting()};
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
    const auto choose = [this](CardHandling handling) { return [this, handling] { draft_.handling = handling; }; };
    handling_ = {addOption(content, "dealt", "encounter", tr("Dealt by the program"), {}, choose(CardHandling::Dealt)),
                 addOption(content, "drawn", "hand", tr("Drawn from the box"), tr("Dracula draws real cards and enters them."),
                           choose(CardHandling::DrawnFromBox))};
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
    const auto choose = [this](bool eachRound) { return [this, eachRound] { draft_.eachRound = eachRound; }; };
    shuffling_[0] = addOption(content, "at-the-start", "layers", tr("Once, at the start"),
                              tr("You say a word before the first card is dealt."), choose(false));
    shuffling_[1] = addOption(
        content, "each-round", "shuffle", tr("Anew in every round"),
        tr("You say a word before Dracula draws: until then nobody can know the cards to come. Phones give shares by themselves."),
        choose(true));
}

void NewGameScreen::buildBoard(QVBoxLayout* content)
{
    auto* board = new Segmented(settings_, {tr("Third edition"), tr("Map of the second")}, tr("Board"));
    board->setObjectName("board");
    const auto chosen = chosenBuiltIn();
    board->setCurrent(chosen ? static_cast<int>(*chosen) : -1);
    connect(
        board, &Segmented::chosen, this, [this](int index) { chooseBuiltIn(static_cast<std::size_t>(index)); }, Qt::QueuedConnection);
    content->addWidget(board);
    content->addWidget(
        makeLabel(tr("Only the map is another one. The rules and cards stay those of the third edition."), bodyFont(14), "mute"));
    buildOwnBoards(content);
}

QStringList NewGameScreen::changedByHand() const
{
    QStringList more;
    if (const int changed = changedReadings(); changed > 0)
        more << tr("readings changed by hand: %1").arg(QStringLiteral("<b>%1</b>").arg(changed));
    if (const int counted = changedCounts(); counted > 0)
        more << tr("counts changed by hand: %1").arg(QStringLiteral("<b>%1</b>").arg(counted));
    return more;
}

void NewGameScreen::renewSheets()
{
    if (rulings_ != nullptr && rulings_->isVisible()) {
        openRulings();
        rulings_->raise();
    }
    if (counts_ != nullptr && counts_->isVisible()) {
        openCounts();
        counts_->raise();
    }
    BoardSetupPage::renewSheets();
}

void NewGameScreen::begin(const std::array<LocationId, hunterCount>& cities, const std::array<QString, hunterCount>& players)
{
    RecordHeader header;
    header.board = boardName();
    header.printing = draft_.printing;
    header.rulings = draft_.rulings;
    header.handling = draft_.handling;
    header.chanceEachRound = eachRound() && !isPractice() && draft_.handling == CardHandling::Dealt;
    header.clockKept = true;
    header.counts = draft_.counts;
    std::ranges::transform(players, header.players.begin(), [](const QString& player) { return player.toStdString(); });
    emit setUp(header, PlaceHunters{cities});
}

void NewGameScreen::showValues()
{
    const int counted = changedCounts(), changed = changedReadings();
    const int total = std::accumulate(draft_.counts.encounters.begin(), draft_.counts.encounters.end(), 0);
    const bool dealt = draft_.handling == CardHandling::Dealt;
    const QString stay = tr("The %1 cards stay in the box.").arg(total), drawn = tr("Dracula draws real cards and enters them.");
    const QString readings = tr("readings changed by hand: %1"), counts = tr("counts changed by hand: %1");
    const std::array<QString, 4> printings{tr("Recommended"), QStringLiteral("Español"), QStringLiteral("Polski"),
                                           QStringLiteral("Русский")};
    setLine(0, printings[static_cast<std::size_t>(draft_.printing)], changed > 0 ? readings.arg(changed) : QString());
    setLine(1, dealt ? tr("Dealt by the program") : tr("Drawn from the box"), counted > 0 ? counts.arg(counted) : dealt ? stay : drawn);
    if (!dealt)
        setLine(2, tr("By hand", "shuffling"), {});
    else if (eachRound())
        setLine(2, tr("Anew in every round"), tr("By a word, or by phones."));
    else
        setLine(2, tr("Once, at the start"), tr("By a word said at the table."));
    // Nobody shall expect a game of the second edition.
    if (chosenBuiltIn() == 1U)
        setLine(3, tr("Map of the second"), tr("The rules stay those of the third edition."));
    else
        showBoard(3, tr("Third edition"));
    showPhones(4);
    for (const std::size_t n : {0U, 1U}) {
        mark(shuffling_[n], eachRound() == (n == 1));
        mark(handling_[n], dealt == (n == 0));
    }
    if (handling_[0])
        handling_[0]->setSecondLine(stay);
    if (seeCounts_)
        seeCounts_->setSecondLine(counted > 0 ? tr("changed by hand: %1").arg(counted) : tr("not verified; count your box once"));
}

} // namespace demeter::fury3e

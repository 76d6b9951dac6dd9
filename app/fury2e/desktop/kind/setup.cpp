#include "app/fury2e/desktop/kind/setup.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/setup/rulings_sheet.h"
#include "app/fury2e/desktop/game_controller.h"
#include "app/fury2e/desktop/ruling_lines.h"
#include "app/fury2e/text/sentences.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

namespace {

constexpr std::size_t rulesLine = 0, tokensLine = 1, mixingLine = 2, boardLine = 3, phonesLine = 4;

} // namespace

SecondEditionSetup::SecondEditionSetup(Settings& settings, QWidget* parent, BoardsFolder boards)
    : BoardSetupPage(settings, parent, std::move(boards), {boardOfBox})
{
    reset();
}

void SecondEditionSetup::reset()
{
    rulings_ = {};
    handling_ = TokenHandling::Dealt;
    eachRound_.reset();
    recallPlayers();
    recallPhones();
    forgetProblem();
    resetBoard();
}

std::shared_ptr<const FuryNames> SecondEditionSetup::makeNames(std::shared_ptr<const Board> board, Language language) const
{
    return std::make_shared<SecondEditionSentences>(std::move(board), language);
}

const SecondEditionSentences& SecondEditionSetup::sentences() const
{
    return static_cast<const SecondEditionSentences&>(names()); // made above
}

LocationSet SecondEditionSetup::starts() const
{
    return board()->cards() - board()->seas(); // 2E-SETUP-4
}

int SecondEditionSetup::changedReadings() const
{
    return static_cast<int>(std::ranges::count_if(rulings_.readings, [](std::uint8_t reading) { return reading != 0; }));
}

std::vector<SetupPage::Setting> SecondEditionSetup::settingsOfGame()
{
    return {{"setting-rules", "book", tr("Rules"), [this](QVBoxLayout* content) { buildRules(content); }},
            {"setting-tokens", "encounter", tr("Encounter tokens"), [this](QVBoxLayout* content) { buildTokens(content); }},
            {"setting-mixing", "shuffle", tr("Mixing"), [this](QVBoxLayout* content) { buildMixing(content); }},
            {"setting-board", "compass", tr("Board"), [this](QVBoxLayout* content) { buildBoard(content); }},
            phonesSetting()};
}

void SecondEditionSetup::buildRules(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("The rules are those of the second edition, as an Italian summary by players and other public sources have them. "
                     "Where they say nothing, the program has chosen a reading; your table can choose another one."),
                  bodyFont(15)));
    auto* see = new ChoiceButton(settings_, ChoiceKind::Quiet);
    see->setObjectName("see-rulings");
    see->setIconName("settings");
    see->setText(tr("See the open questions"));
    connect(see, &QAbstractButton::clicked, this, &SecondEditionSetup::openRulings);
    content->addWidget(see);
    auto* vouched =
        makeLabel(tr("What the cards do comes from one source for most of them. If a card in your hand says otherwise, the card is "
                     "right: put it right in the program, and the journal keeps why."),
                  bodyFont(14), "mute");
    vouched->setObjectName("not-vouched-for");
    content->addWidget(vouched);
}

void SecondEditionSetup::buildTokens(QVBoxLayout* content)
{
    const auto choose = [this](TokenHandling handling) { return [this, handling] { handling_ = handling; }; };
    handlings_ = {addOption(content, "dealt", "encounter", tr("Dealt by the program"), tr("The 45 tokens stay in the box."),
                            choose(TokenHandling::Dealt)),
                  addOption(content, "drawn", "hand", tr("Drawn from the box"), tr("Dracula draws real tokens and enters them."),
                            choose(TokenHandling::DrawnFromBox))};
}

void SecondEditionSetup::buildMixing(QVBoxLayout* content)
{
    if (handling_ == TokenHandling::DrawnFromBox) {
        content->addWidget(makeLabel(tr("The tokens come from the box: whoever plays Dracula mixes them by hand."), bodyFont(16)));
        return;
    }
    const auto choose = [this](bool eachRound) { return [this, eachRound] { eachRound_ = eachRound; }; };
    mixings_[0] = addOption(content, "at-the-start", "layers", tr("Once, at the start"),
                            tr("You say a word before the first token is dealt."), choose(false));
    mixings_[1] = addOption(
        content, "each-round", "shuffle", tr("Anew in every round"),
        tr("You say a word before Dracula draws: until then nobody can know the tokens to come. Phones give shares by themselves."),
        choose(true));
}

void SecondEditionSetup::buildBoard(QVBoxLayout* content)
{
    // Queued: it goes with the sheet that is made anew.
    mark(addOption(content, "board-of-box", "map", tr("The program's map"), confirmedWords({}),
                   [this] {
                       QMetaObject::invokeMethod(
                           this, [this] { chooseBuiltIn(0); }, Qt::QueuedConnection);
                   }),
         chosenBuiltIn().has_value());
    buildOwnBoards(content);
}

void SecondEditionSetup::openRulings()
{
    if (rulingsSheet_ == nullptr) {
        rulingsSheet_ = new RulingsSheet(settings_, this);
        connect(rulingsSheet_, &RulingsSheet::changed, this, [this](std::size_t ruling, int reading) {
            rulings_.set(static_cast<Ruling>(ruling), static_cast<std::uint8_t>(reading));
            SetupPage::update();
        });
    }
    rulingsSheet_->openFor({tr("Each line begins with the reading that the program has chosen. Change one if your table plays otherwise."),
                            usualReadingWords()},
                           rulingLines(sentences(), rulings_));
}

void SecondEditionSetup::renewSheets()
{
    if (rulingsSheet_ != nullptr && rulingsSheet_->isVisible()) {
        openRulings();
        rulingsSheet_->raise();
    }
    BoardSetupPage::renewSheets();
}

QStringList SecondEditionSetup::changedByHand() const
{
    const int changed = changedReadings();
    return changed > 0 ? QStringList{tr("readings changed by hand: %1").arg(QStringLiteral("<b>%1</b>").arg(changed))} : QStringList();
}

void SecondEditionSetup::showValues()
{
    const bool dealt = handling_ == TokenHandling::Dealt;
    const int changed = changedReadings();
    setLine(rulesLine, tr("Second edition"), changed > 0 ? tr("readings changed by hand: %1").arg(changed) : QString());
    setLine(tokensLine, dealt ? tr("Dealt by the program") : tr("Drawn from the box"),
            dealt ? tr("The 45 tokens stay in the box.") : tr("Dracula draws real tokens and enters them."));
    if (!dealt)
        setLine(mixingLine, tr("By hand", "mixing"), {});
    else if (eachRound())
        setLine(mixingLine, tr("Anew in every round"), tr("By a word, or by phones."));
    else
        setLine(mixingLine, tr("Once, at the start"), tr("By a word said at the table."));
    showBoard(boardLine, tr("The program's map"));
    showPhones(phonesLine);
    for (const std::size_t n : {0U, 1U}) {
        mark(handlings_[n], dealt == (n == 0));
        mark(mixings_[n], eachRound() == (n == 1));
    }
}

void SecondEditionSetup::begin(const std::array<LocationId, hunterCount>& cities, const std::array<QString, hunterCount>& players)
{
    RecordHeader header;
    header.board = boardName();
    header.rulings = rulings_;
    header.handling = handling_;
    header.chance = eachRound() && handling_ == TokenHandling::Dealt ? ChanceTimes::EachRound : ChanceTimes::AtTheStart;
    std::ranges::transform(players, header.players.begin(), [](const QString& player) { return player.toStdString(); });
    emit setUp(header, PlaceHunters{cities});
}

} // namespace demeter::fury2e

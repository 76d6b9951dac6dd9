// What opens over the window's page, and beside it: the table's menu, sheets, the table in a second window.
#include "app/desktop/main_window.h"

#include "app/desktop/book/manual_sheet.h"
#include "app/desktop/first_round/coach.h"
#include "app/desktop/guard/keeper_sheet.h"
#include "app/desktop/guard/phones_sheet.h"
#include "app/desktop/guard/stay_open_sheet.h"
#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/guards.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/reveal_flow.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/desktop/start/start_screen.h"
#include "app/desktop/table/round_text_sheet.h"
#include "app/text/witness_keeper.h"

#include <QGuiApplication>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>

namespace demeter {

void MainWindow::showPhones()
{
    if (phones_->isOn())
        witnesses_->makeAll(); // phones keep every one
    if (table_ != nullptr)
        table_->setPhones(phones_->isOn() ? std::optional(phones_->watching()) : std::nullopt);
    askToStayOpen();
}

void MainWindow::openPhones()
{
    if (!phones_->isPossible())
        return;
    if (phonesSheet_ == nullptr)
        phonesSheet_ = withManual(new PhonesSheet(settings_, *phones_, stack_));
    if (phonesSheet_->isVisible())
        phonesSheet_->rebuild(); // what had the focus before it came up has it afterwards
    else
        phonesSheet_->openSheet();
}

bool MainWindow::isWatchedElsewhere() const
{
    return phones_->watching() > 0 || (second_ != nullptr && second_->screen() != screen());
}

void MainWindow::askToStayOpen()
{
    if (secret_ == nullptr || stayOpenAsked_ || phones_->staysOpen() || !settings_.curtainWhenDecided() || session_->isOver() ||
        !isWatchedElsewhere())
        return;
    stayOpenAsked_ = true;
    if (stayOpenSheet_ == nullptr) {
        stayOpenSheet_ = new StayOpenSheet(settings_, stack_);
        connect(stayOpenSheet_, &StayOpenSheet::answered, phones_, &TableOnPhones::setStaysOpen);
    }
    stayOpenSheet_->ask();
}

void MainWindow::openCodes()
{
    if (witnessSheet_ == nullptr)
        witnessSheet_ = withManual(new WitnessSheet(settings_, stack_));
    witnesses_->makeAll();
    witnessSheet_->setCodes(witnesses_->newest(), witnesses_->codes());
    witnessSheet_->openSheet();
}

void MainWindow::askToReveal()
{
    if (!session_->hasGame())
        return;
    if (coach_ != nullptr) {
        coach_->say(tr("This is practice. There is nothing to reveal."));
        return;
    }
    drawCurtain(); // the table has to see what it is asked
    reveal_->ask(*session_);
}

void MainWindow::nameSecondTable()
{
    if (second_ != nullptr)
        second_->setWindowTitle(tr("The table")); // the system adds the program's name
}

void MainWindow::setSecondTable(bool shown)
{
    if (!shown) {
        delete second_;
        return;
    }
    if (second_ != nullptr || !session_->hasGame())
        return;
    second_ = session_->makeTablePage(settings_);
    second_->setAids(session_->aids());
    second_->setAttribute(Qt::WA_DeleteOnClose);
    second_->setAttribute(Qt::WA_ShowWithoutActivating);
    second_->setStyleSheet(styleSheet());
    second_->setOpenable(false);
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1), second_), &QShortcut::activated, holdToRead_, &HoldToRead::readFocus);
    second_->setMinimumSize(360, 360);
    second_->resize(secondSize(screen()->availableSize()));
    nameSecondTable();
    showLog();
    if (table_ != nullptr)
        second_->follow(*table_);
    const auto screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [this](QScreen* each) { return each != screen(); });
    if (other != screens.end()) {
        second_->setGeometry((*other)->geometry());
        second_->showFullScreen();
    } else {
        second_->show();
    }
    askToStayOpen();
}

void MainWindow::openTableMenu()
{
    // In a game all rows keep their places: nothing may come under a finger that was on its way to another one.
    const bool second = second_ != nullptr, revealed = !session_->revealFiles().isEmpty();
    QList<MenuEntry> entries{{QStringLiteral("journal"), tr("What the table knows"), [this] { openTableLog(); }}};
    const auto push = [&](const char* icon, const QString& words, std::function<void()> chosen, const QString& whyNot) {
        entries.push_back({QLatin1String(icon), words, std::move(chosen), {}, false, whyNot});
    };
    if (session_->table() != nullptr)
        entries.push_back({QStringLiteral("share"), tr("The round as text"), [this] { openRoundText(); }});
    if (const auto whyNot = session_->whyNoCards())
        push(
            "event", tr("The hunters play a card"), [this] { session_->enterCards(*table_); }, *whyNot);
    if (coach_ == nullptr)
        entries.push_back({QStringLiteral("qr"), tr("Codes of this game"), [this] { openCodes(); }});
    if (phones_->isPossible())
        entries.push_back({QStringLiteral("phone"), tr("Show on phones"), [this] { openPhones(); }});
    const bool back = session_->canTakeBackEntry() && !revealed; // else there is nothing left to hide again
    const QString entry = back ? session_->lastEntry() : QString();
    //: %1 is what was entered last, a short name of it.
    push(
        "undo", entry.isEmpty() ? tr("Take back the last entry") : tr("Take back: %1").arg(entry),
        [this] { session_->takeBackEntry(*table_); }, back ? QString() : tr("there is nothing to take back"));
    if (const auto whyNot = session_->whyNoClaim(); whyNot && coach_ == nullptr)
        push(
            "forbidden", tr("Claim an error"), [this] { session_->claimError(*table_); }, *whyNot);
    // While it goes on only who keeps the secret can ask for it.
    push(
        "eye", revealed ? tr("Share the hunt") : tr("Reveal the game"), [this] { askToReveal(); },
        session_->isOver() ? QString() : tr("once it is over"));
    const SessionAids aids = session_->aids();
    entries.push_back({QStringLiteral("layers"), second ? tr("Close the second window") : tr("The table in a second window"),
                       [this, second] { setSecondTable(!second); }});
    if (aids.book)
        entries.push_back({QStringLiteral("book"), tr("Rules"), [this] { openBook(); }, QKeySequence(Qt::Key_F1)});
    if (aids.cards)
        entries.push_back(
            {QStringLiteral("event"), tr("Read the cards"), [this] { holdToRead_->readSight(); }, QKeySequence(Qt::SHIFT | Qt::Key_F1)});
    if (aids.legend)
        entries.push_back({QStringLiteral("legend"), tr("What the signs mean"), [this] { openLegend(); }, QKeySequence(Qt::Key_F4)});
    entries.append({{QStringLiteral("help"), tr("Manual"), [this] { openManual(); }, QKeySequence(Qt::Key_F3)},
                    {QStringLiteral("settings"), tr("Settings"), [this] { openSettings(); }},
                    // It needs no question: each step was kept when it was done.
                    {QStringLiteral("ship"),
                     tr("To the start screen") + QStringLiteral(" \u00b7 ") + tr("the game is kept"),
                     [this] { QMetaObject::invokeMethod(this, &MainWindow::showStart, Qt::QueuedConnection); },
                     {},
                     true}});
    openMenu(table_->menuButton(), settings_, entries, qMin(table_->width(), table_->height()) / 40);
}

void MainWindow::openBook()
{
    if (secret_ != nullptr) {
        secret_->openBook();
        return;
    }
    if (stack_->currentWidget() != start_ || session_->hasGame()) {
        openBookOf(*session_);
        return;
    }
    // No game is open: each has rules of its own.
    withOneOf(kindsWhich([](const GameKind&) { return true; }), [this](const GameKind& kind) {
        useGame(kind);
        openBookOf(*session_);
    });
}

void MainWindow::openBookOf(Session& session)
{
    delete book_;
    book_ = session.makeBook(settings_, stack_);
    if (book_ != nullptr)
        book_->openSheet();
}

/// Over whatever is shown, within the secret page while there is one.
void MainWindow::openAside(Sheet* sheet)
{
    if (sheet == nullptr)
        return;
    if (secret_ != nullptr)
        secret_->openAside(sheet);
    else
        sheet->openSheet();
}

void MainWindow::openLegend()
{
    delete legend_;
    const MapAt map = secret_ != nullptr                                         ? MapAt::Secret
                      : stack_->currentWidget() == table_ && session_->hasGame() ? MapAt::Table
                                                                                 : MapAt::Setup;
    legend_ = session_->makeLegend(settings_, map, secret_ != nullptr ? static_cast<QWidget*>(secret_) : stack_);
    openAside(legend_);
}

void MainWindow::openManual()
{
    delete manual_;
    manual_ = new ManualSheet(settings_, secret_ != nullptr ? static_cast<QWidget*>(secret_) : stack_);
    openAside(manual_);
}

void MainWindow::openManualAt(const QString& section)
{
    delete manual_;
    auto* manual = new ManualSheet(settings_, stack_); // above the sheet that asks
    manual->turnTo(section);
    manual->openSheet();
    manual_ = manual;
}

void MainWindow::openCards(const QStringList& ids, QWidget* window)
{
    if (second_ != nullptr && window == second_) { // whoever sits before it reads there, and nobody else
        delete secondCards_;
        secondCards_ = session_->makeCardSheet(settings_, ids, second_);
        if (secondCards_ != nullptr)
            secondCards_->openSheet();
        return;
    }
    if (secret_ != nullptr) {
        secret_->openCards(ids);
        return;
    }
    delete cards_;
    cards_ = session_->makeCardSheet(settings_, ids, stack_);
    if (cards_ != nullptr)
        cards_->openSheet();
}

void MainWindow::openTableLog()
{
    delete tableLog_;
    tableLog_ = session_->makeTableLog(settings_, stack_);
    tableLog_->openSheet();
}

/// The public part of a round.
void MainWindow::openRoundText()
{
    const auto game = session_->table() != nullptr ? session_->table()->now() : nullptr;
    if (game == nullptr)
        return;
    delete tableLog_;
    auto* sheet = new RoundTextSheet(settings_, stack_);
    sheet->setLog(game->facts().name, game->log(0, settings_.language()));
    tableLog_ = sheet;
    sheet->openSheet();
}

void MainWindow::askToOpen()
{
    guards_->forget();
    if (const QStringList keepers = session_->keepers(); keepers.size() > 1) {
        if (keeperSheet_ == nullptr) {
            keeperSheet_ = new KeeperSheet(settings_, stack_);
            connect(keeperSheet_, &KeeperSheet::chosen, this, &MainWindow::openSecret);
        }
        keeperSheet_->ask(keepers);
        return;
    }
    openSecret(0);
}

void MainWindow::openSecret(int keeper)
{
    keeper_ = keeper; // also where the guards open it by themselves
    if (asksPin())
        guards_->behindPin([this, keeper] { openCurtain(keeper); });
    else
        openCurtain(keeper);
}

} // namespace demeter

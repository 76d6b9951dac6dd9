#include "tests/app/desktop/sealed_boxes_window.h"

#include "app/desktop/session/game_controller_body.h"
#include "app/text/fault_sentences.h"

#include <QBoxLayout>
#include <QLabel>

template class demeter::BasicGameController<demeter::test::sealed_boxes::BoxesController>;

namespace demeter::test::sealed_boxes {

namespace {

/// The game has nothing to be set up.
class BoxesSetup : public NewGamePage {
public:
    BoxesSetup(const Settings& settings, Controller& controller) : begin_(new ChoiceButton(settings, ChoiceKind::CommonPrimary, this))
    {
        auto* column = new QVBoxLayout(this);
        column->addWidget(begin_);
        column->addWidget(&problem_);
        begin_->setObjectName("begin");
        begin_->setText(QStringLiteral("Begin"));
        connect(begin_, &QAbstractButton::clicked, this, [this, &controller] {
            emit startAsked([&controller](const std::optional<Offer>& offer) { return controller.startGame({}, Begin{}, offer); });
        });
    }
    void reset() override { problem_.clear(); }
    void rebuild() override {}
    void setProblem(const QString& text) override { problem_.setText(text); }

private:
    ChoiceButton* begin_;
    QLabel problem_;
};

} // namespace

KeeperPage::KeeperPage(const Settings& settings, Controller& controller, int keeper)
    : controller_(controller), keeper_(keeper), number_(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    number_->setObjectName("number");
    column->addWidget(number_);
    auto* numbers = new QGridLayout;
    column->addLayout(numbers);
    for (int number = 1; number <= 9; ++number) {
        auto* close = new ChoiceButton(settings, ChoiceKind::Legal, this);
        close->setObjectName(QStringLiteral("close-%1").arg(number));
        close->setText(QString::number(number));
        connect(close, &QAbstractButton::clicked, this, [this, number] { (void)controller_.submit(Close{keeper_, number}); });
        close->setMinimumHeight(44);
        numbers->addWidget(close, (number - 1) / 3, (number - 1) % 3);
        close_.push_back(close);
    }
    auto* curtain = new ChoiceButton(settings, ChoiceKind::Curtain, this);
    curtain->setObjectName("curtain");
    curtain->setText(QStringLiteral("Draw the curtain"));
    connect(curtain, &QAbstractButton::clicked, this, &SecretPage::curtainAsked, Qt::QueuedConnection);
    column->addWidget(curtain);
    connect(&controller_, &Controller::changed, this, &KeeperPage::showGame);
}

void KeeperPage::showGame()
{
    if (!controller_.hasGame())
        return;
    const auto own = secretOf(controller_.state(), keeper_);
    number_->setText(own ? QStringLiteral("In your box: %1").arg(*own) : QStringLiteral("Your box is empty."));
    for (ChoiceButton* close : close_)
        close->setVisible(!own);
}

BoxesSession::BoxesSession(GamesFolder& games) : controller_(games)
{
    connect(&controller_, &Controller::changed, this, &Session::changed);
    connect(&controller_, &Controller::failed, this, &Session::failed);
}

void BoxesSession::close()
{
    controller_.closeGame();
    table_.follow();
}

std::expected<QStringList, Fault> BoxesSession::reveal(OlderFiles older)
{
    auto files = writeRevealFiles(controller_.record(), older);
    table_.follow();
    return files;
}

QStringList BoxesSession::revealFiles() const
{
    return isOver() ? revealFilesOf(controller_.record()) : QStringList();
}

NewGamePage* BoxesSession::makeNewGamePage(Settings& settings)
{
    return new BoxesSetup(settings, controller_);
}

SecretPage* BoxesSession::makeSecretPage(const Settings& settings, int keeper)
{
    return new KeeperPage(settings, controller_, keeper);
}

TablePage* BoxesSession::makeTablePage(const Settings& settings)
{
    auto* page = new TableScreen(settings, {});
    connect(page, &TableScreen::entered, this, [this, page](const Entry& entry) {
        if (const auto done = table_.enter(entry); !done)
            page->refuse(table_.now()->why(done.error().why, controller_.language()), done.error().allowed);
    });
    // A code may have been shown since: everybody has agreed.
    connect(page, &TableScreen::takeBackAsked, this, [this] { (void)controller_.takeBackEntry(); });
    return page;
}

void BoxesSession::showTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).setGame(table_.now(), controller_.language()); // it was made here
}

void BoxesSession::refreshTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).forget();
    showTable(page);
}

} // namespace demeter::test::sealed_boxes

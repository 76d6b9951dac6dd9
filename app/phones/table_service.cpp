#include "app/phones/table_service.h"

#include "app/phones/page.h"

#include <utility>

namespace demeter::phones {

namespace {

/// Between two searches in the book: all phones together cannot keep a processor busy with them.
constexpr int searchRestMilliseconds = 30;
/// How long the table waits for phones that have been asked for chance: those that sleep are left out.
constexpr int chanceWaitMilliseconds = 2500;

} // namespace

TableService::TableService(RunningGame& game, QObject* parent, ServerLimits limits)
    : PhoneService(&phonePage, parent, limits),
      hub_(game, {[this](ClientId client, const Message& text) { send(client, text); }, [this](ClientId client) { close(client); },
                  [&game](const ChanceAction& chance) { game.addChance(chance); },
                  [this](std::shared_ptr<const std::string> page) { return givePage(std::move(page)); }}),
      stepped_(game.now() != nullptr)
{
    connect(&game, &RunningGame::stepped, this, [this] {
        stepped_ = true;
        if (isOn())
            later_.start();
    });
    connect(&game, &RunningGame::said, this, [this](const std::function<QString()>& words) {
        if (isOn())
            hub_.tellAll(words);
    });
    // A timer of nothing comes after everything that was touched, typed or has to be painted.
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &TableService::tell);
    rest_.setSingleShot(true);
    rest_.setInterval(searchRestMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &TableService::look);
    chance_.setSingleShot(true);
    chance_.setInterval(chanceWaitMilliseconds);
    connect(&chance_, &QTimer::timeout, this, [this] {
        hub_.takeChance(true);
        gather();
    });
}

TableService::~TableService()
{
    blockSignals(true);
    closed_ = true;
    stop();
}

void TableService::arrived(ClientId client, std::string_view text)
{
    hub_.arrived(client, text);
    look();
    gather();
}

void TableService::left(ClientId client)
{
    hub_.left(client);
    gather();
}

void TableService::gather()
{
    hub_.takeChance(false);
    if (!hub_.gathersChance())
        chance_.stop();
    else if (!chance_.isActive())
        chance_.start();
}

void TableService::sayGoodbye()
{
    hub_.switchOff(closed_);
    if (sought_)
        sought_->client = 0; // the next server's phones have the same numbers
}

void TableService::look()
{
    if (sought_ || rest_.isActive())
        return;
    sought_ = hub_.takeWish();
    if (!sought_)
        return;
    if (searcher_ == nullptr) {
        searcher_ = std::make_unique<BookSearcher>(hub_.bookFolder());
        connect(searcher_.get(), &BookSearcher::found, this, [this](const std::vector<BookHit>& hits) {
            hub_.found(*std::exchange(sought_, std::nullopt), hits);
            rest_.start();
        });
    }
    searcher_->find(sought_->words, sought_->language);
}

void TableService::tell()
{
    later_.stop();
    if (std::exchange(stepped_, false))
        hub_.update();
    gather();
}

void TableService::clear()
{
    stepped_ = false;
    hub_.clear();
    chance_.stop();
}

void TableService::takeSeatBack(Seat seat)
{
    hub_.takeSeatBack(seat);
    noteChanges();
}

bool TableService::hasChanged()
{
    const bool shown = PhoneService::hasChanged();
    const SeatSet before = std::exchange(played_, played());
    return shown || before != played_;
}

} // namespace demeter::phones

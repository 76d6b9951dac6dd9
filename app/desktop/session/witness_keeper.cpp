#include "app/desktop/session/witness_keeper.h"

#include "core/journal/verify.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace demeter {

namespace {

ShownCode makeCode(const GameId& game, std::optional<std::uint16_t> round, const Head& head, std::string_view words)
{
    ShownCode shown{round, {}, QString::fromStdString(qrText(game, round, head))};
    // Without the memory for it there is still the QR code, which says more.
    if (const auto code = spokenCode(game, head, words))
        shown.code = QString::fromStdString(*code);
    return shown;
}

} // namespace

ShownCode WitnessKeeper::ofDeal(const GameId& game, const Commitment& promise)
{
    return makeCode(game, std::nullopt, promise, {});
}

void WitnessKeeper::follow(const GameId& game, std::string_view words, const std::optional<Commitment>& promise,
                           const std::vector<Witness>& witnesses)
{
    if (game_ != game)
        forget();
    game_ = game;
    words_ = words;
    std::vector<Asked> all;
    if (promise)
        all.push_back({std::nullopt, *promise});
    for (const Witness& witness : witnesses)
        all.push_back({witness.round, witness.head});
    if (all == asked_)
        return;
    asked_ = std::move(all);
    makeNext();
}

void WitnessKeeper::forget()
{
    ++generation_;
    game_ = {};
    asked_.clear();
    codes_.clear();
    making_ = false;
}

void WitnessKeeper::makeNext()
{
    const auto next = static_cast<std::size_t>(codes_.size());
    if (making_ || next >= asked_.size())
        return;
    making_ = true;
    QThreadPool::globalInstance()->start(
        [keeper = QPointer(this), generation = generation_, game = game_, asked = asked_[next], words = words_] {
            const ShownCode made = makeCode(game, asked.round, asked.head, asked.round ? std::string_view(words) : std::string_view());
            QMetaObject::invokeMethod(
                qApp,
                [keeper, generation, made] {
                    if (!keeper || keeper->generation_ != generation)
                        return;
                    keeper->making_ = false;
                    keeper->codes_ << made;
                    emit keeper->changed();
                    keeper->makeNext();
                },
                Qt::QueuedConnection);
        });
}

} // namespace demeter

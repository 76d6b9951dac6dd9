#include "app/text/witness_keeper.h"

#include "core/journal/verify.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace demeter {

namespace {

/// Without what takes its time.
ShownCode unmade(const GameId& game, std::optional<std::uint16_t> round, const Head& head)
{
    return {round, {}, QString::fromStdString(qrText(game, round, head)), true, false};
}

ShownCode makeCode(const WitnessKeeper::SpokenCode& spoken, const GameId& game, std::optional<std::uint16_t> round, const Head& head,
                   std::string_view words, std::size_t digits)
{
    ShownCode shown = unmade(game, round, head);
    shown.beingMade = false;
    // Without the memory for it there is still the QR code, which says more.
    if (const auto code = spoken(game, head, words, digits))
        shown.code = QString::fromStdString(*code);
    return shown;
}

} // namespace

WitnessKeeper::WitnessKeeper(QObject* parent) : QObject(parent), spoken_(spokenCode) {}

ShownCode WitnessKeeper::ofDeal(const GameId& game, const Commitment& promise) const
{
    return makeCode(spoken_, game, std::nullopt, promise, {}, codeDigits);
}

void WitnessKeeper::follow(const GameId& game, std::string_view words, std::size_t digits, const std::optional<Commitment>& promise,
                           const std::vector<Witness>& witnesses, std::vector<bool> leftBehind)
{
    if (game_ != game)
        forget();
    game_ = game;
    words_ = words;
    digits_ = digits;
    leftBehind_ = std::move(leftBehind);
    // Rounds of an old game that lies open at its beginning are in the log, and had no codes.
    if (leftBehind_.size() > witnesses.size())
        leftBehind_.erase(leftBehind_.begin(), leftBehind_.end() - static_cast<std::ptrdiff_t>(witnesses.size()));
    std::vector<Asked> all;
    if (promise)
        all.push_back({std::nullopt, *promise});
    for (const Witness& witness : witnesses)
        all.push_back({witness.round, witness.head});
    if (all == asked_)
        return;
    // Witnesses are only ever added; should one be another after all, what was made for it holds no longer.
    made_.resize(all.size());
    for (std::size_t n = 0; n < all.size(); ++n)
        if (n < asked_.size() && all[n] != asked_[n])
            made_[n].reset();
    asked_ = std::move(all);
    makeNext();
}

QList<ShownCode> WitnessKeeper::codes() const
{
    QList<ShownCode> codes;
    for (std::size_t at = 0; at < made_.size(); ++at)
        if (made_[at]) {
            codes << *made_[at];
            codes.back().leftBehind = isLeftBehind(at);
        }
    return codes;
}

std::optional<ShownCode> WitnessKeeper::newest() const
{
    if (asked_.empty())
        return std::nullopt;
    ShownCode code = made_.back() ? *made_.back() : unmade(game_, asked_.back().round, asked_.back().head);
    code.leftBehind = isLeftBehind(asked_.size() - 1);
    return code;
}

bool WitnessKeeper::isLeftBehind(std::size_t at) const
{
    // That of the deal comes before all witnesses, and nothing of the game before it.
    const std::size_t deals = !asked_.empty() && !asked_.front().round ? 1 : 0;
    return at >= deals && at - deals < leftBehind_.size() && leftBehind_[at - deals];
}

void WitnessKeeper::forget()
{
    ++generation_;
    game_ = {};
    asked_.clear();
    made_.clear();
    leftBehind_.clear();
    making_ = all_ = false;
}

void WitnessKeeper::makeAll()
{
    all_ = true;
    makeNext();
}

void WitnessKeeper::makeNext()
{
    const auto next = std::find_if(made_.rbegin(), made_.rend(), [](const auto& made) { return !made.has_value(); });
    if (making_ || next == made_.rend() || (next != made_.rbegin() && !all_))
        return;
    making_ = true;
    const auto at = static_cast<std::size_t>(made_.rend() - next) - 1;
    QThreadPool::globalInstance()->start([keeper = QPointer(this), generation = generation_, spoken = spoken_, game = game_, at,
                                          asked = asked_[at], words = words_, digits = digits_] {
        const auto said = asked.round ? std::string_view(words) : std::string_view();
        const ShownCode made = makeCode(spoken, game, asked.round, asked.head, said, digits);
        QMetaObject::invokeMethod(
            qApp,
            [keeper, generation, at, asked, made] {
                if (!keeper || keeper->generation_ != generation)
                    return;
                keeper->making_ = false;
                if (keeper->asked_[at] == asked)
                    keeper->made_[at] = made;
                emit keeper->changed();
                keeper->makeNext();
            },
            Qt::QueuedConnection);
    });
}

} // namespace demeter

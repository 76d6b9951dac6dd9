// The codes that the table is shown.
#pragma once

#include "app/text/shown_code.h"
#include "core/journal/record.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// Makes the spoken codes of a game's witnesses away from the window: each takes about a tenth of a second. The newest comes first, as
/// nobody should note an older one in its place; those of before only where somebody wants to see them.
class WitnessKeeper : public QObject {
    Q_OBJECT

public:
    /// Digits as `spokenCode` makes them, on any thread; nothing without the memory for it.
    using SpokenCode =
        std::function<std::optional<std::string>(const GameId& game, const Head& head, std::string_view words, std::size_t digits)>;

    explicit WitnessKeeper(QObject* parent = nullptr);
    /// Another way to the same digits, for those that are not made yet.
    void setSpokenCode(SpokenCode spoken) { spoken_ = std::move(spoken); }

    /// Takes up what is new in the record, or another game. `leftBehind` says of each witness whether the game went back behind it; of
    /// those that it does not name it did not.
    template <typename Game> void follow(const BasicRecord<Game>& record, std::vector<bool> leftBehind = {})
    {
        follow(record.gameId(), record.words(), codeDigitsOf(record.header().form), record.promise(), record.witnesses(),
               std::move(leftBehind));
    }
    /// `digits`: how many a code of this game has.
    void follow(const GameId& game, std::string_view words, std::size_t digits, const std::optional<Commitment>& promise,
                const std::vector<Witness>& witnesses, std::vector<bool> leftBehind = {});
    void forget();
    /// Older ones are made as well from now on, as long as the same game is followed.
    void makeAll();
    /// Those that are made, oldest first, that of the deal before all others.
    QList<ShownCode> codes() const;
    /// The one to be noted now, even while it is being made; nothing before the first.
    std::optional<ShownCode> newest() const;
    /// The code of the deal of a game that is about to begin, at once.
    ShownCode ofDeal(const GameId& game, const Commitment& promise) const;

signals:
    void changed();

private:
    struct Asked {
        std::optional<std::uint16_t> round;
        Head head{};
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    void makeNext();
    bool isLeftBehind(std::size_t at) const;

    SpokenCode spoken_;
    GameId game_{};
    std::string words_;
    std::size_t digits_ = codeDigits;
    std::vector<Asked> asked_;
    std::vector<std::optional<ShownCode>> made_; ///< for each of these, in the same order
    std::vector<bool> leftBehind_;               ///< of the witnesses
    bool making_ = false;
    bool all_ = false;   ///< not only the newest
    int generation_ = 0; ///< of the game; what was begun for another one is dropped
};

} // namespace demeter

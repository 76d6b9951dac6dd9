// The codes that the table is shown.
#pragma once

#include "core/journal/record.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace demeter {

/// What the hunters can note of a moment, so that nothing before it can be changed afterwards.
struct ShownCode {
    std::optional<std::uint16_t> round; ///< that has ended, 0 the setup; nothing: the deal
    QString code;                       ///< `123 456 789 012`
    QString qr;                         ///< text of the QR code
    friend bool operator==(const ShownCode&, const ShownCode&) = default;
};

/// Makes the spoken codes of a game's witnesses away from the window: each takes about a tenth of a second.
class WitnessKeeper : public QObject {
    Q_OBJECT

public:
    explicit WitnessKeeper(QObject* parent = nullptr) : QObject(parent) {}

    /// Takes up what is new in the record, or another game.
    template <typename Game> void follow(const BasicRecord<Game>& record)
    {
        follow(record.gameId(), record.words(), record.promise(), record.witnesses());
    }
    void follow(const GameId& game, std::string_view words, const std::optional<Commitment>& promise,
                const std::vector<Witness>& witnesses);
    void forget();
    /// Oldest first, that of the deal before all others. The newest ones may still be on their way.
    const QList<ShownCode>& codes() const { return codes_; }
    /// The code of the deal, at once.
    static ShownCode ofDeal(const GameId& game, const Commitment& promise);

signals:
    void changed();

private:
    struct Asked {
        std::optional<std::uint16_t> round;
        Head head{};
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    void makeNext();

    GameId game_{};
    std::string words_;
    std::vector<Asked> asked_; ///< one more for each code, in the same order
    QList<ShownCode> codes_;
    bool making_ = false;
    int generation_ = 0; ///< of the game; what was begun for another one is dropped
};

} // namespace demeter

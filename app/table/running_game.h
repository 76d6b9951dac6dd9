// A running game for all who show its table: window, second display, phones, terminal.
#pragma once

#include "app/table/public_game.h"
#include "app/text/shown_code.h"
#include "core/base/fault.h"

#include <QList>
#include <QObject>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// Why something did not come into a game.
struct NotDone {
    GameValue why{};                ///< the game's refusal
    std::optional<Entry> allowed{}; ///< the table can enter it all the same
    bool isHeld = false;            ///< in place of `why`: the game was revealed, and everybody is asked first whether it goes on
};

/// All who show a game's table are told by one signal that something is otherwise, and enter what the hunters do by the same ways. How it
/// stands is made once a step, for the first who asks.
class RunningGame : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// How it stands; null: no game is open. It stays as it is while somebody keeps it.
    const std::shared_ptr<const PublicGame>& now() const;
    /// The folder of `resources/book` with the game's book.
    virtual std::string_view bookFolder() const = 0;
    /// Nothing can be written into it here, most often because another window has it open.
    virtual bool isReadOnly() const { return false; }
    /// The codes of its record, oldest first, some of them perhaps still being made.
    void setCodes(const QList<ShownCode>& codes);

    // What the hunters enter, and what follows from it by itself. Nothing changes where the reason is returned.

    using Done = std::expected<void, NotDone>;
    virtual Done enter(const Entry& entry) = 0;
    virtual Done letOthersPass() = 0;
    /// Takes back what was entered last, if nothing hidden was shown by it: else everybody is asked, at the table.
    virtual Done takeBack() = 0;
    /// Why the hunter whose turn it is cannot go there; done: he can, or there is no such hunter.
    virtual Done canReach(LocationId place) const = 0;
    /// Chance that was promised or given. What the game does not take nobody waits for.
    virtual void addChance(const ChanceAction& chance) = 0;

signals:
    /// `now` is another one.
    void stepped();
    /// What was entered could not be written.
    void failed(const demeter::Fault& fault);
    /// Everybody is told this once, and no log keeps it; in the language that is installed when it is asked for.
    void said(const std::function<QString()>& words);

protected:
    /// How it stands now, and stood `before`; null: no game is open.
    virtual std::shared_ptr<const PublicGame> look(const PublicGame* before) const = 0;
    /// So many codes its record has.
    virtual std::size_t codesDue() const = 0;
    const std::vector<TableCode>& codes() const { return codes_; }
    /// Another game is open from now on, or none.
    void forgetCodes() { codes_.clear(); }
    /// After every change of the game.
    void step();

private:
    mutable std::shared_ptr<const PublicGame> now_;
    mutable bool isNow_ = false;
    std::vector<TableCode> codes_;
};

/// What `letOthersPass` has entered, without a full stop.
QString allPassWords();

} // namespace demeter

// The running game of the window, whichever game it is.
#pragma once

#include "app/phones/revealed_lines.h"
#include "app/record/recorded_table.h"
#include "app/text/reveal_files.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace demeter {

/// What is entered elsewhere goes to the game exactly as what is entered on the table screen.
///
/// `Controller` is the game's own (app/desktop/session/game_controller.h), `Public` its `PublicGame`.
template <typename Controller, typename Public> class WindowTable final : public RecordedTable<Public, typename Controller::Entries> {
    using Base = RecordedTable<Public, typename Controller::Entries>;

public:
    using typename Base::Action;
    using Entries = typename Controller::Entries;
    using typename Base::Record;
    using typename Base::Refusal;

    /// The game must outlive it. `revealFiles`: those of the game as it stands, the lines first; none before it was revealed.
    WindowTable(Controller& controller, std::function<QStringList()> revealFiles)
        : controller_(controller), revealFiles_(std::move(revealFiles))
    {
        QObject::connect(&controller, &Controller::changed, this, [this] { follow(); });
    }
    bool isReadOnly() const override { return controller_.onlyRead().has_value(); }
    void addChance([[maybe_unused]] const ChanceAction& chance) override
    {
        if constexpr (hasChance<Action>)
            if (open() != nullptr && !isReadOnly() && !isHeld()) // while it is held nobody is asked for any
                (void)controller_.submit(actionOf<Action>(chance));
    }
    /// The game is another one, or none is open.
    void follow()
    {
        if (std::exchange(game_, open() != nullptr ? open()->header().gameId : std::string()) != game_)
            this->forgetCodes();
        this->step();
    }

protected:
    using typename Base::Problem;

    const Record* open() const override { return controller_.hasGame() ? &controller_.record() : nullptr; }
    const Entries& entries() const override { return controller_.tableEntries(); }
    bool isHeld() const override { return controller_.isHeld(); }
    /// Once: phones do not draw the curtain before Dracula again and again.
    void askToPlayOn() override
    {
        if (std::exchange(askedAt_, open()->head()) != open()->head())
            emit controller_.playOnAsked();
    }
    std::shared_ptr<const RevealedLines> revealed() const override
    {
        const QStringList files = revealFiles_();
        if (files.isEmpty())
            return nullptr;
        const std::string here = open()->path() + '\n' + open()->head();
        if (std::exchange(revealedOf_, here) != here)
            revealed_ = phones::readRevealed(files);
        return revealed_;
    }
    Revealed wasRevealed() const override { return revealedInPlay(*open()); }
    std::expected<void, Problem> enterAction(const Action& action) override { return problemOf(controller_.enter(action)); }
    std::expected<void, Problem> passOthers() override { return problemOf(controller_.letOthersPass()); }
    std::expected<void, Problem> goBack() override { return problemOf(controller_.takeBackEntry()); }

private:
    static std::expected<void, Problem> problemOf(typename Controller::Done done)
    {
        if (done)
            return {};
        if (auto* refused = std::get_if<Refusal>(&done.error()))
            return std::unexpected(Problem(std::move(*refused)));
        return std::unexpected(Problem(std::get<Fault>(std::move(done.error()))));
    }

    Controller& controller_;
    std::function<QStringList()> revealFiles_;
    std::string game_;    ///< whose codes there are
    std::string askedAt_; ///< the head of a game that is held, of which the table was asked
    /// What everybody is given of the revealed game, and at which head of which record it was read: it is large.
    mutable std::shared_ptr<const RevealedLines> revealed_;
    mutable std::string revealedOf_;
};

} // namespace demeter

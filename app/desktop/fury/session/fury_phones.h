// A game of Fury of Dracula on phones, in either edition.
#pragma once

#include "app/desktop/session/phone_table.h"
#include "app/phones/table_service.h"
#include "app/text/reveal_files.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

/// What phones enter goes to the game exactly as what is entered on the table screen. What everybody has seen by an entry they cannot take
/// back: everybody is asked about that, at the table.
///
/// `Controller` is the game's own (app/desktop/session/game_controller.h), `Game` what phones are told of it by (app/phones/table_hub.h).
template <typename Controller, typename Game> class FuryPhones : public PhoneTable {
public:
    using Refused = phones::BasicEntryRefused<Game>;
    using Action = typename Game::Action;
    using Refusal = typename Game::Refusal;
    using Done = typename Controller::Done;

    /// The game must outlive it. `revealFiles`: those of the game as it stands, the lines first; none before it was revealed.
    FuryPhones(Controller& controller, std::function<QStringList()> revealFiles, QObject* parent = nullptr)
        : PhoneTable(parent), controller_(controller), revealFiles_(std::move(revealFiles)), service_(host())
    {
        // While it is off nothing is made for nobody.
        connect(&service_, &phones::TableService::phonesChanged, this, [this] {
            if (std::exchange(on_, service_.isOn()) != service_.isOn() && on_ && controller_.hasGame())
                service_.show(seen());
        });
    }

    phones::TableService& service() override { return service_; }
    std::string game() const override { return controller_.record().header().gameId; }
    bool onlyRead() const override { return controller_.onlyRead().has_value(); }
    void show(const QList<ShownCode>& codes) override
    {
        if (!controller_.hasGame())
            return;
        if (std::exchange(shownGame_, game()) != shownGame_)
            codes_.clear();
        // All together with the newest: else earlier ones would be told as news.
        const std::size_t all = controller_.record().witnesses().size() + (controller_.record().promise() ? 1 : 0);
        if (static_cast<std::size_t>(codes.size()) == all)
            codes_ = codes;
        if (service_.isOn())
            service_.show(seen());
    }
    QList<Played> played() override
    {
        QList<Played> played;
        if (controller_.hasGame())
            service_.played().forEach([&](fury::Hunter hunter) {
                played.push_back({controller_.sentences().hunter(hunter), [this, hunter] { service_.takeHunterBack(hunter); }});
            });
        return played;
    }

    /// Why the hunter whose turn it is cannot go there, also for the table screen; nothing if he can, or there is no such hunter.
    std::optional<Refused> whyNot(LocationId place) const
    {
        if (!controller_.hasGame())
            return std::nullopt;
        const auto refused = refusedMove(controller_.ruleset(), controller_.state(), place);
        if (!refused)
            return std::nullopt;
        return Refused{refused->second, allowedByTable(controller_.ruleset(), controller_.state(), refused->first)};
    }

private:
    phones::BasicHubHost<Game> host()
    {
        phones::BasicHubHost<Game> host;
        host.enter = [this](const Action& entry) { return told([&] { return controller_.enter(entry); }, entry); };
        host.othersPass = [this] { return told([this] { return controller_.letOthersPass(); }); };
        host.takeBack = [this] {
            return told([this] {
                const bool seen = !controller_.revealedByEntry().empty() || !controller_.codesPassedByEntry().empty();
                return seen ? Done() : controller_.takeBackEntry();
            });
        };
        host.whyNot = [this](LocationId place) { return whyNot(place); };
        host.addChance = [this](const ChanceAction& chance) {
            if (controller_.hasGame() && !controller_.onlyRead() && !controller_.isHeld()) // while it is held nobody is asked for any
                (void)told([&] { return controller_.submit(actionOf<Action>(chance)); });  // what the game does not take, nobody waits for
        };
        return host;
    }
    /// Why what is done here did not come into the game, for the phone; nothing if it did. In a game that is held the table is asked once
    /// by what phones enter: they do not draw the curtain before Dracula again and again.
    template <typename Doing> std::optional<Refused> told(const Doing& doing, const std::optional<Action>& entry = {})
    {
        if (!controller_.hasGame())
            return std::nullopt;
        if (controller_.isHeld()) {
            if (std::exchange(askedAt_, controller_.record().head()) != controller_.record().head())
                emit controller_.playOnAsked();
            return Refused{{}, std::nullopt, true};
        }
        const Done done = doing();
        if (done)
            return std::nullopt;
        if (const auto* refused = std::get_if<Refusal>(&done.error()))
            return Refused{*refused, entry ? allowedByTable(controller_.ruleset(), controller_.state(), *entry) : std::nullopt};
        if (const auto* fault = std::get_if<Fault>(&done.error()))
            emit failed(*fault);
        return Refused{Game::notWritten(), std::nullopt};
    }
    phones::BasicPublicGame<Game> seen()
    {
        std::vector<phones::TableCode> codes;
        for (const ShownCode& code : codes_)
            if (!code.beingMade && !code.code.isEmpty())
                codes.push_back({code.round, code.code.toStdString(), code.leftBehind, code.qr.toStdString()});
        auto seen = phones::seenGameOf<Game>(controller_.record(), controller_.tableEntries(), std::move(codes),
                                             revealedInPlay(controller_.record()), controller_.isHeld());
        if (const QStringList files = revealFiles_(); !files.isEmpty()) {
            const std::string here = controller_.record().path() + '\n' + controller_.record().head();
            if (std::exchange(revealedOf_, here) != here)
                revealed_ = phones::readRevealedLines(files.front());
            seen.revealed = revealed_;
        }
        return seen;
    }

    Controller& controller_;
    std::function<QStringList()> revealFiles_;
    QList<ShownCode> codes_; ///< as phones are given them
    std::string shownGame_;  ///< whose they are
    /// What phones are given of the revealed game, and at which head of which record it was read: it is large.
    std::shared_ptr<const phones::RevealedLines> revealed_;
    std::string revealedOf_;
    std::string askedAt_; ///< the head of a game that is held, of which the table was asked
    bool on_ = false;
    phones::BasicGameOnPhones<Game> service_;
};

} // namespace demeter

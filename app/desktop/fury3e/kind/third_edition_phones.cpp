#include "app/desktop/fury3e/kind/third_edition_phones.h"

#include "app/phones/seen_game.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"

#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;
using namespace phones;

ThirdEditionPhones::ThirdEditionPhones(GameController& controller, std::function<QStringList()> revealFiles, QObject* parent)
    : PhoneTable(parent), controller_(controller), revealFiles_(std::move(revealFiles)), service_(host())
{
    // While it is off nothing is made for nobody.
    connect(&service_, &TableService::phonesChanged, this, [this] {
        if (std::exchange(on_, service_.isOn()) != service_.isOn() && on_ && controller_.hasGame())
            service_.show(seen());
    });
}

HubHost ThirdEditionPhones::host()
{
    HubHost host;
    host.enter = [this](const Action& entry) { return enter(entry); };
    host.othersPass = [this] { return whyLost([this] { controller_.letOthersPass(); }); };
    host.takeBack = [this] {
        return whyLost([this] {
            if (controller_.broughtToLight().empty() && controller_.codesPassedByEntry().empty())
                controller_.takeBackEntry();
        });
    };
    host.whyNot = [this](LocationId place) { return whyNot(place); };
    host.addChance = [this](const ChanceAction& chance) {
        if (controller_.hasGame() && !controller_.onlyRead())
            (void)whyLost([&] { controller_.submit(actionOf<Action>(chance)); }); // what the game does not take, nobody waits for
    };
    return host;
}

std::optional<EntryRefused> ThirdEditionPhones::whyLost(const std::function<void()>& entering)
{
    std::optional<Violation> lost;
    const auto refusing = connect(&controller_, &GameController::refused, this, [&](const Violation& why) { lost = why; });
    const auto failing = connect(&controller_, &GameController::failed, this, [&] { lost = Violation{"INV-1", Refusal::NotWritten, {}}; });
    const auto telling = connect(&controller_, &GameController::failed, this, &ThirdEditionPhones::failed);
    entering();
    for (const auto& each : {refusing, failing, telling})
        disconnect(each);
    return lost ? std::optional(EntryRefused{*lost, std::nullopt}) : std::nullopt;
}

std::optional<EntryRefused> ThirdEditionPhones::enter(const Action& entry)
{
    if (!controller_.hasGame())
        return std::nullopt;
    std::optional<Violation> refused;
    const auto lost = whyLost([&] { refused = controller_.enter(entry); });
    if (refused)
        return EntryRefused{*refused, allowedByTable(controller_.ruleset(), controller_.state(), entry)};
    return lost;
}

std::optional<EntryRefused> ThirdEditionPhones::whyNot(LocationId place) const
{
    if (!controller_.hasGame())
        return std::nullopt;
    const auto refused = refusedMove(controller_.ruleset(), controller_.state(), place);
    if (!refused)
        return std::nullopt;
    return EntryRefused{refused->second, allowedByTable(controller_.ruleset(), controller_.state(), refused->first)};
}

SeenGame ThirdEditionPhones::seen()
{
    std::vector<TableCode> codes;
    for (const ShownCode& code : codes_)
        if (!code.beingMade && !code.code.isEmpty())
            codes.push_back({code.round, code.code.toStdString(), code.leftBehind, code.qr.toStdString()});
    SeenGame seen = seenGame(controller_.record(), controller_.tableEntries(), std::move(codes));
    if (const QStringList files = revealFiles_(); !files.isEmpty()) {
        const std::string here = controller_.record().path() + '\n' + controller_.record().head();
        if (std::exchange(revealedOf_, here) != here)
            revealed_ = readRevealedLines(files.front());
        seen.revealed = revealed_;
    }
    return seen;
}

void ThirdEditionPhones::show(const QList<ShownCode>& codes)
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

QList<PhoneTable::Played> ThirdEditionPhones::played()
{
    QList<Played> played;
    if (controller_.hasGame())
        service_.played().forEach([&](Hunter hunter) {
            played.push_back({controller_.sentences().hunter(hunter), [this, hunter] { service_.takeHunterBack(hunter); }});
        });
    return played;
}

} // namespace demeter

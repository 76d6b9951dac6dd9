#include "app/desktop/session/on_phones.h"

#include <algorithm>

namespace demeter {

using namespace phones;

std::optional<NetworkChoice> OnPhones::chosen() const
{
    const QList<NetworkChoice> all = choices();
    // What it is shown at stays, even where the network has gone for a moment.
    const QString wanted = isOn() ? service()->address() : kept_.address;
    const auto found = std::ranges::find(all, wanted, &NetworkChoice::address);
    if (found != all.end())
        return *found;
    if (isOn())
        return std::nullopt;
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

bool OnPhones::begin()
{
    fault_.reset();
    const auto where = chosen();
    if (!where)
        return false;
    if (kept_.link.token.empty())
        kept_.link = {newToken(), 0};
    const auto port = kept_.link.token.empty() ? std::unexpected(ListenFault()) : service()->start(where->address, kept_.link);
    if (!port) {
        fault_ = port.error();
        return false;
    }
    kept_.link = service()->link();
    if (kept_.address.isEmpty())
        kept_.address = where->address;
    kept_.on = true;
    keep();
    return true;
}

bool OnPhones::switchOn()
{
    const bool on = service() != nullptr && (isOn() || begin());
    emit changed();
    return on;
}

void OnPhones::switchOff()
{
    if (service() == nullptr)
        return;
    fault_.reset();
    kept_.on = false;
    keep();
    service()->stop();
    emit changed();
}

void OnPhones::choose(const QString& address)
{
    if (service() == nullptr)
        return;
    kept_.address = address;
    if (isOn() && service()->address() != address) {
        service()->stop();
        begin();
    } else {
        keep();
    }
    emit changed();
}

void OnPhones::renew()
{
    if (!isOn())
        return;
    service()->stop();
    kept_.link.token.clear(); // another port as well: who knocks at the old one finds nobody
    begin();
    emit changed();
}

} // namespace demeter

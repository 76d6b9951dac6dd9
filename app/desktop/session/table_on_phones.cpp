#include "app/desktop/session/table_on_phones.h"

#include <algorithm>

namespace demeter {

using namespace phones;

void TableOnPhones::follow(PhoneTable* table)
{
    if (table_ != nullptr) {
        table_->service().disconnect(this);
        table_->service().stop();
        table_->service().clear();
    }
    table_ = table;
    kept_ = {};
    fault_.reset();
    if (table_ != nullptr) {
        kept_ = links_.of(table_->game()).value_or(KeptLink());
        table_->service().setEntering(kept_.entering);
        connect(&table_->service(), &TableService::phonesChanged, this, &TableOnPhones::changed);
        if (kept_.on && !table_->onlyRead())
            begin();
    }
    emit changed();
}

void TableOnPhones::show(const QList<ShownCode>& codes)
{
    if (table_ != nullptr)
        table_->show(codes);
}

std::optional<NetworkChoice> TableOnPhones::chosen() const
{
    const QList<NetworkChoice> all = choices();
    // What it is shown at stays, even where the network has gone for a moment.
    const QString wanted = isOn() ? table_->service().address() : kept_.address;
    const auto found = std::ranges::find(all, wanted, &NetworkChoice::address);
    if (found != all.end())
        return *found;
    if (isOn())
        return std::nullopt;
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

bool TableOnPhones::begin()
{
    fault_.reset();
    const auto where = chosen();
    if (!where)
        return false;
    if (kept_.link.token.empty())
        kept_.link = {newToken(), 0};
    const auto port = kept_.link.token.empty() ? std::unexpected(ListenFault()) : table_->service().start(where->address, kept_.link);
    if (!port) {
        fault_ = port.error();
        return false;
    }
    kept_.link = table_->service().link();
    if (kept_.address.isEmpty())
        kept_.address = where->address;
    kept_.on = true;
    keep();
    return true;
}

bool TableOnPhones::switchOn()
{
    const bool on = table_ != nullptr && (isOn() || begin());
    emit changed();
    return on;
}

void TableOnPhones::switchOff()
{
    if (table_ == nullptr)
        return;
    fault_.reset();
    kept_.on = false;
    keep();
    table_->service().stop();
    emit changed();
}

void TableOnPhones::choose(const QString& address)
{
    if (table_ == nullptr)
        return;
    kept_.address = address;
    if (isOn() && table_->service().address() != address) {
        table_->service().stop();
        begin();
    } else {
        keep();
    }
    emit changed();
}

void TableOnPhones::renew()
{
    if (!isOn())
        return;
    table_->service().stop();
    kept_.link.token.clear(); // another port as well: who knocks at the old one finds nobody
    begin();
    emit changed();
}

void TableOnPhones::setEntering(PhonesEnter who)
{
    kept_.entering = who;
    if (table_ != nullptr)
        table_->service().setEntering(who);
    keep();
    emit changed();
}

void TableOnPhones::setStaysOpen(bool stays)
{
    kept_.staysOpen = stays;
    keep();
}

void TableOnPhones::keep()
{
    if (table_ != nullptr && !table_->onlyRead()) // the other window keeps its own
        links_.keep(table_->game(), kept_);
}

} // namespace demeter

#include "app/desktop/session/table_on_phones.h"

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

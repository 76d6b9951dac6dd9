#include "app/desktop/board_check/check_on_phones.h"

#include <utility>

namespace demeter {

using namespace phones;

CheckOnPhones::CheckOnPhones(std::function<void(const CheckEntry&)> enter, QObject* parent) : OnPhones(parent), service_(std::move(enter))
{
    connect(&service_, &CheckService::phonesChanged, this, &CheckOnPhones::changed);
}

CheckOnPhones::~CheckOnPhones()
{
    blockSignals(true);
    end(CheckEnd::Left);
}

void CheckOnPhones::open(const BoardComparison& comparison)
{
    service_.show(comparison);
    fault_.reset();
    kept_ = links_.of(KeptLinks::boardCheck).value_or(KeptLink());
    if (kept_.on && !isOn())
        begin();
    emit changed();
}

void CheckOnPhones::end(CheckEnd why)
{
    if (!isOn())
        return;
    kept_.on = false;
    keep();
    service_.end(why);
    emit changed();
}

} // namespace demeter

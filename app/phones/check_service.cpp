#include "app/phones/check_service.h"

#include "app/phones/page.h"

#include <utility>

namespace demeter::phones {

CheckService::CheckService(std::function<void(const CheckEntry&)> enter, QObject* parent, ServerLimits limits)
    : PhoneService(&checkPage, parent, limits),
      hub_({[this](ClientId client, const Message& text) { send(client, text); }, [this](ClientId client) { close(client); },
            std::move(enter)})
{
}

CheckService::~CheckService()
{
    blockSignals(true);
    end(CheckEnd::Left);
}

void CheckService::end(CheckEnd why)
{
    why_ = why;
    stop();
    why_ = CheckEnd::SwitchedOff;
}

} // namespace demeter::phones

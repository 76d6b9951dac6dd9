#include "app/phones/table_service.h"

#include "app/phones/page.h"

#include <utility>

namespace demeter::phones {

using namespace fury3e;

TableService::TableService(HubHost host, QObject* parent, ServerLimits limits)
    : PhoneService(&phonePage, parent, limits), hub_([this, &host] {
          host.send = [this](ClientId client, const Message& text) { send(client, text); };
          host.close = [this](ClientId client) { close(client); };
          return std::move(host);
      }())
{
    // A timer of nothing comes after everything that was touched, typed or has to be painted.
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &TableService::tell);
}

TableService::~TableService()
{
    blockSignals(true);
    stop();
}

void TableService::show(SeenGame game)
{
    untold_ = std::move(game);
    if (isOn())
        later_.start();
}

void TableService::tell()
{
    later_.stop();
    if (auto game = std::exchange(untold_, std::nullopt))
        hub_.show(*std::move(game));
}

void TableService::clear()
{
    untold_.reset();
    hub_.clear();
}

void TableService::setEntering(PhonesEnter who)
{
    hub_.setEntering(who);
}

void TableService::takeHunterBack(Hunter hunter)
{
    hub_.takeHunterBack(hunter);
    noteChanges();
}

bool TableService::hasChanged()
{
    const bool shown = PhoneService::hasChanged();
    const HunterSet before = std::exchange(played_, played());
    return shown || before != played_;
}

} // namespace demeter::phones

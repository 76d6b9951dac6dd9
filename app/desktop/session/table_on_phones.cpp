#include "app/desktop/session/table_on_phones.h"

#include "app/text/resources.h"

namespace demeter {

using namespace phones;

void TableOnPhones::follow(RunningGame* game, bool likeLast)
{
    if (isOn()) {
        last_ = kept_;
        last_->staysOpen.reset(); // which is asked anew in every game
    }
    service_.reset(); // says goodbye
    game_ = game;
    kept_ = {};
    fault_.reset();
    if (game != nullptr) {
        service_ = std::make_unique<TableService>(*game);
        kept_ = links_.of(game->now()->facts().id).value_or(likeLast && last_ ? *last_ : KeptLink());
        service_->setEntering(kept_.entering);
        connect(service_.get(), &TableService::phonesChanged, this, &TableOnPhones::changed);
        if (kept_.on && !game->isReadOnly())
            begin();
    }
    emit changed();
}

QString TableOnPhones::nameOf(Seat seat) const
{
    if (game_ != nullptr && game_->now() != nullptr)
        for (const SeatName& each : game_->now()->seats(installedLanguage()))
            if (each.seat == seat)
                return each.name;
    return {};
}

void TableOnPhones::takeBack(Seat seat)
{
    if (service_ != nullptr)
        service_->takeSeatBack(seat);
}

void TableOnPhones::setEntering(PhonesEnter who)
{
    kept_.entering = who;
    if (service_ != nullptr)
        service_->setEntering(who);
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
    if (game_ != nullptr && game_->now() != nullptr && !game_->isReadOnly()) // the other window keeps its own
        links_.keep(game_->now()->facts().id, kept_);
}

} // namespace demeter

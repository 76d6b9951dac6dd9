#include "app/table/running_game.h"

#include <QCoreApplication>

namespace demeter {

const std::shared_ptr<const PublicGame>& RunningGame::now() const
{
    if (!std::exchange(isNow_, true))
        now_ = look(now_.get());
    return now_;
}

void RunningGame::setCodes(const QList<ShownCode>& codes)
{
    // All together with the newest: else earlier ones would be told as news.
    if (static_cast<std::size_t>(codes.size()) != codesDue())
        return;
    std::vector<TableCode> made;
    for (const ShownCode& code : codes)
        if (!code.beingMade && !code.code.isEmpty())
            made.push_back({code.round, code.code.toStdString(), code.leftBehind, code.qr.toStdString()});
    if (std::exchange(codes_, made) != made)
        step();
}

void RunningGame::step()
{
    isNow_ = false;
    emit stepped();
}

QString allPassWords()
{
    return QCoreApplication::translate("TableQuestion", "All who were left pass");
}

} // namespace demeter

// The table of a session's game as phones are shown it, whichever game it is.
#pragma once

#include "app/phones/table_service.h"
#include "app/text/witness_keeper.h"
#include "core/base/fault.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <string>

namespace demeter {

/// What a session gives to show its table on phones. What phones enter goes the way of what is entered on the table screen.
class PhoneTable : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins, ends, and says who is there. It is off until somebody switches it on.
    virtual phones::TableService& service() = 0;
    /// The id of the game in play.
    virtual std::string game() const = 0;
    /// The game can only be read here, most often because another window has it open: that one is found by the phones.
    virtual bool onlyRead() const = 0;
    /// Shows how everything lies after the last step that the table noticed, with these codes, oldest first. The same is shown once.
    virtual void show(const QList<ShownCode>& codes) = 0;

    /// Somebody of the game who is played on phones.
    struct Played {
        QString name; ///< in the language of now
        std::function<void()> takeBack;
    };
    virtual QList<Played> played() = 0;

signals:
    /// What a phone entered could not be written.
    void failed(const demeter::Fault& fault);
};

} // namespace demeter

// How a game is revealed from the window: the table is asked, the files are written, the picture of the end is saved.
#pragma once

#include "app/desktop/session/session.h"

#include <QObject>
#include <QPointer>
#include <QStandardPaths>

#include <functional>

class QFileDialog;

namespace demeter {

class PinLock;
class RevealSheet;

/// The sheet lies over `over`, and is made when it is first needed. `behindPin` does something once the PIN has been typed.
class RevealFlow : public QObject {
    Q_OBJECT

public:
    RevealFlow(const Settings& settings, const PinLock& lock, QWidget* over, std::function<void(std::function<void()>)> behindPin);

    /// Asks the table whether this game may be revealed, or shares what has been revealed.
    void ask(Session& session);
    RevealSheet* sheet() const { return sheet_; }

signals:
    /// A game that is over has been revealed: the table shows it from now on.
    void ended();

private:
    /// An end is revealed as the curtain is opened: by holding, or by PIN.
    void revealIfAllowed(bool replace);
    void reveal(bool replace);
    void savePicture(bool drawing);
    /// A copy under a name that says what it is.
    void savePage();
    QFileDialog* dialogFor(const QString& title, QStandardPaths::StandardLocation place, const QString& kinds, const QString& name,
                           const QString& ending);
    void sayWhetherSaved(bool saved, const QString& path);

    const Settings& settings_;
    const PinLock& lock_;
    QWidget* over_;
    std::function<void(std::function<void()>)> behindPin_;
    QPointer<Session> session_;
    RevealSheet* sheet_ = nullptr;
};

} // namespace demeter

// Whose secret is to be opened, where several players keep one.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QStringList>

namespace demeter {

/// Comes up over the table.
class KeeperSheet : public Sheet {
    Q_OBJECT

public:
    KeeperSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    /// The names of those who keep a secret, in the order of their seats.
    void ask(const QStringList& keepers);

signals:
    /// By the place in that list.
    void chosen(int keeper);

protected:
    QString title() const override { return tr("Whose secret is it?"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    QStringList keepers_;
};

} // namespace demeter

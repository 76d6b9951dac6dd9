// Day or night, to be seen from across the room.
#pragma once

#include "app/desktop/kit/settings.h"
#include "core/fury3e/view/public_view.h"

#include <QWidget>

namespace demeter {

using namespace fury3e;

/// The sun on a light disc or the moon on a dark one, the bat in Dracula's phase; nothing in the setup. The words beside it say the same.
class TimeSign : public QWidget {
    Q_OBJECT

public:
    explicit TimeSign(const Settings& settings, QWidget* parent = nullptr);
    void setPhase(PublicPhase phase);
    /// There is something to show.
    bool tells() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    PublicPhase phase_ = PublicPhase::Setup;
};

} // namespace demeter

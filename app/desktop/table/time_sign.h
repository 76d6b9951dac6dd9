// Day or night, to be seen from across the room.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/table_look.h"

#include <QWidget>

namespace demeter {

/// The sun on a light disc or the moon on a dark one, the bat while it is Dracula's; nothing in the setup. The words beside it say the
/// same.
class TimeSign : public QWidget {
    Q_OBJECT

public:
    using Sign = TimeLook;
    explicit TimeSign(const Settings& settings, QWidget* parent = nullptr);
    void setSign(Sign sign);
    /// There is something to show.
    bool tells() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    Sign shown_ = Sign::None;
};

} // namespace demeter

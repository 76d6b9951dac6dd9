// One of many: a list that opens, with type-ahead.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/fury_names.h"

#include <QComboBox>

#include <optional>

namespace demeter {

/// Typing the first letters of an entry chooses it. Entries hold a number, usually that of a location.
class PickBox : public QComboBox {
    Q_OBJECT

public:
    explicit PickBox(const Settings& settings, const QString& name, QWidget* parent = nullptr);

    void addEntry(const QString& text, int value) { addItem(text, value); }
    /// All these places, in the order of the alphabet.
    void addPlaces(const FuryNames& names, LocationSet places);
    std::optional<int> value() const;
    void setValue(std::optional<int> value);
    /// The font of the entry that is shown: smaller where it would be cut.
    QFont shownFont() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    const Settings& settings_;
};

} // namespace demeter

// A Combat card that can be chosen.
#pragma once

#include "app/desktop/kit/choice_button.h"

namespace demeter {

/// Upright: a large icon, the name, and below it what the card does. Dashed where it is allowed and will come to nothing.
class CardButton : public ChoiceButton {
    Q_OBJECT

public:
    explicit CardButton(const Settings& settings, ChoiceKind kind, QWidget* parent = nullptr);

    void setDashed(bool dashed);
    /// In the corner, such as `×2`.
    void setCount(const QString& count);
    /// What its longest word needs.
    int narrowestWidth() const override;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont nameFont() const;
    const Settings& settings_;
    QString count_;
    bool dashed_ = false;
};

} // namespace demeter

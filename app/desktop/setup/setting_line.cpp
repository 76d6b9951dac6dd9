#include "app/desktop/setup/setting_line.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

namespace demeter {

SettingLine::SettingLine(const Settings& settings, const QString& icon, const QString& name, bool beside, QWidget* parent)
    : QAbstractButton(parent), settings_(settings), name_(name)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(qMax(56, scaled(52)));
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 4, 0, 5);
    row->setSpacing(qMax(8, 16 - scaled(4)));
    const auto sign = [&](const QString& which) {
        auto* label = new QLabel;
        label->setPixmap(
            iconPixmap(which, settings_.colour(u"mute"), qMin(scaled(22), 30), devicePixelRatioF())); // the words need the room
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(label);
    };
    const auto words = [](const QFont& font, const char* role) {
        auto* label = makeLabel({}, font, role);
        label->setAttribute(Qt::WA_TransparentForMouseEvents); // the line is pressed, wherever
        return label;
    };
    sign(icon);
    QLabel* what = words(bodyFont(14.5), "mute");
    what->setText(name);
    value_ = words(bodyFont(16, QFont::DemiBold), nullptr);
    consequence_ = words(bodyFont(13.5), "mute");
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch(1);
    if (beside)
        row->addWidget(what, 4);
    else
        lines->addWidget(what);
    lines->addWidget(value_);
    lines->addWidget(consequence_);
    lines->addStretch(1);
    row->addLayout(lines, 9);
    sign(QStringLiteral("chevron"));
}

void SettingLine::setValue(const QString& value, const QString& consequence)
{
    value_->setText(value);
    value_->setVisible(!value.isEmpty());
    consequence_->setText(consequence);
    consequence_->setVisible(!consequence.isEmpty());
    setAccessibleName(value.isEmpty() ? name_ : name_ + QStringLiteral(": ") + value);
    setAccessibleDescription(consequence);
}

QString SettingLine::value() const
{
    return value_->text();
}

void SettingLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QAbstractButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        click();
}

void SettingLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (isDown())
        painter.fillRect(rect(), settings_.colour(u"pressed"));
    painter.fillRect(QRect(0, height() - 1, width(), 1), settings_.colour(u"line"));
}

} // namespace demeter

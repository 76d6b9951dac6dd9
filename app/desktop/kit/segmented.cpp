#include "app/desktop/kit/segmented.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QKeyEvent>
#include <QPainter>

namespace demeter {

namespace {

int partHeight()
{
    return qMax(46, scaled(46));
}

class Part : public QAbstractButton {
public:
    Part(const Settings& settings, const QString& text, QWidget* parent) : QAbstractButton(parent), settings_(settings)
    {
        setText(text);
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
    }

    /// Height that the words need at a width; they wrap where one line is too long.
    int neededHeight(int width) const
    {
        const QRect words =
            QFontMetrics(bodyFont(15, QFont::DemiBold)).boundingRect(QRect(0, 0, width - 52, 10000), Qt::TextWordWrap, text());
        return qMax(partHeight(), words.height() + 14);
    }

    int narrowest() const
    {
        int widest = 0;
        for (const QString& word : text().split(u' '))
            widest = qMax(widest, lineWidth(bodyFont(15, QFont::DemiBold), word));
        return widest + 52;
    }

    QSize sizeHint() const override { return {lineWidth(bodyFont(15, QFont::DemiBold), text()) + 52, partHeight()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // Not filled: that is for the one thing to do.
        const qreal edge = isChecked() ? 2 : 1;
        painter.setPen(QPen(settings_.colour(isChecked() ? u"text" : u"lineStrong"), edge));
        painter.setBrush(settings_.colour(isChecked() || isDown() ? u"pressed" : u"raised"));
        painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 6, 6);
        painter.setFont(bodyFont(15, QFont::DemiBold));
        painter.setPen(settings_.colour(u"text"));
        QRect words = rect().adjusted(isChecked() ? 34 : 8, 0, -8, 0);
        if (isChecked()) {
            const int width = QFontMetrics(painter.font()).boundingRect(rect().adjusted(26, 0, -26, 0), Qt::TextWordWrap, text()).width();
            const int left = qMax(10, (rect().width() - width - 24) / 2);
            painter.drawPixmap(QPointF(left, (height() - 18) / 2.0),
                               iconPixmap("check", settings_.colour(u"text"), 18, devicePixelRatioF()));
            words = QRect(left + 24, 0, rect().width() - left - 26, height());
            painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
            return;
        }
        painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap, text());
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            event->ignore();
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            click();
            return;
        default:
            QAbstractButton::keyPressEvent(event);
        }
    }

private:
    const Settings& settings_;
};

} // namespace

Segmented::Segmented(const Settings& settings, const QStringList& parts, const QString& name, QWidget* parent)
    : QWidget(parent), settings_(settings)
{
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const QString& part : parts) {
        auto* button = new Part(settings_, part, this);
        button->setAccessibleName(name + QStringLiteral(": ") + part);
        const int index = static_cast<int>(parts_.size());
        connect(button, &QAbstractButton::clicked, this, [this, index] { choose(index); });
        parts_ << button;
    }
    // A sheet that is made anew finds the part that had the focus by its name.
    connect(this, &QObject::objectNameChanged, this, [this](const QString& name) {
        for (qsizetype n = 0; n < parts_.size(); ++n)
            parts_[n]->setObjectName(QStringLiteral("%1-%2").arg(name).arg(n + 1));
    });
    setCurrent(0);
}

void Segmented::setCurrent(int index)
{
    current_ = qBound(-1, index, static_cast<int>(parts_.size()) - 1);
    for (qsizetype n = 0; n < parts_.size(); ++n)
        parts_[n]->setChecked(n == current_);
}

void Segmented::choose(int index)
{
    setCurrent(index);
    emit chosen(current_);
}

int Segmented::widestPart() const
{
    int widest = 44;
    for (const auto* part : parts_)
        widest = qMax(widest, part->sizeHint().width());
    return widest;
}

int Segmented::columns(int width) const
{
    const int count = static_cast<int>(parts_.size());
    const int most = qBound(1, (width + 4) / (widestPart() + 4), count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

QSize Segmented::sizeHint() const
{
    const int count = static_cast<int>(parts_.size());
    return {count * widestPart() + (count - 1) * 4, partHeight()};
}

QSize Segmented::minimumSizeHint() const
{
    int narrowest = 44;
    for (const auto* part : parts_)
        narrowest = qMax(narrowest, static_cast<const Part*>(part)->narrowest());
    return {narrowest, partHeight()};
}

int Segmented::rowHeight(int width) const
{
    const int across = columns(width);
    int tall = partHeight();
    for (const auto* part : parts_)
        tall = qMax(tall, static_cast<const Part*>(part)->neededHeight((width - (across - 1) * 4) / across));
    return tall;
}

int Segmented::heightForWidth(int width) const
{
    const int across = columns(width);
    const int rows = (static_cast<int>(parts_.size()) + across - 1) / across;
    return rows * rowHeight(width) + (rows - 1) * 4;
}

void Segmented::resizeEvent(QResizeEvent*)
{
    const int across = columns(width());
    const int tall = rowHeight(width());
    const qreal part = (width() - (across - 1) * 4.0) / across;
    for (int n = 0; n < parts_.size(); ++n) {
        const int left = qRound((n % across) * (part + 4));
        const int right = qRound((n % across) * (part + 4) + part);
        parts_[n]->setGeometry(left, (n / across) * (tall + 4), right - left, tall);
    }
}

void Segmented::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up      ? -1
                     : event->key() == Qt::Key_Right || event->key() == Qt::Key_Down ? 1
                                                                                     : 0;
    if (step == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int count = static_cast<int>(parts_.size());
    const int next = (current_ + step + count) % count;
    parts_[next]->setFocus(Qt::TabFocusReason); // first: what is chosen may replace all of this
    choose(next);
}

} // namespace demeter

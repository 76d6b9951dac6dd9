#include "app/desktop/book/diagram.h"

#include "app/book/book.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>

namespace demeter {

namespace {

constexpr int widestDiagram = 624;

/// The file with the colours of the theme in place of their names.
QByteArray colouredDrawing(const Settings& settings, const QString& name)
{
    QFile file(QStringLiteral(":/resources/book/diagrams/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression token(QStringLiteral("\\$([A-Za-z]+)"));
    const QString source = QString::fromUtf8(file.readAll());
    QString made;
    qsizetype from = 0;
    for (auto matches = token.globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        made += QStringView(source).mid(from, match.capturedStart() - from);
        made += settings.colour(match.capturedView(1)).name();
        from = match.capturedEnd();
    }
    made += QStringView(source).mid(from);
    return made.toUtf8();
}

} // namespace

Diagram::Diagram(const Settings& settings, const QString& name, QWidget* parent)
    : QWidget(parent), drawing_(colouredDrawing(settings, name))
{
    setObjectName("topic-diagram");
    setAccessibleName(diagramWords(name));
}

int Diagram::heightForWidth(int width) const
{
    const QSize whole = drawing_.size().toSize();
    return whole.isEmpty() ? 0 : qMin(width, scaled(widestDiagram)) * whole.height() / whole.width();
}

void Diagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = qMin(width(), scaled(widestDiagram));
    drawing_.paint(painter, QRectF(0, 0, wide, heightForWidth(wide)));
}

} // namespace demeter

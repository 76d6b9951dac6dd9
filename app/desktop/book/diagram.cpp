#include "app/desktop/book/diagram.h"

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

QString Diagram::words(const QString& name)
{
    if (name == QLatin1String("trail-sliding"))
        return tr("All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.");
    if (name == QLatin1String("lair"))
        return tr("The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.");
    if (name == QLatin1String("sea-costs"))
        return tr("From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.");
    if (name == QLatin1String("hide-bond"))
        return tr("Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.");
    if (name == QLatin1String("wolf-form"))
        return tr("With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.");
    if (name == QLatin1String("misdirect"))
        return tr("Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.");
    return {};
}

Diagram::Diagram(const Settings& settings, const QString& name, QWidget* parent) : QWidget(parent)
{
    setObjectName("topic-diagram");
    setAccessibleName(words(name));
    drawing_.load(colouredDrawing(settings, name));
    drawing_.setAspectRatioMode(Qt::KeepAspectRatio);
}

int Diagram::heightForWidth(int width) const
{
    const QSize whole = drawing_.defaultSize();
    return whole.isEmpty() ? 0 : qMin(width, scaled(widestDiagram)) * whole.height() / whole.width();
}

void Diagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = qMin(width(), scaled(widestDiagram));
    drawing_.render(&painter, QRectF(0, 0, wide, heightForWidth(wide)));
}

} // namespace demeter

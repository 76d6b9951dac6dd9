#include "app/desktop/kit/theme.h"

#include <QDebug>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

void initLookResources()
{
    static const bool done = [] {
        Q_INIT_RESOURCE(look);
        return true;
    }();
    Q_UNUSED(done);
}

namespace demeter {

namespace {

QString keyOf(ThemeName name)
{
    switch (name) {
    case ThemeName::Dark:
        return QStringLiteral("dark");
    case ThemeName::Light:
        return QStringLiteral("light");
    case ThemeName::HighContrast:
        return QStringLiteral("high-contrast");
    }
    return {};
}

} // namespace

Theme::Theme(ThemeName name) : name_(name)
{
    initLookResources();
    QFile file(QStringLiteral(":/resources/map/tokens.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("the colours are missing from the program");
        return;
    }
    const QJsonObject themes = QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("themes")).toObject();
    const QJsonObject tokens = themes.value(keyOf(name)).toObject();
    for (auto token = tokens.begin(); token != tokens.end(); ++token)
        colors_.emplace_back(token.key(), QColor(token.value().toString()));
}

const Theme& Theme::of(ThemeName name)
{
    static const Theme dark(ThemeName::Dark), light(ThemeName::Light), highContrast(ThemeName::HighContrast);
    switch (name) {
    case ThemeName::Light:
        return light;
    case ThemeName::HighContrast:
        return highContrast;
    case ThemeName::Dark:
        break;
    }
    return dark;
}

QColor Theme::operator()(QStringView token) const
{
    for (const auto& [name, color] : colors_)
        if (token == name)
            return color;
    qWarning() << "no such colour:" << token;
    return {};
}

QColor mixed(const QColor& a, const QColor& b, qreal share)
{
    const auto mix = [share](float x, float y) { return float(x + (y - x) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()), mix(a.alphaF(), b.alphaF()));
}

} // namespace demeter

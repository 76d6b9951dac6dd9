// Colours by meaning: the three themes of resources/map/tokens.json.
#pragma once

#include <QColor>
#include <QString>
#include <QStringView>

#include <utility>
#include <vector>

namespace demeter {

enum class ThemeName { Dark, Light, HighContrast };

/// The colours of one theme, asked for by the names of tokens.json: `theme(u"gold")`.
class Theme {
public:
    static const Theme& of(ThemeName name);

    /// The colour of a token; an invalid colour, and a warning in the log, for a name that tokens.json lacks.
    QColor operator()(QStringView token) const;
    ThemeName name() const { return name_; }

private:
    explicit Theme(ThemeName name);

    ThemeName name_;
    std::vector<std::pair<QString, QColor>> colors_;
};

/// `a` with `share` (0 to 1) of `b` in it.
QColor mixed(const QColor& a, const QColor& b, qreal share);

} // namespace demeter

/// Registers icons, map and fonts under `:/resources`; may be called any number of times.
/// Outside the namespace because Q_INIT_RESOURCE does not work inside one.
void initLookResources();

// What the user has chosen about the window, kept between runs.
#pragma once

#include "app/desktop/kit/theme.h"
#include "core/base/language.h"

#include <QColor>
#include <QDateTime>
#include <QObject>
#include <QSettings>

namespace demeter {

/// Language, theme, text size and what else is chosen about the window. Widgets hold a pointer and ask for colours when they paint, so that
/// a change needs only a repaint.
class Settings : public QObject {
    Q_OBJECT

public:
    /// Reads what was kept; without it the system's language, the dark theme and 100 %.
    explicit Settings(QObject* parent = nullptr);

    Language language() const { return language_; }
    QString languageCode() const;
    ThemeName theme() const { return theme_; }
    qreal textScale() const { return scale_; }
    QColor colour(QStringView token) const { return Theme::of(theme_)(token); }

    void setLanguage(Language language);
    void setTheme(ThemeName theme);
    /// 1 to 2.
    void setTextScale(qreal scale);
    /// What would ease jumps. Off at first: Qt 6.4 does not tell what the system wants.
    bool lessMotion() const { return lessMotion_; }
    void setLessMotion(bool less);
    /// Seconds without a touch after which the curtain falls; 0: never. A move is thought about for longer than half a minute.
    static constexpr int usualCurtainSeconds = 90;
    int curtainSeconds() const { return curtainSeconds_; }
    void setCurtainSeconds(int seconds);
    /// The curtain falls by itself when all that is secret has been decided and the others are next.
    bool curtainWhenDecided() const { return curtainWhenDecided_; }
    void setCurtainWhenDecided(bool falls);
    /// Every part of the secret screen is hidden until it is touched.
    bool peek() const { return peek_; }
    void setPeek(bool peek);

    /// A text that a page keeps between runs under a name of its own; empty if it never did. Nothing else changes with it.
    QString kept(const QString& name) const { return store_.value(QStringLiteral("kept/") + name).toString(); }
    void keepText(const QString& name, const QString& text) { store_.setValue(QStringLiteral("kept/") + name, text); }

    /// Wrong tries of the PIN in a row, and the time of the last one; `PinLock` knows what follows from them. Of the PIN itself nothing is
    /// kept here.
    struct PinTries {
        int wrong = 0;
        QDateTime wrongAt;
    };
    PinTries pinTries() const;
    void setPinTries(const PinTries& tries);

signals:
    void changed();

private:
    void keep(const QString& key, const QVariant& value);

    QSettings store_;
    Language language_ = Language::En;
    ThemeName theme_ = ThemeName::Dark;
    qreal scale_ = 1;
    bool lessMotion_ = false;
    int curtainSeconds_ = usualCurtainSeconds;
    bool curtainWhenDecided_ = true;
    bool peek_ = false;
};

/// The name of a language in that language.
QString nativeName(Language language);

/// A length that holds text, at the user's text size.
int scaled(qreal length);

} // namespace demeter

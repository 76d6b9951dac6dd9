#include "app/desktop/kit/settings.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/motion.h"

#include <QFile>
#include <QLocale>

namespace demeter {

Settings::Settings(QObject* parent) : QObject(parent), store_(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter")
{
    const QString code = store_.value("language", QLocale::system().name().left(2)).toString();
    language_ = languageFromCode(code.toStdString()).value_or(Language::En);
    const int theme = store_.value("theme", 0).toInt();
    theme_ = theme >= 0 && theme <= 2 ? static_cast<ThemeName>(theme) : ThemeName::Dark;
    scale_ = qBound(1.0, store_.value("text-scale", 1.0).toDouble(), 2.0);
    demeter::setTextScale(scale_);
    lessMotion_ = store_.value("less-motion", false).toBool();
    demeter::setLessMotion(lessMotion_);
    curtainSeconds_ = qBound(0, store_.value("curtain-seconds", usualCurtainSeconds).toInt(), 3600);
    curtainWhenDecided_ = store_.value("curtain-when-decided", true).toBool();
    peek_ = store_.value("peek", false).toBool();
    // Version 0.1 kept a hash of the PIN here, which was quicker to try PINs on than the key file is.
    if (store_.contains("pin")) {
        store_.remove("pin");
        store_.sync();
    }
}

QString Settings::languageCode() const
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language_)];
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

void Settings::setLanguage(Language language)
{
    if (language == language_)
        return;
    language_ = language;
    keep("language", languageCode());
}

void Settings::setTheme(ThemeName theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    keep("theme", static_cast<int>(theme));
}

void Settings::setTextScale(qreal scale)
{
    scale = qBound(1.0, scale, 2.0);
    if (qFuzzyCompare(scale, scale_))
        return;
    scale_ = scale;
    demeter::setTextScale(scale);
    keep("text-scale", scale);
}

void Settings::setLessMotion(bool less)
{
    if (less == lessMotion_)
        return;
    lessMotion_ = less;
    demeter::setLessMotion(less);
    keep("less-motion", less);
}

void Settings::setCurtainSeconds(int seconds)
{
    if (seconds == curtainSeconds_)
        return;
    curtainSeconds_ = seconds;
    keep("curtain-seconds", seconds);
}

void Settings::setCurtainWhenDecided(bool falls)
{
    if (falls == curtainWhenDecided_)
        return;
    curtainWhenDecided_ = falls;
    keep("curtain-when-decided", falls);
}

void Settings::setPeek(bool peek)
{
    if (peek == peek_)
        return;
    peek_ = peek;
    keep("peek", peek);
}

Settings::PinTries Settings::pinTries() const
{
    return {store_.value("pin-wrong", 0).toInt(), store_.value("pin-wrong-at").toDateTime()};
}

void Settings::setPinTries(const PinTries& tries)
{
    store_.setValue("pin-wrong", tries.wrong);
    store_.setValue("pin-wrong-at", tries.wrongAt);
    store_.sync(); // at once: a try counts even if the program is stopped right after it
    QFile::setPermissions(store_.fileName(), QFile::ReadOwner | QFile::WriteOwner);
}

void Settings::keep(const QString& key, const QVariant& value)
{
    store_.setValue(key, value);
    emit changed();
}

QString nativeName(Language language)
{
    switch (language) {
    case Language::En:
        return QStringLiteral("English");
    case Language::Es:
        return QStringLiteral("Español");
    case Language::Pl:
        return QStringLiteral("Polski");
    case Language::Ru:
        return QStringLiteral("Русский");
    case Language::It:
        return QStringLiteral("Italiano");
    }
    return {};
}

int scaled(qreal length)
{
    return qRound(length * textScale());
}

} // namespace demeter

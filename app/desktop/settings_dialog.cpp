#include "app/desktop/settings_dialog.h"

#include "app/desktop/fonts.h"
#include "app/desktop/segmented.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

QString SettingsDialog::title() const
{
    return tr("Settings");
}

void SettingsDialog::build(QVBoxLayout* content)
{
    content->addWidget(makeHeading(tr("Language")));
    QStringList languages;
    for (std::size_t n = 0; n < languageCount; ++n)
        languages << nativeName(static_cast<Language>(n));
    auto* language = new Segmented(settings_, languages, tr("Language"));
    language->setObjectName("language");
    language->setCurrent(static_cast<int>(settings_.language()));
    connect(language, &Segmented::chosen, this, [this](int index) { changing_.setLanguage(static_cast<Language>(index)); });
    content->addWidget(language);

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("Theme")));
    auto* theme = new Segmented(settings_, {tr("Dark"), tr("Light"), tr("High contrast")}, tr("Theme"));
    theme->setObjectName("theme");
    theme->setCurrent(static_cast<int>(settings_.theme()));
    connect(theme, &Segmented::chosen, this, [this](int index) { changing_.setTheme(static_cast<ThemeName>(index)); });
    content->addWidget(theme);

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("Text size")));
    const QList<int> sizes{100, 125, 150, 175, 200};
    QStringList names;
    int current = 0;
    for (qsizetype n = 0; n < sizes.size(); ++n) {
        names << tr("%1 %").arg(sizes[n]);
        if (qRound(settings_.textScale() * 100) >= sizes[n])
            current = static_cast<int>(n);
    }
    auto* size = new Segmented(settings_, names, tr("Text size"));
    size->setObjectName("text-size");
    size->setCurrent(current);
    connect(size, &Segmented::chosen, this, [this, sizes](int index) { changing_.setTextScale(sizes[index] / 100.0); });
    content->addWidget(size);
    content->addSpacing(12);
    content->addWidget(makeLabel(tr("Everything you choose here holds at once and is kept for the next time."), bodyFont(14), "mute"));
}

} // namespace demeter

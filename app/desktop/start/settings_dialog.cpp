#include "app/desktop/start/settings_dialog.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/moments/sounds.h"
#include "app/text/resources.h"
#include "app/text/verifier.h"
#include "app/text/whole_file.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStandardPaths>

#include <algorithm>

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
    content->addWidget(makeHeading(tr("Motion")));
    auto* motion = new Segmented(settings_, {tr("As usual", "motion"), tr("Less motion")}, tr("Motion"));
    motion->setObjectName("motion");
    motion->setCurrent(settings_.lessMotion() ? 1 : 0);
    connect(motion, &Segmented::chosen, this, [this](int index) { changing_.setLessMotion(index == 1); });
    content->addWidget(motion);

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("Sounds")));
    auto* sounds = new Segmented(settings_, {tr("On", "sounds"), tr("Off", "sounds")}, tr("Sounds"));
    sounds->setObjectName("sounds");
    sounds->setCurrent(soundsOn(settings_) ? 0 : 1);
    connect(sounds, &Segmented::chosen, this, [this](int index) { setSoundsOn(changing_, index == 0); });
    content->addWidget(sounds);
    if (guards_) {
        buildGuards(content);
    } else {
        content->addSpacing(12);
        content->addWidget(makeLabel(tr("What guards Dracula's screen is set on that screen, behind the curtain."), bodyFont(15)));
    }
    if (boardCheck_) {
        content->addSpacing(12);
        auto* check = new ChoiceButton(settings_, ChoiceKind::Quiet);
        check->setObjectName("settings-check-board");
        check->setIconName("search");
        check->setText(tr("Check my board"));
        check->setSecondLine(tr("Hold the program's map against your board, city by city."));
        connect(check, &QAbstractButton::clicked, this, &SettingsDialog::boardCheckAsked);
        content->addWidget(check);
    }
    content->addSpacing(12);
    content->addWidget(makeLabel(tr("Everything you choose here holds at once and is kept for the next time."), bodyFont(14), "mute"));
    buildAbout(content);
}

void SettingsDialog::buildAbout(QVBoxLayout* content)
{
    content->addSpacing(12);
    content->addWidget(makeHeading(tr("About Demeter")));
    content->addWidget(makeLabel(tr("Version %1").arg(QString::fromStdString(programVersion())), bodyFont(15)));
    content->addWidget(
        makeLabel(tr("Its verifier is a page that checks revealed games on any device, for hunters who trust no page that they "
                     "are given. By these signs they know it:"),
                  bodyFont(15)));
    QStringList groups;
    const QString hash = QString::fromLatin1(verifierHash());
    for (qsizetype at = 0; at < hash.size(); at += 8)
        groups << hash.mid(at, 8);
    auto* digits = makeLabel(groups.join(u' '), bodyFont(15, QFont::DemiBold));
    digits->setObjectName("verifier-hash");
    digits->setTextInteractionFlags(Qt::TextSelectableByMouse);
    content->addWidget(digits);
    auto* save = new ChoiceButton(settings_, ChoiceKind::Quiet);
    save->setObjectName("verifier-save");
    save->setIconName("share");
    save->setText(tr("Save the verifier"));
    connect(save, &QAbstractButton::clicked, this, &SettingsDialog::saveVerifier);
    content->addWidget(save);
}

void SettingsDialog::saveVerifier()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto* dialog =
        new QFileDialog(this, tr("Save the verifier"), QDir(documents).exists() ? documents : QDir::homePath(), tr("Pages (*.html)"));
    dialog->setObjectName("verifier-file");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(QLatin1String(verifierName));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QFileInfo where(path);
        setStatus(writeWholeFile(path, verifierPage()) ? tr("%1 is saved.").arg(where.fileName())
                                                       : tr("The verifier could not be saved in the folder %1. Choose another one.")
                                                             .arg(QDir::toNativeSeparators(where.absolutePath())));
    });
    dialog->open();
}

void SettingsDialog::buildGuards(QVBoxLayout* content)
{
    content->addSpacing(12);
    content->addWidget(makeHeading(tr("The curtain falls without a touch after")));
    QList<int> waits{30, 60, 90, 180};
    if (const int now = settings_.curtainSeconds(); now != 0 && !waits.contains(now)) // chosen when other times were offered
        waits.insert(std::ranges::lower_bound(waits, now), now);
    waits << 0;
    QStringList times;
    for (const int wait : waits)
        times << (wait == 0 ? tr("Never", "the curtain falls") : tr("%1 s", "seconds").arg(wait));
    auto* idle = new Segmented(settings_, times, tr("The curtain falls without a touch after"));
    idle->setObjectName("curtain-seconds");
    idle->setCurrent(static_cast<int>(waits.indexOf(settings_.curtainSeconds())));
    connect(idle, &Segmented::chosen, this, [this, waits](int index) { changing_.setCurtainSeconds(waits[index]); });
    content->addWidget(idle);

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("When Dracula has decided")));
    auto* decided = new Segmented(settings_, {tr("The curtain falls"), tr("His screen stays open")}, tr("When Dracula has decided"));
    decided->setObjectName("curtain-when-decided");
    const int now = settings_.curtainWhenDecided() && !staysOpen_ ? 0 : 1;
    decided->setCurrent(now);
    connect(decided, &Segmented::chosen, this, [this, now](int index) {
        if (index == now)
            return;
        if (staysOpen_ && index == 0)
            falls_();
        staysOpen_ = false;
        changing_.setCurtainWhenDecided(index == 0);
        rebuild();
    });
    content->addWidget(decided);
    if (staysOpen_ && settings_.curtainWhenDecided()) {
        auto* said = makeLabel(tr("In this game it stays open while a phone or a second screen shows the table, as you said."),
                               bodyFont(14), "mute");
        said->setObjectName("stays-open");
        content->addWidget(said);
    }

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("Dracula's screen shows")));
    auto* peek = new Segmented(settings_, {tr("Everything"), tr("Only the part that is touched")}, tr("Dracula's screen shows"));
    peek->setObjectName("peek");
    peek->setCurrent(settings_.peek() ? 1 : 0);
    connect(peek, &Segmented::chosen, this, [this](int index) { changing_.setPeek(index == 1); });
    content->addWidget(peek);

    content->addSpacing(12);
    content->addWidget(makeHeading(tr("What opens Dracula's screen")));
    content->addWidget(makeLabel(pin_ ? tr("A PIN.") : tr("Holding the button for a moment."), bodyFont(15)));
    const auto button = [&](const char* name, const QString& words, auto signal) {
        auto* made = new ChoiceButton(settings_, ChoiceKind::Plain);
        made->setObjectName(QLatin1String(name));
        made->setIconName("lock");
        made->setText(words);
        connect(made, &QAbstractButton::clicked, this, signal);
        content->addWidget(made);
    };
    button("pin-set", pin_ ? tr("Another PIN") : tr("Set a PIN"), &SettingsDialog::pinAsked);
    if (pin_)
        button("pin-remove", tr("No PIN any more"), &SettingsDialog::pinRemovalAsked);
    if (!passphrase_)
        return;
    button("passphrase-set", *passphrase_ ? tr("Another passphrase") : tr("Set a passphrase"), &SettingsDialog::passphraseAsked);
    if (*passphrase_)
        button("passphrase-remove", tr("No passphrase any more"), &SettingsDialog::passphraseRemovalAsked);
}

} // namespace demeter

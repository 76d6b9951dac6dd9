#include "app/desktop/guard/reveal_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/drawing.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QUrl>

namespace demeter {

void RevealSheet::ask(bool over, bool pin)
{
    over_ = over;
    pin_ = pin;
    inTheWay_ = false;
    files_.clear();
    picture_ = false;
    setStatus({});
    openSheet();
    if (!over_)
        focusOn("reveal-not");
}

void RevealSheet::showFiles(const QStringList& files)
{
    files_ = files;
    picture_ = false;
    setStatus({});
    rebuild();
    focusOn("reveal-page"); // the one that had it is gone
}

void RevealSheet::share(const QStringList& files, bool picture)
{
    files_ = files;
    picture_ = picture;
    setStatus({});
    openSheet();
    focusOn(picture ? "reveal-picture" : "reveal-page");
}

void RevealSheet::askToReplace()
{
    inTheWay_ = true;
    setStatus({});
    rebuild();
    focusOn("reveal-not"); // the one that had it is gone
}

void RevealSheet::showProblem(const QString& text)
{
    setStatus(text);
}

QString RevealSheet::title() const
{
    return files_.isEmpty() ? tr("Reveal the game?") : picture_ ? tr("Share the hunt") : tr("The game is revealed");
}

void RevealSheet::build(QVBoxLayout* content)
{
    const auto button = [&](const char* name, ChoiceKind kind, const char* icon, const QString& words, auto act) {
        auto* made = new ChoiceButton(settings_, kind);
        made->setObjectName(QLatin1String(name));
        made->setIconName(QLatin1String(icon));
        made->setText(words);
        connect(made, &QAbstractButton::clicked, this, act);
        content->addWidget(made);
    };
    if (files_.isEmpty() && inTheWay_) {
        content->addWidget(makeLabel(tr("Files of these names are there already, perhaps from an earlier reveal."), bodyFont(16)));
        content->addSpacing(8);
        button("reveal-not", ChoiceKind::CommonPrimary, "curtain", tr("No, keep them"), [this] { closeSheet(); });
        button("reveal-replace", ChoiceKind::Plain, "eye", tr("Replace them"), [this] { emit agreed(true); });
        return;
    }
    if (files_.isEmpty()) {
        content->addWidget(
            makeLabel(tr("Everything hidden is written down: a page that replays the hunt on anybody's phone, and the record from which "
                         "anybody can check it."),
                      bodyFont(16)));
        content->addSpacing(8);
        if (!over_) {
            content->addWidget(makeLabel(
                tr("The game is not over. Whoever opens these files knows where Dracula is: do it only if everybody at the table agrees."),
                bodyFont(16, QFont::DemiBold)));
            content->addSpacing(8);
            button("reveal-not", ChoiceKind::CommonPrimary, "curtain", tr("No, keep it secret"), [this] { closeSheet(); });
        }
        // Nobody reveals a game by a tap beside the right place, or by one too many.
        auto* hold = new HoldButton(settings_);
        hold->setObjectName("reveal-agreed");
        hold->setWordPixels(bodyFont(15).pixelSize());
        hold->setWrapped(true);
        hold->setFilled(over_);
        hold->setHeld(!pin_);
        hold->setText(!over_ ? tr("We all agree: hold this to reveal the game")
                      : pin_ ? tr("Reveal the game by PIN")
                             : tr("Hold this to reveal the game"));
        connect(hold, &HoldButton::heldLong, this, [this] { emit agreed(false); });
        content->addWidget(hold);
        if (over_)
            button("reveal-not", ChoiceKind::Plain, "curtain", tr("No, keep it secret"), [this] { closeSheet(); });
        return;
    }
    if (picture_) {
        content->addWidget(makeLabel(tr("The picture shows who has won, the whole way and the numbers of the hunt."), bodyFont(16)));
        content->addSpacing(8);
        button("reveal-picture", ChoiceKind::CommonPrimary, "share", tr("Save the picture"), [this] { emit pictureAsked(false); });
        if (writesDrawings())
            button("reveal-drawing", ChoiceKind::Plain, "share", tr("Save it as SVG"), [this] { emit pictureAsked(true); });
        content->addSpacing(8);
    }
    content->addWidget(makeLabel(tr("Send the page to the hunters. Each of them can type in the codes that they noted, on a device of "
                                    "their own: it needs no network."),
                                 bodyFont(16)));
    content->addWidget(
        makeLabel(tr("The page comes from this program. Who trusts nobody opens the same file in a verifier of their own; the "
                     "settings say where it is."),
                  bodyFont(15), "mute"));
    content->addSpacing(8);
    const auto open = [this](const QString& path) {
        const bool opened = QDesktopServices::openUrl(QUrl::fromLocalFile(path));
        setStatus(opened ? QString() : tr("No program here opens %1.").arg(QDir::toNativeSeparators(path)));
    };
    for (const QString& file : files_)
        if (file.endsWith(QLatin1String(".html")))
            button("reveal-page", picture_ ? ChoiceKind::Plain : ChoiceKind::CommonPrimary, "eye", tr("Open the page"),
                   [open, file] { open(file); });
    button("reveal-save", ChoiceKind::Plain, "share", tr("Save the page to send it"), [this] { emit pageAsked(); });
    button("reveal-folder", ChoiceKind::Plain, "journal", tr("Open the folder"),
           [this, open] { open(QFileInfo(files_.first()).absolutePath()); });
}

} // namespace demeter

#include "app/desktop/reveal_flow.h"

#include "app/desktop/guard/reveal_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "app/text/fault_sentences.h"
#include "app/text/whole_file.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace demeter {

RevealFlow::RevealFlow(const Settings& settings, const PinLock& lock, QWidget* over, std::function<void(std::function<void()>)> behindPin)
    : QObject(over), settings_(settings), lock_(lock), over_(over), behindPin_(std::move(behindPin))
{
}

void RevealFlow::ask(Session& session)
{
    session_ = &session;
    if (sheet_ == nullptr) {
        sheet_ = new RevealSheet(settings_, over_);
        connect(sheet_, &RevealSheet::agreed, this, &RevealFlow::revealIfAllowed);
        connect(sheet_, &RevealSheet::pictureAsked, this, &RevealFlow::savePicture);
        connect(sheet_, &RevealSheet::pageAsked, this, &RevealFlow::savePage);
    }
    if (const QStringList files = session.revealFiles(); !files.isEmpty())
        sheet_->share(files, session.aids().picture);
    else
        sheet_->ask(session.isOver(), session.isOver() && lock_.isSet());
}

void RevealFlow::revealIfAllowed(bool replace)
{
    if (session_ == nullptr)
        return;
    // An end at the table is nobody's who has opened the curtain before; who is asked once more has said it already.
    if (replace || !session_->isOver() || !lock_.isSet()) {
        reveal(replace);
        return;
    }
    behindPin_([this] { reveal(false); });
}

void RevealFlow::reveal(bool replace)
{
    const auto files = session_->reveal(replace ? OlderFiles::Replace : OlderFiles::Keep);
    if (files && session_->isOver()) { // the table has waited for this
        sheet_->closeSheet();
        emit ended();
    } else if (files)
        sheet_->showFiles(*files);
    else if (!replace && files.error().code == "device-exists")
        sheet_->askToReplace();
    else
        sheet_->showProblem(tr("This did not work. %1").arg(faultSentence(files.error())));
}

void RevealFlow::savePage()
{
    const QStringList files = session_ != nullptr ? session_->revealFiles().filter(QStringLiteral(".html")) : QStringList();
    if (files.isEmpty())
        return;
    // The file beside the game is called as that is; whoever is sent it reads what it is.
    const auto picture = session_->picture(settings_);
    const QString name = picture ? picture->name : QFileInfo(files.front()).baseName();
    auto* dialog =
        dialogFor(tr("Save the page to send it"), QStandardPaths::DocumentsLocation, tr("Pages (*.html)"), name, QStringLiteral("html"));
    dialog->setObjectName("page-file");
    connect(dialog, &QFileDialog::fileSelected, this, [this, from = files.front()](const QString& path) {
        QFile page(from);
        sayWhetherSaved(page.open(QIODevice::ReadOnly) && writeWholeFile(path, page.readAll()), path);
    });
    dialog->open();
}

void RevealFlow::savePicture(bool drawing)
{
    const auto picture = session_ != nullptr ? session_->picture(settings_) : std::nullopt;
    if (!picture)
        return;
    auto* dialog =
        dialogFor(tr("Save the picture"), QStandardPaths::PicturesLocation, drawing ? tr("Drawings (*.svg)") : tr("Pictures (*.png)"),
                  picture->name, drawing ? QStringLiteral("svg") : QStringLiteral("png"));
    dialog->setObjectName("picture-file");
    connect(dialog, &QFileDialog::fileSelected, this, [this, drawing, picture = *picture](const QString& path) {
        QByteArray bytes = picture.svg;
        QBuffer drawn;
        if (!drawing && picture.image.save(&drawn, "PNG"))
            bytes = drawn.data();
        sayWhetherSaved((drawing || !drawn.data().isEmpty()) && writeWholeFile(path, bytes), path);
    });
    dialog->open();
}

QFileDialog* RevealFlow::dialogFor(const QString& title, QStandardPaths::StandardLocation place, const QString& kinds, const QString& name,
                                   const QString& ending)
{
    const QString folder = QStandardPaths::writableLocation(place);
    auto* dialog = new QFileDialog(over_->window(), title, QDir(folder).exists() ? folder : QDir::homePath(), kinds);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(QString(name).replace(QChar::Nbsp, u' ') + u'.' + ending);
    return dialog;
}

void RevealFlow::sayWhetherSaved(bool saved, const QString& path)
{
    const QFileInfo where(path);
    sheet_->showProblem(
        saved ? tr("%1 is saved.").arg(where.fileName())
              : tr("It could not be saved in the folder %1. Choose another one.").arg(QDir::toNativeSeparators(where.absolutePath())));
}

} // namespace demeter

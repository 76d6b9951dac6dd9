#include "app/desktop/reveal_flow.h"

#include "app/desktop/guard/reveal_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "app/text/fault_sentences.h"
#include "app/text/whole_file.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

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

void RevealFlow::savePicture(bool drawing)
{
    const auto picture = session_ != nullptr ? session_->picture(settings_) : std::nullopt;
    if (!picture)
        return;
    const QString ending = drawing ? QStringLiteral("svg") : QStringLiteral("png");
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    auto* dialog = new QFileDialog(over_->window(), tr("Save the picture"), QDir(pictures).exists() ? pictures : QDir::homePath(),
                                   drawing ? tr("Drawings (*.svg)") : tr("Pictures (*.png)"));
    dialog->setObjectName("picture-file");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(QString(picture->name).replace(QChar::Nbsp, u' ') + u'.' + ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, drawing, picture = *picture](const QString& path) {
        QByteArray bytes = picture.svg;
        QBuffer drawn;
        if (!drawing && picture.image.save(&drawn, "PNG"))
            bytes = drawn.data();
        const bool saved = (drawing || !drawn.data().isEmpty()) && writeWholeFile(path, bytes);
        const QFileInfo where(path);
        sheet_->showProblem(saved ? tr("The picture %1 is saved.").arg(where.fileName())
                                  : tr("The picture could not be saved in the folder %1. Choose another one.")
                                        .arg(QDir::toNativeSeparators(where.absolutePath())));
    });
    dialog->open();
}

} // namespace demeter

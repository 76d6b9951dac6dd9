#include "app/desktop/setup/board_setup_page.h"

#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/setup/setting_sheet.h"
#include "app/text/fault_sentences.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"

#include <QBoxLayout>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <utility>

namespace demeter {

BoardSetupPage::BoardSetupPage(Settings& settings, QWidget* parent, BoardsFolder boards, std::vector<std::string> builtIn)
    : SetupPage(settings, parent), boards_(std::move(boards)), builtIns_(std::move(builtIn))
{
}

void BoardSetupPage::resetBoard()
{
    if (!isPractice())
        boards_.removeOld(QDateTime::currentDateTimeUtc());
    deletedBoard_.clear();
    builtIn_ = 0;
    own_.reset();
    if (const QList<KeptBoard> kept = boards_.boards(); !kept.isEmpty())
        own_ = kept.front();
    loadBoard();
}

void BoardSetupPage::loadBoard()
{
    const auto builtIn = builtInBoard(builtIns_[builtIn_]);
    board_ = own_ ? own_->board : builtIn.value_or(nullptr);
    setBoard(board_);
}

std::string BoardSetupPage::boardName() const
{
    return own_ ? own_->fileName.toStdString() : builtIns_[builtIn_];
}

void BoardSetupPage::chooseBoard(std::size_t builtIn, std::optional<KeptBoard> own)
{
    namesBoard_ = false;
    builtIn_ = builtIn;
    own_ = std::move(own);
    loadBoard();
    rebuild();
}

ChoiceButton* BoardSetupPage::addButton(QVBoxLayout* content, const QString& name, ChoiceKind kind, const char* icon, const QString& text,
                                        const QString& second)
{
    auto* button = new ChoiceButton(settings_, kind);
    button->setObjectName(name);
    button->setIconName(QString::fromLatin1(icon));
    button->setText(text);
    button->setSecondLine(second);
    content->addWidget(button);
    return button;
}

void BoardSetupPage::buildOwnBoards(QVBoxLayout* content)
{
    const QList<KeptBoard> kept = boards_.boards();
    if (!kept.isEmpty())
        content->addWidget(makeHeading(tr("Your boards")));
    for (qsizetype n = 0; n < kept.size(); ++n) {
        auto* own = addButton(content, QStringLiteral("own-board-%1").arg(n + 1), ChoiceKind::Plain, "map", kept[n].name(),
                              confirmedWords(kept[n].confirmed));
        const bool chosen = own_ && own_->fileName == kept[n].fileName;
        own->setMarked(chosen);
        own->setCheckable(true);
        own->setChecked(chosen);
        connect(
            own, &QAbstractButton::clicked, this, [this, each = kept[n]] { chooseBoard(0, each); }, Qt::QueuedConnection);
    }
    if (!deletedBoard_.isEmpty()) { // until the new game is left
        auto* undo = addButton(content, QStringLiteral("undo-board-removal"), ChoiceKind::Plain, "undo", tr("Undo"),
                               tr("Deleted: %1").arg(deletedName_));
        undo->setShortcut(QKeySequence::Undo);
        connect(undo, &QAbstractButton::clicked, this, &BoardSetupPage::bringBoardBack, Qt::QueuedConnection);
    }
    auto* check = addButton(content, QStringLiteral("check-board"), ChoiceKind::Quiet, "search", tr("Check my board"),
                            tr("City by city against the cardboard; it takes ten to fifteen minutes and can be left at any time."));
    connect(check, &QAbstractButton::clicked, this, &BoardSetupPage::checkBoard, Qt::QueuedConnection);
    auto* import = addButton(content, QStringLiteral("import-board"), ChoiceKind::Quiet, "layers", tr("Add a board from a file…"), {});
    connect(import, &QAbstractButton::clicked, this, &BoardSetupPage::importBoard);
    if (own_)
        buildOwnBoard(content);
}

void BoardSetupPage::buildOwnBoard(QVBoxLayout* content)
{
    // Queued: it goes with the sheet that is made anew.
    const auto make = [&](const char* name, ChoiceKind kind, const char* icon, const QString& text, const QString& second, auto pressed) {
        connect(addButton(content, QLatin1String(name), kind, icon, text, second), &QAbstractButton::clicked, this, pressed,
                Qt::QueuedConnection);
    };
    make("export-board", ChoiceKind::Quiet, "share", tr("Save this board as a file…"), {}, [this] { exportBoard(); });
    if (namesBoard_) {
        auto* field = new QLineEdit(own_->name());
        field->setObjectName("board-new-name");
        field->setAccessibleName(tr("Name of your board"));
        field->setFont(bodyFont(16));
        field->setMinimumHeight(qMax(44, scaled(44)));
        field->setMaxLength(60);
        content->addWidget(makeLabel(tr("Name of your board"), bodyFont(15, QFont::DemiBold)));
        content->addWidget(field);
        const auto keep = [this, field = QPointer(field)] {
            if (field != nullptr)
                renameBoard(field->text());
        };
        connect(field, &QLineEdit::returnPressed, this, keep, Qt::QueuedConnection);
        make("keep-board-name", ChoiceKind::CommonPrimary, "check", tr("Keep the name"), {}, keep);
    } else {
        make("rename-board", ChoiceKind::Quiet, "quill", tr("Rename this board"), {}, [this] {
            namesBoard_ = true;
            renewSetting();
            if (auto* field = settingSheet().findChild<QLineEdit*>("board-new-name")) {
                field->setFocus(Qt::OtherFocusReason);
                field->selectAll();
            }
        });
    }
    make("delete-board", ChoiceKind::Quiet, "bin", tr("Delete this board"), tr("Games that are played on it keep it."),
         [this] { deleteBoard(); });
}

void BoardSetupPage::renameBoard(const QString& name)
{
    const QString clean = typedLine(name);
    const auto renamed = clean.isEmpty() ? std::expected<KeptBoard, Faults>(*own_) : boards_.rename(own_->fileName, clean);
    if (!renamed) {
        settingSheet().setStatus(faultSentence(renamed.error().front()));
        return;
    }
    // The same places under the same names: whatever was chosen on it still holds.
    namesBoard_ = false;
    own_ = *renamed;
    board_ = own_->board;
    SetupPage::renameBoard(board_);
    settingSheet().setStatus({});
    rebuild();
}

void BoardSetupPage::deleteBoard()
{
    const auto removed = boards_.remove(own_->fileName, QDateTime::currentDateTimeUtc());
    if (!removed) {
        settingSheet().setStatus(faultSentence(removed.error()));
        return;
    }
    deletedBoard_ = *removed;
    deletedName_ = own_->name();
    settingSheet().setStatus({});
    chooseBoard(0, {});
}

void BoardSetupPage::bringBoardBack()
{
    const auto back = boards_.bringBack(deletedBoard_);
    if (!back) {
        settingSheet().setStatus(faultSentence(back.error().front()));
        return;
    }
    deletedBoard_.clear();
    settingSheet().setStatus({});
    chooseBoard(0, *back);
}

QString BoardSetupPage::confirmedWords(const std::optional<BoardConfirmed>& confirmed) const
{
    if (!confirmed)
        return tr("The map is not confirmed.");
    const QDate day = QDate::fromString(QString::fromStdString(confirmed->date), Qt::ISODate);
    const QString words = tr("%1 of %2 places confirmed").arg(confirmed->agreed).arg(confirmed->places);
    return day.isValid() ? QLocale(settings_.languageCode()).toString(day, QLocale::ShortFormat) + QStringLiteral(" · ") + words : words;
}

void BoardSetupPage::showBoard(std::size_t setting, const QString& builtIn)
{
    setLine(setting, own_ ? own_->name() : builtIn, confirmedWords(own_ ? own_->confirmed : std::nullopt));
}

void BoardSetupPage::checkBoard()
{
    if (check_ == nullptr) {
        check_ = new BoardCheckScreen(settings_, builtIns_.front(), boards_, this);
        connect(check_, &BoardCheckScreen::legendAsked, this, &BoardSetupPage::legendAsked);
        connect(check_, &BoardCheckScreen::left, this, [this](const QString& fileName) {
            for (const KeptBoard& each : boards_.boards())
                if (each.fileName == fileName)
                    chooseBoard(0, each);
            renewSetting();
        });
    }
    check_->open();
}

void BoardSetupPage::importBoard()
{
    auto* dialog = new QFileDialog(this, tr("Add a board"), QString(), tr("Boards (*.json)"));
    dialog->setObjectName("import-dialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BoardSetupPage::takeBoardFrom);
    dialog->open();
}

void BoardSetupPage::takeBoardFrom(const QString& file)
{
    const auto kept = boards_.import(file);
    if (kept) {
        chooseBoard(0, *kept);
        settingSheet().setStatus(tr("The board %1 is one of yours now.").arg(kept->name()));
        return;
    }
    // The first ones: they are for whoever mends the file.
    constexpr std::size_t most = 5;
    QStringList said;
    for (const Fault& fault : kept.error())
        if (said.size() < qsizetype(most))
            said << faultSentence(fault);
    if (kept.error().size() > most)
        said << tr("Further errors: %1").arg(kept.error().size() - most);
    settingSheet().setStatus(tr("This is no board that can be played on.") + u'\n' + said.join(u'\n'));
}

void BoardSetupPage::exportBoard()
{
    if (!own_)
        return;
    auto* dialog = new QFileDialog(this, tr("Save this board"), own_->name() + QStringLiteral(".json"), tr("Boards (*.json)"));
    dialog->setObjectName("export-dialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, name = own_->fileName](const QString& path) {
        const auto written = boards_.exportTo(name, path);
        settingSheet().setStatus(written ? tr("The board is saved as %1.").arg(QFileInfo(path).fileName())
                                         : faultSentence(written.error()));
    });
    dialog->open();
}

void BoardSetupPage::renewSheets()
{
    if (check_ != nullptr && check_->isVisible()) {
        check_->rebuild();
        check_->raise();
    }
}

} // namespace demeter

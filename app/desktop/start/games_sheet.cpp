#include "app/desktop/start/games_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/start/game_list.h"
#include "app/desktop/start/game_words.h"
#include "app/desktop/start/statistics_sheet.h"

#include <QBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace demeter {

namespace {

/// From so many on one looks for a game.
constexpr qsizetype manyGames = 10;
/// Far more than a name may have, so that one that is too long is not cut without a word.
constexpr int longestTyped = 1000;

QLineEdit* makeField(const char* name, const QString& words, const QString& text)
{
    auto* field = new QLineEdit(text);
    field->setObjectName(QString::fromLatin1(name));
    field->setFont(bodyFont(16));
    field->setMinimumHeight(qMax(44, scaled(44)));
    field->setAccessibleName(words);
    return field;
}

} // namespace

GamesSheet::GamesSheet(const Settings& settings, const SavedGames& games, QWidget* parent) : Sheet(settings, parent), games_(games)
{
    const auto key = [this](const QKeySequence& keys, auto pressed) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, pressed);
    };
    key(QKeySequence::Undo, &GamesSheet::undoRemoval);
    key(QKeySequence::Open, &GamesSheet::fileAsked);
    key(QKeySequence::Find, [this] {
        if (search_ != nullptr)
            search_->setFocus(Qt::ShortcutFocusReason);
    });
    key(QKeySequence(Qt::Key_F2), &GamesSheet::startNaming);
}

void GamesSheet::openList()
{
    deleted_ = false;
    removed_.clear();
    typed_.clear();
    games_.removeOld(QDateTime::currentDateTimeUtc());
    readFolder();
    path_ = files_.isEmpty() ? QString() : files_.front().path;
    openSheet();
}

void GamesSheet::readFolder()
{
    files_ = deleted_ ? games_.deleted() : games_.games();
}

QString GamesSheet::title() const
{
    return deleted_ ? tr("Deleted games") : tr("Saved games");
}

GamesSheet::Form GamesSheet::form() const
{
    const QSize room = parentWidget()->size();
    if (room.height() < scaled(560) && room.width() >= scaled(560))
        return Form::Beside;
    return room.width() >= scaled(620) ? Form::Wide : Form::Narrow;
}

ChoiceButton* GamesSheet::make(const char* name, ChoiceKind kind, const char* icon, const QString& text, void (GamesSheet::*pressed)())
{
    auto* button = new ChoiceButton(settings_, kind);
    button->setObjectName(QString::fromLatin1(name));
    button->setIconName(QString::fromLatin1(icon));
    button->setText(text);
    if (pressed != nullptr)
        connect(button, &QAbstractButton::clicked, this, pressed, Qt::QueuedConnection); // some make the whole sheet anew
    return button;
}

void GamesSheet::build(QVBoxLayout* content)
{
    built_ = form();
    if (deleted_)
        content->addWidget(makeLabel(tr("They stay here for %n days, then they are removed for good.", nullptr, DeletedFolder::keptDays),
                                     bodyFont(14), "mute"));
    search_ = nullptr;
    if (files_.size() >= manyGames) {
        const QString words = tr("Search by name or player");
        auto* field = makeField("games-search", words, typed_);
        field->setPlaceholderText(words);
        field->setClearButtonEnabled(true);
        field->setMaxLength(200);
        connect(field, &QLineEdit::textChanged, this, &GamesSheet::find);
        search_ = field;
    }
    auto* body = new QBoxLayout(built_ == Form::Beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    body->setSpacing(8);
    auto* list = new GameListView(settings_);
    list->setObjectName("games");
    list->setAccessibleName(title());
    auto* model = new GameListModel(settings_, games_, list);
    model->setFiles(files_);
    list->setModel(model);
    model_ = model;
    list_ = list;
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            path_ = model_->file(now.row()).path;
        showChoice();
    });
    connect(list, &GameListView::openAsked, this, &GamesSheet::open, Qt::QueuedConnection);
    connect(list, &GameListView::renameAsked, this, &GamesSheet::startNaming);
    connect(list, &GameListView::removeAsked, this, &GamesSheet::remove);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    auto* nothing = makeLabel({}, bodyFont(16), "mute");
    nothing->setObjectName("no-games");
    nothing_ = nothing;
    if (search_ != nullptr) {
        left->addWidget(search_);
        left->addSpacing(8);
    }
    left->addWidget(nothing);
    left->addWidget(list, 1);
    body->addLayout(left, 1);
    auto* beside = new QWidget;
    setRole(beside, "scroll");
    auto* right = new QVBoxLayout(beside);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    if (built_ != Form::Beside)
        right->addWidget(buildBar());
    right->addWidget(buildButtons());
    right->addWidget(buildNaming());
    if (built_ == Form::Beside) { // where the list has all the height the buttons may scroll
        right->addStretch(1);
        right->setContentsMargins(6, 4, 6, 4);
        auto* scroll = new QScrollArea;
        scroll->setWidgetResizable(true);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(beside);
        scroll->setFixedWidth(scaled(240) + 24);
        body->addWidget(scroll);
    } else {
        body->addWidget(beside);
    }
    content->addLayout(body, 1);
    find(typed_);
    showBar();
    showNaming(false);
}

QWidget* GamesSheet::buildBar()
{
    undo_ = make("undo-removal", ChoiceKind::Plain, "undo", tr("Undo"), &GamesSheet::undoRemoval);
    removedLabel_ = nullptr;
    if (built_ == Form::Beside) { // what was deleted stands on the button itself
        bar_ = undo_;
        return bar_;
    }
    auto* bar = new QFrame;
    setRole(bar, "raised");
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 4, 4);
    auto* label = makeLabel({}, bodyFont(15));
    removedLabel_ = label;
    row->addWidget(label, 1);
    row->addWidget(undo_, 0, Qt::AlignVCenter);
    bar_ = bar;
    return bar;
}

QWidget* GamesSheet::buildButtons()
{
    auto* buttons = new QWidget;
    auto* column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    QList<QList<QWidget*>> rows;
    if (deleted_) {
        open_ = make("bring-back", ChoiceKind::CommonPrimary, "undo", tr("Bring it back"), &GamesSheet::open);
        auto* back = make("to-games", ChoiceKind::Quiet, "journal", tr("To the saved games"), nullptr);
        connect(
            back, &QAbstractButton::clicked, this, [this] { showDeleted(false); }, Qt::QueuedConnection);
        rows = {{open_}, {back}};
        if (built_ == Form::Wide)
            rows = {{open_, back}};
    } else {
        open_ = make("open-game", ChoiceKind::CommonPrimary, "arrow-right", tr("Open"), &GamesSheet::open);
        rename_ = make("rename-game", ChoiceKind::Plain, "quill", tr("Rename"), &GamesSheet::startNaming);
        remove_ = make("delete-game", ChoiceKind::Plain, "bin", tr("Delete"), &GamesSheet::remove);
        auto* file = make("open-file", ChoiceKind::Quiet, "layers", tr("Open from a file…"), &GamesSheet::fileAsked);
        auto* gone = make("deleted-games", ChoiceKind::Quiet, "bin", tr("Deleted games"), nullptr);
        connect(
            gone, &QAbstractButton::clicked, this, [this] { showDeleted(true); }, Qt::QueuedConnection);
        auto* numbers = make("statistics", ChoiceKind::Quiet, "list", tr("Statistics"), &GamesSheet::openStatistics);
        if (built_ == Form::Wide)
            rows = {{open_, rename_, remove_}, {file, numbers, gone}};
        else if (built_ == Form::Narrow)
            rows = {{open_}, {rename_, remove_}, {file}, {numbers, gone}};
        else
            rows = {{open_}, {rename_}, {remove_}, {file}, {numbers}, {gone}};
    }
    // Its words are smaller while there is nothing to open; what stands beside it does not move for that.
    open_->setMinimumHeight(open_->sizeHint().height());
    if (built_ == Form::Beside) // below what is pressed
        rows.insert(qMin(qsizetype{3}, rows.size()), {buildBar()});
    for (const QList<QWidget*>& each : rows) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        for (QWidget* button : each)
            row->addWidget(button, button == open_ ? 2 : 1);
        column->addLayout(row);
    }
    buttons_ = buttons;
    return buttons;
}

QWidget* GamesSheet::buildNaming()
{
    auto* naming = new QWidget;
    auto* column = new QVBoxLayout(naming);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    const QString words = tr("Name of this game");
    column->addWidget(makeLabel(words, bodyFont(15, QFont::DemiBold)));
    auto* field = makeField("game-name", words, {});
    field->setMaxLength(longestTyped);
    connect(field, &QLineEdit::returnPressed, this, &GamesSheet::keepName);
    name_ = field;
    column->addWidget(field);
    auto* row = new QBoxLayout(built_ == Form::Beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setSpacing(8);
    auto* keep = make("keep-name", ChoiceKind::CommonPrimary, "check", tr("Keep the name"), &GamesSheet::keepName);
    auto* cancel = make("cancel-name", ChoiceKind::Quiet, "cross", tr("Cancel"), nullptr);
    connect(
        cancel, &QAbstractButton::clicked, this, [this] { showNaming(false); }, Qt::QueuedConnection);
    row->addWidget(keep, 2);
    row->addWidget(cancel, 1);
    column->addLayout(row);
    naming_ = naming;
    return naming;
}

void GamesSheet::showDeleted(bool deleted)
{
    deleted_ = deleted;
    typed_.clear();
    readFolder();
    path_ = files_.isEmpty() ? QString() : files_.front().path;
    setStatus({});
    rebuild();
    focusOn(firstFocus());
}

void GamesSheet::openStatistics()
{
    if (statistics_ == nullptr)
        statistics_ = new StatisticsSheet(settings_, games_, parentWidget());
    statistics_->openSheet();
}

int GamesSheet::chosen() const
{
    return list_ != nullptr && list_->currentIndex().isValid() ? list_->currentIndex().row() : -1;
}

void GamesSheet::choose(int row)
{
    const int last = model_->rowCount() - 1;
    const QModelIndex index = model_->index(qBound(0, row, qMax(0, last)));
    list_->setCurrentIndex(index);
    // Once the list has its size.
    QMetaObject::invokeMethod(
        list_,
        [list = list_] {
            if (list != nullptr)
                list->scrollTo(list->currentIndex());
        },
        Qt::QueuedConnection);
    showChoice();
}

/// What can be done with the game that is chosen.
void GamesSheet::showChoice()
{
    if (open_ == nullptr)
        return;
    const int row = chosen();
    const bool opens = row >= 0 && (deleted_ || !model_->game(row).whyNot);
    open_->setKind(opens ? ChoiceKind::CommonPrimary : ChoiceKind::Off);
    for (ChoiceButton* button : {rename_.data(), remove_.data()})
        if (button != nullptr && !deleted_)
            button->setKind(row >= 0 ? ChoiceKind::Plain : ChoiceKind::Off);
}

void GamesSheet::find(const QString& words)
{
    typed_ = words;
    model_->find(words);
    nothing_->setText(files_.isEmpty() ? (deleted_ ? tr("No game has been deleted.") : tr("No game is kept here yet."))
                                       : tr("No game has this name or this player."));
    nothing_->setVisible(model_->rowCount() == 0);
    choose(qMax(0, model_->rowOf(path_)));
}

void GamesSheet::showBar()
{
    bar_->setVisible(!deleted_ && !removed_.isEmpty());
    if (removed_.isEmpty())
        return;
    const QString words = tr("Deleted: %1").arg(removed_.back().title);
    if (removedLabel_ != nullptr)
        removedLabel_->setText(words);
    else
        undo_->setSecondLine(words);
}

void GamesSheet::showNaming(bool naming)
{
    const bool ends = naming_->isVisible() && !naming;
    naming_->setVisible(naming);
    buttons_->setVisible(!naming);
    bar_->setVisible(!naming && !deleted_ && !removed_.isEmpty());
    list_->setEnabled(!naming); // the name is for the one that is chosen
    if (!ends)
        return;
    setStatus({});
    list_->setFocus(Qt::OtherFocusReason);
}

void GamesSheet::open()
{
    const int row = chosen();
    if (row < 0)
        return;
    if (deleted_) {
        bringBack(model_->file(row), model_->titleOf(model_->game(row), settings_.languageCode()));
        return;
    }
    if (const auto& why = model_->game(row).whyNot) {
        setStatus(whyNotWords(*why));
        return;
    }
    emit gameAsked(model_->file(row).path);
}

void GamesSheet::startNaming()
{
    if (deleted_ || chosen() < 0 || naming_->isVisible())
        return;
    name_->setText(model_->game(chosen()).name);
    name_->setPlaceholderText(model_->data(list_->currentIndex(), Qt::DisplayRole).toString());
    setStatus({});
    showNaming(true);
    name_->setFocus(Qt::OtherFocusReason);
    name_->selectAll();
}

void GamesSheet::keepName()
{
    const int row = chosen();
    if (row < 0 || !naming_->isVisible())
        return;
    if (const int signs = SavedGames::signsIn(name_->text().simplified()); signs > SavedGames::longestName) {
        setStatus(tr("A name has at most %1 signs; this one has %2.").arg(SavedGames::longestName).arg(signs));
        return;
    }
    if (const auto kept = games_.rename(model_->file(row).path, name_->text()); !kept) {
        setStatus(tr("The name could not be kept. %1").arg(withoutPlace(kept.error())));
        return;
    }
    model_->renew(row);
    showNaming(false);
}

void GamesSheet::remove()
{
    const int row = chosen();
    if (deleted_ || row < 0 || naming_->isVisible())
        return;
    const GameFile file = model_->file(row);
    const QString title = GameListModel::titleOf(model_->game(row), settings_.languageCode());
    const auto removed = games_.remove(file, QDateTime::currentDateTimeUtc());
    if (!removed) {
        setStatus(tr("The game stays where it is. %1").arg(withoutPlace(removed.error())));
        return;
    }
    setStatus({});
    removed_.push_back({*removed, title});
    readFolder();
    model_->takeOut(row);
    choose(row);
    nothing_->setText(files_.isEmpty() ? tr("No game is kept here yet.") : tr("No game has this name or this player."));
    nothing_->setVisible(model_->rowCount() == 0);
    showBar();
}

void GamesSheet::undoRemoval()
{
    if (removed_.isEmpty() || deleted_ || naming_->isVisible())
        return;
    const Removed last = removed_.back();
    bringBack(last.file, last.title);
}

void GamesSheet::bringBack(const GameFile& file, const QString& title)
{
    const auto back = games_.bringBack(file);
    if (!back) {
        setStatus(tr("The game could not be brought back. %1").arg(withoutPlace(back.error())));
        return;
    }
    removed_.removeIf([&](const Removed& each) { return each.file.path == file.path; });
    typed_.clear();
    readFolder();
    const int row = deleted_ ? chosen() : -1;
    path_ = deleted_ ? QString() : back->path;
    setStatus(deleted_ ? tr("%1 is among the saved games again.").arg(title) : QString());
    rebuild();
    if (deleted_ && row >= 0)
        choose(row);
    if (!files_.isEmpty())
        list_->setFocus(Qt::OtherFocusReason);
}

void GamesSheet::keyPressEvent(QKeyEvent* event)
{
    const bool leaves = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace;
    if (leaves && naming_ != nullptr && naming_->isVisible()) {
        if (event->key() == Qt::Key_Escape)
            showNaming(false);
        event->accept();
    } else if (event->key() == Qt::Key_Escape && deleted_) {
        showDeleted(false);
        event->accept();
    } else if (event->key() == Qt::Key_Down && search_ != nullptr && search_->hasFocus()) {
        list_->setFocus(Qt::TabFocusReason);
    } else {
        Sheet::keyPressEvent(event);
    }
}

void GamesSheet::resizeEvent(QResizeEvent* event)
{
    Sheet::resizeEvent(event);
    if (list_ == nullptr || !isVisible() || built_ == form())
        return;
    const QString typed = name_->text();
    const bool naming = naming_->isVisible();
    rebuild();
    if (naming) {
        startNaming();
        name_->setText(typed);
    }
}

} // namespace demeter

// All games at home, in a list: opened, named, deleted and brought back.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/saved_games.h"
#include "app/prompt/choice_kind.h"

#include <QList>
#include <QPointer>
#include <QString>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace demeter {

class GameListModel;
class GameListView;
class StatisticsSheet;

/// It says of every file why it does not open instead of leaving it out. What is deleted can be brought back at once, as long as the list
/// is open, and from the deleted games later.
class GamesSheet : public Sheet {
    Q_OBJECT

public:
    /// The games must outlive it.
    GamesSheet(const Settings& settings, const SavedGames& games, QWidget* parent);

    /// Comes up with the games as they are now.
    void openList();

signals:
    void gameAsked(const QString& path);
    /// A file from anywhere is to be opened.
    void fileAsked();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 900; }
    bool fillsRoom() const override { return true; }
    bool scrolls() const override { return false; }
    const char* firstFocus() const override { return files_.isEmpty() ? "close" : "games"; }
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A game that this list has deleted, where it is now and as it was called.
    struct Removed {
        GameFile file;
        QString title;
    };
    /// Where the buttons stand: below the list in a row, below it in three, or right of it.
    enum class Form : std::uint8_t { Wide, Narrow, Beside };
    Form form() const;
    QWidget* buildBar();
    QWidget* buildButtons();
    QWidget* buildNaming();
    ChoiceButton* make(const char* name, ChoiceKind kind, const char* icon, const QString& text, void (GamesSheet::*pressed)());
    void readFolder();
    void showDeleted(bool deleted);
    void openStatistics();
    void choose(int row);
    int chosen() const;
    void showChoice();
    void showBar();
    void showNaming(bool naming);
    void find(const QString& words);
    void open();
    void startNaming();
    void keepName();
    void remove();
    void undoRemoval();
    void bringBack(const GameFile& file, const QString& title);

    const SavedGames& games_;
    StatisticsSheet* statistics_ = nullptr; ///< made when it is first asked for
    bool deleted_ = false;                  ///< those are listed
    QList<GameFile> files_;
    QList<Removed> removed_; ///< the last one last
    QString typed_, path_;   ///< what is looked for; the game that is chosen
    Form built_ = Form::Wide;
    QPointer<GameListModel> model_;
    QPointer<GameListView> list_;
    QPointer<QWidget> bar_, buttons_, naming_;
    QPointer<QLabel> removedLabel_, nothing_;
    QPointer<QLineEdit> search_, name_;
    QPointer<ChoiceButton> open_, rename_, remove_, undo_;
};

} // namespace demeter

// The page on which a game is set up that can be played on a board of the table's own.
#pragma once

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/setup/setup_page.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

class BoardCheckScreen;

/// One of the program's boards, or one that was held against the cardboard and saved: the one that was saved last, if there is any.
class BoardSetupPage : public SetupPage {
    Q_OBJECT

public:
    /// `builtIn`: the ids of the program's boards that can be chosen. The first is the one of the box: that one is checked.
    BoardSetupPage(Settings& settings, QWidget* parent, BoardsFolder boards, std::vector<std::string> builtIn);

    void checkBoard() override;

protected:
    /// For a new game: the board that was saved last, else that of the box.
    void resetBoard();
    /// Nothing where the program has none.
    const std::shared_ptr<const Board>& board() const { return board_; }
    /// As the header of a record names it.
    std::string boardName() const;
    /// Which of the program's boards it is; nothing: one of the table's own.
    std::optional<std::size_t> chosenBuiltIn() const { return own_ ? std::nullopt : std::optional(builtIn_); }
    void chooseBuiltIn(std::size_t builtIn) { chooseBoard(builtIn, {}); }
    /// What the setting of the board shows below the program's own: those of the table, and what can be done with them.
    void buildOwnBoards(QVBoxLayout* content);
    /// Says on the line which board it is: this one of the program's, or one of the table's own.
    void showBoard(std::size_t setting, const QString& builtIn);
    /// `12 of 70 places confirmed`; where nothing is said of it, that the map is not confirmed.
    QString confirmedWords(const std::optional<BoardConfirmed>& confirmed) const;
    void renewSheets() override;
    void settingClosed() override { namesBoard_ = false; }

private:
    void loadBoard();
    void chooseBoard(std::size_t builtIn, std::optional<KeptBoard> own);
    ChoiceButton* addButton(QVBoxLayout* content, const QString& name, ChoiceKind kind, const char* icon, const QString& text,
                            const QString& second);
    /// What can be done with the board that is chosen, if it is one of the user's.
    void buildOwnBoard(QVBoxLayout* content);
    void importBoard();
    void exportBoard();
    void renameBoard(const QString& name);
    void deleteBoard();
    void bringBoardBack();
    void takeBoardFrom(const QString& file);

    BoardsFolder boards_;
    std::vector<std::string> builtIns_;
    std::size_t builtIn_ = 0;      ///< of them
    std::optional<KeptBoard> own_; ///< in its place
    std::shared_ptr<const Board> board_;
    bool namesBoard_ = false;            ///< the chosen board is given another name
    QString deletedBoard_, deletedName_; ///< the last one: where it is, and what it is called
    BoardCheckScreen* check_ = nullptr;  ///< made when it is first asked for
};

} // namespace demeter

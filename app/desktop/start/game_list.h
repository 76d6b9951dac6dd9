// A list of games, of which only those in sight are read.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/saved_games.h"

#include <QAbstractListModel>
#include <QListView>
#include <QTimer>

#include <optional>
#include <vector>

namespace demeter {

/// What the rows say. A row is read when it is asked for; whether its file is whole to the end is looked at later, one after the other,
/// while nobody waits.
class GameListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SecondRole = Qt::UserRole, ///< how far it has come, or why it does not open
        DatesRole,
        IconRole,
        WrongRole ///< it does not open
    };

    GameListModel(const Settings& settings, const SavedGames& games, QObject* parent = nullptr);

    void setFiles(const QList<GameFile>& files);
    /// Shows only those whose name or players have all of these words in them, however they are written.
    void find(const QString& words);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const GameFile& file(int row) const { return rows_[shown_[static_cast<std::size_t>(row)]].file; }
    const SavedGame& game(int row) const { return read(rows_[shown_[static_cast<std::size_t>(row)]]); }
    /// Where the file stands; -1 if it does not.
    int rowOf(const QString& path) const;
    /// Takes a row out.
    void takeOut(int row);
    /// Reads it again.
    void renew(int row);
    /// How many files have been opened so far.
    int readSoFar() const { return readSoFar_; }

    /// What a game is called: by its own name, its players, or its day.
    static QString titleOf(const SavedGame& game, const QString& languageCode);

private:
    struct Row {
        GameFile file;
        mutable std::optional<SavedGame> game;
        mutable std::optional<Fault> damage;
        std::optional<QString> searched;
    };
    const SavedGame& read(const Row& row) const;
    QString second(const Row& row) const;
    QString dates(const Row& row) const;
    void checkNext();

    const Settings& settings_;
    const SavedGames& games_;
    std::vector<Row> rows_;
    std::vector<std::size_t> shown_;
    mutable QStringList unchecked_; ///< paths; the one that came into sight last is the last
    mutable QTimer later_;
    mutable int readSoFar_ = 0;
};

/// Rows of one height, so that none has to be read before it is seen. Enter opens, F2 and Delete are asked for.
class GameListView : public QListView {
    Q_OBJECT

public:
    explicit GameListView(const Settings& settings, QWidget* parent = nullptr);
    /// How high every row is in a list of this width.
    static int rowHeight(int width);
    static bool isWide(int width) { return width >= scaled(600); }
    void keyboardSearch(const QString&) override {} // it would read them all

signals:
    void openAsked();
    void renameAsked();
    void removeAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace demeter

// The places of the board as a list: the map for the keyboard and for a screen reader.
#pragma once

#include "app/desktop/kit/theme.h"
#include "app/table/map_model.h"
#include "core/map/board.h"

#include <QElapsedTimer>
#include <QListView>
#include <QTimer>

#include <memory>
#include <optional>

namespace demeter {

class MapListModel;

/// Every place of the board by name, with what is there in words. Typed letters find a place by the start of its name in any
/// language, with or without accents; Return or a tap reports it; Shift+Return, the menu key and a held press ask why.
class MapList : public QListView {
    Q_OBJECT
public:
    explicit MapList(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const Board> board);
    void setLanguage(Language language);
    void setTheme(ThemeName name);
    void setMap(const MapModel& model);

    /// The place that the keyboard is on.
    std::optional<LocationId> currentPlace() const;
    void setCurrentPlace(LocationId id);
    void keyboardSearch(const QString& search) override;

signals:
    void tapped(demeter::LocationId id);
    void whyAsked(demeter::LocationId id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    std::optional<LocationId> placeOf(const QModelIndex& index) const;

    MapListModel* places_;
    ThemeName theme_ = ThemeName::Dark;
    QString typed_;
    QElapsedTimer sinceTyped_;
    QTimer hold_;
    bool held_ = false;
    QPoint pressedAt_;
};

} // namespace demeter

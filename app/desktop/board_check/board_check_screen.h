// Check my board: place by place, the program's map held against the cardboard.
#pragma once

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/board_check/check_on_phones.h"
#include "app/desktop/kit/settings.h"
#include "app/text/comparison_words.h"
#include "app/text/fury_names.h"
#include "core/map/board_comparison.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace demeter {

class CheckPhonesSheet;
class ChoiceButton;
class FinishSheet;
class MapView;
class PickBox;
class ShareBar;

/// Covers its parent. Everything is kept as soon as it is said, so that it can be left at any place.
class BoardCheckScreen : public QWidget {
    Q_OBJECT

public:
    /// `boardId`: of the program's board that is checked.
    BoardCheckScreen(const Settings& settings, std::string boardId, BoardsFolder boards, QWidget* parent);
    /// Begins with the program's board, or goes on where it was left.
    void open();
    /// Language, theme, text size or size has changed.
    void rebuild();
    const BoardComparison* comparison() const { return comparison_ ? &*comparison_ : nullptr; }
    CheckOnPhones& phones() { return phones_; }

signals:
    /// A board was saved under this file name, or none (empty).
    void left(const QString& fileName);
    /// What do the signs of the map mean?
    void legendAsked();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    enum class Form : std::uint8_t { Beside, Tall, Narrow };
    Form form() const;
    QWidget* buildBar();
    QWidget* buildFoot();
    void buildMap();
    void buildRows();
    void addRow(QVBoxLayout* column, const ComparedNeighbour& neighbour);
    QWidget* buildTraits();
    void tapped(LocationId other);
    void changed();
    /// Another place is asked about.
    void moved();
    void followed();
    void keepFocus(QWidget* wanted);
    void showMap(bool go);
    void update();
    void agree();
    void finish();
    void save(const QString& name);
    void leave(const QString& fileName);
    void keep();
    void openPhones();
    void showPhones();
    /// What a phone asks for.
    void enter(const phones::CheckEntry& entry);

    const Settings& settings_;
    std::string boardId_;
    BoardsFolder boards_;
    std::optional<BoardComparison> comparison_;
    std::shared_ptr<const Board> shown_;
    std::unique_ptr<FuryNames> sentences_;
    Form built_ = Form::Beside;
    QWidget* content_ = nullptr;
    QPointer<QWidget> rows_;
    QPointer<QScrollArea> scroll_;
    QPointer<MapView> map_;
    QPointer<QLabel> progress_, status_;
    ShareBar* share_ = nullptr; ///< of the content
    QPointer<ChoiceButton> undo_, skip_, agree_, phone_;
    FinishSheet* finish_ = nullptr;
    CheckPhonesSheet* phonesSheet_ = nullptr;
    CheckOnPhones phones_;
    QString problem_;
};

} // namespace demeter

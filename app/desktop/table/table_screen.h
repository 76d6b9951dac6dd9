// What the hunters see: the resting state of the program.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/view/public_log.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class HoldButton;
class MapView;
class TableCard;
class TableSide;

/// The table screen. It is given a `PublicLog` and nothing else of a game, so it cannot show what is hidden, and it is laid out again and
/// painted only when the table has noticed something, so not even its repaints tell how many decisions Dracula makes.
class TableScreen : public TablePage {
    Q_OBJECT

public:
    explicit TableScreen(const Settings& settings, QWidget* parent = nullptr);

    /// Shows how everything lies after the last step of the log, and what was said last. The same is shown once.
    void setLog(const Ruleset& ruleset, const PublicLog& log, const Sentences& sentences);
    /// Language, theme or text size has changed: shows the same log anew.
    void refresh(const Ruleset& ruleset, const Sentences& sentences);
    void setCode(const std::optional<ShownCode>& code) override;
    void setOpenable(bool openable) override;
    void setPin(bool pin) override;
    HoldButton* openButton() const override { return open_; }
    ChoiceButton* menuButton() const override { return menu_; }
    /// The size of words, in pixels; larger than `least` where the user wants them so.
    int unit() const;
    /// The size of the smallest words: 1/40 of the short side, to be read from afar.
    int least() const;

signals:
    /// The screen has been made anew.
    void renewed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void renew(const Ruleset& ruleset, const Sentences& sentences);
    void nameButtons();
    void layOut();
    void fitAnnouncement(const QSize& room);

    const Settings& settings_;
    struct Told {
        std::vector<Happening> said;
        PublicStep::Way way{};
        friend bool operator==(const Told&, const Told&) = default;
    };
    /// What is shown: the table, and the last few announcements, the newest first.
    struct Shown {
        PublicView view;
        std::vector<Told> told;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> shown_;
    std::shared_ptr<const Board> board_; ///< drawn on the map in this language and theme
    QStringList said_;                   ///< what was said last, sentence by sentence
    QLabel* announcement_;
    QLabel* time_;
    QLabel* week_;
    HoldButton* open_;
    ChoiceButton* menu_;
    MapView* map_;
    QScrollArea* scroll_;
    TableSide* side_;
    std::array<TableCard*, trailLength> slots_{};
    std::array<TableCard*, lairSpaces> lairs_{};
    bool pin_ = false;
    int barHeight_ = 0, cardsTop_ = 0, divider_ = -1;
};

} // namespace demeter

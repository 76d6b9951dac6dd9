// The end of a game, in place of everything else on the table screen.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/hunt_way.h"
#include "app/table/map_model.h"
#include "app/table/table_look.h"
#include "app/text/hunt_told.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;

namespace demeter {

class ChoiceButton;
class HuntNumbersSheet;
class HuntPlayer;
class HuntSlider;
class MapView;
class Motion;

/// Who has won and why, the hunt in numbers, and what can be done now. It is made of the hunt as the table has followed it, so it shows
/// nothing that the reveal will show; after the reveal it is given the whole hunt, shows his way on the map, and plays it again beat by
/// beat, as the page of the revealed game does; meanwhile nothing says who will win. The table's own map, menu and code lie over it, in the
/// rooms that it leaves for them.
class EndingStage : public QWidget {
    Q_OBJECT

public:
    /// Milliseconds for which buttons that have come in place of others do nothing: no finger is on its way to them.

    EndingStage(const Settings& settings, MapView* map, QWidget* parent = nullptr);

    void setEnding(const EndingWords& words);
    /// What the reveal has shown, and the same in words, as many beats as there are; nothing: it has not been revealed. After every
    /// `setEnding`.
    void setReveal(const std::optional<HuntWay>& way, const HuntTold& told);
    /// From now on it shows what the other one of the same game is watching, by its clock; that one must live longer.
    void follow(EndingStage& first);
    /// How everything lies on the table in the end.
    void setTable(const MapModel& table);
    /// Sizes of words in pixels: usual, and least. `besides`: what else the footer has to hold; where nobody enters anything there are no
    /// buttons.
    void arrange(int unit, int least, const QSize& besides, bool buttons);
    /// What stands at both ends of the footer, where there are no buttons.
    void setFootnotes(const QString& left, const QString& right);
    /// False for a game without a map: the numbers have its room. Before `arrange`.
    void setMapShown(bool shown) { mapShown_ = shown; }
    QRect mapRoom() const { return map_; }
    QRect footerRoom() const { return besides_; }
    int rowsShown() const { return shown_; }
    /// True if every word has its room, for tests.
    bool fits() const { return fits_; }
    /// The hunt is shown again.
    bool isWatched() const { return watched_; }
    const BeatWords& beatWords() const { return beatWords_; }
    /// Who has won and why, or, while it is watched, what the hunt is called and who played it.
    QString title() const { return said().title; }
    QString subtitle() const { return said().reason; }
    /// True if the words of this beat have their room, for tests.
    bool beatFits() const;
    HuntPlayer* player() const { return player_; }
    /// All but the map, around it.
    void paintInto(QPainter& painter);
    /// What lies on the map now.
    MapModel mapModel() const;

signals:
    void revealAsked();
    void shareAsked();
    void newGameAsked();
    /// It is watched now, or no longer.
    void watchedChanged();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void tell();
    void watch();
    void stopWatching();
    void followWatching();
    void showNumbersButton();
    void openNumbers();
    void showBeat();
    void nameButtons();
    int stopAt(std::size_t beat) const;
    MapModel wholeWay() const;
    void placeButtons(bool buttons, const QSize& besides);
    bool placeInRow(const QSize& besides);
    void placeInRows(const QSize& besides);
    int placeControls(QRect box);
    int playWidth() const;
    void nameBack();
    /// Who has won, or what is watched: a title with a sentence below it.
    struct Said {
        QString title, reason;
        QRect box;
    };
    const Said& said() const { return watched_ ? hunt_ : won_; }
    Said& layOutSaid(Said& said, int left, int width) const;
    /// The numbers in a box; without a painter only measured. Returns their height.
    QString numbersTitle() const;
    int numbers(QPainter* painter, const QRect& box, int rows) const;
    int moreHeight(const HuntRow& row, int width) const;
    QStringView edgeColour() const;
    void paintShares(QPainter& painter, const QRect& box, const QList<HuntShare>& shares) const;
    void paintSigns(QPainter& painter, const QRect& box, const QList<HuntShare>& shares) const;
    int barHeight() const;
    /// The words of this beat, at the first size at which they have room; where there is no room for all, without the round, which the
    /// slider tells. Of the lines as many as there is room for, but at least the first.
    struct BeatLayout {
        QFont round, way;
        std::vector<QFont> lines;
        std::vector<int> tall; ///< of each line
        int roundTall = 0, wayTall = 0, sign = 0, gap = 0;
        int height(std::size_t lines) const;
    };
    BeatLayout layBeat(const QSize& room) const;
    void paintBeat(QPainter& painter, const QRect& box) const;
    QFont wordFont(const QString& text, int width, QFont::Weight weight = QFont::Normal) const;
    QFont titleFont(const QString& title, int width) const;
    void paintSign(QPainter& painter, const QRectF& box);
    bool isPortrait() const { return height() > width(); }

    const Settings& settings_;
    MapView* mapView_;
    MapModel table_;
    ChoiceButton *reveal_, *watch_, *share_, *newGame_;          ///< the first is before the reveal, the two that follow after it
    ChoiceButton *stepBack_, *play_, *stepOn_, *length_, *back_; ///< while it is watched
    HuntSlider* slider_;
    HuntPlayer* player_;
    EndingStage* followed_ = nullptr; ///< whose clock it is
    QAbstractButton* numbersButton_;  ///< over the numbers, where not all of them have room
    QPointer<HuntNumbersSheet> numbersSheet_;
    Motion* dead_;
    std::optional<HuntWay> whole_;
    HuntTold told_;
    bool watched_ = false, buttons_ = true, mapShown_ = true;
    BeatWords beatWords_;
    std::optional<MapModel> shownModel_; ///< while it is watched
    bool draculaWins_ = false;
    QList<Seat> victors_;
    Said won_, hunt_;
    QString leftNote_, rightNote_;
    QList<HuntRow> seenRows_, rows_;
    int unit_ = 20, least_ = 9, shown_ = 0, footerHeight_ = 0;
    bool inRow_ = true;       ///< all that can be done stands beside one another
    bool backIsIcon_ = false; ///< where its word has no room
    bool brief_ = false;      ///< of the numbers only what they count
    QRect band_, sign_, map_, numbers_, footer_, besides_;
    bool fits_ = true;
};

} // namespace demeter

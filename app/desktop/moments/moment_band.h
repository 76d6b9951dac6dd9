// Something has happened that everybody should look up for: an announcement of its own, over the stage.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/map_model.h"
#include "app/text/moment_look.h"
#include "core/base/language.h"
#include "core/map/board.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;

namespace demeter {

class MapView;
class Motion;

/// Lies over what a screen shows at rest: a map, near what has happened, and the band below it. It shows moments one after the other: each
/// until a tap or a key, which does nothing else, or until the game has gone on; after six seconds at the soonest. A screen
/// that nobody can tap shows it for six seconds. The band is there from its first frame and does not move; the map
/// eases to the place under it. On the table and on the secret screen it shows the same.
class MomentBand : public QWidget {
    Q_OBJECT

public:
    static constexpr int stayMilliseconds = 6000;

    /// Its map comes from where the one below looks, and that one goes back from there.
    MomentBand(const Settings& settings, MapView& below, QWidget* parent);

    /// The board of the stage, in this language and the theme of now.
    void setBoard(const std::shared_ptr<const Board>& board, Language language);
    /// Shows these on this map, behind those that still wait, or only them if what was told is true no longer. Once the game is over
    /// none is shown. While it cannot be seen nothing is shown, and only the newest few are kept, and none from before the hunters have
    /// entered something. Where nobody looks, in a program that draws into memory, nothing is shown at all.
    void play(const MomentsToShow& news, const MapModel& model);
    /// Over this map it is told.
    const MapModel& model() const { return model_; }
    /// None of them is shown any more.
    void clear();
    const std::optional<MomentLook>& shown() const { return shown_; }
    /// What is said of it; of what was shown last, while nothing is.
    const MomentWords& words() const { return words_; }
    /// Whether there is anybody to tap it; else it goes by itself and does not say how it goes on.
    void setTaken(bool taken);
    /// The screen is looked at from here on: what waits begins. Or it is not: what is shown was seen.
    void setSeen(bool seen);
    /// To be read from across the table: the size of words and of the smallest ones, and of the screen; once the stage has its size.
    void arrange(int unit, int least, const QSize& screen);
    /// To be read by whoever holds the screen, beside other things on it.
    void arrangeBeside(int unit);
    /// What is shown now is over.
    void goOn();
    /// A key ends what is shown and does nothing else until it has been let go: of the keys of a screen, those that are not for it.
    bool swallows(const QKeyEvent& event);
    /// Time passes by hand alone, in `motion`, and moments are shown wherever the program draws.
    void setByHand();
    Motion* motion() const { return stay_; }
    Motion* dead() const { return dead_; }

signals:
    /// Another moment is shown, or none any more.
    void staged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void next();
    /// A finger that was on its way presses nothing: neither what has come up nor what lay below what has gone.
    void keepFingersOff();
    void say();
    void draw();
    void placeParts();
    /// Else the band has all of the room.
    bool hasMap() const { return board_ != nullptr && band_ < height(); }
    /// So much of the disc stands above the band.
    int discAbove() const;
    void placeStage();
    void paintFoot(QPainter& painter) const;
    void paintNumber(QPainter& painter, const QRect& box) const;

    const Settings& settings_;
    MapView& below_;
    Motion *stay_, *dead_;
    QWidget* shield_;        ///< over it or where it was, for a moment: takes what is pressed
    MapView* map_ = nullptr; ///< made with the first moment: it takes its time
    QWidget* foot_;          ///< the band and its sign
    std::vector<std::function<MomentLook()>> waiting_;
    std::function<MomentLook()> look_; ///< makes what is shown anew, in another language
    std::optional<MomentLook> shown_;
    MomentWords words_;
    std::shared_ptr<const Board> board_;
    MapModel model_;
    Language language_{};
    bool drawn_ = false; ///< the board
    bool seen_ = false, pressed_ = false, portrait_ = false;
    bool taken_ = true, wentOn_ = false; ///< there is somebody to tap it; the game has gone on since it came
    int swallowed_ = 0;                  ///< the key that ended a moment, until it is let go
    bool beside_ = false;                ///< other things on the screen
    bool wraps_ = false;                 ///< the title may stand in more than one line
    int unit_ = 20, least_ = 20, band_ = 216, disc_ = 128;
    double titlePixels_ = 72, textPixels_ = 28;
};

} // namespace demeter

// The tracks on the table screen, what Dracula holds, and the code.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/table_look.h"
#include "app/text/witness_keeper.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace demeter {

class IconSign;
class QrCode;

/// One block a point, filled or outlined, so that a track can be read from afar without its number.
class TrackBar : public QWidget {
    Q_OBJECT

public:
    TrackBar(const Settings& settings, const char* token, QWidget* parent);
    /// Of `most` points; so many stand together, as in a row of the board.
    void set(int value, int most, int row = 0);
    void setUnit(int pixels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QString token_;
    int value_ = 0, most_ = 1, row_ = 0;
};

/// A number on a track with its icon, its name and its blocks.
class TrackBlock : public QWidget {
    Q_OBJECT

public:
    TrackBlock(const Settings& settings, const char* icon, const char* token, QWidget* parent);
    void set(const TrackWords& track);
    /// The word before the number and the blocks below both; the word above, and number and blocks beside each other below it, which needs
    /// less width; the number beside its sign with a short word below; and the same without the word.
    enum class Shape : std::uint8_t { Wide, Stacked, Named, Number };
    struct Look {
        Shape shape = Shape::Wide;
        int words = 0, below = 0; ///< the size of words, and of the short one below a number, in pixels
        double larger = 1;        ///< the number is so much larger than usual
        bool blocks = true;
        bool close = false; ///< everything as narrow as it can be, on a phone
        friend bool operator==(const Look&, const Look&) = default;
    };
    void arrange(const Look& look);

private:
    void showWords();

    int now_ = 0, most_ = 0;
    QString long_, brief_;
    Look look_;
    IconSign* sign_;
    QLabel *word_, *value_;
    TrackBar* bar_;
};

/// How many cards and tokens Dracula holds: icons with numbers and words, in one line or, where that is too long, in two.
class CountsRow : public QWidget {
    Q_OBJECT

public:
    using Count = CountWords;

    CountsRow(const Settings& settings, QWidget* parent);
    void set(const QList<Count>& counts);
    /// The size of words, and the room for them.
    void arrange(int pixels, int width);
    /// Its icons with the numbers alone, and what else stands in the line behind them.
    void setBrief(bool brief, const QString& beside = {});
    /// Width of the line with these.
    int widthBeside(const QString& text) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QList<Count> counts_;
    QString wordOf(const Count& count) const;
    int partWidth(const Count& count) const;
    int signSize() const;

    QString beside_;
    bool brief_ = false;
    int unit_ = 20, width_ = 0;
};

/// The newest code: to be photographed, or noted from afar.
class CodeBlock : public QWidget {
    Q_OBJECT

public:
    CodeBlock(const Settings& settings, QWidget* parent);
    /// True if any of its words is another one.
    bool set(const ShownCode& code);
    /// The size of words.
    void setUnit(int pixels);
    /// Pixels of a module of the drawing beside words of this size.
    static int moduleSize(int pixels) { return qMax(2, pixels / 9); }
    /// The drawing and its quiet zone have at most so many modules.
    static constexpr int mostModules = 47;
    /// With the drawing, or only its digits.
    void setDrawn(bool drawn);
    /// The room for any code, in the language of now: nothing beside it moves when there is another one, or the first.
    int usualWidth() const;
    /// Without the drawing, which the sheet of codes has, in so much room; 0: with it.
    void setNarrow(int width);

private:
    void showDigits();
    QFont digitsFont() const;

    QrCode* qr_;
    QBoxLayout* words_;
    QLabel *word_, *digits_;
    QString code_;           ///< the digits, in one line
    QString name_, request_; ///< what it is, and what is to be done with it
    int narrow_ = 0, unit_ = 20;
    bool drawn_ = true;
    bool beingMade_ = false;  ///< a sentence stands where the digits will be
    bool leftBehind_ = false; ///< the game went back behind it
};

class TableSide : public QWidget {
    Q_OBJECT

public:
    /// A track's icon and the token of its colour.
    struct TrackSign {
        const char *icon, *token;
    };
    /// With these tracks, from the top.
    TableSide(const Settings& settings, const std::vector<TrackSign>& tracks, QWidget* parent = nullptr);

    void setWords(const SideWords& words);
    /// What is shown of the tracks, in the order of giving way: blocks, words and numbers; no blocks; the numbers beside their icons, in
    /// one row, with short words below; without words; and on a phone the last two in less room.
    enum class Tracks : std::uint8_t { Blocks, Words, Named, Numbers, Phone };
    /// The size of words and of the smallest ones, in pixels, and the room; the tracks below each other, or in a row. What is shown of them
    /// follows from the room alone, so that nothing moves: in what is left stands what Dracula holds and, where there is still room, the
    /// allies. So much at the top of the room is covered by a question. False if not even the numbers have room below it.
    bool arrange(int unit, int least, bool row, const QSize& room, int covered = 0);
    void arrangeOnPhone(int unit, int least, const QSize& room);

private:
    const Settings& settings_;
    std::vector<TrackBlock*> tracks_;
    CountsRow* counts_;
    void showFacts();
    static TrackBlock::Shape shapeOf(Tracks tracks, bool row);
    void layTracks(Tracks tracks, const TrackBlock::Look& look, bool row, int covered);

    QLabel* facts_;
    QStringList said_;   ///< the facts
    QStringList allies_; ///< the same in few words
    QStringList allyNames_;
    QSize left_; ///< room below the tracks
    TrackBlock::Look look_;
    int unit_ = 0, covered_ = 0;
    bool row_ = false;
    Tracks shown_ = Tracks::Blocks;
};

} // namespace demeter

// The tracks on the table screen, what Dracula holds, and the code.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/table_words.h"
#include "app/text/witness_keeper.h"
#include "core/fury3e/view/public_log.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>

class QBoxLayout;
class QLabel;

namespace demeter {

using namespace fury3e;

class IconSign;
class QrCode;

/// One block a point, filled or outlined, so that a track can be read from afar without its number.
class TrackBar : public QWidget {
    Q_OBJECT

public:
    TrackBar(const Settings& settings, const char* token, QWidget* parent);
    void set(int value, int most);
    void setUnit(int pixels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QString token_;
    int value_ = 0, most_ = 1;
};

/// A number on a track with its icon, its name and its blocks.
class TrackBlock : public QWidget {
    Q_OBJECT

public:
    TrackBlock(const Settings& settings, const char* icon, const char* token, QWidget* parent);
    void set(const QString& word, int value, int most);
    /// The size of words; the blocks below word and number, or below the word and beside the number, which needs less width; the number so
    /// much larger than usual, and without spaces if it is close to the next one.
    void arrange(int pixels, bool narrow, double larger, bool close = false);
    void show(bool word, bool blocks);
    /// Its number beside its icon, as narrow as they are.
    void setClose();

private:
    void showValue();

    int now_ = 0, most_ = 0;
    bool close_ = false;
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
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QList<Count> counts_;
    int partWidth(const Count& count) const;
    int signSize() const;

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
    /// With the drawing, or only its digits.
    void setDrawn(bool drawn);
    /// Without the drawing, which the sheet of codes has, in so much room; 0: with it.
    void setNarrow(int width);

private:
    void showDigits();

    QrCode* qr_;
    QBoxLayout* words_;
    QLabel *word_, *digits_;
    QString code_;           ///< the digits, in one line
    QString name_, request_; ///< what it is, and what is to be done with it
    int narrow_ = 0, unit_ = 20;
    bool beingMade_ = false; ///< a sentence stands where the digits will be
};

class TableSide : public QWidget {
    Q_OBJECT

public:
    explicit TableSide(const Settings& settings, QWidget* parent = nullptr);

    void setStep(const PublicView& view, const Sentences& sentences);
    /// What is shown of the tracks, in the order of giving way: blocks, words and numbers; no blocks; the numbers beside their icons, in
    /// one row; and on a phone the same in less room.
    enum class Tracks : std::uint8_t { Blocks, Words, Numbers, Phone };
    /// The size of the smallest words, in pixels, and the room; the tracks below each other, or side by side. What is shown of them follows
    /// from the room alone, so that nothing moves: in what is left stand the allies and, where there is still room, what Dracula holds.
    /// So much at the top of the room is covered by a question. False if not even the numbers have room below it.
    bool arrange(int unit, bool beside, const QSize& room, int covered = 0);
    void arrangeOnPhone(int unit);

private:
    const Settings& settings_;
    std::array<TrackBlock*, 3> tracks_{};
    CountsRow* counts_;
    void showFacts();
    void layTracks(int unit, bool row, Tracks tracks, int covered, double larger);

    QLabel* facts_;
    QStringList said_;   ///< the facts
    QStringList allies_; ///< the same in few words
    QStringList allyNames_;
    QSize left_; ///< room below the tracks
    int unit_ = 0, covered_ = 0;
    double larger_ = 1;
    bool row_ = false;
    Tracks shown_ = Tracks::Blocks;
};

} // namespace demeter

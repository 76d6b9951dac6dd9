// Where everything of the ending lies.
#include "app/desktop/table/ending_stage.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/ending_words.h"
#include "app/desktop/table/hunt_numbers_sheet.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/hunt_slider.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace demeter {

namespace {

constexpr int leastSlider = 200, leastButton = 44;

/// Of an icon, too.
int leastWidth(const ChoiceButton* button)
{
    return button->text().isEmpty() ? leastButton : qMax(leastButton, button->narrowestWidth());
}

int leastHeight(const ChoiceButton* button, int width)
{
    return button->text().isEmpty() ? leastButton : qMax(leastButton, button->heightForWidth(width));
}

int narrowestOf(const std::vector<ChoiceButton*>& buttons)
{
    int widest = 0;
    for (const ChoiceButton* each : buttons)
        widest = qMax(widest, each->narrowestWidth());
    return widest;
}

int tallestOf(const std::vector<ChoiceButton*>& buttons, int wide)
{
    int tall = 0;
    for (const ChoiceButton* each : buttons)
        tall = qMax(tall, each->heightForWidth(wide));
    return tall;
}

} // namespace

QFont EndingStage::wordFont(const QString& text, int width, QFont::Weight weight) const
{
    return fittedFont(sizedFont(bodyFont(15, weight), unit_), text, width, least_);
}

QFont EndingStage::titleFont(const QString& title, int width) const
{
    const int most = qMax(qMin(QWidget::width(), height()) / 12, 2 * unit_);
    return fittedFont(fittedLine(sizedFont(headingFont(30), most), title, width, qMax(least_, most / 2)), title, width, least_);
}

EndingStage::Said& EndingStage::layOutSaid(Said& said, int left, int width) const
{
    said.box = {left, 0, width,
                wrappedHeight(titleFont(said.title, width), said.title, width) +
                    wrappedHeight(wordFont(said.reason, width), said.reason, width)};
    return said;
}

void EndingStage::arrange(int unit, int least, const QSize& besides, bool buttons)
{
    unit_ = unit;
    least_ = least;
    const int w = width(), h = height(), n = unit, gap = qMax(6, n * 2 / 5);
    const bool portrait = isPortrait();
    const int signSize = w >= 26 * n ? qRound((portrait ? 5.4 : 4.6) * n) : 0;
    const int left = n + (signSize > 0 ? signSize + n : 0), room = qMax(1, w - left - n);
    // Whatever it says, the band is the same: nothing moves while the hunt is watched.
    layOutSaid(won_, left, room);
    layOutSaid(hunt_, left, room);
    const int band = qMax(signSize > 0 ? signSize + n : 0, qMax(won_.box.height(), whole_ ? hunt_.box.height() : 0) + gap);
    for (Said* said : {&won_, &hunt_})
        said->box.moveTop((band - said->box.height()) / 2);
    band_ = {0, 0, w, band};
    sign_ = {n, (band - signSize) / 2, signSize, signSize};
    fits_ = true;
    for (const Said* said : {&won_, &hunt_})
        fits_ = fits_ && ((said == &hunt_ && !whole_) || (hasRoom(titleFont(said->title, room), said->title, room) &&
                                                          hasRoom(wordFont(said->reason, room), said->reason, room)));

    buttons_ = buttons;
    placeButtons(buttons, besides);
    const int footer = footerHeight_;
    footer_ = {0, h - footer, w, footer};
    besides_ = QRect(QPoint(w - n - besides.width(), h - gap - besides.height()), besides);
    if (inRow_)
        besides_.moveTop(h - footer + (footer - besides.height()) / 2);

    const int middle = h - band - footer;
    shown_ = static_cast<int>(rows_.size());
    brief_ = false;
    if (portrait) {
        const QRect box(n, 0, w - 2 * n, 0);
        const int mapMost = mapShown_ ? qRound(w / 1.352) : 0,
                  mapLeast = qMin(mapMost, qMax(middle * 2 / 5, h * 3 / 10 + 1)); // the board is 1000 x 740
        while (shown_ > 1 && numbers(nullptr, box, shown_) + 2 * gap > middle - mapLeast)
            shown_ = shown_ > 3 ? 3 : shown_ - 1;                                            // rather a larger map
        brief_ = shown_ == 1 && numbers(nullptr, box, shown_) + 2 * gap > middle - mapLeast; // "All numbers" tells the rest
        const int needed = numbers(nullptr, box, shown_) + 2 * gap;
        const int map = qMax(0, qMin(mapMost, middle - needed));
        fits_ = fits_ && needed <= middle;
        map_ = {0, band, w, map};
        numbers_ = {n, band + map + gap, w - 2 * n, middle - map - 2 * gap};
    } else {
        const int column = mapShown_ ? qMax(17 * n, w * 35 / 100) : w;
        map_ = {0, band, w - column, middle};
        numbers_ = {w - column + n, band + gap, column - 2 * n, middle - 2 * gap};
        while (shown_ > 1 && numbers(nullptr, numbers_, shown_) > numbers_.height())
            --shown_;
        fits_ = fits_ && numbers(nullptr, numbers_, shown_) <= numbers_.height();
    }
    showNumbersButton();
    update();
}

void EndingStage::showNumbersButton()
{
    numbersButton_->setGeometry(numbers_);
    numbersButton_->setVisible(buttons_ && !watched_ && shown_ < static_cast<int>(rows_.size()));
}

/// What can be done, from the lower edge up, and at its right end what the table lays over it. Watched or not, the footer is the same.
void EndingStage::placeButtons(bool buttons, const QSize& besides)
{
    const int n = unit_, gap = qMax(6, n * 2 / 5);
    const std::vector<ChoiceButton*> controls{stepBack_, play_, stepOn_, length_, back_};
    std::vector<ChoiceButton*> others = whole_ ? std::vector{watch_, share_, newGame_} : std::vector{reveal_, newGame_};
    for (ChoiceButton* each : {reveal_, watch_, share_, newGame_, stepBack_, play_, stepOn_, length_, back_}) {
        each->setWordPixels(n);
        each->hide();
    }
    slider_->setWordPixels(qMax(least_, n * 4 / 5));
    slider_->setVisible(buttons && watched_);
    showNumbersButton();
    inRow_ = !isPortrait();
    footerHeight_ = besides.height() > 0 ? besides.height() + 2 * gap : 0;
    if (!leftNote_.isEmpty())
        footerHeight_ = 3 * n;
    if (!buttons)
        return;
    inRow_ = !isPortrait() && placeInRow(besides);
    if (!inRow_)
        placeInRows(besides);
    for (ChoiceButton* each : watched_ ? controls : others)
        each->show();
    const auto fit = [](const std::vector<ChoiceButton*>& row) {
        return std::ranges::all_of(row, [](const ChoiceButton* each) {
            return each->width() >= leastWidth(each) && each->height() >= leastHeight(each, each->width());
        });
    };
    fits_ = fits_ && fit(others) && (!whole_ || fit(controls));
}

/// All beside one another, if there is room.
bool EndingStage::placeInRow(const QSize& besides)
{
    const int n = unit_, gap = qMax(6, n * 2 / 5), least = qMax(44, qRound(2.8 * n));
    const int shared = width() - 2 * n - (besides.width() > 0 ? besides.width() + n : 0);
    const std::vector<ChoiceButton*> row = whole_ ? std::vector{watch_, share_, newGame_} : std::vector{reveal_, newGame_};
    const int inRow = static_cast<int>(row.size()), wide = qMin((shared - (inRow - 1) * gap) / inRow, 16 * n);
    if (wide < narrowestOf(row))
        return false;
    int tall = qMax(qMax(tallestOf(row, wide), least), slider_->neededHeight());
    backIsIcon_ = false;
    nameBack();
    const int play = qMax(playWidth(), 7 * n), step = qMax(leastButton, qMin(tall, 3 * n)), length = qMax(leastWidth(length_), 4 * n);
    int end = qMax(leastWidth(back_), 6 * n);
    while (back_->heightForWidth(end) > tall && end < wide) // in one line
        end += n;
    const int slider = shared - play - 2 * step - length - end - 8 * gap;
    if (whole_ && slider < leastSlider)
        return false;
    for (const auto& [each, room] : {std::pair{play_, play}, {length_, length}, {back_, end}})
        if (whole_)
            tall = qMax(tall, each->heightForWidth(room));
    footerHeight_ = qMax(footerHeight_, tall + 2 * gap);
    const int top = height() - footerHeight_ + (footerHeight_ - tall) / 2;
    for (int i = 0; i < inRow; ++i)
        row[static_cast<std::size_t>(i)]->setGeometry(n + i * (wide + gap), top, wide, tall);
    int x = n;
    const auto put = [&](QWidget* each, int room, int behind) {
        each->setGeometry(x, top, room, tall);
        x += room + behind;
    };
    put(stepBack_, step, gap);
    put(play_, play, gap);
    put(stepOn_, step, 2 * gap);
    put(slider_, slider, 2 * gap);
    put(length_, length, gap);
    put(back_, end, gap);
    return true;
}

/// The first thing over the whole width, and below it as many beside one another as have room.
void EndingStage::placeInRows(const QSize& besides)
{
    const int w = width(), h = height(), n = unit_, gap = qMax(6, n * 2 / 5);
    const int all = w - 2 * n, shared = all - (besides.width() > 0 ? besides.width() + n : 0), least = qMax(44, qRound(2.8 * n));
    ChoiceButton* first = whole_ ? watch_ : reveal_;
    const std::vector<ChoiceButton*> others = whole_ ? std::vector{share_, newGame_} : std::vector{newGame_};
    const int upper = qMax(qMax(first->heightForWidth(all), least), slider_->neededHeight());
    const int most = static_cast<int>(others.size());
    // Beside what the table lays there, if that leaves enough.
    int columns = 0, room = shared;
    for (const int offered : {shared, all})
        for (int tried = most; tried > 0 && columns == 0; --tried)
            if ((offered - (tried - 1) * gap) / tried >= narrowestOf(others)) {
                // Rather two beside one another than both beside the rest.
                if (offered == shared && tried < most && (all - (most - 1) * gap) / most >= narrowestOf(others))
                    break;
                columns = tried;
                room = offered;
            }
    columns = qMax(1, columns);
    const int each = (room - (columns - 1) * gap) / columns, rows = (most + columns - 1) / columns;
    const bool beside = room == shared;
    int tall = qMax(tallestOf(others, each), 44);
    if (beside && rows == 1)
        tall = qMax(tall, besides.height());
    int block = rows * tall + (rows - 1) * gap;
    if (whole_)
        block = qMax(block, placeControls({n, 0, room, 0}));
    const int lower = beside ? qMax(block, besides.height()) : block + (besides.height() > 0 ? gap + besides.height() : 0);
    footerHeight_ = upper + lower + 3 * gap;
    const int top = h - footerHeight_ + gap, under = top + upper + gap;
    first->setGeometry(n, top, all, upper);
    slider_->setGeometry(first->geometry());
    for (int i = 0; i < most; ++i)
        others[static_cast<std::size_t>(i)]->setGeometry(n + i % columns * (each + gap), under + i / columns * (tall + gap), each, tall);
    if (whole_)
        placeControls({n, under, room, block});
}

/// Whatever it says: it is not laid out anew when it is pressed.
int EndingStage::playWidth() const
{
    const QString said = play_->text();
    int widest = 0;
    for (const QString& word : {tr("Pause"), tr("Go on")}) {
        play_->setText(word);
        widest = qMax(widest, leastWidth(play_));
    }
    play_->setText(said);
    return widest;
}

/// What plays the hunt, in as many rows as it takes; those of a row are as tall, and a row is filled. Returns its height, and is no lower
/// than the box.
int EndingStage::placeControls(QRect box)
{
    const int gap = qMax(6, unit_ * 2 / 5), play = playWidth();
    const auto least = [&](const ChoiceButton* button) { return button == play_ ? play : leastWidth(button); };
    std::vector<std::vector<ChoiceButton*>> rows(1);
    const auto widthOfAll = [&] {
        int sum = -gap;
        for (const ChoiceButton* each : {stepBack_, play_, stepOn_, length_, back_})
            sum += least(each) + gap;
        return sum;
    };
    backIsIcon_ = false;
    nameBack();
    backIsIcon_ = widthOfAll() > box.width();
    nameBack();
    const auto used = [&](const std::vector<ChoiceButton*>& row) {
        int sum = -gap;
        for (const ChoiceButton* each : row)
            sum += least(each) + gap;
        return sum;
    };
    for (ChoiceButton* each : {stepBack_, play_, stepOn_, length_, back_}) {
        if (!rows.back().empty() && used(rows.back()) + gap + least(each) > box.width())
            rows.emplace_back();
        rows.back().push_back(each);
    }
    if (rows.size() == 2 && rows.back().size() == 1 && rows.front().size() == 4) { // rather two rows that are alike
        rows.back().insert(rows.back().begin(), length_);
        rows.front().pop_back();
    }
    int height = -gap;
    std::vector<int> talls;
    for (const auto& row : rows) {
        const auto withWords = std::ranges::count_if(row, [](const ChoiceButton* each) { return !each->text().isEmpty(); });
        const int spare = qMax(0, box.width() - used(row)) / int(std::max<std::ptrdiff_t>(withWords, 1));
        int tall = leastButton;
        for (ChoiceButton* each : row) {
            const int wide = least(each) + (each->text().isEmpty() && withWords > 0 ? 0 : spare);
            each->resize(wide, leastButton);
            tall = qMax(tall, leastHeight(each, wide));
        }
        talls.push_back(tall);
        height += tall + gap;
    }
    const int more = qMax(0, box.height() - height) / int(rows.size());
    int y = box.top();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        int x = box.left();
        for (ChoiceButton* each : rows[i]) {
            each->setGeometry(x, y, each->width(), talls[i] + more);
            x += each->width() + gap;
        }
        y += talls[i] + more + gap;
    }
    return height;
}

} // namespace demeter

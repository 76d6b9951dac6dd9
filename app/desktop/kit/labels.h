// Labels, roles and contents, which every screen is built with.
#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

class QWidget;

namespace demeter {

/// A line of text; `role` as in style.h.
QLabel* makeLabel(const QString& text, const QFont& font, const char* role = nullptr);
/// A card or section name.
QLabel* makeHeading(const QString& text, int px = 22);
/// How far above the font's letters the accents of these words' capitals stand, where a label would cut them.
int roomForAccents(const QFont& font, const QString& words);
/// Lays a label of these words so that its letters stand in `room`: the accents of its capitals reach above.
void placeHeading(QLabel* label, const QRect& room, const QString& words);
void setRole(QWidget* widget, const char* role);
/// Puts `content`, made anew, in the place of what a page showed. It is seen at once where the page is: Qt would show it in its next round
/// of events, and until then a page built anew has nothing to press.
void replaceContent(QWidget& page, QWidget*& shown, QWidget& content);

/// A label that remembers what room its words take, together with all others that have the same words in the same font: layouts ask for
/// the same widths several times, a sheet is built anew with the same words after every tap, and shaping them is most of what that takes.
class Label : public QLabel {
public:
    using QLabel::QLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
};

/// A label that keeps the accents of its first line: Qt's cuts what stands above the font's letters where its words fill it, and always in
/// rich text.
class HeadingLabel : public Label {
public:
    using Label::Label;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace demeter

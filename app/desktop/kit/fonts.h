// The two families of the program and the size of its words.
#pragma once

#include <QFont>
#include <QString>

#include <cstdint>

class QTextDocument;

namespace demeter {

/// Registers the fonts that the program brings along. Call once there is a QGuiApplication; more calls do nothing.
void loadFonts();

enum class HeadingCut : std::uint8_t { Upright, Italic };

/// EB Garamond 12, for headings, names, sea names and empty spaces; `px` at 100 %. What matters more is larger, never bold: the bold cut
/// has no accents, no Polish letters and no Cyrillic. Its figures are lining ones: the shipped files switch them on.
QFont headingFont(int px, HeadingCut cut = HeadingCut::Upright);

/// Inter, for everything else; `px` at 100 %, rounded after scaling. Weights 400, 500, 600, 700.
QFont bodyFont(qreal px, int weight = 400);

/// How much larger than 100 % the player wants words, 1.0 to 2.0. Fonts made before keep their size.
void setTextScale(qreal scale);
qreal textScale();
/// At the table the screen is shared out among words that have to be read from afar at 100 % already, so that all of them can grow but
/// little. What matters most grows by so much more: 1.0 to 1.2.
qreal emphasis();

/// How wide the text is in one line. This and the next two are remembered: a layout may ask as often as it likes.
int lineWidth(const QFont& font, const QString& text);
/// How tall the text is, wrapped to the width; 0 if there is none.
int wrappedHeight(const QFont& font, const QString& text, int width);
/// The room that rich text takes, in pixels.
struct RichTextRoom {
    double height = 0; ///< when it is wrapped to a width
    double width = 0;  ///< of its longest line; more than that width where a word is longer
};
RichTextRoom richTextRoom(const QFont& font, const QString& richText, int width);
/// A document of these words, without a margin, wrapped to a width.
void setRichText(QTextDocument& words, const QFont& font, const QString& richText, int width);
/// Whether each word, or part of one up to a hyphen, stands in one line of this width.
bool longestWordFits(const QFont& font, const QString& text, int width);
/// The font, made smaller until the longest word fits, but not below so many pixels at 100 %: nothing is ever cut.
QFont fittingFont(const QFont& font, const QString& text, int width, int leastPixels);
/// The same with a bound in pixels as they are, where the size of words follows from that of the screen.
QFont fittedFont(QFont font, const QString& text, int width, int least);
/// The same until all of the text fits into one line, as far as the bound allows.
QFont fittedLine(QFont font, const QString& text, int width, int least);
/// The same until the text, wrapped to the width, is no higher than the room.
QFont fittedBlock(QFont font, const QString& text, const QSize& room, int least);
/// The font at so many pixels as they are.
QFont sizedFont(QFont font, qreal pixels);

} // namespace demeter

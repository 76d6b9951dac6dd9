// How much room a text needs.
#pragma once

#include <QFont>
#include <QHash>
#include <QString>

namespace demeter {

/// Measures one text in one font and remembers the answers: a layout asks for the same ones many times, and each takes the shaping of the
/// whole text. It forgets them as soon as it is asked about another text or font.
class MeasuredText {
public:
    /// Pixels that the longest part needs which is never broken.
    int widestWord(const QFont& font, const QString& text);
    /// Pixels that the text needs when it is broken into lines of this width; 0 for no text.
    int height(const QFont& font, const QString& text, int width);

private:
    void isAbout(const QFont& font, const QString& text);

    QFont font_;
    QString text_;
    int widest_ = -1; ///< not measured yet
    QHash<int, int> heights_;
};

} // namespace demeter

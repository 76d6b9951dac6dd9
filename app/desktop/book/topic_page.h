// One topic of the book, as it is read.
#pragma once

#include "app/book/book.h"
#include "app/desktop/kit/settings.h"

#include <QWidget>

#include <functional>
#include <string_view>

namespace demeter {

/// The reading that this game is played by of the ruling with this id (`Topic::rulings`), in words; empty where a table can't choose.
/// Without a game there is no such function.
using SayReading = std::function<QString(std::string_view ruling)>;

/// A point of the rules and how this game plays it, as a `SayReading` says them.
QString readingLine(const QString& point, const QString& reading);

/// Heading, paragraphs, where the printed book has it, what to read besides and the readings of this game. Upright these follow the text;
/// where there is room they stand in a margin beside it. As high as it has to be: what it stands in scrolls.
class TopicPage : public QWidget {
    Q_OBJECT

public:
    /// `width`: what it is laid out for.
    TopicPage(const Settings& settings, const Book& book, const Topic& topic, const SayReading& reading, int width,
              QWidget* parent = nullptr);

    /// From this width on there is a margin beside the text.
    static int widthWithMargin();

signals:
    void seeAlso(const demeter::TopicId& topic);
};

} // namespace demeter

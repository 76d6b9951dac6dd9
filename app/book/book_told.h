// What a game's book has for whoever reads it outside of the window, whichever game it is.
#pragma once

#include "app/book/card_book.h"
#include "core/base/language.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// How a game plays a point of its rules.
struct BookReading {
    std::size_t order = 0;  ///< among all points of its rules
    std::string_view field; ///< name of the point in files
    QString point, reading;
};

/// A book, its cards and how its rules are played.
struct BookTold {
    Language language{}; ///< which is installed
    CardsToRead cards;   ///< of the book that has the topics
    /// Of the points of the rules with these ids those that a table can choose between, in their order.
    std::function<std::vector<BookReading>(const std::vector<std::string>& ids)> readings;
};

} // namespace demeter

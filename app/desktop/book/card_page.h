// What a card does, as it is read.
#pragma once

#include "app/book/card_book.h"
#include "app/desktop/kit/settings.h"

#include <QStringList>

#include <optional>

class QVBoxLayout;

namespace demeter {

/// Below what stands there: its sign with these facts, and its parts, the one that decides now first. `pixels`: the size of words.
void addCard(QVBoxLayout& column, const Settings& settings, const CardToRead& card, const QStringList& facts, std::optional<CardPart> first,
             int pixels);

} // namespace demeter

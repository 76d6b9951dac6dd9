// Which cards a text names, asked again and again.
#pragma once

#include "app/book/card_book.h"

namespace demeter {

/// Makes a game's names when they are first asked for, and again when the language or the box is another one: every widget in sight is
/// asked about.
class CardFinder {
public:
    /// `box`: what tells the cards of one game from those of another; `make`: their names, or nothing where the book is damaged.
    const CardNames* names(Language language, std::shared_ptr<const void> box, const std::function<std::optional<CardNames>()>& make)
    {
        if (!made_ || box_ != box || language_ != language) {
            names_ = make();
            box_ = std::move(box);
            language_ = language;
            made_ = true;
        }
        return names_ ? &*names_ : nullptr;
    }

private:
    std::optional<CardNames> names_;
    std::shared_ptr<const void> box_;
    Language language_ = Language::En;
    bool made_ = false;
};

} // namespace demeter

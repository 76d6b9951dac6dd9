// Where a game is asked for words for the decks, or the reserve, of its round.
#pragma once

#include "app/desktop/table/words_sheet.h"

#include <QObject>

#include <functional>
#include <utility>

namespace demeter {

/// A sheet that goes as soon as the table is not asked any more: somebody drew without a word, or phones gave their shares. What is typed
/// after that would come in as words that are late, or not at all.
template <typename Controller>
WordsSheet* makeWordsSheet(const Settings& settings, QWidget* over, Controller& controller, std::function<WordsSheet::Texts()> texts)
{
    auto* sheet = new WordsSheet(settings, over, std::move(texts));
    QObject::connect(&controller, &Controller::changed, sheet, [&controller, sheet] {
        if (!controller.hasGame() || !controller.turn().chance)
            sheet->dismiss();
    });
    return sheet;
}

} // namespace demeter

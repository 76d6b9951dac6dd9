// Words as they are looked for: without case and accents, without endings, with a letter wrong.
#pragma once

#include "core/base/language.h"

#include <QString>
#include <QStringList>

namespace demeter {

/// The words of a text, folded: small letters without accents, and numbers. Apostrophes and hyphens part words.
QStringList searchWords(const QString& text);

/// A folded word without its ending, so that the forms of a word meet: cases, numbers, genders and the commonest forms of verbs. It is no
/// root of a grammar: what counts is that the same is done to what is typed and to what is written.
QString stemOf(const QString& word, Language language);

/// Whether the word says so little that it need not be found: `where is the`, `как`, `co to`. In any of the languages. Single letters are.
bool isSmallWord(const QString& word);

/// Whether `word` begins with `typed`, with one letter at most put in, left out, changed, or swapped with its neighbour. With `whole` it
/// must end there too.
bool nearlyBegins(const QString& word, const QString& typed, bool whole = false);

} // namespace demeter

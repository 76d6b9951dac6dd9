#include "app/text/spoken_words.h"

#include "core/journal/proof.h"

namespace demeter {

QString countedWords(const QString& typed)
{
    QString words;
    QString letters; // so far, without a space: all of them have to be of one alphabet
    for (const QChar c : typed.normalized(QString::NormalizationForm_C).toLower()) {
        const bool counts = c != u' ' && areWords((letters.right(40) + c).toStdString());
        words += counts ? c : QChar(u' ');
        if (counts && c.isLetter())
            letters += c;
    }
    // A letter can become two on its way.
    return words.simplified().left(int{longestWords}).trimmed();
}

} // namespace demeter

// Names as sentences need them: with their preposition, in their case, for a man or a woman.
#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace demeter {

/// A name with its ready-made forms. Prepositions, articles and cases differ from name to name, so no sentence puts them together.
struct NameForms {
    QString name;                  ///< as the subject of a sentence: `the North Sea`
    QHash<QString, QString> forms; ///< `in`, `to`, `from`, `of` for places; `of`, `to`, `whom`, `with` for hunters
    bool woman = false;
    bool neuter = false;

    /// The form, or the name where there is none.
    QString form(const QString& key) const { return forms.value(key, name); }
};

/// A number among names: `inForms` leaves plurals to `tr`.
inline NameForms numberForms(int number)
{
    return {QString::number(number), {}, false};
}

/// Several as one: every form of each, the last two joined by `last`, a text with `%1` and `%2` such as `%1 and %2`.
NameForms joined(const std::vector<NameForms>& names, const QString& last);

/// The sentence with its arguments, all at once, and a capital at its beginning:
/// - `%1` is the name, `%1{to}` a form of it;
/// - `%1{der|die}` is the first word for a man and the second for a woman, and so for days with these genders; a third is the neuter's.
/// Translations choose the forms that their language needs, and may leave an argument out.
QString inForms(const QString& sentence, const std::vector<NameForms>& arguments);

} // namespace demeter

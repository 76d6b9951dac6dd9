#include "app/text/name_forms.h"

#include "app/text/sentence_parts.h"

#include <QSet>
#include <QStringList>

namespace demeter {

NameForms joined(const std::vector<NameForms>& names, const QString& last)
{
    if (names.empty())
        return {unknown(), {}, false};
    if (names.size() == 1)
        return names.front();
    QSet<QString> keys;
    for (const NameForms& each : names) {
        for (auto form = each.forms.constBegin(); form != each.forms.constEnd(); ++form)
            keys.insert(form.key());
    }
    const auto join = [&](const auto& form) {
        QStringList before;
        for (std::size_t i = 0; i + 1 < names.size(); ++i)
            before << form(names[i]);
        return QString(last).arg(before.join(QStringLiteral(", ")), form(names.back()));
    };
    NameForms all{join([](const NameForms& each) { return each.name; }), {}, false};
    for (const QString& key : keys)
        all.forms.insert(key, join([&](const NameForms& each) { return each.form(key); }));
    return all;
}

QString inForms(const QString& sentence, const std::vector<NameForms>& arguments)
{
    QString filled;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (number < 1) {
            filled += sentence[i];
            continue;
        }
        const NameForms argument = static_cast<std::size_t>(number) <= arguments.size() ? arguments[static_cast<std::size_t>(number) - 1]
                                                                                        : NameForms{unknown(), {}, false};
        ++i;
        const qsizetype end = i + 1 < sentence.size() && sentence[i + 1] == u'{' ? sentence.indexOf(u'}', i) : -1;
        if (end < 0) {
            filled += argument.name;
            continue;
        }
        const QString key = sentence.mid(i + 2, end - i - 2);
        const QStringList words = key.split(u'|');
        filled += words.size() < 2                      ? argument.form(key)
                  : argument.neuter && words.size() > 2 ? words[2]
                  : argument.woman                      ? words[1]
                                                        : words[0];
        i = end;
    }
    while (filled.startsWith(u' ')) // behind a subject that this language leaves out
        filled.remove(0, 1);
    if (!filled.isEmpty())
        filled.front() = filled.front().toUpper();
    return filled;
}

} // namespace demeter

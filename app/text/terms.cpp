#include "app/text/terms.h"

#include "app/text/tables.h"

#include <initializer_list>
#include <mutex>

namespace demeter {

namespace {

/// The forms of one line, under the titles of their columns.
template <typename Cell> NameForms formsIn(const Cell& cell, std::initializer_list<const char*> keys)
{
    NameForms names{cell(QStringLiteral("name")), {}, cell(QStringLiteral("gender")) == QStringLiteral("woman")};
    for (const char* key : keys)
        names.forms.insert(QLatin1String(key), cell(QLatin1String(key)));
    return names;
}

} // namespace

Terms::Terms(Language language)
{
    static std::mutex reading; // phones are served by a thread of their own
    static Terms known[languageCount];
    const std::lock_guard lock(reading);
    Terms& own = known[static_cast<std::size_t>(language)];
    if (own.terms_.isEmpty())
        own.read(language);
    *this = own; // its tables are shared
}

void Terms::read(Language language)
{
    const std::string_view text = languageCodes[static_cast<std::size_t>(language)];
    const QString code = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const QString english = QStringLiteral("en");
    const auto own = [&](const auto& cell) {
        const QString word = cell(code);
        return word.isEmpty() ? cell(english) : word;
    };
    readTable(QStringLiteral(":/translations/glossary.tsv"),
              [&](const auto& cell) { terms_.insert(cell(QStringLiteral("key")), own(cell)); });
    readTable(QStringLiteral(":/translations/headwords.tsv"), [&](const auto& cell) {
        const QString key = cell(QStringLiteral("key"));
        topics_.insert(key, own(cell));
        for (const QString& rule : cell(QStringLiteral("rules")).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            topicOf_.insert(rule, key);
    });
    readTable(QStringLiteral(":/translations/place_forms.tsv"), [&](const auto& cell) {
        if (cell(QStringLiteral("language")) == code)
            places_.insert(cell(QStringLiteral("place")), formsIn(cell, {"in", "to", "from", "of"}));
    });
    readTable(QStringLiteral(":/translations/hunter_forms.tsv"), [&](const auto& cell) {
        if (cell(QStringLiteral("language")) == code)
            hunters_.insert(cell(QStringLiteral("hunter")), formsIn(cell, {"of", "to", "whom", "with"}));
    });
}

NameForms Terms::place(const QString& id, const QString& name) const
{
    // The table has typographic apostrophes, and articles before some names.
    const auto plain = [](QString text) { return text.replace(u'\u2019', u'\'').toCaseFolded(); };
    const NameForms known = places_.value(id);
    if (plain(known.name).endsWith(plain(name)))
        return known;
    NameForms forms{name, {}, false};
    const NameForms any = places_.value(QStringLiteral("*"));
    for (auto form = any.forms.constBegin(); form != any.forms.constEnd(); ++form)
        forms.forms.insert(form.key(), QString(form.value()).replace(QStringLiteral("%1"), name));
    return forms;
}

QString Terms::topicOf(std::string_view rule) const
{
    const QString id = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    auto found = topicOf_.constFind(id);
    if (found == topicOf_.constEnd())
        found = topicOf_.constFind(id.section(QLatin1Char('-'), 0, 0) + QLatin1String("-*"));
    return found == topicOf_.constEnd() ? QStringLiteral("golden-rules") : *found;
}

} // namespace demeter

#include "app/book/manual.h"

#include "app/book/search_words.h"
#include "app/text/resources.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

/// `Q_INIT_RESOURCE` cannot stand in a namespace.
static void initManualResources()
{
    Q_INIT_RESOURCE(book);
}

namespace demeter {

namespace {

/// A word of a section as it is looked for.
struct ManualWord {
    QString text, stem;
    bool title = false;
};

QList<ManualWord> manualWords(const ManualSection& section, const ManualChapter& chapter, Language language)
{
    QList<ManualWord> words;
    const auto add = [&](const QString& text, bool title) {
        for (const QString& word : searchWords(text))
            words.push_back({word, stemOf(word, language), title});
    };
    add(section.title, true);
    add(chapter.title, false);
    for (const Paragraph& paragraph : section.paragraphs)
        add(paragraph.text, false);
    return words;
}

/// How well a word fits: 0 not at all, 1 in the text, 2 in the title.
int manualFit(const QString& typed, const QList<ManualWord>& words, Language language, bool misspelt)
{
    const QString stem = stemOf(typed, language);
    int best = 0;
    for (const ManualWord& word : words)
        if (word.stem == stem || word.text.startsWith(typed) || (misspelt && typed.size() >= 4 && nearlyBegins(word.text, typed)))
            best = std::max(best, word.title ? 2 : 1);
    return best;
}

std::expected<std::shared_ptr<const Manual>, Faults> readManual(Language language)
{
    initManualResources();
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    const auto text =
        readWholeFile(QStringLiteral(":/resources/manual/") + QLatin1String(code.data(), qsizetype(code.size())) + QStringLiteral(".md"));
    if (!text)
        return std::unexpected(Faults{text.error()});
    return std::make_shared<const Manual>(Manual::read(QString::fromStdString(*text), language));
}

template <Language language> const auto& readManualOnce()
{
    static const auto manual = readManual(language);
    return manual;
}

} // namespace

Manual Manual::read(const QString& text, Language language)
{
    Manual manual;
    manual.language_ = language;
    static const QRegularExpression heading(QStringLiteral("^(##|###) (\\d+(?:\\.\\d+)?) (.+)$"));
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (const auto found = heading.match(line); found.hasMatch()) {
            if (found.captured(1).size() == 2)
                manual.chapters_.push_back({found.captured(2), found.captured(3), {}});
            else if (!manual.chapters_.empty())
                manual.chapters_.back().sections.push_back({found.captured(2), found.captured(3), {}});
        } else if (!manual.chapters_.empty() && !manual.chapters_.back().sections.empty()) {
            const bool item = line.startsWith(QLatin1String("- "));
            manual.chapters_.back().sections.back().paragraphs.push_back({item ? line.mid(2) : line, item});
        }
    }
    return manual;
}

const ManualChapter* Manual::chapterOf(const QString& number) const
{
    const QString first = number.section(u'.', 0, 0);
    const auto chapter = std::ranges::find(chapters_, first, &ManualChapter::number);
    if (chapter == chapters_.end() || (number != first && section(number) == nullptr))
        return nullptr;
    return &*chapter;
}

const ManualSection* Manual::section(const QString& number) const
{
    for (const ManualChapter& chapter : chapters_)
        for (const ManualSection& section : chapter.sections)
            if (section.number == number)
                return &section;
    return nullptr;
}

QList<ManualSpan> Manual::spansOf(const Paragraph& paragraph) const
{
    // A mention is a word and a number: "Section 7.3", "главе 5". What word it is does not matter where the number is a section's; a
    // chapter's is any number, so that it does.
    static const QRegularExpression marked(
        QStringLiteral("(?<quoted>[“„«][^“”„«»]*[”»])|(?<mention>\\w+ (?<section>\\d+\\.\\d+)(?![\\w.]*\\d))|"
                       "(?<whole>(?:chapter|cap[ií]tulo|capitolo|rozdzia\\w+|глав\\w+) (?<chapter>\\d+)(?![\\w.]*\\d))"),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    QList<ManualSpan> spans;
    const auto add = [&](ManualSpan::What what, const QString& text, const QString& number = {}) {
        if (!text.isEmpty())
            spans.push_back({what, text, number});
    };
    qsizetype from = 0;
    for (auto found = marked.globalMatch(paragraph.text); found.hasNext();) {
        const auto match = found.next();
        const QString number = match.captured(QStringLiteral("section")) + match.captured(QStringLiteral("chapter"));
        const bool quoted = number.isEmpty();
        if (!quoted && chapterOf(number) == nullptr)
            continue;
        add(ManualSpan::What::Plain, paragraph.text.mid(from, match.capturedStart() - from));
        add(quoted ? ManualSpan::What::Quoted : ManualSpan::What::Mention, match.captured(), number);
        from = match.capturedEnd();
    }
    add(ManualSpan::What::Plain, paragraph.text.mid(from));
    return spans;
}

QStringList Manual::find(const QString& typed) const
{
    const QString line = typed.left(200).trimmed();
    QStringList words = searchWords(line);
    const QStringList all = words;
    words.removeIf(isSmallWord);
    if (words.empty())
        words = all;
    if (words.empty())
        return {};
    QStringList numbers;
    if (section(line) != nullptr)
        numbers << line;
    for (const bool misspelt : {false, true}) {
        std::array<QStringList, 3> fits; // by how many of the words stand in the title: all, some, none
        for (const ManualChapter& chapter : chapters_)
            for (const ManualSection& section : chapter.sections) {
                const QList<ManualWord> here = manualWords(section, chapter, language_);
                qsizetype inTitle = 0, fitting = 0;
                for (const QString& word : words) {
                    const int fit = manualFit(word, here, language_, misspelt);
                    fitting += fit > 0 ? 1 : 0;
                    inTitle += fit > 1 ? 1 : 0;
                }
                if (fitting == words.size() && !numbers.contains(section.number))
                    fits[inTitle == words.size() ? 0 : inTitle > 0 ? 1 : 2] << section.number;
            }
        for (const QStringList& some : fits)
            numbers << some;
        if (!numbers.empty())
            break;
    }
    return numbers;
}

std::expected<std::shared_ptr<const Manual>, Faults> builtInManual(Language language)
{
    static_assert(languageCount == 5);
    switch (language) {
    case Language::En:
        return readManualOnce<Language::En>();
    case Language::Es:
        return readManualOnce<Language::Es>();
    case Language::Pl:
        return readManualOnce<Language::Pl>();
    case Language::Ru:
        return readManualOnce<Language::Ru>();
    case Language::It:
        return readManualOnce<Language::It>();
    }
    return readManualOnce<Language::En>();
}

} // namespace demeter

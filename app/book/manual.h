// The manual, section by section, in one language.
#pragma once

#include "app/book/book.h"

#include <QList>
#include <QString>

#include <expected>
#include <memory>

namespace demeter {

struct ManualSection {
    QString number; ///< `7.3`; it never changes, for others point to it
    QString title;
    QList<Paragraph> paragraphs;
    friend bool operator==(const ManualSection&, const ManualSection&) = default;
};

struct ManualChapter {
    QString number; ///< `7`
    QString title;
    QList<ManualSection> sections;
    friend bool operator==(const ManualChapter&, const ManualChapter&) = default;
};

/// What a paragraph says, as it is shown: the words in quotation marks, which the program has too, and the mention of a section or a
/// chapter, which leads there.
struct ManualSpan {
    enum class What : std::uint8_t { Plain, Quoted, Mention };
    What what{};
    QString text;
    QString number; ///< of what is mentioned
    friend bool operator==(const ManualSpan&, const ManualSpan&) = default;
};

/// A value. What `tests/check_manual.py` lets through is read whole: `## 7 Title`, `### 7.3 Title`, paragraphs, and lists of `- `.
class Manual {
public:
    static Manual read(const QString& text, Language language);

    Language language() const { return language_; }
    const QList<ManualChapter>& chapters() const { return chapters_; }
    /// The chapter that a number is of, or is in; null if there is no such chapter or section.
    const ManualChapter* chapterOf(const QString& number) const;
    /// Null if there is none.
    const ManualSection* section(const QString& number) const;
    /// Its parts in order; together they are the paragraph.
    QList<ManualSpan> spansOf(const Paragraph& paragraph) const;
    /// The numbers of the sections that fit what was typed: all words that say something, in the forms of the language, or the beginnings
    /// of them, with a letter wrong where no section fits otherwise. A section's own number comes first, then those with the words in their
    /// titles. Nothing for a search without letters and digits.
    QStringList find(const QString& typed) const;

private:
    Language language_{};
    QList<ManualChapter> chapters_;
};

/// The manual that comes with the program, read once for each language. The one fault: `file-unreadable`, as of `builtInBook`.
std::expected<std::shared_ptr<const Manual>, Faults> builtInManual(Language language);

} // namespace demeter

// News one after another, as somebody would tell it: nobody is named twice in a row.
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace demeter {

/// Whoever a sentence is about, if its subject is a person.
struct NewsSubject {
    enum class Who : std::uint8_t { Nobody, Dracula, Hunter, Hunters, Vampire };
    Who who = Who::Nobody;
    int which = 0;
    friend bool operator==(const NewsSubject&, const NewsSubject&) = default;
};

/// One sentence for several news that belong together; none if there is nothing to put together.
struct NewsTogether {
    QString sentence;
    std::size_t count = 0;
};

/// Everything that is said, sentence by sentence. Whoever has just been named is spoken of in the same string, without the name.
/// - `subjectOf(one)` is whom it is about;
/// - `together(said, n)` is one sentence for what stands there and behind it;
/// - `again(one)` says it of somebody who has just been named; an empty text where it cannot;
/// - `alone(one)` says it with the name.
template <typename Happening, typename SubjectOf, typename Together, typename Again, typename Alone>
QStringList toldInOneVoice(const std::vector<Happening>& said, SubjectOf&& subjectOf, Together&& together, Again&& again, Alone&& alone)
{
    constexpr qsizetype mostInOneString = 90; // more of the same person is said in a string of its own
    QStringList spoken;
    NewsSubject last; // of the sentence before
    for (std::size_t n = 0; n < said.size(); ++n) {
        const NewsSubject subject = subjectOf(said[n]);
        if (const NewsTogether both = together(said, n); both.count > 0) {
            spoken << both.sentence;
            last = subject;
            n += both.count - 1;
            continue;
        }
        const QString onwards = subject.who != NewsSubject::Who::Nobody && subject == last ? again(said[n]) : QString();
        // A string of its own would not say who it is, once those before it have had to make room.
        if (!onwards.isEmpty() && spoken.back().size() + onwards.size() < mostInOneString)
            spoken.back() += u' ' + onwards;
        else
            spoken << alone(said[n]);
        last = subject;
    }
    return spoken;
}

} // namespace demeter

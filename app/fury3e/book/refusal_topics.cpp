#include "app/fury3e/book/refusal_topics.h"

namespace demeter::fury3e {

std::optional<TopicId> topicOfRefusal(const Sentences& sentences, const Violation& violation)
{
    QString key = sentences.topic(violation);
    if (key.isEmpty())
        return std::nullopt;
    return TopicId{std::move(key)};
}

TopicId topicOfWarning(const Sentences& sentences, const Warning& warning)
{
    return {sentences.topic(warning.rule)};
}

std::vector<TopicId> topicsOfRefusal(const Book& book, const Sentences& sentences, const Violation& violation)
{
    std::vector<TopicId> topics;
    if (const auto named = topicOfRefusal(sentences, violation)) {
        topics.push_back(*named);
        if (const Topic* home = book.topicOfRule(violation.rule); home != nullptr && home->id != *named)
            topics.push_back(home->id);
    }
    return topics;
}

} // namespace demeter::fury3e

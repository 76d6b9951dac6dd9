// What the page of a revealed game has to say of it, word by word, whichever game it is: written for tests/page/check_story.py.
#pragma once

#include "app/text/in_language.h"
#include "core/base/language.h"
#include "core/journal/reveal.h"

#include <QFile>
#include <QString>
#include <QStringList>
#include <QTest>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace demeter::test {

using StoryJson = nlohmann::ordered_json;

inline std::string codeOf(Language language)
{
    return std::string(languageCodes[static_cast<std::size_t>(language)]);
}

inline StoryJson listOf(const QStringList& texts)
{
    StoryJson list = StoryJson::array();
    for (const QString& text : texts)
        list.push_back(text.toStdString());
    return list;
}

/// Calls `visit(sentences, code)` with the sentences of each language, which `make(language)` makes.
template <typename Make, typename Visit> void inEachLanguage(const Make& make, const Visit& visit)
{
    for (std::size_t n = 0; n < languageCount; ++n) {
        const auto language = static_cast<Language>(n);
        const InLanguage in(language);
        visit(make(language), codeOf(language));
    }
}

/// What the lines of a revealed game did, as actions in words, and what was told in them. `replay(lines, visit)` goes through the game,
/// `told(sentences, step)` says what was told in a step.
template <typename Make, typename Replay, typename Told>
StoryJson storyOf(const Reveal& lines, const Make& make, const Replay& replay, const Told& told)
{
    StoryJson story = StoryJson::array();
    for (std::size_t i = 0; i < lines.size(); ++i)
        story.push_back(StoryJson::object());
    inEachLanguage(make, [&](const auto& sentences, const std::string& code) {
        const auto gone = replay(lines, [&](const auto& line) {
            StoryJson& here = story[line.line - 1];
            if (line.action != nullptr)
                here["done"][code] = sentences.action(*line.action).toStdString();
            else if (line.over != nullptr)
                here["over"][code] = sentences.action(*line.over).toStdString();
            // Lines of version 0.1 do not say what the table was told.
            const bool kept = lines[line.line - 1].commitment || lines[line.line - 1].open.find("\"said\"") != std::string::npos;
            if (line.noticed != nullptr && kept)
                here["said"][code] = listOf(told(sentences, *line.noticed));
        });
        if (!gone)
            qFatal("%s at %s", gone.error().code.c_str(), gone.error().place.c_str());
    });
    return story;
}

/// Announcements with what is told of them; `said(news)` is how they stand in a line.
template <typename News, typename Make, typename Said> StoryJson toldOf(const std::vector<News>& news, const Make& make, const Said& said)
{
    StoryJson all = StoryJson::array();
    for (const News& each : news)
        all.push_back({{"said", said(each)}});
    inEachLanguage(make, [&](const auto& sentences, const std::string& code) {
        for (std::size_t i = 0; i < news.size(); ++i)
            all[i]["told"][code] = listOf(sentences.told(news[i]));
    });
    return all;
}

/// Actions with their names; `write(action)` is how they stand in a line.
template <typename Action, typename Make, typename Write>
StoryJson namedOf(const std::vector<Action>& actions, const Make& make, const Write& write)
{
    StoryJson named = StoryJson::array();
    for (const Action& action : actions)
        named.push_back({{"action", StoryJson::parse(write(action))}});
    inEachLanguage(make, [&](const auto& sentences, const std::string& code) {
        for (std::size_t i = 0; i < actions.size(); ++i)
            named[i]["text"][code] = sentences.action(actions[i]).toStdString();
    });
    return named;
}

inline void writeStories(const QString& path, const StoryJson& all)
{
    QFile file(path);
    const std::string text = all.dump();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) > 0);
}

} // namespace demeter::test

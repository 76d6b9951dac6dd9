// A phone at the table, made by hand: says the token and hello, hears and presses, while the program that it talks to goes on.
#pragma once

#include "core/base/json_reader.h"
#include "tests/app/phones/raw_client.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace demeter::test {

class JoinedPhone {
public:
    JoinedPhone(std::uint16_t port, const std::string& token, const char* language = "en") : client_(port)
    {
        joined_ = client_.join(token);
        say({{"do", "hello"}, {"language", language}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}});
    }

    bool joined() const { return joined_; }
    RawClient& client() { return client_; }
    bool say(const Json& message) { return client_.send(textFrame(message.dump())); }
    bool plays(const std::vector<std::string>& hunters) { return say({{"do", "play"}, {"hunters", hunters}}); }

    /// The next message of this kind; null if it does not come.
    Json heard(const char* is, int patience = longEnough)
    {
        QElapsedTimer time;
        time.start();
        while (time.elapsed() < patience) {
            QCoreApplication::processEvents();
            const std::string text = client_.text(2);
            if (text.empty())
                continue;
            Json message = Json::parse(text);
            last_[message["is"].get<std::string>()] = message;
            if (message["is"] == is)
                return message;
        }
        return nullptr;
    }

    /// The last one that was heard of this kind; null if there was none.
    Json last(const char* is) const
    {
        const auto found = last_.find(is);
        return found != last_.end() ? found->second : Json();
    }

    /// The question that holds now: every one that arrives until the program has nothing more to say, which it says when it is asked.
    Json question()
    {
        say({{"do", "here"}});
        return heard("here").is_null() ? Json() : last_["question"];
    }

    /// The key of the question's button with this icon; empty if it has none.
    static std::string keyOf(const Json& question, const char* icon)
    {
        for (const char* row : {"buttons", "tail"})
            for (const Json& button : question[row])
                if (button["icon"] == icon)
                    return button["key"].get<std::string>();
        return {};
    }

    /// Presses it.
    bool press(const Json& question, const char* icon)
    {
        const std::string key = keyOf(question, icon);
        return !key.empty() && say({{"do", "press"}, {"step", question["step"]}, {"question", question["question"]}, {"button", key}});
    }

    /// The same of what is marked first, and then entered by the filled button.
    bool does(const char* icon) { return press(question(), icon) && press(question(), "check"); }

private:
    RawClient client_;
    bool joined_ = false;
    std::map<std::string, Json> last_; ///< message of each kind
};

} // namespace demeter::test

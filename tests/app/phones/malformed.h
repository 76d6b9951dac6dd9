// What nobody's browser would send: requests and frames with mistakes of every kind.
#pragma once

#include "tests/app/phones/raw_client.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace demeter::test {

using Random = std::mt19937_64;

/// Less than this.
inline std::size_t below(Random& random, std::size_t bound)
{
    return static_cast<std::size_t>(random() % bound);
}

/// One of many addresses of the loopback.
inline std::string anySource(Random& random)
{
    return "127." + std::to_string(1 + below(random, 250)) + "." + std::to_string(below(random, 250)) + "." +
           std::to_string(1 + below(random, 250));
}

inline std::string randomBytes(Random& random, std::size_t most)
{
    std::string bytes(below(random, most + 1), '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

/// Some bytes of a text changed, left out, doubled or put in.
inline std::string mutated(Random& random, std::string text)
{
    static const std::vector<std::string> odd{"\r\n",
                                              "\r\n\r\n",
                                              "\n",
                                              ":",
                                              " ",
                                              std::string(1, '\0'),
                                              "\xFF",
                                              "%00",
                                              "HTTP/1.1",
                                              "Host: ",
                                              "GET ",
                                              "Content-Length: 99999999999999999999\r\n",
                                              "Transfer-Encoding: chunked\r\n"};
    for (std::size_t changes = 1 + below(random, 4); changes > 0 && !text.empty(); --changes) {
        const std::size_t place = below(random, text.size()), length = 1 + below(random, std::min<std::size_t>(text.size() - place, 40));
        switch (below(random, 6)) {
        case 0:
            text[place] = static_cast<char>(random());
            break;
        case 1:
            text[place] = static_cast<char>(text[place] ^ 1 << below(random, 8));
            break;
        case 2:
            text.erase(place, length);
            break;
        case 3:
            text.insert(place, text.substr(place, length));
            break;
        case 4:
            text.insert(place, odd[below(random, odd.size())]);
            break;
        default:
            text.resize(place); // half of it
        }
    }
    return text;
}

inline std::string anyRequest(Random& random, const std::string& host)
{
    static const std::vector<std::string> methods{"GET", "HEAD", "POST", "PUT", "OPTIONS", "CONNECT", "TRACE", "M-SEARCH", "get", ""};
    static const std::vector<std::string> targets{
        "/", "/table", "/favicon.ico", "*", "//", "/..;/", "http://evil.example/", "/\xF0\x9F\xA6\x87", ""};
    std::string request =
        methods[below(random, 3) == 0 ? below(random, methods.size()) : 0] + " " +
        (below(random, 20) == 0 ? "/" + std::string(below(random, 20'000), 'a') : targets[below(random, targets.size())]) +
        " HTTP/1.1\r\nHost: " + host + "\r\n";
    if (below(random, 2) == 0)
        request += RawClient::upgradeFields("http://" + host);
    for (std::size_t fields = below(random, 15) == 0 ? below(random, 1000) : below(random, 4); fields > 0; --fields)
        request += "Field-" + std::to_string(fields) + ": " + std::string(below(random, 30), 'b') + "\r\n";
    request += "\r\n";
    return below(random, 8) == 0 ? randomBytes(random, 2000) : mutated(random, request);
}

inline std::string anyFrames(Random& random)
{
    std::string text = R"({"do":"tap","step":17,"question":5,"place":"paris"})";
    const auto announced = [&random]() -> std::uint64_t { return random() >> below(random, 64); };
    switch (below(random, 12)) {
    case 0:
        return randomBytes(random, 2000);
    case 1:
        return mutated(random, textFrame(text));
    case 2: // half
        return textFrame(text).substr(0, below(random, text.size()));
    case 3: // any first byte
        return frameOf(static_cast<int>(below(random, 256)), text);
    case 4: // without a mask
        return frameOf(0x81, text, false);
    case 5: // another length than it has; 1 GB among them
        return frameOf(0x81, text, true, below(random, 2) == 0 ? 1ULL << 30 : announced());
    case 6: { // pieces without an end
        std::string pieces = frameOf(0x01, "a");
        for (std::size_t i = below(random, 500); i > 0; --i)
            pieces += frameOf(0x00, below(random, 2) == 0 ? "" : "b");
        return pieces;
    }
    case 7: // control frames, right and wrong
        return frameOf(static_cast<int>(0x88 + below(random, 8)) & (below(random, 4) == 0 ? 0x7F : 0xFF), randomBytes(random, 130));
    case 8: // a text that is none
        return textFrame(randomBytes(random, 300));
    case 9: { // more than anybody can tap
        std::string flood;
        for (std::size_t i = below(random, 100); i > 0; --i)
            flood += textFrame(text);
        return flood;
    }
    case 10: // too long
        return textFrame(std::string(below(random, 40'000), 'a'));
    default: // what goes on after a close
        return frameOf(0x88, bigEndian(below(random, 5000), 2)) + mutated(random, textFrame(text)) + frameOf(0x88, "");
    }
}

} // namespace demeter::test

// The first line of a record as text, both parts of it, for every game. Internal to the core.
#pragma once

#include "core/base/utf8.h"
#include "core/journal/byte_text.h"
#include "core/journal/record_header.h"
#include "core/journal/recorded_game.h"

#include <algorithm>
#include <array>
#include <expected>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// The place of a fault of the header.
inline constexpr std::string_view headerPlace = "line 1";

/// The fields of every header before those of the game, all of them texts.
inline constexpr std::array<std::string_view, 3> fieldsBefore{"format", "game", "started"};
/// Those behind, if there was a deal.
inline constexpr std::array<std::string_view, 2> fieldsBehind{"promise", "words"};

/// The form that a header names; nothing for any other text, or a form that the game never had.
template <RecordedGame Game> std::optional<RecordForm> formOf(const std::string& format)
{
    const auto index = indexIn(Game::formats, format);
    return index && !format.empty() ? std::optional(static_cast<RecordForm>(*index)) : std::nullopt;
}

/// The public part of the first line; throws if a text in it is not UTF-8.
template <RecordedGame Game> std::string headerText(const BasicRecordHeader<Game>& header, const typename Game::Facts& facts)
{
    Json open = Json::object();
    open["format"] = Game::formats[static_cast<std::size_t>(header.form)];
    open["game"] = header.gameId;
    open["started"] = header.started;
    Game::writeSetup(open, header, facts);
    if (GameId game{}; header.deal && readHex(header.gameId, game)) {
        open["promise"] = hexText(promiseOf(game, header.deal->secret));
        open["words"] = header.deal->words;
    }
    return open.dump();
}

/// The hidden part of the first line.
template <typename Game> std::string seedText(const BasicRecordHeader<Game>& header)
{
    if (header.deal)
        return R"({"secret":")" + hexText(header.deal->secret) + "\"}";
    return R"({"seed":")" + hexText(header.seed) + "\"}";
}

/// The first field that is unknown, missing, in the wrong place, or no text although it should be one; nothing if there is none.
template <RecordedGame Game> std::optional<std::string> wrongField(const Json& open)
{
    std::vector<std::string_view> fields(fieldsBefore.begin(), fieldsBefore.end());
    fields.insert(fields.end(), Game::setupFields.begin(), Game::setupFields.end());
    std::vector<std::string_view> further(Game::furtherFields.begin(), Game::furtherFields.end());
    further.insert(further.end(), fieldsBehind.begin(), fieldsBehind.end());
    const auto isOf = [](const auto& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); };
    std::size_t next = 0;
    auto nextFurther = further.begin();
    for (const auto& [name, value] : open.items()) {
        if (next < fields.size()) {
            if (name != fields[next])
                return std::string(fields[next]);
            ++next;
        } else {
            const auto found = std::find(nextFurther, further.end(), name);
            if (found == further.end())
                return name;
            nextFurther = std::next(found);
        }
        if ((isOf(fieldsBefore, name) || isOf(fieldsBehind, name) || Game::isText(name)) && !value.is_string())
            return name;
    }
    if (next != fields.size())
        return std::string(fields[next]);
    return std::nullopt;
}

/// What the header says about the deal, from which the seed comes; the answer names the field that is wrong.
template <typename Game>
std::optional<std::string> readDeal(BasicRecordHeader<Game>& header, const GameId& game, const Json& open, const Json& hidden)
{
    if (open.contains("promise") != open.contains("words"))
        return "promise";
    const auto readBytes = [&hidden](const char* key, std::span<std::uint8_t> bytes) {
        return hidden.size() == 1 && hidden.contains(key) && hidden[key].is_string() &&
               readHex(hidden[key].template get_ref<const std::string&>(), bytes);
    };
    if (!open.contains("promise"))
        return readBytes("seed", header.seed) ? std::nullopt : std::optional<std::string>("seed");
    // What was never sealed was not promised either.
    if (!isSealed(header.form) || !areWords(open["words"].template get_ref<const std::string&>()))
        return "words";
    header.deal.emplace();
    if (!readBytes("secret", header.deal->secret))
        return "secret";
    if (hexText(promiseOf(game, header.deal->secret)) != open["promise"].template get_ref<const std::string&>())
        return "promise";
    header.deal->words = open["words"].template get<std::string>();
    header.seed = fairSeed(game, header.deal->secret, header.deal->words);
    return std::nullopt;
}

/// Reads the two parts of the first line; the answer names the field that is wrong.
template <RecordedGame Game>
std::expected<BasicRecordHeader<Game>, std::string> readHeader(const Json& open, const Json& hidden, const typename Game::Facts& facts)
{
    if (auto wrong = wrongField<Game>(open))
        return std::unexpected(*std::move(wrong));
    const auto form = formOf<Game>(open["format"].template get_ref<const std::string&>());
    if (!form)
        return std::unexpected("format");
    const std::string gameId = open["game"].template get<std::string>();
    GameId game{};
    if (!readHex(gameId, game))
        return std::unexpected("game");
    const std::string started = open["started"].template get<std::string>();
    auto setup = Game::readSetup(open, facts);
    if (!setup)
        return std::unexpected(std::move(setup.error()));
    BasicRecordHeader<Game> header{*std::move(setup), gameId, started, {}, {}, {}};
    header.form = *form;
    if (auto wrong = readDeal(header, game, open, hidden))
        return std::unexpected(*std::move(wrong));
    return header;
}

/// What is refused before anything else is read: a text that could steer what shows it, and a header that is another game's.
template <RecordedGame Game> std::optional<Fault> refusedHeader(const Json& open)
{
    for (const auto& [name, value] : open.items())
        if (value.is_string() && !Game::isFile(name) && hasControlCharacter(value.template get_ref<const std::string&>()))
            return Fault{"record-header", std::string(headerPlace), {name}};
    auto other = Game::foreignHeader(open);
    if (other)
        other->place = headerPlace;
    return other;
}

/// A form that no program had when this one was written: `record-format`.
template <RecordedGame Game> std::optional<Fault> unknownForm(const Json& open)
{
    if (!open.contains("format") || !open["format"].is_string())
        return std::nullopt;
    const std::string& format = open["format"].template get_ref<const std::string&>();
    if (formOf<Game>(format))
        return std::nullopt;
    return Fault{"record-format", std::string(headerPlace), {format}};
}

/// Reads the two parts of the first line.
template <RecordedGame Game> std::expected<BasicRecordHeader<Game>, Fault>
readHeaderParts(std::string_view openText, std::string_view hiddenText, const typename Game::Facts& facts)
{
    const Json open = parseExactly(openText);
    const Json hidden = parseExactly(hiddenText);
    if (!open.is_object() || !hidden.is_object())
        return std::unexpected(Fault{"record-shape", std::string(headerPlace), {}});
    if (auto refused = refusedHeader<Game>(open))
        return std::unexpected(*std::move(refused));
    if (auto newer = unknownForm<Game>(open))
        return std::unexpected(*std::move(newer));
    auto header = readHeader<Game>(open, hidden, facts);
    if (!header)
        return std::unexpected(Fault{"record-header", std::string(headerPlace), {header.error()}});
    return *std::move(header);
}

/// Of a program that does not exist yet only its name is understood.
template <RecordedGame Game> std::optional<Fault> newerFormat(std::string_view firstBytes)
{
    if (nestedTooDeep(firstBytes))
        return std::nullopt;
    const Json line = Json::parse(firstBytes, nullptr, false);
    if (!line.is_object() || !line.contains("public") || !line["public"].is_object())
        return std::nullopt;
    return unknownForm<Game>(line["public"]);
}

/// Whether the public part of a first line is this game's: its form has one of the game's names, and nothing in it is another game's.
template <RecordedGame Game> bool isHeaderOf(const Json& open)
{
    return open.is_object() && open.contains("format") && open["format"].is_string() &&
           formOf<Game>(open["format"].template get_ref<const std::string&>()) && !Game::foreignHeader(open);
}

/// The game's id, from the public part of the first line; a header of another game is refused before its key is asked for.
template <RecordedGame Game> std::expected<GameId, Fault> readGameId(std::string_view headerText)
{
    const Json open = parseExactly(headerText);
    if (!open.is_object())
        return std::unexpected(Fault{"record-shape", std::string(headerPlace), {}});
    if (auto refused = refusedHeader<Game>(open))
        return std::unexpected(*std::move(refused));
    GameId game{};
    if (!open.contains("game") || !open["game"].is_string() || !readHex(open["game"].template get_ref<const std::string&>(), game))
        return std::unexpected(Fault{"record-header", std::string(headerPlace), {"game"}});
    return game;
}

} // namespace demeter

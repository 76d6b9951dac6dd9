// The bodies of `BasicRecord`. Each game includes them in one source file, where it instantiates the record. Internal to the core.
#pragma once

#include "core/journal/replay.h"
#include "core/journal/reveal.h"

#include <utility>

namespace demeter {

/// How a fault names a line of the file.
inline std::string linePlace(std::uint64_t sequence)
{
    return "line " + std::to_string(sequence + 1);
}

template <typename Game> bool isRecordOf(std::string_view firstLine)
{
    if (nestedTooDeep(firstLine))
        return false;
    const Json line = Json::parse(firstLine, nullptr, false);
    return line.is_object() && line.contains("public") && isHeaderOf<Game>(line["public"]);
}

template <typename Game>
std::optional<Fault> firstLineFault(std::string_view firstLine, const typename Game::Sources& sources, KeyRing& keys)
{
    const auto first = RecordReplay<Game>::readFirst(firstLine, sources, &keys);
    return first ? std::nullopt : std::optional(first.error());
}

template <typename Game> std::expected<BasicRecord<Game>, Fault>
BasicRecord<Game>::create(std::unique_ptr<Device> device, const Header& asked, const Rules& rules, std::shared_ptr<KeyRing> keys)
{
    const auto& facts = Game::factsOf(rules);
    Header header = asked;
    static_cast<typename Game::Setup&>(header) = Game::withoutDefaults(asked, facts); // what is not written would not be read back
    if (Game::holdsFiles(header))
        header.form = RecordForm::Whole;
    else if (!isSealed(header.form))
        header.form = RecordForm::Stirred;
    GameId game{};
    if (!readHex(header.gameId, game))
        return std::unexpected(Fault{"record-header", linePlace(0), {"game"}});
    if (auto field = Game::unwritable(header))
        return std::unexpected(Fault{"record-header", linePlace(0), {*std::move(field)}});
    if (header.deal)
        header.seed = fairSeed(game, header.deal->secret, header.deal->words);
    const std::expected<std::string, Fault> content = device->read();
    if (!content)
        return std::unexpected(content.error());
    if (!content->empty())
        return std::unexpected(Fault{"record-not-empty", linePlace(0), {}});

    std::string open;
    try {
        open = headerText<Game>(header, facts);
    } catch (const nlohmann::json::exception&) { // only a text that is not UTF-8 can be the reason
        return std::unexpected(Fault{"record-header", linePlace(0), {"players"}});
    }
    const std::string hidden = seedText<Game>(header);
    // A game that could not be opened again must not begin.
    const auto readBack = readHeaderParts<Game>(open, hidden, facts);
    if (!readBack)
        return std::unexpected(readBack.error());
    if (*readBack != header)
        return std::unexpected(Fault{"record-header", linePlace(0), {"rulings"}});

    BasicRecord record = RecordReplay<Game>::begin(std::move(device), header, rules);
    if (!keys)
        return std::unexpected(Fault{"key-locked", {}, {}});
    record.keys_ = std::move(keys);
    std::optional<WrappedKey> kept;
    if (mayKeepKey(header.form)) {
        auto own = record.keys_->newKey(game);
        if (!own)
            return std::unexpected(own.error());
        record.key_ = std::move(own->key);
        kept = own->wrapped;
    }
    const auto line = RecordReplay<Game>::sealedLine(record, open, hidden, kept);
    if (!line)
        return std::unexpected(line.error());
    if (const auto written = record.device_->append(line->bytes); !written)
        return std::unexpected(written.error());
    RecordReplay<Game>::count(record, line->head);
    return record;
}

template <typename Game> std::expected<typename BasicRecord<Game>::Opened, Fault>
BasicRecord<Game>::open(std::unique_ptr<Device> device, const typename Game::Sources& sources, std::shared_ptr<KeyRing> keys)
{
    return RecordReplay<Game>::open(std::move(device), sources, std::move(keys));
}

template <typename Game> std::expected<void, BasicRecordRefusal<Game>> BasicRecord<Game>::submit(const Action& action)
{
    using Replay = RecordReplay<Game>;
    if (readOnly_)
        return std::unexpected<Refusal>(std::in_place, Game::notWritable());
    const auto refused = [&](const Action& asked) -> std::optional<typename Game::Refusal> {
        const auto after = Game::apply(ruleset(), state(), Replay::completedFromHistory(*this, asked));
        return after ? std::nullopt : std::optional(after.error());
    };
    return chance_.template submit<Refusal>(
        action, [&]() -> const State& { return state(); }, [&] { return actionsDone(); }, refused,
        [&](const Action& each) { return append(each); });
}

template <typename Game> std::expected<void, BasicRecordRefusal<Game>> BasicRecord<Game>::append(const Action& action)
{
    using Replay = RecordReplay<Game>;
    const auto refused = [](auto why) { return std::unexpected<Refusal>(std::in_place, std::move(why)); };
    const Action complete = chance_.whole(state(), Replay::completedFromHistory(*this, action));
    std::expected<State, typename Game::Refusal> after = Game::apply(ruleset(), state(), complete);
    if (!after)
        return refused(after.error());
    const Rules rulesAfter = Game::rulesAfter(ruleset(), complete);
    std::expected<std::string, Fault> hidden = Replay::actionText(ruleset(), complete, rulesAfter, *after);
    if (!hidden) {
        hidden.error().place = linePlace(nextSequence_);
        return refused(hidden.error());
    }
    auto step = Replay::publicStepOf(*this, rulesAfter, *after);
    const auto line = Replay::sealedLine(*this, Replay::openText(*this, step), *hidden);
    if (!line)
        return refused(line.error());
    if (const auto written = device_->append(line->bytes); !written)
        return refused(written.error());
    sealed_ = true;
    const bool noticed = step.has_value();
    Replay::advance(*this, complete, std::move(*after), std::move(step));
    anyStepWritten_ = anyStepWritten_ || noticed;
    Replay::count(*this, line->head);
    writeSilentLines();
    return {};
}

template <typename Game> void BasicRecord<Game>::writeSilentLines()
{
    using Replay = RecordReplay<Game>;
    if (Game::paddingWaits(state()))
        return;
    for (; silentLinesOwed_ > 0; --silentLinesOwed_) {
        const auto line = Replay::sealedLine(*this, Replay::openText(*this, std::nullopt), Replay::silentText(*this));
        if (!line || !device_->append(line->bytes))
            return; // the action stands; the next one tries again
        Replay::count(*this, line->head);
    }
}

template <typename Game> std::expected<void, BasicRecordRefusal<Game>> BasicRecord<Game>::goTo(std::size_t cursor)
{
    using Replay = RecordReplay<Game>;
    const auto refused = [](auto why) { return std::unexpected<Refusal>(std::in_place, std::move(why)); };
    if (readOnly_)
        return refused(Game::notWritable());
    if (cursor > entries_.size())
        return refused(Game::noSuchMoment(cursor, entries_.size()));
    if (cursor == cursor_)
        return {};
    auto step = Replay::noticedOfJump(*this, cursor);
    const JumpText text = Replay::jumpText(*this, cursor, step);
    const auto line = Replay::sealedLine(*this, text.open, text.hidden);
    if (!line)
        return refused(line.error());
    if (const auto written = device_->append(line->bytes); !written)
        return refused(written.error());
    sealed_ = true;
    const bool noticed = step.has_value();
    Replay::jump(*this, cursor, std::move(step));
    anyStepWritten_ = anyStepWritten_ || noticed;
    Replay::count(*this, line->head);
    return {};
}

// At either end there is nothing to go to; `goTo` refuses the number, the wrapped one before 0 as well.

template <typename Game> std::expected<void, BasicRecordRefusal<Game>> BasicRecord<Game>::undo()
{
    return goTo(cursor_ - 1);
}

template <typename Game> std::expected<void, BasicRecordRefusal<Game>> BasicRecord<Game>::redo()
{
    return goTo(cursor_ + 1);
}

template <typename Game> std::optional<Commitment> BasicRecord<Game>::promise() const
{
    if (!header_.deal)
        return std::nullopt;
    return promiseOf(game_, header_.deal->secret);
}

template <typename Game> std::expected<std::string, Fault> BasicRecord<Game>::reveal() const
{
    const std::expected<std::string, Fault> content = device_->read();
    if (!content)
        return std::unexpected(content.error());
    Reveal lines;
    Head head = firstHead;
    std::string_view rest = *content;
    // A read-only record may have damage behind its last good line.
    while (lines.size() < nextSequence_) {
        const std::uint64_t sequence = lines.size();
        const std::size_t end = rest.find('\n');
        const auto line = readOuterLine(rest.substr(0, end), sequence, head);
        if (!line)
            return std::unexpected(Fault{line.error().code, linePlace(sequence), line.error().arguments});
        RevealedLine& revealed = lines.emplace_back(std::string(line->open), std::nullopt, std::nullopt, line->commitment, line->head);
        if (line->commitment) {
            if (!key_)
                return std::unexpected(Fault{"key-locked", {}, {}});
            auto open = openSealed(*line, *key_, {game_, sequence, head});
            if (!open)
                return std::unexpected(Fault{open.error().code, linePlace(sequence), {}});
            revealed.hidden = std::move(open->hidden);
            revealed.nonce = open->nonce;
        } else {
            revealed.hidden = std::string(line->hidden);
        }
        head = line->head;
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return writeReveal(lines);
}

template <typename Game> std::string BasicRecord<Game>::head() const
{
    return hexText(head_);
}

template <typename Game> std::string BasicRecord<Game>::path() const
{
    return device_->path();
}

} // namespace demeter

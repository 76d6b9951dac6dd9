// What a record does alike whether a line is written or read: the steps of a game, and the texts of their lines. Internal to the core.
#pragma once

#include "core/journal/header_text.h"
#include "core/journal/outer_line.h"
#include "core/journal/record.h"

#include <sodium.h>

#include <limits>
#include <memory>
#include <utility>

namespace demeter {

/// What stands in a line, as text.
struct LineText {
    std::string open, hidden;
    bool sealed = false;
};

/// The two parts of a line that goes back or forward.
struct JumpText {
    std::string open, hidden;
};

template <typename Game> class RecordReplay {
    static_assert(RecordedGame<Game>);

public:
    using Record = BasicRecord<Game>;
    using Header = BasicRecordHeader<Game>;
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Step = typename Game::Step;

    /// The record before its first action; `rules` are those that all games begin from.
    static Record begin(std::unique_ptr<Device> device, const Header& header, Rules rules)
    {
        Record record;
        record.header_ = header;
        (void)readHex(header.gameId, record.game_); // whoever gives the header has checked it
        record.device_ = std::move(device);
        auto [own, start] = Game::begin(header, std::move(rules), header.seed);
        if (auto step = Game::publicStepOf(nullptr, own, start))
            record.log_.push_back(*std::move(step));
        record.snapshots_.push_back({std::move(own), std::move(start)});
        return record;
    }

    // Steps.

    /// An action that looks back, filled in with what it finds now; any other as it is.
    static Action completedFromHistory(const Record& record, const Action& action)
    {
        if (!Game::needsHistory(action))
            return action;
        const auto& start = record.snapshots_.front();
        return Game::completedFromHistory(start.rules, start.state, record.actionsDone(), action);
    }

    /// What the table notices of an action that leads to this state.
    static std::optional<Step> publicStepOf(const Record& record, const Rules& rulesAfter, const State& after)
    {
        return Game::publicStepOf(lastStep(record), rulesAfter, after);
    }

    /// Makes `after` the state; what could have been done again is gone. `step` is what the table noticed.
    static void advance(Record& record, const Action& action, State after, std::optional<Step> step)
    {
        record.silentLinesOwed_ += Game::paddingLinesDue(record.state(), after);
        const auto kept = static_cast<std::ptrdiff_t>(record.cursor_);
        record.entries_.erase(record.entries_.begin() + kept, record.entries_.end());
        record.snapshots_.erase(record.snapshots_.begin() + kept + 1, record.snapshots_.end());
        record.entries_.push_back({record.nextSequence_, action, Game::round(record.state())});
        record.chance_.keep(record.state(), action, [&record] { return record.actionsDone(); });
        const std::size_t noticedSoFar = record.snapshots_.back().noticed + (step ? 1 : 0);
        record.snapshots_.push_back({Game::rulesAfter(record.ruleset(), action), std::move(after), noticedSoFar});
        ++record.cursor_;
        logStep(record, std::move(step));
    }

    /// What the table notices of a jump to `cursor`: nothing, if it noticed nothing of the actions between.
    static std::optional<Step> noticedOfJump(const Record& record, std::size_t cursor)
    {
        const auto& snapshots = record.snapshots_;
        if (snapshots[cursor].noticed == snapshots[record.cursor_].noticed)
            return std::nullopt;
        std::vector<const State*> doneAgain;
        for (std::size_t n = record.cursor_ + 1; n <= cursor; ++n)
            doneAgain.push_back(&snapshots[n].state);
        return Game::jumped(snapshots[cursor].rules, snapshots[cursor].state, doneAgain);
    }
    static void jump(Record& record, std::size_t cursor, std::optional<Step> step)
    {
        record.cursor_ = cursor;
        logStep(record, std::move(step));
    }

    /// Counts a line that stands in the file.
    static void count(Record& record, const Head& head)
    {
        // What lies open was never kept from being changed.
        if (record.witnessRound_ && record.sealed_)
            record.witnesses_.push_back({*record.witnessRound_, record.nextSequence_, head});
        record.witnessRound_.reset();
        ++record.nextSequence_;
        record.head_ = head;
    }

    // Texts.

    /// The public part of a line; `step` is what the table noticed.
    static std::string openText(const Record& record, const std::optional<Step>& step)
    {
        Json open{{"round", Game::round(record.state())}};
        if (step) // a reader of public parts alone knows nothing until the first of them
            open.update(Game::stepJson(record.ruleset(), record.anyStepWritten_ ? lastStep(record) : nullptr, *step));
        return open.dump();
    }
    /// The hidden part of an action's line, with where the hidden player then stands; a fault (without a place) if what it says would not
    /// be read back as the same action.
    static std::expected<std::string, Fault> actionText(const Rules& rules, const Action& action, const Rules& rulesAfter,
                                                        const State& after)
    {
        const std::string text = Game::writeAction(rules, action);
        const auto readBack = Game::readAction(rules, text);
        if (!readBack || *readBack != action)
            return std::unexpected(Fault{"record-action-form", {}, {}});
        return R"({"action":)" + text + R"(,"at":)" + Game::place(rulesAfter, after).dump() + "}";
    }
    static JumpText jumpText(const Record& record, std::size_t cursor, const std::optional<Step>& step)
    {
        const auto& then = record.snapshots_[cursor];
        return {openText(record, step),
                Json{{"to", cursor}, {"over", overName(record, cursor)}, {"at", Game::place(then.rules, then.state)}}.dump()};
    }
    /// What a line that goes to `cursor` says that it goes over.
    static std::string_view overName(const Record& record, std::size_t cursor)
    {
        if (cursor + 1 == record.cursor_)
            return Game::actionName(record.entries_[cursor].action);
        if (cursor == record.cursor_ + 1)
            return Game::actionName(record.entries_[cursor - 1].action);
        return jumpName;
    }
    /// Where the hidden player stood when `cursor` of the entries had happened: an id, or null.
    static Json placeAt(const Record& record, std::size_t cursor)
    {
        const auto& then = record.snapshots_[cursor];
        return Game::place(then.rules, then.state);
    }
    /// The rule that was broken where the last entry took a penalty.
    static std::optional<std::string> penaltyOfLast(const Record& record)
    {
        const auto& before = record.snapshots_[record.cursor_ - 1];
        return Game::penalty(before.rules, before.state, record.entries_[record.cursor_ - 1].action);
    }
    /// What was done in an entry, as it stands in a line.
    static std::string entryText(const Record& record, std::size_t entry)
    {
        return Game::writeAction(record.snapshots_[entry].rules, record.entries_[entry].action);
    }
    /// The hidden part of a line in which nothing happens.
    static std::string silentText(const Record& record)
    {
        return Json{{"pass", true}, {"at", Game::place(record.ruleset(), record.state())}}.dump();
    }

    // Seals.

    /// The key of the game, for what is written; asked for once. Faults are those of the key ring.
    static std::expected<const SealKey*, Fault> key(Record& record)
    {
        if (!record.key_) {
            if (!record.keys_)
                return std::unexpected(Fault{"key-locked", {}, {}});
            auto found = record.keys_->keyOf(record.game_);
            if (!found)
                return std::unexpected(found.error());
            record.key_ = std::move(*found);
        }
        return &*record.key_;
    }
    /// Opens a line with the first of these keys that it opens with, which becomes `key`. Faults are those of `openSealed`.
    static std::expected<Unsealed, Fault> openWith(std::vector<SealKey> keys, const OuterLine& line, const SealedPlace& place,
                                                   std::optional<SealKey>& key)
    {
        std::expected<Unsealed, Fault> opened = std::unexpected(Fault{"seal-broken", {}, {}});
        for (SealKey& each : keys) {
            opened = openSealed(line, each, place);
            if (!opened && opened.error().code == "seal-broken")
                continue;
            key = std::move(each);
            break;
        }
        return opened;
    }
    /// The next line, sealed with the game's key. The first one may keep the key itself, `wrapped`.
    static std::expected<ChainLine, Fault> sealedLine(Record& record, std::string_view open, std::string_view hidden,
                                                      const std::optional<WrappedKey>& wrapped = {})
    {
        const auto sealKey = key(record);
        if (!sealKey)
            return std::unexpected(sealKey.error());
        const std::uint64_t sequence = record.nextSequence_;
        Nonce nonce = randomNonce();
        const Commitment commitment = commitmentOf(record.game_, sequence, nonce, hidden);
        std::string sealed = wrapped ? wrappedText(*wrapped) : std::string();
        sealed += seal(**sealKey, {record.game_, sequence, record.head_}, nonce, hidden, Game::hiddenRoom(open));
        sodium_memzero(nonce.data(), nonce.size());
        const Head head = sealedHead(record.head_, sequence, open, commitment);
        return ChainLine{lineBytes(sequence, open, '"' + sealed + '"', '"' + hexText(commitment) + '"', head), head};
    }

    // Lines that are read.

    /// What the first line says.
    struct First {
        Header header;
        Rules rules;
        std::optional<SealKey> key; ///< of a sealed one
        Head head{};
    };
    /// One of these is the key of the game that begins with this line.
    static std::expected<std::vector<SealKey>, Fault> keysOf(KeyRing& keys, const GameId& game, const OuterLine& first)
    {
        const FirstSealed sealed = splitFirst(first.hidden);
        if (!sealed.key)
            return keys.existingKeysOf(game);
        auto own = keys.openKey(game, *sealed.key);
        if (!own)
            return std::unexpected(own.error());
        std::vector<SealKey> found;
        found.push_back(std::move(*own));
        return found;
    }
    static std::expected<First, Fault> readFirst(std::string_view bytes, const typename Game::Sources& sources, KeyRing* keys);

    static std::expected<typename Record::Opened, Fault> open(std::unique_ptr<Device> device, const typename Game::Sources& sources,
                                                              std::shared_ptr<KeyRing> keys);

    /// Replays the parts of the next line, which stands in its place in the chain, by the rules; on a fault the record is as it was before.
    /// `strict`: what the line says that the table noticed has to follow from the rest (`record-table`).
    static std::optional<Fault> replayParts(Record& record, const LineText& line, bool strict)
    {
        return RecordReplay(record, strict).replay(line);
    }

private:
    RecordReplay(Record& record, bool strict) : record_(record), strict_(strict) {}

    static const Step* lastStep(const Record& record) { return record.log_.empty() ? nullptr : &record.log_.back(); }

    static void logStep(Record& record, std::optional<Step> step)
    {
        // Whoever has only the public parts knows from the first `table` on in which round the table was.
        record.witnessRound_ = step && record.anyStepWritten_ ? Game::witnessDue(record.log_.back(), *step) : std::nullopt;
        if (step)
            record.log_.push_back(*std::move(step));
    }

    Fault fault(std::string code, std::vector<std::string> arguments = {}) const
    {
        return {std::move(code), "line " + std::to_string(record_.nextSequence_ + 1), std::move(arguments)};
    }

    /// Replays one line after the first and counts it; on a fault the record is as it was before.
    std::optional<Fault> replayLine(std::string_view bytes)
    {
        const auto line = readOuterLine(bytes, record_.nextSequence_, record_.head_);
        if (!line)
            return fault(line.error().code, line.error().arguments);
        LineText text{std::string(line->open), {}, line->commitment.has_value()};
        if (text.sealed) {
            const SealedPlace place{record_.game_, record_.nextSequence_, record_.head_};
            std::vector<SealKey> keys;
            if (!record_.key_) {
                if (!record_.keys_)
                    return Fault{"key-locked", {}, {}};
                auto found = record_.keys_->existingKeysOf(record_.game_);
                if (!found)
                    return found.error();
                keys = std::move(*found);
            }
            auto open = record_.key_ ? openSealed(*line, *record_.key_, place) : openWith(std::move(keys), *line, place, record_.key_);
            if (!open)
                return fault(open.error().code);
            text.hidden = std::move(open->hidden);
            sodium_memzero(open->nonce.data(), open->nonce.size());
        } else {
            text.hidden = std::string(line->hidden);
        }
        std::optional<Fault> wrong = replay(text);
        if (!wrong)
            count(record_, line->head);
        return wrong;
    }

    std::optional<Fault> replay(const LineText& line)
    {
        if (record_.sealed_ && !line.sealed)
            return fault("record-open-line");
        const Json open = parseExactly(line.open);
        const Json hidden = parseExactly(line.hidden);
        if (open.is_discarded() || hidden.is_discarded())
            return fault("record-shape");
        std::optional<Fault> wrong = line.sealed                                 ? replaySealed(line, open, hidden)
                                     : record_.header_.form == RecordForm::Plain ? replayPlain(line, open, hidden)
                                                                                 : replayTold(line, open, hidden);
        if (!wrong) {
            record_.anyStepWritten_ = record_.anyStepWritten_ || open.contains("table");
            record_.sealed_ = line.sealed;
        }
        return wrong;
    }

    static bool isUnsigned(const Json& part, const char* name) { return part[name].is_number_unsigned(); }
    static std::uint64_t number(const Json& part, const char* name) { return part[name].template get<std::uint64_t>(); }
    static const std::string& text(const Json& part, const char* name) { return part[name].template get_ref<const std::string&>(); }

    /// Every hidden part ends with the place where the hidden player stands.
    std::optional<Fault> replaySealed(const LineText& line, const Json& open, const Json& hidden)
    {
        const bool isAction = hasKeys(hidden, {"action", "at"});
        const bool isSilent = hasKeys(hidden, {"pass", "at"}) && hidden["pass"] == true;
        const bool isJump = hasKeys(hidden, {"to", "over", "at"}) && isUnsigned(hidden, "to") && hidden["over"].is_string();
        if (!hasKeyAndTable(open, "round") || !isUnsigned(open, "round") || !(isAction || isJump || isSilent) ||
            !(hidden["at"].is_string() || hidden["at"].is_null()))
            return fault("record-shape");
        const std::string at = hidden["at"].dump();
        const std::uint64_t round = number(open, "round");
        if (isAction)
            return replayAction(line, round, hidden["action"].dump(), at);
        if (isJump)
            return replayJump(line, round, number(hidden, "to"), text(hidden, "over"), at);
        return replaySilent(line, round, at);
    }

    /// Lines that lie open, with what the table noticed.
    std::optional<Fault> replayTold(const LineText& line, const Json& open, const Json& hidden)
    {
        if (hasKeyAndTable(open, "round") && isUnsigned(open, "round") && hasKeys(hidden, {"action"}))
            return replayAction(line, number(open, "round"), hidden["action"].dump(), {});
        if (hasKeyAndTable(open, "to") && isUnsigned(open, "to") && hasKeys(hidden, {"over"}) && hidden["over"].is_string())
            return replayJump(line, Game::round(record_.state()), number(open, "to"), text(hidden, "over"), {});
        return fault("record-shape");
    }

    /// The lines of version 0.1: only what was done.
    std::optional<Fault> replayPlain(const LineText& line, const Json& open, const Json& hidden)
    {
        if (hasKeys(open, {"round"}) && isUnsigned(open, "round") && hasKeys(hidden, {"action"}))
            return replayAction(line, number(open, "round"), hidden["action"].dump(), {});
        if (hasKeys(open, {"to", "over"}) && isUnsigned(open, "to") && open["over"].is_string() && hidden.is_null())
            return replayJump(line, Game::round(record_.state()), number(open, "to"), text(open, "over"), {});
        return fault("record-shape");
    }

    std::optional<Fault> wrongRound(std::uint64_t round) const
    {
        if (const auto expected = Game::round(record_.state()); round != expected)
            return fault("record-round", {std::to_string(expected), std::to_string(round)});
        return std::nullopt;
    }
    std::optional<Fault> wrongPlace(const Rules& rules, const State& state, const LineText& line, const std::string& at) const
    {
        if (!line.sealed)
            return std::nullopt;
        const Json expected = Game::place(rules, state);
        if (at == expected.dump())
            return std::nullopt;
        const auto placeName = [](const Json& place) { return place.is_string() ? place.template get<std::string>() : std::string("-"); };
        return fault("record-at", {placeName(expected), placeName(Json::parse(at))});
    }
    std::optional<Fault> wrongTable(const LineText& line, const std::optional<Step>& step) const
    {
        if (strict_ && line.sealed && openText(record_, step) != line.open)
            return fault("record-table");
        return std::nullopt;
    }

    std::optional<Fault> replayAction(const LineText& line, std::uint64_t round, const std::string& actionJson, const std::string& at)
    {
        const Rules& rules = record_.ruleset();
        const std::expected<Action, Faults> action = Game::readAction(rules, actionJson);
        if (!action)
            return fault("record-action", action.error().empty() ? std::vector<std::string>{"", ""}
                                                                 : std::vector{action.error().front().code, action.error().front().place});
        // Fields that readers skip, or another way to write the same, would be room to hide something in.
        if (Game::writeAction(rules, *action) != actionJson)
            return fault("record-action-form");
        if constexpr (demeter::hasChance<Action>)
            if (!canBeWritten(*action))
                return fault("record-action-form");
        if (auto wrong = wrongRound(round))
            return wrong;
        if (Game::needsHistory(*action) && completedFromHistory(record_, *action) != *action)
            return fault("record-finding");
        std::expected<State, typename Game::Refusal> after = Game::applyRecorded(rules, record_.state(), *action);
        if (!after)
            return fault("record-refused", {std::string(after.error().rule)});
        const Rules rulesAfter = Game::rulesAfter(rules, *action);
        auto step = publicStepOf(record_, rulesAfter, *after);
        if (auto wrong = wrongTable(line, step))
            return wrong;
        if (auto wrong = wrongPlace(rulesAfter, *after, line, at))
            return wrong;
        advance(record_, *action, std::move(*after), std::move(step));
        return std::nullopt;
    }

    std::optional<Fault> replayJump(const LineText& line, std::uint64_t round, std::uint64_t to, std::string_view over,
                                    const std::string& at)
    {
        if (auto wrong = wrongRound(round))
            return wrong;
        if (to > record_.entries_.size() || to == record_.cursor_)
            return fault("record-cursor", {std::to_string(to), std::to_string(record_.entries_.size())});
        if (const std::string_view expected = overName(record_, to); over != expected)
            return fault("record-over", {std::string(expected), std::string(over)});
        auto step = noticedOfJump(record_, to);
        if (auto wrong = wrongTable(line, step))
            return wrong;
        if (auto wrong = wrongPlace(record_.snapshots_[to].rules, record_.snapshots_[to].state, line, at))
            return wrong;
        jump(record_, to, std::move(step));
        return std::nullopt;
    }

    std::optional<Fault> replaySilent(const LineText& line, std::uint64_t round, const std::string& at)
    {
        if (auto wrong = wrongRound(round))
            return wrong;
        if (record_.silentLinesOwed_ == 0)
            return fault("record-pass");
        if (auto wrong = wrongTable(line, std::nullopt))
            return wrong;
        if (auto wrong = wrongPlace(record_.ruleset(), record_.state(), line, at))
            return wrong;
        --record_.silentLinesOwed_;
        return std::nullopt;
    }

    Record& record_;
    bool strict_ = false;
};

template <typename Game> std::expected<typename RecordReplay<Game>::First, Fault>
RecordReplay<Game>::readFirst(std::string_view bytes, const typename Game::Sources& sources, KeyRing* keys)
{
    const std::string firstPlace(headerPlace);
    const auto line = readOuterLine(bytes, 0, firstHead);
    if (const auto newer = newerFormat<Game>(bytes))
        return std::unexpected(*newer);
    if (!line)
        return std::unexpected(Fault{line.error().code, firstPlace, line.error().arguments});
    const auto game = readGameId<Game>(line->open);
    if (!game)
        return std::unexpected(game.error());
    std::string hidden(line->hidden);
    std::optional<SealKey> sealKey;
    if (line->commitment) {
        if (keys == nullptr)
            return std::unexpected(Fault{"key-locked", {}, {}});
        auto found = keysOf(*keys, *game, *line);
        if (!found)
            return std::unexpected(found.error());
        auto opened = openWith(std::move(*found), *line, {*game, 0, firstHead}, sealKey);
        if (!opened) // every game of this ring opens with it, so it is not the line that is wrong
            return std::unexpected(Fault{opened.error().code == "seal-broken" ? "key-foreign" : opened.error().code, firstPlace, {}});
        hidden = std::move(opened->hidden);
        sodium_memzero(opened->nonce.data(), opened->nonce.size());
    }
    auto header = readHeaderParts<Game>(line->open, hidden, sources.facts());
    if (!header)
        return std::unexpected(header.error());
    if (isSealed(header->form) != line->commitment.has_value())
        return std::unexpected(Fault{"record-shape", firstPlace, {}});
    auto rules = Game::rulesOf(*header, sources);
    if (!rules) {
        rules.error().place = firstPlace;
        return std::unexpected(rules.error());
    }
    return First{*std::move(header), *std::move(rules), std::move(sealKey), line->head};
}

template <typename Game> std::expected<typename BasicRecord<Game>::Opened, Fault>
RecordReplay<Game>::open(std::unique_ptr<Device> device, const typename Game::Sources& sources, std::shared_ptr<KeyRing> keys)
{
    const std::string firstPlace(headerPlace);
    const std::expected<std::string, Fault> content = device->read();
    if (!content)
        return std::unexpected(content.error());
    if (content->empty())
        return std::unexpected(Fault{"record-empty", firstPlace, {}});
    if (content->size() > largestRecord)
        return std::unexpected(Fault{"record-too-large", firstPlace, {std::to_string(largestRecord / (1024 * 1024))}});

    std::string_view rest = *content;
    bool torn = false;
    // The next line without its newline; `torn` says that there is none after it.
    const auto nextLine = [&rest, &torn] {
        const std::size_t end = rest.find('\n');
        torn = end == std::string_view::npos;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(torn ? rest.size() : end + 1);
        return line;
    };

    auto first = readFirst(nextLine(), sources, keys.get());
    if (!first)
        return std::unexpected(first.error());
    typename Record::Opened opened{begin(std::move(device), first->header, std::move(first->rules)), {}};
    Record& record = opened.record;
    record.keys_ = std::move(keys);
    record.key_ = std::move(first->key);
    record.sealed_ = isSealed(first->header.form);
    count(record, first->head);

    RecordReplay replay(record, false);
    const auto damaged = [&opened](std::uint64_t line, Fault fault) {
        opened.record.readOnly_ = true;
        opened.notices.push_back({OpeningNotice::What::DamagedReadOnly, line, std::move(fault)});
    };
    while (!rest.empty()) {
        const std::string_view line = nextLine();
        const std::uint64_t number = record.nextSequence_ + 1;
        const std::optional<Fault> wrong = replay.replayLine(line);
        if (!wrong)
            continue;
        // The key is missing, not the line.
        if (wrong->code.starts_with("key-"))
            return std::unexpected(*wrong);
        // Whole and in its place in the chain, so it is no rest of a write that was cut short, whatever else is wrong with it. Nor is
        // something that goes on behind a whole line.
        const std::string_view upToEnd = line.substr(0, line.rfind('}') + 1);
        const bool whole = readOuterLine(upToEnd, record.nextSequence_, record.head_).has_value();
        if (!torn || whole) {
            damaged(number, *wrong);
            return opened;
        }
        const std::size_t kept = content->size() - line.size();
        if (const auto cut = record.device_->truncate(kept); !cut)
            damaged(number, cut.error());
        else
            opened.notices.push_back(
                {OpeningNotice::What::TornLineCut, number, replay.fault("record-torn", {std::to_string(line.size())})});
        return opened;
    }
    // Only the newline is missing: the line was written, so it counts.
    if (torn)
        if (const auto ended = record.device_->append("\n"); !ended)
            damaged(record.nextSequence_, ended.error());
    return opened;
}

} // namespace demeter

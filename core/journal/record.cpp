#include "core/journal/record.h"

#include "core/game/action_text.h"
#include "core/journal/byte_text.h"
#include "core/journal/chain.h"
#include "core/journal/record_reader.h"
#include "core/journal/reveal.h"
#include "core/rules/rules.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace demeter {

namespace {

/// Nothing can be done with a record that had to be opened read-only.
std::unexpected<RecordRefusal> noGame()
{
    return std::unexpected<RecordRefusal>(std::in_place, Violation{"INV-1", Refusal::NoGame, {}});
}

std::string linePlace(std::uint64_t sequence)
{
    return "line " + std::to_string(sequence + 1);
}

} // namespace

std::expected<Record, Fault> Record::create(std::unique_ptr<Device> device, const RecordHeader& asked, const Ruleset& ruleset,
                                            std::shared_ptr<KeyRing> keys)
{
    RecordHeader header = asked;
    header.form = RecordHeader::Form::Sealed;
    if (header.counts == countsOf(*ruleset.cards)) // the card file's own numbers are not written, so they would not be read back
        header.counts.reset();
    GameId game{};
    if (!readHex(header.gameId, game))
        return std::unexpected(Fault{"record-header", linePlace(0), {"game"}});
    if (header.deal)
        header.seed = fairSeed(game, header.deal->secret, header.deal->words);
    const std::expected<std::string, Fault> content = device->read();
    if (!content)
        return std::unexpected(content.error());
    if (!content->empty())
        return std::unexpected(Fault{"record-not-empty", linePlace(0), {}});

    std::string open;
    try {
        open = headerText(header, *ruleset.cards);
    } catch (const nlohmann::json::exception&) { // only a text that is not UTF-8 can be the reason
        return std::unexpected(Fault{"record-header", linePlace(0), {"players"}});
    }
    const std::string hidden = seedText(header);
    // A game that could not be opened again must not begin.
    const auto readBack = readHeaderParts(open, hidden, *ruleset.cards);
    if (!readBack)
        return std::unexpected(readBack.error());
    if (*readBack != header)
        return std::unexpected(Fault{"record-header", linePlace(0), {"rulings"}});

    Record record = RecordReader::begin(std::move(device), header, ruleset);
    record.keys_ = std::move(keys);
    const auto line = RecordReader::sealedLine(record, open, hidden);
    if (!line)
        return std::unexpected(line.error());
    if (const auto written = record.device_->append(line->bytes); !written)
        return std::unexpected(written.error());
    RecordReader::count(record, line->head);
    return record;
}

std::expected<Record::Opened, Fault> Record::open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                  std::shared_ptr<const Catalogue> cards, std::shared_ptr<KeyRing> keys)
{
    return RecordReader::open(std::move(device), boards, std::move(cards), std::move(keys));
}

std::expected<void, RecordRefusal> Record::submit(const Action& action)
{
    if (readOnly_)
        return noGame();
    Action complete = action;
    if (auto* claim = std::get_if<ClaimError>(&complete))
        claim->found = RecordReader::find(*this);
    std::expected<GameState, Violation> after = apply(ruleset(), state(), complete);
    if (!after)
        return std::unexpected<RecordRefusal>(std::in_place, after.error());
    const Ruleset rulesAfter = amended(ruleset(), complete);
    std::expected<std::string, Fault> hidden = actionText(ruleset(), complete, rulesAfter, *after);
    if (!hidden) {
        hidden.error().place = linePlace(nextSequence_);
        return std::unexpected<RecordRefusal>(std::in_place, hidden.error());
    }
    auto step = noticed(log_, rulesAfter, *after);
    const auto line = RecordReader::sealedLine(*this, RecordReader::roundText(*this, step), *hidden);
    if (!line)
        return std::unexpected<RecordRefusal>(std::in_place, line.error());
    if (const auto written = device_->append(line->bytes); !written)
        return std::unexpected<RecordRefusal>(std::in_place, written.error());
    told_ = told_ || step;
    RecordReader::take(*this, complete, std::move(*after), std::move(step));
    RecordReader::count(*this, line->head);
    writeOwed();
    return {};
}

void Record::writeOwed()
{
    // All cards that are drawn together are drawn before anything is decided about one of them.
    if (std::ranges::any_of(state().due, [](const Due& due) { return due.what == Due::What::EventsDrawn; }))
        return;
    for (; owed_ > 0; --owed_) {
        const auto line = RecordReader::sealedLine(*this, RecordReader::roundText(*this, std::nullopt), RecordReader::passText(*this));
        if (!line || !device_->append(line->bytes))
            return; // the action stands; the next one tries again
        RecordReader::count(*this, line->head);
    }
}

std::expected<void, RecordRefusal> Record::goTo(std::size_t cursor)
{
    if (readOnly_)
        return noGame();
    if (cursor > entries_.size())
        return std::unexpected<RecordRefusal>(
            std::in_place, Violation{"INV-1", Refusal::OutOfRange, {static_cast<int>(cursor), 0, static_cast<int>(entries_.size())}});
    if (cursor == cursor_)
        return {};
    auto step = RecordReader::noticedOfWay(*this, cursor);
    const WayText text = RecordReader::wayText(*this, cursor, step);
    const auto line = RecordReader::sealedLine(*this, text.open, text.hidden);
    if (!line)
        return std::unexpected<RecordRefusal>(std::in_place, line.error());
    if (const auto written = device_->append(line->bytes); !written)
        return std::unexpected<RecordRefusal>(std::in_place, written.error());
    told_ = told_ || step;
    RecordReader::go(*this, cursor, std::move(step));
    RecordReader::count(*this, line->head);
    return {};
}

// At either end there is nothing to go to; `goTo` refuses the number, the wrapped one before 0 as well.

std::expected<void, RecordRefusal> Record::undo()
{
    return goTo(cursor_ - 1);
}

std::expected<void, RecordRefusal> Record::redo()
{
    return goTo(cursor_ + 1);
}

std::optional<std::uint16_t> witnessDue(const PublicView& before, const PublicStep& step)
{
    if (step.way == PublicStep::Way::Back)
        return std::nullopt;
    if (step.view.round > before.round)
        return before.round;
    if (step.view.winner != Winner::None && before.winner == Winner::None)
        return step.view.round;
    return std::nullopt;
}

std::optional<Commitment> Record::promise() const
{
    if (!header_.deal)
        return std::nullopt;
    return promiseOf(game_, header_.deal->secret);
}

std::expected<std::string, Fault> Record::reveal() const
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

std::string Record::head() const
{
    return hexText(head_);
}

std::string Record::path() const
{
    return device_->path();
}

} // namespace demeter

#include "core/journal/record.h"

#include "core/game/action_text.h"
#include "core/journal/chain.h"
#include "core/journal/record_reader.h"
#include "core/rules/rules.h"

#include <nlohmann/json.hpp>

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

std::expected<Record, Fault> Record::create(std::unique_ptr<Device> device, const RecordHeader& asked, const Ruleset& ruleset)
{
    RecordHeader header = asked;
    if (header.counts == countsOf(*ruleset.cards)) // the card file's own numbers are not written, so they would not be read back
        header.counts.reset();
    const std::expected<std::string, Fault> content = device->read();
    if (!content)
        return std::unexpected(content.error());
    if (!content->empty())
        return std::unexpected(Fault{"record-not-empty", linePlace(0), {}});

    ChainLine line;
    try {
        line = chainLine(firstHead, 0, headerText(header, *ruleset.cards), seedText(header));
    } catch (const nlohmann::json::exception&) { // only a text that is not UTF-8 can be the reason
        return std::unexpected(Fault{"record-header", linePlace(0), {"players"}});
    }
    // A game that could not be opened again must not begin.
    const auto readBack = readHeaderLine(std::string_view(line.bytes).substr(0, line.bytes.size() - 1), *ruleset.cards);
    if (!readBack)
        return std::unexpected(readBack.error());
    if (*readBack != header)
        return std::unexpected(Fault{"record-header", linePlace(0), {"rulings"}});
    if (const auto written = device->append(line.bytes); !written)
        return std::unexpected(written.error());

    Record record = RecordReader::begin(std::move(device), header, ruleset);
    RecordReader::count(record, line.head);
    return record;
}

std::expected<Record::Opened, Fault> Record::open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                  std::shared_ptr<const Catalogue> cards)
{
    return RecordReader::open(std::move(device), boards, std::move(cards));
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
    std::expected<std::string, Fault> hidden = actionText(ruleset(), complete);
    if (!hidden) {
        hidden.error().place = linePlace(nextSequence_);
        return std::unexpected<RecordRefusal>(std::in_place, hidden.error());
    }
    auto step = noticed(log_, amended(ruleset(), complete), *after);
    const ChainLine line = chainLine(head_, nextSequence_, roundText(*this, step), *hidden);
    if (const auto written = device_->append(line.bytes); !written)
        return std::unexpected<RecordRefusal>(std::in_place, written.error());
    RecordReader::take(*this, complete, std::move(*after), std::move(step));
    RecordReader::count(*this, line.head);
    return {};
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
    const WayText text = wayText(*this, cursor, step);
    const ChainLine line = chainLine(head_, nextSequence_, text.open, text.hidden);
    if (const auto written = device_->append(line.bytes); !written)
        return std::unexpected<RecordRefusal>(std::in_place, written.error());
    RecordReader::go(*this, cursor, std::move(step));
    RecordReader::count(*this, line.head);
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

std::string Record::head() const
{
    return hexText(head_);
}

std::string Record::path() const
{
    return device_->path();
}

} // namespace demeter

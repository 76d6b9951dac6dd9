#include "tests/support/random_second_record.h"

#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_second_game.h"
#include "tests/support/test_keys.h"

#include <stdexcept>

namespace demeter::test {

namespace {

namespace second = fury2e;

/// Something that the table may put right; whether the rules then take it depends on the game.
second::PutRight someCorrection(std::mt19937_64& random, const second::Ruleset& ruleset, const second::GameState& state)
{
    const auto hunter = static_cast<second::Hunter>(random() % second::hunterCount);
    second::PutRight made{"Non era così: \"" + std::to_string(random() % 100) + "\"", second::EditNumber{second::Number::Resolve, 2}};
    switch (random() % 5) {
    case 0:
        made.edit = second::EditNumber{second::Number::Vampires, static_cast<int>(random() % 5)};
        break;
    case 1:
        made.edit = second::EditTime{static_cast<second::TimeOfDay>(random() % 6)};
        break;
    case 2: {
        const auto index = static_cast<std::size_t>(hunter);
        made.edit = second::EditHunter{hunter, state.hunters[index], {static_cast<std::uint8_t>(1 + random() % 6), 0, false, {}}};
        break;
    }
    case 3:
        made.edit = second::EditTokens{{}, ruleset.board->find("rome"), std::nullopt};
        break;
    default:
        break;
    }
    return made;
}

} // namespace

fury2e::Record randomSecondRecord(std::uint64_t number, const SecondRecordOptions& options, std::shared_ptr<std::string> bytes)
{
    std::mt19937_64 random(number);
    second::Ruleset ruleset{board("fury-2e"), {}};
    if (options.otherRulings && number % 2 == 1)
        ruleset.rulings = randomSecondRuleset(random).rulings;
    second::RecordHeader start;
    std::string id = "2e2e2e2e2e2e2e2e0000000000000000";
    for (std::size_t i = 0; i < 16; ++i)
        id[31 - i] = "0123456789abcdef"[number >> (4 * i) & 15U];
    start.gameId = id;
    start.started = "2026-11-2" + std::to_string(number % 10) + "T19:30:00Z";
    start.board = "fury-2e";
    start.rulings = ruleset.rulings;
    start.handling = options.mayDrawFromBox && number % 3 == 2 ? second::TokenHandling::DrawnFromBox : second::TokenHandling::Dealt;
    start.players = {"Anna", "Łukasz", "Вера", ""};
    start.version = "0.4";
    FairDeal deal{{}, number % 4 == 3 ? "" : "aglio e sale"};
    for (auto& byte : deal.secret)
        byte = static_cast<std::uint8_t>(random());
    start.deal = deal;
    // In half of the dealt games, with usual readings and others.
    if (start.handling == second::TokenHandling::Dealt && (number % 4 == 1 || number % 4 == 2))
        start.chance = ChanceTimes::EachRound;
    auto record = second::Record::create(std::make_unique<MemoryDevice>(std::move(bytes)), start, ruleset, testKeys());
    if (!record)
        throw std::logic_error("no game of the second edition: " + record.error().code);
    for (int n = 0; n < options.mostActions; ++n) {
        const auto action = likelySecondAction(random, record->ruleset(), record->state());
        if (!action)
            break;
        (void)record->submit(*action);
        if (options.putsRight && random() % 120 == 0)
            (void)record->submit(someCorrection(random, record->ruleset(), record->state()));
        if (options.putsRight && random() % 200 == 0)
            (void)record->submit(second::PutRightRuling{static_cast<second::Ruling>(random() % second::rulingCount), 0});
        if (!options.goesBack)
            continue;
        if (random() % 60 == 0 && record->canUndo() && !(record->undo() && (random() % 2 == 0 || record->redo())))
            throw std::logic_error("no way back");
        if (random() % 250 == 0 && record->cursor() > 30)
            (void)record->goTo(record->cursor() - random() % 30);
    }
    return std::move(*record);
}

} // namespace demeter::test

// The second edition's movement phase against the slow generator of tests/support, on random positions.
#include "core/fury2e/rules/movement_position.h"
#include "core/fury2e/text/position.h"
#include "tests/support/load.h"
#include "tests/support/random_second_position.h"
#include "tests/support/slow_second_edition.h"

#include <QTest>

#include <algorithm>
#include <memory>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury2e;

class TestSecondMovement : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        board_ = test::board("fury-2e");
        json_ = nlohmann::json::parse(test::sourceFile("resources/boards/fury-2e.json"));
    }

    void sameChoices()
    {
        std::mt19937_64 random(20060613);
        const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
#ifdef DEMETER_SANITIZED
        const int positions = test::times(500, 2'000); // the release build sees more
#else
        const int positions = test::times(2'000, 10'000);
#endif
        std::size_t seen = 0, atSea = 0, toCatacombs = 0, none = 0;
        for (int round = positions; round > 0; --round) {
            const nlohmann::json json = randomSecondPosition(random, json_);
            const auto position = read(json);
            if (!position)
                QFAIL((json.dump(1) + "\nrefused: " + position.error().front().code + " at " + position.error().front().place).c_str());
            const MovementPosition start = movementPosition(position->state);
            std::set<std::string> fast;
            const std::size_t count = movementChoices(*board_, start, *choices);
            for (std::size_t i = 0; i < count; ++i)
                fast.insert(choiceText(*board_, (*choices)[i]));
            const std::set<std::string> slow = slow::secondChoices(json, json_);
            if (fast != slow || count != fast.size() || countChoices(*board_, start) != count) {
                std::string different;
                std::vector<std::string> texts;
                std::ranges::set_symmetric_difference(fast, slow, std::back_inserter(texts));
                for (const std::string& text : texts)
                    different += "\n  " + text;
                QFAIL((json.dump(1) + "\nnot in both:" + different).c_str());
            }
            seen += count;
            none += count == 0;
            atSea += position->state.trip.has_value();
            toCatacombs += std::ranges::any_of(fast, [](const std::string& text) { return text.ends_with(";catacombs"); });
        }
        // Every kind of position has been there.
        QVERIFY(seen > 0 && none > 0 && static_cast<int>(atSea) > positions / 20 && static_cast<int>(toCatacombs) > positions / 20);
    }

    void samePerft()
    {
        std::mt19937_64 random(1897);
        for (int round = test::times(60, 300); round > 0; --round) {
            const nlohmann::json json = randomSecondPosition(random, json_);
            const auto position = read(json);
            QVERIFY2(position.has_value(), json.dump(1).c_str());
            const std::uint64_t fast = perft(*board_, movementPosition(position->state), 2);
            const std::uint64_t slow = slow::secondPerft(json, json_, 2);
            if (fast != slow)
                QFAIL((json.dump(1) + "\ncore/fury2e " + std::to_string(fast) + ", slow generator " + std::to_string(slow)).c_str());
        }
    }

private:
    std::expected<Position, Faults> read(const nlohmann::json& json) const
    {
        return readPosition(json.dump(),
                            [this](const std::string&) -> std::expected<std::shared_ptr<const Board>, Faults> { return board_; });
    }
    std::shared_ptr<const Board> board_;
    nlohmann::json json_;
};

DEMETER_TEST(TestSecondMovement)
#include "test_second_movement.moc"

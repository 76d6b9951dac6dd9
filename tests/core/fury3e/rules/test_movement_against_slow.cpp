// The movement step against the slow generator of tests/support, on random positions (section 26, core/formats.md sections 2, 3).
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/text/position.h"
#include "tests/support/load.h"
#include "tests/support/random_position.h"
#include "tests/support/slow_generator.h"

#include <QTest>

#include <algorithm>
#include <memory>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

std::string lines(const std::set<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += "\n  " + text;
    return all;
}

} // namespace

class TestMovementAgainstSlow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sameChoices_data();
    void sameChoices();
    void samePerft_data();
    void samePerft();

private:
    void boards();
    std::expected<Position, Faults> read(const std::string& text) const;

    std::map<std::string, nlohmann::json> json_;
    std::map<std::string, std::shared_ptr<const Board>> boards_;
    std::shared_ptr<const Catalogue> cards_;
};

void TestMovementAgainstSlow::initTestCase()
{
    cards_ = test::catalogue();
    for (const auto& [id, path] :
         {std::pair{"fury-3e", "resources/boards/fury-3e.json"}, std::pair{"test-map-m", "tests/data/board/test-map-m.json"}}) {
        boards_[id] = test::board(id);
        json_[id] = nlohmann::json::parse(test::sourceFile(path));
    }
}

void TestMovementAgainstSlow::boards()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("any"); // OPEN-25
    for (const auto& [id, board] : boards_) {
        QTest::addRow("%s", id.c_str()) << QString::fromStdString(id) << false;
        QTest::addRow("%s, any card with Misdirect", id.c_str()) << QString::fromStdString(id) << true;
    }
}

std::expected<Position, Faults> TestMovementAgainstSlow::read(const std::string& text) const
{
    return readPosition(
        text, [this](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> { return boards_.at(name); }, cards_);
}

void TestMovementAgainstSlow::sameChoices_data()
{
    boards();
}

void TestMovementAgainstSlow::sameChoices()
{
    QFETCH(QString, board);
    QFETCH(bool, any);
    const nlohmann::json& boardJson = json_.at(board.toStdString());
    std::mt19937_64 random(20151120);
    const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    std::size_t seen = 0;
    for (int round = test::times(2'000, 10'000); round > 0; --round) {
        const nlohmann::json json = randomPosition(random, boardJson);
        const std::string text = json.dump(1);
        auto position = read(text);
        if (!position)
            QFAIL((text + "\nrefused: " + position.error().front().code + " at " + position.error().front().place).c_str());
        position->ruleset.rulings.misdirectWithPowers = any ? NoYes::Yes : NoYes::No;

        std::set<std::string> fast;
        const std::size_t count = movementChoices(position->ruleset, movementPosition(position->ruleset, position->state), *choices);
        for (std::size_t i = 0; i < count; ++i)
            fast.insert(choiceText(*position->ruleset.board, (*choices)[i]));
        const std::set<std::string> slow = slow::choices(json, boardJson, json.value("printing", std::string()), any);
        if (fast != slow || count != fast.size()) {
            std::set<std::string> onlyFast, onlySlow;
            std::ranges::set_difference(fast, slow, std::inserter(onlyFast, onlyFast.end()));
            std::ranges::set_difference(slow, fast, std::inserter(onlySlow, onlySlow.end()));
            QFAIL((text + "\nonly in core/rules:" + lines(onlyFast) + "\nonly in the slow generator:" + lines(onlySlow) +
                   (count == fast.size() ? "" : "\ncore/rules lists a choice twice"))
                      .c_str());
        }
        seen += count;
    }
    QVERIFY(seen > 0);
}

void TestMovementAgainstSlow::samePerft_data()
{
    boards();
}

void TestMovementAgainstSlow::samePerft()
{
    QFETCH(QString, board);
    QFETCH(bool, any);
    const nlohmann::json& boardJson = json_.at(board.toStdString());
    std::mt19937_64 random(1897);
    for (int round = test::times(30, 200); round > 0; --round) {
        const nlohmann::json json = randomPosition(random, boardJson);
        auto position = read(json.dump(1));
        QVERIFY2(position.has_value(), json.dump(1).c_str());
        position->ruleset.rulings.misdirectWithPowers = any ? NoYes::Yes : NoYes::No;
        const std::uint64_t fast = perft(position->ruleset, movementPosition(position->ruleset, position->state), 2);
        const std::uint64_t slow = slow::slowPerft(json, boardJson, json.value("printing", std::string()), 2, any);
        if (fast != slow)
            QFAIL((json.dump(1) + "\ncore/rules " + std::to_string(fast) + ", slow generator " + std::to_string(slow)).c_str());
    }
}

DEMETER_TEST(TestMovementAgainstSlow)
#include "test_movement_against_slow.moc"

#include "app/fury2e/cli/position.h"

#include "core/fury2e/rules/movement_position.h"
#include "core/fury2e/text/position.h"

namespace demeter::fury2e {

namespace {

class SecondEditionPosition final : public GamePosition {
public:
    explicit SecondEditionPosition(const Position& position) : board_(position.board), start_(movementPosition(position.state)) {}

    std::vector<std::string> choices() const override
    {
        std::vector<std::string> texts;
        for (const MovementChoice& choice : all())
            texts.push_back(choiceText(*board_, choice));
        return texts;
    }
    std::uint64_t perft(int depth) const override { return fury2e::perft(*board_, start_, depth); }
    std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const override
    {
        std::vector<std::pair<std::string, std::uint64_t>> shares;
        for (const MovementChoice& choice : all())
            shares.emplace_back(choiceText(*board_, choice), fury2e::perft(*board_, afterChoice(*board_, start_, choice), depth - 1));
        return shares;
    }

private:
    std::vector<MovementChoice> all() const
    {
        const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
        const std::size_t count = movementChoices(*board_, start_, *choices);
        return {choices->begin(), choices->begin() + static_cast<std::ptrdiff_t>(count)};
    }

    std::shared_ptr<const Board> board_;
    MovementPosition start_;
};

} // namespace

PositionKind positions()
{
    return {"demeter-position/2",
            [](std::string_view json, const BoardSource& boards) -> std::expected<std::unique_ptr<const GamePosition>, Faults> {
                const auto position = fury2e::readPosition(json, boards);
                if (!position)
                    return std::unexpected(position.error());
                return std::make_unique<fury2e::SecondEditionPosition>(*position);
            }};
}

} // namespace demeter::fury2e

#include "app/fury3e/cli/position.h"

#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/text/position.h"

namespace demeter::fury3e {

namespace {

class ThirdEditionPosition final : public GamePosition {
public:
    explicit ThirdEditionPosition(const Position& position)
        : ruleset_(position.ruleset), start_(movementPosition(position.ruleset, position.state))
    {
    }

    std::vector<std::string> choices() const override
    {
        std::vector<std::string> texts;
        for (const MovementChoice& choice : all())
            texts.push_back(choiceText(*ruleset_.board, choice));
        return texts;
    }
    std::uint64_t perft(int depth) const override { return fury3e::perft(ruleset_, start_, depth); }
    std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const override
    {
        std::vector<std::pair<std::string, std::uint64_t>> shares;
        for (const MovementChoice& choice : all())
            shares.emplace_back(
                choiceText(*ruleset_.board, choice),
                fury3e::perft(ruleset_, afterPlay(ruleset_, afterSlide(ruleset_, start_, choice.slide), choice.play), depth - 1));
        return shares;
    }

private:
    std::vector<MovementChoice> all() const
    {
        const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
        const std::size_t count = movementChoices(ruleset_, start_, *choices);
        return {choices->begin(), choices->begin() + static_cast<std::ptrdiff_t>(count)};
    }

    Ruleset ruleset_;
    MovementPosition start_;
};

} // namespace

PositionKind positions()
{
    return {"demeter-position/1",
            [](std::string_view json, const BoardSource& boards) -> std::expected<std::unique_ptr<const GamePosition>, Faults> {
                const auto position = readPosition(json, boards, builtInCatalogue());
                if (!position)
                    return std::unexpected(position.error());
                return std::make_unique<ThirdEditionPosition>(*position);
            }};
}

} // namespace demeter::fury3e

// A value of a game in the hands of those who know no game.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace demeter {

/// An entry, what has been half chosen, or why something was refused: kept, compared and handed back by whoever shows the game, and read by
/// the game alone. Cheap to copy.
class GameValue {
public:
    GameValue() = default;
    template <typename Value>
    requires(!std::same_as<std::remove_cvref_t<Value>, GameValue>) explicit GameValue(Value value)
        : kept_(std::make_shared<const KeptValue<Value>>(std::move(value)))
    {
    }
    /// Null: it is nothing, or of another type.
    template <typename Value> const Value* as() const
    {
        const auto* kept = dynamic_cast<const KeptValue<Value>*>(kept_.get());
        return kept != nullptr ? &kept->value : nullptr;
    }
    bool isNothing() const { return kept_ == nullptr; }
    friend bool operator==(const GameValue& a, const GameValue& b)
    {
        return a.kept_ == b.kept_ || (a.kept_ && b.kept_ && a.kept_->equals(*b.kept_));
    }

private:
    struct Kept {
        virtual ~Kept() = default;
        virtual bool equals(const Kept& other) const = 0;
    };
    template <typename Value> struct KeptValue final : Kept {
        explicit KeptValue(Value kept) : value(std::move(kept)) {}
        bool equals(const Kept& other) const override
        {
            const auto* same = dynamic_cast<const KeptValue*>(&other);
            return same != nullptr && same->value == value;
        }
        Value value;
    };

    std::shared_ptr<const Kept> kept_;
};

} // namespace demeter

// A game that has seats and a question, and neither a board nor a trail: what shows a table asks it for nothing else.
#pragma once

#include "app/table/running_game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::test {

/// Who sits there; the first of them act.
enum class Sitter : std::uint8_t { A, B, C, D, E, F, G };
constexpr Seat seatOf(Sitter sitter)
{
    const auto number = static_cast<std::uint8_t>(sitter);
    return {number, static_cast<char>('A' + number)};
}
inline constexpr std::array<std::string_view, mostSeats> sitterIds{"ann", "bob", "cleo", "dora", "eve", "fred", "gil"};

/// So many sit there, and so many steps were taken. Whoever's turn it is says yes or no.
class SeatsAlone final : public PublicGame {
public:
    SeatsAlone(std::size_t seats, std::size_t steps) : seats_(seats), steps_(steps)
    {
        facts_.id = "ffeeddccbbaa99887766554433221100";
        facts_.name = QStringLiteral("A game of cards");
    }
    Sitter next() const { return static_cast<Sitter>(steps_ % seats_); }

    const GameFacts& facts() const override { return facts_; }
    const std::shared_ptr<const Board>& board() const override { return board_; }
    std::size_t steps() const override { return steps_; }
    bool standsLike(const PublicGame& other) const override { return steps_ == other.steps(); }
    bool liesLike(const PublicGame& other) const override { return steps_ == other.steps(); }
    PublicTable table(Language) const override
    {
        PublicTable table;
        table.hunters.resize(seats_);
        return table;
    }
    TableLook look(Language) const override
    {
        TableLook look;
        look.told.told = {QStringLiteral("Ann has dealt.")};
        look.time = QStringLiteral("First round");
        return look;
    }
    std::vector<SeatLook> order(Language) const override
    {
        std::vector<SeatLook> order(seats_);
        for (std::size_t n = 0; n < seats_; ++n) {
            order[n].seat = static_cast<Sitter>(n);
            order[n].active = static_cast<Sitter>(n) == next();
        }
        return order;
    }
    std::optional<CombatWords> combat(Language) const override { return std::nullopt; }
    EndingWords ending(Language) const override { return {}; }
    MapModel map() const override { qFatal("there is no map"); }
    std::vector<SeatName> seats(Language) const override
    {
        std::vector<SeatName> seats;
        for (std::size_t n = 0; n < seats_; ++n)
            seats.push_back({static_cast<Sitter>(n), sitterIds[n], QString::fromLatin1(sitterIds[n].data())});
        return seats;
    }
    std::vector<SeenEntry> log(std::size_t, Language) const override { return {}; }
    std::size_t newsIn(std::size_t) const override { return 0; }
    QStringList happened(std::size_t, Language) const override { return {}; }
    NewMoments momentsSince(const PublicGame*) const override { return {}; }

    bool isFor(SeatSet plays) const override { return plays.contains(next()); }
    SeenQuestion question(const Draft&, const std::optional<SeatSet>&, const PromptRoom&, Language) const override
    {
        SeenQuestion question;
        question.title = QStringLiteral("Yes or no?");
        question.who = "hunters";
        question.hunter = next();
        question.takesEntries = true;
        for (const bool yes : {true, false}) {
            SeenChoice choice{};
            choice.name = yes ? "say-yes" : "say-no";
            choice.word = yes ? QStringLiteral("Yes") : QStringLiteral("No");
            choice.sign = next();
            choice.does = Entry{GameValue(yes)};
            question.choices.push_back(std::move(choice));
        }
        return question;
    }
    std::optional<Draft> tapped(const Draft&, LocationId, const std::optional<SeatSet>&) const override { return std::nullopt; }
    HalfChosen halfChosen(const Draft&) const override { return {}; }
    Draft withRefusal(const Draft& draft, const QString&, const std::optional<Entry>&) const override { return draft; }
    Draft meant(const std::vector<Entry>&) const override { return {}; }
    QString why(const GameValue&, Language) const override { return {}; }
    QString topicOf(const GameValue&, Language) const override { return {}; }
    BookTold book(Language language) const override { return {language, {}, {}}; }
    bool hasBookOf(const PublicGame&) const override { return true; }

private:
    std::size_t seats_, steps_;
    GameFacts facts_;
    std::shared_ptr<const Board> board_;
};

} // namespace demeter::test

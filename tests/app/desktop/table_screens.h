// Table screens of both editions with what a test wants them to show.
#pragma once

#include "app/desktop/table/table_screen.h"
#include "app/fury2e/table/public_hunt.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/text/hunt_words.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/fury3e/table/table_map.h"
#include "app/fury3e/text/hunt_words.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::test {

using Tracks = std::vector<TableSide::TrackSign>;
inline const Tracks thirdTracks{{"influence", "text"}, {"damage", "bloodLine"}, {"despair", "text"}};
inline const Tracks secondTracks{{"blood", "bloodLine"}, {"fangs", "text"}, {"resolve", "text"}};

template <typename Public> void showHunt(TableScreen& table, const typename Public::Ruleset& rules, std::vector<typename Public::Step> log,
                                         typename Public::Seen::Turn turn, Language language, std::optional<std::size_t> newsBegins)
{
    typename Public::Seen seen;
    seen.ruleset = rules;
    seen.log = std::move(log);
    seen.turn = std::move(turn);
    seen.newsBegins = seen.entryBegins = std::min(newsBegins.value_or(seen.log.size() - 1), seen.log.size() - 1);
    table.setGame(std::make_shared<const Public>(std::move(seen), table.game()), language);
}
/// Shows how everything lies after the last step of the log; from step `newsBegins` on what everybody should look up for.
inline void setLog(TableScreen& table, const fury3e::Ruleset& rules, const fury3e::PublicLog& log, const fury3e::TableTurn& turn,
                   const fury3e::Sentences& sentences, std::optional<std::size_t> newsBegins = {})
{
    showHunt<fury3e::PublicHunt>(table, rules, log, turn, sentences.language(), newsBegins);
}
inline void setLog(TableScreen& table, const fury2e::Ruleset& rules, const fury2e::PublicLog& log, const fury2e::TableTurn& turn,
                   const fury2e::SecondEditionSentences& sentences, std::optional<std::size_t> newsBegins = {})
{
    showHunt<fury2e::PublicHunt>(table, rules, log, turn, sentences.language(), newsBegins);
}

/// The whole hunt, revealed; nothing: it is not.
template <typename Whole, typename Names>
void setReveal(TableScreen& table, const std::optional<Whole>& hunt, const HuntPlayed& played, const Names& sentences)
{
    table.setReveal(hunt ? std::make_shared<const RevealedHunt>(
                               RevealedHunt{huntWay(*hunt), [=, hunt = *hunt] { return huntTold(hunt, played, sentences); }})
                         : nullptr);
}

} // namespace demeter::test

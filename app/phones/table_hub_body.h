// What `BasicTableHub` does. One source of each game includes it, and instantiates it for that game.
#pragma once

#include "app/phones/book_message.h"
#include "app/phones/table_hub.h"

#include <QCollator>

#include <algorithm>

namespace demeter::phones {

template <typename Game> BasicTableHub<Game>::BasicTableHub(BasicHubHost<Game> host)
    : PhoneHub({host.send, host.close, host.addChance}), host_(std::move(host))
{
}

template <typename Game> BasicTableHub<Game>::~BasicTableHub() = default;

// --- What the table shows ---------------------------------------------------------------------------------------------------

template <typename Game> auto BasicTableHub<Game>::sentencesIn(Language language) const -> const Sentences&
{
    const auto known = sentences_.find(language);
    return known != sentences_.end() ? known->second
                                     : sentences_.emplace(language, Game::sentences(game_->ruleset, language)).first->second;
}

template <typename Game> std::array<QString, hunterCount> BasicTableHub<Game>::names(const Sentences& sentences) const
{
    std::array<QString, hunterCount> names;
    for (const Hunter hunter : allHunters)
        names[static_cast<std::size_t>(hunter)] = sentences.hunter(hunter);
    return names;
}

template <typename Game> std::string BasicTableHub<Game>::gameText(const Sentences& sentences) const
{
    return gameMessage({game_->id, game_->name, names(sentences), Game::besides()}, *game_->ruleset.board);
}

template <typename Game> std::string BasicTableHub<Game>::tableText(const Sentences& sentences) const
{
    return tableMessage(game_->log.size(), Game::table(*game_, sentences), names(sentences));
}

template <typename Game>
std::string BasicTableHub<Game>::logText(std::size_t from, std::size_t entriesBefore, const Sentences& sentences) const
{
    constexpr std::array<std::string_view, 3> ways{"onwards", "back", "again"}; // in the order of `BasicPublicStep::Way`
    std::vector<SeenEntry> entries;
    for (std::size_t n = from; n < game_->log.size(); ++n) {
        const auto& step = game_->log[n];
        if (!Game::carriesNews(game_->log, n))
            continue;
        // What was said belongs to the time at which it began.
        const auto& at = n > 0 ? game_->log[n - 1].view : step.view;
        entries.push_back({Game::time(at, sentences), at.round, Game::said(game_->log, n, sentences), Game::owner(step),
                           ways[static_cast<std::size_t>(step.way)]});
    }
    return logMessage(entriesBefore, entries);
}

template <typename Game> void BasicTableHub<Game>::show(Seen game)
{
    if (game.log.empty())
        return;
    const bool same = game_ && game_->id == game.id;
    const bool anew = !same || game_->ruleset.board != game.ruleset.board || game_->name != game.name;
    const std::size_t steps = same ? std::min(game_->log.size(), game.log.size()) : 0;
    const bool stepped = anew || game.log.size() != steps || game_->turn != game.turn || game_->lastEntry != game.lastEntry ||
                         game_->wasRevealed != game.wasRevealed;
    const bool coded = !same || game_->codes != game.codes;
    const bool otherChance = !same || game_->chance != game.chance;
    const bool otherReveal = !same || game_->revealed != game.revealed;
    if (!stepped && !coded && !otherChance && !otherReveal)
        return;
    const bool isNew = coded && same && game.codes.size() > game_->codes.size();
    if (anew)
        sentences_.clear();
    const bool otherBook = !game_ || !Game::haveOneBook(game_->ruleset, game.ruleset);
    if (otherBook)
        books_.clear();
    game_ = std::move(game);
    showChance(game_->chance);
    const auto moments = news_.find(game_->ruleset, game_->log, game_->newsBegins).moments;
    if (stepped)
        for (auto& [client, half] : halves_)
            half.draft = {}; // what was half chosen was chosen of another table
    inEachLanguage([&](Language language) {
        const Sentences& sentences = sentencesIn(language);
        std::vector<Message> messages;
        const auto say = [&](std::string text) { messages.push_back(std::make_shared<const std::string>(std::move(text))); };
        if (anew)
            say(gameText(sentences));
        if (stepped) {
            say(tableText(sentences));
            const std::size_t before = logEntriesOf<Game>(game_->log, steps);
            if (anew)
                say(logText(0, 0, sentences));
            else if (before != logEntriesOf<Game>(game_->log, game_->log.size()))
                say(logText(steps, before, sentences));
        }
        if (coded)
            say(codesMessage(game_->codes, isNew));
        if (otherReveal && game_->revealed) // after the codes: those that come with it were made before it
            say(revealedMessage(*game_->revealed));
        for (const auto& moment : moments)
            say(momentMessage(Game::moment(moment, sentences), *game_->ruleset.board));
        if (otherChance && asksForChance())
            say(chanceMessage(game_->chance));
        forAllIn(language, [&](ClientId client, Phone& phone) {
            for (const Message& each : messages)
                send(client, each);
            if (stepped)
                ask(client, phone);
            if (otherBook)
                tellBook(client, phone);
        });
    });
}

template <typename Game> void BasicTableHub<Game>::forgetGame()
{
    game_.reset();
    news_ = {};
}

template <typename Game> void BasicTableHub<Game>::welcome(ClientId client, Phone& phone, const Json& said, bool first)
{
    const Sentences& sentences = sentencesIn(phone.language);
    send(client, gameText(sentences));
    send(client, tableText(sentences));
    // What it has of this game's log in its language stays.
    const bool goesOn = first && field<std::string>(said, "game") == game_->id;
    const std::size_t steps = std::min(goesOn ? field<std::size_t>(said, "step").value_or(0) : 0, game_->log.size());
    const std::size_t entries = logEntriesOf<Game>(game_->log, steps);
    const bool fits = field<std::size_t>(said, "log") == entries;
    send(client, fits ? logText(steps, entries, sentences) : logText(0, 0, sentences));
    if (first && game_->revealed) // before the codes: what a phone hears of them only now it has not kept
        send(client, revealedMessage(*game_->revealed));
    send(client, codesMessage(game_->codes, false));
    if (first && asksForChance())
        send(client, chanceMessage(game_->chance));
    ask(client, phone);
    tellBook(client, phone);
}

template <typename Game> void BasicTableHub<Game>::tellLines(ClientId client, std::size_t from)
{
    if (game_->revealed && from < game_->revealed->lines.size())
        send(client, linesMessage(*game_->revealed, from));
}

template <typename Game> void BasicTableHub<Game>::tellBook(ClientId client, Phone& phone)
{
    if (!phone.reads)
        return;
    auto found = books_.find(phone.language);
    if (found == books_.end()) {
        BookMessage made = Game::book(game_->ruleset, sentencesIn(phone.language));
        found = books_.emplace(phone.language, Book{std::move(made.sign), std::make_shared<const std::string>(std::move(made.text))}).first;
    }
    if (std::exchange(phone.book, found->second.sign) != found->second.sign)
        send(client, found->second.message);
}

// --- What can be entered ----------------------------------------------------------------------------------------------------

template <typename Game> bool BasicTableHub<Game>::isMine(const Phone& phone) const
{
    return entering() == PhonesEnter::OwnHunters ? Game::isFor(*game_, phone.plays) : entering() == PhonesEnter::Everything;
}

template <typename Game> typename Game::Moment BasicTableHub<Game>::momentFor(const Phone& phone) const
{
    const bool own = entering() == PhonesEnter::OwnHunters && isMine(phone);
    return own ? Game::momentFor(*game_, phone.plays) : Game::momentOf(*game_);
}

template <typename Game> void BasicTableHub<Game>::forgetDraft(ClientId client)
{
    halves_[client].draft = {};
}

template <typename Game> void BasicTableHub<Game>::ask(ClientId client, Phone& phone)
{
    const Sentences& sentences = sentencesIn(phone.language);
    const typename Game::Moment moment = momentFor(phone);
    const Half& half = halves_[client];
    const auto asked = Game::asked(moment, half.draft, sentences);
    const bool refused = !half.refusal.isEmpty() && half.draft.said == half.refusal;
    SeenQuestion question = Game::question(moment, half.draft, sentences);
    question.look = asked;
    for (const auto& choice : asked.choices) {
        question.choices.push_back(choice);
        if (const auto* draft = std::get_if<Draft>(&choice.does); draft != nullptr && draft->pending && *draft == half.draft)
            question.choices.back().marked = true; // it has brought up what is to be confirmed
    }
    question.tail.assign(asked.tail.begin(), asked.tail.end());
    question.topic = refused ? half.refusalTopic : Game::topicOf(moment);
    if (asked.asksPlace) { // one of these is named, or any
        question.places.clear();
        (asked.lit.empty() ? game_->ruleset.board->all() : asked.lit).forEach([&](LocationId place) {
            question.places.emplace_back(sentences.place(place), place);
        });
    }
    const QCollator collator = sentences.collator();
    std::ranges::sort(question.places, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
    send(client, questionMessage(game_->log.size(), ++phone.question, isMine(phone), question, *game_->ruleset.board));
}

template <typename Game> void BasicTableHub<Game>::act(ClientId client, Phone& phone, const Pressed& pressed)
{
    std::optional<Does> does;
    {
        const InLanguage in(phone.language);
        const Sentences& sentences = sentencesIn(phone.language);
        if (pressed.step != game_->log.size()) { // somebody was faster
            send(client, toldMessage(wentOn(cameFirst(pressed.step, sentences))));
        } else if (pressed.question == phone.question && isMine(phone)) {
            does = pressed.place ? tapOn(client, phone, *pressed.place, sentences) : pressOn(client, phone, *pressed.button, sentences);
            if (!does)
                return;
            if (const auto* draft = std::get_if<Draft>(&*does))
                halves_[client].draft = *draft;
        }
        if (!does || std::holds_alternative<Draft>(*does)) {
            ask(client, phone);
            return;
        }
    }
    // Everything that comes of it is said in the window's own language.
    perform(client, *does);
}

/// What the table has done in place of what was pressed after so many steps; nothing where the log cannot tell.
template <typename Game> QStringList BasicTableHub<Game>::cameFirst(std::size_t step, const Sentences& sentences) const
{
    for (std::size_t n = step; n < game_->log.size(); ++n)
        if (const QStringList happened = isChanceAlone(game_->log[n]) ? QStringList() : Game::happened(game_->log, n, sentences);
            !happened.isEmpty())
            return happened;
    return {};
}

template <typename Game> void BasicTableHub<Game>::perform(ClientId client, const Does& does)
{
    typename BasicHubHost<Game>::Refused refused;
    if (std::holds_alternative<typename Game::Choice::TakeBack>(does))
        refused = host_.takeBack();
    else if (const auto* entry = std::get_if<Action>(&does))
        refused = host_.enter(Action(*entry));                          // what is entered forgets what was half chosen
    else if constexpr (requires { typename Game::Choice::OthersPass; }) // where a game has such a choice
        refused = std::holds_alternative<typename Game::Choice::OthersPass>(does) ? host_.othersPass() : std::nullopt;
    Phone* phone = phoneOf(client);
    if (!refused || phone == nullptr || !game_)
        return;
    const InLanguage in(phone->language);
    Half& half = halves_[client];
    half.draft = draftOf(half, *refused, sentencesIn(phone->language));
    ask(client, *phone);
}

template <typename Game> auto BasicTableHub<Game>::draftOf(Half& half, const Refused& refused, const Sentences& sentences) const -> Draft
{
    Draft draft;
    draft.said = half.refusal = refused.isHeld ? heldSentence() : Game::why(refused.why, sentences);
    draft.allowed = refused.allowed;
    half.refusalTopic = refused.isHeld ? QString() : Game::topicOf(refused.why, sentences);
    return draft;
}

template <typename Game> auto BasicTableHub<Game>::tapOn(ClientId client, const Phone& phone, const std::string& place,
                                                         const Sentences& sentences) -> std::optional<Does>
{
    const auto found = game_->ruleset.board->find(place);
    if (!found)
        return std::nullopt;
    Half& half = halves_[client];
    if (auto draft = Game::tapped(momentFor(phone), half.draft, *found))
        return draft;
    const auto refused = host_.whyNot(*found);
    if (!refused)
        return std::nullopt;
    return draftOf(half, *refused, sentences);
}

template <typename Game> auto BasicTableHub<Game>::pressOn(ClientId client, const Phone& phone, const std::string& button,
                                                           const Sentences& sentences) -> std::optional<Does>
{
    const auto asked = Game::asked(momentFor(phone), halves_[client].draft, sentences);
    // `b3` is the fourth button, `t0` the first of the tail.
    const bool tail = button.starts_with('t');
    const auto& row = tail ? asked.tail : asked.choices;
    for (std::size_t n = 0; n < row.size(); ++n)
        if (button == (tail ? "t" : "b") + std::to_string(n))
            return row[n].does;
    return std::nullopt;
}

} // namespace demeter::phones

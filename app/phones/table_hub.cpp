#include "app/phones/table_hub.h"

#include "app/book/refusal_topics.h"
#include "app/book/table_topics.h"
#include "app/table/table_words.h"
#include "app/text/in_language.h"
#include "core/base/hex.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace demeter::phones {

using namespace fury3e;

namespace {

/// That are looked for in the book.
constexpr qsizetype mostLetters = 200;

class HubWords {
    Q_DECLARE_TR_FUNCTIONS(HubWords)
};

/// A field of a phone's message; nothing if it is not there, or not of this kind.
template <typename Value> std::optional<Value> field(const Json& said, const char* name)
{
    const auto found = said.find(name);
    if (found == said.end())
        return std::nullopt;
    if constexpr (std::is_same_v<Value, std::string>)
        return found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
    else
        return found->is_number_unsigned() ? std::optional(found->get<Value>()) : std::nullopt;
}

std::optional<HunterSet> huntersOf(const Json& said)
{
    const auto list = said.find("hunters");
    if (list == said.end() || !list->is_array() || list->size() > hunterCount)
        return std::nullopt;
    HunterSet hunters;
    for (const Json& each : *list) {
        const auto hunter = each.is_string() ? hunterFromId(each.get<std::string>()) : std::nullopt;
        if (!hunter)
            return std::nullopt;
        hunters.insert(*hunter);
    }
    return hunters;
}

/// The choice that a key names: `b3` the fourth button, `t0` the first of the tail.
const TableChoice* choiceOf(const TableAsked& asked, const std::string& key)
{
    const auto& row = key.starts_with('t') ? asked.tail : asked.choices;
    for (std::size_t n = 0; n < row.size(); ++n)
        if (key == (key.starts_with('t') ? "t" : "b") + std::to_string(n))
            return &row[n];
    return nullptr;
}

} // namespace

// --- What the table shows ---------------------------------------------------------------------------------------------------

template <typename Tell> void TableHub::inEachLanguage(Tell tell)
{
    std::set<Language> spoken;
    for (const auto& [client, phone] : phones_)
        if (phone.greeted)
            spoken.insert(phone.language);
    for (const Language language : spoken) {
        const InLanguage in(language);
        tell(language, sentencesIn(language));
    }
}

const Sentences& TableHub::sentencesIn(Language language) const
{
    return sentences_.try_emplace(language, game_->ruleset.board, game_->ruleset.cards, language).first->second;
}

void TableHub::show(SeenGame game)
{
    if (game.log.empty())
        return;
    const bool same = game_ && game_->id == game.id;
    const bool anew = !same || game_->ruleset.board != game.ruleset.board || game_->name != game.name;
    const std::size_t steps = same ? std::min(game_->log.size(), game.log.size()) : 0;
    const bool stepped = anew || game.log.size() != steps || game_->turn != game.turn || game_->lastEntry != game.lastEntry;
    const bool coded = !same || game_->codes != game.codes;
    const bool otherChance = !same || game_->chance != game.chance;
    const bool otherReveal = !same || game_->revealed != game.revealed;
    if (!stepped && !coded && !otherChance && !otherReveal)
        return;
    const bool isNew = coded && same && game.codes.size() > game_->codes.size();
    if (anew)
        sentences_.clear();
    const bool otherBook = !game_ || !haveOneBook(game_->ruleset, game.ruleset);
    if (otherBook)
        books_.clear();
    game_ = std::move(game);
    chance_.show(game_->chance);
    const MomentNews::Found news = news_.find(game_->ruleset, game_->log, game_->newsBegins);
    if (stepped)
        for (auto& [client, phone] : phones_)
            phone.draft = {}; // what was half chosen was chosen of another table
    inEachLanguage([&](Language language, const Sentences& sentences) {
        std::vector<Message> messages;
        const auto say = [&](std::string text) { messages.push_back(std::make_shared<const std::string>(std::move(text))); };
        if (anew)
            say(gameMessage(*game_, sentences));
        if (stepped) {
            say(tableMessage(*game_, sentences));
            if (anew || logEntries(game_->log, steps) != logEntries(game_->log, game_->log.size()))
                say(anew ? logMessage(*game_, 0, 0, sentences) : logMessage(*game_, steps, logEntries(game_->log, steps), sentences));
        }
        if (coded)
            say(codesMessage(*game_, isNew));
        if (otherReveal && game_->revealed) // after the codes: those that come with it were made before it
            say(revealedMessage(*game_->revealed));
        for (const Moment& moment : news.moments)
            say(momentMessage(game_->ruleset, moment, sentences));
        if (otherChance && host_.addChance)
            say(chanceMessage(game_->chance));
        for (auto& [client, phone] : phones_) {
            if (!phone.greeted || phone.language != language)
                continue;
            for (const Message& each : messages)
                host_.send(client, each);
            if (stepped)
                ask(client, phone, sentences);
            if (otherBook)
                tellBook(client, phone, sentences);
        }
    });
}

void TableHub::takeChance(bool late)
{
    if (!host_.addChance || !chance_.isOn() || !(late || chance_.isComplete()))
        return;
    if (const auto action = chance_.take())
        host_.addChance(*action);
}

void TableHub::clear()
{
    game_.reset();
    chance_.show({});
    news_ = {};
    for (auto& [client, phone] : phones_) {
        phone.draft = {};
        if (phone.greeted)
            send(client, goneMessage(false));
    }
}

void TableHub::switchOff()
{
    for (const auto& [client, phone] : phones_)
        if (phone.greeted)
            send(client, goneMessage(true));
    for (const auto& [client, phone] : phones_)
        chance_.left(client);
    phones_.clear();
}

void TableHub::setEntering(PhonesEnter who)
{
    if (std::exchange(entering_, who) == who || !game_)
        return;
    inEachLanguage([&](Language language, const Sentences& sentences) {
        for (auto& [client, phone] : phones_)
            if (phone.greeted && phone.language == language) {
                phone.draft = {};
                ask(client, phone, sentences);
            }
    });
}

void TableHub::takeHunterBack(Hunter hunter)
{
    for (auto& [client, phone] : phones_)
        phone.plays.erase(hunter);
    if (!game_)
        return;
    inEachLanguage([&](Language language, const Sentences& sentences) {
        for (auto& [client, phone] : phones_)
            if (phone.greeted && phone.language == language)
                ask(client, phone, sentences);
    });
}

std::size_t TableHub::watching() const
{
    return static_cast<std::size_t>(std::ranges::count_if(phones_, [](const auto& each) { return each.second.greeted; }));
}

HunterSet TableHub::played() const
{
    HunterSet hunters;
    for (const auto& [client, phone] : phones_)
        hunters = hunters | phone.plays;
    return hunters;
}

// --- What can be entered ----------------------------------------------------------------------------------------------------

bool TableHub::isMine(const Phone& phone) const
{
    if (entering_ != PhonesEnter::OwnHunters)
        return entering_ == PhonesEnter::Everything;
    const TableTurn& turn = game_->turn;
    if (turn.ask) {
        const auto hunter = answeringHunter(game_->log.back().view, turn);
        return hunter ? phone.plays.contains(*hunter) : !phone.plays.empty();
    }
    if (turn.who == TableTurn::Who::Hunters)
        return std::ranges::any_of(turn.options, [&](const HunterOptions& each) { return phone.plays.contains(each.hunter); });
    return !phone.plays.empty(); // the time goes on, or something is taken back: anybody's who plays
}

TableMoment TableHub::momentFor(const Phone& phone) const
{
    TableMoment moment{game_->ruleset.cards, game_->log.back().view, game_->turn, game_->lastEntry};
    if (entering_ != PhonesEnter::OwnHunters || !isMine(phone))
        return moment;
    TableTurn& turn = moment.turn;
    const bool all =
        std::ranges::all_of(turn.options, [&](const HunterOptions& each) { return phone.plays.contains(each.hunter); }) &&
        std::ranges::all_of(allHunters, [&](Hunter hunter) { return turn.acted.contains(hunter) || phone.plays.contains(hunter); });
    std::erase_if(turn.options, [&](const HunterOptions& each) { return !phone.plays.contains(each.hunter); });
    moment.othersPass = all; // it does not pass for others
    if (turn.combat) {
        HunterSet show;
        turn.combat->mayShow.forEach([&](Hunter hunter) {
            if (phone.plays.contains(hunter))
                show.insert(hunter);
        });
        turn.combat->mayShow = show;
    }
    return moment;
}

TableAsked TableHub::askedOf(const Phone& phone, const Sentences& sentences) const
{
    return tableAsked(momentFor(phone), phone.draft, {2, true, false}, sentences);
}

void TableHub::ask(ClientId client, Phone& phone, const Sentences& sentences)
{
    const TableTurn turn = momentFor(phone).turn;
    const bool refused = !phone.refusal.isEmpty() && phone.draft.said == phone.refusal;
    const QString topic = refused ? phone.refusalTopic : topicOfTurn(turn).key;
    send(client, questionMessage(*game_, askedOf(phone, sentences), ++phone.question, isMine(phone), turn, topic, sentences));
}

void TableHub::perform(ClientId client, const TableChoice::Does& does)
{
    std::optional<EntryRefused> refused;
    if (std::holds_alternative<TableChoice::OthersPass>(does))
        refused = host_.othersPass();
    else if (std::holds_alternative<TableChoice::TakeBack>(does))
        refused = host_.takeBack();
    else if (const auto* entry = std::get_if<Action>(&does))
        refused = host_.enter(Action(*entry)); // what is entered forgets what was half chosen
    const auto found = phones_.find(client);
    if (!refused || found == phones_.end() || !game_)
        return;
    Phone& phone = found->second;
    const InLanguage in(phone.language);
    const Sentences& sentences = sentencesIn(phone.language);
    phone.draft = draftOf(phone, *refused, sentences);
    ask(client, phone, sentences);
}

TableDraft TableHub::draftOf(Phone& phone, const EntryRefused& refused, const Sentences& sentences) const
{
    TableDraft draft;
    draft.said = phone.refusal = sentences.violation(refused.why);
    draft.allowed = refused.allowed;
    phone.refusalTopic = topicOfRefusal(sentences, refused.why).value_or(TopicId()).key;
    return draft;
}

// --- The book ---------------------------------------------------------------------------------------------------------------

void TableHub::tellBook(ClientId client, Phone& phone, const Sentences& sentences)
{
    if (!phone.reads)
        return;
    auto found = books_.find(phone.language);
    if (found == books_.end()) {
        BookMessage made = bookMessage(game_->ruleset, sentences);
        found = books_.emplace(phone.language, Book{std::move(made.sign), std::make_shared<const std::string>(std::move(made.text))}).first;
    }
    if (std::exchange(phone.book, found->second.sign) != found->second.sign)
        host_.send(client, found->second.message);
}

bool TableHub::hasWish() const
{
    return std::ranges::any_of(phones_, [](const auto& each) { return each.second.wish.has_value(); });
}

std::optional<BookWish> TableHub::takeWish()
{
    const auto wishes = [](const auto& each) { return each.second.wish.has_value(); };
    auto next = std::find_if(phones_.upper_bound(served_), phones_.end(), wishes);
    if (next == phones_.end())
        next = std::ranges::find_if(phones_, wishes);
    if (next == phones_.end())
        return std::nullopt;
    served_ = next->first;
    return std::exchange(next->second.wish, std::nullopt);
}

void TableHub::found(const BookWish& wish, const std::vector<BookHit>& hits)
{
    if (phones_.contains(wish.client))
        send(wish.client, foundMessage(wish.number, hits));
}

// --- What phones say --------------------------------------------------------------------------------------------------------

void TableHub::joined(ClientId client)
{
    phones_.try_emplace(client);
}

void TableHub::left(ClientId client)
{
    phones_.erase(client);
    chance_.left(client);
}

void TableHub::arrived(ClientId client, std::string_view text)
{
    const auto found = phones_.find(client);
    if (found == phones_.end())
        return;
    Phone& phone = found->second;
    const Json said = Json::parse(text, nullptr, false);
    const auto what = said.is_object() ? field<std::string>(said, "do") : std::nullopt;
    const bool hello = what == "hello";
    if (!what || hello == phone.greeted) { // the first message, and no other one, says hello
        host_.close(client);
        return;
    }
    if (what == "here") { // are you there?
        send(client, hereMessage());
        return;
    }
    if (hello || what == "language") {
        greet(client, phone, said);
    } else if (what == "play") {
        const auto hunters = huntersOf(said);
        if (!hunters) {
            host_.close(client);
            return;
        }
        phone.plays = *hunters;
        phone.draft = {};
        if (game_) {
            const InLanguage in(phone.language);
            ask(client, phone, sentencesIn(phone.language));
        }
    } else if (what == "book") {
        const auto has = field<std::string>(said, "has");
        if (!has) {
            host_.close(client);
            return;
        }
        if (!std::exchange(phone.reads, true)) // asked again it would be told again, as often as somebody likes
            phone.book = *has;
        if (game_) {
            const InLanguage in(phone.language);
            tellBook(client, phone, sentencesIn(phone.language));
        }
    } else if (what == "find") {
        const auto words = field<std::string>(said, "words");
        const auto number = field<std::uint32_t>(said, "number");
        if (!words || !number) {
            host_.close(client);
            return;
        }
        phone.wish = BookWish{client, *number, QString::fromStdString(*words).left(mostLetters), phone.language};
    } else if (what == "promise" || what == "share") {
        const auto round = field<std::uint16_t>(said, "round");
        const auto bytes = field<std::string>(said, "bytes");
        Share read{};
        if (!round || !bytes || !readHex(*bytes, read)) {
            host_.close(client);
            return;
        }
        what == "promise" ? chance_.promise(client, *round, read) : chance_.give(client, *round, read);
    } else if (what == "lines") {
        const auto from = field<std::size_t>(said, "from");
        if (!from) {
            host_.close(client);
            return;
        }
        if (game_ && game_->revealed && *from < game_->revealed->lines.size())
            send(client, linesMessage(*game_->revealed, *from));
    } else if (what == "press" || what == "tap") {
        act(client, phone, said);
    } else {
        host_.close(client);
    }
}

void TableHub::greet(ClientId client, Phone& phone, const Json& said)
{
    const auto code = field<std::string>(said, "language");
    const auto language = code ? languageFromCode(*code) : std::nullopt;
    if (!language) {
        host_.close(client);
        return;
    }
    if (!phone.greeted)
        chance_.joined(client);
    const bool first = !std::exchange(phone.greeted, true), other = std::exchange(phone.language, *language) != *language;
    if (!game_) {
        send(client, goneMessage(false));
        return;
    }
    if (!first && !other)
        return;
    const InLanguage in(phone.language);
    const Sentences& sentences = sentencesIn(phone.language);
    send(client, gameMessage(*game_, sentences));
    send(client, tableMessage(*game_, sentences));
    // What it has of this game's log in its language stays.
    const bool goesOn = first && field<std::string>(said, "game") == game_->id;
    const std::size_t steps = std::min(goesOn ? field<std::size_t>(said, "step").value_or(0) : 0, game_->log.size());
    const std::size_t entries = logEntries(game_->log, steps);
    const bool fits = field<std::size_t>(said, "log") == entries;
    send(client, fits ? logMessage(*game_, steps, entries, sentences) : logMessage(*game_, 0, 0, sentences));
    if (first && game_->revealed) // before the codes: what a phone hears of them only now it has not kept
        send(client, revealedMessage(*game_->revealed));
    send(client, codesMessage(*game_, false));
    if (first && host_.addChance)
        send(client, chanceMessage(game_->chance));
    ask(client, phone, sentences);
    tellBook(client, phone, sentences);
}

void TableHub::act(ClientId client, Phone& phone, const Json& said)
{
    const auto step = field<std::size_t>(said, "step");
    const auto question = field<std::uint32_t>(said, "question");
    const auto button = field<std::string>(said, "button"), place = field<std::string>(said, "place");
    if (!step || !question || button.has_value() == place.has_value()) {
        host_.close(client);
        return;
    }
    if (!game_)
        return;
    std::optional<TableChoice::Does> does;
    {
        const InLanguage in(phone.language);
        const Sentences& sentences = sentencesIn(phone.language);
        if (*step != stepOf(*game_)) { // somebody was faster
            const QString first = announcedWords(game_->log, game_->turn, game_->newsBegins, game_->chosenAt, sentences).all().join(u' ');
            send(client, toldMessage(first.isEmpty() ? HubWords::tr("The table has gone on.")
                                                     : HubWords::tr("The table has gone on. %1").arg(first)));
        } else if (*question == phone.question && isMine(phone)) {
            does = place ? tapOn(phone, *place, sentences) : pressOn(phone, *button, sentences);
            if (!does)
                return;
            if (const auto* draft = std::get_if<TableDraft>(&*does))
                phone.draft = *draft;
        }
        if (!does || std::holds_alternative<TableDraft>(*does)) {
            ask(client, phone, sentences);
            return;
        }
    }
    // Everything that comes of it is said in the window's own language.
    perform(client, *does);
}

std::optional<TableChoice::Does> TableHub::tapOn(Phone& phone, const std::string& place, const Sentences& sentences) const
{
    const auto found = game_->ruleset.board->find(place);
    if (!found)
        return std::nullopt;
    if (auto draft = tapped(momentFor(phone).turn, phone.draft, *found))
        return draft;
    const auto refused = host_.whyNot(*found);
    if (!refused)
        return std::nullopt;
    return draftOf(phone, *refused, sentences);
}

std::optional<TableChoice::Does> TableHub::pressOn(const Phone& phone, const std::string& button, const Sentences& sentences) const
{
    const TableAsked asked = askedOf(phone, sentences);
    const TableChoice* choice = choiceOf(asked, button);
    return choice != nullptr ? std::optional(choice->does) : std::nullopt;
}

} // namespace demeter::phones

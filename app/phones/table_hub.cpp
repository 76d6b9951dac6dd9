#include "app/phones/table_hub.h"

#include "app/phones/book_message.h"
#include "app/phones/revealed_lines.h"
#include "app/phones/table_messages.h"

#include <algorithm>

namespace demeter::phones {

namespace {

/// Phones show the ways on and back beside others. Who may take the last entry back is told apart from what is asked.
constexpr PromptRoom roomOfPhone{.columns = 2, .besides = true, .takesBack = false};

} // namespace

// --- What the table shows ---------------------------------------------------------------------------------------------------

std::string TableHub::gameText(Language language) const
{
    const GameFacts& facts = shown_->facts();
    return gameMessage({facts.id, facts.name, shown_->seats(language), shown_->besides()}, shown_->board().get());
}

std::string TableHub::tableText(Language language) const
{
    const PublicTable table = shown_->table(language);
    const auto ending = table.over ? std::optional(shown_->ending(language)) : std::nullopt;
    return tableMessage(shown_->steps(), table, ending, shown_->seats(language), shown_->board().get());
}

void TableHub::update()
{
    const auto now = game_.now(); // kept, whatever comes of what is told
    if (now == nullptr)
        return;
    const GameFacts& facts = now->facts();
    const std::shared_ptr<const PublicGame> before = std::exchange(shown_, now);
    const bool same = before && before->facts().id == facts.id;
    const bool anew = !same || before->board() != now->board() || before->facts().name != facts.name;
    const std::size_t steps = same ? std::min(before->steps(), now->steps()) : 0;
    const bool stepped = anew || !now->standsLike(*before);
    const bool coded = !same || before->facts().codes != facts.codes;
    const bool otherChance = !same || before->facts().chance != facts.chance;
    const bool otherReveal = !same || before->facts().revealed != facts.revealed;
    if (!stepped && !coded && !otherChance && !otherReveal)
        return;
    const bool isNew = coded && same && facts.codes.size() > before->facts().codes.size();
    const bool otherBook = !before || !now->hasBookOf(*before);
    if (otherBook)
        books_.clear();
    if (!same)
        setSeats(now->seats(Language::En));
    if (otherReveal)
        pagePath_ = facts.revealed ? givePage(facts.revealed->page) : std::string();
    showChance(facts.chance);
    const NewMoments news = now->momentsSince(before.get());
    if (stepped)
        for (auto& [client, half] : halves_)
            half.draft = {}; // what was half chosen was chosen of another table
    inEachLanguage([&](Language language) {
        std::vector<Message> messages;
        const auto say = [&](std::string text) { messages.push_back(std::make_shared<const std::string>(std::move(text))); };
        if (anew)
            say(gameText(language));
        if (stepped || otherReveal)
            say(tableText(language)); // its end tells more then
        if (stepped) {
            const std::size_t entries = now->newsIn(steps);
            if (anew)
                say(logMessage(0, now->log(0, language)));
            else if (entries != now->newsIn(now->steps()))
                say(logMessage(entries, now->log(steps, language)));
        }
        if (coded)
            say(codesMessage(facts.codes, isNew));
        if (otherReveal && facts.revealed) // after the codes: those that come with it were made before it
            say(revealedMessage(*facts.revealed, pagePath_));
        for (const auto& moment : news.moments)
            say(momentMessage(moment.onPhones(language), now->seats(language), now->board().get()));
        if (otherChance && asksForChance())
            say(chanceMessage(facts.chance));
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

void TableHub::welcome(ClientId client, Phone& phone, const Json& said, bool first)
{
    const Language language = phone.language;
    const GameFacts& facts = shown_->facts();
    send(client, gameText(language));
    send(client, tableText(language));
    // What it has of this game's log in its language stays.
    const bool goesOn = first && field<std::string>(said, "game") == facts.id;
    const std::size_t steps = std::min(goesOn ? field<std::size_t>(said, "step").value_or(0) : 0, shown_->steps());
    const std::size_t entries = shown_->newsIn(steps);
    const bool fits = field<std::size_t>(said, "log") == entries;
    send(client, fits ? logMessage(entries, shown_->log(steps, language)) : logMessage(0, shown_->log(0, language)));
    if (first && facts.revealed) // before the codes: what a phone hears of them only now it has not kept
        send(client, revealedMessage(*facts.revealed, pagePath_));
    send(client, codesMessage(facts.codes, false));
    if (first && asksForChance())
        send(client, chanceMessage(facts.chance));
    ask(client, phone);
    tellBook(client, phone);
}

void TableHub::tellLines(ClientId client, std::size_t from)
{
    const auto& revealed = shown_->facts().revealed;
    if (revealed && from < revealed->lines.size())
        send(client, linesMessage(*revealed, from));
}

void TableHub::tellBook(ClientId client, Phone& phone)
{
    if (!phone.reads)
        return;
    auto found = books_.find(phone.language);
    if (found == books_.end()) {
        BookMessage made = bookMessage(shown_->book(phone.language));
        found = books_.emplace(phone.language, Book{std::move(made.sign), std::make_shared<const std::string>(std::move(made.text))}).first;
    }
    if (std::exchange(phone.book, found->second.sign) != found->second.sign)
        send(client, found->second.message);
}

// --- What can be entered ----------------------------------------------------------------------------------------------------

bool TableHub::isMine(const Phone& phone) const
{
    return entering() == PhonesEnter::OwnHunters ? shown_->isFor(phone.plays) : entering() == PhonesEnter::Everything;
}

std::optional<SeatSet> TableHub::playsOf(const Phone& phone) const
{
    return entering() == PhonesEnter::OwnHunters && isMine(phone) ? std::optional(phone.plays) : std::nullopt;
}

SeenQuestion TableHub::questionOf(ClientId client, const Phone& phone)
{
    SeenQuestion question = shown_->question(halves_[client].draft, playsOf(phone), roomOfPhone, phone.language);
    if (!isMine(phone)) { // what is asked lies open, and others answer it
        question.places.clear();
        question.choices.clear();
        question.tail.clear();
    }
    if (entering() != PhonesEnter::Nothing && halves_[client].draft == Draft())
        if (auto back = shown_->takeBack(entering() == PhonesEnter::OwnHunters ? std::optional(phone.plays) : std::nullopt, phone.language))
            (question.choices.empty() && question.places.empty() ? question.tail : question.choices).push_back(*std::move(back));
    return question;
}

void TableHub::ask(ClientId client, Phone& phone)
{
    const Half& half = halves_[client];
    SeenQuestion question = questionOf(client, phone);
    question.refused = !half.refusal.isEmpty() && shown_->halfChosen(half.draft).said == half.refusal;
    if (question.refused)
        question.topic = half.refusalTopic;
    send(client,
         questionMessage(shown_->steps(), ++phone.question, isMine(phone), question, shown_->seats(phone.language), shown_->board().get()));
}

void TableHub::tellAll(const std::function<QString()>& words)
{
    inEachLanguage([&](Language language) {
        const std::string told = toldMessage(words());
        forAllIn(language, [&](ClientId client, const Phone&) { send(client, told); });
    });
}

void TableHub::act(ClientId client, Phone& phone, const Pressed& pressed)
{
    std::optional<SeenChoice::Does> does;
    {
        const InLanguage in(phone.language);
        if (pressed.step != shown_->steps()) { // somebody was faster
            send(client, toldMessage(wentOn(cameFirst(pressed.step, phone.language))));
        } else if (pressed.question == phone.question && (!pressed.place || isMine(phone))) {
            does = pressed.place ? tapOn(client, phone, *pressed.place) : pressOn(client, phone, *pressed.button);
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
QStringList TableHub::cameFirst(std::size_t step, Language language) const
{
    for (std::size_t n = step; n < shown_->steps(); ++n)
        if (const QStringList happened = shown_->happened(n, language); !happened.isEmpty())
            return happened;
    return {};
}

void TableHub::perform(ClientId client, const SeenChoice::Does& does)
{
    RunningGame::Done done;
    if (const auto* entry = std::get_if<Entry>(&does))
        done = game_.enter(Entry(*entry)); // what is entered forgets what was half chosen
    else if (does == SeenChoice::Does(TablePress::TakeBack))
        done = game_.takeBack();
    else if (does == SeenChoice::Does(TablePress::OthersPass))
        done = game_.letOthersPass();
    Phone* phone = phoneOf(client);
    if (done || phone == nullptr || !hasGame())
        return;
    const InLanguage in(phone->language);
    halves_[client].draft = draftOf(halves_[client], done.error(), phone->language);
    ask(client, *phone);
}

Draft TableHub::draftOf(Half& half, const NotDone& refused, Language language) const
{
    half.refusal = refused.isHeld ? heldSentence() : shown_->why(refused.why, language);
    half.refusalTopic = refused.isHeld ? QString() : shown_->topicOf(refused.why, language);
    return shown_->withRefusal({}, half.refusal, refused.allowed);
}

std::optional<SeenChoice::Does> TableHub::tapOn(ClientId client, const Phone& phone, const std::string& place)
{
    const auto found = shown_->board() != nullptr ? shown_->board()->find(place) : std::nullopt;
    if (!found)
        return std::nullopt;
    Half& half = halves_[client];
    if (auto draft = shown_->tapped(half.draft, *found, playsOf(phone)))
        return draft;
    const auto reached = game_.canReach(*found);
    if (reached)
        return std::nullopt;
    return draftOf(half, reached.error(), phone.language);
}

std::optional<SeenChoice::Does> TableHub::pressOn(ClientId client, const Phone& phone, const std::string& button)
{
    const SeenQuestion asked = questionOf(client, phone);
    // `b3` is the fourth button, `t0` the first of the tail.
    const bool tail = button.starts_with('t');
    const auto& row = tail ? asked.tail : asked.choices;
    for (std::size_t n = 0; n < row.size(); ++n)
        if (button == (tail ? "t" : "b") + std::to_string(n))
            return row[n].does;
    return std::nullopt;
}

} // namespace demeter::phones

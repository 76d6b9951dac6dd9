#include "tests/support/forger.h"

#include "core/journal/chain.h"

#include <algorithm>
#include <array>

namespace demeter::test {

namespace {

constexpr std::array<const char*, forgeryCount> names{
    "swap two hidden moves", "change a location", "change an encounter", "change an answer", "change the deal",      "change the chance",
    "change a nonce",        "drop a line",       "insert a line",       "cut the end",      "file of another game", "all nonces new"};

/// One way to change a line: the new line, or nothing if it is not possible there.
struct Change {
    std::size_t line = 0;
    RevealedLine now;
};

/// Where in `text` the value of the field stands, from `from` on; the quotes are not part of it.
std::optional<std::pair<std::size_t, std::size_t>> valueOf(const std::string& text, std::string_view field, std::size_t from)
{
    const std::string start = '"' + std::string(field) + "\":\"";
    const std::size_t at = text.find(start, from);
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t begin = at + start.size();
    return std::pair(begin, text.find('"', begin));
}

/// Other values for every field of this name in the hidden part.
void otherValues(const Evidence& evidence, std::initializer_list<std::string_view> fields, const std::vector<std::string>& values,
                 std::vector<Change>& changes)
{
    for (std::size_t i = 1; i < evidence.lines.size(); ++i) {
        const std::string& hidden = *evidence.lines[i].hidden;
        for (const std::string_view field : fields)
            for (auto value = valueOf(hidden, field, 0); value; value = valueOf(hidden, field, value->second)) {
                const std::string_view was = std::string_view(hidden).substr(value->first, value->second - value->first);
                for (const std::string& other : values) {
                    if (other == was)
                        continue;
                    Change change{i, evidence.lines[i]};
                    change.now.hidden = hidden.substr(0, value->first) + other + hidden.substr(value->second);
                    changes.push_back(std::move(change));
                }
            }
    }
}

/// What the table was told or shown: another name, another number, something left out.
void otherAnswers(const Evidence& evidence, std::vector<Change>& changes)
{
    for (std::size_t i = 1; i < evidence.lines.size(); ++i) {
        const std::string& open = evidence.lines[i].open;
        const auto add = [&](std::string text) {
            Change change{i, evidence.lines[i]};
            change.now.open = std::move(text);
            if (change.now.open != open)
                changes.push_back(std::move(change));
        };
        for (const std::string_view field : {"location", "encounter", "hunter", "what"})
            for (auto value = valueOf(open, field, 0); value; value = valueOf(open, field, value->second))
                add(open.substr(0, value->first) + (field == "encounter" ? "hoax" : "prague") + open.substr(value->second));
        for (std::size_t at = 1; at < open.size(); ++at)
            if (open[at - 1] == ':' && open[at] >= '0' && open[at] <= '9') {
                std::string text = open;
                text[at] = text[at] == '9' ? '8' : static_cast<char>(text[at] + 1);
                add(std::move(text));
            }
        if (const std::size_t said = open.find(",\"said\":["); said != std::string::npos) {
            const std::size_t table = open.find(",\"table\"");
            add(open.substr(0, said) + (table == std::string::npos ? "}" : open.substr(table)));
        }
        add(R"({"round":1,"said":[{"what":"revealed","arguments":[{"location":"paris"}],"rule":""}]})");
    }
}

void otherDeals(const Evidence& evidence, std::vector<Change>& changes)
{
    const RevealedLine& first = evidence.lines[0];
    for (const std::string_view field : {"secret", "seed"})
        if (const auto value = valueOf(*first.hidden, field, 0))
            for (std::size_t at = value->first; at < value->second; ++at) {
                Change change{0, first};
                char& digit = (*change.now.hidden)[at];
                digit = digit == 'f' ? '0' : digit == '9' ? 'a' : static_cast<char>(digit + 1);
                changes.push_back(std::move(change));
            }
    for (const std::string_view field : {"words", "promise"})
        if (const auto value = valueOf(first.open, field, 0))
            for (std::size_t at = value->first; at < value->second; ++at) {
                const auto byte = static_cast<unsigned char>(first.open[at]);
                if (byte >= 0x80 || byte == '\\')
                    continue;
                Change change{0, first};
                change.now.open[at] = change.now.open[at] == 'a' ? 'b' : 'a';
                changes.push_back(std::move(change));
            }
}

/// Where a text ends that the quote at `begin` opens; what is looked for here has no escapes.
std::size_t closingQuote(const std::string& text, std::size_t begin)
{
    return text.find('"', begin + 1);
}

/// Other promises, shares and words, or none, in what was done and in what the table was told of it.
void otherChance(const Evidence& evidence, std::vector<Change>& changes)
{
    constexpr std::size_t hexDigits = 64;
    for (std::size_t i = 1; i < evidence.lines.size(); ++i) {
        const RevealedLine& line = evidence.lines[i];
        const std::string& hidden = *line.hidden;
        if (!hidden.starts_with(R"({"action":{"action":"promise-shares")") && !hidden.starts_with(R"({"action":{"action":"add-chance")"))
            continue;
        const auto add = [&](std::size_t at, std::size_t size, const std::string& now, const std::string& was, const std::string& told) {
            Change change{i, line};
            change.now.hidden->replace(at, size, now);
            if (const std::size_t there = change.now.open.rfind(was); there != std::string::npos)
                change.now.open.replace(there, was.size(), told);
            changes.push_back(std::move(change));
        };
        for (std::size_t at = hidden.find(":["); at != std::string::npos && hidden[at] != ']';) { // hex digits
            at = hidden.find('"', at);
            if (at == std::string::npos || closingQuote(hidden, at) != at + hexDigits + 1)
                break;
            const std::string was = hidden.substr(at + 1, hexDigits);
            for (std::size_t digit = 0; digit < hexDigits; digit += 9) {
                std::string now = was;
                now[digit] = now[digit] == '0' ? '1' : '0';
                add(at + 1, hexDigits, now, was, now);
            }
            add(at, hexDigits + 2, "null", was, "-");
            at += hexDigits + 2;
        }
        if (const auto words = valueOf(hidden, "words", 0)) {
            const auto [begin, end] = *words;
            const std::string was = hidden.substr(begin, end - begin);
            for (const std::string& now : {was + "s", std::string("otra"), std::string()})
                add(begin, was.size(), now, '"' + was + '"', '"' + now + '"');
        }
    }
}

void otherNonces(const Evidence& evidence, std::vector<Change>& changes)
{
    for (std::size_t i = 0; i < evidence.lines.size(); ++i)
        for (std::size_t byte = 0; byte < evidence.lines[i].nonce->size(); ++byte) {
            Change change{i, evidence.lines[i]};
            (*change.now.nonce)[byte] ^= 1U;
            changes.push_back(std::move(change));
        }
}

std::vector<Change> changesOf(const Evidence& evidence, Forgery kind)
{
    std::vector<Change> changes;
    switch (kind) {
    case Forgery::Location:
        otherValues(evidence, {"location", "at"}, evidence.places, changes);
        break;
    case Forgery::Encounter:
        otherValues(evidence, {"encounter"}, evidence.encounters, changes);
        break;
    case Forgery::Answer:
        otherAnswers(evidence, changes);
        break;
    case Forgery::Deal:
        otherDeals(evidence, changes);
        break;
    case Forgery::Chance:
        otherChance(evidence, changes);
        break;
    case Forgery::Nonce:
        otherNonces(evidence, changes);
        break;
    default:
        break;
    }
    return changes;
}

/// Lines whose hidden part is a card played, in pairs that are not alike.
std::vector<std::pair<std::size_t, std::size_t>> movePairs(const Evidence& evidence)
{
    std::vector<std::size_t> moves;
    for (std::size_t i = 1; i < evidence.lines.size(); ++i)
        if (evidence.lines[i].hidden->starts_with(R"({"action":{"action":"play")"))
            moves.push_back(i);
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t a = 0; a < moves.size(); ++a)
        for (std::size_t b = a + 1; b < moves.size(); ++b)
            if (evidence.lines[moves[a]].hidden != evidence.lines[moves[b]].hidden)
                pairs.emplace_back(moves[a], moves[b]);
    return pairs;
}

class Forger {
public:
    Forger(const Evidence& evidence, const Evidence& other, const std::function<void(const Forged&)>& visit,
           Rechaining rechaining = Rechaining::Done)
        : evidence_(evidence), other_(other), visit_(visit), rechaining_(rechaining)
    {
    }

    /// As it is, and with the chain made anew behind it.
    void show(Reveal lines, std::size_t firstChanged)
    {
        Forged forged{std::move(lines), firstChanged, false};
        visit_(forged);
        forged.rechained = true;
        showRechained(std::move(forged));
    }
    void change(const Change& change)
    {
        Reveal lines = evidence_.lines;
        lines[change.line] = change.now;
        show(std::move(lines), change.line);
    }
    void swap(std::size_t a, std::size_t b)
    {
        Reveal lines = evidence_.lines;
        std::swap(lines[a].hidden, lines[b].hidden);
        show(std::move(lines), a);
    }
    void drop(std::size_t at)
    {
        Reveal lines = evidence_.lines;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        show(std::move(lines), at);
    }
    void insert(std::size_t at, std::size_t from)
    {
        Reveal lines = evidence_.lines;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), evidence_.lines[from]);
        show(std::move(lines), at);
    }
    void cut(std::size_t at)
    {
        visit_({Reveal(evidence_.lines.begin(), evidence_.lines.begin() + static_cast<std::ptrdiff_t>(at)), at, true});
    }
    void replace() { visit_({other_.lines, 0, true}); }
    void newNonces(std::size_t from)
    {
        Reveal lines = evidence_.lines;
        for (std::size_t i = from; i < lines.size(); ++i)
            lines[i].nonce = otherNonce(*lines[i].nonce);
        showRechained({std::move(lines), from, true});
    }

private:
    void showRechained(Forged forged)
    {
        if (rechaining_ == Rechaining::Done)
            rechain(forged.lines, evidence_.game, forged.firstChanged);
        visit_(forged);
    }

    const Evidence& evidence_;
    const Evidence& other_;
    const std::function<void(const Forged&)>& visit_;
    Rechaining rechaining_;
};

} // namespace

const char* nameOf(Forgery kind)
{
    return names[static_cast<std::size_t>(kind)];
}

Nonce otherNonce(const Nonce& nonce)
{
    Nonce other = nonce;
    for (std::uint8_t& byte : other)
        byte = static_cast<std::uint8_t>(byte * 5U + 77U);
    return other;
}

void rechain(Reveal& lines, const GameId& game, std::size_t from)
{
    Head head = from == 0 ? firstHead : lines[from - 1].head;
    for (std::size_t i = from; i < lines.size(); ++i) {
        lines[i].commitment = commitmentOf(game, i, *lines[i].nonce, *lines[i].hidden);
        head = lines[i].head = sealedHead(head, i, lines[i].open, *lines[i].commitment);
    }
}

void forgeAll(const Evidence& evidence, const Evidence& other, Forgery kind, const std::function<void(const Forged&)>& visit,
              Rechaining rechaining)
{
    Forger forger(evidence, other, visit, rechaining);
    const std::size_t size = evidence.lines.size();
    switch (kind) {
    case Forgery::SwapMoves:
        for (const auto& [a, b] : movePairs(evidence))
            forger.swap(a, b);
        break;
    case Forgery::DropLine:
        for (std::size_t at = 0; at < size; ++at)
            forger.drop(at);
        break;
    case Forgery::InsertLine:
        for (std::size_t at = 0; at <= size; ++at)
            forger.insert(at, at == 0 ? 1 : at - 1);
        break;
    case Forgery::CutEnd:
        for (std::size_t at = 1; at < size; ++at)
            forger.cut(at);
        break;
    case Forgery::OtherGame:
        forger.replace();
        break;
    case Forgery::NewNonces:
        for (std::size_t from = 0; from < size; ++from)
            forger.newNonces(from);
        break;
    default:
        for (const Change& change : changesOf(evidence, kind))
            forger.change(change);
        break;
    }
}

std::vector<Forged> forgeOne(const Evidence& evidence, const Evidence& other, Forgery kind, std::mt19937_64& random)
{
    std::vector<Forged> forged;
    const std::function<void(const Forged&)> visit = [&](const Forged& each) { forged.push_back(each); };
    Forger forger(evidence, other, visit);
    // Up to the last head that the table saw: nobody vouches for what comes after.
    const std::size_t size = evidence.witnesses.back().line + 1;
    switch (kind) {
    case Forgery::SwapMoves: {
        auto pairs = movePairs(evidence);
        std::erase_if(pairs, [size](const auto& pair) { return pair.first >= size; });
        if (!pairs.empty()) {
            const auto [a, b] = pairs[random() % pairs.size()];
            forger.swap(a, b);
        }
        break;
    }
    case Forgery::DropLine:
        forger.drop(random() % size);
        break;
    case Forgery::InsertLine:
        forger.insert(random() % size, random() % size);
        break;
    case Forgery::CutEnd:
        forger.cut(1 + random() % (size - 1));
        break;
    case Forgery::OtherGame:
        forger.replace();
        break;
    case Forgery::NewNonces:
        forger.newNonces(random() % size);
        break;
    default: {
        auto changes = changesOf(evidence, kind);
        std::erase_if(changes, [size](const Change& change) { return change.line >= size; });
        if (!changes.empty())
            forger.change(changes[random() % changes.size()]);
        break;
    }
    }
    return forged;
}

} // namespace demeter::test

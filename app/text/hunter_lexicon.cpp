#include "app/text/hunter_lexicon.h"

#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <string_view>
#include <utility>

namespace demeter {

using fury::allHunters;
using fury::Hunter;
using fury::hunterCount;
using fury::hunterIds;
using fury::HunterSet;

namespace {

constexpr const char* glossaryPath = ":/translations/glossary.tsv";
constexpr const char* wordsPath = ":/translations/hunter_words.tsv";
/// Keys of the second.
constexpr std::array<std::pair<const char*, TypedDeed>, 5> deedKeys{{{"search", TypedDeed::Search},
                                                                     {"rest", TypedDeed::Rest},
                                                                     {"supply", TypedDeed::Supply},
                                                                     {"exchange", TypedDeed::Exchange},
                                                                     {"pass", TypedDeed::Pass}}};

// Ranks of a fit, best first; between two of them comes the better one in a language that is not the user's.
constexpr int wholeName = 0;
constexpr int wholeWords = 2;
constexpr int beginnings = 4;
constexpr int sharedWords = 6;

/// The letter on a hunter's sign, and the Cyrillic one that sounds like it.
constexpr std::array<std::u16string_view, hunterCount> signLetters{u"gг", u"sс", u"hх", u"mм"};

struct Piece {
    qsizetype from = 0, length = 0;
};

/// Where the words of a line stand: letters, digits and the accents that belong to them.
QList<Piece> pieces(const QString& line)
{
    QList<Piece> found;
    bool inside = false;
    for (qsizetype n = 0; n < line.size(); ++n) {
        const bool letter = line[n].isLetterOrNumber() || (inside && line[n].isMark());
        if (letter && !inside)
            found.push_back({n, 1});
        else if (letter)
            ++found.back().length;
        inside = letter;
    }
    return found;
}

QStringList foldedPieces(const QString& line)
{
    QStringList words;
    for (const Piece& piece : pieces(line))
        words << folded(line.mid(piece.from, piece.length));
    return words;
}

/// Calls `visit(key, cells)` for every line of a table after the first, with one cell for each of the five languages.
template <typename Visit> void forEachRow(const char* path, Visit&& visit)
{
    QFile file{QLatin1String(path)};
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split(u'\t');
        visit(cells.front(), cells.mid(1, static_cast<qsizetype>(languageCount)));
    }
}

bool has(const auto& list, const auto& value)
{
    return std::ranges::find(list, value) != list.end();
}

} // namespace

QString folded(const QString& word)
{
    QString bare;
    for (const QChar letter : word.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (letter == u'ł') // has no decomposition
            bare += u'l';
        else if (!letter.isMark())
            bare += letter;
    return bare;
}

QString foldedName(const QString& name)
{
    QString plain = folded(name);
    for (QChar& c : plain)
        if (c == u'-' || c == u'\'' || c == QChar(0x2019))
            c = u' ';
    return plain;
}

HunterLexicon::HunterLexicon(const Board& board, LocationSet places, const std::vector<Names>& cards, std::optional<Language> own,
                             bool horses)
    : cards_(cards.size())
{
    const auto add = [own](QList<Name>& names, Name name, std::size_t language) {
        name.own = !own || static_cast<std::size_t>(*own) == language;
        const auto same = [&](const Name& other) { return other.words == name.words && other.telling == name.telling; };
        if (const auto known = std::ranges::find_if(names, same); known != names.end())
            known->own = known->own || name.own;
        else if (!name.words.isEmpty())
            names << std::move(name);
    };

    for (std::size_t language = 0; language < languageCount; ++language) {
        QHash<QString, QSet<int>> holders; // of each word the places that have it
        places.forEach([&](LocationId id) {
            for (const QString& word : foldedPieces(QString::fromStdString(board[id].names[language])))
                holders[word].insert(static_cast<int>(indexOf(id)));
        });
        std::size_t row = 0;
        places.forEach([&](LocationId id) {
            Name name = nameOf(QString::fromStdString(board[id].names[language]));
            for (qsizetype n = 0; n < name.words.size(); ++n)
                name.telling[n] = holders[name.words[n]].size() == 1 && (name.words[n].size() > 2 || name.words.size() == 1);
            if (row == places_.size())
                places_.push_back({id, {}});
            add(places_[row++].names, std::move(name), language);
        });
        for (std::size_t n = 0; n < cards.size(); ++n)
            add(cards_[n], nameOf(QString::fromStdString(cards[n][language])), language);
    }
    forEachRow(glossaryPath, [&](const QString& key, const QStringList& cells) {
        for (std::size_t n = 0; n < hunterCount; ++n)
            if (key == QLatin1String(hunterIds[n].data(), static_cast<qsizetype>(hunterIds[n].size())))
                for (const QString& cell : cells)
                    hunters_[n] << foldedPieces(cell);
    });
    for (QStringList& words : hunters_)
        words.removeDuplicates();
    forEachRow(wordsPath, [&](const QString& key, const QStringList& cells) {
        QList<Name> names;
        for (qsizetype n = 0; n < cells.size(); ++n)
            for (const QString& phrase : cells[n].split(u','))
                add(names, nameOf(phrase), static_cast<std::size_t>(n));
        for (const auto& [word, what] : deedKeys)
            if (key == QLatin1String(word))
                deeds_.push_back({what, names});
        if (key == QLatin1String("rail"))
            rail_ = names;
        if (horses && key == QLatin1String("horse"))
            horse_ = names;
    });
}

HunterLexicon::Name HunterLexicon::nameOf(const QString& text)
{
    const QStringList words = foldedPieces(text);
    return {words, QList<bool>(words.size(), true), words.join(QString())};
}

std::optional<HunterLexicon::Rank> HunterLexicon::fit(const Name& name, const QStringList& typed)
{
    const auto rank = fitWords(name, typed);
    return rank && !name.own ? *rank + 1 : rank;
}

std::optional<HunterLexicon::Rank> HunterLexicon::fitWords(const Name& name, const QStringList& typed)
{
    if (typed == name.words)
        return wholeName;
    // Written as one word: only what is longer than the first word, which stands for itself.
    if (typed.size() == 1 && typed.front().size() > name.words.front().size() && name.joined.startsWith(typed.front()))
        return typed.front() == name.joined ? wholeName : beginnings;
    bool whole = true, telling = false;
    qsizetype next = 0;
    for (const QString& word : typed) {
        while (next < name.words.size() && !name.words[next].startsWith(word))
            ++next;
        if (next == name.words.size())
            return std::nullopt;
        whole = whole && name.words[next] == word;
        telling = telling || name.telling[next];
        ++next;
    }
    return !telling ? sharedWords : whole ? wholeWords : beginnings;
}

std::optional<HunterLexicon::Rank> HunterLexicon::fit(const QList<Name>& names, const QStringList& typed)
{
    std::optional<Rank> best;
    for (const Name& name : names)
        if (const auto rank = fit(name, typed); rank && (!best || *rank < *best))
            best = rank;
    return best;
}

std::vector<HunterLexicon::FoundHunter> HunterLexicon::hunters(const QStringList& typed) const
{
    std::vector<FoundHunter> found;
    for (const Hunter hunter : allHunters) {
        const auto index = static_cast<std::size_t>(hunter);
        const auto named = [&](const QString& word) {
            return std::ranges::any_of(hunters_[index], [&](const QString& own) { return own.startsWith(word); });
        };
        const auto whole = [&](const QString& word) { return hunters_[index].contains(word); };
        if (typed.size() == 1 && typed.front().size() == 1 && has(signLetters[index], typed.front().front().unicode()))
            found.push_back({hunter, 0});
        else if (std::ranges::all_of(typed, whole))
            found.push_back({hunter, 1});
        else if (std::ranges::all_of(typed, named))
            found.push_back({hunter, 2});
    }
    return found;
}

std::vector<HunterLexicon::FoundDeed> HunterLexicon::deeds(const QStringList& typed) const
{
    std::vector<FoundDeed> found;
    if (typed.isEmpty())
        return found;
    for (const Place& place : places_)
        if (const auto rank = fit(place.names, typed))
            found.push_back({place.id, *rank});
    for (const Deed& deed : deeds_)
        if (const auto rank = fit(deed.names, typed))
            found.push_back({deed.what, *rank});
    // A word at the end that is no part of the name. One letter would be too little to tell.
    if (found.empty() && typed.size() > 1 && typed.back().size() > 1)
        for (qsizetype words = typed.size() - 1; words >= 1; --words) {
            const bool byRail = fit(rail_, typed.mid(words)).has_value(), byHorse = fit(horse_, typed.mid(words)).has_value();
            if (!byRail && !byHorse)
                continue;
            for (const Place& place : places_)
                if (const auto rank = fit(place.names, typed.first(words)))
                    found.push_back({place.id, *rank, byRail, byHorse});
        }
    return found;
}

Typed HunterLexicon::read(const QString& line, std::optional<Hunter> active, const HunterReach& reach) const
{
    const QList<Piece> where = pieces(line);
    const QStringList typed = foldedPieces(line);
    const qsizetype count = typed.size();

    struct Candidate {
        TypedCommand command;
        std::pair<Rank, Rank> rank;
    };
    std::vector<Candidate> candidates;
    qsizetype named = 0; // words at the beginning that can name a hunter
    for (qsizetype head = 1; head <= count; ++head) {
        const auto who = hunters(typed.first(head));
        if (who.empty())
            break;
        named = head;
        for (const FoundDeed& deed : deeds(typed.mid(head)))
            for (const FoundHunter& hunter : who)
                candidates.push_back({{hunter.hunter, deed.what, deed.byRail, deed.byHorse}, {hunter.rank, deed.rank}});
    }
    if (candidates.empty()) {
        const HunterSet who = active ? HunterSet(*active) : HunterSet::all();
        for (const FoundDeed& deed : deeds(typed))
            who.forEach([&](Hunter hunter) { candidates.push_back({{hunter, deed.what, deed.byRail, deed.byHorse}, {0, deed.rank}}); });
    }
    if (candidates.empty()) {
        // Words that still make sense after the hunter's name; the next one is to blame.
        qsizetype known = 0;
        while (named + known < count && !deeds(typed.mid(named, known + 1)).empty())
            ++known;
        if (named + known >= count)
            return TypedNotUnderstood{line.size(), 0};
        return TypedNotUnderstood{where[named + known].from, where[named + known].length};
    }

    const auto best = std::ranges::min(candidates, {}, &Candidate::rank).rank;
    std::vector<TypedCommand> left;
    for (const Candidate& candidate : candidates)
        if (candidate.rank == best && !has(left, candidate.command))
            left.push_back(candidate.command);
    const auto isPlace = [](const TypedCommand& command) { return std::holds_alternative<LocationId>(command.what); };
    const auto doable = [&](const TypedCommand& command) {
        const auto* place = std::get_if<LocationId>(&command.what);
        return place == nullptr || reach[static_cast<std::size_t>(command.hunter)].contains(*place);
    };
    std::ranges::stable_partition(left, doable);
    if (left.size() == 1 || (std::ranges::all_of(left, isPlace) && std::ranges::count_if(left, doable) == 1))
        return left.front();
    return TypedAmbiguous{std::move(left)};
}

std::optional<std::size_t> HunterLexicon::card(const QString& line) const
{
    const QStringList typed = foldedPieces(line);
    for (qsizetype head = typed.size() - 1; head >= 0; --head) { // with the hunter's name left off, as much of it as there is
        if (head > 0 && hunters(typed.first(head)).empty())
            continue;
        std::optional<std::size_t> best;
        std::optional<Rank> least;
        bool tied = false;
        for (std::size_t n = 0; n < cards_.size(); ++n)
            if (const auto rank = fit(cards_[n], typed.mid(head)); rank && (!least || *rank <= *least)) {
                tied = least == rank;
                least = rank;
                best = n;
            }
        if (best && !tied)
            return best;
    }
    return std::nullopt;
}

} // namespace demeter

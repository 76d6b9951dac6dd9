#include "app/book/search_words.h"

#include "app/text/hunter_lexicon.h"

#include <QSet>
#include <QStringView>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace demeter {

namespace {

using Ending = std::u16string_view;

// The endings of each language, folded as the words are, the longer before the shorter that it ends with. First those of cases and numbers
// go, then those that make a participle, a noun or an infinitive of a verb: ugryzienie, ugryzion-ych, укуш-енн-ого.

constexpr std::array<Ending, 11> englishEndings{u"ements", u"ement", u"ments", u"ment", u"ies", u"ing", u"es", u"ed", u"s", u"y", u"e"};

constexpr std::array<Ending, 33> polishCases{u"iami", u"iach", u"iowi", u"iego", u"iemu", u"owie", u"ami", u"ach", u"owi", u"ego", u"emu",
                                             u"ymi",  u"imi",  u"iem",  u"iom",  u"iej",  u"ych",  u"ich", u"ow",  u"om",  u"em",  u"ym",
                                             u"im",   u"ie",   u"ia",   u"iu",   u"io",   u"a",    u"e",   u"i",   u"o",   u"u",   u"y"};
constexpr std::array<Ending, 19> polishForms{u"owani", u"owac", u"ywac", u"iwac", u"owan", u"ywan", u"iwan", u"ion", u"ien", u"an",
                                             u"on",    u"en",   u"uj",   u"ac",   u"ic",   u"yc",   u"ec",   u"al",  u"il"};

/// With й and ё as и and е; what makes a verb reflexive is taken away before.
constexpr std::array<Ending, 50> russianCases{
    u"иями", u"ями", u"ами", u"иях", u"иям", u"ием", u"ыми", u"ими", u"ого", u"его", u"ому", u"ему", u"ая", u"яя", u"ое", u"ее", u"ые",
    u"ие",   u"ыи",  u"ии",  u"ои",  u"еи",  u"ым",  u"им",  u"ом",  u"ем",  u"ых",  u"их",  u"ую",  u"юю", u"ою", u"ею", u"ях", u"ах",
    u"ям",   u"ам",  u"ев",  u"ов",  u"ия",  u"ию",  u"ью",  u"ья",  u"а",   u"е",   u"и",   u"о",   u"у",  u"ы",  u"ю",  u"я"};
constexpr std::array<Ending, 34> russianForms{u"овать", u"ывать", u"ивать", u"ованн", u"ешь", u"ишь", u"ать", u"ять", u"еть",
                                              u"ить",   u"уть",   u"ыть",   u"енн",   u"анн", u"ова", u"ает", u"яет", u"ует",
                                              u"ают",   u"яют",   u"ен",    u"ан",    u"ал",  u"ял",  u"ил",  u"ул",  u"ыл",
                                              u"ыт",    u"ут",    u"ют",    u"ат",    u"ят",  u"ит",  u"ет"};

/// Once the plural and the last vowel are gone.
constexpr std::array<Ending, 12> spanishEndings{u"acion", u"icion", u"iend", u"and", u"ad", u"id",
                                                u"ar",    u"er",    u"ir",   u"ab",  u"an", u"en"};
constexpr std::array<Ending, 10> italianEndings{u"azion", u"izion", u"and", u"end", u"at", u"it", u"ut", u"ar", u"er", u"ir"};
constexpr std::u16string_view latinVowels = u"aeiou";

/// As many letters as have to stay; of a short word fewer.
qsizetype leastStem(qsizetype length)
{
    return length <= 4 ? 2 : 3;
}

bool endsIn(QStringView word, Ending ending)
{
    return word.endsWith(QStringView(ending.data(), static_cast<qsizetype>(ending.size())));
}

bool endsInOneOf(QStringView word, std::u16string_view letters)
{
    return !word.empty() && letters.find(word.back().unicode()) != std::u16string_view::npos;
}

/// Takes the first of these endings that fits away; false if none does.
bool dropEnding(QStringView& word, std::span<const Ending> endings, qsizetype least)
{
    for (const Ending ending : endings)
        if (word.size() - static_cast<qsizetype>(ending.size()) >= least && endsIn(word, ending)) {
            word.chop(static_cast<qsizetype>(ending.size()));
            return true;
        }
    return false;
}

void dropLast(QStringView& word, std::u16string_view letters, qsizetype least)
{
    if (word.size() > least && endsInOneOf(word, letters))
        word.chop(1);
}

/// `szlak` and `szlaku`, but `zamek` and `zamku`, `pogłoska` and `pogłosek`, `ловушка` and `ловушек`: a vowel that comes and goes.
QString withoutFleetingVowel(QStringView stem, std::u16string_view vowels, std::u16string_view behind)
{
    QString kept = stem.toString();
    if (kept.size() > 3 && endsInOneOf(kept, behind) && endsInOneOf(QStringView(kept).chopped(1), vowels)) {
        kept.remove(kept.size() - 2, 1);
        if (kept.size() > 3 && kept[kept.size() - 2] == u'i') // łowiec, łowcy
            kept.remove(kept.size() - 2, 1);
    }
    return kept;
}

QString polishStem(QStringView word)
{
    if (word.size() > 5 && endsIn(word, u"dzie"))
        word.chop(3); // rundzie, runda
    else
        dropEnding(word, polishCases, leastStem(word.size()));
    while (dropEnding(word, polishForms, 4)) {
    }
    dropLast(word, u"ij", 3);
    QString stem = withoutFleetingVowel(word, u"e", u"kclnr");
    // Before some endings a consonant is softened: walka and walce, droga and drodze, wampir and wampirze.
    if (stem.endsWith(QStringView(u"dz")))
        stem.replace(stem.size() - 2, 2, u'g');
    else if (stem.endsWith(QStringView(u"rz")))
        stem.chop(1);
    else if (stem.endsWith(u'c'))
        stem.back() = u'k';
    return stem;
}

QString russianStem(QStringView word)
{
    if (word.size() > 5 && (endsIn(word, u"ся") || endsIn(word, u"сь")))
        word.chop(2);
    dropEnding(word, russianCases, leastStem(word.size()));
    while (dropEnding(word, russianForms, 3)) {
    }
    dropLast(word, u"ьи", 3);
    return withoutFleetingVowel(word, u"ео", u"кцлнр");
}

QString spanishStem(QStringView word)
{
    const qsizetype least = leastStem(word.size());
    if (word.size() > 5 && endsIn(word, u"rse")) // moverse
        word.chop(2);
    dropLast(word, u"s", 3);
    dropLast(word, latinVowels, least);
    dropEnding(word, spanishEndings, 3);
    QString stem = word.toString();
    // luz and luces, atacar and ataque
    if (stem.endsWith(u'z'))
        stem.back() = u'c';
    else if (stem.endsWith(QStringView(u"qu")))
        stem.replace(stem.size() - 2, 2, u'c');
    return stem;
}

QString italianStem(QStringView word)
{
    const qsizetype least = leastStem(word.size());
    if (word.size() > 5 && endsIn(word, u"rsi")) // muoversi
        word.chop(2);
    dropLast(word, latinVowels, least);
    dropLast(word, u"hi", 3); // luoghi, incroci
    dropEnding(word, italianEndings, 3);
    dropLast(word, u"i", 3); // scambiare, scambio
    return word.toString();
}

QString englishStem(QStringView word)
{
    dropEnding(word, englishEndings, 3);
    QString stem = word.toString();
    if (stem.size() > 3 && stem[stem.size() - 1] == stem[stem.size() - 2]) // planned, plan
        stem.chop(1);
    return stem;
}

} // namespace

QStringList searchWords(const QString& text)
{
    QStringList words;
    const QString plain = folded(text);
    for (qsizetype from = 0; from < plain.size();) {
        qsizetype to = from;
        while (to < plain.size() && plain[to].isLetterOrNumber())
            ++to;
        if (to > from)
            words << plain.mid(from, to - from);
        from = to + 1;
    }
    return words;
}

QString stemOf(const QString& word, Language language)
{
    if (!word.isEmpty() && word.front().isDigit())
        return word;
    switch (language) {
    case Language::En:
        return englishStem(word);
    case Language::Es:
        return spanishStem(word);
    case Language::Pl:
        return polishStem(word);
    case Language::Ru:
        return russianStem(word);
    case Language::It:
        return italianStem(word);
    }
    return word;
}

bool isSmallWord(const QString& word)
{
    // Folded. A word that says something in another of the languages is not here.
    static const QSet<QString> small = [] {
        const QString words = QStringLiteral(
            "the of to in on at is are be do does did what when where which who how my your you it its and or by with for from if will an "
            "there that this can happens happen many much cant "
            "el la los las un una de del al es en que se su sus por para con como cuando donde quien cual hay esta estan lo si mi le "
            "cuanto cuanta cuantos cuantas pasa "
            "na od za jak czy kto gdzie kiedy jest sa sie to ze nie dla przy moze mozna ile co we po tym ma "
            "во на со ко из об за от до что как кто где когда ли не это при для может можно сколько если по мне он его есть "
            "il gli uno di della dello dei delle degli dell alla ai alle nel nella su per dal dalla che chi quando dove quale puo non "
            "sono cosa dov quanto quanta quanti quante");
        const QStringList list = words.split(u' ', Qt::SkipEmptyParts);
        return QSet<QString>(list.begin(), list.end());
    }();
    return (word.size() == 1 && word.front().isLetter()) || small.contains(word);
}

bool nearlyBegins(const QString& word, const QString& typed, bool whole)
{
    const char16_t *w = QStringView(word).utf16(), *t = QStringView(typed).utf16();
    const qsizetype ws = word.size(), ts = typed.size();
    if (ts > ws + 1 || (whole && ws > ts + 1))
        return false;
    // Most words differ at once: of the first two letters one must be the same, or stand beside.
    if (ts > 1 && ws > 1 && w[0] != t[0] && w[0] != t[1] && w[1] != t[0] && w[1] != t[1])
        return false;
    qsizetype same = 0;
    while (same < ws && same < ts && w[same] == t[same])
        ++same;
    // What follows the first difference must fit again, one letter on here, there, or on both sides.
    const auto fits = [&](qsizetype inWord, qsizetype inTyped) {
        const qsizetype left = ts - inTyped;
        return inWord <= ws && left >= 0 && (whole ? left == ws - inWord : left <= ws - inWord) &&
               std::equal(t + inTyped, t + ts, w + inWord);
    };
    if (fits(same, same))
        return true;
    return fits(same + 1, same + 1) || fits(same, same + 1) || fits(same + 1, same) ||
           (same + 1 < ws && same + 1 < ts && w[same] == t[same + 1] && w[same + 1] == t[same] && fits(same + 2, same + 2));
}

} // namespace demeter

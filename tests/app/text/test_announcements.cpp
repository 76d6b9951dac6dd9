// The voice of the table: everything that many played games announce, in every language.
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/moment_words.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/public_log.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

using What = Happening::What;

std::shared_ptr<const Catalogue> playedCards()
{
    static const std::shared_ptr<const Catalogue> read = builtInCatalogue();
    return read;
}

std::shared_ptr<const Board> playedBoard()
{
    static const std::shared_ptr<const Board> read = builtInBoard("fury-3e").value();
    return read;
}

/// One log for each game: what the table was told, step by step. Now and then something was taken back, and done again.
const std::vector<PublicLog>& games()
{
    static const std::vector<PublicLog> logs = [] {
        std::vector<PublicLog> played;
        for (const char* name : {"combat", "cost", "influence"})
            played.push_back(test::goldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>())).publicLog());
        std::mt19937_64 random(14);
        for (int n = 0; n < test::times(6, 16); ++n) {
            test::RoundOptions options;
            options.mostActions = 1500;
            const Ruleset ruleset{playedBoard(), playedCards(), rulingsOf(Printing::Recommended)};
            PublicLog log;
            std::size_t back = 0;
            test::playRoundGame(random, ruleset, options, [&](const Ruleset& now, const GameState& state) {
                const std::size_t before = log.size();
                extend(log, now, state);
                if (log.size() > before && log.size() > 4 && ++back % 40 == 0) {
                    PublicStep undone = log[log.size() - 2];
                    undone.said.clear();
                    undone.way = PublicStep::Way::Back;
                    PublicStep again = log.back();
                    again.way = PublicStep::Way::Again;
                    log.push_back(std::move(undone));
                    log.push_back(std::move(again));
                }
            });
            played.push_back(std::move(log));
        }
        return played;
    }();
    return logs;
}

/// Every sentence that they announce, once.
std::set<QString> announced(const Sentences& sentences)
{
    std::set<QString> said;
    for (const PublicLog& log : games())
        for (std::size_t n = 0; n < log.size(); ++n)
            for (const QString& sentence : sentences.publicStep(log, n))
                said.insert(sentence);
    return said;
}

QString codeOf(int language)
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// The program in this language, till the end of the block.
class Speaking {
public:
    explicit Speaking(int language) { installLanguage(*QCoreApplication::instance(), codeOf(language)); }
    ~Speaking() { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); }
    Q_DISABLE_COPY_MOVE(Speaking)
};

/// The rows of a test of what is said in each language.
struct SaidInLanguages : test::Rows<int, QStringList> {
    void operator()(Language language, const QStringList& said) const
    {
        Rows::operator()(languageCodes[static_cast<std::size_t>(language)].data(), static_cast<int>(language), said);
    }
};

} // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void voice_data() { test::addLanguages(); }

    /// No capital behind a colon, no two colons, nobody named twice, nothing left to fill in.
    void voice()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const std::set<QString> all = announced(sentences);
        QVERIFY2(all.size() > 400, qPrintable(QString::number(all.size())));
        static const QRegularExpression capital(QStringLiteral(":\\s*[«„“\"]?\\p{Lu}"));
        static const QRegularExpression holes(QStringLiteral("%\\d|%n|[{}|]|  |: *:|\\.\\.|,,| [.,]"));
        static const QRegularExpression quoted(QStringLiteral("[«„“\"][^»”\"]*[»”\"]"));
        // His castle has his name, and so have his brides; a card is called after Mina's husband.
        const QString dracula = sentences.term(QStringLiteral("dracula")).left(5);
        QStringList namesakes{sentences.event(DraculaEvent::DraculasBrides), sentences.hunterEvent(HunterEvent::JonathanHarker)};
        const NameForms castle = sentences.forms(playedBoard()->castle().value());
        namesakes << castle.name;
        for (const QString& form : castle.forms)
            namesakes << form;
        for (const QString& sentence : all) {
            QVERIFY2(!sentence.contains(holes), qPrintable(sentence));
            QVERIFY2(sentence.count(u':') <= 1, qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'!'), qPrintable(sentence));
            QVERIFY2(!sentence.front().isLower(), qPrintable(sentence));
            // What stands between quotation marks is another's: a card's name, a reason.
            QString own = QString(sentence).remove(quoted);
            for (const QString& name : namesakes)
                own.remove(name);
            own.remove(QRegularExpression(QStringLiteral("See .*\\.$"))); // a headword of the book, which English does not quote
            QVERIFY2(!own.contains(capital), qPrintable(sentence));
            for (const Hunter hunter : allHunters)
                QVERIFY2(own.count(sentences.hunter(hunter).section(u' ', -1).left(5)) <= 1, qPrintable(sentence));
            QVERIFY2(own.count(dracula) <= 1, qPrintable(sentence));
        }
    }

    /// The sentences that the voice was made from, as far as they are announced: whoever changes one has to mean it.
    void sentencesOfTheVoice_data()
    {
        const SaidInLanguages row;
        row(Language::En, {"Tuesday dawns.", "Tuesday night falls.", "Mina Harker arrives in Prague, but there is nothing there.",
                           "Dracula fights Dr. Seward.", "Mina Harker is defeated.", "Van Helsing is defeated.", "Influence rises by 7.",
                           "Dracula has won.", "The hunters have won."});
        row(Language::Es, {"Amanece el martes.", "Cae la noche del martes.", "Mina Harker llega a Praga, pero allí no hay nada.",
                           "Drácula combate contra el Dr. Seward.", "Mina Harker queda derrotada.", "Van Helsing queda derrotado.",
                           "La influencia sube 7.", "Drácula ha ganado.", "Los cazadores han ganado."});
        row(Language::Pl,
            {"Świt. Nastał wtorek.", "Zapada noc.", "Mina Harker dotarła do Pragi, ale nic tam nie ma.", "Dracula walczy z dr. Sewardem.",
             "Mina Harker została pokonana.", "Van Helsing został pokonany.", "Wpływy rosną o 7.", "Dracula wygrał.", "Łowcy wygrali."});
        row(Language::Ru, {"Рассвет. Наступил вторник.", "Наступает ночь.", "Мина Харкер прибыла в Прагу, но там ничего нет.",
                           "Дракула сражается с доктором Сьюардом.", "Мина Харкер побеждена.", "Ван Хельсинг побеждён.",
                           "Влияние выросло на 7.", "Дракула победил.", "Охотники победили."});
        row(Language::It, {"È l’alba di martedì.", "Cala la notte di martedì.", "Mina Harker arriva a Praga, ma lì non c’è nulla.",
                           "Dracula affronta il dottor Seward.", "Mina Harker è sconfitta.", "Van Helsing è sconfitto.",
                           "L’influenza sale di 7.", "Dracula ha vinto.", "I Cacciatori hanno vinto."});
    }
    void sentencesOfTheVoice()
    {
        const auto [language, expected] = test::rowOf<int, QStringList>();
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const LocationId prague = playedBoard()->find("prague").value();
        const std::vector<Happening> happened{{What::TimeMoved, {Weekday::Tuesday, 0}, {}},
                                              {What::TimeMoved, {Weekday::Tuesday, 1}, {}},
                                              {What::HunterMoved, {Hunter::MinaHarker, prague}, {}},
                                              {What::NothingRevealed, {Hunter::MinaHarker, prague}, {}},
                                              {What::CombatBegins, {Hunter::DrSeward}, {}},
                                              {What::HunterDefeated, {Hunter::MinaHarker}, {}},
                                              {What::HunterDefeated, {Hunter::VanHelsing}, {}},
                                              {What::InfluenceGained, {7}, {}},
                                              {What::DraculaWins, {}, {}},
                                              {What::HuntersWin, {}, {}}};
        QCOMPARE(sentences.publicStep(happened, PublicStep::Way::Onwards), expected);
    }

    void saidTogether_data()
    {
        const SaidInLanguages row;
        row(Language::En,
            {"Mina Harker arrives in Prague, and its card is revealed.", "Influence rises by 3, then by 1.",
             "Mina Harker is bitten. She is defeated.", "Dracula plays Fangs. He recovers 2 damage.",
             "Van Helsing suffers 2 damage, then 1 more.", "Dogs cancels Wolves, which is discarded.",
             "New Vampire suffers 5 damage. It is defeated.", "Dracula plays Escape as Mist too early, so that it is cancelled.",
             "The hunters lose their ally Rufus Smith. They have a new ally, Sister Agatha.", "Mina Harker uses Psychic Bond.",
             "Consecrated Ground is placed in Prague."});
        row(Language::Es, {"Mina Harker llega a Praga, y el lugar se revela.", "La influencia sube 3 y luego 1.",
                           "Mina Harker es mordida. Queda derrotada.", "Drácula juega «Colmillos». Recupera 2 de daño.",
                           "Van Helsing sufre 2 de daño, y luego 1 más.", "«Perros» cancela «Lobos», que se descarta.",
                           "«Vampiro nuevo» sufre 5 de daño. Queda derrotado.",
                           "Drácula juega «Huir en forma de niebla» demasiado pronto, y la carta se cancela.",
                           "Los cazadores pierden a su aliado «Rufus Smith». Tienen un nuevo aliado, «Hermana Ágata».",
                           "Mina Harker usa «Vínculo psíquico».", "Se coloca una ficha de Suelo consagrado en Praga."});
        row(Language::Pl, {"Mina Harker dotarła do Pragi i ujawniono kartę tego miejsca.", "Wpływy rosną o 3, a potem o 1.",
                           "Mina Harker została ugryziona. Została pokonana.", "Dracula zagrał kartę „Kły”. Wyleczył 2 obrażenia.",
                           "Van Helsing otrzymał 2 obrażenia, a potem jeszcze 1.", "Karta „Psy” anulowała kartę „Wilki”, którą odrzucono.",
                           "„Nowy wampir” otrzymał 5 obrażeń. Został pokonany.",
                           "Dracula zagrał kartę „Ucieczka pod postacią mgły” za wcześnie, więc została anulowana.",
                           "Od Łowców odchodzi sprzymierzeniec „Rufus Smith”.", "Nowym sprzymierzeńcem Łowców zostaje „Siostra Agata”.",
                           "Mina Harker użyła zdolności „Więź psychiczna”.", "W Pradze pojawia się żeton poświęconej ziemi."});
        row(Language::Ru,
            {"Мина Харкер прибыла в Прагу, и карта этой локации раскрыта.", "Влияние выросло на 3, а затем на 1.",
             "Мина Харкер укушена. Она побеждена.", "Дракула разыграл карту «Клыки». Он вылечил 2 раны.",
             "Ван Хельсинг получил 2 раны, затем ещё 1.", "Карта «Собаки» отменила карту «Волки», и та сброшена.",
             "«Новый вампир» получил 5 ран. Он побеждён.", "Дракула разыграл карту «Скрыться в тумане» слишком рано, и она отменена.",
             "Охотники потеряли союзника «Руфус Смит». У них новый союзник — «Сестра Агата».",
             "Мина Харкер применила свойство «Духовная связь».", "В Праге появляется жетон Святой земли."});
        row(Language::It, {"Mina Harker arriva a Praga, e il Luogo viene rivelato.", "L’influenza sale di 3 e poi di 1.",
                           "Mina Harker viene morsa. È sconfitta.", "Dracula gioca «Zanne». Recupera 2 danni.",
                           "Van Helsing subisce 2 danni, poi ancora 1.", "«Cani» annulla «Lupi», che viene scartata.",
                           "«Nuovo vampiro» subisce 5 danni. È sconfitto.",
                           "Dracula gioca «Fuga in forma di nebbia» troppo presto, e la carta è annullata.",
                           "I Cacciatori perdono il loro Alleato «Rufus Smith». Hanno un nuovo Alleato, «Suor Agata».",
                           "Mina Harker usa «Legame psichico».", "Si piazza un segnalino Terreno Consacrato a Praga."});
    }
    /// Nobody is named twice running, and no place twice.
    void saidTogether()
    {
        const auto [language, expected] = test::rowOf<int, QStringList>();
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const LocationId prague = playedBoard()->find("prague").value();
        const auto wolves = playedCards()->find("wolves").value(), vampire = playedCards()->find("new-vampire").value();
        const std::vector<Happening> happened{{What::HunterMoved, {Hunter::MinaHarker, prague}, {}},
                                              {What::LocationRevealed, {prague}, {}},
                                              {What::InfluenceGained, {3}, {}},
                                              {What::InfluenceGained, {1}, {}},
                                              {What::HunterBitten, {Hunter::MinaHarker}, {}},
                                              {What::HunterDefeated, {Hunter::MinaHarker}, {}},
                                              {What::CombatCardPlayed, {CombatCard::Fangs}, {}},
                                              {What::DamageRecovered, {2}, {}},
                                              {What::HunterDamaged, {Hunter::VanHelsing, 2}, {}},
                                              {What::HunterDamaged, {Hunter::VanHelsing, 1}, {}},
                                              {What::EncounterCancelled, {wolves, HunterCard::Dogs}, {}},
                                              {What::EncounterDiscarded, {wolves}, {}},
                                              {What::VampireDamaged, {vampire, 5}, {}},
                                              {What::VampireDefeated, {vampire}, {}},
                                              {What::CombatCardPlayed, {CombatCard::EscapeAsMist}, {}},
                                              {What::CombatCardCancelled, {CombatCard::EscapeAsMist}, {}},
                                              {What::AllyGone, {HunterEvent::RufusSmith}, {}},
                                              {What::AllyInPlay, {HunterEvent::SisterAgatha}, {}},
                                              {What::HunterCardPlayed, {HunterEvent::PsychicBond, Hunter::MinaHarker}, {}},
                                              {What::TokenPlaced, {Token::ConsecratedGround, prague}, {}}};
        QCOMPARE(sentences.told(happened), expected);
        // In two steps of the log it is the same.
        PublicLog log(2);
        log[0].said = {happened[0]};
        log[1].said = {happened[1]};
        QCOMPARE(sentences.publicSteps(log, {0, 1}), QStringList{expected.front()});
    }

    void lists_data()
    {
        const SaidInLanguages row;
        row(Language::En,
            {"Slot 1: a card face down, Wolf Form, a face-down Encounter card, a Rumor token",
             "Slot 2: Prague, face up, New Vampire (2 damage), 3 face-down Encounter cards", "Slot 3: a sea zone's card face down",
             "Slot 4: empty", "Mina Harker: Prague, defeated, delayed, 1 damage, a bite, 2 Bats tokens"});
        row(Language::Es, {"Casilla 1: carta boca abajo, Forma de lobo, carta de Encuentro boca abajo, ficha de Rumor",
                           "Casilla 2: Praga, carta boca arriba, Vampiro nuevo (2 de daño), 3 cartas de Encuentro boca abajo",
                           "Casilla 3: carta boca abajo de una zona de mar", "Casilla 4: vacía",
                           "Mina Harker: Praga, derrotada, retrasada, 1 de daño, una mordedura, 2 fichas de Murciélagos"});
        row(Language::Pl,
            {"Pole 1: zakryta karta, Postać wilka, zakryta karta Spotkania, żeton pogłoski",
             "Pole 2: Praga, odkryta karta, Nowy wampir (2 obrażenia), 3 zakryte karty Spotkań", "Pole 3: zakryta karta obszaru morskiego",
             "Pole 4: puste", "Mina Harker: Praga, pokonana, zatrzymana, 1 obrażenie, 1 ugryzienie, 2 żetony nietoperzy"});
        row(Language::Ru, {"Ячейка 1: закрытая карта, Обернуться волком, закрытая карта столкновения, жетон слухов",
                           "Ячейка 2: Прага, открытая карта, Новый вампир (2 раны), 3 закрытые карты столкновений",
                           "Ячейка 3: закрытая карта морской зоны", "Ячейка 4: пусто",
                           "Мина Харкер: Прага, побеждена, задержана, 1 рана, 1 укус, 2 жетона летучих мышей"});
        row(Language::It, {"Spazio 1: carta coperta, Forma di Lupo, carta Incontro coperta, segnalino Diceria",
                           "Spazio 2: Praga, carta scoperta, Nuovo vampiro (2 danni), 3 carte Incontro coperte",
                           "Spazio 3: carta coperta di una Zona di Mare", "Spazio 4: vuoto",
                           "Mina Harker: Praga, sconfitta, ritardata, 1 danno, un Morso, 2 segnalini Pipistrelli"});
    }
    /// What lies there, and how a hunter fares: a list behind the name of what it is about.
    void lists()
    {
        const auto [language, expected] = test::rowOf<int, QStringList>();
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const LocationId prague = playedBoard()->find("prague").value();
        PublicHideout down, up, sea;
        down.back = CardBack::Plain;
        down.powers = PowerSet(Power::WolfForm);
        down.faceDownEncounters = 1;
        down.rumor = true;
        up.location = prague;
        up.encounters = {{playedCards()->find("new-vampire").value(), 2}};
        up.faceDownEncounters = 3;
        sea.back = CardBack::Sea;
        QStringList said;
        for (const std::optional<PublicHideout>& each :
             {std::optional(down), std::optional(up), std::optional(sea), std::optional<PublicHideout>()})
            said << hideoutWords(each, QString::number(said.size() + 1), false, *playedCards(), sentences).all;
        PublicView view;
        view.hunters[static_cast<std::size_t>(Hunter::MinaHarker)] = HunterPlace::in(prague);
        HunterSheet& sheet = view.sheets[static_cast<std::size_t>(Hunter::MinaHarker)];
        sheet.defeated = sheet.delayed = true;
        sheet.damage = sheet.bites = 1;
        sheet.bats = 2;
        said << hunterStanding(Hunter::MinaHarker, view, false, false, sentences).all;
        QCOMPARE(said, expected);
    }

    void stage_data() { voice_data(); }

    /// What is written over the stage does not repeat what stands above it, names nobody twice, and says where influence comes from.
    void stage()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const LocationId madrid = playedBoard()->find("madrid").value();
        const QString she = sentences.hunter(Hunter::MinaHarker).section(u' ', 0, 0).left(3);
        const auto begins = [](QString sentence) { return sentence.remove(u'.'); };
        for (const auto& vampire : {std::optional<EncounterKind>(), playedCards()->find("new-vampire")}) {
            const MomentWords bite = momentWords({.kind = Moment::Kind::Bite, .hunter = Hunter::MinaHarker, .card = vampire}, sentences);
            QVERIFY2(bite.title != begins(sentences.happening({What::HunterBitten, {Hunter::MinaHarker}, {}})), qPrintable(bite.title));
            QVERIFY2(bite.title.contains(she) && !bite.text.contains(she), qPrintable(bite.text));
            QVERIFY2(!bite.text.contains(u'{') && !bite.text.startsWith(u' '), qPrintable(bite.text));
        }
        for (const auto& hospital : {std::optional<LocationId>(), std::optional(madrid)}) {
            const MomentWords defeat =
                momentWords({.kind = Moment::Kind::Defeat, .hunter = Hunter::MinaHarker, .hospital = hospital}, sentences);
            QVERIFY2(defeat.title.contains(she) && !defeat.text.contains(she), qPrintable(defeat.text));
        }
        const MomentWords both = momentWords({.kind = Moment::Kind::Defeat, .hunter = Hunter::MinaHarker, .bitten = true}, sentences);
        QVERIFY2(both.title.size() > momentWords({.kind = Moment::Kind::Defeat, .hunter = Hunter::MinaHarker}, sentences).title.size(),
                 qPrintable(both.title));
        // Where he was, and where he is, are two things.
        const MomentWords was =
            momentWords({.kind = Moment::Kind::Trail, .place = madrid, .hunter = Hunter::MinaHarker, .slot = 4}, sentences);
        QVERIFY2(was.title != momentWords({.kind = Moment::Kind::Reveal, .place = madrid}, sentences).title && was.text.contains(she) &&
                     was.track.contains(u'4'),
                 qPrintable(was.title));
        QVERIFY(!momentWords({.kind = Moment::Kind::Trail, .hide = true}, sentences).title.contains(u'.'));
        // Each card strikes in a sentence of its own, which names the hunter.
        QSet<QString> strikes;
        int ambushers = 0;
        for (std::uint8_t kind = 0; kind < playedCards()->encounters.size(); ++kind) {
            if (!(*playedCards())[EncounterKind{kind}].canAmbush)
                continue;
            const MomentWords words = momentWords(
                {.kind = Moment::Kind::Ambush, .place = madrid, .hunter = Hunter::MinaHarker, .card = EncounterKind{kind}}, sentences);
            QVERIFY2(words.text.contains(she) && words.text.endsWith(u'.') && !words.text.contains(u'{'), qPrintable(words.text));
            QVERIFY2(words.text !=
                         begins(sentences.happening({What::EncounterRevealed, {EncounterKind{kind}, Hunter::MinaHarker}, {}})) + u'.',
                     qPrintable(words.text));
            strikes.insert(words.text);
            ++ambushers;
        }
        QVERIFY(ambushers > 5 && strikes.size() == ambushers);
        Moment gained{.kind = Moment::Kind::Influence, .before = 2, .after = 5, .most = 13};
        const QString bare = momentWords(gained, sentences).text;
        gained.fullDespair = true;
        const QString reason = momentWords(gained, sentences).text;
        QVERIFY2(reason.endsWith(bare) && reason.size() > bare.size() + 20, qPrintable(reason));
    }

    void length_data() { voice_data(); }

    /// What is said in every round is said shortly, whoever and wherever it is; the rest is never longer than two lines.
    void length()
    {
        QFETCH(int, language);
        const Speaking speaking(language);
        const Sentences sentences(playedBoard(), playedCards(), static_cast<Language>(language));
        const std::set<What> usual{What::HunterMoved,  What::TimeMoved,       What::DamageSuffered,   What::InfluenceGained,
                                   What::RumorPlaced,  What::PowerPlayed,     What::HunterDamaged,    What::HunterHealed,
                                   What::HunterBitten, What::HunterDefeated,  What::HunterDelayed,    What::NothingRevealed,
                                   What::HideRevealed, What::SearchedNothing, What::LocationRevealed, What::WeekEnded,
                                   What::CombatEnded,  What::DraculaWins,     What::HuntersWin};
        int said = 0, tooLong = 0, byCard = 0;
        std::set<QString> seen;
        for (const PublicLog& log : games())
            for (const PublicStep& step : log)
                for (const Happening& one : step.said) {
                    if (!carriesNews(one) || !usual.contains(one.what))
                        continue;
                    const QString sentence = sentences.happening(one);
                    if (!seen.insert(sentence).second)
                        continue;
                    if (one.what == What::HunterMoved && one.arguments.size() > 2) { // by a card, which is named: not in every round
                        QVERIFY2(sentence.size() <= 2 * 42, qPrintable(sentence));
                        ++byCard;
                        continue;
                    }
                    ++said;
                    tooLong += sentence.size() > 42 ? 1 : 0;
                    QVERIFY2(sentence.size() <= 57, qPrintable(sentence)); // the longest names of a hunter and a place
                }
        QVERIFY2(said > 200 && byCard > 0, qPrintable(QString::number(said)));
        QVERIFY2(10 * tooLong <= said, qPrintable(QStringLiteral("%1 of %2").arg(tooLong).arg(said)));
    }
};

DEMETER_TEST(TestAnnouncements)
#include "test_announcements.moc"

// What phones are told of a game of the second edition and what they can enter, message by message.
#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/icons.h"
#include "app/fury2e/table/public_hunt.h"
#include "app/fury2e/table/words.h"
#include "app/phones/table_messages.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/fury2e/record/table_entries.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/app/phones/second_scenes.h"
#include "tests/app/phones/way_to.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"
#include "tests/support/second_twins.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace demeter::fury2e {

namespace {

using phones::ClientId;
using phones::PhonesEnter;
using test::HuntingTable;
using test::MemoryDevice;
using test::secondGodalming;
using test::secondPlace;
using test::secondSeward;
using test::times;
using Hub = test::HubOfPhones<PublicHunt>;

SeenGame seenOf(const HuntingTable& table)
{
    return seenOf(table.ruleset, table.state, {*noticedStep<Happening, PublicView>(nullptr, {}, publicView(table.ruleset, table.state))});
}

std::vector<std::string> textsOf(const Json& list)
{
    return list.get<std::vector<std::string>>();
}

template <typename Spaces> std::vector<std::string> allOf(const Spaces& spaces)
{
    std::vector<std::string> words;
    for (const HideoutWords& space : spaces)
        words.push_back(space.all.toStdString());
    return words;
}

} // namespace

class TestSecondTableHub : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        QVERIFY(installLanguage(*qApp, "en"));
    }

    /// Every phone is at the table's step in its own language, with what the table screen says, and is told all of the log; nothing is sent
    /// where nothing has changed.
    /// 2E-COMB-20: what a card costs stands with its own round.
    void costsOfTheCardInItsRound()
    {
        using What = Happening::What;
        LoggedTable made = muchLiesThere();
        const SeenGame seen = made.seen();
        PublicLog log{seen.log.back()};
        const auto say = [&](std::vector<Happening> said) {
            PublicStep step = log.back();
            step.said = std::move(said);
            step.view.combat = PublicCombat{.hunters = HunterSet(test::secondMina), .target = test::secondMina};
            log.push_back(step);
        };
        say({{What::CombatBegins, {}, {}}});
        say({{What::TacticShown, {DraculaTactic::Claws}, {}}, {What::CombatResult, {0}, {}}});
        say({{What::TacticShown, {DraculaTactic::Fangs}, {}}, {What::BloodLost, {2}, {}}});
        say({{What::CombatResult, {0}, {}}, {What::HunterHurt, {test::secondMina, 3}, {}}});
        const auto words = combatLook(log, PublicHunt(seen).sentences(Language::En));
        QVERIFY(words && words->pairs.size() == 2);
        QCOMPARE(words->pairs[0].theirs, QString());
        QCOMPARE(words->pairs[1].theirs, QString::fromUtf8("Dracula \u22122, Mina Harker \u22123"));
    }

    void everyStepReachesEveryPhone_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : secondGameNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void everyStepReachesEveryPhone()
    {
        QFETCH(const QString, name);
        const Record game = secondGoldenGame(name.toStdString(), std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        Hub hub;
        for (std::size_t n = 0; n < languageCount; ++n)
            hub.join(n + 1, languageCodes[n].data());
        PublicLog log;
        const std::size_t step = static_cast<std::size_t>(times(29, 1));
        std::size_t met = 0, combats = 0, blood = 0;
        for (std::size_t n = 0; n <= game.cursor(); ++n) {
            const GameState& state = game.stateAt(n);
            if (auto noticed = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(game.ruleset(), state)))
                log.push_back(*std::move(noticed));
            const bool fights = log.back().view.combat.has_value(), bleeds = !log.back().view.bloodTokens.empty();
            met += fights ? 1U : 0U;
            const bool first = (fights && combats == 0) || (bleeds && blood == 0);
            if (n % step != 0 && n != game.cursor() && !first)
                continue;
            const SeenGame seen = seenOf(game.ruleset(), state, log);
            hub.show(seen);
            const auto before = hub.sent;
            hub.show(seen);
            QVERIFY(hub.sent == before);
            const PublicView& view = log.back().view;
            for (std::size_t l = 0; l < languageCount; ++l) {
                const auto language = static_cast<Language>(l);
                const InLanguage in(language);
                const SecondEditionSentences sentences(game.ruleset().board, language);
                const Json table = hub.last(l + 1, "table");
                QVERIFY(table["step"] == Json(log.size()));
                std::vector<std::string> said;
                for (const QString& each : announcedWords(log, sentences).told)
                    said.push_back(each.toStdString());
                QVERIFY(textsOf(table["announcement"]) == said);
                const auto saidOf = [&](const char* list) {
                    std::vector<std::string> spoken;
                    for (const Json& card : table[list]) {
                        spoken.push_back(card["words"].get<std::string>());
                        blood += card.contains("blood") ? 1U : 0U;
                    }
                    return spoken;
                };
                QVERIFY(saidOf("trail") == allOf(trailWords(view, sentences)) && saidOf("lairs") == allOf(catacombWords(view, sentences)));
                for (const Json& hunter : table["hunters"]) {
                    const auto who = *hunterFromId(hunter["id"].get<std::string>());
                    QVERIFY(hunter["damage"] == Json(view.sheets[static_cast<std::size_t>(who)].health));
                    QVERIFY(hunter["hurtIcon"] == "health" && hunter["hurt"] == healthWords(who, view).toStdString());
                }
                QVERIFY(table["tracks"].size() == 3 && table["tracks"][0]["id"] == "blood" && table["tracks"][0]["row"] == 5);
                QVERIFY(table["tracks"][0]["value"] == Json(view.blood));
                QVERIFY(table["combat"].is_null() == !view.combat);
                QVERIFY(std::ranges::count_if(table["trail"], [](const Json& card) { return card.contains("blood"); }) ==
                        static_cast<std::ptrdiff_t>(view.bloodTokens.size()));
                combats += view.combat ? 1U : 0U;
                const Json about = hub.last(l + 1, "game");
                QVERIFY(about["version"] == 1 && !about["besides"].get<std::string>().empty());
            }
        }
        for (const auto& [client, messages] : hub.sent) {
            std::vector<Json> entries;
            for (const Json& each : messages)
                if (each["is"] == "log") {
                    QVERIFY(each["from"].get<std::size_t>() <= entries.size());
                    entries.resize(each["from"].get<std::size_t>());
                    entries.insert(entries.end(), each["entries"].begin(), each["entries"].end());
                }
            QCOMPARE(entries.size(), test::newsOf(log));
            QVERIFY(std::ranges::none_of(entries, [](const Json& each) { return each["text"].empty() || each["time"] == ""; }));
        }
        QVERIFY(met > 0 && combats > 0);
        QVERIFY(hub.closed.empty());
    }

    /// What everybody should look up for reaches a phone once, at the step at which it happens, in the words of the table's own screen;
    /// a phone that comes later is not told of what is over.
    void everybodyLooksUp()
    {
        std::map<std::string, int> kinds;
        std::size_t places = 0, tracks = 0;
        for (const std::string& name : secondGameNames()) {
            const Record game = secondGoldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
            const Board& board = *game.ruleset().board;
            const InLanguage in(Language::Ru);
            const SecondEditionSentences sentences(game.ruleset().board, Language::Ru);
            Hub hub;
            hub.join(1, "ru");
            PublicLog log;
            std::size_t told = 0, shown = 1;
            for (std::size_t n = 0; n <= game.cursor(); ++n) {
                const GameState& state = game.stateAt(n);
                auto noticed = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(game.ruleset(), state));
                if (!noticed)
                    continue;
                log.push_back(*std::move(noticed));
                const auto expected = log.size() == 1 ? std::vector<fury2e::Moment>() : moments(game.ruleset(), log, shown, log.size() - 1);
                if (log.size() % 29 != 0 && expected.empty() && log.size() > 1)
                    continue; // what came between is looked through with the next
                hub.show(seenOf(game.ruleset(), state, log));
                shown = log.size();
                std::vector<Json> sent;
                for (std::size_t m = hub.sent[1].size(); m-- > 0 && hub.sent[1][m]["is"] != "table";)
                    if (hub.sent[1][m]["is"] == "moment")
                        sent.insert(sent.begin(), hub.sent[1][m]);
                QCOMPARE(sent.size(), expected.size());
                told += sent.size();
                for (std::size_t m = 0; m < sent.size(); ++m) {
                    const MomentLook look = momentLook(expected[m], sentences);
                    const Json& each = sent[m];
                    ++kinds[each["kind"].get<std::string>()];
                    QVERIFY(each["kind"] == look.kind.toStdString() && each["title"] == look.words.title.toStdString());
                    QVERIFY2(each["lines"] == Json({look.words.text.toStdString()}) && each["track"] == look.words.track.toStdString(),
                             qPrintable(QString::fromStdString(each.dump()) + look.words.text + u'|' + look.words.track));
                    QVERIFY(each["place"] == (look.place ? board[*look.place].id : std::string()));
                    QVERIFY(each["before"] == look.before && each["after"] == look.after && each["most"] == look.most);
                    QVERIFY(QFile::exists(QStringLiteral(":/resources/icons/%1.svg").arg(QString::fromStdString(each["icon"]))));
                    QVERIFY((each["title"] == "") == (each["kind"] == "victory"));
                    places += look.place ? 1U : 0U;
                    tracks += look.most > 0 ? 1U : 0U;
                }
            }
            QCOMPARE(hub.count(1, "moment"), told);
            hub.join(2, "ru");
            QCOMPARE(hub.count(2, "moment"), std::size_t(0));
        }
        QString found;
        for (const auto& [kind, count] : kinds)
            found += QStringLiteral("%1 %2, ").arg(QString::fromStdString(kind)).arg(count);
        QVERIFY2(kinds.size() == 7 && places > 10 && tracks > 10, qPrintable(found));
    }

    /// Whose doing it is says the colour; a defeated hunter's own sign lies in place of an icon.
    void aMomentHasItsSign()
    {
        const Ruleset rules = HuntingTable(R"({"trail":[{"location":"madrid"}]})").ruleset;
        const InLanguage in(Language::It);
        const SecondEditionSentences sentences(rules.board, Language::It);
        using Kind = fury2e::Moment::Kind;
        const auto told = [&](const fury2e::Moment& moment) { return PublicHunt::seenMoment(moment, sentences); };
        const LocationId paris = secondPlace("paris");
        const SeenMoment reveal = told({.kind = Kind::Reveal, .place = paris, .hunter = secondGodalming, .space = 1});
        QVERIFY(reveal.owner == "dracula" && reveal.icon == "bat" && reveal.place == paris && reveal.title.contains("Parigi"));
        const SeenMoment defeat = told({.kind = Kind::Defeat, .place = paris, .hunter = secondSeward, .before = 3, .after = 5, .most = 6});
        QVERIFY(defeat.owner == "hunters" && defeat.icon == "hunter-s" && defeat.hunter == secondSeward);
        QVERIFY(defeat.before == 3 && defeat.after == 5 && defeat.most == 6 && !defeat.track.isEmpty());
        const SeenMoment activated =
            told({.kind = Kind::Activated, .place = paris, .encounter = Encounter::NewVampire, .before = 1, .after = 3, .most = 6});
        QVERIFY(activated.kind == "activated" && activated.owner == "dracula" && activated.icon == encounterIcon(Encounter::NewVampire));
        QVERIFY(activated.before == 1 && activated.after == 3 && activated.title.contains("Parigi"));
        const SeenMoment day = told({.kind = Kind::NewDay, .resolve = 1, .before = 2, .after = 3, .most = 6});
        QVERIFY(day.owner == "all" && day.icon == "dawn" && !day.place);
    }

    /// Whatever hunters did in the golden games can be entered on a phone, by what it is asked, and arrives as that very action.
    void huntersEntriesArrive()
    {
        std::size_t wanted = 0, arrived = 0, met = 0;
        std::set<std::size_t> kinds;
        QStringList lost;
        const std::size_t step = static_cast<std::size_t>(times(7, 1));
        const SecondEditionSentences inItalian(*builtInBoard("fury-2e"), Language::It);
        for (const std::string& name : secondGameNames()) {
            const Record game = secondGoldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
            PublicLog log;
            for (std::size_t n = 0; n < game.cursor(); ++n) {
                const GameState& state = game.stateAt(n);
                if (auto noticed = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(game.ruleset(), state)))
                    log.push_back(*std::move(noticed));
                const Action& entry = game.entries()[n].action;
                const bool chance = std::holds_alternative<AddChance>(entry) || std::holds_alternative<PromiseShares>(entry);
                if (chance || std::holds_alternative<PutRight>(entry) || std::holds_alternative<PutRightRuling>(entry) ||
                    refusedAtTable(game.ruleset(), state, entry) || (met++ % step != 0 && kinds.contains(entry.index())))
                    continue;
                const TableMoment moment{log.back().view, tableTurn(game.ruleset(), state)};
                // Out of turn somebody is only moved by words; and who has a card is not asked where it tells nothing.
                const auto* move = std::get_if<MoveHunters>(&entry);
                const auto* spend = std::get_if<SpendResolve>(&entry);
                const auto acting = actingHunter(moment);
                if ((move != nullptr && acting && !move->hunters.contains(*acting)) || (spend != nullptr && spend->hunter != acting))
                    continue;
                if (const auto* card = std::get_if<HunterPlays>(&entry)) {
                    const auto turn = std::ranges::find(moment.turn.cards, card->event, &HunterCardTurn::event);
                    if (turn == moment.turn.cards.end() || (card->hunter && turn->hunters.empty()))
                        continue;
                }
                Hub hub;
                hub.hub.setEntering(PhonesEnter::Everything);
                hub.join(7, "it");
                hub.show(seenOf(game.ruleset(), state, log));
                std::optional<test::Way> way;
                {
                    const InLanguage in(Language::It);
                    way = wayTo(entry, moment, inItalian, *game.ruleset().board);
                }
                ++wanted;
                if (!way) {
                    lost << inItalian.action(entry);
                    continue;
                }
                for (std::size_t i = 0; i < way->keys.size(); ++i)
                    way->keys[i].empty() ? hub.tap(7, way->taps[i]) : hub.press(7, way->keys[i]);
                QVERIFY2(hub.entered == std::vector{entry}, qPrintable(inItalian.action(entry)));
                QVERIFY(hub.closed.empty());
                ++arrived;
                kinds.insert(entry.index());
            }
        }
        QVERIFY2(wanted > 60 && kinds.size() > 7 && arrived * 100 >= wanted * 95,
                 qPrintable(QStringLiteral("%1 of %2, %3 kinds; not: %4").arg(arrived).arg(wanted).arg(kinds.size()).arg(lost.join(u'|'))));
    }

    /// 2E-INV-8: twin games send the same bytes at the same steps, and what is refused is refused alike.
    void twinsSendTheSame()
    {
        int looked = 0, different = 0, refused = 0, together = 0;
        const int step = times(5, 1);
        for (std::uint64_t number = 1; number <= static_cast<std::uint64_t>(times(3, 40)); ++number)
            (void)playSecondTwins(number + 7000, 150, [&](const SecondTwins& both) {
                if (both.step != both.twinStep || together++ % step != 0)
                    return;
                different += both.first != both.twin ? 1 : 0;
                ++looked;
                std::array<Hub, 2> hubs;
                for (std::size_t n = 0; n < 2; ++n) {
                    const GameState& state = n == 0 ? both.first : both.twin;
                    Hub& hub = hubs[n];
                    hub.onWhyNot = [&](LocationId place) -> Hub::Refused {
                        const auto why = refusedMove(both.ruleset, state, place);
                        if (!why)
                            return std::nullopt;
                        return test::RefusedEntry<PublicHunt>{why->second, allowedByTable(both.ruleset, state, why->first)};
                    };
                    hub.hub.setEntering(PhonesEnter::Everything);
                    hub.join(1, "es");
                    hub.say(1, Json{{"do", "book"}, {"has", ""}});
                    hub.show(seenOf(both.ruleset, state, {n == 0 ? both.step : both.twinStep}));
                    const std::size_t told = hub.sent[1].size();
                    both.ruleset.board->all().forEach([&](LocationId place) { hub.tap(1, (*both.ruleset.board)[place].id); });
                    refused += hub.sent[1].size() > told ? 1 : 0;
                }
                QVERIFY(hubs[0].sent == hubs[1].sent);
                QVERIFY(hubs[0].closed.empty());
            });
        QVERIFY2(looked > 30 && different > 10 && refused > 10,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(looked).arg(different).arg(refused)));
    }

    /// However far the table has gone on: told is what it did in place of what was pressed, also where that is no news.
    void whoIsLateIsToldWhatCameInItsPlace()
    {
        LoggedTable made = muchLiesThere();
        const HunterSet godalming(secondGodalming);
        QVERIFY(made.act(MoveHunters{godalming, secondPlace("vienna"), Travel::Road, false}));
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1, "es");
        hub.show(made.seen());
        const Json late = hub.last(1, "question");
        QVERIFY(made.act(HuntersAct{}));
        QVERIFY(made.act(MoveHunters{HunterSet(secondSeward), secondPlace("prague"), Travel::Road, false}));
        const SeenGame seen = made.seen();
        hub.show(seen);
        hub.say(1, Json{{"do", "press"}, {"step", late["step"]}, {"question", late["question"]}, {"button", "b0"}});
        const InLanguage in(Language::Es);
        const SecondEditionSentences sentences(seen.ruleset.board, Language::Es);
        const auto first = late["step"].get<std::size_t>();
        QVERIFY(first + 1 < seen.log.size() && !carriesNews(seen.log, first));
        const QString told = QString::fromStdString(hub.last(1, "told")["text"]), wanted = sentences.told(seen.log[first].said).join(u' ');
        QVERIFY2(!wanted.isEmpty() && told.endsWith(wanted) && told != wanted, qPrintable(told));
    }

    /// 2E-CHANCE-1: a word is said at the table. A phone offers none, in the round that waits as little as before a draw, and no filled
    /// button leads past the chance.
    void aWordIsSaidAtTheTable()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.state.step = Step::RoundBegins;
        table.state.chance.eachRound = true;
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1, "en");
        hub.show(seenOf(table));
        const Json question = hub.last(1, "question");
        QVERIFY2(question["line"].get<std::string>().find("shares by themselves") != std::string::npos,
                 question["line"].get<std::string>().c_str());
        QCOMPARE(question["buttons"].size(), std::size_t{1});
        QCOMPARE(question["buttons"][0]["name"].get<std::string>(), std::string("turn-go-on"));
        QCOMPARE(question["buttons"][0]["kind"].get<std::string>(), std::string("quiet"));
    }

    /// A phone enters what its own hunters do; whoever is asked is found among the group too.
    void eachPhoneEntersForItsOwnHunters()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        Hub hub;
        hub.join(1, "it", {"lord-godalming"});
        hub.join(2, "it", {"mina-harker"});
        hub.join(3, "it");
        hub.show(seenOf(table));
        const Json question = hub.last(1, "question");
        QVERIFY(question["mine"] == true && question["hunter"] == "lord-godalming" && question["origin"] == "paris");
        QVERIFY(question["title"] == "Tocca a Lord Godalming");
        QVERIFY(question["topic"] == "hunters-turn");
        QVERIFY(question["places"].size() > 3 && !hub.keyOf(1, "turn-with").empty());
        for (const ClientId looksOn : {2, 3}) {
            const Json other = hub.last(looksOn, "question");
            QVERIFY(other["mine"] == false && other["buttons"].empty() && other["tail"].empty() && other["title"] == question["title"]);
            hub.press(looksOn, "b0");
            hub.tap(looksOn, "strasbourg");
        }
        QVERIFY(hub.entered.empty());
        // Two go together, by road.
        hub.press(1, hub.keyOf(1, "turn-with"));
        hub.tap(1, "strasbourg");
        QVERIFY(hub.last(1, "question")["chosen"] == "strasbourg");
        const auto lit = hub.last(1, "question")["lit"].get<std::vector<std::string>>();
        QVERIFY(lit.size() > 1 && std::ranges::count(lit, "strasbourg") == 1); // another one can be tapped instead
        const std::string confirm = hub.keyOf(1, "turn-confirm");
        QVERIFY(!confirm.empty());
        hub.press(1, confirm);
        HunterSet group(secondGodalming);
        group.insert(secondSeward);
        QVERIFY((hub.entered == std::vector<Action>{MoveHunters{group, secondPlace("strasbourg"), Travel::Road, false}}));
        // At the end of their turn either of the two may say what they do.
        QVERIFY(table.act(hub.entered.front()));
        hub.show(seenOf(table));
        hub.say(3, Json{{"do", "play"}, {"hunters", {"dr-seward"}}});
        QVERIFY(hub.last(1, "question")["mine"] == true && hub.last(3, "question")["mine"] == true);
        QVERIFY(hub.last(2, "question")["mine"] == false);
        hub.hub.takeSeatBack(secondSeward);
        QVERIFY(hub.last(3, "question")["mine"] == false);
    }

    /// What two did together either of them takes back, also the end of their turn, when the next hunter is asked.
    void whatWasEnteredIsTakenBackThere()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        Hub hub;
        hub.join(1, "it", {"lord-godalming"});
        hub.join(2, "it", {"mina-harker"});
        hub.join(3, "it", {"dr-seward"});
        const auto offered = [&] {
            std::string to;
            for (const ClientId phone : {1, 2, 3})
                to += hub.keyOf(phone, "turn-take-back").empty() ? "" : std::to_string(phone);
            return to;
        };
        HunterSet group(secondGodalming);
        group.insert(secondSeward);
        PublicLog log{*noticedStep<Happening, PublicView>(nullptr, {}, publicView(table.ruleset, table.state))};
        const auto does = [&](const Action& entry) {
            if (!table.act(entry))
                return false;
            log.push_back(*noticedStep(&log.back(), table.state.happened, publicView(table.ruleset, table.state)));
            SeenGame seen = seenOf(table.ruleset, table.state, log);
            seen.lastEntry = entry;
            hub.show(seen);
            return true;
        };
        QVERIFY(does(MoveHunters{group, secondPlace("strasbourg"), Travel::Road, false}));
        QCOMPARE(offered(), std::string("13"));
        QVERIFY(does(HuntersAct{}));
        QVERIFY(hub.last(1, "question")["hunter"] != "lord-godalming");
        QCOMPARE(offered(), std::string("13"));
        hub.press(3, hub.keyOf(3, "turn-take-back"));
        QCOMPARE(hub.takenBack, 1);
        // What another one did then is taken back: what is the last now is theirs, and not his who is asked.
        const std::size_t acted = log.size() - 1;
        const Hunter next = tableTurn(table.ruleset, table.state).options.front().hunter;
        QVERIFY(table.act(MoveHunters{next, table.state.hunters[static_cast<std::size_t>(next)].value(), Travel::Road, false}));
        log.push_back(*noticedStep(&log.back(), table.state.happened, publicView(table.ruleset, table.state)));
        log.push_back(log[acted]);
        log.back().way = PublicStep::Way::Back;
        SeenGame seen = seenOf(table.ruleset, table.state, log);
        seen.lastEntry = HuntersAct{};
        seen.entryBegins = acted;
        hub.show(seen);
        QCOMPARE(offered(), std::string("13"));
    }

    /// 2E-COMB-18: of several in a combat each may say what they do and what came of it, whoever began it; 2E-COMB-2: a card is played by
    /// whoever has it, there or elsewhere, but Garlic only there. Nobody else is asked, on a phone or in the order of hunters.
    void aCombatIsEverybodysInIt()
    {
        using What = PublicQuestion::What;
        HuntingTable table(
            R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
        Hub hub;
        hub.join(1, "it", {"lord-godalming"});
        hub.join(2, "it", {"dr-seward"});
        hub.join(3, "it", {"mina-harker", "van-helsing"});
        HunterSet group(secondGodalming);
        group.insert(secondSeward);
        QVERIFY(table.act(MoveHunters{group, secondPlace("paris"), Travel::Road, false}));
        std::set<What> asked;
        for (int n = 0; n < 12 && asked.size() < 3; ++n) {
            const PublicView view = publicView(table.ruleset, table.state);
            QVERIFY(view.combat && view.combat->hunters == group);
            hub.show(seenOf(table));
            const Json frame = hub.last(1, "table");
            const bool dracula = view.asked.what == What::Dracula;
            for (const Json& hunter : frame["hunters"])
                if (!dracula)
                    QCOMPARE(hunter["state"] == "acting", group.contains(*hunterFromId(hunter["id"].get<std::string>())));
            const Json caption = frame["combat"]["hunter"]["card"]["caption"];
            QCOMPARE(caption == "scelta", view.asked.what == What::CombatResult);
            QVERIFY(caption != "");
            if (dracula) {
                QVERIFY(table.act(PlayTactic{DraculaTactic::Claws, secondSeward}));
                continue;
            }
            for (const ClientId client : {1, 2, 3})
                QCOMPARE(hub.last(client, "question")["mine"] == true, client < 3 || view.asked.what == What::CombatCards);
            asked.insert(view.asked.what);
            // Each phone has the cards of its own hunters alone.
            if (view.asked.what == What::CombatCards) {
                hub.entered.clear();
                hub.press(2, hub.keyOf(2, "combat-card"));
                QVERIFY(hub.entered.size() == 1 && std::get<CombatCard>(hub.entered.front()).hunter == secondSeward);
                const auto cards = [&](ClientId client) {
                    const Json buttons = hub.last(client, "question")["buttons"];
                    return std::ranges::count_if(buttons, [](const Json& button) { return button["name"] == "combat-card"; });
                };
                QVERIFY(cards(3) == 2 && cards(2) == 4); // but neither Garlic nor a leap out of it from elsewhere
            }
            if (view.asked.what != What::CombatResult)
                QVERIFY(table.act(GoOn{}));
        }
        QCOMPARE(asked, (std::set<What>{What::CombatCards, What::CombatLaid, What::CombatResult}));
    }

    /// What a frame has in this edition alone: Health, Blood in rows of five and between spaces, a combat of four steps.
    void whatOnlyThisEditionHas()
    {
        LoggedTable day = muchLiesThere();
        Hub hub;
        hub.join(1);
        hub.show(day.seen());
        QVERIFY(hub.last(1, "game")["besides"] == "Catacombs");
        Json table = hub.last(1, "table");
        for (std::size_t n = 0; n < table["trail"].size(); ++n)
            QCOMPARE(table["trail"][n].contains("blood"), n == 2);
        QVERIFY(table["hunters"][1]["damage"] == 5 && table["hunters"][1]["hurt"] == "Health 5 of 10");
        QVERIFY(table["hunters"][3]["bites"] == 1);
        QVERIFY(table["tracks"][0]["value"] == 9 && table["tracks"][0]["most"] == 15 && table["tracks"][0]["row"] == 5);
        QVERIFY(table["table"]["trail"][0] == Json({{"location", nullptr}}) &&
                table["table"]["trail"][3] == Json({{"location", "venice"}}));
        QVERIFY(table["table"]["lairs"][0].is_null() && table["table"]["lairs"][1] == Json({{"location", nullptr}}));
        QVERIFY(table["table"]["tokens"]["heavenlyHosts"] == Json({"rome"}));
        QVERIFY(table.dump().find("bari") == std::string::npos && table.dump().find("Geneva") == std::string::npos);
        LoggedTable fight = aCombat();
        hub.show(fight.seen());
        const Json combat = hub.last(1, "table")["combat"];
        QVERIFY(combat["steps"] == 4 && combat["step"] == 4 && combat["lifeIcon"] == "health");
        QVERIFY(combat["dracula"]["lifeIcon"] == "blood" && !combat["hunter"].contains("lifeIcon"));
        QVERIFY(combat["dracula"]["id"] == "dracula" && combat["dracula"]["card"]["face"] == "up" && combat["others"].size() == 1);
    }

    /// A refusal is said on the phone that asked, with its reason and its topic, and the table can allow it there.
    void aRefusalHasItsReason()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        Hub hub;
        hub.onWhyNot = [&](LocationId place) -> Hub::Refused {
            const auto why = refusedMove(table.ruleset, table.state, place);
            return why ? Hub::Refused(test::RefusedEntry<PublicHunt>{why->second, allowedByTable(table.ruleset, table.state, why->first)})
                       : std::nullopt;
        };
        hub.join(1, "it", {"lord-godalming"});
        hub.show(seenOf(table));
        hub.tap(1, "rome");
        const Json question = hub.last(1, "question");
        QVERIFY(question["line"].get<std::string>().find("Roma") != std::string::npos);
        const auto why = refusedMove(table.ruleset, table.state, secondPlace("rome"));
        const auto book = builtInBook(secondEditionBook, Language::It).value();
        QCOMPARE(question["topic"].get<std::string>(), topicOfRefusal(*book, why->second)->id.key.toStdString());
        const std::string allowed = hub.keyOf(1, "turn-allowed");
        QVERIFY(!allowed.empty());
        hub.press(1, allowed);
        QCOMPARE(hub.entered.size(), std::size_t(1));
        QVERIFY(std::get<MoveHunters>(hub.entered.front()).overruled);
    }

    /// All topics and cards of its book come in the phone's language, with how this game is played.
    void theBookIsItsOwn()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        Hub hub;
        hub.show(seenOf(table));
        std::set<std::string> titles, names;
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto client = static_cast<ClientId>(l + 1);
            hub.join(client, languageCodes[l].data());
            hub.say(client, Json{{"do", "book"}, {"has", ""}});
            const Json book = hub.last(client, "book");
            QVERIFY(book["language"] == std::string(languageCodes[l]) && book["fault"] == "" && book["printed"] == false);
            const auto own = builtInBook(secondEditionBook, static_cast<Language>(l)).value();
            std::size_t topics = 0, readings = 0;
            for (const Json& chapter : book["chapters"])
                for (const Json& topic : chapter["topics"]) {
                    const Topic& expected = own->topics()[topics++];
                    QVERIFY(topic["id"] == expected.id.key.toStdString() && topic["title"] == expected.title.toStdString());
                    QCOMPARE(topic["text"].size(), static_cast<std::size_t>(expected.paragraphs.size()));
                    readings += topic["readings"].size();
                    for (const Json& field : topic["readings"])
                        QCOMPARE(book["readings"][field.get<std::string>()].size(), std::size_t(2));
                }
            QCOMPARE(topics, own->topics().size());
            QVERIFY(readings > 10);
            const InLanguage in(static_cast<Language>(l));
            const SecondEditionSentences sentences(table.ruleset.board, static_cast<Language>(l));
            const auto pages = builtInCards(secondEditionBook, static_cast<Language>(l)).value();
            QVERIFY(pages->cards().size() > 90);
            QCOMPARE(book["cards"].size(), pages->cards().size());
            std::set<std::string> kinds;
            std::size_t touched = 0;
            for (std::size_t n = 0; n < pages->cards().size(); ++n) {
                const CardPage& page = pages->cards()[n];
                const Json& card = book["cards"][n];
                QVERIFY(card["id"] == page.id.toStdString() && card["name"] == cardName(page, sentences).toStdString());
                QVERIFY(card["kind"] == cardKindIds[static_cast<std::size_t>(page.kind)]);
                kinds.insert(card["kind"].get<std::string>());
                QVERIFY(card["facts"] == cardFacts(*pages, page).join(QStringLiteral(" · ")).toStdString());
                QVERIFY(QFile::exists(QStringLiteral(":/resources/icons/%1.svg").arg(QString::fromStdString(card["icon"]))));
                std::vector<std::string> parts, own;
                for (const Json& part : card["parts"])
                    parts.push_back(part[0].get<std::string>() + '|' + part[1].get<std::string>());
                for (const CardText& text : cardTexts(*pages, page, sentences))
                    own.push_back((text.heading + u'|' + text.words).toStdString());
                QVERIFY2(!parts.empty() && parts == own && card.dump().find('{', 1) == card.dump().npos, qPrintable(page.id));
                QVERIFY(card["topics"].size() == static_cast<std::size_t>(page.topics.size()) && !card["topics"].empty());
                touched += card["readings"].size();
                for (const Json& field : card["readings"])
                    QCOMPARE(book["readings"][field.get<std::string>()].size(), std::size_t(2));
            }
            QVERIFY(kinds.contains("encounter-token") && kinds.contains("dracula-tactic") && kinds.contains("agent-tactic"));
            QVERIFY(touched > 5);
            names.insert(book["cards"][0]["name"].get<std::string>());
            titles.insert(book["chapters"][0]["topics"][0]["title"].get<std::string>());
        }
        QCOMPARE(titles.size(), languageCount);
        QVERIFY(names.size() > 2);
        QCOMPARE(hub.hub.bookFolder(), secondEditionBook);
        // Played otherwise, it comes again with that.
        const Json before = hub.last(1, "book");
        SeenGame seen = seenOf(table);
        seen.log.push_back(seen.log.back());
        seen.ruleset.rulings.set(Ruling::StormRounds, 1);
        hub.show(seen);
        QCOMPARE(hub.count(1, "book"), std::size_t(2));
        const Json after = hub.last(1, "book");
        QVERIFY(after["sign"] != before["sign"] && after["chapters"] == before["chapters"]);
        QVERIFY(after["readings"]["stormRounds"] != before["readings"]["stormRounds"]);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondTableHub;
DEMETER_TEST(TestSecondTableHub)
#include "test_second_table_hub.moc"

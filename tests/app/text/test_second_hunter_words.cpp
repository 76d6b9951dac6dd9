// What is typed for a hunter of the second edition, and what it means.
#include "app/fury2e/text/hunter_words.h"

#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/view/table_turn.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <string_view>

namespace demeter::fury2e {

class TestSecondHunterWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        rules_.board = test::board("fury-2e");
        state_ = newGame(rules_, TokenHandling::Dealt, Seed{});
        go(PlaceHunters{{place("edinburgh"), place("manchester"), place("galway"), place("plymouth")}});
        go(ChooseStart{place("szeged")});
        QCOMPARE(state_.step, Step::Hunters);
    }

    void means_data()
    {
        test::Rows<QString, Action> add;
        const auto row = [&](const char* typed, const Action& meant) { add(typed, QString::fromUtf8(typed), meant); };
        const auto move = [](Hunter hunter, const char* to, Travel travel) {
            return MoveHunters{HunterSet(hunter), place(to), travel, false};
        };
        row("m lond", move(Hunter::MinaHarker, "london", Travel::Road));
        row("мина лонд", move(Hunter::MinaHarker, "london", Travel::Road));
        row("londra", move(Hunter::LordGodalming, "london", Travel::Rail)); // 2E-GEN-3: whose turn comes next
        row("Van Dub", move(Hunter::VanHelsing, "dublin", Travel::Road));
        row("g mare del nord", move(Hunter::LordGodalming, "north-sea", Travel::Sea));
        row("g manch treno", move(Hunter::LordGodalming, "manchester", Travel::Rail));
        // 2E-ITEM-6: where no other way leads, or where it is named; by train as long as it is not.
        const auto ride = [](Hunter hunter, const char* to) {
            return MoveHunters{HunterSet(hunter), place(to), Travel::Road, false, HunterItem::FastHorse};
        };
        row("s plym", ride(Hunter::DrSeward, "plymouth"));
        row("g londra", move(Hunter::LordGodalming, "london", Travel::Rail));
        row("g londra cavallo", ride(Hunter::LordGodalming, "london"));
        row("g лондон на лошади", ride(Hunter::LordGodalming, "london"));
        row("v cerca", move(Hunter::VanHelsing, "galway", Travel::Road)); // stays
        row("v busca", move(Hunter::VanHelsing, "galway", Travel::Road));
        row("m ospedale", move(Hunter::MinaHarker, "st-joseph-and-st-mary", Travel::Road));
        row("s riposa", HuntersAct{HuntersAct::What::Rest, {}, 0, false});
        row("s scambia", HuntersAct{HuntersAct::What::Exchange, {}, 0, false});
        row("s wymiana", HuntersAct{HuntersAct::What::Exchange, {}, 0, false});
        row("s rifornisce", HuntersAct{HuntersAct::What::Resupply, {}, 0, false});
        row("s nichts", {});
    }

    void means()
    {
        const auto [typed, meant] = test::rowOf<QString, Action>();
        const std::vector<Action> found = typedByHunters(typed, rules_, state_, Language::It);
        if (typed == QLatin1String("s nichts")) {
            QVERIFY(found.empty());
            return;
        }
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(found.front() == meant, writeAction(rules_, found.front()).c_str());
    }

    /// Words that fit several cities alike are asked about.
    void meansSeveral()
    {
        const std::vector<Action> found = typedByHunters(QStringLiteral("m ba"), rules_, state_, Language::It);
        QVERIFY(found.size() > 1);
        QVERIFY(std::ranges::find(found, Action(announcedMove(rules_, state_, Hunter::MinaHarker, place("bari")))) != found.end());
    }

    /// Whoever acts together moves together, and what another does is not theirs.
    void together()
    {
        GameState state = state_;
        state.turn.acting = Hunter::LordGodalming | HunterSet(Hunter::DrSeward);
        state.turn.stage = HunterStage::Acting;
        QVERIFY(typedByHunters(QStringLiteral("m riposa"), rules_, state, Language::It).empty());
        QCOMPARE(typedByHunters(QStringLiteral("riposa"), rules_, state, Language::It).size(), std::size_t{1});
        const auto moves = typedByHunters(QStringLiteral("g londra"), rules_, state, Language::It);
        QCOMPARE(moves.size(), std::size_t{1});
        QVERIFY(std::get<MoveHunters>(moves.front()).hunters == state.turn.acting);
    }

private:
    static LocationId place(std::string_view id) { return test::board("fury-2e")->find(id).value(); }
    void go(const Action& action)
    {
        auto after = apply(rules_, state_, action);
        QVERIFY(after.has_value());
        state_ = std::move(*after);
    }

    Ruleset rules_;
    GameState state_;
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondHunterWords;
DEMETER_TEST(TestSecondHunterWords)
#include "test_second_hunter_words.moc"

// The talk with the game, without a window: what is asked, and what comes of answers, taps and typed words.
#include "app/fury3e/desktop/guide/conversation.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/fixed_chance.h"
#include "tests/support/memory_device.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// A disk that can be full.
class FullDevice : public test::MemoryDevice {
public:
    explicit FullDevice(std::shared_ptr<bool> full) : MemoryDevice(std::make_shared<std::string>()), full_(std::move(full)) {}
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        if (*full_)
            return std::unexpected(Fault{"device-full", "memory", {}});
        return MemoryDevice::append(bytes);
    }

private:
    std::shared_ptr<bool> full_;
};

/// A game in which Dracula has begun in Munich and it is day, and a conversation about it.
struct Dialogue {
    QTemporaryDir folder;
    GamesFolder games;
    GameController game{games};
    Conversation talk{game};
    QSignalSpy asked{&talk, &Conversation::asked};
    QSignalSpy spoke{&talk, &Conversation::spoke};

    explicit Dialogue(const char* start = "munich", Devices devices = {}) : games(folder.path(), test::fixedChance(std::move(devices)))
    {
        RecordHeader header;
        header.board = "fury-3e";
        header.clockKept = true;
        fury3e::PlaceHunters hunters;
        const auto board = builtInBoard(header.board);
        const std::array<const char*, hunterCount> cities{"london", "madrid", "athens", "rome"};
        for (std::size_t n = 0; n < hunterCount; ++n)
            hunters.cities[n] = (*board)->find(cities[n]).value();
        if (!game.startGame(header, hunters) || !game.submit(ChooseStart{place(start)}))
            qFatal("the game did not begin");
        asked.clear();
    }

    LocationId place(const char* id) const { return game.ruleset().board->find(id).value(); }
    const GameState& state() const { return game.state(); }
    Said::Voice voice() const { return talk.said().voice; }
    QString words() const { return talk.said().strong + u' ' + talk.said().text; }

    /// To the Dracula phase, after the slide: where does Dracula go?
    bool slide() { return test::huntersPass(game) && game.submit(Slide{}) && state().step == Step::ChooseCard; }

    std::optional<std::size_t> choice(const QString& word) const
    {
        const auto& choices = talk.question().choices;
        const auto found = std::ranges::find(choices, word, &Choice::word);
        return found == choices.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - choices.begin()));
    }
    bool choose(const QString& word)
    {
        const auto index = choice(word);
        if (index)
            talk.choose(*index);
        return index.has_value();
    }
    bool happened(Happening::What what) const
    {
        return std::ranges::any_of(state().happened, [&](const Happening& one) { return one.what == what; });
    }
};

} // namespace

class TestConversation : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theDecisionThatIsDueIsAsked();
    void aLegalAnswerIsSubmitted();
    void aForbiddenTapIsRefusedAndChangesNothing();
    void aPlaceThatIsNotAskedAboutIsNotNow();
    void askingWhyChangesNothing();
    void aForbiddenChoiceSaysWhy();
    void aWarningIsAskedAboutOnce();
    void anythingElseTakesTheWarningBack();
    void backLeavesAQuestionInside();
    void typedWordsBecomeAnAction();
    void typedWordsThatMeanNothingAreRefused();
    void typedWordsWithSeveralMeaningsAreAskedAbout();
    void typedWordsAreReadInTheLanguageOfTheWindow();
    void aTypedCardIsAskedAbout();
    void theTableMayAllowAForbiddenMove();
    void whatIsTakenBackIsSaid();
    void askedAgainItForgetsOnlyWhatWasSaid();
    void whatCannotBeSavedIsNotDone();
};

void TestConversation::init()
{
    QVERIFY2(QApplication::topLevelWidgets().isEmpty(), "no window is needed");
}

void TestConversation::theDecisionThatIsDueIsAsked()
{
    Dialogue t;
    QCOMPARE(t.state().step, Step::Day);
    QVERIFY(!t.talk.inside());
    QCOMPARE(t.talk.question().acting, std::optional(Hunter::LordGodalming));
    QVERIFY(t.talk.legal().contains(t.place("plymouth")));
    QVERIFY(t.slide());
    QVERIFY2(!t.asked.isEmpty(), "every change asks anew");
    QCOMPARE(t.talk.question().title, QStringLiteral("Where does Dracula go?"));
    QVERIFY(t.talk.question().legal().contains(t.place("nuremburg")));
}

void TestConversation::aLegalAnswerIsSubmitted()
{
    Dialogue t;
    QVERIFY(t.slide());
    t.asked.clear();
    t.talk.tap(t.place("nuremburg"));
    QCOMPARE(currentLocation(t.state()), std::optional(t.place("nuremburg")));
    QCOMPARE(t.asked.count(), 1);
    QCOMPARE(t.asked.front().front().value<Conversation::Why>(), Conversation::Why::Changed);
    QCOMPARE(t.state().step, Step::PlaceEncounter);
    const EncounterKind card = t.state().encounterHand.front();
    t.talk.choose(card); // in the hand
    QVERIFY(t.state().trail[0].has_value());
    QCOMPARE(t.state().trail[0]->encounters.size(), std::size_t{1});
    QCOMPARE(t.state().trail[0]->encounters.front().kind, card);
}

void TestConversation::aForbiddenTapIsRefusedAndChangesNothing()
{
    Dialogue t;
    QVERIFY(t.slide());
    const GameState before = t.state();
    const std::size_t cursor = t.game.record().cursor();
    const LocationId lisbon = t.place("lisbon");
    const auto why = checkPlay(t.game.ruleset(), before, Play{lisbon, {}, std::nullopt});
    QVERIFY(why.has_value());
    t.asked.clear();
    t.talk.tap(lisbon);
    QCOMPARE(t.state(), before);
    QCOMPARE(t.game.record().cursor(), cursor);
    QVERIFY2(t.asked.isEmpty(), "the question stays");
    QCOMPARE(t.spoke.count(), 1);
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QVERIFY2(t.talk.said().strong.contains("Lisbon"), qPrintable(t.words()));
    QVERIFY(!t.talk.said().topic.isEmpty());
    QCOMPARE(t.talk.said().topic, t.game.sentences().headword(*why));
    QVERIFY2(t.talk.said().text.contains(t.talk.said().topic), qPrintable(t.words()));
    QCOMPARE(t.talk.refusedPlace(), std::optional(lisbon));
    t.talk.tap(t.place("nuremburg"));
    QVERIFY2(!t.talk.refusedPlace(), "an answer takes the mark off");
}

void TestConversation::aPlaceThatIsNotAskedAboutIsNotNow()
{
    Dialogue t;
    QVERIFY(t.slide());
    t.talk.tap(t.place("nuremburg"));
    QCOMPARE(t.state().step, Step::PlaceEncounter);
    const GameState before = t.state();
    t.talk.tap(t.place("paris"));
    QCOMPARE(t.state(), before);
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QCOMPARE(t.talk.said().strong, QStringLiteral("Paris: not now."));
    QCOMPARE(t.talk.said().text, t.talk.question().title);
}

void TestConversation::askingWhyChangesNothing()
{
    Dialogue t;
    QVERIFY(t.slide());
    const GameState before = t.state();
    t.talk.tap(t.place("nuremburg"), true);
    QCOMPARE(t.voice(), Said::Voice::Note);
    QVERIFY2(t.talk.said().strong.startsWith("Nuremburg"), qPrintable(t.words()));
    t.talk.tap(t.place("lisbon"), true);
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QCOMPARE(t.talk.refusedPlace(), std::optional(t.place("lisbon")));
    QCOMPARE(t.state(), before);
}

void TestConversation::aForbiddenChoiceSaysWhy()
{
    Dialogue t;
    QVERIFY(t.slide());
    t.talk.tap(t.place("nuremburg"));
    t.talk.choose(t.state().encounterHand.front());
    QCOMPARE(t.state().step, Step::PlaceRumor);
    const auto& choices = t.talk.question().choices;
    const auto off = std::ranges::find(choices, ChoiceKind::Off, &Choice::kind);
    QVERIFY(off != choices.end());
    const GameState before = t.state();
    t.talk.choose(static_cast<std::size_t>(off - choices.begin()));
    QCOMPARE(t.state(), before);
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QVERIFY(!t.talk.said().text.isEmpty());
}

void TestConversation::aWarningIsAskedAboutOnce()
{
    Dialogue t;
    QVERIFY(t.slide());
    QVERIFY(t.game.submit(PutRight{"set up for the test", EditNumber{Number::Damage, 14}}));
    QVERIFY(t.choose("Wolf Form"));
    QVERIFY(t.talk.inside().has_value());
    QCOMPARE(t.talk.inside()->what, SubQuestion::What::WolfWhere);
    const GameState before = t.state();
    t.talk.tap(t.place("nuremburg"));
    QVERIFY2(t.state() == before, "OPEN-39: first the warning");
    QCOMPARE(t.voice(), Said::Voice::Warning);
    QVERIFY(!t.talk.said().strong.isEmpty());
    t.talk.tap(t.place("nuremburg"));
    QVERIFY2(t.state().step == Step::Over, "chosen again, it is done");
    QCOMPARE(t.talk.question().title, QStringLiteral("The hunters have won"));
}

void TestConversation::anythingElseTakesTheWarningBack()
{
    Dialogue t;
    QVERIFY(t.slide());
    QVERIFY(t.game.submit(PutRight{"set up for the test", EditNumber{Number::Damage, 14}}));
    QVERIFY(t.choose("Wolf Form"));
    const GameState before = t.state();
    t.talk.tap(t.place("nuremburg"));
    QCOMPARE(t.voice(), Said::Voice::Warning);
    t.talk.tap(t.place("lisbon"));
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    t.talk.tap(t.place("nuremburg"));
    QCOMPARE(t.voice(), Said::Voice::Warning);
    QCOMPARE(t.state(), before);
}

void TestConversation::backLeavesAQuestionInside()
{
    Dialogue t;
    QVERIFY(t.slide());
    const QString decision = t.talk.question().title;
    t.talk.back();
    QVERIFY2(t.talk.question().title == decision, "there is nothing to go back to");
    t.asked.clear();
    QVERIFY(t.choose("Wolf Form"));
    QCOMPARE(t.asked.count(), 1);
    QCOMPARE(t.asked.front().front().value<Conversation::Why>(), Conversation::Why::Inside);
    QVERIFY(t.talk.question().title != decision);
    QCOMPARE(t.voice(), Said::Voice::Note);
    t.talk.tap(t.place("lisbon"));
    QVERIFY(t.talk.refusedPlace().has_value());
    t.talk.back();
    QCOMPARE(t.asked.back().front().value<Conversation::Why>(), Conversation::Why::Back);
    QVERIFY(!t.talk.inside());
    QCOMPARE(t.talk.question().title, decision);
    QVERIFY(!t.talk.refusedPlace());
}

void TestConversation::typedWordsBecomeAnAction()
{
    Dialogue t;
    t.talk.type("g plym");
    QCOMPARE(t.state().hunters[0], HunterPlace::in(t.place("plymouth")));
}

void TestConversation::typedWordsThatMeanNothingAreRefused()
{
    Dialogue t;
    const GameState before = t.state();
    t.talk.type("xyzzy");
    QCOMPARE(t.state(), before);
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QVERIFY2(t.talk.said().strong.contains("xyzzy"), qPrintable(t.words()));
    QVERIFY(!t.talk.said().text.isEmpty());
}

void TestConversation::typedWordsWithSeveralMeaningsAreAskedAbout()
{
    Dialogue t;
    const GameState before = t.state();
    t.talk.type("g supply");
    QCOMPARE(t.state(), before);
    QVERIFY(t.talk.inside().has_value());
    QVERIFY(!t.talk.inside()->draft.meanings.empty());
    QVERIFY(t.talk.question().choices.size() >= 2);
}

void TestConversation::typedWordsAreReadInTheLanguageOfTheWindow()
{
    Dialogue t;
    const auto meant = [&](Language language) {
        t.game.setLanguage(language);
        t.talk.begin();
        t.talk.type(QStringLiteral("g gen")); // Geneva is Ginebra in Spanish
        return t.talk.inside()->draft;
    };
    QVERIFY(!meant(Language::En).meanings.empty());
    QVERIFY(meant(Language::Es).allowed.has_value());
}

void TestConversation::aTypedCardIsAskedAbout()
{
    Dialogue t;
    const GameState before = t.state();
    t.talk.type("newspaper reports");
    QCOMPARE(t.talk.question().title, QString("Newspaper Reports"));
    QCOMPARE(t.state(), before);
}

void TestConversation::theTableMayAllowAForbiddenMove()
{
    Dialogue t;
    const GameState before = t.state();
    t.talk.tap(t.place("constanta"));
    QCOMPARE(t.state(), before);
    QVERIFY(t.talk.inside().has_value());
    QVERIFY(t.talk.inside()->draft.allowed.has_value());
    QCOMPARE(t.voice(), Said::Voice::Refusal);
    QVERIFY2(t.words().contains("London"), qPrintable(t.words()));
    QVERIFY(t.choose("The table allows it"));
    QVERIFY(t.happened(Happening::What::HunterOverruled));
    QVERIFY(!t.talk.inside());
}

void TestConversation::whatIsTakenBackIsSaid()
{
    Dialogue t;
    QVERIFY(t.slide());
    t.talk.tap(t.place("nuremburg"));
    const GameState after = t.state();
    t.talk.takeBack();
    QVERIFY2(t.state().step == Step::BeforeSlide, "the slide goes back with the card");
    QCOMPARE(t.voice(), Said::Voice::News);
    QVERIFY2(t.talk.said().text.startsWith("Taken back: "), qPrintable(t.words()));
    t.talk.doAgain();
    QCOMPARE(t.state(), after);
    QVERIFY2(t.talk.said().text.startsWith("Done again: "), qPrintable(t.words()));
    t.asked.clear();
    t.talk.doAgain();
    QVERIFY2(t.asked.isEmpty(), "there is nothing more to do again");
}

void TestConversation::askedAgainItForgetsOnlyWhatWasSaid()
{
    Dialogue t;
    QVERIFY(t.slide());
    QVERIFY(t.choose("Wolf Form"));
    t.talk.tap(t.place("lisbon"));
    const QString question = t.talk.question().title;
    t.talk.askAgain();
    QCOMPARE(t.talk.question().title, question);
    QCOMPARE(t.voice(), Said::Voice::Note);
    QCOMPARE(t.talk.refusedPlace(), std::optional(t.place("lisbon")));
    t.talk.begin();
    QVERIFY(!t.talk.inside());
    QVERIFY(!t.talk.refusedPlace());
}

void TestConversation::whatCannotBeSavedIsNotDone()
{
    const auto full = std::make_shared<bool>(false);
    Devices devices;
    devices.create = [full](const std::string&) -> std::expected<std::unique_ptr<Device>, Fault> {
        return std::make_unique<FullDevice>(full);
    };
    Dialogue t("munich", std::move(devices));
    QSignalSpy failed(&t.game, &GameController::failed);
    const GameState before = t.state();
    const QString question = t.talk.question().title;
    *full = true;
    t.talk.tap(t.place("plymouth"));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(t.state(), before);
    QCOMPARE(t.talk.question().title, question);
}

DEMETER_TEST(TestConversation)
#include "test_conversation.moc"

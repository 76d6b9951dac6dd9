// The screens of the second edition, drawn to files to be looked at.
#pragma once

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/main_window.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/hunt_player.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/table/words.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_second_game.h"
#include "tests/support/second_golden_games.h"

#include <QFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace demeter::test {

/// News that are made up, one of each kind, as the table and whoever plays Dracula are told of them.
inline void shootSecondMoments(MainWindow& window, const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    using Kind = second::Moment::Kind;
    using News = MomentNews<second::Moment, second::Ruleset, second::PublicStep>;
    const auto& game = static_cast<second::SecondEditionSession&>(window.session()).controller();
    const LocationId paris = *game.ruleset().board->find("paris"), rome = *game.ruleset().board->find("rome");
    const std::vector<second::Moment> news{
        {.kind = Kind::Reveal, .place = paris, .hunter = second::Hunter::MinaHarker, .space = 1, .fight = true},
        {.kind = Kind::Trail, .place = rome, .hunter = second::Hunter::DrSeward, .space = 4},
        {.kind = Kind::Encounter, .place = rome, .hunter = second::Hunter::DrSeward, .encounter = second::Encounter::Wolves},
        {.kind = Kind::Activated, .place = rome, .encounter = second::Encounter::NewVampire, .before = 1, .after = 3, .most = 6},
        {.kind = Kind::Bite, .place = paris, .hunter = second::Hunter::LordGodalming, .before = 0, .after = 1, .most = 2},
        {.kind = Kind::Defeat, .place = paris, .hunter = second::Hunter::VanHelsing, .before = 3, .after = 5, .most = 6},
        {.kind = Kind::NewDay, .resolve = 1, .before = 2, .after = 3, .most = 6}};
    QWidget* page = window.findChild<TableFrame*>();
    auto* band = page->findChild<MomentBand*>("moment");
    band->setByHand();
    const auto look = [&](const second::Moment& moment) { return momentLook(moment, game.sentences()); };
    for (const second::Moment& each : news) {
        band->play(toShow(News::Found{{each}, false, false}, look), second::tableMap(publicView(game.ruleset(), game.state())));
        take(QStringLiteral("moment-") + band->shown()->kind);
        band->goOn();
    }
}

/// How a golden game has ended, before and after the reveal, and its hunt while it is watched; its file is put into this folder. Returns
/// the picture of it.
inline QImage shootSecondEnding(MainWindow& window, const QString& folder, const char* name,
                                const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    auto bytes = std::make_shared<std::string>();
    (void)second::secondGoldenGame(name, std::make_unique<MemoryDevice>(bytes), {"Ruth", "Maximilian", "Ana", "Bartholomew"});
    const QString path = folder + u'/' + QLatin1String(name) + QStringLiteral(".demeter");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(*bytes)) < 0)
        return {};
    file.close();
    window.openGame(path);
    const auto click = [&](const char* button) {
        for (auto* each : window.findChildren<QAbstractButton*>(QLatin1String(button)))
            if (each->isVisible()) {
                each->click();
                QTest::qWait(500); // what has come in place of another thing does nothing for a moment
                return;
            }
    };
    const QString suffix = u'-' + QLatin1String(name);
    take(QStringLiteral("ending") + suffix);
    click("ending-reveal");
    take(QStringLiteral("reveal") + suffix);
    if (auto* hold = window.findChild<HoldButton*>("reveal-agreed"))
        emit hold->heldLong();
    QTest::qWait(500);
    take(QStringLiteral("revealed") + suffix);
    if (auto* numbers = window.findChild<QAbstractButton*>("ending-numbers"); numbers != nullptr && numbers->isVisible()) {
        click("ending-numbers");
        take(QStringLiteral("all-numbers") + suffix);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }
    auto* stage = window.findChild<EndingStage*>("ending");
    click("ending-watch");
    std::vector<int> beats{0, stage->player()->beats() / 2, stage->player()->beats() - 1};
    for (int beat = 0; beat < stage->player()->beats(); ++beat) { // and the one of which most is told
        stage->player()->goTo(beat);
        const auto told = stage->beatWords().more.size();
        stage->player()->goTo(beats.front());
        if (told > stage->beatWords().more.size())
            beats.front() = beat;
    }
    for (std::size_t n = 0; n < beats.size(); ++n) {
        stage->player()->goTo(beats[n]);
        take(QStringLiteral("watched-%1").arg(n) + suffix);
    }
    click("ending-back");
    const auto picture = window.session().picture(window.settings());
    return picture ? picture->image : QImage();
}

/// Each button of the table that only asks further, with what it asks; nothing is entered.
inline void shootSecondQuestions(MainWindow& window, const QString& name, const std::function<void(const QString&)>& take)
{
    const auto find = [&](const char* button) -> QAbstractButton* {
        for (auto* each : window.findChildren<QAbstractButton*>(QLatin1String(button)))
            if (each->isVisible() && each->isEnabled())
                return each;
        return nullptr;
    };
    const auto press = [](QAbstractButton* button) {
        button->click();
        QTest::qWait(450); // what has come in place of another thing does nothing for a moment
    };
    for (const char* first :
         {"turn-stay", "turn-train", "turn-with", "turn-cards", "turn-resolve", "turn-rest", "turn-resupply", "turn-roll"})
        if (auto* button = find(first)) {
            press(button);
            take(QStringLiteral("asked-") + QLatin1String(first) + u'-' + name);
            if (auto* second = find("turn-card"); second != nullptr && qstrcmp(first, "turn-cards") == 0) {
                press(second);
                take(QStringLiteral("asked-card-") + name);
            }
            QTest::keyClick(window.findChild<TableFrame*>(), Qt::Key_Escape);
            QTest::qWait(450);
        }
}

/// The powers that ask where to, once each of them can be played.
inline void shootSecondPowers(MainWindow& window, std::set<QString>& taken, const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    const auto& sentences = static_cast<second::SecondEditionSession&>(window.session()).controller().sentences();
    for (const auto power : {second::Power::DoubleBack, second::Power::WolfForm})
        for (auto* button : static_cast<second::DraculaScreen*>(window.secretPage())->guide()->shownChoices())
            if (button->isEnabled() && button->text() == sentences.power(power) && button->kind() == ChoiceKind::Legal &&
                taken.insert(button->text()).second) {
                button->click();
                take(QStringLiteral("his-power-%1").arg(static_cast<int>(power)));
                if (auto* back = window.findChild<QAbstractButton*>("back"); back != nullptr && back->isVisible())
                    back->click();
                break;
            }
}

/// The screens of a new game, which is begun at the end.
inline void beginSecondEdition(MainWindow& window, const std::function<void(const QString&)>& take)
{
    const auto click = [&](const char* name) {
        for (auto* button : window.findChildren<QAbstractButton*>(QLatin1String(name)))
            if (button->isVisible()) {
                button->click();
                QTest::qWait(20);
                return;
            }
    };
    const auto escape = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
    take("start");
    click("new-game");
    take("which-game");
    click("game-2");
    take("setup");
    click("setting-more");
    take("setup-more");
    click("setting-rules");
    take("setup-rules");
    click("see-rulings");
    take("setup-rulings");
    QScrollBar* rulings = nullptr; // what scrolls most
    for (auto* area : window.findChildren<QScrollArea*>())
        if (area->isVisible() && (rulings == nullptr || area->verticalScrollBar()->maximum() > rulings->maximum()))
            rulings = area->verticalScrollBar();
    for (int page = 2; rulings != nullptr && rulings->value() < rulings->maximum(); ++page) {
        rulings->setValue(rulings->value() + rulings->pageStep());
        take(QStringLiteral("setup-rulings-page-%1").arg(page));
    }
    escape();
    escape();
    for (const char* setting : {"setting-tokens", "setting-mixing"}) {
        click(setting);
        take(QStringLiteral("setup-") + QLatin1String(setting));
        escape();
    }
    escape();
    click("setting-players");
    const auto board = *builtInBoard("fury-2e");
    int number = 0;
    for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
        for (auto* box : window.findChildren<PickBox*>(QStringLiteral("city-%1").arg(++number)))
            if (box->isVisible()) {
                box->setCurrentIndex(box->findData(static_cast<int>(indexOf(*board->find(city)))));
                emit box->activated(box->currentIndex());
            }
    escape();
    take("setup-done");
    click("start");
}

/// The same, then the first moment at which each question is asked, on both sides of the curtain.
inline void shootSecondEdition(MainWindow& window, const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    const auto click = [&](const char* name) {
        for (auto* button : window.findChildren<QAbstractButton*>(QLatin1String(name)))
            if (button->isVisible()) {
                button->click();
                QTest::qWait(20);
                return;
            }
    };
    const auto goBack = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier); }; // Esc draws the curtain
    const auto escape = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
    beginSecondEdition(window, take);
    window.openBook();
    take("book-start");
    for (const char* topic : {"holy-tokens", "resolve"}) {
        window.findChild<BookSheet*>()->turnTo({QLatin1String(topic)});
        take(QStringLiteral("book-") + QLatin1String(topic));
    }
    escape();
    auto& game = static_cast<second::SecondEditionSession&>(window.session()).controller();
    std::mt19937_64 random(3);
    std::set<QString> taken;
    std::vector<std::string> putRight; ///< once
    std::set<QString> powers;
    bool momentsTaken = false, sheetsTaken = false;
    for (int n = 0; n < 1500 && game.state().winner == second::Winner::None; ++n) {
        const second::PublicQuestion asked = publicView(game.ruleset(), game.state()).asked;
        const QString name = QStringLiteral("%1-%2-%3")
                                 .arg(static_cast<int>(game.state().step))
                                 .arg(game.state().due.empty() ? -1 : static_cast<int>(game.state().due.back().what))
                                 .arg(game.state().combat ? static_cast<int>(game.state().combat->stage) : -1);
        if (taken.insert(name).second) {
            if (asked.what == second::PublicQuestion::What::Dracula) {
                window.openCurtain();
                take(QStringLiteral("his-") + name);
                if (game.state().round > 3 && putRight.empty() && apply(game.ruleset(), game.state(), second::SufferPenalty{})) {
                    auto* secret = static_cast<second::DraculaScreen*>(window.secretPage());
                    secret->openBook();
                    take("his-book");
                    goBack();
                    secret->openRulings();
                    take("his-rulings");
                    goBack();
                    secret->openPenalty();
                    take("his-penalty");
                    goBack();
                    secret->openHistory();
                    take("his-history");
                    goBack();
                    click("menu");
                    take("his-menu");
                    putRight = {"number", "card", "encounter", "hunter", "tokens", "events"};
                    static_cast<second::DraculaScreen*>(window.secretPage())->openPutRight();
                    for (const std::string& kind : putRight) {
                        click(("kind-" + kind).c_str());
                        click(kind == "number" ? "number-0" : kind == "card" ? "place-1" : "hunter-2");
                        take(QStringLiteral("put-right-") + QString::fromStdString(kind));
                    }
                    goBack();
                }
                window.drawCurtain();
            }
            auto* band = window.findChild<TableFrame*>()->findChild<MomentBand*>("moment");
            while (band->shown())
                band->goOn();
            take(QStringLiteral("table-") + name);
            if (asked.what != second::PublicQuestion::What::Dracula)
                shootSecondQuestions(window, name, take);
        }
        if (game.state().round == 5 && asked.what == second::PublicQuestion::What::Turn && !std::exchange(sheetsTaken, true)) {
            window.openCodes();
            take("codes");
            escape();
            window.openSettings();
            take("settings");
            escape();
            click("table-menu");
            take("table-menu");
            QTest::keyClick(window.findChild<TableFrame*>(), Qt::Key_Q);
            take("typing");
            QTest::keyClick(window.findChild<TableFrame*>(), Qt::Key_Return);
            take("typed");
            escape();
        }
        if (game.state().step == second::Step::Movement && game.state().due.empty() && powers.size() < 2) {
            window.openCurtain();
            shootSecondPowers(window, powers, take);
            window.drawCurtain();
        }
        if (game.state().round > 3 && asked.what == second::PublicQuestion::What::Turn && !std::exchange(momentsTaken, true))
            shootSecondMoments(window, take);
        const auto action = likelySecondAction(random, game.ruleset(), game.state());
        if (!action || !game.submit(*action))
            break;
    }
    take("over");
    window.openCurtain();
    take("his-over");
}

} // namespace demeter::test

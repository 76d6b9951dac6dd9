// A game of Fury of Dracula in play, in either edition: what its session does whatever the rules say.
#pragma once

#include "app/desktop/book/legend.h"
#include "app/desktop/fury/session/session_questions.h"
#include "app/desktop/fury/session/words_of_round.h"
#include "app/desktop/map/map_signs.h"
#include "app/desktop/session/session.h"
#include "app/desktop/session/window_table.h"
#include "app/desktop/table/ending_picture.h"
#include "app/desktop/table/table_screen.h"
#include "app/text/fault_sentences.h"
#include "app/text/reveal_files.h"
#include "core/base/chance_in_rounds.h"
#include "core/journal/shown_codes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

/// `Controller` is the game's own (app/desktop/session/game_controller.h), `Public` its `PublicGame` (app/table/public_game_of.h).
template <typename Controller, typename Public> class FurySession : public Session {
public:
    using Action = typename Controller::Action;
    using State = typename Controller::State;
    using Refusal = typename Controller::Refusal;

    QStringList keepers() const override { return {FuryLegend::tr("Dracula")}; }

    explicit FurySession(GamesFolder& games, QObject* parent = nullptr) : Session(parent), controller_(games)
    {
        connect(&controller_, &Controller::changed, this, &Session::changed);
        connect(&controller_, &Controller::failed, this, &Session::failed);
        connect(&controller_, &Controller::goBackAsked, this, [this](std::size_t cursor) {
            wayBack_ = WayBack{cursor, controller_.lastDone()};
            emit goBackAsked();
        });
        connect(&controller_, &Controller::playOnAsked, this, &Session::playOnAsked);
    }

    Controller& controller() { return controller_; }

    bool open(const QString& path) override { return controller_.openGame(path); }
    void close() override
    {
        controller_.closeGame();
        table_.follow();
    }
    bool hasGame() const override { return controller_.hasGame(); }
    bool isOver() const override { return hasGame() && controller_.state().winner != decltype(controller_.state().winner){}; }
    void setLanguage(Language language) override { controller_.setLanguage(language); }
    bool canTakeBackEntry() const override { return controller_.canTakeBackEntry(); }
    QString lastEntry() const override
    {
        if (!canTakeBackEntry())
            return {};
        return controller_.lastEntry() ? controller_.lastEntryWords() : allPassWords();
    }
    void takeBackEntry(TablePage& page) override
    {
        auto* table = static_cast<TableScreen*>(&page); // it was made here, with that sheet
        QStringList shown;
        for (const auto& each : controller_.revealedByEntry())
            shown << controller_.sentences().happening(each);
        const auto codes = controller_.codesPassedByEntry();
        const bool held = controller_.isHeld();
        if (shown.isEmpty() && codes.empty() && !held)
            takeBack(*table);
        else
            page.findChild<ConfirmSheet*>()->ask(takingBack(lastEntry(), shown, codes, held), [this, table] {
                controller_.playOn();
                takeBack(*table);
            });
    }
    void askToGoBack(TablePage& page) override
    {
        if (!wayBack_)
            return;
        auto* table = static_cast<TableScreen*>(&page); // it was made here, with that sheet
        const auto [round, when] = momentOf(controller_.record().stateAt(wayBack_->cursor));
        page.findChild<ConfirmSheet*>()->ask(goingBack(round, when, controller_.codesPassed(wayBack_->cursor), controller_.isHeld()),
                                             [this, table] { report(*table, goBackNow()); });
    }
    void goBack() override { (void)goBackNow(); }
    void askToPlayOn(TablePage& page) override
    {
        page.findChild<ConfirmSheet*>()->ask(playingOn(), [this] { controller_.playOn(); });
    }
    void showCodes(WitnessKeeper& witnesses) const override
    {
        std::vector<bool> leftBehind;
        for (const ShownCodeOfLog& code : shownCodes(controller_.publicLog()))
            leftBehind.push_back(code.goneBackBehind);
        witnesses.follow(controller_.record(), std::move(leftBehind));
    }
    std::expected<QStringList, Fault> reveal(OlderFiles older) override
    {
        lookedAt_.clear();
        auto files = writeRevealFiles(controller_.record(), older);
        table_.follow(); // everybody can see it now
        return files;
    }
    QStringList revealFiles() const override
    {
        if (!isOver())
            return {};
        const std::string here = controller_.record().path() + '\n' + controller_.record().head();
        if (std::exchange(lookedAt_, here) != here)
            revealFiles_ = revealFilesOf(controller_.record());
        return revealFiles_;
    }
    std::optional<SharedPicture> picture(const Settings& settings) const override
    {
        if (revealFiles().isEmpty())
            return std::nullopt;
        const EndedGame game = endedGame();
        const EndingPicture picture(settings, controller_.ruleset().board, game);
        return SharedPicture{game.told.name, picture.image(), picture.svg()};
    }
    RunningGame* table() override { return &table_; }
    void showTable(TablePage& page) const override
    {
        auto& table = static_cast<TableScreen&>(page); // it was made here
        table.setReveal(revealedHunt());
        table.setGame(table_.now(), controller_.language());
    }
    void refreshTable(TablePage& page) const override
    {
        static_cast<TableScreen&>(page).forget();
        showTable(page);
    }

protected:
    /// Whose map is shown there.
    static MapOf mapOf(MapAt at) { return at == MapAt::Setup ? MapOf::Board : at == MapAt::Table ? MapOf::Table : MapOf::Dracula; }
    /// Why an entry was refused, for the table.
    virtual QString whyRefused(const Refusal& refusal) const = 0;
    /// The round of a moment, and how it is called within a sentence.
    virtual std::pair<std::uint16_t, QString> momentOf(const State& state) const = 0;
    /// What a word for the round does.
    virtual WordsSheet::Texts wordsForRound() const = 0;
    /// How this game has ended, which has been revealed.
    virtual EndedGame endedGame() const = 0;

    /// What was typed at the table.
    virtual void readTyped(TableScreen& page, const QString& words) = 0;
    /// The whole hunt; only of a game that has been revealed.
    virtual RevealedHunt revealed() const = 0;

    /// A table screen with all that it asks for.
    TableScreen* makeTable(const Settings& settings, const std::vector<TableSide::TrackSign>& tracks)
    {
        auto* page = new TableScreen(settings, tracks);
        connect(page, &TableScreen::entered, this, [this, page](const Entry& entry) {
            if (const auto* action = entry.action.template as<Action>())
                report(*page, controller_.enter(*action), *action);
        });
        connect(page, &TableScreen::typed, this, [this, page](const QString& words) { readTyped(*page, words); });
        connect(page, &TableScreen::whyAsked, this, [this, page](LocationId place) {
            if (const auto reached = table_.canReach(place); !reached)
                page->refuse(table_.now()->why(reached.error().why, controller_.language()), reached.error().allowed);
        });
        // Phones are told what fails, but only here can it be mended.
        connect(&table_, &RunningGame::failed, page, [page](const Fault& fault) { tellFault(*page, fault); });
        auto* confirm = new ConfirmSheet(settings, page);
        connect(page, &TableScreen::othersPassed, this, [this, page, confirm] {
            const auto pass = [this, page] { report(*page, controller_.letOthersPass()); };
            if (page->isOnPhones()) // whoever is played there has not said so
                confirm->ask(lettingOthersPass(), pass);
            else
                pass();
        });
        // What it asks is about the game as it stands; what the table does not notice does not close it either (INFO-7, 2E-INFO-4).
        connect(&controller_, &Controller::changed, confirm, [this, confirm, logged = loggedNow()]() mutable {
            if (const std::size_t now = loggedNow(); std::exchange(logged, now) != now)
                confirm->dismiss();
        });
        connect(page, &TableScreen::wordsAsked, this, [this, page, &settings] {
            // Over the page, not in it: the page raises parts of its own whenever it is laid out.
            QWidget* over = page->parentWidget() != nullptr ? page->parentWidget() : page;
            auto* sheet = makeWordsSheet(settings, over, controller_, [this] { return wordsForRound(); });
            sheet->setObjectName("table-words");
            connect(sheet, &WordsSheet::said, this, [this, page](const QString& words) {
                report(*page, controller_.submit(AddChance{{words.toStdString(), {}}}));
            });
            connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
            connect(page, &QObject::destroyed, sheet, [sheet] { delete sheet; });
            connect(page, &TableScreen::renewed, sheet, &Sheet::rebuild); // in another language
            sheet->ask();
        });
        // Its own button names the entry and stands beside what came of it; the menu asks (`takeBackEntry`), and both do before a code is
        // passed.
        connect(page, &TableScreen::takeBackAsked, this, [this, page] {
            if (controller_.codesPassedByEntry().empty() && !controller_.isHeld())
                takeBack(*page);
            else
                takeBackEntry(*page);
        });
        return page;
    }
    /// What the table can enter all the same, where the rules as the program knows them refuse this.
    std::optional<Entry> allowed(const Action& refused, const State& state) const
    {
        auto action = allowedByTable(controller_.ruleset(), state, refused);
        return action ? std::optional(Entry{GameValue(*std::move(action))}) : std::nullopt;
    }
    static std::vector<Entry> entriesOf(const std::vector<Action>& actions)
    {
        std::vector<Entry> entries;
        for (const Action& action : actions)
            entries.push_back({GameValue(action)});
        return entries;
    }
    /// Says on the page that asked for something why it was not done, and what the table can enter all the same in place of `entry`.
    void report(TableScreen& page, const typename Controller::Done& done, const std::optional<Action>& entry = {}) const
    {
        if (done)
            return;
        if (const auto* refused = std::get_if<Refusal>(&done.error()))
            page.refuse(whyRefused(*refused), entry ? allowed(*entry, controller_.state()) : std::nullopt);
        else if (const auto* fault = std::get_if<Fault>(&done.error()))
            tellFault(page, *fault);
    }
    /// What fails is told where it was entered.
    static void tellFault(TableScreen& page, const Fault& fault)
    {
        page.refuse(QCoreApplication::translate("demeter::MainWindow", "This did not work. %1").arg(faultSentence(fault)));
    }

    Controller controller_;

private:
    typename Controller::Done goBackNow()
    {
        const auto way = std::exchange(wayBack_, std::nullopt);
        if (!way || !hasGame() || controller_.lastDone() != way->done)
            return {};
        controller_.playOn();
        return controller_.goTo(way->cursor);
    }
    void takeBack(TableScreen& page)
    {
        if (controller_.canTakeBackEntry())
            report(page, controller_.takeBackEntry());
        else
            page.refuse(tooLate());
    }
    std::shared_ptr<const RevealedHunt> revealedHunt() const
    {
        if (revealFiles().isEmpty())
            return nullptr;
        const std::string here = controller_.record().path() + '\n' + controller_.record().head();
        if (std::exchange(wholeAt_, here) != here)
            whole_ = std::make_shared<const RevealedHunt>(revealed());
        return whole_;
    }
    std::size_t loggedNow() const
    {
        if (!controller_.hasGame())
            return 0;
        const auto& log = controller_.publicLog();
        // A step that only tells of chance asks nobody anything.
        return log.size() - static_cast<std::size_t>(std::ranges::count_if(log, [](const auto& step) { return isChanceAlone(step); }));
    }

    WindowTable<Controller, Public> table_{controller_, [this] { return revealFiles(); }};
    /// Where Dracula wants to go back to, as long as nothing has been done since he said so.
    struct WayBack {
        std::size_t cursor = 0;
        std::uint64_t done = 0; ///< `BasicGameController::lastDone`
    };
    std::optional<WayBack> wayBack_;
    /// What was found at this head of the record: the files are large, and the table is shown often.
    mutable std::string lookedAt_;
    mutable QStringList revealFiles_;
    mutable std::string wholeAt_;
    mutable std::shared_ptr<const RevealedHunt> whole_;
};

} // namespace demeter

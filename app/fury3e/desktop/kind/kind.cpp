#include "app/fury3e/desktop/kind/kind.h"

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/book/legend_sheet.h"
#include "app/desktop/fury/session/line_of_game.h"
#include "app/desktop/table/table_log_sheet.h"
#include "app/fury3e/book/table_topics.h"
#include "app/fury3e/desktop/cards_to_read.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/dracula/hunter_cards_panel.h"
#include "app/fury3e/desktop/first_round/first_round.h"
#include "app/fury3e/desktop/legend.h"
#include "app/fury3e/desktop/readings.h"
#include "app/fury3e/desktop/setup/new_game_screen.h"
#include "app/fury3e/table/table_map.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/hunt_words.h"
#include "app/fury3e/text/hunter_words.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury3e/record/revealed.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include <utility>
#include <vector>

namespace demeter::fury3e {

std::optional<QString> ThirdEditionSession::whyNoCards() const
{
    if (!hasGame())
        return std::nullopt;
    const TableTurn& turn = controller_.turn();
    return turn.who == TableTurn::Who::Hunters && !turn.cards.empty() ? QString() : isOver() ? gameIsOver() : notTheHunters();
}

std::optional<QString> ThirdEditionSession::whyNoClaim() const
{
    if (!hasGame())
        return std::nullopt;
    return canClaim(controller_.turn()) ? QString() : isOver() ? gameIsOver() : notTheHunters();
}

void ThirdEditionSession::claimError(TablePage& page)
{
    auto* table = static_cast<TableScreen*>(&page); // it was made here, with that sheet
    page.findChild<ConfirmSheet*>()->ask(
        claiming(
            {{QStringLiteral("search"), tr("The program checks the whole record. You hear whether there was an error, in which round, "
                                           "and against which rule.")},
             {QStringLiteral("eye"), tr("If there was one, Dracula shows where he is, his trail is cleared, and he suffers 5 damage.")}},
            tr("Check the record")),
        [this, table] {
            const auto claim = claimAtTable(controller_.ruleset(), controller_.state());
            report(*table,
                   claim ? controller_.submitAll(*claim) : std::unexpected(GameController::Problem(EnteredByHunters::mustGoFirst())));
        });
}

void ThirdEditionSession::enterCards(TablePage& page)
{
    emit static_cast<TableScreen&>(page).cardsAsked(); // it was made here
}

bool ThirdEditionSession::tableIsNext() const
{
    if (!hasGame())
        return false;
    // The pause in which he may play a card that he has just drawn is still his, though the table does not know of it (INFO-7).
    const bool pause = beforeEntry(controller_.state()).has_value();
    const TableTurn::Who who = controller_.turn().who;
    // The end of a game is for everybody around the table.
    return isOver() || (!pause && (who == TableTurn::Who::Hunters || who == TableTurn::Who::Time));
}

WholeHunt ThirdEditionSession::hunt() const
{
    return wholeHunt(controller_.record());
}

RevealedHunt ThirdEditionSession::revealed() const
{
    return {huntWay(hunt()), [this, whole = hunt(), played = huntPlayed(controller_.record().header())] {
                return huntTold(whole, played, controller_.sentences());
            }};
}

EndedGame ThirdEditionSession::endedGame() const
{
    const WholeHunt whole = hunt();
    const HuntPlayed played = huntPlayed(controller_.record().header());
    const Sentences& sentences = controller_.sentences();
    return {endingWords(whole.seen, sentences), huntWay(whole), huntTold(whole, played, sentences),
            tableMap(publicView(controller_.ruleset(), controller_.state())), played};
}

NewGamePage* ThirdEditionSession::makeNewGamePage(Settings& settings)
{
    auto* page = new NewGameScreen(settings, nullptr, BoardsFolder::of(controller_.gamesFolder()));
    connect(page, &NewGameScreen::setUp, this, [this, page](const RecordHeader& header, const PlaceHunters& hunters) {
        emit page->startAsked(
            [this, header, hunters](const std::optional<Offer>& offer) { return controller_.startGame(header, hunters, offer); });
    });
    return page;
}

QString ThirdEditionSession::whyRefused(const Violation& violation) const
{
    return controller_.sentences().violation(violation);
}

std::pair<std::uint16_t, QString> ThirdEditionSession::momentOf(const GameState& state) const
{
    const PublicView then = publicView(controller_.ruleset(), state);
    QString when = controller_.sentences().publicTime(then.phase, then.day);
    if (controller_.language() != Language::En && !when.isEmpty()) // where days are no names
        when.front() = when.front().toLower();
    return {then.round, when};
}

WordsSheet::Texts ThirdEditionSession::wordsForRound() const
{
    return DraculaScreen::wordsForRound();
}

SecretPage* ThirdEditionSession::makeSecretPage(const Settings& settings, int)
{
    return new DraculaScreen(settings, controller_);
}

TablePage* ThirdEditionSession::makeTablePage(const Settings& settings)
{
    TableScreen* page = makeTable(settings, {{"influence", "text"}, {"damage", "bloodLine"}, {"despair", "text"}});
    connect(page, &TableScreen::cardsAsked, this, [this, page, &settings] {
        // Over the page, not in it: the page raises parts of its own whenever it is laid out.
        QWidget* over = page->parentWidget() != nullptr ? page->parentWidget() : page;
        auto* sheet = new HunterCardsPanel(settings, controller_, over, HunterCardsPanel::Where::Table);
        sheet->setObjectName("table-cards");
        // Queued: what it does it may be in the middle of.
        connect(
            sheet, &HunterCardsPanel::chosen, page, [this, page](HunterEvent card) { (void)play(*page, card); }, Qt::QueuedConnection);
        connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
        connect(page, &QObject::destroyed, sheet, [sheet] { delete sheet; });
        // Nothing of it holds any more. What Dracula decides without the table's noticing it outlasts: else that would tell of it (INFO-7).
        connect(&controller_, &GameController::changed, sheet, [this, sheet, logged = controller_.publicLog().size()] {
            if (controller_.publicLog().size() != logged)
                sheet->deleteLater();
        });
        connect(page, &TableScreen::renewed, sheet, &Sheet::rebuild); // in another language
        sheet->openSheet();
    });
    return page;
}

void ThirdEditionSession::readTyped(TableScreen& page, const QString& words)
{
    const GameState seen = withoutPause(controller_.ruleset(), controller_.state());
    const HunterWords typed = parseHunterWords(words, controller_.ruleset(), seen);
    if (typed.card) {
        if (!play(page, *typed.card))
            page.refuse(HunterCardsPanel::whyNotAtTable(controller_, *typed.card));
        return;
    }
    const auto refused = typed.actions.size() == 1 ? refusedAtTable(controller_.ruleset(), seen, typed.actions.front()) : std::nullopt;
    if (refused)
        page.refuse(whyRefused(*refused), allowed(typed.actions.front(), seen));
    else
        page.offer(words, entriesOf(typed.actions));
}

bool ThirdEditionSession::play(TableScreen& page, HunterEvent card) const
{
    const auto* shown = dynamic_cast<const PublicHunt*>(page.game());
    if (shown == nullptr)
        return false;
    const TableMoment moment = shown->wholeMoment();
    const auto turn = std::ranges::find(moment.turn.cards, card, [](const HunterCardTurn& each) { return each.card.event; });
    if (turn == moment.turn.cards.end())
        return false;
    TableDraft draft;
    draft.cards = true;
    draft.card = turn->card;
    if (turn->refused)
        draft.said = whyRefused(*turn->refused);
    page.take(PublicHunt::erased(draft));
    return true;
}

Sheet* ThirdEditionSession::makeTableLog(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new TableLogSheet(settings, parent);
    sheet->setWords(logWords(*controller_.ruleset().cards, controller_.publicLog(), controller_.sentences()));
    return sheet;
}

Sheet* ThirdEditionSession::makeBook(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new BookSheet(settings, thirdEditionBook, readingsOf(controller_), parent);
    sheet->setCards([this] { return cards() != nullptr ? cardsToRead(*cards(), cardSentences()) : CardsToRead(); });
    if (hasGame())
        sheet->turnTo(topicOfTurn(controller_.turn()));
    return sheet;
}

Sheet* ThirdEditionSession::makeLegend(const Settings& settings, MapAt map, QWidget* parent) const
{
    const auto board = hasGame() ? std::expected<std::shared_ptr<const Board>, Faults>(controller_.ruleset().board)
                                 : builtInBoard(std::string(builtInBoardIds.front()));
    const auto known = cards();
    if (!board || known == nullptr)
        return nullptr;
    const MapOf shown = mapOf(map);
    const auto legend = [=](Language language) { return legendOf(shown, Sentences(*board, known, language)); };
    return new LegendSheet(settings, shown, *board, legend, thirdEditionBook, readingsOf(controller_), parent);
}

std::shared_ptr<const Catalogue> ThirdEditionSession::cards() const
{
    return hasGame() ? controller_.ruleset().cards : builtInCatalogue();
}

Sentences ThirdEditionSession::cardSentences() const
{
    if (hasGame())
        return controller_.sentences();
    const auto board = builtInBoard(std::string(builtInBoardIds.front()));
    return {board ? *board : nullptr, cards(), controller_.language()};
}

QStringList ThirdEditionSession::cardsIn(const QString& words) const
{
    const Language language = hasGame() ? controller_.sentences().language() : controller_.language();
    const auto known = cards();
    const CardNames* names = finder_.names(language, known, [&]() -> std::optional<CardNames> {
        const auto book = builtInCards(language);
        return book && known != nullptr ? std::optional(cardNames(**book, *known, cardSentences())) : std::nullopt;
    });
    return names != nullptr ? names->in(words) : QStringList();
}

Sheet* ThirdEditionSession::makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const
{
    auto* sheet = new CardSheet(settings, cardsToRead(*cards(), cardSentences()), readingsOf(controller_), parent);
    sheet->setAfar(hasGame());
    sheet->setCards(ids);
    return sheet;
}

std::unique_ptr<FirstRoundGuide> ThirdEditionSession::makeFirstRound()
{
    return std::make_unique<ThirdEditionGuide>(controller_);
}

std::optional<Seed> ThirdEdition::firstRoundSeed() const
{
    return ThirdEditionGuide::seed();
}

QString ThirdEdition::name() const
{
    return QCoreApplication::translate("demeter::fury3e::ThirdEdition", "Third edition");
}

QString ThirdEdition::about() const
{
    return QCoreApplication::translate("demeter::fury3e::ThirdEdition",
                                       "Rumors, lairs and a week of days. The fourth edition has the same rules.");
}

bool ThirdEdition::owns(std::string_view firstLine) const
{
    return isRecordOf<Recorded>(firstLine);
}

std::unique_ptr<Session> ThirdEdition::makeSession(GamesFolder& games) const
{
    return std::make_unique<ThirdEditionSession>(games);
}

GameLine ThirdEdition::listEntry(const QByteArray& ends, Language language) const
{
    GameLine line = lineOfGame(ends);
    if (line.over || !line.begun)
        return line;
    constexpr std::array days{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
    const auto day = std::ranges::find_if(days, [name = lastSaid(ends, "day")](const char* each) { return name == each; });
    const auto board = builtInBoard(std::string(builtInBoardIds.front()));
    const auto cards = builtInCatalogue();
    if (day != days.end() && board && cards) {
        QString name =
            Sentences(*board, cards, language).day(static_cast<Weekday>(static_cast<int>(Weekday::Monday) + (day - days.begin())));
        if (language != Language::En) // where days are no names
            name = name.front().toLower() + name.mid(1);
        line.moment += QStringLiteral(", ") + name;
    }
    return line;
}

std::optional<ClosestEscape> ThirdEdition::closestEscape(const Reveal& lines, const QString& folder, Language language) const
{
    const auto record = revealedRecord(lines, boardSource(folder), builtInCatalogue());
    if (!record)
        return std::nullopt;
    const WholeHunt hunt = wholeHunt(*record);
    const auto row = closestRow(hunt, Sentences(record->ruleset().board, record->ruleset().cards, language));
    return row ? std::optional(ClosestEscape{hunt.closest->steps, row->more}) : std::nullopt;
}

std::optional<Fault> ThirdEdition::whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const
{
    auto fault = firstLineFault<Recorded>(firstLine, {boardSource(folder), builtInCatalogue()}, keys);
    return fault && fault->code == "key-locked" ? std::nullopt : fault;
}

} // namespace demeter::fury3e

#include "app/fury2e/desktop/kind/kind.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/book/legend_sheet.h"
#include "app/desktop/fury/session/line_of_game.h"
#include "app/desktop/table/table_log_sheet.h"
#include "app/fury2e/book/topics.h"
#include "app/fury2e/desktop/cards_to_read.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/first_round/first_round.h"
#include "app/fury2e/desktop/kind/setup.h"
#include "app/fury2e/desktop/legend.h"
#include "app/fury2e/desktop/ruling_lines.h"
#include "app/fury2e/desktop/table/typed_place.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/table/words.h"
#include "app/fury2e/text/hunt_words.h"
#include "app/fury2e/text/hunter_words.h"
#include "app/text/resources.h"
#include "core/fury2e/record/revealed.h"
#include "core/fury2e/text/names.h"
#include "core/fury2e/view/table_turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>
#include <vector>

namespace demeter::fury2e {

namespace {

class KindWords {
    Q_DECLARE_TR_FUNCTIONS(SecondEdition)
};

} // namespace

WholeHunt SecondEditionSession::hunt() const
{
    return wholeHunt(controller_.record());
}

RevealedHunt SecondEditionSession::revealed() const
{
    return {huntWay(hunt()), [this, whole = hunt(), played = huntPlayed(controller_.record().header())] {
                return huntTold(whole, played, controller_.sentences());
            }};
}

EndedGame SecondEditionSession::endedGame() const
{
    const WholeHunt whole = hunt();
    const HuntPlayed played = huntPlayed(controller_.record().header());
    const SecondEditionSentences& sentences = controller_.sentences();
    return {endingWords(whole.seen, sentences), huntWay(whole), huntTold(whole, played, sentences),
            tableMap(publicView(controller_.ruleset(), controller_.state())), played};
}

bool SecondEditionSession::tableIsNext() const
{
    if (!hasGame())
        return false;
    // The end of a game is for everybody around the table.
    return isOver() || controller_.turn().who == TableTurn::Who::Hunters;
}

bool SecondEditionSession::tableIsAsked() const
{
    using What = PublicQuestion::What;
    if (!hasGame())
        return false;
    const What asked = publicView(controller_.ruleset(), controller_.state()).asked.what;
    return asked == What::Cancel || asked == What::Suffer || asked == What::Shows; // 2E-DEV-34, 2E-HEV-9, 2E-DEV-9
}

NewGamePage* SecondEditionSession::makeNewGamePage(Settings& settings)
{
    auto* page = new SecondEditionSetup(settings, nullptr, BoardsFolder::of(controller_.gamesFolder(), boardOfBox));
    connect(page, &SecondEditionSetup::setUp, this, [this, page](const RecordHeader& header, const PlaceHunters& hunters) {
        emit page->startAsked(
            [this, header, hunters](const std::optional<Offer>& offer) { return controller_.startGame(header, hunters, offer); });
    });
    return page;
}

std::optional<QString> SecondEditionSession::whyNoClaim() const
{
    if (!hasGame())
        return std::nullopt;
    if (isOver())
        return gameIsOver();
    // Nothing is paid for in the middle of a combat, so that he would not be asked when he opens his screen.
    const bool fights = publicView(controller_.ruleset(), controller_.state()).combat.has_value();
    return fights ? tr("Not during a combat: claim it after that.") : QString();
}

/// 2E-ERR-1: the program finds no error by itself here, so that Dracula has to own it. By a hunter's tap nothing of his is shown.
void SecondEditionSession::claimError(TablePage& page)
{
    auto* table = static_cast<TableScreen*>(&page); // it was made here, with that sheet
    page.findChild<ConfirmSheet*>()->ask(
        claiming({{QStringLiteral("curtain"), tr("Dracula is asked when he next opens his screen. It is his to say that he was wrong.")},
                  {QStringLiteral("blood"),
                   tr("If Dracula was, he loses Blood, and his trail is cleared down to the card of his place, which is shown.")}},
                 tr("Ask Dracula")),
        [this, table] {
            claimedAt_ = table;
            table->refuse(tr("Dracula will be asked about the error on his screen."));
            Q_EMIT this->table()->said([] { return tr("The table claims an error. Dracula is asked about it."); });
        });
}

SecretPage* SecondEditionSession::makeSecretPage(const Settings& settings, int)
{
    auto* page = new DraculaScreen(settings, controller_);
    if (claimedAt_ && apply(controller_.ruleset(), controller_.state(), SufferPenalty{})) {
        QMetaObject::invokeMethod(page, &DraculaScreen::openPenalty, Qt::QueuedConnection); // it is not shown yet
        // Whoever has asked hears the answer: on the phones at once, at the table once it is in sight again.
        const auto owned = [this, asked = controller_.publicLog().size()] {
            const auto owns = [](const PublicStep& step) {
                return std::ranges::find(step.said, Happening::What::PenaltyShown, &Happening::what) != step.said.end();
            };
            return !hasGame() || std::ranges::any_of(controller_.publicLog() | std::views::drop(asked), owns);
        };
        auto* answer = new QObject(page);
        connect(page, &DraculaScreen::penaltyAnswered, answer, &QObject::deleteLater);
        connect(answer, &QObject::destroyed, this, [this, owned] {
            if (!owned())
                Q_EMIT this->table()->said([] { return tr("Dracula has acknowledged no error."); });
        });
        connect(page, &QObject::destroyed, this, [table = std::exchange(claimedAt_, nullptr), owned] {
            if (table && !owned())
                table->refuse(tr("Dracula has acknowledged no error."));
        });
    }
    return page;
}

TablePage* SecondEditionSession::makeTablePage(const Settings& settings)
{
    return makeTable(settings, {{"blood", "bloodLine"}, {"fangs", "text"}, {"resolve", "text"}});
}

void SecondEditionSession::readTyped(TableScreen& page, const QString& typed)
{
    readTypedPlace(page, typed, controller_.sentences(), [&](const QString& words) {
        const std::vector<Action> meant = typedByHunters(words, controller_.ruleset(), controller_.state(), controller_.language());
        const auto refused = meant.size() == 1 ? refusedAtTable(controller_.ruleset(), controller_.state(), meant.front()) : std::nullopt;
        if (refused)
            page.refuse(whyRefused(*refused), allowed(meant.front(), controller_.state()));
        else
            page.offer(words, entriesOf(meant));
    });
}

Sheet* SecondEditionSession::makeTableLog(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new TableLogSheet(settings, parent);
    sheet->setWords(logWords(controller_.publicLog(), controller_.sentences()));
    return sheet;
}

Sheet* SecondEditionSession::makeBook(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new BookSheet(settings, secondEditionBook, readingsOf(controller_), parent);
    sheet->setCards([this] { return cardsToRead(cardSentences()); });
    if (hasGame())
        sheet->turnTo(topicOfTurn(controller_.turn(), publicView(controller_.ruleset(), controller_.state()).asked));
    return sheet;
}

SecondEditionSentences SecondEditionSession::cardSentences() const
{
    if (hasGame())
        return controller_.sentences();
    const auto board = builtInBoard(boardOfBox);
    return {board ? *board : nullptr, controller_.language()};
}

QStringList SecondEditionSession::cardsIn(const QString& words) const
{
    const Language language = hasGame() ? controller_.sentences().language() : controller_.language();
    const CardNames* names = finder_.names(language, nullptr, [&]() -> std::optional<CardNames> {
        const auto book = builtInCards(secondEditionBook, language);
        return book ? std::optional(cardNames(**book, cardSentences())) : std::nullopt;
    });
    return names != nullptr ? names->in(words) : QStringList();
}

Sheet* SecondEditionSession::makeLegend(const Settings& settings, MapAt map, QWidget* parent) const
{
    const auto board =
        hasGame() ? std::expected<std::shared_ptr<const Board>, Faults>(controller_.ruleset().board) : builtInBoard(boardOfBox);
    if (!board)
        return nullptr;
    const MapOf shown = mapOf(map);
    const auto legend = [=](Language language) { return legendOf(shown, SecondEditionSentences(*board, language)); };
    return new LegendSheet(settings, shown, *board, legend, secondEditionBook, readingsOf(controller_), parent);
}

Sheet* SecondEditionSession::makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const
{
    auto* sheet = new CardSheet(settings, cardsToRead(cardSentences()), readingsOf(controller_), parent);
    sheet->setAfar(hasGame());
    sheet->setCards(ids);
    return sheet;
}

QString SecondEditionSession::whyRefused(const Violation& violation) const
{
    return controller_.sentences().reason(violation);
}

std::pair<std::uint16_t, QString> SecondEditionSession::momentOf(const GameState& state) const
{
    const PublicView then = publicView(controller_.ruleset(), state);
    QString when = timeWords(then, controller_.sentences());
    if (!when.isEmpty())
        when.front() = when.front().toLower();
    return {then.round, when};
}

std::unique_ptr<FirstRoundGuide> SecondEditionSession::makeFirstRound()
{
    return std::make_unique<SecondEditionGuide>(controller_);
}

std::optional<Seed> SecondEdition::firstRoundSeed() const
{
    return SecondEditionGuide::seed();
}

QString SecondEdition::name() const
{
    return KindWords::tr("Second edition");
}

QString SecondEdition::about() const
{
    return KindWords::tr("A trail of six cards, Catacombs, and combat with dice.");
}

bool SecondEdition::owns(std::string_view firstLine) const
{
    return isRecordOf<Recorded>(firstLine);
}

std::unique_ptr<Session> SecondEdition::makeSession(GamesFolder& games) const
{
    return std::make_unique<SecondEditionSession>(games);
}

GameLine SecondEdition::listEntry(const QByteArray& ends, Language language) const
{
    GameLine line = lineOfGame(ends);
    line.edition = KindWords::tr("second edition");
    if (line.over || !line.begun)
        return line;
    const auto board = builtInBoard(boardOfBox);
    const auto time = std::ranges::find(timeIds, lastSaid(ends, "time").toStdString());
    if (board && time != timeIds.end()) {
        QString name = SecondEditionSentences(*board, language).time(static_cast<TimeOfDay>(time - timeIds.begin()));
        line.moment += QStringLiteral(", ") + name.front().toLower() + name.mid(1);
    }
    return line;
}

std::optional<ClosestEscape> SecondEdition::closestEscape(const Reveal& lines, const QString& folder, Language language) const
{
    const auto record = revealedRecord(lines, boardSource(folder));
    if (!record)
        return std::nullopt;
    const WholeHunt hunt = wholeHunt(*record);
    const auto row = closestRow(hunt, SecondEditionSentences(record->ruleset().board, language));
    return row ? std::optional(ClosestEscape{hunt.closest->steps, row->more}) : std::nullopt;
}

std::optional<Fault> SecondEdition::whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const
{
    auto fault = firstLineFault<Recorded>(firstLine, {boardSource(folder)}, keys);
    return fault && fault->code == "key-locked" ? std::nullopt : fault;
}

} // namespace demeter::fury2e

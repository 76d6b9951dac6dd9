#include "app/desktop/fury3e/kind/third_edition.h"

#include "app/book/table_topics.h"
#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/book/legend_sheet.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/fury3e/dracula/dracula_screen.h"
#include "app/desktop/fury3e/dracula/hunter_cards_panel.h"
#include "app/desktop/fury3e/first_round/third_edition_guide.h"
#include "app/desktop/fury3e/readings.h"
#include "app/desktop/setup/new_game_screen.h"
#include "app/desktop/table/ending_picture.h"
#include "app/desktop/table/table_log_sheet.h"
#include "app/desktop/table/table_screen.h"
#include "app/desktop/table/words_sheet.h"
#include "app/text/fault_sentences.h"
#include "app/text/hunt_words.h"
#include "app/text/hunter_words.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "app/text/sentences.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/shown_codes.h"
#include "core/fury3e/view/table_turn.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

QString editionWords(const char* text)
{
    return QCoreApplication::translate("demeter::ThirdEdition", text);
}

/// What fails is told where it was entered.
void tellFault(TableScreen& page, const Fault& fault)
{
    page.refuse(QCoreApplication::translate("demeter::MainWindow", "This did not work. %1").arg(faultSentence(fault)));
}

} // namespace

ThirdEditionSession::ThirdEditionSession(GamesFolder& games, QObject* parent) : Session(parent), controller_(games)
{
    connect(&controller_, &GameController::changed, this, &Session::changed);
    connect(&controller_, &GameController::failed, this, &Session::failed);
    connect(&controller_, &GameController::goBackAsked, this, [this](std::size_t cursor) {
        wayBack_ = WayBack{cursor, controller_.lastDone()};
        emit goBackAsked();
    });
}

bool ThirdEditionSession::isOver() const
{
    return hasGame() && controller_.state().winner != Winner::None;
}

bool ThirdEditionSession::othersAreNext() const
{
    if (!hasGame())
        return false;
    // The pause in which he may play a card that he has just drawn is still his, though the table does not know of it (INFO-7).
    const bool pause = beforeEntry(controller_.state()).has_value();
    const TableTurn::Who who = tableTurn(controller_.ruleset(), controller_.state()).who;
    // The end of a game is for everybody around the table.
    return isOver() || (!pause && (who == TableTurn::Who::Hunters || who == TableTurn::Who::Time));
}

void ThirdEditionSession::showCodes(WitnessKeeper& witnesses) const
{
    std::vector<bool> leftBehind;
    for (const ShownCodeOfLog& code : shownCodes(controller_.publicLog()))
        leftBehind.push_back(code.goneBackBehind);
    witnesses.follow(controller_.record(), std::move(leftBehind));
}

std::expected<QStringList, Fault> ThirdEditionSession::reveal(OlderFiles older) const
{
    lookedAt_.clear();
    return writeRevealFiles(controller_.record(), older);
}

QStringList ThirdEditionSession::revealFiles() const
{
    if (!isOver())
        return {};
    const std::string here = controller_.record().path() + '\n' + controller_.record().head();
    if (std::exchange(lookedAt_, here) != here)
        revealFiles_ = revealFilesOf(controller_.record());
    return revealFiles_;
}

std::optional<WholeHunt> ThirdEditionSession::revealed() const
{
    if (revealFiles().isEmpty())
        return std::nullopt;
    std::vector<const GameState*> states;
    for (std::size_t cursor = 0; cursor <= controller_.record().cursor(); ++cursor)
        states.push_back(&controller_.record().stateAt(cursor));
    return wholeHunt(controller_.ruleset(), controller_.publicLog(), states);
}

std::optional<SharedPicture> ThirdEditionSession::picture(const Settings& settings) const
{
    const auto hunt = revealed();
    if (!hunt)
        return std::nullopt;
    const HuntPlayed played = huntPlayed(controller_.record().header());
    const EndingPicture picture(settings, controller_.ruleset().board, *hunt, publicView(controller_.ruleset(), controller_.state()),
                                controller_.sentences(), played);
    return SharedPicture{huntName(played, settings.language()), picture.image(), picture.svg()};
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

void ThirdEditionSession::takeBackEntry(TablePage& page)
{
    auto* table = static_cast<TableScreen*>(&page); // it was made below, with that sheet
    const auto shown = controller_.broughtToLight();
    const auto codes = controller_.codesPassedByEntry();
    if (shown.empty() && codes.empty())
        takeBack(*table);
    else
        page.findChild<ConfirmSheet*>()->ask(takingBack(shown, codes), [this, table] { takeBack(*table); });
}

void ThirdEditionSession::takeBack(TableScreen& page)
{
    if (controller_.canTakeBackEntry())
        atTable(page, [this] { controller_.takeBackEntry(); });
    else
        page.refuse(TableScreen::tr("Something has followed it. Only Dracula can go back."));
}

void ThirdEditionSession::askToGoBack(TablePage& page)
{
    if (!wayBack_)
        return;
    auto* table = static_cast<TableScreen*>(&page); // it was made below, with that sheet
    page.findChild<ConfirmSheet*>()->ask(goingBack(), [this, table] { atTable(*table, [this] { goBack(); }); });
}

void ThirdEditionSession::goBack()
{
    const auto way = std::exchange(wayBack_, std::nullopt);
    if (way && hasGame() && controller_.lastDone() == way->done)
        controller_.goTo(way->cursor);
}

void ThirdEditionSession::atTable(TableScreen& page, const std::function<void()>& entering)
{
    // What fails behind the curtain is told there.
    const auto telling = connect(&controller_, &GameController::failed, &page, [&page](const Fault& fault) { tellFault(page, fault); });
    entering();
    disconnect(telling);
}

QList<ConfirmSheet::Line> ThirdEditionSession::behindCodes(const std::vector<std::uint16_t>& rounds) const
{
    if (rounds.empty())
        return {};
    const bool one = rounds.size() == 1;
    QString shown;
    if (one) {
        shown = rounds.front() == 0
                    ? editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "The code of the setup was shown after that."))
                    : editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "The code of round %1 was shown after that."))
                          .arg(rounds.front());
    } else {
        QStringList numbers;
        for (const std::uint16_t round : rounds)
            numbers << QString::number(round);
        shown = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "The codes of rounds %1 were shown after that."))
                    .arg(numbers.join(QStringLiteral(", ")));
    }
    return {{QStringLiteral("qr"), shown},
            {QStringLiteral("journal"),
             one ? editionWords(
                       QT_TRANSLATE_NOOP("demeter::ThirdEdition",
                                         "It still counts for what came before. The table keeps a mark, and the proof names every change."))
                 : editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition",
                                                  "They still count for what came before. The table keeps a mark, and the "
                                                  "proof names every change."))}};
}

/// The question before what everybody has seen is taken back.
ConfirmSheet::Ask ThirdEditionSession::takingBack(const std::vector<Happening>& shown, const std::vector<std::uint16_t>& codes) const
{
    ConfirmSheet::Ask ask{.title = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Take this back?")),
                          .follows = {},
                          .no = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "No, it stays")),
                          .yes = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Take it back")),
                          .icon = QStringLiteral("undo"),
                          .noIcon = QStringLiteral("check")};
    if (const auto entry = controller_.lastEntry())
        ask.follows.push_back({QStringLiteral("undo"), controller_.sentences().action(*entry)});
    if (!shown.empty()) {
        QStringList told;
        for (const Happening& each : shown)
            told << controller_.sentences().happening(each);
        ask.follows.push_back({QStringLiteral("eye"), told.join(u' ')});
        ask.follows.push_back(
            {QStringLiteral("journal"),
             editionWords(QT_TRANSLATE_NOOP(
                 "demeter::ThirdEdition", "Everybody has seen it. The journal keeps both: what was shown, and that it was taken back."))});
    }
    ask.follows += behindCodes(codes);
    return ask;
}

/// The question of Dracula's that the table answers. It says of the moment what everybody saw of it.
ConfirmSheet::Ask ThirdEditionSession::goingBack() const
{
    const PublicView then = publicView(controller_.ruleset(), controller_.record().stateAt(wayBack_->cursor));
    QString when = controller_.sentences().publicTime(then.phase, then.day);
    if (controller_.language() != Language::En && !when.isEmpty()) // where days are no names
        when.front() = when.front().toLower();
    ConfirmSheet::Ask ask{.title = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Go back behind a code?")),
                          .follows = {},
                          .no = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "No, it stays")),
                          .yes = editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Go back")),
                          .icon = QStringLiteral("undo"),
                          .noIcon = QStringLiteral("check")};
    ask.follows.push_back(
        {QStringLiteral("undo"), then.round == 0
                                     ? editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Dracula wants to go back to the setup."))
                                     //: %1 is the number of a round, %2 a day and a part of the round.
                                     : editionWords(QT_TRANSLATE_NOOP("demeter::ThirdEdition", "Dracula wants to go back to round %1: %2."))
                                           .arg(then.round)
                                           .arg(when)});
    ask.follows += behindCodes(controller_.codesPassed(wayBack_->cursor));
    return ask;
}

SecretPage* ThirdEditionSession::makeSecretPage(const Settings& settings)
{
    return new DraculaScreen(settings, controller_);
}

TablePage* ThirdEditionSession::makeTablePage(const Settings& settings)
{
    auto* page = new TableScreen(settings);
    // Phones are told what fails, but only here can it be mended.
    connect(&phones_, &ThirdEditionPhones::failed, page, [page](const Fault& fault) { tellFault(*page, fault); });
    connect(page, &TableScreen::entered, this, [this, page](const Action& entry) {
        atTable(*page, [&] {
            if (const auto refused = controller_.enter(entry))
                page->refuse(controller_.sentences().violation(*refused),
                             allowedByTable(controller_.ruleset(), controller_.state(), entry));
        });
    });
    connect(page, &TableScreen::othersPassed, this, [this, page] { atTable(*page, [this] { controller_.letOthersPass(); }); });
    auto* confirm = new ConfirmSheet(settings, page);
    const auto loggedNow = [this] {
        const PublicLog none, &log = controller_.hasGame() ? controller_.publicLog() : none;
        return log.size() - static_cast<std::size_t>(std::ranges::count_if(log, isChanceAlone));
    };
    // What it asks is about the game as it stands; what the table does not notice does not close it either (INFO-7).
    connect(&controller_, &GameController::changed, confirm, [confirm, loggedNow, logged = loggedNow()]() mutable {
        if (const std::size_t now = loggedNow(); std::exchange(logged, now) != now)
            confirm->dismiss();
    });
    connect(page, &TableScreen::cardsAsked, this, [this, page, &settings] {
        // Over the page, not in it: the page raises parts of its own whenever it is laid out.
        QWidget* over = page->parentWidget() != nullptr ? page->parentWidget() : page;
        auto* sheet = new HunterCardsPanel(settings, controller_, over, HunterCardsPanel::Where::Table);
        sheet->setObjectName("table-cards");
        // Queued: what it does it may be in the middle of.
        connect(sheet, &HunterCardsPanel::entered, page, &TableScreen::entered, Qt::QueuedConnection);
        connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
        connect(page, &QObject::destroyed, sheet, [sheet] { delete sheet; });
        // Nothing of it holds any more. What Dracula decides without the table's noticing it outlasts: else that would tell of it (INFO-7).
        connect(&controller_, &GameController::changed, sheet, [this, sheet, logged = controller_.publicLog().size()] {
            if (controller_.publicLog().size() != logged)
                sheet->deleteLater();
        });
        connect(page, &TableScreen::renewed, sheet, &Sheet::rebuild); // in another language
        sheet->open();
    });
    connect(page, &TableScreen::wordsAsked, this, [this, page, &settings] {
        QWidget* over = page->parentWidget() != nullptr ? page->parentWidget() : page;
        auto* sheet = new WordsSheet(settings, over, [] {
            return WordsSheet::Texts{
                WordsSheet::tr("A word for the cards"),
                WordsSheet::tr("Say any word. Both decks are shuffled anew with it, so nobody knows the cards of this round, not even "
                               "whoever has Dracula's secret."),
                WordsSheet::tr("Without a word the decks stay as they lie."), WordsSheet::tr("Shuffle anew")};
        });
        sheet->setObjectName("table-words");
        connect(sheet, &WordsSheet::said, this, [this, page](const QString& words) {
            atTable(*page, [&] { controller_.submit(AddChance{{words.toStdString(), {}}}); });
        });
        connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
        connect(page, &QObject::destroyed, sheet, [sheet] { delete sheet; });
        connect(page, &TableScreen::renewed, sheet, &Sheet::rebuild); // in another language
        sheet->ask();
    });
    // Its own button names the entry and stands beside what came of it; the menu asks (`takeBackEntry`), and both do before a code is
    // passed.
    connect(page, &TableScreen::takeBackAsked, this, [this, page] {
        if (controller_.codesPassedByEntry().empty())
            takeBack(*page);
        else
            takeBackEntry(*page);
    });
    connect(page, &TableScreen::whyAsked, this, [this, page](LocationId place) {
        if (const auto refused = phones_.whyNot(place))
            page->refuse(controller_.sentences().violation(refused->why), refused->allowed);
    });
    connect(page, &TableScreen::typed, this, [this, page](const QString& words) {
        const GameState seen = withoutPause(controller_.ruleset(), controller_.state());
        std::vector<Action> meant = parseHunterWords(words, controller_.ruleset(), seen).actions;
        if (meant.size() == 1)
            if (const auto refused = refusedAtTable(controller_.ruleset(), seen, meant.front())) {
                page->refuse(controller_.sentences().violation(*refused), allowedByTable(controller_.ruleset(), seen, meant.front()));
                return;
            }
        page->offer(std::move(meant));
    });
    return page;
}

// The pages given here were made above.

void ThirdEditionSession::showTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).setLastEntry(controller_.lastEntry());
    static_cast<TableScreen&>(page).setReveal(revealed(), huntPlayed(controller_.record().header()));
    static_cast<TableScreen&>(page).setLog(controller_.ruleset(), controller_.publicLog(),
                                           tableTurn(controller_.ruleset(), controller_.state()), controller_.sentences(),
                                           controller_.newsBegins());
}

void ThirdEditionSession::refreshTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).forget();
    showTable(page);
}

Sheet* ThirdEditionSession::makeTableLog(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new TableLogSheet(settings, parent);
    sheet->setWords(logWords(*controller_.ruleset().cards, controller_.publicLog(), controller_.sentences()));
    return sheet;
}

Sheet* ThirdEditionSession::makeBook(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new BookSheet(settings, readingsOf(controller_), parent);
    if (hasGame())
        sheet->turnTo(topicOfTurn(tableTurn(controller_.ruleset(), controller_.state())));
    return sheet;
}

Sheet* ThirdEditionSession::makeLegend(const Settings& settings, MapAt map, QWidget* parent) const
{
    const MapOf shown = map == MapAt::Setup ? MapOf::Board : map == MapAt::Table ? MapOf::Table : MapOf::Dracula;
    if (hasGame())
        return new LegendSheet(settings, shown, controller_.ruleset().board, controller_.ruleset().cards, readingsOf(controller_), parent);
    const auto board = builtInBoard(std::string(builtInBoardIds.front()));
    const auto cards = builtInCatalogue();
    if (!board || cards == nullptr)
        return nullptr;
    return new LegendSheet(settings, shown, *board, cards, readingsOf(controller_), parent);
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
    if (!names_ || namedCards_ != known || namedIn_ != language) {
        names_.reset();
        if (const auto book = builtInCards(language); book && known != nullptr)
            names_.emplace(**book, *known, cardSentences());
        namedCards_ = known;
        namedIn_ = language;
    }
    return names_ ? names_->in(words) : QStringList();
}

Sheet* ThirdEditionSession::makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const
{
    auto* sheet = new CardSheet(settings, cards(), cardSentences(), readingsOf(controller_), parent);
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

bool ThirdEdition::owns(std::string_view firstLine) const
{
    return isRecordOf<Recorded>(firstLine);
}

std::unique_ptr<Session> ThirdEdition::makeSession(GamesFolder& games) const
{
    return std::make_unique<ThirdEditionSession>(games);
}

GameLine ThirdEdition::lineOf(const QByteArray& ends, Language language) const
{
    GameLine line;
    const qsizetype end = ends.indexOf('\n');
    const QJsonObject header = QJsonDocument::fromJson(ends.first(qMax(qsizetype{0}, end))).object().value("public").toObject();
    const QJsonObject players = header.value("players").toObject();
    for (const std::string_view hunter : hunterIds)
        if (const QString player = players.value(QLatin1String(hunter.data(), qsizetype(hunter.size()))).toString(); !player.isEmpty())
            line.players << player;
    line.began = QDateTime::fromString(header.value("started").toString(), Qt::ISODate);
    // Every line that the table noticed says the round, and the day where it has changed; the last one counts.
    const auto last = [&](const QByteArray& field) -> QByteArray {
        const QByteArray key = '"' + field + "\":";
        qsizetype from = ends.lastIndexOf(key);
        if (from < 0)
            return {};
        from += key.size();
        qsizetype to = from;
        while (to < ends.size() && ends[to] != ',' && ends[to] != '}')
            ++to;
        return ends.mid(from, to - from).replace('"', QByteArray());
    };
    const int round = last("round").toInt();
    const QByteArray winner = last("winner");
    line.over = winner == "dracula" || winner == "hunters";
    if (line.over) {
        line.moment = winner == "dracula" ? QCoreApplication::translate("demeter::ThirdEdition", "Dracula has won")
                                          : QCoreApplication::translate("demeter::ThirdEdition", "the hunters have won");
    } else if (round < 1) {
        line.moment = QCoreApplication::translate("demeter::ThirdEdition", "setup");
    } else {
        line.moment = QCoreApplication::translate("demeter::ThirdEdition", "round %1").arg(round);
        constexpr std::array days{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
        const auto day = std::ranges::find_if(days, [name = last("day")](const char* each) { return name == each; });
        const auto board = builtInBoard(std::string(builtInBoardIds.front()));
        const auto cards = builtInCatalogue();
        if (day != days.end() && board && cards) {
            QString name =
                Sentences(*board, cards, language).day(static_cast<Weekday>(static_cast<int>(Weekday::Monday) + (day - days.begin())));
            if (language != Language::En) // where days are no names
                name = name.front().toLower() + name.mid(1);
            line.moment += QStringLiteral(", ") + name;
        }
    }
    return line;
}

std::optional<Fault> ThirdEdition::whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const
{
    auto fault = firstLineFault<Recorded>(firstLine, {boardSource(folder), builtInCatalogue()}, keys);
    return fault && fault->code == "key-locked" ? std::nullopt : fault;
}

} // namespace demeter

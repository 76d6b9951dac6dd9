#include "app/desktop/fury3e/game_controller.h"

#include "app/text/key_place.h"
#include "app/text/resources.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

namespace demeter {

using namespace fury3e;

Seed randomSeed()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    Seed seed{};
    for (std::size_t n = 0; n < seed.size(); ++n)
        seed[n] = static_cast<std::uint8_t>(words[n / 4] >> (n % 4 * 8));
    return seed;
}

GameController::GameController(QString folder, Devices devices, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), devices_(std::move(devices))
{
    if (!devices_.keys)
        devices_.keys = std::make_shared<KeyFile>(usualKeyFile());
}

QString GameController::usualFolder()
{
    const QString named = qEnvironmentVariable("DEMETER_GAMES");
    return named.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games") : named;
}

std::optional<QString> GameController::lastGame() const
{
    const auto games = QDir(folder_).entryInfoList({QStringLiteral("*.demeter")}, QDir::Files, QDir::Time);
    // An empty one is left where the program was ended before a game had begun.
    const auto last = std::ranges::find_if(games, [](const QFileInfo& game) { return game.size() > 0; });
    if (last == games.end())
        return std::nullopt;
    return last->absoluteFilePath();
}

GameController::Offer GameController::offer() const
{
    return {hexText(randomGameId()), {devices_.seed(), {}}};
}

bool GameController::startGame(RecordHeader header, const PlaceHunters& hunters)
{
    if (!QDir().mkpath(folder_)) {
        fail({"device-create", folder_.toStdString(), {}});
        return false;
    }
    const auto board = builtInBoard(header.board);
    const auto cards = builtInCatalogue();
    if (!board || !cards) {
        fail(board ? Fault{"board-not-built-in", {}, {builtInCatalogueId()}} : board.error().front());
        return false;
    }
    header.cards = builtInCatalogueId();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    header.started = now.toString(Qt::ISODate).toStdString();
    if (header.gameId.empty())
        header.gameId = hexText(randomGameId());
    if (!header.deal)
        header.seed = devices_.seed();

    const QString stem = folder_ + u'/' + now.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    QString path = stem + QStringLiteral(".demeter");
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = QStringLiteral("%1 (%2).demeter").arg(stem).arg(n);
    auto device = devices_.create(QFile::encodeName(path).toStdString());
    if (!device) {
        fail(device.error());
        return false;
    }
    auto made = Record::create(std::move(*device), header, Ruleset{*board, cards, header.rulings}, devices_.keys);
    if (!made) {
        fail(made.error());
        return false;
    }
    record_.reset();
    record_.emplace(std::move(*made));
    notices_.clear();
    onlyRead_.reset();
    renewSentences();
    return submit(hunters);
}

bool GameController::openGame(const QString& path)
{
    closeGame();
    auto device = devices_.open(QFile::encodeName(path).toStdString());
    std::optional<Fault> onlyRead;
    if (!device) {
        onlyRead = device.error();
        device = devices_.openReadOnly(QFile::encodeName(path).toStdString());
    }
    if (!device) {
        fail(device.error());
        return false;
    }
    auto opened = Record::open(std::move(*device), {boardSource(QFileInfo(path).absolutePath()), builtInCatalogue()}, devices_.keys);
    if (!opened) {
        fail(opened.error());
        return false;
    }
    record_.emplace(std::move(opened->record));
    notices_ = std::move(opened->notices);
    onlyRead_ = std::move(onlyRead);
    renewSentences();
    emit changed();
    return true;
}

void GameController::closeGame()
{
    record_.reset();
    notices_.clear();
    onlyRead_.reset();
}

void GameController::setLanguage(Language language)
{
    language_ = language;
    if (record_)
        renewSentences();
}

void GameController::renewSentences()
{
    described_ = ruleset().board;
    sentences_ = std::make_unique<Sentences>(described_, ruleset().cards, language_);
}

bool GameController::submit(const Action& action)
{
    return finish(record_->submit(action));
}

bool GameController::undo()
{
    return finish(record_->undo());
}

bool GameController::redo()
{
    return finish(record_->redo());
}

bool GameController::goTo(std::size_t cursor)
{
    return finish(record_->goTo(cursor));
}

bool GameController::finish(const std::expected<void, RecordRefusal>& done)
{
    if (done) {
        if (ruleset().board != described_)
            renewSentences();
        emit changed();
        return true;
    }
    if (const auto* violation = std::get_if<Violation>(&done.error()))
        emit refused(*violation);
    else
        fail(std::get<Fault>(done.error()));
    return false;
}

void GameController::fail(const Fault& fault)
{
    emit failed(fault);
}

} // namespace demeter

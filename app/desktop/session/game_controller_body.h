// The bodies of game_controller.h, for the one file of each game that instantiates it.
#pragma once

#include "app/desktop/session/game_controller.h"
#include "app/text/reveal_files.h"
#include "app/text/whole_file.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"
#include "core/journal/shown_codes.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace demeter {

template <typename Kind> bool BasicGameController<Kind>::startGame(Header header, const Action& first, const std::optional<Offer>& offer)
{
    auto rules = Kind::prepared(header, games_.path());
    if (!rules) {
        fail(rules.error());
        return false;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    header.started = now.toString(Qt::ISODate).toStdString();
    header.gameId = hexText(offer ? offer->game : randomGameId());
    if (offer)
        header.deal = offer->deal;
    else
        header.seed = games_.seed();
    auto device = games_.create(now);
    if (!device) {
        fail(device.error());
        return false;
    }
    const std::string path = (*device)->path();
    auto made = Record::create(std::move(*device), header, *rules, games_.keys());
    if (!made) {
        removeEmptyFile(QFile::decodeName(path.c_str()));
        fail(made.error());
        return false;
    }
    record_.reset();
    record_.emplace(std::move(*made));
    notices_.clear();
    onlyRead_.reset();
    entries_ = {};
    renewSentences();
    return submit(first).has_value();
}

template <typename Kind> bool BasicGameController<Kind>::openGame(const QString& path)
{
    closeGame();
    auto file = games_.open(path);
    if (!file) {
        fail(file.error());
        return false;
    }
    auto opened = Record::open(std::move(file->device), Kind::sources(QFileInfo(path).absolutePath()), games_.keys());
    if (!opened) {
        fail(opened.error());
        return false;
    }
    record_.emplace(std::move(opened->record));
    notices_ = std::move(opened->notices);
    onlyRead_ = std::move(file->onlyRead);
    renewSentences();
    entries_ = Entries(*record_);
    emit changed();
    return true;
}

template <typename Kind> void BasicGameController<Kind>::closeGame()
{
    record_.reset();
    notices_.clear();
    onlyRead_.reset();
}

template <typename Kind> void BasicGameController<Kind>::setLanguage(Language language)
{
    language_ = language;
    if (record_)
        renewSentences();
}

template <typename Kind> void BasicGameController<Kind>::renewSentences()
{
    worded_ = Kind::namesSource(ruleset());
    sentences_ = Kind::sentences(ruleset(), language_);
}

template <typename Kind> bool BasicGameController<Kind>::isHeld() const
{
    return record_ && record_->head() != playedOn_ && isRevealedAt(record_->path(), record_->head());
}

template <typename Kind> void BasicGameController<Kind>::playOn()
{
    if (!isHeld())
        return;
    playedOn_ = record_->head();
    emit changed();
}

template <typename Kind> auto BasicGameController<Kind>::held() -> Done
{
    emit playOnAsked();
    return std::unexpected(Problem(Held{}));
}

template <typename Kind> auto BasicGameController<Kind>::submit(const Action& action) -> Done
{
    if (isHeld())
        return held();
    const std::size_t news = publicLog().size();
    if (Done done = finish(record_->submit(action)); !done)
        return done;
    return entries_.answerUnasked(*record_, news, [this](const Action& next) { return finish(record_->submit(next)); });
}

template <typename Kind> auto BasicGameController<Kind>::submitAll(const std::vector<Action>& actions) -> Done
{
    entries_.beginNews(*record_);
    Done done;
    for (const Action& action : actions)
        if (done)
            done = submit(action);
    entries_.endNews();
    return done;
}

// What nobody has decided is gone over with what was done before it.

template <typename Kind> auto BasicGameController<Kind>::undo() -> Done
{
    std::size_t to = record_->cursor();
    while (to > 0 && isUndecided(to - 1))
        --to;
    return goTo(to > 0 ? to - 1 : record_->entries().size() + 1); // before the first entry there is nothing: it is refused
}

template <typename Kind> auto BasicGameController<Kind>::redo() -> Done
{
    std::size_t to = record_->cursor() + 1;
    while (to < record_->entries().size() && isUndecided(to))
        ++to;
    return goTo(to);
}

template <typename Kind> auto BasicGameController<Kind>::goTo(std::size_t cursor) -> Done
{
    return isHeld() ? held() : finish(record_->goTo(cursor));
}

template <typename Kind> bool BasicGameController<Kind>::goToIfAllowed(std::size_t cursor)
{
    if (codesPassed(cursor).empty() && !isHeld())
        return goTo(cursor).has_value();
    emit goBackAsked(cursor);
    return false;
}

template <typename Kind> std::vector<std::uint16_t> BasicGameController<Kind>::codesPassed(std::size_t cursor) const
{
    if (cursor >= record_->cursor())
        return {};
    return demeter::codesPassed(publicLog(), Game::tableOf(ruleset(), record_->stateAt(cursor)));
}

template <typename Kind> auto BasicGameController<Kind>::enter(const Action& entry) -> Done
{
    return entries_.enter(*record_, entry, [this](const Action& action) { return submit(action); });
}

template <typename Kind> auto BasicGameController<Kind>::letOthersPass() -> Done
{
    const std::size_t before = record_->cursor();
    const Done done = entries_.letOthersPass(*record_, [this](const Action& action) { return submit(action); });
    if (record_->cursor() != before)
        emit changed(); // all of it is one piece of news now
    return done;
}

template <typename Kind> std::uint64_t BasicGameController<Kind>::lastDone() const
{
    std::size_t cursor = record_->cursor();
    while (cursor > 0 && isUndecided(cursor - 1))
        --cursor;
    return cursor > 0 ? record_->entries()[cursor - 1].line : 0;
}

template <typename Kind> auto BasicGameController<Kind>::finish(std::expected<void, BasicRecordRefusal<Game>> done) -> Done
{
    if (done) {
        entries_.note(*record_);
        if (Kind::namesSource(ruleset()) != worded_)
            renewSentences();
        emit changed();
        return {};
    }
    if (auto* refusal = std::get_if<Refusal>(&done.error()))
        return std::unexpected(Problem(std::move(*refusal)));
    const Fault& fault = std::get<Fault>(done.error());
    fail(fault);
    return std::unexpected(Problem(fault));
}

template <typename Kind> void BasicGameController<Kind>::fail(const Fault& fault)
{
    emit failed(fault);
}

} // namespace demeter

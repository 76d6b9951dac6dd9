// The third edition on phones: what its table sees, for a hub that knows no game (app/phones/table_hub.h).
#pragma once

#include "app/fury3e/book/book.h"
#include "app/fury3e/phones/book_on_phones.h"
#include "app/fury3e/table/question.h"
#include "app/fury3e/text/sentences.h"
#include "app/phones/table_hub.h"
#include "app/phones/table_service.h"
#include "app/table/moment_news.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <optional>
#include <string_view>
#include <vector>

namespace demeter::fury3e {

struct PhoneView {
    using Ruleset = fury3e::Ruleset;
    using Log = PublicLog;
    using Turn = TableTurn;
    using Action = fury3e::Action;
    using Refusal = Violation;
    using Sentences = fury3e::Sentences;
    using Moment = TableMoment;
    using Draft = TableDraft;
    using Asked = TableAsked;
    using Choice = TableChoice;
    using Seen = phones::BasicPublicGame<PhoneView>;
    using News = MomentNews<fury3e::Moment, Ruleset, PublicStep>;

    static Sentences sentences(const Ruleset& ruleset, Language language) { return {ruleset.board, ruleset.cards, language}; }
    static QString besides() { return {}; }
    static AnnouncedWords announced(const Seen& seen, const Sentences& sentences);
    static phones::PublicTable table(const Seen& seen, const Sentences& sentences);

    static bool carriesNews(const PublicLog& log, std::size_t n) { return fury3e::carriesNews(log, n); }
    static QString time(const PublicView& view, const Sentences& sentences) { return sentences.publicTime(view.phase, view.day); }
    static QStringList said(const PublicLog& log, std::size_t n, const Sentences& sentences) { return sentences.publicStep(log, n); }
    static QStringList happened(const PublicLog& log, std::size_t n, const Sentences& sentences);
    static NewsOwner owner(const PublicStep& step);
    static phones::SeenMoment moment(const fury3e::Moment& moment, const Sentences& sentences);

    static bool isFor(const Seen& seen, HunterSet plays);
    static TableMoment momentOf(const Seen& seen) { return {seen.ruleset.cards, seen.log.back().view, seen.turn, seen.lastEntry}; }
    static TableMoment momentFor(const Seen& seen, HunterSet plays);
    static TableAsked asked(const TableMoment& moment, const TableDraft& draft, const Sentences& sentences)
    {
        return tableAsked(moment, draft, {2, true, false}, sentences);
    }
    static std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place)
    {
        return fury3e::tapped(moment.turn, draft, place);
    }
    static phones::SeenQuestion question(const TableMoment& moment, const TableDraft& draft, const Sentences& sentences);
    static QString why(const Violation& violation, const Sentences& sentences) { return sentences.violation(violation); }
    /// What could not be written into the record is refused like what the rules refuse.
    static Violation notWritten() { return {"INV-1", fury3e::Refusal::NotWritten, {}}; }

    static constexpr std::string_view bookFolder = thirdEditionBook;
    static bool haveOneBook(const Ruleset& a, const Ruleset& b) { return fury3e::haveOneBook(a, b); }
    static phones::BookMessage book(const Ruleset& ruleset, const Sentences& sentences) { return bookOnPhones(ruleset, sentences); }
    static QString topicOf(const TableMoment& moment);
    static QString topicOf(const Violation& violation, const Sentences& sentences);
};

using SeenGame = phones::BasicPublicGame<PhoneView>;
using EntryRefused = phones::BasicEntryRefused<PhoneView>;
using HubHost = phones::BasicHubHost<PhoneView>;
using TableHub = phones::BasicTableHub<PhoneView>;
using GameOnPhones = phones::BasicGameOnPhones<PhoneView>;

} // namespace demeter::fury3e

extern template class demeter::phones::BasicTableHub<demeter::fury3e::PhoneView>;

// The second edition on phones: what its table sees, for a hub that knows no game (app/phones/table_hub.h).
#pragma once

#include "app/fury2e/book/table_topics.h"
#include "app/fury2e/phones/book_on_phones.h"
#include "app/fury2e/table/question.h"
#include "app/fury2e/table/words.h"
#include "app/fury2e/text/sentences.h"
#include "app/phones/table_hub.h"
#include "app/phones/table_service.h"
#include "app/table/moment_news.h"
#include "core/fury2e/view/moments.h"
#include "core/fury2e/view/public_log.h"
#include "core/fury2e/view/table_turn.h"

#include <optional>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

struct PhoneView {
    using Ruleset = fury2e::Ruleset;
    using Log = PublicLog;
    using Turn = TableTurn;
    using Action = fury2e::Action;
    using Refusal = Violation;
    using Sentences = SecondEditionSentences;
    using Moment = TableMoment;
    using Draft = TableDraft;
    using Asked = TableAsked;
    using Choice = TableChoice;
    using Seen = phones::BasicPublicGame<PhoneView>;
    using News = MomentNews<fury2e::Moment, Ruleset, PublicStep>;

    static SecondEditionSentences sentences(const Ruleset& ruleset, Language language) { return {ruleset.board, language}; }
    static QString besides();
    static AnnouncedWords announced(const Seen& seen, const SecondEditionSentences& sentences);
    static phones::PublicTable table(const Seen& seen, const SecondEditionSentences& sentences);

    static bool carriesNews(const PublicLog& log, std::size_t n) { return fury2e::carriesNews(log, n); }
    static QString time(const PublicView& view, const SecondEditionSentences& sentences) { return timeWords(view, sentences); }
    static QStringList said(const PublicLog& log, std::size_t n, const SecondEditionSentences& sentences)
    {
        return stepWords(log, n, sentences);
    }
    static QStringList happened(const PublicLog& log, std::size_t n, const SecondEditionSentences& sentences);
    static NewsOwner owner(const PublicStep& step) { return newsOwner(step); }
    static phones::SeenMoment moment(const fury2e::Moment& moment, const SecondEditionSentences& sentences);

    static bool isFor(const Seen& seen, HunterSet plays);
    static TableMoment momentOf(const Seen& seen) { return {seen.log.back().view, seen.turn, seen.lastEntry}; }
    static TableMoment momentFor(const Seen& seen, HunterSet plays);
    static TableAsked asked(const TableMoment& moment, const TableDraft& draft, const SecondEditionSentences& sentences)
    {
        return tableAsked(moment, draft, {2, true, false}, sentences);
    }
    static std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place)
    {
        return fury2e::tapped(moment, draft, place);
    }
    static phones::SeenQuestion question(const TableMoment& moment, const TableDraft& draft, const SecondEditionSentences& sentences);
    static QString why(const Violation& violation, const SecondEditionSentences& sentences) { return sentences.reason(violation); }
    /// What could not be written into the record is refused like what the rules refuse.
    static Violation notWritten() { return {"2E-INV-1", fury2e::Refusal::NotWritten, {}}; }

    static constexpr std::string_view bookFolder = secondEditionBook;
    static bool haveOneBook(const Ruleset& a, const Ruleset& b) { return a.rulings == b.rulings; }
    static phones::BookMessage book(const Ruleset& ruleset, const SecondEditionSentences& sentences)
    {
        return bookOnPhones(ruleset, sentences);
    }
    static QString topicOf(const TableMoment& moment) { return topicOfTurn(moment.turn, moment.view.asked).key; }
    static QString topicOf(const Violation& violation, const SecondEditionSentences& sentences);
};

using SeenGame = phones::BasicPublicGame<PhoneView>;
using EntryRefused = phones::BasicEntryRefused<PhoneView>;
using HubHost = phones::BasicHubHost<PhoneView>;
using TableHub = phones::BasicTableHub<PhoneView>;
using GameOnPhones = phones::BasicGameOnPhones<PhoneView>;

} // namespace demeter::fury2e

extern template class demeter::phones::BasicTableHub<demeter::fury2e::PhoneView>;

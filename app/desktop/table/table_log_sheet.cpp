#include "app/desktop/table/table_log_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/table/table_words.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cstddef>

namespace demeter {

using namespace fury3e;

namespace {

/// Everything that lies open: on the table screen some of it has only room for a sign.
QStringList openThings(const PublicView& view, const Catalogue& cards, const Sentences& sentences)
{
    QStringList lines;
    const auto add = [&](const QString& what, const QStringList& which) {
        if (!which.isEmpty())
            lines << QStringLiteral("%1: %2").arg(what, which.join(QStringLiteral(", ")));
    };
    const auto places = [&](LocationSet set) {
        QStringList names;
        set.forEach([&](LocationId place) { names << sentences.place(place); });
        return names;
    };
    const auto lies = [&](const std::optional<PublicHideout>& hideout, const QString& number, bool lair) {
        if (hideout)
            lines << hideoutWords(hideout, number, lair, cards, sentences).all;
    };
    for (std::size_t n = 0; n < trailLength; ++n)
        lies(view.trail[n], QString::number(n + 1), false);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        lies(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true);
    const BoardTokens& tokens = view.tokens;
    add(sentences.token(Token::ConsecratedGround), places(tokens.consecratedGround));
    add(sentences.token(Token::HeavenlyHost), places(tokens.heavenlyHosts));
    add(sentences.token(Token::Storm), places(tokens.storms));
    QStringList fog, roads;
    for (const auto& [city, count] : tokens.fog)
        fog << (count > 1 ? QStringLiteral("%1 ×%2").arg(sentences.place(city)).arg(count) : sentences.place(city));
    add(sentences.token(Token::Fog), fog);
    for (const Roadblock& road : tokens.roadblocks)
        roads << sentences.roadblock(road);
    add(sentences.token(Token::Roadblock), roads);
    QStringList encounters, events;
    for (const EncounterKind kind : view.encounterDiscard)
        encounters << sentences.encounter(kind);
    add(TableLogSheet::tr("Discarded Encounter cards"), encounters);
    for (const DraculaEvent event : view.eventDiscard)
        events << sentences.event(event);
    if (view.hiddenDiscards > 0)
        events << (view.hiddenDiscards == 1 ? TableLogSheet::tr("a face-down card")
                                            : TableLogSheet::tr("%n face-down cards", nullptr, view.hiddenDiscards));
    add(TableLogSheet::tr("Dracula's discarded Event cards"), events);
    lines << TableLogSheet::tr("Encounter cards in the deck: %1").arg(view.encounterDeck);
    for (const CountWords& count : countWords(view))
        lines << count.spoken;
    lines << openWords(view, sentences);
    for (const Hunter hunter : allHunters)
        add(sentences.hunter(hunter), woundWords(view.sheets[static_cast<std::size_t>(hunter)]));
    return lines;
}

} // namespace

void TableLogSheet::setLog(const Catalogue& cards, const PublicLog& log, const Sentences& sentences)
{
    parts_.clear();
    open_.clear();
    const PublicView* before = nullptr;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const PublicStep& step = log[i];
        // What was said belongs to the time at which it began.
        const PublicView& at = before != nullptr ? *before : step.view;
        before = &step.view;
        if (!carriesNews(step))
            continue;
        const QStringList said = sentences.publicStep(log, i);
        QString when = sentences.publicTime(at.phase, at.day);
        if (at.round > 0)
            //: A day of the week and a part of the round, and the number of the round.
            when = tr("%1 · round %2").arg(when).arg(at.round);
        if (parts_.isEmpty() || parts_.back().when != when)
            parts_.push_back({when, {}});
        parts_.back().said.prepend(said.join(u' '));
    }
    std::ranges::reverse(parts_);
    if (before != nullptr)
        open_ = openThings(*before, cards, sentences);
    if (const QString back = goneBackSentence(log); !back.isEmpty())
        open_ << back;
}

QString TableLogSheet::title() const
{
    return tr("What the table knows");
}

int TableLogSheet::titlePixels() const
{
    return qMax(Sheet::titlePixels(), qRound(1.4 * wordPixels())); // above headings of 1.2
}

int TableLogSheet::shortSide() const
{
    return qMin(parentWidget()->width(), parentWidget()->height());
}

int TableLogSheet::wordPixels() const
{
    // As on the table below it: it is read from afar too, but for a phone, which is held in the hand.
    const int side = shortSide();
    return side < 600 ? bodyFont(17).pixelSize() : qMax((side + 39) / 40, bodyFont(16).pixelSize());
}

int TableLogSheet::timePixels() const
{
    return shortSide() < 600 ? bodyFont(15).pixelSize() : wordPixels();
}

void TableLogSheet::resizeEvent(QResizeEvent* event)
{
    const int before = built_;
    if (isVisible() && before != wordPixels())
        rebuild();
    Sheet::resizeEvent(event);
}

void TableLogSheet::build(QVBoxLayout* content)
{
    const int n = built_ = wordPixels();
    const auto addHeading = [&](const QString& text) {
        QLabel* heading = makeHeading(text);
        heading->setFont(sizedFont(heading->font(), qMax<double>(heading->font().pixelSize(), 1.2 * n)));
        content->addWidget(heading);
    };
    addHeading(tr("What lies open"));
    // What is told by one line or two stands apart from the next.
    const auto addLines = [&](const QStringList& lines) {
        auto* column = new QVBoxLayout;
        column->setSpacing(n * 2 / 5);
        for (const QString& line : lines)
            column->addWidget(makeLabel(line, sizedFont(bodyFont(16), n)));
        content->addLayout(column);
    };
    addLines(open_);
    content->addSpacing(12);
    addHeading(tr("What was said, the newest first"));
    for (const Part& part : parts_) {
        content->addSpacing(6);
        auto* when = makeLabel(part.when, sizedFont(bodyFont(15, QFont::DemiBold), timePixels()));
        setRole(when, "mute");
        content->addWidget(when);
        addLines(part.said);
    }
}

} // namespace demeter

// What the table announces, as it stands there to be read: in its place and, where that has no room, over the map. Of both editions.
#pragma once

#include "app/desktop/kit/style.h"
#include "app/desktop/kit/theme.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/news_strip.h"
#include "app/desktop/table/table_frame.h"
#include "app/fury2e/table/words.h"
#include "app/fury3e/table/words.h"
#include "app/text/resources.h"
#include "core/base/language.h"
#include "core/fury2e/view/table_turn.h"
#include "core/fury3e/view/table_turn.h"

#include "tests/app/desktop/table_screens.h"

#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace demeter::test {

/// What can be read there now, the older words first.
inline QString newsShown(const QWidget& table)
{
    QStringList words;
    for (const char* name : {"news-before", "announcement"})
        for (const QLabel* label : table.findChildren<QLabel*>(QLatin1String(name)))
            if (label->isVisible())
                words << label->accessibleName();
    return words.join(u' ');
}

/// What of these sentences is missing, cut or too small; of the strip, what it should not cover.
inline QStringList newsFaults(const QWidget& table, const QStringList& told)
{
    QStringList faults;
    const QString shown = newsShown(table);
    for (const QString& each : told)
        if (!shown.contains(each))
            faults << QStringLiteral("not there: ") + each;
    const int side = qMin(table.width(), table.height());
    for (const char* name : {"news-before", "announcement"})
        for (const QLabel* label : table.findChildren<QLabel*>(QLatin1String(name))) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            QTextDocument laidOut;
            laidOut.setDocumentMargin(0);
            laidOut.setDefaultFont(label->font());
            laidOut.setHtml(label->text());
            laidOut.setTextWidth(label->width());
            if (laidOut.size().height() > label->height() || laidOut.idealWidth() > label->width())
                faults << QStringLiteral("cut: ") + label->accessibleName();
            if (28 * label->font().pixelSize() < side)
                faults << QStringLiteral("too small: ") + label->accessibleName();
        }
    const auto* strip = table.findChild<NewsStrip*>();
    const auto* map = table.findChild<MapView*>();
    if (strip->isVisible() && !QRect(map->mapTo(&table, QPoint()), map->size()).contains(strip->geometry()))
        faults << QStringLiteral("the strip lies over more than the map");
    if (strip->isVisible() && 4 * strip->height() > 3 * map->height() + 3)
        faults << QStringLiteral("the strip leaves less than a quarter of the map free: %1 of %2").arg(strip->height()).arg(map->height());
    const auto* scroll = strip->findChild<QScrollArea*>("news-scroll");
    if (strip->isVisible() && scroll->verticalScrollBar()->maximum() + scroll->viewport()->height() < scroll->widget()->height())
        faults << QStringLiteral("the strip does not scroll to its end");
    if (strip->isVisible() && !strip->rect().contains(scroll->geometry()))
        faults << QStringLiteral("the words lie beside the strip");
    return faults;
}

/// Whoever holds them reads all of it, and it is more than one sentence.
inline bool holdsAll(const QString& shown, const QStringList& told)
{
    return told.size() >= 2 && std::ranges::all_of(told, [&](const QString& each) { return shown.contains(each); });
}

inline AnnouncedWords newsOf(const fury3e::PublicLog& log, const fury3e::TableTurn& turn, const Sentences& sentences)
{
    return announcedWords(log, turn, sentences);
}
inline AnnouncedWords newsOf(const fury2e::PublicLog& log, const fury2e::TableTurn&, const fury2e::SecondEditionSentences& sentences)
{
    return fury2e::announcedWords(log, sentences);
}

/// `look(log, n)`: what the table saw of a record up to state `n`, one after the other.
template <typename Record, typename Look> void followLog(const Record& record, const Look& look)
{
    std::decay_t<decltype(record.publicLog())> log;
    for (std::size_t n = 0; n <= record.cursor(); ++n) {
        const auto& state = record.stateAt(n);
        if (auto step = noticedStep(log.empty() ? nullptr : &log.back(), state.happened, publicView(record.ruleset(), state)))
            log.push_back(*std::move(step));
        look(std::as_const(log), n);
    }
}

/// Rows of a test: of all languages, sizes of the screen and of letters one in `each`, and the longest words; all with DEMETER_FULL.
inline void newsRows(const std::vector<QSize>& sizes, std::size_t each)
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    std::size_t n = 0;
    for (std::size_t language = 0; language < languageCount; ++language)
        for (const QSize size : sizes)
            for (const double scale : {1.0, 2.0})
                if (n++ % each == 0 || (language == static_cast<std::size_t>(Language::Ru) && scale == 2.0 && size == QSize(800, 1280)) ||
                    qEnvironmentVariableIsSet("DEMETER_FULL"))
                    QTest::addRow("%s %dx%d %d %%", languageCodes[language].data(), size.width(), size.height(), int(100 * scale))
                        << static_cast<int>(language) << size << scale;
}

/// What such a row says, while the test runs.
class NewsRow {
public:
    NewsRow()
    {
        QFETCH(int, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        size_ = size;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        settings_.setLanguage(static_cast<Language>(language));
        settings_.setTextScale(scale);
        installed_ = installLanguage(*QApplication::instance(), settings_.languageCode());
    }
    ~NewsRow() { settings_.setTextScale(1); }

    bool isInstalled() const { return installed_; }
    Language language() const { return settings_.language(); }
    QSize size() const { return size_; }
    /// Goes through a game, at each of its prompts with the table on which all of it stands; `isHis(view)`: Dracula is at it, and
    /// `asked(view, turn)`: right behind that comes the prompt at which it is looked at. What is wrong at the first one where it is.
    template <typename Record, typename Names, typename IsHis, typename Asked, typename Seen> QString
    walk(const Tracks& tracks, const Record& record, const Names& names, const IsHis& isHis, const Asked& asked, const Seen& seen) const
    {
        TableScreen table(settings_, tracks);
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.setStyleSheet(styleSheet(Theme::of(settings_.theme())));
        table.setUpdatesEnabled(false);
        table.resize(size_);
        table.show();
        QString wrong;
        bool his = false;
        followLog(record, [&](const auto& log, std::size_t n) {
            const auto turn = tableTurn(record.ruleset(), record.stateAt(n));
            if (!std::exchange(his, isHis(log.back().view)) || !asked(log.back().view, turn) || !wrong.isEmpty())
                return;
            setLog(table, record.ruleset(), log, turn, names);
            for (int round = 0; round < 3; ++round)
                QCoreApplication::sendPostedEvents();
            const QStringList faults = newsFaults(table, newsOf(log, turn, names).told);
            if (faults.isEmpty())
                seen(table);
            else
                wrong = QStringLiteral("step %1: %2").arg(n).arg(faults.join(u'\n'));
        });
        return wrong;
    }

private:
    QTemporaryDir folder_;
    Settings settings_;
    QSize size_;
    bool installed_ = false;
};

} // namespace demeter::test

#include "app/desktop/table/round_text_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace demeter {

void RoundTextSheet::setLog(const QString& game, std::vector<SeenEntry> log)
{
    game_ = game;
    log_ = std::move(log);
    shown_ = log_.empty() ? std::nullopt : std::optional(log_.back().round);
    copied_ = false;
}

QString RoundTextSheet::title() const
{
    return tr("The round as text");
}

QString RoundTextSheet::roundWords(std::uint16_t round)
{
    return round > 0 ? tr("round %1").arg(round) : tr("setup");
}

QString RoundTextSheet::textOf(std::uint16_t round) const
{
    QStringList lines{game_.isEmpty() ? roundWords(round) : game_ + QStringLiteral(" · ") + roundWords(round)};
    QString when;
    for (const SeenEntry& entry : log_) {
        if (entry.round != round)
            continue;
        if (std::exchange(when, entry.time) != entry.time)
            lines << QString() << entry.time + u':';
        lines << entry.text.join(u' ');
    }
    return lines.join(u'\n');
}

void RoundTextSheet::build(QVBoxLayout* content)
{
    if (!shown_) {
        content->addWidget(makeLabel(tr("Nothing has been said yet."), bodyFont(16), "mute"));
        return;
    }
    auto* pick = new PickBox(settings_, tr("Round"));
    pick->setObjectName("round-of");
    for (auto entry = log_.rbegin(); entry != log_.rend(); ++entry) // the newest first
        if (entry == log_.rbegin() || entry->round != std::prev(entry)->round)
            pick->addEntry(roundWords(entry->round), int(entry->round));
    pick->setValue(int(*shown_));
    content->addWidget(pick);
    const QString text = textOf(*shown_);
    QLabel* words = makeLabel(text, bodyFont(16));
    words->setObjectName("round-text");
    words->setTextFormat(Qt::PlainText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* copy = new ChoiceButton(settings_, ChoiceKind::OthersPrimary);
    copy->setObjectName("round-copy");
    copy->setText(copied_ ? tr("Copied") : tr("Copy"));
    copy->setIconName(copied_ ? QStringLiteral("check") : QStringLiteral("share"));
    copy->setCentred(true);
    content->addWidget(copy); // above the text, which may be long
    content->addWidget(words);
    connect(copy, &QAbstractButton::clicked, this, [this, copy, text] {
        QGuiApplication::clipboard()->setText(text);
        copied_ = true;
        copy->setText(tr("Copied"));
    });
    connect(pick, &QComboBox::currentIndexChanged, this, [this, pick] {
        shown_ = static_cast<std::uint16_t>(pick->currentData().toInt());
        copied_ = false;
        QMetaObject::invokeMethod(this, &Sheet::rebuild, Qt::QueuedConnection); // the box goes with it
    });
}

} // namespace demeter

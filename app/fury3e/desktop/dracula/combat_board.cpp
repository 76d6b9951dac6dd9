#include "app/fury3e/desktop/dracula/combat_board.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/fury3e/table/icons.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/card_words.h"

#include <QPainter>

namespace demeter::fury3e {

namespace {

constexpr int margin = 16;
constexpr int gap = 8;
constexpr int spaces = 6;       ///< COMB-9
constexpr int tallestBox = 180; // of a card that was played

} // namespace

CombatSteps::CombatSteps(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
}

void CombatSteps::setState(const GameState& state, int step)
{
    step_ = step;
    played_ = state.combat ? qMin<int>(static_cast<int>(state.combat->used.size()) + 1, spaces) : 0;
    night_ = state.combat && state.combat->night;
    const QStringList names = combatStepNames();
    setAccessibleName(step > 0 && step <= names.size()
                          ? tr("Combat round %1 of %2, step %3 of 8: %4").arg(played_).arg(spaces).arg(step).arg(names[step - 1])
                          : tr("Combat"));
    update();
}

void CombatSteps::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    painter.setFont(bodyFont(13, QFont::DemiBold));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QRect(margin, 14, width() - 2 * margin, scaled(24)), Qt::AlignVCenter,
                     tr("Combat round %1 of %2").arg(played_).arg(spaces));
    const QStringList names = combatStepNames();
    const QString when = night_ ? tr("Night: the parts for the night count too.") : tr("By day: the parts for the night do not count.");
    const int foot = wrappedHeight(bodyFont(12.5), when, width() - 2 * margin - 28) + 24;
    int y = 14 + scaled(24) + 10;
    const int step = qMin(scaled(64), qMax(30, (height() - y - foot) / static_cast<int>(names.size())));
    for (int n = 0; n < names.size(); ++n) {
        const bool now = n + 1 == step_;
        const bool done = n + 1 < step_;
        const QRectF row(margin, y + 2, width() - 2 * margin, step - 4);
        if (now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(settings_.colour(u"pressed"));
            painter.drawRoundedRect(row, 8, 8);
            painter.fillRect(QRectF(row.left(), row.top() + 8, 3, row.height() - 16), settings_.colour(u"text"));
        }
        constexpr int disc = 26;
        const QRectF box(margin + 10, y + (step - disc) / 2.0, disc, disc);
        painter.setPen(now ? QPen(settings_.colour(u"text"), 2) : QPen(settings_.colour(u"lineStrong"), 1));
        painter.setBrush(done ? settings_.colour(u"pressed") : QColor(Qt::transparent));
        painter.drawEllipse(box);
        if (done) {
            painter.drawPixmap(box.center() - QPointF(8, 8),
                               iconPixmap(QStringLiteral("check"), settings_.colour(u"text"), 16, devicePixelRatioF()));
        } else {
            QFont number = bodyFont(13, QFont::Bold);
            number.setPixelSize(13);
            painter.setFont(number);
            painter.setPen(settings_.colour(now ? u"text" : u"mute"));
            painter.drawText(box, Qt::AlignCenter, QString::number(n + 1));
        }
        const QRectF words = row.adjusted(10 + disc + 10, 0, -4, 0);
        const QFont font = fittingFont(bodyFont(14, now ? QFont::DemiBold : QFont::Normal), names[n], static_cast<int>(words.width()), 10);
        painter.setFont(fittedBlock(font, names[n], {static_cast<int>(words.width()), step - 4}, 12));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, names[n]);
        y += step;
    }
    painter.drawPixmap(QPointF(margin, height() - foot + 4), iconPixmap(night_ ? QStringLiteral("night") : QStringLiteral("day"),
                                                                        settings_.colour(u"text"), 20, devicePixelRatioF()));
    painter.setFont(bodyFont(12.5));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QRect(margin + 28, height() - foot + 4, width() - 2 * margin - 28, foot), Qt::TextWordWrap, when);
}

CombatBoard::CombatBoard(const Settings& settings, QWidget* parent) : StageBoard(parent), settings_(settings)
{
    setRole(this, "panel");
}

void CombatBoard::setState(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
{
    fighters_.clear();
    played_.clear();
    if (!state.combat)
        return;
    const Combat& combat = *state.combat;
    const auto cardName = [&](CombatCard card) { return sentences.combatCard(card); };
    const bool up = combat.stage == Combat::Stage::HunterCards || combat.stage == Combat::Stage::Resolve;
    Fighter own;
    if (combat.vampire) {
        const EncounterCard& facts = (*ruleset.cards)[combat.vampire->kind];
        own.icon = encounterIcon(*ruleset.cards, combat.vampire->kind);
        own.name = sentences.encounter(combat.vampire->kind);
        const PlacedEncounter* card = cardAt(state, *combat.vampire);
        own.facts << tr("damage %1 of %2").arg(card != nullptr ? card->damage : 0).arg(facts.life);
    } else {
        own.icon = QStringLiteral("bat");
        own.name = tr("Dracula");
        own.facts << tr("damage %1 of %2").arg(state.damage).arg(ruleset.cards->draculaLife);
    }
    if (combat.plottings > 0)
        own.facts << cardName(CombatCard::Plotting) + QStringLiteral(" ×%1").arg(combat.plottings);
    if (combat.escapesBarred)
        own.facts << tr("no escapes");
    if (combat.card)
        own.card = up ? cardName(*combat.card) : tr("%1, face down").arg(cardName(*combat.card));
    own.cancelled = combat.draculaCancelled || combat.pride;
    fighters_ << own;
    combat.hunters.forEach([&](Hunter hunter) {
        const auto index = static_cast<std::size_t>(hunter);
        const HunterSheet& sheet = state.sheets[index];
        const HunterSheetFacts& facts = ruleset.cards->hunterSheets[index];
        Fighter fighter;
        fighter.hunter = hunter;
        fighter.name = sentences.hunter(hunter);
        fighter.facts << tr("damage %1 of %2").arg(sheet.damage).arg(facts.life);
        if (sheet.bites > 0)
            fighter.facts << tr("bites %1").arg(sheet.bites);
        if (combat.mesmerized.contains(hunter))
            fighter.facts << tr("mesmerized");
        if (combat.wreaths.contains(hunter))
            fighter.facts << sentences.hunterCard(HunterCard::GarlicWreath);
        if (combat.lucysRevenge && hunter == Hunter::LordGodalming)
            fighter.facts << sentences.hunterEvent(HunterEvent::LucysRevenge);
        if (combat.entered.contains(hunter))
            fighter.card = combat.cards[index] ? sentences.hunterCard(*combat.cards[index]) : tr("no card");
        fighter.cancelled = combat.cancelled.contains(hunter) && combat.cards[index]; // without a card there is nothing to cancel
        fighter.engaged = combat.engaged == hunter;
        fighters_ << fighter;
    });
    const auto effect = [&](CombatCard card) { return combatWords(card, combat.night, !combat.vampire); };
    for (const CombatCard card : combat.used)
        played_ << Played{combatIcon(card), cardName(card), effect(card), false};
    if (combat.card && played_.size() < spaces)
        played_ << Played{combatIcon(*combat.card),
                          own.cancelled ? tr("%1, cancelled").arg(cardName(*combat.card)) : cardName(*combat.card),
                          own.cancelled ? QString() : effect(*combat.card), true};
    round_ = qMin<int>(static_cast<int>(combat.used.size()) + 1, spaces);
    QStringList said;
    for (const Fighter& fighter : fighters_) {
        QStringList words{fighter.name};
        words << fighter.facts;
        if (fighter.engaged)
            words << tr("engaged");
        if (!fighter.card.isEmpty())
            words << (fighter.cancelled ? tr("%1, cancelled").arg(fighter.card) : fighter.card);
        said << words.join(QStringLiteral(", "));
    }
    QStringList cards;
    for (const Played& card : played_)
        cards << card.name;
    if (!cards.isEmpty())
        said << tr("Played in this combat") + QStringLiteral(": ") + cards.join(QStringLiteral(", "));
    setAccessibleName(said.join(QStringLiteral(". ")));
    QStringList effects;
    for (const Played& card : played_)
        if (!card.effect.isEmpty())
            effects << card.name + QStringLiteral(": ") + card.effect;
    setAccessibleDescription(effects.join(QStringLiteral(". ")));
    update();
}

int CombatBoard::columns(int width) const
{
    const int count = qMax<int>(1, static_cast<int>(fighters_.size()));
    return qBound(1, (width - 2 * margin + gap) / (scaled(small_ ? 148 : 172) + gap), count);
}

int CombatBoard::tileHeight(int width) const
{
    const int across = columns(width);
    const int room = (width - 2 * margin - (across - 1) * gap) / across - 52;
    int tallest = 56;
    for (const Fighter& fighter : fighters_) {
        const QString card = fighter.cancelled ? tr("%1, cancelled").arg(fighter.card) : fighter.card;
        tallest =
            qMax(tallest, 14 + wrappedHeight(bodyFont(14, QFont::DemiBold), fighter.name, room) +
                              wrappedHeight(bodyFont(12.5), fighter.facts.join(QStringLiteral(", ")), room) +
                              wrappedHeight(bodyFont(12.5, QFont::DemiBold), card.isEmpty() && !small_ ? QStringLiteral("x") : card, room));
    }
    return tallest;
}

int CombatBoard::boxHeight(int width) const
{
    if (small_)
        return scaled(36);
    const int across = (width - 2 * margin - (spaces - 1) * gap) / spaces;
    int tallest = scaled(66);
    for (const Played& card : played_)
        tallest =
            qMax(tallest,
                 38 + wrappedHeight(fittingFont(bodyFont(12.5, QFont::Medium), card.name, across - 10, 10), card.name, across - 10) + 6);
    return tallest;
}

int CombatBoard::neededHeight(int width) const
{
    const int across = columns(width);
    const int rows = (static_cast<int>(fighters_.size()) + across - 1) / across;
    return 12 + rows * (tileHeight(width) + gap) + 4 + scaled(20) + 4 + boxHeight(width) + 14;
}

int CombatBoard::mostHeight(int width) const
{
    return small_ ? neededHeight(width) : neededHeight(width) - boxHeight(width) + qMax(boxHeight(width), scaled(tallestBox));
}

void CombatBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    const int across = columns(width());
    const int tall = tileHeight(width());
    const int wide = (width() - 2 * margin - (across - 1) * gap) / across;
    int x = margin, y = 12, column = 0;
    for (const Fighter& fighter : fighters_) {
        if (column == across) {
            column = 0;
            x = margin;
            y += tall + gap;
        }
        const QRectF tile(x, y, wide, tall);
        painter.setPen(QPen(settings_.colour(!fighter.hunter   ? u"bloodLine"
                                             : fighter.engaged ? u"text"
                                                               : u"line"),
                            fighter.engaged || !fighter.hunter ? 2 : 1));
        painter.setBrush(settings_.colour(fighter.hunter ? u"raised" : u"bloodTint"));
        painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 8, 8);
        if (fighter.hunter)
            paintSeat(painter, QRectF(x + 10, y + (tall - 32) / 2.0, 32, 32), *fighter.hunter, settings_, u"raised");
        else
            painter.drawPixmap(QPointF(x + 12, y + (tall - 28) / 2.0),
                               iconPixmap(fighter.icon, settings_.colour(u"bloodText"), 28, devicePixelRatioF()));
        const int room = wide - 52;
        int line = y + 7;
        const auto write = [&](const QString& text, const QFont& font, QStringView colour) {
            const int needed = wrappedHeight(font, text, room);
            painter.setFont(font);
            painter.setPen(settings_.colour(colour));
            painter.drawText(QRect(x + 50, line, room, needed), Qt::TextWordWrap, text);
            line += needed;
        };
        write(fighter.name, bodyFont(14, QFont::DemiBold), u"text");
        write(fighter.facts.join(QStringLiteral(", ")), bodyFont(12.5), u"mute");
        write(fighter.cancelled ? tr("%1, cancelled").arg(fighter.card) : fighter.card, bodyFont(12.5, QFont::DemiBold),
              fighter.cancelled ? u"mute" : u"text");
        x += wide + gap;
        ++column;
    }
    y += tall + gap + 4;
    if (small_ && y + scaled(20) + 4 + boxHeight(width()) > height() - 2)
        return; // rather none of what was played than half of it
    painter.setFont(bodyFont(13, QFont::Medium));
    painter.setPen(settings_.colour(u"mute"));
    const QString round = roundShown_ ? CombatSteps::tr("Combat round %1 of %2").arg(round_).arg(spaces) : QString();
    const QString all = round.isEmpty() ? tr("Played in this combat") : round + QStringLiteral(" · ") + tr("Played in this combat");
    const bool whole = round.isEmpty() || lineWidth(painter.font(), all) <= width() - 2 * margin;
    painter.drawText(QRect(margin, y, width() - 2 * margin, scaled(20)), Qt::AlignVCenter, whole ? all : round);
    y += scaled(20) + 4;
    const int box = (width() - 2 * margin - (spaces - 1) * gap) / spaces; // as wide as the cards that can be chosen, above
    const int boxTall = small_ ? boxHeight(width()) : qMax(boxHeight(width()), qMin(height() - y - 14, scaled(tallestBox)));
    for (int n = 0; n < spaces; ++n) {
        const QRectF card(margin + n * (box + gap), y, box, boxTall);
        const bool there = n < played_.size();
        const bool now = there && played_[n].now;
        QPen edge(settings_.colour(now ? u"text" : there ? u"line" : u"lineStrong"), now ? 2 : 1);
        if (!there) {
            edge.setStyle(Qt::CustomDashLine);
            edge.setDashPattern({3, 3});
        }
        painter.setPen(edge);
        painter.setBrush(settings_.colour(there ? u"raised" : u"window"));
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 8, 8);
        painter.setFont(bodyFont(13, QFont::Bold));
        painter.setPen(settings_.colour(there ? u"text" : u"off"));
        if (small_ && there) {
            const int sign = scaled(22);
            painter.drawPixmap(QPointF(card.center().x() - sign / 2.0, card.center().y() - sign / 2.0),
                               iconPixmap(played_[n].icon, settings_.colour(u"bloodText"), sign, devicePixelRatioF()));
            continue;
        }
        painter.drawText(small_ ? card : card.adjusted(9, 6, -6, 0), small_ ? Qt::AlignCenter : Qt::AlignTop | Qt::AlignLeft,
                         QString::number(n + 1));
        if (!there)
            continue;
        painter.drawPixmap(QPointF(card.center().x() - 12, card.top() + 10),
                           iconPixmap(played_[n].icon, settings_.colour(u"bloodText"), 24, devicePixelRatioF()));
        painter.setFont(fittingFont(bodyFont(12.5, QFont::Medium), played_[n].name, box - 10, 10));
        painter.drawText(card.adjusted(5, 38, -5, -2), Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop, played_[n].name);
        // What it does, where there is room for it.
        const QFont small = fittingFont(bodyFont(12.5), played_[n].effect, box - 12, 10);
        const int under = 38 + wrappedHeight(painter.font(), played_[n].name, box - 10) + 4;
        if (MeasuredText().widestWord(small, played_[n].effect) > box - 12 || // it would lie over what stands on the next card
            under + wrappedHeight(small, played_[n].effect, box - 12) > boxTall - 6)
            continue;
        painter.setFont(small);
        painter.setPen(settings_.colour(u"mute"));
        painter.drawText(card.adjusted(6, under, -6, -2), Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop, played_[n].effect);
    }
}

} // namespace demeter::fury3e

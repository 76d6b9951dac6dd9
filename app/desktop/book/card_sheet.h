// What a card does, over a screen.
#pragma once

#include "app/book/card_book.h"
#include "app/desktop/book/topic_page.h"
#include "app/desktop/kit/sheet.h"

#include <functional>
#include <optional>

namespace demeter {

/// One card after another of those that were asked about, of whichever game. What it says is public by nature: it is made of the book and
/// of the numbers of this game's box. What only one side knows, such as how many of them it holds, is handed to it. Lying it stands at the
/// right edge and leaves the map in sight; topics that a card touches open the book above it.
class CardSheet : public Sheet {
    Q_OBJECT

public:
    /// What is to be said of a card at this moment.
    struct Now {
        QString fact;                  ///< such as `1 in your hand`
        std::optional<CardPart> first; ///< the part that decides now: it stands first, and stands out
        QString choose;                ///< the word of the button that chooses it; empty: it cannot be chosen
    };
    using AskNow = std::function<Now(const CardToRead& card)>;

    CardSheet(const Settings& settings, CardsToRead cards, SayReading reading, QWidget* parent);

    /// The first of them is shown; the others can be turned to.
    void setCards(const QStringList& ids);
    void setNow(AskNow now) { now_ = std::move(now); }
    /// Height of what it leaves in sight above it.
    void setBelow(int top) { below_ = top; }
    /// It is read from the other side of a table.
    void setAfar(bool afar) { afar_ = afar; }
    QString shown() const { return shown_; }

signals:
    /// It is to be played; the sheet has been closed.
    void chosen(const QString& id);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    QRect roomForPanel() const override;
    bool fillsRoom() const override { return isAside(); }
    float dimming() const override;
    int titlePixels() const override;

private:
    bool isAside() const;
    int wordPixels() const;
    void showCard(const QString& id);
    void openTopic(const TopicId& topic);

    CardsToRead cards_;
    SayReading reading_;
    AskNow now_;
    QStringList ids_;
    QString shown_;
    int below_ = 16;
    bool afar_ = false;
};

} // namespace demeter

// A card on the table: a back or a face, and what openly lies with it.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/sentences.h"
#include "core/fury3e/view/public_view.h"

#include <QWidget>

#include <optional>

namespace demeter {

using namespace fury3e;

/// One slot of the trail or one lair space as the table sees it. Made from a `PublicHideout`, and so without anything hidden: two hidden
/// cards look alike to the last pixel.
class TableCard : public QWidget {
    Q_OBJECT

public:
    /// `number`: `1` to `6`, `A` to `C`.
    TableCard(const Settings& settings, const QString& number, bool lair, QWidget* parent = nullptr);

    /// What lies there; nothing: the space is empty.
    void setHideout(const std::optional<PublicHideout>& hideout, const Sentences& sentences);
    /// The usual size of words and the smallest one, for words that are too long otherwise, in pixels.
    void setUnit(int pixels, int least);
    /// Height that everything on the card needs at this width.
    int neededHeight(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Whether its main card lies face down; one that lies with a Location card face up is only a line of words.
    bool isBack() const;
    bool wide(int width) const;
    QRect textBox(const QSize& size) const;
    QFont nameFont(int width) const;
    QFont lineFont(const QString& line, int width) const;
    int heightOf(const QStringList& lines, int width) const;
    QStringList lines() const;

    const Settings& settings_;
    QString number_;
    bool lair_;
    int unit_ = 20, least_ = 20;
    std::optional<PublicHideout> hideout_;
    QString name_, fact_; ///< of a face; empty on a back
    QStringList open_;    ///< Encounter cards face up, with their damage
    QStringList powers_;  ///< Power cards that are known
};

} // namespace demeter

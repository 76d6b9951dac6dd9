// A card on the table: a back or a face, and what openly lies with it.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/sentences.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/view/public_view.h"

#include <QWidget>

#include <optional>
#include <vector>

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
    void setHideout(const std::optional<PublicHideout>& hideout, const Catalogue& cards, const Sentences& sentences);
    /// All of it in words, after its number.
    static QString words(const std::optional<PublicHideout>& hideout, const QString& number, bool lair, const Sentences& sentences);
    /// Nothing lies there: its number is all that it shows.
    bool isEmpty() const { return !hideout_; }
    /// The usual size of words and the smallest one, for words that are too long otherwise, in pixels.
    void setUnit(int pixels, int least);
    bool isTile() const { return tile_; }
    /// Only its number and the sign of what lies there, as on a phone; a tap asks for the rest in words.
    void setTile(bool tile);
    /// Width that its longest word needs.
    int narrowestWidth() const;
    /// Height that number, name and signs need at this width: what lies there besides is told in words where they have room, else by its
    /// sign.
    int neededHeight(int width) const;
    /// Nothing lies over anything else or over an edge.
    bool fits() const;

signals:
    /// It was touched, or asked by a key: everything about it in words.
    void wordsAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static QString openWords(const OpenEncounter& card, const Sentences& sentences);
    void paintTile(QPainter& painter, const QColor& ink);
    /// The sign of a back.
    QString backIcon() const;
    /// Whether its main card lies face down; one that lies with a Location card face up is only a line of words.
    bool isBack() const;
    int pad() const;
    int signSize() const;
    QFont countFont() const;
    /// How everything has its place: the first way in which it has room, from the largest on.
    struct Way {
        int head = 0;      ///< height of the row of the number
        QFont name;        ///< of a face
        bool words = true; ///< what lies open is told in words, else by signs beside the number
    };
    Way way(const QSize& size) const;
    std::vector<Way> ways(int width) const;
    int heightIn(const Way& way, int width) const;
    int numberWidth() const;
    /// Width of the signs of what lies face down with it.
    int lyingWidth() const;
    void paintLying(QPainter& painter, int x, int y, const QColor& ink) const;
    QFont lineFont(const QString& line, int width) const;
    int heightOf(const QStringList& lines, int width) const;
    QStringList lines() const;

    const Settings& settings_;
    QString number_;
    bool lair_;
    int unit_ = 20, least_ = 20;
    bool tile_ = false;
    std::optional<PublicHideout> hideout_;
    QString name_;       ///< of a face; empty on a back
    QStringList open_;   ///< Encounter cards face up, with their damage
    QStringList powers_; ///< Power cards that are known
    QStringList signs_;  ///< icons of all of these
};

} // namespace demeter

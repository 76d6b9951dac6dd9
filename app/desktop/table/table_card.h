// A card on the table: a back or a face, and what openly lies with it.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/table/table_look.h"

#include <QList>
#include <QRect>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace demeter {

/// One space of the trail or beside it as the table sees it. Made from what lies open, and so without anything hidden: two hidden cards
/// look alike to the last pixel.
class TableCard : public QWidget {
    Q_OBJECT

public:
    /// `number`: `1` to `6`, `A` to `C`.
    TableCard(const Settings& settings, const QString& number, QWidget* parent = nullptr);

    /// What lies there, of the space with its number.
    void setLies(const HideoutWords& lies);
    /// Nothing lies there: its number is all that it shows.
    bool isEmpty() const { return lies_.empty; }
    /// A Blood token lies behind it, for which there is room.
    bool isBloody() const { return lies_.blood; }
    /// The usual size of words and the smallest one, for words that are too long otherwise, in pixels.
    void setUnit(int pixels, int least);
    bool isTile() const { return tile_; }
    /// Only its number and the sign of what lies there, as on a phone; a tap asks for the rest in words.
    void setTile(bool tile);
    /// What it keeps where room is short: its number and its sign (the eye of what lies face up, or the back, and what lies with that) in
    /// any case, then its name, and how much lies face down with it last.
    enum class Keeps : std::uint8_t { Signs, Name, All };
    /// Width that it needs for that in this height, with the smallest words and signs.
    int narrowestWidth(Keeps keeps, int height) const;
    /// Nothing lies over anything else or over an edge.
    bool fits() const;
    /// It lies face down.
    bool isBack() const;
    /// What lies face up is told by name, not by its sign alone.
    bool isNamed() const;
    /// An icon as it is painted, and how often that lies there; empty: once.
    struct Sign {
        QString icon;
        QRect box;
        QString count;
    };
    QList<Sign> signs() const;

signals:
    /// It was touched, or asked by a key: everything about it in words.
    void wordsAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Whether its main card lies face down; one that lies with a Location card face up is only a line of words.
    int pad() const;
    int signSize() const;
    /// How everything has its place: the first way in which it has room, from the largest on. What gives way first are words of what lies
    /// open, which have signs instead, then the size of the name and of the signs, then what lies face down, then the name.
    struct Way {
        int head = 0;             ///< height of the row of the number
        double name = 0;          ///< size of a face's name, in pixels; 0: it has no room
        bool words = true;        ///< what lies open is told in words, else by signs
        bool beside = true;       ///< the marks stand in the row of the number, else at the bottom
        int mark = 0;             ///< size of a mark
        bool ones = true;         ///< a single Encounter card has its number too
        Keeps keeps = Keeps::All; ///< which marks
    };
    Way way(const QSize& size) const;
    std::vector<Way> ways() const;
    bool hasRoom(const Way& way, const QSize& size) const;
    /// Those of what lies with it, still without a place.
    QList<Sign> marks(const Way& way) const;
    int marksWidth(const Way& way) const;
    QFont nameFont(const Way& way, int room) const;
    int room(int width) const;
    int heightIn(const Way& way, int width) const;
    int numberWidth() const;
    /// Of the eye, or of the back beside the number.
    int sideSign(const Way& way) const;
    QFont countFont(const Way& way) const;
    QList<Sign> tileSigns() const;
    void paintSigns(QPainter& painter, const QColor& ink) const;
    QFont lineFont(const QString& line, int width) const;
    int heightOf(const QStringList& lines, int width) const;
    QStringList lines() const;

    const Settings& settings_;
    QString number_;
    int unit_ = 20, least_ = 20;
    bool tile_ = false;
    HideoutWords lies_;
};

} // namespace demeter

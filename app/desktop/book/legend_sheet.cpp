#include "app/desktop/book/legend_sheet.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icon_sign.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace demeter {

namespace {

constexpr QSize signSize(104, 76), smallSign(84, 62);

/// A piece of the map, or an icon on the same ground.
class SignPicture : public QWidget {
public:
    SignPicture(const Settings& settings, QSize size, QPixmap map) : settings_(settings), map_(std::move(map)) { setFixedSize(size); }
    SignPicture(const Settings& settings, QSize size, const QString& icon, const QString& token) : SignPicture(settings, size, QPixmap())
    {
        auto* sign = new IconSign(settings, icon, token, this);
        sign->setGeometry((size.width() - 40) / 2, (size.height() - 40) / 2, 40, 40);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        QPainterPath round;
        round.addRoundedRect(box, 8, 8);
        if (map_.isNull()) {
            painter.fillPath(round, settings_.colour(u"raised"));
        } else {
            painter.setClipPath(round);
            painter.drawPixmap(0, 0, map_);
            painter.setClipping(false);
        }
        painter.setPen(QPen(settings_.colour(u"lineStrong"), 1));
        painter.drawPath(round);
    }

private:
    const Settings& settings_;
    QPixmap map_;
};

} // namespace

LegendSheet::LegendSheet(const Settings& settings, MapOf map, std::shared_ptr<const Board> board, SayLegend legend, std::string_view book,
                         SayReading reading, QWidget* parent)
    : Sheet(settings, parent), map_(map), board_(std::move(board)), legend_(std::move(legend)), book_(book), reading_(std::move(reading))
{
    setObjectName("legend-sheet");
}

QString LegendSheet::title() const
{
    return tr("What the signs mean");
}

int LegendSheet::columns() const
{
    const int room = qMin(parentWidget()->width() - 32, qMax(widest(), scaled(widest() * 0.8))) - 80; // before it comes up it has no width
    return room >= 2 * (signSize.width() + scaled(260) + 80) ? 2 : 1;
}

void LegendSheet::resizeEvent(QResizeEvent* event)
{
    Sheet::resizeEvent(event);
    if (isVisible() && columns_ != columns())
        rebuild();
}

void LegendSheet::build(QVBoxLayout* content)
{
    MapSigns signs(board_, settings_.theme(), map_);
    columns_ = columns();
    for (const LegendPart& part : legend_(settings_.language())) {
        if (content->count() > 0)
            content->addSpacing(16);
        auto* heading = makeHeading(part.heading, 22);
        heading->setObjectName("legend-part");
        content->addWidget(heading);
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(24);
        grid->setVerticalSpacing(8);
        for (int column = 0; column < columns_; ++column)
            grid->setColumnStretch(column, 1);
        int n = 0;
        for (const LegendEntry& entry : part.entries) {
            grid->addWidget(makeEntry(entry, signs), n / columns_, n % columns_);
            ++n;
        }
        content->addLayout(grid);
    }
}

QWidget* LegendSheet::makeEntry(const LegendEntry& entry, MapSigns& signs)
{
    auto* line = new QWidget;
    line->setObjectName("legend-entry");
    setRole(line, "scroll");
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    // Where the words need the room their button stands below the picture.
    const bool narrow = parentWidget()->width() < signSize.width() + scaled(260) + 80;
    const QSize size = narrow ? smallSign : signSize;
    QWidget* picture = entry.sign ? new SignPicture(settings_, size, signs.picture(*entry.sign, size, devicePixelRatioF()))
                                  : new SignPicture(settings_, size, entry.icon, entry.token);
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(picture);
    row->addLayout(left);
    auto* said = new QVBoxLayout;
    said->setSpacing(2);
    auto* name = makeLabel(entry.name, bodyFont(16, QFont::DemiBold));
    name->setObjectName("legend-name");
    name->setWordWrap(true);
    auto* words = makeLabel(entry.words, bodyFont(15), "mute");
    words->setObjectName("legend-words");
    words->setWordWrap(true);
    said->addWidget(name);
    said->addWidget(words);
    said->addStretch(1);
    row->addLayout(said, 1);
    const auto book = builtInBook(book_, settings_.language());
    const Topic* topic = book ? (*book)->find(entry.topic) : nullptr;
    if (topic == nullptr) // the book is damaged
        return line;
    auto* more = new ChoiceButton(settings_, ChoiceKind::Quiet);
    more->setObjectName(QStringLiteral("legend-topic-") + entry.topic.key);
    more->setIconName(QStringLiteral("book"));
    //: A sign, and the topic of the rules that its button opens.
    more->setAccessibleName(tr("%1. In the rules: %2").arg(entry.name, topic->title));
    more->setToolTip(topic->title);
    connect(more, &QAbstractButton::clicked, this, [this, id = entry.topic] { openTopic(id); });
    if (narrow)
        left->addWidget(more);
    else
        row->addWidget(more, 0, Qt::AlignTop);
    left->addStretch(1);
    return line;
}

void LegendSheet::openTopic(const TopicId& topic)
{
    // Above this one, and gone with it.
    auto* sheet = new BookSheet(settings_, book_, reading_, this);
    connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
    sheet->turnTo(topic);
    sheet->openSheet();
}

} // namespace demeter

#include "app/desktop/book/card_sheet.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_page.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/behind_number.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

namespace demeter {

namespace {

constexpr int asideWidth = 484;

} // namespace

CardSheet::CardSheet(const Settings& settings, CardsToRead cards, SayReading reading, QWidget* parent)
    : Sheet(settings, parent), cards_(std::move(cards)), reading_(std::move(reading))
{
    setObjectName("card-sheet");
}

void CardSheet::setCards(const QStringList& ids)
{
    ids_.clear();
    for (const QString& id : ids)
        if (!cards_.fault.isEmpty() || cards_.find(id) != nullptr)
            ids_ << id;
    shown_ = ids_.isEmpty() ? QString() : ids_.front();
}

QString CardSheet::title() const
{
    const CardToRead* card = cards_.find(shown_);
    return card != nullptr ? card->name : tr("Card");
}

bool CardSheet::isAside() const
{
    const QSize whole = parentWidget()->size();
    return whole.width() >= 1000 && whole.width() > whole.height();
}

QRect CardSheet::roomForPanel() const
{
    if (!isAside())
        return Sheet::roomForPanel();
    const QSize whole = parentWidget()->size(); // before it comes up it has no size of its own
    const int wide = qMin(qMax(scaled(asideWidth * 0.9), afar_ ? 24 * wordPixels() : asideWidth), whole.width() * 2 / 3);
    return {whole.width() - wide, below_, wide, whole.height() - below_};
}

float CardSheet::dimming() const
{
    return isAside() ? 0.0F : Sheet::dimming();
}

int CardSheet::wordPixels() const
{
    const int side = qMin(parentWidget()->width(), parentWidget()->height());
    return !afar_ || side < 600 ? bodyFont(17).pixelSize() : qMax((side + 39) / 40, bodyFont(17).pixelSize());
}

int CardSheet::titlePixels() const
{
    // Long names have to stay beside the cross.
    const int room = (isAside() ? roomForPanel().width() : qMin(parentWidget()->width() - 32, 720)) - 110;
    return fittingFont(headingFont(40), title(), room, 22).pixelSize();
}

void CardSheet::build(QVBoxLayout* content)
{
    const CardToRead* card = cards_.find(shown_);
    if (card == nullptr) {
        auto* said = makeLabel(cards_.fault, bodyFont(16));
        said->setObjectName("card-fault");
        content->addWidget(said);
        return;
    }
    const Now now = now_ ? now_(*card) : Now();
    const int pixels = wordPixels();

    QStringList facts = card->facts;
    if (!now.fact.isEmpty())
        facts << now.fact;
    addCard(*content, settings_, *card, facts, now.first, pixels);

    if (reading_) {
        QStringList rulings;
        for (const std::string& id : card->rulings)
            if (const QString reading = reading_(id); !reading.isEmpty())
                rulings << reading;
        if (!rulings.empty())
            content->addWidget(makeLabel(tr("In this game"), bodyFont(14, QFont::DemiBold), "mute"));
        for (const QString& reading : rulings) {
            auto* words = makeLabel(besideNumbers(QStringLiteral("✓ ") + reading), sizedFont(bodyFont(15), pixels * 0.9));
            words->setObjectName("card-ruling");
            words->setWordWrap(true);
            content->addWidget(words);
        }
    }
    QGridLayout* grid = nullptr;
    const auto addGrid = [&](const QString& heading) {
        content->addSpacing(6);
        content->addWidget(makeLabel(heading, bodyFont(14, QFont::DemiBold), "mute"));
        grid = new QGridLayout;
        grid->setSpacing(8);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        content->addLayout(grid);
    };
    const int columns = textScale() < 1.3 && roomForPanel().width() >= 420 ? 2 : 1;
    const auto addButton = [&](const QString& name, const QString& text, const QString& icon) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet);
        button->setObjectName(name);
        button->setText(text);
        button->setIconName(icon);
        const int count = grid->count();
        grid->addWidget(button, count / columns, count % columns, 1, columns == 1 ? 2 : 1);
        return button;
    };
    const auto book = builtInBook(cards_.book, settings_.language());
    if (book && !card->topics.isEmpty()) {
        addGrid(tr("In the rules"));
        for (const TopicId& id : card->topics)
            if (const Topic* topic = (*book)->find(id))
                connect(addButton(QStringLiteral("topic-") + id.key, topic->title, QStringLiteral("book")), &QAbstractButton::clicked, this,
                        [this, id] { openTopic(id); });
    }
    if (ids_.size() > 1) {
        addGrid(tr("Other cards here"));
        for (const QString& id : ids_)
            if (const CardToRead* other = cards_.find(id); other != nullptr && id != shown_)
                // Queued: the button goes by it.
                connect(
                    addButton(QStringLiteral("card-") + id, other->name, other->icon), &QAbstractButton::clicked, this,
                    [this, id] { showCard(id); }, Qt::QueuedConnection);
    }
    if (!now.choose.isEmpty()) {
        auto* choose = new ChoiceButton(settings_, ChoiceKind::Primary);
        choose->setObjectName("card-choose");
        choose->setText(now.choose);
        choose->setCentred(true);
        connect(choose, &QAbstractButton::clicked, this, [this] {
            closeSheet();
            emit chosen(shown_);
        });
        foot(content)->addWidget(choose);
    }
}

void CardSheet::showCard(const QString& id)
{
    shown_ = id;
    rebuild();
    focusOn("close");
}

void CardSheet::openTopic(const TopicId& topic)
{
    // Above this one, and gone with it.
    auto* sheet = new BookSheet(settings_, cards_.book, reading_, this);
    connect(sheet, &Sheet::closed, sheet, &QObject::deleteLater);
    sheet->turnTo(topic);
    sheet->openSheet();
}

} // namespace demeter

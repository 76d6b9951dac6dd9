#include "app/desktop/guard/link_sheet.h"

#include "app/desktop/guard/phone_width.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/phones/listen_fault_sentences.h"

#include <QBoxLayout>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <array>

namespace demeter {

using namespace phones;

namespace {

constexpr int lookEvery = 1000; ///< ms
constexpr qsizetype groupDigits = 8;

/// In as many lines as its parts need, whatever width there is: an address has no spaces to break at.
QString inAddressLines(const QString& text, const QFont& font, int room)
{
    const QFontMetrics metrics(font);
    QString lines, line;
    const auto part = [&](const QString& next) {
        if (!line.isEmpty() && metrics.horizontalAdvance(line + next) > room) {
            lines += line + u'\n';
            line.clear();
        }
        line += next;
    };
    QString next;
    for (const QChar sign : text) {
        next += sign;
        if (sign == u':' || sign == u'.' || sign == u'/') {
            part(next);
            next.clear();
        }
    }
    part(next);
    return lines + line;
}

} // namespace

LinkSheet::LinkSheet(const Settings& settings, OnPhones& phones, QWidget* parent) : FormSheet(settings, parent), link_(phones)
{
    look_.setInterval(lookEvery);
    connect(&look_, &QTimer::timeout, this, &LinkSheet::lookAgain);
    connect(&link_, &OnPhones::changed, this, [this] {
        if (isVisible())
            rebuild();
    });
}

void LinkSheet::showEvent(QShowEvent* event)
{
    FormSheet::showEvent(event);
    look_.start();
}

void LinkSheet::hideEvent(QHideEvent* event)
{
    look_.stop();
    FormSheet::hideEvent(event);
}

void LinkSheet::lookAgain()
{
    if (link_.choices() != choices_)
        rebuild();
}

int LinkSheet::room() const
{
    return qMin(parentWidget()->width() - 32, qMax(widest(), scaled(widest() * 0.8))) - 60;
}

ChoiceButton* LinkSheet::addButton(QVBoxLayout* content, const char* name, ChoiceKind kind, const char* icon, const QString& words,
                                   const QString& second)
{
    auto* button = new ChoiceButton(settings_, kind);
    button->setObjectName(QLatin1String(name));
    button->setIconName(QLatin1String(icon));
    button->setText(words);
    button->setSecondLine(second);
    content->addWidget(button);
    return button;
}

void LinkSheet::build(QVBoxLayout* content)
{
    choices_ = link_.choices();
    if (const auto& fault = link_.fault()) {
        auto* label = makeLabel(listenFaultSentence(*fault), bodyFont(16, QFont::DemiBold));
        label->setObjectName("phones-fault");
        content->addWidget(label);
    }
    const Words said = words();
    if (link_.isOn()) {
        buildAddress(content, said);
        buildChoices(content);
        buildNetworks(content);
        content->addSpacing(8);
        connect(addButton(content, "phones-renew", ChoiceKind::Plain, "redo", tr("A new address"),
                          tr("Everybody is thrown out and has to scan the new code.")),
                &QAbstractButton::clicked, &link_, &OnPhones::renew);
        connect(addButton(content, "phones-off", ChoiceKind::Plain, "cross", tr("Switch off"), said.off), &QAbstractButton::clicked, &link_,
                &OnPhones::switchOff);
        buildLast(content);
    } else if (choices_.isEmpty()) {
        content->addWidget(makeHeading(tr("This device is in no network")));
        auto* what =
            makeLabel(tr("Connect it to the Wi-Fi that the phones are in. Where there is none, switch on the hotspot of a phone and "
                         "connect this device to it. No internet is needed."),
                      bodyFont(16));
        what->setObjectName("phones-no-network");
        content->addWidget(what);
    } else {
        content->addWidget(makeLabel(said.what, bodyFont(16)));
        buildNetworks(content);
        content->addSpacing(8);
        connect(addButton(content, "phones-on", ChoiceKind::CommonPrimary, "phone", said.on, {}), &QAbstractButton::clicked, this, [this] {
            link_.switchOn();
            scrollToTop(); // there the code is now
        });
    }
    addWords(content, said);
}

void LinkSheet::addWords(QVBoxLayout* content, const Words& words)
{
    content->addSpacing(8);
    auto* label = makeLabel(words.about, bodyFont(14), "mute");
    label->setObjectName("phones-words");
    content->addWidget(label);
}

void LinkSheet::buildAddress(QVBoxLayout* content, const Words& said)
{
    const bool narrow = parentWidget()->width() < scaled(phoneWidth);
    const QString url = link_.url();
    const qsizetype sign = url.indexOf(u'#') + 1;
    auto* row = new QBoxLayout(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setSpacing(narrow ? 8 : 20);
    auto* qr = new QrCode(settings_);
    qr->setObjectName("qr");
    qr->setText(url, said.qr);
    qr->setModule(narrow ? 4 : 5);
    row->addWidget(qr);
    const int wide = narrow ? room() : room() - qr->sizeHint().width() - row->spacing();
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    const auto add = [&](const QString& text, const QFont& font, const char* role = nullptr) {
        auto* label = makeLabel(text, font, role);
        words->addWidget(label);
        return label;
    };
    add(tr("Scan this code with a phone's camera."), bodyFont(16, QFont::DemiBold));
    add(tr("Or type this address, without spaces:"), bodyFont(15), "mute");
    QFont font = bodyFont(20, QFont::DemiBold);
    // The digits in groups, as many side by side as have room.
    const auto groupWidth = [&] { return lineWidth(font, QString(groupDigits, u'8')) + 4; };
    if (groupWidth() > wide)
        font = fittedLine(font, QString(groupDigits, u'8'), wide - 4, 12);
    auto* address = add(inAddressLines(url.first(sign), font, wide), font);
    address->setObjectName("phones-address");
    address->setWordWrap(false);
    auto* groups = new QGridLayout;
    groups->setHorizontalSpacing(qMax(10, scaled(10)));
    groups->setVerticalSpacing(2);
    const int across = wide >= 4 * groupWidth() + 3 * groups->horizontalSpacing() ? 4
                       : wide >= 2 * groupWidth() + groups->horizontalSpacing()   ? 2
                                                                                  : 1;
    const QString digits = url.sliced(sign);
    for (qsizetype n = 0; n * groupDigits < digits.size(); ++n) {
        auto* group = makeLabel(digits.sliced(n * groupDigits, qMin(groupDigits, digits.size() - n * groupDigits)), font);
        group->setObjectName("phones-digits");
        group->setWordWrap(false);
        groups->addWidget(group, static_cast<int>(n) / across, static_cast<int>(n) % across);
    }
    groups->setColumnStretch(across, 1);
    words->addLayout(groups);
    words->addSpacing(8);
    auto* count = add(said.watching, bodyFont(16, QFont::DemiBold));
    count->setObjectName("phones-watching");
    if (!link_.chosen()) {
        auto* gone = add(tr("This device has left that network: phones do not find it there now."), bodyFont(15, QFont::DemiBold));
        gone->setObjectName("phones-gone");
    }
    words->addStretch(1);
    row->addLayout(words, 1);
    content->addLayout(row);
}

QString LinkSheet::networkName(const NetworkChoice& choice) const
{
    switch (choice.kind) {
    case NetworkChoice::Kind::Wifi:
        //: %1 is the system's name of a network interface.
        return tr("Wi-Fi (%1)").arg(choice.name);
    case NetworkChoice::Kind::Ethernet:
        return tr("Cable (%1)").arg(choice.name);
    case NetworkChoice::Kind::Other:
        break;
    }
    return tr("Another network (%1)").arg(choice.name);
}

void LinkSheet::buildNetworks(QVBoxLayout* content)
{
    const auto chosen = link_.chosen();
    if (choices_.size() < 2 && (chosen || choices_.isEmpty()))
        return;
    constexpr int most = 2;
    const int wide = room() / across(most) - scaled(24) - 60; // beside the icon
    QList<Option> options;
    for (const NetworkChoice& choice : std::as_const(choices_))
        options.push_back({.name = QStringLiteral("network-") + choice.address,
                           .icon = choice.kind == NetworkChoice::Kind::Wifi ? QStringLiteral("link-on") : QStringLiteral("globe"),
                           .text = networkName(choice),
                           .second = inAddressLines(choice.address, bodyFont(12.5), wide),
                           .marked = chosen == choice,
                           .chosen = [this, address = choice.address] { link_.choose(address); }});
    addOptions(content, tr("The network that the phones are in"), options, most);
}

} // namespace demeter

#include "app/desktop/guard/phones_sheet.h"

#include "app/desktop/kit/choice_button.h"

#include <QBoxLayout>

namespace demeter {

using namespace phones;

PhonesSheet::PhonesSheet(const Settings& settings, TableOnPhones& phones, QWidget* parent)
    : LinkSheet(settings, phones, parent), phones_(phones)
{
}

QString PhonesSheet::title() const
{
    return tr("Show on phones");
}

LinkSheet::Words PhonesSheet::words() const
{
    const int watching = phones_.watching();
    return {.what = tr("Every phone, tablet or laptop in the same network can show the table in its browser. Nothing has to be installed."),
            .on = tr("Show the table on phones"),
            .off = tr("No phone shows the table any longer."),
            .qr = tr("QR code with the table's address"),
            .watching = watching == 0 ? tr("No phone shows the table yet.") : tr("Phones that show the table: %1").arg(watching),
            .about =
                tr("Phones keep the codes by themselves. Before Dracula draws each gives a share of chance too.") + u' ' +
                tr("The page comes from Dracula's program over the plain local network. It replaces the table screen, not the proof.")};
}

void PhonesSheet::buildChoices(QVBoxLayout* content)
{
    const auto option = [this](PhonesEnter who, const char* name, const char* icon, const QString& text, const QString& second) {
        return Option{.name = QLatin1String(name),
                      .icon = QLatin1String(icon),
                      .text = text,
                      .second = second,
                      .marked = phones_.entering() == who,
                      .chosen = [this, who] { phones_.setEntering(who); }};
    };
    addOptions(content, tr("What phones may enter"),
               {option(PhonesEnter::Nothing, "enter-nothing", "eye", tr("Nothing"), tr("They look on.")),
                option(PhonesEnter::OwnHunters, "enter-own", "phone", tr("Their own hunters"), tr("Each phone says whom it plays.")),
                option(PhonesEnter::Everything, "enter-everything", "layers", tr("Everything"), tr("Each phone for all hunters."))},
               3);
}

void PhonesSheet::buildLast(QVBoxLayout* content)
{
    const SeatSet played = phones_.played();
    if (played.empty())
        return;
    addLabel(content, tr("Played on phones"));
    played.forEach([&](Seat seat) {
        auto* button =
            addButton(content, "phones-take-back", ChoiceKind::Quiet, "undo", phones_.nameOf(seat), tr("Take back from the phone"));
        connect(button, &QAbstractButton::clicked, this, [this, seat] { phones_.takeBack(seat); });
    });
}

} // namespace demeter

#include "app/desktop/board_check/check_phones_sheet.h"

namespace demeter {

CheckPhonesSheet::CheckPhonesSheet(const Settings& settings, CheckOnPhones& phones, QWidget* parent)
    : LinkSheet(settings, phones, parent), phones_(phones)
{
}

QString CheckPhonesSheet::title() const
{
    return tr("Check on a phone");
}

LinkSheet::Words CheckPhonesSheet::words() const
{
    const int watching = phones_.watching();
    return {.what = tr("Any phone in the same network can go through the board in its browser, beside the cardboard. Several can do it "
                       "together. Nothing has to be installed."),
            .on = tr("Check on phones"),
            .off = tr("No phone shows the comparison any longer."),
            .qr = tr("QR code with the comparison's address"),
            .watching = watching == 0 ? tr("No phone shows the comparison yet.") : tr("Phones that show the comparison: %1").arg(watching),
            .about =
                tr("What is tapped on a phone is done here at once. Leaving the comparison or starting a game ends it on the phones.")};
}

} // namespace demeter

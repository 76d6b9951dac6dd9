// Whether what is announced has room, whichever game it is of.
#pragma once

#include "app/desktop/moments/moment_band.h"
#include "tests/app/desktop/text_spy.h"

#include <QString>

#include <algorithm>

namespace demeter::test {

/// Goes through what is shown: every word within the band, no two on each other, none smaller than `least` pixels. Empty: all is well.
inline QString momentFaults(MomentBand& band, int least)
{
    auto* foot = band.findChild<QWidget*>("moment-foot");
    QString faults;
    while (band.shown()) {
        TextSpy spy(foot->size());
        foot->render(&spy);
        if (spy.texts.size() < 3)
            faults += "words are missing; ";
        if (std::ranges::find(spy.texts, MomentBand::tr("Tap to go on"), &PaintedText::text) == spy.texts.end())
            faults += "how it goes on is not said in one line; ";
        for (const PaintedText& each : spy.texts) {
            if (!QRectF(foot->rect()).contains(each.box))
                faults += each.text + " does not fit; ";
            if (each.pixels < least)
                faults += each.text + " is small; ";
            for (const PaintedText& other : spy.texts)
                if (&other != &each && other.box.intersects(each.box.adjusted(1, 1, -1, -1)) &&
                    other.box.center().y() >= each.box.center().y())
                    faults += each.text + " lies on " + other.text + "; ";
        }
        band.goOn();
    }
    return faults;
}

} // namespace demeter::test

#include "app/text/revealed.h"

#include <QCoreApplication>

namespace demeter {

namespace {

class RevealWords {
    Q_DECLARE_TR_FUNCTIONS(RevealWords)
};

} // namespace

QString revealedSentence(Revealed revealed)
{
    switch (revealed) {
    case Revealed::No:
        break;
    case Revealed::AsItStands:
        return RevealWords::tr("This game has been revealed as it stands: whoever plays on can have seen everything.");
    case Revealed::Earlier:
        return RevealWords::tr("This game was revealed once and has gone on since: what was hidden then can have been seen.");
    }
    return {};
}

QString heldSentence()
{
    return RevealWords::tr("This game has been revealed. It goes on only when all of you have agreed to that.");
}

} // namespace demeter

#include "app/fury2e/text/card_words.h"

#include <QCoreApplication>

namespace demeter::fury2e {

namespace {

struct TacticWords {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionTactics)
};

} // namespace

QString tacticWords(DraculaTactic tactic)
{
    switch (tactic) {
    case DraculaTactic::Claws:
        return TacticWords::tr("the hunter loses up to 2 Health");
    case DraculaTactic::Dodge:
        return TacticWords::tr("adds 1 in the next round");
    case DraculaTactic::EscapeMan:
        return TacticWords::tr("the combat ends, Dracula stays");
    case DraculaTactic::EscapeBat:
        return TacticWords::tr("the combat ends, up to 2 roads away");
    case DraculaTactic::EscapeMist:
        return TacticWords::tr("the combat ends, nobody moves");
    case DraculaTactic::Fangs:
        return TacticWords::tr("a bite, or up to 3 Health lost");
    case DraculaTactic::Mesmerize:
        return TacticWords::tr("a bite, and all Items lost");
    case DraculaTactic::Strength:
        return TacticWords::tr("up to 3 Health lost, Items destroyed");
    }
    return {};
}

QString tacticWords(AgentTactic tactic)
{
    switch (tactic) {
    case AgentTactic::Punch:
        return TacticWords::tr("at most 1 Health lost");
    case AgentTactic::Dodge:
        return tacticWords(DraculaTactic::Dodge);
    case AgentTactic::Knife:
        return TacticWords::tr("up to 2 Health and an Event lost");
    case AgentTactic::Pistol:
    case AgentTactic::Rifle:
        return TacticWords::tr("up to 3 Health lost");
    }
    return {};
}

} // namespace demeter::fury2e

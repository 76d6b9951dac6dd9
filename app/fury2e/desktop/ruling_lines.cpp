#include "app/fury2e/desktop/ruling_lines.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

namespace {

class RulingWords {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionRulings)
};

/// Under which heading a table looks for it. No default: a ruling without a place must not compile.
QString groupOf(Ruling ruling)
{
    switch (ruling) {
    case Ruling::StartOnHunter:
    case Ruling::FirstDay:
    case Ruling::ChanceWhen:
        return RulingWords::tr("Start and time");
    case Ruling::CatacombsAtSea:
    case Ruling::RefillAtSea:
    case Ruling::DoubleBackToSea:
    case Ruling::MoneyTrailSparesPlace:
    case Ruling::StormRounds:
    case Ruling::EmergencyClosesPort:
        return RulingWords::tr("At sea");
    case Ruling::SwiftnessActions:
    case Ruling::CastleToCatacombs:
    case Ruling::CastleStayHeals:
    case Ruling::LastBlood:
    case Ruling::WolfWithDoubleBack:
    case Ruling::WolfFormComesAlong:
    case Ruling::DarkCallByDay:
    case Ruling::DoubleBackShowsHide:
    case Ruling::HideShownWithBond:
        return RulingWords::tr("Movement and powers");
    case Ruling::ActivationShowsPlace:
    case Ruling::ActivateTwo:
    case Ruling::TokensTurnedTogether:
    case Ruling::BeatenAgentStays:
    case Ruling::SurvivingAgentShields:
    case Ruling::AmbushClears:
    case Ruling::BatsReach:
    case Ruling::SoilDraws:
    case Ruling::DogsStopSpy:
    case Ruling::VampireEndsTurn:
    case Ruling::GroupHeldTogether:
        return RulingWords::tr("Encounters");
    case Ruling::RepelBarsClaws:
    case Ruling::KilledEndsCombat:
    case Ruling::BatKeepsWolfForm:
        return RulingWords::tr("Combat");
    case Ruling::HostForcesOut:
    case Ruling::HostClearsCatacombs:
    case Ruling::HostTokens:
    case Ruling::GroundClearsHide:
    case Ruling::EmergencySearchesAtOnce:
        return RulingWords::tr("The hunters' cards");
    case Ruling::PenaltyKeepsEncounter:
    case Ruling::NoMovePenaltyEndsTurn:
    case Ruling::PenaltyTakesPushedOff:
        return RulingWords::tr("Errors and penalty");
    }
    return {};
}

} // namespace

std::vector<RulingLine> rulingLines(const SecondEditionSentences& sentences, const Rulings& rulings)
{
    std::vector<RulingLine> lines;
    for (std::size_t n = 0; n < rulingCount; ++n) {
        const RulingInfo& info = rulingTable[n];
        const auto ruling = static_cast<Ruling>(n);
        RulingLine line;
        line.id = QLatin1String(info.id.data(), static_cast<qsizetype>(info.id.size()));
        line.field = QLatin1String(info.field.data(), static_cast<qsizetype>(info.field.size()));
        line.group = groupOf(ruling);
        line.name = sentences.ruling(ruling);
        line.explanation = sentences.rulingExplanation(ruling);
        for (std::uint8_t reading = 0; reading < info.count(); ++reading)
            line.readings << sentences.reading(ruling, reading);
        if (info.readings[0] == "yes") // no is on the left in every row, whichever of them the program has chosen
            line.shown = {1, 0};
        line.now = rulings[ruling];
        lines.push_back(std::move(line));
    }
    return lines;
}

SayReading readingsOf(const GameController& controller)
{
    if (!controller.hasGame())
        return {};
    return [&controller](std::string_view id) {
        const auto found = std::ranges::find(rulingTable, id, &RulingInfo::id);
        if (found == rulingTable.end() || !controller.hasGame())
            return QString();
        const auto ruling = static_cast<Ruling>(found - rulingTable.begin());
        const SecondEditionSentences& sentences = controller.sentences();
        return readingLine(sentences.ruling(ruling), sentences.reading(ruling, controller.ruleset().rulings[ruling]));
    };
}

QString usualReadingWords()
{
    return RulingWords::tr("Chosen by the program: %1");
}

} // namespace demeter::fury2e

#include "app/fury2e/desktop/ruling_lines.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

namespace {

class RulingWords {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionRulings)
};

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
        line.group = RulingWords::tr("The rulebook leaves it open");
        line.name = sentences.ruling(ruling);
        line.explanation = sentences.rulingExplanation(ruling);
        for (std::uint8_t reading = 0; reading < info.count(); ++reading)
            line.readings << sentences.reading(ruling, reading);
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

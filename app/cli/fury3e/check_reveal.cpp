#include "app/cli/fury3e/check_reveal.h"

#include "app/cli/fury3e/terms.h"
#include "app/text/sentences.h"

namespace demeter {

using namespace fury3e;

namespace {

/// Names of what a game's file says by ids.
class GameNames {
public:
    GameNames(const Verification& found, const Recorded::Sources& sources, Language language)
    {
        if (!found.header)
            return;
        auto rules = Recorded::rulesOf(*found.header, sources);
        if (!rules)
            return;
        rules_ = *std::move(rules);
        sentences_ = std::make_unique<Sentences>(rules_.board, rules_.cards, language);
    }

    const Sentences* sentences() const { return sentences_.get(); }
    QStringList places(const std::vector<std::string>& ids) const
    {
        QStringList names;
        for (const std::string& id : ids) {
            const auto place = sentences_ ? rules_.board->find(id) : std::nullopt;
            names << (place ? sentences_->place(*place) : QString::fromStdString(id));
        }
        return names;
    }
    QStringList steps(const std::vector<std::string>& texts) const
    {
        QStringList names;
        for (const std::string& text : texts) {
            const auto action = sentences_ ? Recorded::readAction(rules_, text) : std::unexpected(Faults{});
            names << (action ? sentences_->action(*action) : QString::fromStdString(text));
        }
        return names;
    }

private:
    Ruleset rules_;
    std::unique_ptr<Sentences> sentences_;
};

} // namespace

CheckedReveal checkReveal(const Reveal& lines, const std::vector<NotedCode>& codes, const Recorded::Sources& sources, const QString& folder,
                          Language language)
{
    Verification found = verify(lines, codes, sources.boards, sources.cards);
    const GameNames names(found, sources, language);
    CheckedReveal checked;
    if (found.header) {
        checked.cards = found.header->handling == CardHandling::DrawnFromBox ? CheckedReveal::Cards::ByHand
                        : found.header->deal                                 ? CheckedReveal::Cards::Dealt
                                                                             : CheckedReveal::Cards::Alone;
        checked.playedWith = playedWith(found, lines, sources, folder, names.sentences());
    }
    for (const CheckedRound& round : found.rounds)
        checked.places.push_back(names.places(round.places));
    for (const Objection& objection : found.objections)
        checked.headwords.push_back(names.sentences() != nullptr && !objection.rule.empty() ? names.sentences()->headword(objection.rule)
                                                                                            : QString());
    for (const GoneBack& back : found.goneBack) {
        auto& changes = checked.goneBack.emplace_back();
        for (const ChangedRound& change : back.changes)
            changes.push_back({names.places(change.placesBefore), names.places(change.placesAfter), names.steps(change.stepsBefore),
                               names.steps(change.stepsAfter)});
    }
    checked.found = std::move(found);
    return checked;
}

} // namespace demeter

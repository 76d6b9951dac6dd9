#include "app/cli/verify_words.h"

#include "app/text/verdict_words.h"

#include <nlohmann/json.hpp>

namespace demeter {

namespace {

using VerdictJson = nlohmann::ordered_json;

const char* nameOf(Objection::What what)
{
    using What = Objection::What;
    switch (what) {
    case What::NotRevealed:
        return "not-revealed";
    case What::NotSealed:
        return "not-sealed";
    case What::UnvouchedFile:
        return "own-board";
    case What::MissingFile:
        return "board-missing";
    case What::OtherFile:
        return "board-other";
    case What::UnknownFile:
        return "unknown";
    case What::BrokenChain:
        return "broken-chain";
    case What::IllegalStep:
        return "illegal-step";
    case What::FalseAnswer:
        return "false-answer";
    case What::DealNotFromSeed:
        return "deal-not-from-seed";
    case What::CodeNotMade:
        return "code-not-made";
    case What::CodeNotTried:
        return "code-not-tried";
    case What::CodeMismatch:
        break;
    }
    return "code-mismatch";
}

const char* nameOf(CheckedCode::Found found)
{
    using Found = CheckedCode::Found;
    switch (found) {
    case Found::Fits:
        return "fits";
    case Found::OtherRound:
        return "other-round";
    case Found::Similar:
        return "similar";
    case Found::OtherLength:
        return "other-length";
    case Found::OtherGame:
        return "other-game";
    case Found::NotMade:
        return "not-made";
    case Found::NotTried:
        return "not-tried";
    case Found::Unknown:
        break;
    }
    return "unknown";
}

const char* nameOf(CheckedCode::Slip slip)
{
    using Slip = CheckedCode::Slip;
    switch (slip) {
    case Slip::Digit:
        return "digit";
    case Slip::Exchanged:
        return "exchanged";
    case Slip::Group:
        break;
    }
    return "group";
}

/// A round, or the deal.
VerdictJson roundJson(const std::optional<std::uint16_t>& round)
{
    return round ? VerdictJson(*round) : VerdictJson("deal");
}

VerdictJson codeJson(const NotedCode& noted, const CheckedCode& code)
{
    VerdictJson json = {{"round", roundJson(noted.round)}, {"found", nameOf(code.found)}};
    if (code.line)
        json["line"] = *code.line;
    if (code.found == CheckedCode::Found::OtherRound)
        json["isOf"] = roundJson(code.round);
    if (code.found == CheckedCode::Found::Similar) {
        json["slip"] = nameOf(code.slip);
        json["groups"] = VerdictJson::array();
        for (const std::size_t group : code.groups)
            json["groups"].push_back(group + 1);
    }
    if (code.found == CheckedCode::Found::OtherLength)
        json["digits"] = code.digits;
    if (code.tried < code.shown && code.found != CheckedCode::Found::Fits) {
        json["shown"] = code.shown;
        json["tried"] = code.tried;
    }
    if (code.behind)
        json["goneBackBehind"] = *code.behind;
    return json;
}

VerdictJson objectionJson(const Objection& objection)
{
    VerdictJson json = {{"what", nameOf(objection.what)}};
    if (objection.line)
        json["line"] = *objection.line;
    if (!objection.rule.empty())
        json["rule"] = objection.rule;
    if (objection.fault)
        json["fault"] = objection.fault->code;
    if (objection.code)
        json["code"] = *objection.code;
    return json;
}

VerdictJson stepsJson(const std::vector<std::string>& steps)
{
    VerdictJson json = VerdictJson::array();
    for (const std::string& step : steps)
        json.push_back(VerdictJson::parse(step, nullptr, false));
    return json;
}

VerdictJson goneBackJson(const GoneBack& back)
{
    VerdictJson json = {{"line", back.line}, {"round", back.round}, {"codes", VerdictJson::array()}, {"changes", VerdictJson::array()}};
    for (const GoneBack::Code& code : back.codes)
        json["codes"].push_back({{"round", code.round}, {"line", code.line}});
    for (const ChangedRound& change : back.changes)
        json["changes"].push_back({{"round", change.round},
                                   {"places", {{"before", change.placesBefore}, {"after", change.placesAfter}}},
                                   {"steps", {{"before", stepsJson(change.stepsBefore)}, {"after", stepsJson(change.stepsAfter)}}}});
    return json;
}

} // namespace

std::string verdictJson(const CheckedReveal& checked, const std::vector<NotedCode>& noted)
{
    const CheckedGame& found = checked.found;
    VerdictJson json = VerdictJson::object();
    json["verdict"] = verdictId(verdictOf(found));
    json["sentence"] = verdictWords(found).toStdString();
    json["lines"] = found.lines;
    json["vouched"] = found.vouched;
    json["vouchedRound"] = found.vouchedRound;
    json["promised"] = found.promised;
    json["dealNoted"] = found.dealNoted;
    json["over"] = found.over;
    json["codes"] = VerdictJson::array();
    for (std::size_t n = 0; n < found.codes.size(); ++n)
        json["codes"].push_back(codeJson(noted[n], found.codes[n]));
    json["goneBack"] = VerdictJson::array();
    for (const GoneBack& back : found.goneBack)
        json["goneBack"].push_back(goneBackJson(back));
    json["chanceGoneBack"] = VerdictJson::array();
    for (const ChanceGoneBack& back : found.chanceGoneBack)
        json["chanceGoneBack"].push_back({{"line", back.line}, {"rounds", back.rounds}});
    json["penalties"] = VerdictJson::array();
    for (const Penalty& penalty : found.penalties)
        json["penalties"].push_back({{"line", penalty.line}, {"rule", penalty.rule}});
    json["guessableSeed"] = found.guessable;
    json["otherFiles"] = found.otherFiles;
    json["playedWith"] = checked.playedWith.json.empty() ? VerdictJson() : VerdictJson::parse(checked.playedWith.json, nullptr, false);
    json["unchecked"] = checked.playedWith.uncheckedNames;
    json["objections"] = VerdictJson::array();
    for (const Objection& objection : found.objections)
        json["objections"].push_back(objectionJson(objection));
    json["rounds"] = VerdictJson::array();
    for (const CheckedRound& round : found.rounds)
        json["rounds"].push_back({{"round", round.round},
                                  {"lines", {round.firstLine, round.lastLine}},
                                  {"places", round.places},
                                  {"takenBack", round.takenBack},
                                  {"codes", round.codes}});
    return json.dump();
}

} // namespace demeter

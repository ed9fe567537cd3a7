// SPDX-License-Identifier: MIT
#include "core/adjudication/deskweightjson.h"

#include "core/agreement/figurejson.h"

namespace subtext {
namespace {

using figurejson::Json;

Json ruleJson(const RuleFigures& of, const AgreementInput& input, const Question& question)
{
    Json json;
    json["gold_counts"] = Json::object();
    for (std::size_t option = 0; option < of.gold.size(); ++option)
        json["gold_counts"][question.options[option].token.toStdString()] = of.gold[option];
    json["ambiguous"] = of.ambiguous;
    json["open"] = of.open;
    json["changed"] = of.changed;
    json["gold_agreement"] = Json::object();
    for (const ExpectedEquality& equality : of.equality) {
        const AgreementRater& rater = input.raters.at(static_cast<std::size_t>(equality.rater));
        json["gold_agreement"][rater.code.toStdString()] = equality.share();
    }
    json["mean_gold_agreement"] = figurejson::number(of.meanEquality);
    json["mean_valence_by_gold"] = Json::object();
    for (std::size_t option = 0; option < of.valence.size(); ++option)
        json["mean_valence_by_gold"][question.options[option].token.toStdString()] =
            figurejson::number(of.valence[option]);
    return json;
}

} // namespace

Json deskWeightJson(const DeskWeight& weight, const AgreementInput& input, std::size_t question)
{
    const Question& asked = input.task->questions.at(question);
    Json json;
    json["question"] = asked.token.toStdString();
    json["items"] = weight.items;
    json["splits"] = weight.splits;
    json["overridden"] = weight.overridden;
    json["settled"] = weight.settled;
    json["hanging"] = weight.hanging;
    json["hanging_share"] = figurejson::number(weight.hangingShare());
    for (const DeskRule rule : AllDeskRules) {
        const auto& figures = weight.under(rule);
        json["rules"][deskRuleToken(rule).data()] =
            figures ? ruleJson(*figures, input, asked) : Json();
    }
    return json;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/report/deskimpact.h"

#include "core/agreement/figurejson.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

using evaluation::ExpectedHits;
using evaluation::SetEvaluation;
using figurejson::Json;

/// For each item that models are asked about, its place among those of the study.
std::vector<std::size_t> placesInStudy(const evaluation::Input& asked, const AgreementInput& people)
{
    QHash<ScenarioId, std::size_t> places;
    for (std::size_t i = 0; i < people.items.size(); ++i)
        places.insert(people.items[i].scenario, i);
    std::vector<std::size_t> found;
    for (const evaluation::Item& item : asked.items)
        found.push_back(places.value(item.scenario));
    return found;
}

ExpectedHits hitsOf(const SetEvaluation& set, const std::vector<LikelyLabels>& labels,
                    const std::vector<std::size_t>& places)
{
    ExpectedHits hits;
    for (std::size_t item = 0; item < places.size(); ++item) {
        if (set.isAskedAbout(item))
            add(hits, labels.at(places[item]), set.readings.at(item).label);
    }
    return hits;
}

std::vector<SetUnderRules> setsUnderRules(ReportFigures& figures, std::size_t question)
{
    const ReportInput& input = figures.input();
    std::vector<SetUnderRules> sets;
    if (question >= input.models.size())
        return sets;
    const auto& scores = figures.scores();
    const auto of = std::find_if(scores.begin(), scores.end(),
                                 [&](const auto& scored) { return scored.question == question; });
    if (of == scores.end())
        return sets;
    const auto places = placesInStudy(input.models[question].input, input.people);
    const LabelsByRule labels = labelsByRule(input.people, question);
    for (const SetEvaluation& set : of->evaluation.sets) {
        if (set.openRun)
            continue;
        SetUnderRules& under = sets.emplace_back();
        under.name = set.name;
        under.shortName = set.shortName;
        for (std::size_t rule = 0; rule < labels.size(); ++rule) {
            if (labels.at(rule))
                under.rules.at(rule) = hitsOf(set, *labels.at(rule), places);
        }
    }
    return sets;
}

Json setJson(const SetUnderRules& set)
{
    Json json;
    json["set"] = set.name.text().toStdString();
    for (const DeskRule rule : AllDeskRules) {
        const auto& hits = set.rules.at(static_cast<std::size_t>(rule));
        Json& of = json["rules"][deskRuleToken(rule).data()];
        if (!hits)
            continue;
        of["items"] = hits->items;
        of["correct"] = hits->correct;
        of["accuracy"] = figurejson::number(hits->accuracy());
    }
    return json;
}

} // namespace

std::vector<DeskImpact> deskImpact(ReportFigures& figures)
{
    const AgreementInput& people = figures.input().people;
    std::vector<DeskImpact> impacts;
    for (std::size_t i = 0; i < figures.task().questions.size(); ++i)
        impacts.push_back(
            {i, weighDesk(people, i), weighDeskByGroup(people, i), setsUnderRules(figures, i)});
    return impacts;
}

Json deskImpactJson(const DeskImpact& impact, const AgreementInput& people)
{
    Json json = deskWeightJson(impact.weight, people, impact.question);
    json["groups"] = Json::object();
    for (const GroupWeight& of : impact.groups) {
        Json group = deskWeightJson(of.weight, people, impact.question);
        group.erase("question");
        json["groups"][of.group.toStdString()] = std::move(group);
    }
    json["models"] = Json::array();
    for (const SetUnderRules& set : impact.sets)
        json["models"].push_back(setJson(set));
    return json;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/models/vectorstrata.h"

namespace subtext {
namespace {

QString wordOfCut(evaluation::CutBy cut)
{
    switch (cut) {
    case evaluation::CutBy::Split:
        return QStringLiteral("split");
    case evaluation::CutBy::Topic:
        return QStringLiteral("topic");
    default:
        return QStringLiteral("group");
    }
}

} // namespace

std::vector<VectorStratum> vectorStrata(const VectorStudy& study)
{
    QHash<ScenarioId, const evaluation::Item*> itemOf;
    for (const evaluation::Item& item : study.input.items)
        itemOf.insert(item.scenario, &item);
    std::vector<VectorStratum> strata;
    for (const evaluation::CutBy cut :
         {evaluation::CutBy::Group, evaluation::CutBy::Split, evaluation::CutBy::Topic}) {
        for (const QString& name : evaluation::stratumNames(study.input, cut)) {
            entanglement::Stratum& of =
                strata.emplace_back(VectorStratum{cut, {wordOfCut(cut), name, {}}}).scenarios;
            for (const ScenarioId scenario : study.ids)
                of.isIn.push_back(evaluation::stratumOf(*itemOf.value(scenario), cut) == name);
        }
    }
    return strata;
}

void scoreStrata(const VectorStudy& study, const std::vector<VectorStratum>& strata,
                 const std::vector<evaluation::PredictionSet>& sets,
                 std::vector<entanglement::NamedEvaluation>& evaluations)
{
    for (std::size_t i = 0; i < evaluations.size(); ++i) {
        const auto predictions = vectorsOf(sets.at(i), study);
        for (const VectorStratum& stratum : strata)
            evaluations[i].strata.push_back(entanglement::scoresOn(
                stratum.scenarios, study.scenarios, predictions, evaluations[i].evaluation));
    }
}

} // namespace subtext

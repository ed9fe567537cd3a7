// SPDX-License-Identifier: MIT
#include "core/models/vectorstudy.h"

#include "core/base/parallel.h"
#include "core/predictions/vectorparts.h"

#include <algorithm>

namespace subtext {
namespace {

QStringList namesOf(const evaluation::Input& input, const AgreementInput& study)
{
    QHash<ScenarioId, const evaluation::Item*> byId;
    QHash<QString, int> uses;
    for (const evaluation::Item& item : input.items) {
        byId.insert(item.scenario, &item);
        ++uses[item.id];
    }
    QStringList names;
    for (const AgreementItem& of : study.items) {
        const evaluation::Item& item = *byId.value(of.scenario);
        names << (uses.value(item.id) == 1 ? item.id : item.name);
    }
    return names;
}

} // namespace

VectorStudy vectorStudy(const AgreementInput& input, const GoldVectors& vectors)
{
    VectorStudy read;
    read.emotions = vectors.names;
    read.input = evaluation::evaluationInput(input);
    read.names = namesOf(read.input, input);
    for (const GoldVector& each : vectors.scenarios) {
        read.ids.push_back(each.scenario);
        read.scenarios.push_back(each.vector);
    }
    return read;
}

std::vector<entanglement::VectorPrediction> vectorsOf(const evaluation::PredictionSet& set,
                                                      const VectorStudy& study)
{
    QHash<ScenarioId, std::size_t> placeOf;
    for (std::size_t i = 0; i < study.ids.size(); ++i)
        placeOf.insert(study.ids[i], i);
    std::vector<entanglement::VectorPrediction> predictions;
    for (const evaluation::Prediction& row : set.rows) {
        predictions.push_back(vectorOf(row));
        const auto& item = study.input.items[static_cast<std::size_t>(row.item)];
        predictions.back().scenario = placeOf.value(item.scenario);
    }
    return predictions;
}

std::optional<std::vector<entanglement::NamedEvaluation>>
evaluateVectors(const VectorStudy& study, const std::vector<evaluation::PredictionSet>& sets,
                const entanglement::PriorOptions& priors, const entanglement::GainOptions& gain,
                const CancelToken& cancel)
{
    const auto weights = entanglement::priorsOf(study.scenarios, priors);
    std::vector<std::optional<entanglement::SetEvaluation>> evaluated(sets.size());
    inParallel(sets.size(), [&](std::size_t at) {
        evaluated[at] = entanglement::evaluateSet(study.scenarios, vectorsOf(sets[at], study),
                                                  weights, gain, cancel);
    });
    std::vector<entanglement::NamedEvaluation> evaluations;
    for (std::size_t at = 0; at < sets.size(); ++at) {
        if (!evaluated[at])
            return std::nullopt;
        const evaluation::PredictionSet& set = sets[at];
        evaluations.push_back(
            {set.name, std::move(*evaluated[at]), set.openRun,
             askedPart(std::ssize(set.rows), std::ssize(study.input.items), set.isOfRun),
             set.manner});
    }
    return evaluations;
}

} // namespace subtext

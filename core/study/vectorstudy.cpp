// SPDX-License-Identifier: MIT
#include "core/study/vectorstudy.h"

#include "core/models/modelanswers.h"
#include "core/study/study.h"

#include <algorithm>

namespace subtext {
namespace {

using entanglement::SplitPart;

SplitPart splitPartOf(ItemPart part)
{
    switch (part) {
    case ItemPart::Train:
        return SplitPart::Train;
    case ItemPart::Test:
        return SplitPart::Test;
    case ItemPart::Validation:
        break;
    }
    return SplitPart::Neither;
}

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

Result<VectorStudy> readVectorStudy(Study& study)
{
    Reads reads;
    const ScenarioTexts texts = reads.take(readScenarioTexts(study));
    const AgreementInput agreement = reads.take(study.agreementInput());
    const auto parts = reads.take(study.modelAnswers().parts());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    VectorStudy read;
    read.emotions = texts.names;
    read.input = evaluation::evaluationInput(agreement);
    read.names = namesOf(read.input, agreement);
    std::vector<std::optional<SplitPart>> imported;
    for (const AgreementItem& item : agreement.items) {
        read.ids.push_back(item.scenario);
        const auto part = parts.constFind(item.scenario);
        imported.push_back(part == parts.constEnd() ? std::nullopt
                                                    : std::optional(splitPartOf(*part)));
    }
    const std::vector<SplitPart> split = entanglement::splitOf(imported);
    for (std::size_t i = 0; i < texts.scenarios.size(); ++i)
        read.scenarios.push_back({texts.scenarios[i].gold, split.at(i)});
    return read;
}

std::vector<entanglement::VectorPrediction> predictionsOf(const VectorSet& set,
                                                          const VectorStudy& study)
{
    QHash<ScenarioId, std::size_t> placeOf;
    for (std::size_t i = 0; i < study.ids.size(); ++i)
        placeOf.insert(study.ids[i], i);
    std::vector<entanglement::VectorPrediction> predictions;
    for (const VectorRow& row : set.rows) {
        predictions.push_back(row.said);
        const auto& item = study.input.items[static_cast<std::size_t>(row.item)];
        predictions.back().scenario = placeOf.value(item.scenario);
    }
    return predictions;
}

std::optional<std::vector<entanglement::NamedEvaluation>>
evaluateVectors(const VectorStudy& study, const std::vector<VectorSet>& sets,
                const entanglement::PriorOptions& priors, const entanglement::GainOptions& gain,
                const CancelToken& cancel)
{
    const auto weights = entanglement::priorsOf(study.scenarios, priors);
    std::vector<entanglement::NamedEvaluation> evaluations;
    for (const VectorSet& set : sets) {
        auto evaluated = entanglement::evaluateSet(study.scenarios, predictionsOf(set, study),
                                                   weights, gain, cancel);
        if (!evaluated)
            return std::nullopt;
        // (Runs after the first are told apart by their name.)
        const QString mode = set.run == QLatin1String("1") ? set.mode : set.mode + u':' + set.run;
        evaluations.push_back({set.model, mode, std::move(*evaluated)});
    }
    return evaluations;
}

} // namespace subtext

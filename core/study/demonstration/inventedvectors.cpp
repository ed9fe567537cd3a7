// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedvectors.h"

#include "core/base/pythonrandom.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/predictions/vectorparts.h"
#include "core/study/demonstration/inventedanswers.h"
#include "core/study/study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

using entanglement::Emotions;

/// Probabilities of yes that a model gives, in percent.
constexpr std::array<std::uint32_t, 7> Levels{2, 8, 20, 40, 62, 82, 96};

struct VectorModel
{
    const char* model;
    const char* mode;
    /// How often it gives each level. Where their mean is the share of emotions that are there, as
    /// many of the answers at a level are right as the level says.
    std::array<std::uint32_t, Levels.size()> weights;
    bool isTooSure = false;
    bool hasReports = false;
    bool hasProbabilities = true;
};

constexpr std::array<VectorModel, 4> VectorModels{
    {{"invented-large", "zero-shot", {450, 220, 110, 60, 50, 50, 60}},
     {"invented-large", "cot", {530, 190, 80, 35, 40, 50, 75}, false, true},
     {"invented-small", "zero-shot", {390, 230, 150, 65, 65, 50, 50}, true},
     {"invented-words", "zero-shot", {450, 220, 110, 60, 50, 50, 60}, false, false, false}}};

/// A level is given where the emotion is there in its percentage of cases, else in the rest.
std::uint32_t levelOf(const VectorModel& model, bool isThere, PythonRandom& random)
{
    std::array<std::uint32_t, Levels.size()> weights{};
    for (std::size_t i = 0; i < Levels.size(); ++i)
        weights[i] = model.weights[i] * (isThere ? Levels[i] : 100 - Levels[i]);
    std::uint32_t drawn = random.below(std::accumulate(weights.begin(), weights.end(), 0U));
    std::size_t level = 0;
    while (drawn >= weights[level])
        drawn -= weights[level++];
    return Levels[level];
}

/// To three decimals, as such files have them. Who is too sure has three times the logit.
double probabilityOf(const VectorModel& model, bool isThere, PythonRandom& random)
{
    const std::uint32_t level = levelOf(model, isThere, random);
    double p = (10.0 * level + random.below(31) - 15) / 1'000;
    if (model.isTooSure)
        p = p * p * p / (p * p * p + (1 - p) * (1 - p) * (1 - p));
    return std::round(p * 1'000) / 1'000;
}

/// How much evidence it says there is for the emotion, 1 … 5: about what its probability says.
int evidenceOf(double p, PythonRandom& random)
{
    const int evidence = 1 + static_cast<int>(std::lround(p * 4));
    return std::clamp(evidence + static_cast<int>(random.below(3)) - 1, 1, 5);
}

entanglement::VectorPrediction saidOf(const QString& name, const Ballot& conveyed,
                                      const VectorModel& model, quint32 seed)
{
    PythonRandom random(
        namedSeed(seed, QByteArray(model.model) + '/' + model.mode + '/' + name.toUtf8()));
    entanglement::VectorPrediction said;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const double p = probabilityOf(model, conveyed.at(i) == Choice{1}, random);
        if (model.hasProbabilities)
            said.yes[i] = p;
        said.answers[i] = p > 0.5;
        if (model.hasReports)
            said.confidence[i] = evidenceOf(p, random);
    }
    return said;
}

} // namespace

Result<void> simulateVectorModels(Study& study, quint32 seed)
{
    Reads reads;
    const auto task = reads.take(study.task());
    const VectorStudy vectors = reads.take(study.predictions().vectorStudy());
    if (!reads.outcome())
        return reads.outcome();
    std::vector<evaluation::PredictionSet> sets;
    for (const VectorModel& model : VectorModels) {
        evaluation::PredictionSet& set = sets.emplace_back();
        set.name = {QLatin1String(model.model), QLatin1String(model.mode), QStringLiteral("1")};
        set.files << QStringLiteral("invented-models.csv");
        for (std::size_t item = 0; item < vectors.input.items.size(); ++item) {
            const QString& name = vectors.input.items[item].name;
            const Ballot conveyed = whatIsConveyed(*task, name, seed);
            set.rows.push_back(
                {0, 0, static_cast<int>(item), partsOf(saidOf(name, conveyed, model, seed))});
        }
    }
    const auto kept = study.predictions().toKeep(vectors, std::move(sets));
    if (!kept)
        return fail(kept.error());
    const auto taken = study.modelAnswers().take(*kept);
    return taken ? Result<void>() : fail(taken.error());
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedvectors.h"

#include "core/base/pythonrandom.h"
#include "core/models/keptforms.h"
#include "core/predictions/vectorparts.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

using namespace entanglement;

struct InventedModel
{
    const char* model;
    const char* mode;
    double lean;   ///< Above 0: says yes more often.
    double spread; ///< How far it is from gold.
    bool hasProbabilities;
    bool hasReports;
};

constexpr std::array<InventedModel, 3> Models{{{"eager", "zero-shot", 0.22, 0.75, true, false},
                                               {"timid", "cot", -0.12, 0.8, true, true},
                                               {"words", "zero-shot", 0, 0.7, false, false}}};

/// 0 … 1
double share(PythonRandom& random)
{
    constexpr std::uint32_t Steps = 1'000;
    return random.below(Steps + 1) / static_cast<double>(Steps);
}

/// To three decimals, as such files have them.
double probability(bool isFelt, const InventedModel& model, PythonRandom& random)
{
    const double away = model.spread * share(random) * share(random);
    const double p = std::clamp((isFelt ? 1 - away : away) + model.lean * share(random), 0.0, 1.0);
    return std::round(p * 1'000) / 1'000;
}

int report(double p, PythonRandom& random)
{
    constexpr int Highest = 5;
    const int evidence = 1 + static_cast<int>(std::lround(p * (Highest - 1)));
    return std::clamp(evidence + static_cast<int>(random.below(3)) - 1, 1, Highest);
}

VectorPrediction invented(EmotionSet felt, const InventedModel& model, PythonRandom& random)
{
    VectorPrediction said;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const double p = probability(has(felt, i), model, random);
        said.answers[i] = p > 0.5;
        if (model.hasProbabilities)
            said.yes[i] = p;
        if (model.hasReports)
            said.confidence[i] = report(p, random);
    }
    return said;
}

} // namespace

std::vector<ModelAnswers::NewPredictions> inventVectors(const VectorStudy& study,
                                                        std::uint64_t seed)
{
    QHash<ScenarioId, EmotionSet> goldOf;
    for (std::size_t i = 0; i < study.ids.size(); ++i)
        goldOf.insert(study.ids[i], study.scenarios[i].gold.value_or(0));
    PythonRandom random(seed);
    std::vector<evaluation::PredictionSet> made;
    for (const InventedModel& model : Models) {
        evaluation::PredictionSet& set = made.emplace_back();
        set.name = {QLatin1String(model.model), QLatin1String(model.mode), QStringLiteral("1")};
        set.files << QStringLiteral("invented.csv");
        for (std::size_t item = 0; item < study.input.items.size(); ++item) {
            VectorPrediction said =
                invented(goldOf.value(study.input.items[item].scenario), model, random);
            if (model.hasReports && item + 1 == study.input.items.size())
                said.yes[2].reset(); // as where one did not come back
            set.rows.push_back({0, 0, static_cast<int>(item), partsOf(said)});
        }
    }
    return toKeep(made, study.emotions, study.input);
}

} // namespace subtext

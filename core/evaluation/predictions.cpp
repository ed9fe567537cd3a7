// SPDX-License-Identifier: MIT
#include "core/evaluation/predictions.h"

#include <QHash>

#include <algorithm>

namespace subtext::evaluation {
namespace {

std::array<QString, 3> namesOf(const PredictionSet& set)
{
    const QString withMode = set.model + u':' + set.mode;
    return {set.model, withMode, withMode + u':' + set.run};
}

} // namespace

bool Prediction::saysTheSameAs(const Prediction& other) const
{
    return item == other.item && stated == other.stated && raw == other.raw &&
           signal == other.signal && vad == other.vad && isVadInvalid == other.isVadInvalid &&
           distribution == other.distribution && gold == other.gold;
}

bool isNamed(const PredictionSet& set, const QString& name)
{
    const auto names = namesOf(set);
    return std::find(names.begin(), names.end(), name) != names.end();
}

QStringList shortNames(const std::vector<PredictionSet>& sets)
{
    QHash<QString, int> uses;
    for (const PredictionSet& set : sets) {
        for (const QString& name : namesOf(set))
            ++uses[name];
    }
    QStringList names;
    for (const PredictionSet& set : sets) {
        const auto candidates = namesOf(set);
        const auto* name = std::find_if(candidates.begin(), candidates.end() - 1,
                                        [&](const QString& n) { return uses.value(n) == 1; });
        names << *name;
    }
    return names;
}

} // namespace subtext::evaluation

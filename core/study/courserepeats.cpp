// SPDX-License-Identifier: MIT
#include "core/study/courserepeats.h"

#include "core/base/pythonrandom.h"
#include "core/domain/calibration.h"
#include "core/stats/cohen.h"

#include <algorithm>
#include <cstdlib>

namespace subtext {

IntraAgreement intraAgreement(const std::vector<AnsweredTwice>& pairs)
{
    IntraAgreement agreement;
    if (pairs.empty())
        return agreement;
    constexpr std::size_t Categories = EmotionCount;
    std::vector<std::int64_t> table(Categories * Categories, 0);
    qint64 distance = 0;
    for (const AnsweredTwice& pair : pairs) {
        const auto first = static_cast<std::size_t>(pair.first.emotion.value());
        const auto again = static_cast<std::size_t>(pair.again.emotion.value());
        ++table.at(first * Categories + again);
        for (Dimension dimension : ReferenceDimensions)
            distance +=
                std::abs(pair.first.scale(dimension).value() - pair.again.scale(dimension).value());
    }
    const stats::CohenKappa kappa = stats::cohenKappa(table, Categories);
    agreement.items = static_cast<qint64>(pairs.size());
    agreement.agreement = kappa.observed;
    agreement.kappa = kappa.kappa;
    agreement.scaleDifference = static_cast<double>(distance) /
                                static_cast<double>(pairs.size() * ReferenceDimensions.size());
    return agreement;
}

std::vector<ScenarioId> plannedRepeats(const std::vector<ScenarioId>& inOrder,
                                       const std::vector<ScenarioId>& answered,
                                       const Person& person, const Protocol& protocol)
{
    const auto wanted = static_cast<std::size_t>(std::max(0, protocol.repeats));
    const std::size_t third = (inOrder.size() + 2) / 3;
    std::vector<ScenarioId> early(inOrder.begin(),
                                  inOrder.begin() + static_cast<std::ptrdiff_t>(third));
    PythonRandom stream(namedSeed(protocol.seed, person.code.toUtf8() + "/repeats"));
    stream.shuffle(early);
    std::vector<ScenarioId> planned = answered;
    for (ScenarioId scenario : early) {
        const bool isThere = std::find(planned.begin(), planned.end(), scenario) != planned.end();
        if (planned.size() < wanted && !isThere)
            planned.push_back(scenario);
    }
    return planned;
}

} // namespace subtext

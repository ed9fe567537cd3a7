// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementfigures.h"

namespace subtext::entanglement {
namespace {

DescribedPrior described(Prior prior, const CoOccurrence& data)
{
    DescribedPrior result;
    if (prior)
        result.figures = priorFigures(*prior, data);
    result.weights = std::move(prior);
    return result;
}

} // namespace

EntanglementFigures entanglementFigures(const CoOccurrence& data, const PriorOptions& options)
{
    return {data, options, described(closedFormPrior(data, 0), data),
            described(closedFormPrior(data, options.smoothing), data),
            described(fittedPrior(data, options.ridge), data)};
}

} // namespace subtext::entanglement

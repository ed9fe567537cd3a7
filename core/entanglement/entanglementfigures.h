// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/evaluationprotocol.h"
#include "core/entanglement/priorfigures.h"

namespace subtext::entanglement {

/// A prior with what it says; none of it where the prior is undefined.
struct DescribedPrior
{
    Prior weights;
    std::optional<PriorFigures> figures;

    bool operator==(const DescribedPrior&) const = default;
};

/// How emotions hang together in a set of gold vectors: what heat maps show.
struct EntanglementFigures
{
    CoOccurrence data;
    PriorOptions options;
    DescribedPrior published; ///< Closed form, s = 0.
    DescribedPrior smoothed;  ///< Closed form, s = options.smoothing.
    DescribedPrior fitted;    ///< Maximum entropy, options.ridge.
};

EntanglementFigures entanglementFigures(const CoOccurrence& data, const PriorOptions& options = {});

} // namespace subtext::entanglement

// SPDX-License-Identifier: MIT
#include "core/study/disagreementtold.h"

#include "core/course/repeats.h"
#include "core/figures/figures.h"
#include "core/study/study.h"

#include <algorithm>

namespace subtext {

Result<std::optional<DisagreementSources>> disagreementTold(Study& study)
{
    using Shares = stats::DisagreementShares;
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    const auto repeated = study.repeats().intraAnnotatorAgreement();
    if (!repeated)
        return fail(repeated.error());
    if (protocol->secondReading == SecondReading::Off && repeated->empty())
        return std::optional<DisagreementSources>();
    auto sources = study.figures().disagreement();
    if (!sources)
        return fail(sources.error());
    const std::vector<Shares>& all = sources->questions;
    const bool isAnyPair =
        std::any_of(all.begin(), all.end(), [](const Shares& of) { return of.total.has_value(); });
    const bool isAnyTold = std::any_of(all.begin(), all.end(), [](const Shares& of) {
        const auto& lacks = of.lacking;
        const auto seconds = stats::NotIdentifiable::SecondReadings; // points count as such
        return of.repeats > 0 || std::find(lacks.begin(), lacks.end(), seconds) == lacks.end();
    });
    return isAnyPair && isAnyTold ? std::optional(std::move(*sources)) : std::nullopt;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/standing/disagreementtold.h"

#include "core/figures/figures.h"
#include "core/study/study.h"

namespace subtext {

Result<std::optional<DisagreementSources>> disagreementTold(Study& study)
{
    const auto input = study.figures().disagreementAsked();
    if (!input)
        return fail(input.error());
    if (!*input)
        return std::optional<DisagreementSources>();
    return disagreementToldBy(**input);
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/study/disagreementtold.h"

#include "core/course/repeats.h"
#include "core/figures/figures.h"
#include "core/study/study.h"

#include <utility>

namespace subtext {

Result<std::optional<DisagreementInput>> disagreementAsked(Study& study)
{
    const auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    const auto repeated = study.repeats().intraAnnotatorAgreement();
    if (!repeated)
        return fail(repeated.error());
    if (protocol->secondReading == SecondReading::Off && repeated->empty())
        return std::optional<DisagreementInput>();
    auto input = study.figures().disagreementInput();
    if (!input)
        return fail(input.error());
    return std::optional(std::move(*input));
}

Result<std::optional<DisagreementSources>> disagreementTold(Study& study)
{
    const auto input = disagreementAsked(study);
    if (!input)
        return fail(input.error());
    if (!*input)
        return std::optional<DisagreementSources>();
    return disagreementToldBy(**input);
}

} // namespace subtext

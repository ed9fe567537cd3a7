// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/entanglement/priorfigures.h"
#include "core/models/goldvectors.h"

#include <memory>

namespace subtext {

class Study;

struct EntanglementRequest
{
    GoldPart part = GoldPart::All;
    double smoothing = entanglement::UsualSmoothing;
    PersonId adjudicator; ///< Whose knowledge gold is limited to; or none.
};

struct EntanglementResult
{
    GoldPart part = GoldPart::All;
    GoldVectors vectors;
    entanglement::EntanglementFigures figures; ///< Of the part.
};

/// The figures of the gold vectors of a study. Errors: those of reading it.
Result<std::shared_ptr<const EntanglementResult>>
entanglementResult(Study& study, const EntanglementRequest& request);

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/entanglementresult.h"

#include "core/models/predictionreading.h"
#include "core/study/study.h"

namespace subtext {

Result<std::shared_ptr<const EntanglementResult>>
entanglementResult(Study& study, const EntanglementRequest& request)
{
    auto vectors = study.predictions().goldVectors(request.adjudicator);
    if (!vectors)
        return fail(vectors.error());
    auto result = std::make_shared<EntanglementResult>();
    result->part = request.part;
    result->figures = entanglement::entanglementFigures(
        vectors->counts(request.part), {request.smoothing, entanglement::UsualRidge});
    result->vectors = std::move(*vectors);
    return std::shared_ptr<const EntanglementResult>(std::move(result));
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/entanglementworker.h"

#include "core/models/predictionreading.h"
#include "core/study/study.h"

namespace subtext {
namespace {

using EntanglementOutcome = Result<std::shared_ptr<const EntanglementResult>>;

EntanglementOutcome figuresOf(Study& study, const EntanglementRequest& request)
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

} // namespace

EntanglementWorker::EntanglementWorker(const QString& studyPath, const Environment& environment,
                                       QObject* parent)
    : QObject(parent)
    , m_runs(
          studyPath, environment, *this,
          [](Study& study, const EntanglementRequest& request, const CancelToken&) {
              return figuresOf(study, request);
          },
          [this](const EntanglementOutcome& outcome) {
              if (outcome)
                  Q_EMIT finished(*outcome);
              else
                  Q_EMIT failed(outcome.error());
          })
{}

} // namespace subtext

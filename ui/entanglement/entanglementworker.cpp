// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/entanglementworker.h"

#include "core/study/study.h"

namespace subtext {

EntanglementWorker::EntanglementWorker(const QString& studyPath, const Environment& environment,
                                       QObject* parent)
    : QObject(parent)
    , m_thread(studyPath, environment, *this)
{}

EntanglementWorker::Outcome EntanglementWorker::compute(Study& study,
                                                        const EntanglementRequest& request)
{
    auto vectors = readGoldVectors(study, request.adjudicator);
    if (!vectors)
        return fail(vectors.error());
    auto result = std::make_shared<EntanglementResult>();
    result->part = request.part;
    result->figures = entanglement::entanglementFigures(
        vectors->counts(request.part), {request.smoothing, entanglement::UsualRidge});
    result->vectors = std::move(*vectors);
    return std::shared_ptr<const EntanglementResult>(std::move(result));
}

void EntanglementWorker::request(const EntanglementRequest& request)
{
    if (m_requests.add(request))
        run();
}

void EntanglementWorker::run()
{
    m_thread.read(
        [request = m_requests.running()](Study& study) { return compute(study, request); },
        [this](const Outcome& outcome) { conclude(outcome); });
}

void EntanglementWorker::conclude(const Outcome& outcome)
{
    m_requests.end();
    if (outcome)
        Q_EMIT finished(*outcome);
    else
        Q_EMIT failed(outcome.error());
    if (m_requests.next())
        run();
}

} // namespace subtext

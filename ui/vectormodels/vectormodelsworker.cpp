// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vectormodels/vectormodelsworker.h"

#include "core/study/study.h"

namespace subtext {

using entanglement::EvaluationProtocol;

const entanglement::ProtocolOutcome* VectorRun::outcome(EvaluationProtocol protocol) const
{
    return evaluation.protocols ? &evaluation.protocols->at(entanglement::indexOf(protocol))
                                : nullptr;
}

const entanglement::ProtocolResult* VectorRun::result(EvaluationProtocol protocol) const
{
    const entanglement::ProtocolOutcome* of = outcome(protocol);
    return of && *of ? &**of : nullptr;
}

entanglement::CoOccurrence VectorModelsResult::dataOf(EvaluationProtocol protocol) const
{
    return entanglement::isHeldOut(protocol)
               ? entanglement::goldOf(study.scenarios, entanglement::SplitPart::Train)
               : entanglement::goldOf(study.scenarios);
}

VectorModelsWorker::VectorModelsWorker(const QString& studyPath, const Environment& environment,
                                       QObject* parent)
    : QObject(parent)
    , m_thread(studyPath, environment, *this)
{}

VectorModelsWorker::Outcome VectorModelsWorker::compute(Study& study,
                                                        const VectorModelsRequest& request,
                                                        const CancelToken& cancel)
{
    auto result = std::make_shared<VectorModelsResult>();
    auto vectors = readVectorStudy(study, request.adjudicator);
    if (!vectors)
        return fail(vectors.error());
    result->study = std::move(*vectors);
    const auto sets = readVectorSets(study, result->study);
    if (!sets)
        return fail(sets.error());
    result->priors = entanglement::priorsOf(result->study.scenarios);
    auto evaluated = evaluateVectors(result->study, *sets, {}, {}, cancel);
    if (!evaluated)
        return fail(ErrorCode::Cancelled, study.path());
    for (std::size_t i = 0; i < sets->size(); ++i) {
        entanglement::NamedEvaluation& of = evaluated->at(i);
        VectorRun& run = result->runs.emplace_back();
        run.name = QStringLiteral("%1:%2").arg(of.model, of.mode);
        run.evaluation = std::move(of.evaluation);
        run.predictions = predictionsOf(sets->at(i), result->study);
        if (request.isLimitedToGold)
            result->withheld += std::erase_if(
                run.predictions, [&](const entanglement::VectorPrediction& prediction) {
                    return !result->study.scenarios.at(prediction.scenario).gold;
                });
    }
    return std::shared_ptr<const VectorModelsResult>(std::move(result));
}

void VectorModelsWorker::request(const VectorModelsRequest& request)
{
    if (m_requests.add(request))
        run();
}

void VectorModelsWorker::run()
{
    m_thread.read([request = m_requests.running(), cancel = m_thread.begin()](
                      Study& study) { return compute(study, request, cancel); },
                  [this](const Outcome& outcome) { conclude(outcome); });
}

void VectorModelsWorker::conclude(const Outcome& outcome)
{
    m_requests.end();
    if (outcome)
        Q_EMIT finished(*outcome);
    else
        Q_EMIT failed(outcome.error());
    if (m_requests.next())
        run();
}

void VectorModelsWorker::readFiles(const QStringList& paths, const evaluation::ReadOptions& options)
{
    using Read = Result<std::shared_ptr<const FilesRead>>;
    m_thread.read(
        [paths, options, cancel = m_thread.token()](Study& study) -> Read {
            const auto vectors = readVectorStudy(study);
            if (!vectors)
                return fail(vectors.error());
            const evaluation::ScenarioNames names(vectors->input);
            const auto read = readVectorPredictions(paths, vectors->emotions, vectors->input, names,
                                                    options, cancel);
            if (!read)
                return fail(read.error());
            auto kept = toKeep(study, *vectors, *read);
            if (!kept)
                return fail(kept.error());
            return std::make_shared<const FilesRead>(FilesRead{std::move(*kept), *read});
        },
        [this](const Read& read) {
            if (read)
                Q_EMIT filesRead(*read);
            else
                Q_EMIT filesFailed(read.error());
        });
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/vectorfigures.h"

#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "core/study/study.h"
#include "ui/text/modeltext.h"
#include "ui/text/shownwords.h"

namespace subtext {

using entanglement::EvaluationProtocol;

Result<std::shared_ptr<const VectorFigures>>
vectorFigures(Study& study, const ModelsRequest& request, const CancelToken& cancel)
{
    auto result = std::make_shared<VectorFigures>();
    auto vectors = study.predictions().vectorStudy(request.limitedTo);
    if (!vectors)
        return fail(vectors.error());
    result->study = std::move(*vectors);
    auto task = shownTask(study);
    if (!task)
        return fail(task.error());
    result->task = std::move(*task);
    if (const auto named = nameTopics(study.topics(), result->study.input); !named)
        return fail(named.error());
    result->strata = vectorStrata(result->study);
    auto sets = study.predictions().keptVectors(result->study);
    if (!sets)
        return fail(sets.error());
    result->leftOut = leaveHiddenOut(*sets, request);
    const entanglement::PriorOptions options{request.smoothing, entanglement::UsualRidge};
    result->smoothing = request.smoothing;
    result->priors = entanglement::priorsOf(result->study.scenarios, options);
    auto evaluated = evaluateVectors(result->study, *sets, options, {}, cancel);
    if (!evaluated)
        return fail(ErrorCode::Cancelled, study.path());
    scoreStrata(result->study, result->strata, *sets, *evaluated);
    for (std::size_t i = 0; i < sets->size(); ++i) {
        const evaluation::PredictionSet& set = sets->at(i);
        entanglement::NamedEvaluation& of = evaluated->at(i);
        VectorRun& run = result->runs.emplace_back();
        run.name = of.text();
        run.set = set.name;
        run.isHidden = request.hiddenSets.contains(set.name.text());
        run.openRun = of.openRun;
        run.part = of.part;
        run.evaluation = std::move(of.evaluation);
        run.strata = std::move(of.strata);
        run.predictions = vectorsOf(set, result->study);
        if (request.isAdjudicator)
            result->withheld += std::erase_if(
                run.predictions, [&](const entanglement::VectorPrediction& prediction) {
                    return !result->study.scenarios.at(prediction.scenario).gold;
                });
    }
    return std::shared_ptr<const VectorFigures>(std::move(result));
}

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

QString VectorRun::boardName() const
{
    const QString shown = isHidden ? hiddenName(name) : name;
    if (openRun)
        return unfinishedName(shown, *openRun);
    return part ? partName(shown, *part) : shown;
}

entanglement::CoOccurrence VectorFigures::dataOf(EvaluationProtocol protocol) const
{
    return entanglement::isHeldOut(protocol)
               ? entanglement::goldOf(study.scenarios, entanglement::SplitPart::Train)
               : entanglement::goldOf(study.scenarios);
}

} // namespace subtext

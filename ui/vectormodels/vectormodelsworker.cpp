// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vectormodels/vectormodelsworker.h"

#include "core/models/predictionreading.h"
#include "core/study/study.h"
#include "ui/text/modeltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {

using entanglement::EvaluationProtocol;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(VectorModels)
};

/// Whether any of the questions is answered, be it by a probability or in words.
bool hasProbability(const evaluation::Prediction& row)
{
    return std::any_of(row.parts.begin(), row.parts.end(),
                       [](const auto& part) { return part && !part->distribution.empty(); });
}
bool hasAnswer(const evaluation::Prediction& row)
{
    return std::any_of(row.parts.begin(), row.parts.end(),
                       [](const auto& part) { return part && part->stated; });
}

/// Rows with at least one value.
qint64 rowsWithValues(const evaluation::PredictionSet& set)
{
    return std::count_if(set.rows.begin(), set.rows.end(), [](const evaluation::Prediction& row) {
        return hasProbability(row) || hasAnswer(row);
    });
}

/// What a set answers with.
QString answersOf(const evaluation::PredictionSet& set)
{
    const bool hasProbabilities = std::any_of(set.rows.begin(), set.rows.end(), hasProbability);
    const bool hasAnswers = std::any_of(set.rows.begin(), set.rows.end(), hasAnswer);
    if (hasProbabilities && hasAnswers)
        return Texts::tr("probabilities and words");
    if (hasProbabilities)
        return Texts::tr("probabilities");
    return Texts::tr("words");
}

} // namespace

Result<std::shared_ptr<const VectorModelsResult>>
vectorModelsResult(Study& study, const VectorModelsRequest& request, const CancelToken& cancel)
{
    auto result = std::make_shared<VectorModelsResult>();
    auto vectors = study.predictions().vectorStudy(request.adjudicator);
    if (!vectors)
        return fail(vectors.error());
    result->study = std::move(*vectors);
    const auto sets = study.predictions().keptVectors(result->study);
    if (!sets)
        return fail(sets.error());
    auto kept = study.modelAnswers().counts();
    if (!kept)
        return fail(kept.error());
    result->kept = std::move(*kept);
    const entanglement::PriorOptions options{request.smoothing, entanglement::UsualRidge};
    result->smoothing = request.smoothing;
    result->priors = entanglement::priorsOf(result->study.scenarios, options);
    auto evaluated = evaluateVectors(result->study, *sets, options, {}, cancel);
    if (!evaluated)
        return fail(ErrorCode::Cancelled, study.path());
    for (std::size_t i = 0; i < sets->size(); ++i) {
        const evaluation::PredictionSet& set = sets->at(i);
        entanglement::NamedEvaluation& of = evaluated->at(i);
        VectorRun& run = result->runs.emplace_back();
        run.name = QStringLiteral("%1:%2").arg(of.model, of.mode);
        run.set = set.name;
        run.openRun = of.openRun;
        run.part = of.part;
        run.evaluation = std::move(of.evaluation);
        run.predictions = vectorsOf(set, result->study);
        if (request.isLimitedToGold)
            result->withheld += std::erase_if(
                run.predictions, [&](const entanglement::VectorPrediction& prediction) {
                    return !result->study.scenarios.at(prediction.scenario).gold;
                });
    }
    return std::shared_ptr<const VectorModelsResult>(std::move(result));
}

Result<std::shared_ptr<const FoundPredictions>>
findVectors(Study& study, const PredictionFiles& files, const CancelToken& cancel)
{
    const auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return fail(vectors.error());
    const auto read =
        evaluation::readVectors(files.paths, vectors->emotions, vectors->input,
                                evaluation::ScenarioNames(vectors->input), files.options, cancel);
    if (!read)
        return fail(read.error());
    auto kept = study.predictions().toKeep(*vectors, read->sets);
    if (!kept)
        return fail(kept.error());
    FoundPredictions found;
    for (const evaluation::PredictionSet& set : read->sets)
        found.sets.push_back(
            {set.name, answersOf(set), {std::ssize(set.rows), 0}, rowsWithValues(set)});
    found.items = std::ssize(vectors->input.items);
    found.notTaken = *read;
    found.taking = study.modelAnswers().preview(*kept);
    found.toKeep = std::move(*kept);
    return std::make_shared<const FoundPredictions>(std::move(found));
}

Result<void> writeKeptVectors(Study& study, const SetName& name, PredictionFormat format,
                              const QString& path)
{
    const auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return fail(vectors.error());
    auto sets = study.predictions().keptVectors(*vectors);
    if (!sets)
        return fail(sets.error());
    std::erase_if(*sets, [&](const evaluation::PredictionSet& of) { return of.name != name; });
    return setexport::writeFile(path, [&](const ByteSink& sink) {
        return writeVectors(*sets, vectors->emotions, vectors->input, format, sink);
    });
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
    if (openRun)
        return unfinishedName(name, *openRun);
    return part ? partName(name, *part) : name;
}

entanglement::CoOccurrence VectorModelsResult::dataOf(EvaluationProtocol protocol) const
{
    return entanglement::isHeldOut(protocol)
               ? entanglement::goldOf(study.scenarios, entanglement::SplitPart::Train)
               : entanglement::goldOf(study.scenarios);
}

} // namespace subtext

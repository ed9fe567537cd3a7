// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelsworker.h"

#include "core/domain/records.h"
#include "core/evaluation/answers.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/figures/figures.h"
#include "core/models/goldvectors.h"
#include "core/models/keptforms.h"
#include "core/models/predictionreading.h"
#include "core/models/withoutwords.h"
#include "core/predictions/recordfile.h"
#include "core/study/study.h"
#include "ui/models/board/labelfigures.h"
#include "ui/models/files/setexport.h"
#include "ui/models/vectors/vectorfigures.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

using Found = Result<std::shared_ptr<const FoundPredictions>>;

struct VectorTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VectorModels)
};

void addGoldDifferences(const LabelAnswers& answers,
                        std::vector<FoundPredictions::GoldDifference>& differences)
{
    const evaluation::Options& options = answers.input.options;
    for (const evaluation::GoldDifference& of :
         evaluation::goldDifferences(answers.input, answers.sets))
        differences.push_back({of.item, options.question(), of.ofFile,
                               of.ofStudy ? options.token(*of.ofStudy) : QString()});
}

QString rowPlace(const evaluation::PredictionSet& set, const evaluation::Prediction& row)
{
    return QStringLiteral("%1:%2")
        .arg(QFileInfo(set.files.value(row.file)).fileName())
        .arg(row.line);
}

void addOutsideLabels(const LabelAnswers& answers,
                      const std::vector<evaluation::PredictionSet>& sets,
                      std::vector<FoundPredictions::OutsideLabel>& outside)
{
    const evaluation::Options& options = answers.input.options;
    for (const evaluation::PredictionSet& set : sets) {
        const auto column =
            std::find_if(answers.sets.begin(), answers.sets.end(),
                         [&](const evaluation::Column& of) { return of.name == set.name; });
        if (column == answers.sets.end())
            continue;
        const auto read = answersOf(*column, answers.input, evaluation::LabelSource::Reader,
                                    evaluation::usualTable(options));
        std::map<QString, QStringList> places; // by label
        for (const evaluation::Prediction& row : set.rows) {
            const evaluation::ItemAnswer& answer = read.at(static_cast<std::size_t>(row.item));
            const evaluation::Reading& reading = answer.reading;
            // Where scales were answered, no label may have been asked for.
            const bool isEmpty = reading.status == evaluation::AnswerStatus::Empty &&
                                 answer.vad == evaluation::Vad();
            if (reading.status == evaluation::AnswerStatus::Oov || isEmpty)
                places[reading.outside] << rowPlace(set, row);
        }
        const auto first = std::ssize(outside);
        for (const auto& [label, at] : places)
            outside.push_back({set.name, options.question(), label, at});
        std::stable_sort(outside.begin() + first, outside.end(), [](const auto& a, const auto& b) {
            return a.places.size() > b.places.size();
        });
    }
}

Found findLabels(Study& study, const PredictionFiles& files, const CancelToken& cancel)
{
    const auto people = study.figures().agreementInput();
    if (!people)
        return fail(people.error());
    const auto read = study.predictions().readAllLabelFiles(*people, files, cancel);
    if (!read)
        return fail(read.error());
    FoundPredictions found;
    for (const LabelAnswers& answers : read->byQuestion()) {
        const evaluation::Options& options = answers.input.options;
        for (const evaluation::Column& set : answers.sets)
            found.sets.push_back(
                {set.name, options.question(), countAnswers(set),
                 evaluation::labelledRows(set, answers.input, evaluation::usualTable(options))});
        addOutsideLabels(answers, read->predictions.sets, found.outside);
        addGoldDifferences(answers, found.goldDiffers);
    }
    found.items = std::ssize(read->questions.front().items);
    found.notTaken = read->predictions;
    found.toKeep = toKeep(*read);
    found.taking = study.modelAnswers().preview(found.toKeep);
    return std::make_shared<const FoundPredictions>(std::move(found));
}

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

qint64 rowsWithValues(const evaluation::PredictionSet& set)
{
    return std::count_if(set.rows.begin(), set.rows.end(), [](const evaluation::Prediction& row) {
        return hasProbability(row) || hasAnswer(row);
    });
}

QString answersOf(const evaluation::PredictionSet& set)
{
    const bool hasProbabilities = std::any_of(set.rows.begin(), set.rows.end(), hasProbability);
    const bool hasAnswers = std::any_of(set.rows.begin(), set.rows.end(), hasAnswer);
    if (hasProbabilities && hasAnswers)
        return VectorTexts::tr("probabilities and words");
    if (hasProbabilities)
        return VectorTexts::tr("probabilities");
    return VectorTexts::tr("words");
}

Found findVectors(Study& study, const PredictionFiles& files, const CancelToken& cancel)
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

Found findIn(Study& study, const PredictionFiles& files, const CancelToken& cancel)
{
    const auto task = study.task();
    if (!task)
        return fail(task.error());
    return hasVectors(**task) ? findVectors(study, files, cancel)
                              : findLabels(study, files, cancel);
}

Result<void> writeLabels(Study& study, const SetName& set, QuestionIndex question,
                         PredictionFormat format, const QString& path)
{
    const auto people = study.figures().agreementInput();
    if (!people)
        return fail(people.error());
    auto answers = study.predictions().keptLabels(*people, question);
    if (!answers)
        return fail(answers.error());
    std::erase_if(answers->sets, [&](const evaluation::Column& of) { return of.name != set; });
    for (evaluation::Column& of : answers->sets)
        of = withLabelsRead(of, answers->input, evaluation::usualTable(answers->input.options));
    return setexport::writeFile(path, [&](const ByteSink& sink) {
        return writePredictions(answers->sets, answers->input, format, sink);
    });
}

Result<void> writeVectorSet(Study& study, const SetName& set, PredictionFormat format,
                            const QString& path)
{
    const auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return fail(vectors.error());
    auto sets = study.predictions().keptVectors(*vectors);
    if (!sets)
        return fail(sets.error());
    std::erase_if(*sets, [&](const evaluation::PredictionSet& of) { return of.name != set; });
    return setexport::writeFile(path, [&](const ByteSink& sink) {
        return writeVectors(*sets, vectors->emotions, vectors->input, format, sink);
    });
}

} // namespace

Result<std::shared_ptr<const ModelsResult>> modelsResult(Study& study, const ModelsRequest& request,
                                                         const CancelToken& cancel)
{
    auto result = std::make_shared<ModelsResult>();
    if (request.areVectors) {
        auto vectors = vectorFigures(study, request, cancel);
        if (!vectors)
            return fail(vectors.error());
        result->vectors = std::move(*vectors);
    } else {
        auto labels = labelFigures(study, request, cancel);
        if (!labels)
            return fail(labels.error());
        result->labels = std::move(*labels);
    }
    auto kept = study.modelAnswers().counts();
    if (!kept)
        return fail(kept.error());
    result->kept = std::move(*kept);
    return std::shared_ptr<const ModelsResult>(std::move(result));
}

FilesRead filesRead(Study& study, const PredictionFiles& files, const CancelToken& cancel)
{
    // A larger file takes a while to look into; its columns can be typed.
    constexpr qint64 LargestToOffer = 64LL * 1024 * 1024;
    const QString first = files.paths.value(0);
    return {files, sheetsToChoose(files.paths, cancel),
            evaluation::columnsOfFile(first, LargestToOffer, files.options.sheets.value(first)),
            findIn(study, files, cancel)};
}

Result<void> writeSet(Study& study, const SetName& name, QuestionIndex question,
                      PredictionFormat format, const QString& path)
{
    const auto task = study.task();
    if (!task)
        return fail(task.error());
    return hasVectors(**task) ? writeVectorSet(study, name, format, path)
                              : writeLabels(study, name, question, format, path);
}

} // namespace subtext

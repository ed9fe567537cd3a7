// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelworker.h"

#include "core/models/keptforms.h"
#include "core/models/predictionreading.h"
#include "core/models/withoutwords.h"
#include "core/study/study.h"
#include "ui/predictions/setexport.h"

namespace subtext {
namespace {

std::vector<std::optional<QString>> wordsOf(const evaluation::Column& set, std::size_t items)
{
    std::vector<std::optional<QString>> words(items);
    for (const evaluation::ColumnRow& row : set.rows)
        words[static_cast<std::size_t>(row.item)] = row.raw;
    return words;
}

/// Takes out what an adjudicator is not to meet before their decision.
void hideOpenItems(ModelResult& result)
{
    for (std::size_t i = 0; i < result.input.items.size(); ++i) {
        const evaluation::Item& item = result.input.items[i];
        if (item.gold || item.isAmbiguous)
            continue;
        result.hidden[i] = true;
        for (std::size_t set = 0; set < result.words.size(); ++set) {
            result.words[set][i].reset();
            result.evaluation.sets[set].readings[i] = {};
        }
    }
}

void addGoldDifferences(const LabelAnswers& answers,
                        std::vector<FoundPredictions::GoldDifference>& differences)
{
    const evaluation::Options& options = answers.input.options;
    for (const evaluation::GoldDifference& of :
         evaluation::goldDifferences(answers.input, answers.sets))
        differences.push_back({of.item, options.question(), of.ofFile,
                               of.ofStudy ? options.token(*of.ofStudy) : QString()});
}

} // namespace

Result<std::shared_ptr<const FoundPredictions>>
findLabels(Study& study, const PredictionFiles& files, const CancelToken& cancel)
{
    const auto people = study.agreementInput();
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
        addGoldDifferences(answers, found.goldDiffers);
    }
    found.items = std::ssize(read->questions.front().items);
    found.notTaken = read->predictions;
    found.toKeep = toKeep(*read);
    found.taking = study.modelAnswers().preview(found.toKeep);
    return std::make_shared<const FoundPredictions>(std::move(found));
}

Result<std::shared_ptr<const ModelResult>> modelResult(Study& study, const BoardRequest& request,
                                                       const CancelToken& cancel)
{
    const auto people = study.agreementInput(request.limitedTo);
    if (!people)
        return fail(people.error());
    auto answers = study.predictions().keptLabels(*people, request.question);
    if (!answers)
        return fail(answers.error());
    auto kept = study.modelAnswers().counts();
    if (!kept)
        return fail(kept.error());
    evaluation::EvaluationOptions how;
    how.table = request.table ? *request.table : evaluation::usualTable(answers->input.options);
    how.epsilon = request.epsilon;
    how.gold = request.gold;
    how.ambiguous = request.ambiguous;
    auto scored = evaluation::evaluate(answers->input, answers->sets, how, cancel);
    if (!scored)
        return fail(ErrorCode::Cancelled);
    auto result = std::make_shared<ModelResult>(ModelResult{people->task,
                                                            request.question,
                                                            std::move(answers->input),
                                                            std::move(*scored),
                                                            std::move(*kept),
                                                            {},
                                                            {}});
    const std::size_t items = result->input.items.size();
    result->hidden.resize(items);
    for (const evaluation::Column& set : answers->sets)
        result->words.push_back(wordsOf(set, items));
    for (const QString& gold : evaluation::goldOfFiles(result->input, answers->sets))
        result->hasGoldOfFiles = result->hasGoldOfFiles || !gold.isNull();
    for (const evaluation::Item& item : result->input.items)
        result->hasMarked = result->hasMarked || (item.isAmbiguous && item.gold);
    if (request.isAdjudicator)
        hideOpenItems(*result);
    return std::shared_ptr<const ModelResult>(std::move(result));
}

Result<void> writeLabels(Study& study, const SetName& set, QuestionIndex question,
                         PredictionFormat format, const QString& path)
{
    const auto people = study.agreementInput();
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

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/study/labelreading.h"

#include "core/models/keptforms.h"
#include "core/models/withoutwords.h"
#include "core/operation/studycontext.h"
#include "core/study/study.h"

#include <functional>

namespace subtext {
namespace {

/// Reads all scenarios, where they are asked for.
using Scenarios = std::function<Result<std::vector<Scenario>>()>;

/// Names, with those of an older release where its table is given.
Result<evaluation::ScenarioNames> namesOf(const QString& ids, const Scenarios& all,
                                          const evaluation::Input& input)
{
    evaluation::ScenarioNames names(input);
    if (ids.isEmpty())
        return names;
    const auto scenarios = all();
    if (!scenarios)
        return fail(scenarios.error());
    auto known = evaluation::readReleaseIds(ids, input, *scenarios);
    if (!known)
        return fail(known.error());
    names.setReleaseIds(std::move(*known));
    return names;
}

/// Of a question among several, which these files say nothing of.
bool saysNothingOf(const QString& question, const Error& error)
{
    return error.code == ErrorCode::MissingColumn && error.value == question;
}

Result<LabelAnswers> answersIn(const Scenarios& all, const AgreementInput& people,
                               QuestionIndex question, const PredictionFiles& files,
                               const CancelToken& cancel)
{
    LabelAnswers answers{evaluation::evaluationInput(people, question), {}};
    const auto names = namesOf(files.ids, all, answers.input);
    if (!names)
        return fail(names.error());
    auto predictions =
        evaluation::readPredictions(files.paths, answers.input, *names, files.options, cancel);
    if (!predictions)
        return fail(predictions.error());
    answers.predictions = std::move(*predictions);
    return answers;
}

Result<std::vector<LabelAnswers>> allAnswersIn(const Scenarios& all, const ModelAnswers& models,
                                               const AgreementInput& people,
                                               const PredictionFiles& files,
                                               const CancelToken& cancel)
{
    const std::vector<Question>& questions = people.task->questions;
    std::vector<LabelAnswers> answered;
    std::optional<Error> unanswered;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto answers = answersIn(all, people, static_cast<QuestionIndex>(i), files, cancel);
        if (answers)
            answered.push_back(std::move(*answers));
        else if (questions.size() > 1 && saysNothingOf(questions[i].token, answers.error()))
            unanswered = answers.error();
        else
            return fail(answers.error());
    }
    if (answered.empty())
        return fail(*unanswered);
    const auto kept = models.all();
    if (!kept)
        return fail(kept.error());
    for (LabelAnswers& answers : answered) {
        const auto known = labelSets(*kept, answers.input);
        if (!known)
            return fail(known.error());
        putWordsBack(answers.predictions.sets, *known, answers.input,
                     evaluation::usualTable(answers.input.options));
    }
    return answered;
}

} // namespace

Result<LabelAnswers> readKeptLabels(Study& study, const AgreementInput& people,
                                    QuestionIndex question)
{
    LabelAnswers answers{evaluation::evaluationInput(people, question), {}};
    const auto kept = study.modelAnswers().all();
    if (!kept)
        return fail(kept.error());
    auto sets = labelSets(*kept, answers.input);
    if (!sets)
        return fail(sets.error());
    std::erase_if(*sets, [](const evaluation::PredictionSet& set) { return set.rows.empty(); });
    answers.predictions.sets = std::move(*sets);
    return answers;
}

Result<LabelAnswers> readLabelFiles(const Study& study, const AgreementInput& people,
                                    QuestionIndex question, const PredictionFiles& files,
                                    const CancelToken& cancel)
{
    return answersIn([&] { return study.scenarios(); }, people, question, files, cancel);
}

Result<std::vector<LabelAnswers>> readAllLabelFiles(Study& study, const AgreementInput& people,
                                                    const PredictionFiles& files,
                                                    const CancelToken& cancel)
{
    return allAnswersIn([&] { return study.scenarios(); }, study.modelAnswers(), people, files,
                        cancel);
}

Result<std::vector<LabelAnswers>> readAllLabelFiles(StudyContext& context,
                                                    const AgreementInput& people,
                                                    const PredictionFiles& files,
                                                    const CancelToken& cancel)
{
    const auto scenarios = [&] {
        return context.read([&] { return context.scenarios.all(Items::All); });
    };
    return allAnswersIn(scenarios, ModelAnswers(context), people, files, cancel);
}

std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<LabelAnswers>& questions)
{
    std::vector<ModelAnswers::NewPredictions> kept;
    for (const LabelAnswers& answers : questions) {
        const evaluation::Options& options = answers.input.options;
        for (const evaluation::PredictionSet& set : answers.predictions.sets) {
            auto batches = toKeep(set, answers.input);
            if (options.isOneOfSeveral())
                addQuestion(options.question(), std::move(batches), kept);
            else
                std::move(batches.begin(), batches.end(), std::back_inserter(kept));
        }
    }
    return kept;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/study/labelreading.h"

#include "core/models/keptforms.h"
#include "core/models/withoutwords.h"
#include "core/study/study.h"

namespace subtext {
namespace {

/// Names, with those of an older release where its table is given.
Result<evaluation::ScenarioNames> namesOf(const QString& ids, const Study& study,
                                          const evaluation::Input& input)
{
    evaluation::ScenarioNames names(input);
    if (ids.isEmpty())
        return names;
    const auto scenarios = study.scenarios();
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
    LabelAnswers answers{evaluation::evaluationInput(people, question), {}};
    const auto names = namesOf(files.ids, study, answers.input);
    if (!names)
        return fail(names.error());
    auto predictions =
        evaluation::readPredictions(files.paths, answers.input, *names, files.options, cancel);
    if (!predictions)
        return fail(predictions.error());
    answers.predictions = std::move(*predictions);
    return answers;
}

Result<std::vector<LabelAnswers>> readAllLabelFiles(Study& study, const AgreementInput& people,
                                                    const PredictionFiles& files,
                                                    const CancelToken& cancel)
{
    const std::vector<Question>& questions = people.task->questions;
    std::vector<LabelAnswers> answered;
    std::optional<Error> unanswered;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto answers = readLabelFiles(study, people, static_cast<QuestionIndex>(i), files, cancel);
        if (answers)
            answered.push_back(std::move(*answers));
        else if (questions.size() > 1 && saysNothingOf(questions[i].token, answers.error()))
            unanswered = answers.error();
        else
            return fail(answers.error());
    }
    if (answered.empty())
        return fail(*unanswered);
    std::vector<SetName> names;
    for (const LabelAnswers& answers : answered) {
        const auto own = namesOfSets(answers.predictions.sets);
        names.insert(names.end(), own.begin(), own.end());
    }
    const auto kept = study.modelAnswers().named(names);
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

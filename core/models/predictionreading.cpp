// SPDX-License-Identifier: MIT
#include "core/models/predictionreading.h"

#include "core/figures/agreementreading.h"
#include "core/models/keptforms.h"
#include "core/models/withoutwords.h"
#include "core/operation/studycontext.h"
#include "core/storage/taskinforce.h"

namespace subtext {
namespace {

/// Of a question among several, which these files say nothing of.
bool saysNothingOf(const QString& question, const Error& error)
{
    return error.code == ErrorCode::MissingColumn && error.value == question;
}

/// Gold vectors with what they were made of, so that both are of one moment.
struct GoldReading
{
    AgreementInput input;
    GoldVectors vectors;
};

void requireVectors(const StudyContext& context, const Task& task)
{
    if (!hasVectors(task))
        throw Failure({ErrorCode::InvalidValue, context.db->path(), 0, 0, task.token,
                       QStringLiteral("statistics")});
}

Result<GoldReading> readGold(StudyContext& context, PersonId adjudicator)
{
    return context.readConsistently([&] {
        AgreementInput input = readAgreementInput(context, adjudicator);
        const QHash<ScenarioId, ItemPart> said = context.predictions.parts();
        requireVectors(context, *input.task);
        GoldVectors vectors = goldVectors(input, said);
        return GoldReading{std::move(input), std::move(vectors)};
    });
}

} // namespace

Result<LabelAnswers> PredictionReading::keptLabels(const AgreementInput& people,
                                                   QuestionIndex question) const
{
    LabelAnswers answers{evaluation::evaluationInput(people, question), {}};
    const auto kept = ModelAnswers(m_context).all();
    if (!kept)
        return fail(kept.error());
    auto sets = labelSets(*kept, answers.input);
    if (!sets)
        return fail(sets.error());
    std::erase_if(*sets, [](const evaluation::PredictionSet& set) { return set.rows.empty(); });
    answers.predictions.sets = std::move(*sets);
    return answers;
}

Result<evaluation::ScenarioNames> PredictionReading::namesIn(const PredictionFiles& files,
                                                             const evaluation::Input& input) const
{
    evaluation::ScenarioNames names(input);
    if (files.ids.isEmpty())
        return names;
    const auto scenarios = m_context.read([&] { return m_context.scenarios.all(Items::All); });
    if (!scenarios)
        return fail(scenarios.error());
    auto known = evaluation::readReleaseIds(files.ids, input, *scenarios);
    if (!known)
        return fail(known.error());
    names.setReleaseIds(std::move(*known));
    return names;
}

Result<LabelAnswers> PredictionReading::readLabelFiles(const AgreementInput& people,
                                                       QuestionIndex question,
                                                       const PredictionFiles& files,
                                                       const CancelToken& cancel) const
{
    LabelAnswers answers{evaluation::evaluationInput(people, question), {}};
    const auto names = namesIn(files, answers.input);
    if (!names)
        return fail(names.error());
    auto predictions =
        evaluation::readPredictions(files.paths, answers.input, *names, files.options, cancel);
    if (!predictions)
        return fail(predictions.error());
    answers.predictions = std::move(*predictions);
    return answers;
}

Result<std::vector<LabelAnswers>>
PredictionReading::readAllLabelFiles(const AgreementInput& people, const PredictionFiles& files,
                                     const CancelToken& cancel) const
{
    const std::vector<Question>& questions = people.task->questions;
    std::vector<LabelAnswers> answered;
    std::optional<Error> unanswered;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto answers = readLabelFiles(people, static_cast<QuestionIndex>(i), files, cancel);
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
    const auto kept = ModelAnswers(m_context).named(names);
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

Result<GoldVectors> PredictionReading::goldVectors(PersonId adjudicator) const
{
    return readGold(m_context, adjudicator).map([](GoldReading read) {
        return std::move(read.vectors);
    });
}

Result<VectorStudy> PredictionReading::vectorStudy(PersonId adjudicator) const
{
    const auto gold = readGold(m_context, adjudicator);
    if (!gold)
        return fail(gold.error());
    return subtext::vectorStudy(gold->input, gold->vectors);
}

Result<std::vector<VectorSet>> PredictionReading::keptVectors(const VectorStudy& vectors) const
{
    const auto kept = ModelAnswers(m_context).all();
    if (!kept)
        return fail(kept.error());
    return vectorSets(*kept, vectors.emotions, vectors.input);
}

Result<std::vector<ModelAnswers::NewPredictions>>
PredictionReading::toKeep(const VectorStudy& vectors, VectorPredictions read) const
{
    const auto kept = ModelAnswers(m_context).named(namesOfSets(read.sets));
    if (!kept)
        return fail(kept.error());
    const auto known = vectorSets(*kept, vectors.emotions, vectors.input);
    if (!known)
        return fail(known.error());
    putWordsBack(read.sets, *known);
    return subtext::toKeep(read, vectors);
}

Result<ScenarioTexts> PredictionReading::scenarioTexts() const
{
    return m_context.readConsistently([&] {
        const auto task = m_context.db->task().shared();
        const std::vector<Scenario> scenarios = m_context.scenarios.all(Items::All);
        const AgreementInput input = readAgreementInput(m_context);
        requireVectors(m_context, *task);
        return subtext::scenarioTexts(input, scenarios);
    });
}

} // namespace subtext

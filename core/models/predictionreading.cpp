// SPDX-License-Identifier: MIT
#include "core/models/predictionreading.h"

#include "core/figures/agreementreading.h"
#include "core/models/keptforms.h"
#include "core/models/withoutwords.h"
#include "core/operation/studycontext.h"
#include "core/storage/predictionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

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
        const QHash<ScenarioId, Partition> said = context.predictions.parts();
        requireVectors(context, *input.task);
        GoldVectors vectors = goldVectors(input, said);
        return GoldReading{std::move(input), std::move(vectors)};
    });
}

ScenarioTexts readTexts(const StudyContext& context, const AgreementInput& input)
{
    const Task& task = *input.task;
    requireVectors(context, task);
    return {scenarioTexts(context.scenarios.all(Items::All), input), emotionNames(task)};
}

} // namespace

std::vector<entanglement::ScenarioText> scenarioTexts(const std::vector<Scenario>& scenarios,
                                                      const AgreementInput& input)
{
    const Task& task = *input.task;
    QHash<ScenarioId, const Scenario*> byId;
    for (const Scenario& scenario : scenarios)
        byId.insert(scenario.id, &scenario);
    const auto hero =
        std::find_if(task.scene.begin(), task.scene.end(),
                     [](const SceneField& field) { return field.place == FieldPlace::Hero; });
    const auto place = static_cast<std::size_t>(hero - task.scene.begin());
    std::vector<entanglement::ScenarioText> texts;
    for (const AgreementItem& item : input.items) {
        const Scenario* scenario = byId.value(item.scenario);
        const bool hasText = scenario != nullptr && hero != task.scene.end();
        texts.push_back(
            {hasText ? scenario->fields.at(place) : QString(), emotionsOf(item.gold), item.group});
    }
    return texts;
}

Result<LabelAnswers> PredictionReading::keptLabels(const AgreementInput& people,
                                                   QuestionIndex question) const
{
    const auto kept = ModelAnswers(m_context).all();
    if (!kept)
        return fail(kept.error());
    const std::vector questions{evaluation::evaluationInput(people, question)};
    const auto sets = labelSets(*kept, questions);
    if (!sets)
        return fail(sets.error());
    return LabelAnswers{questions.front(), columnsOf(*sets, FirstQuestion), {}};
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

Result<FileAnswers> PredictionReading::readFiles(std::vector<evaluation::Input> questions,
                                                 const PredictionFiles& files,
                                                 const CancelToken& cancel) const
{
    const auto names = namesIn(files, questions.front());
    if (!names)
        return fail(names.error());
    auto predictions =
        evaluation::readPredictions(files.paths, questions, *names, files.options, cancel);
    if (!predictions)
        return fail(predictions.error());
    return FileAnswers{std::move(questions), std::move(*predictions)};
}

Result<LabelAnswers> PredictionReading::readLabelFiles(const AgreementInput& people,
                                                       QuestionIndex question,
                                                       const PredictionFiles& files,
                                                       const CancelToken& cancel) const
{
    const auto read = readFiles({evaluation::evaluationInput(people, question)}, files, cancel);
    if (!read)
        return fail(read.error());
    return LabelAnswers{read->questions.front(), columnsOf(read->predictions.sets, FirstQuestion),
                        read->predictions};
}

Result<FileAnswers> PredictionReading::readAllLabelFiles(const AgreementInput& people,
                                                         const PredictionFiles& files,
                                                         const CancelToken& cancel) const
{
    auto read = readFiles(evaluation::evaluationInputs(people), files, cancel);
    if (!read)
        return read;
    std::vector<evaluation::PredictionSet>& sets = read->predictions.sets;
    const auto kept = ModelAnswers(m_context).named(namesOfSets(sets));
    if (!kept)
        return fail(kept.error());
    const auto known = labelSets(*kept, read->questions);
    if (!known)
        return fail(known.error());
    putWordsBack(sets, *known, read->questions);
    return read;
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

Result<std::vector<evaluation::PredictionSet>>
PredictionReading::keptVectors(const VectorStudy& vectors) const
{
    const auto kept = ModelAnswers(m_context).all();
    if (!kept)
        return fail(kept.error());
    return vectorSets(*kept, vectors.emotions, vectors.input);
}

Result<std::vector<ModelAnswers::NewPredictions>>
PredictionReading::toKeep(const VectorStudy& vectors,
                          std::vector<evaluation::PredictionSet> read) const
{
    const auto kept = ModelAnswers(m_context).named(namesOfSets(read));
    if (!kept)
        return fail(kept.error());
    const auto known = vectorSets(*kept, vectors.emotions, vectors.input);
    if (!known)
        return fail(known.error());
    putWordsBack(read, *known);
    return subtext::toKeep(read, vectors.emotions, vectors.input);
}

Result<ScenarioTexts> PredictionReading::scenarioTexts() const
{
    return m_context.readConsistently([&] {
        const AgreementInput input = readAgreementInput(m_context);
        return readTexts(m_context, input);
    });
}

Result<ScenarioTexts> PredictionReading::scenarioTexts(const AgreementInput& input) const
{
    return m_context.read([&] { return readTexts(m_context, input); });
}

} // namespace subtext

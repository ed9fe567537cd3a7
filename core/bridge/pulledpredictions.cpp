// SPDX-License-Identifier: MIT
#include "core/bridge/pulledpredictions.h"

#include "core/figures/agreementreading.h"
#include "core/models/goldvectors.h"
#include "core/models/labelreading.h"
#include "core/models/predictionreading.h"
#include "core/operation/studycontext.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QByteArrayList>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>

#include <algorithm>

namespace subtext {
namespace {

/// The scene of the study that a record tells of; it may have another id where Label Studio gave
/// it its number.
class KnownScenes
{
public:
    KnownScenes(const Task& task, const std::vector<Scenario>& scenarios)
        : m_task(task)
    {
        for (const Scenario& scenario : scenarios) {
            m_byName.insert(scenario.name(), &scenario);
            const QStringList texts = textsOf(scenario);
            const bool isFirst = !m_byTexts.contains(texts);
            m_byTexts.insert(texts, isFirst ? &scenario : nullptr);
        }
    }

    /// None where several scenes have the texts, and none of them the number.
    const Scenario* find(const ImportedRecord& record) const
    {
        const Scenario* named = m_byName.value(record.scenario.name());
        if (!record.isNumbered)
            return named;
        const QStringList texts = textsOf(record.scenario);
        return named && textsOf(*named) == texts ? named : m_byTexts.value(texts);
    }

private:
    QStringList textsOf(const Scenario& scenario) const
    {
        QStringList texts;
        for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
            if (m_task.scene[i].kind == FieldKind::Text)
                texts << scenario.fields.at(i);
        }
        return texts;
    }

    const Task& m_task;
    QHash<QString, const Scenario*> m_byName;
    QHash<QStringList, const Scenario*> m_byTexts; ///< Null where several have them.
};

/// As a prediction file says it.
QJsonObject lineOf(const Task& task, const QString& scenario, const ImportedAnswer& said)
{
    QJsonObject line{{QStringLiteral("scenario"), scenario},
                     {QStringLiteral("model"), said.annotator}};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (const auto choice = said.answer.ballot.at(i))
            line.insert(task.questions[i].token,
                        task.questions[i].options.at(slotOf(*choice)).token);
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        for (const ScalePoint& point : task.scales[i].points) {
            if (said.answer.scales.at(i) == point.value)
                line.insert(task.scales[i].token, point.word);
        }
    }
    return line;
}

bool answersAny(const Answer& answer)
{
    return std::any_of(answer.ballot.begin(), answer.ballot.end(),
                       [](const std::optional<Choice>& choice) { return choice.has_value(); });
}

/// When it was given, or changed; nothing is earlier than any time.
std::optional<qint64> momentOf(const ImportedAnswer& said)
{
    return said.origin ? said.origin->changedAt : std::nullopt;
}

/// By model and the scene's name.
using LatestOfEach = QMap<std::pair<QString, QString>, const ImportedAnswer*>;

/// Of those that answer a question, and of several at one time the last; counts the others.
LatestOfEach latestOfEach(const Task& task, const std::vector<Scenario>& scenarios,
                          const std::vector<ImportedFile>& files, PulledPredictions& pulled)
{
    const KnownScenes scenes(task, scenarios);
    LatestOfEach latest;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            const Scenario* scene = record.predictions.empty() ? nullptr : scenes.find(record);
            for (const ImportedAnswer& said : record.predictions) {
                if (!scene || !answersAny(said.answer)) {
                    ++pulled.notTaken;
                } else if (said.annotator.size() > LongestSetName) {
                    ++pulled.unnameable;
                } else {
                    const ImportedAnswer*& last = latest[{said.annotator, scene->name()}];
                    pulled.replaced += last ? 1 : 0;
                    if (!last || momentOf(*last) <= momentOf(said))
                        last = &said;
                }
            }
        }
    }
    return latest;
}

QByteArray linesOf(const Task& task, const LatestOfEach& latest)
{
    QByteArrayList lines;
    for (auto of = latest.begin(); of != latest.end(); ++of)
        lines << QJsonDocument(lineOf(task, of.key().second, **of)).toJson(QJsonDocument::Compact);
    return lines.join('\n');
}

bool isOpen(const std::optional<evaluation::PartAnswer>& part)
{
    const auto says = [](const std::optional<QString>& text) { return text && !text->isEmpty(); };
    return !part || (!says(part->stated) && !says(part->raw));
}

/// What is open is not said: a file has a column for each question that any of its rows answers.
void dropOpenQuestions(std::vector<evaluation::PredictionSet>& sets)
{
    for (evaluation::PredictionSet& set : sets) {
        for (evaluation::Prediction& row : set.rows) {
            if (std::all_of(row.parts.begin(), row.parts.end(), isOpen))
                continue;
            for (auto& part : row.parts) {
                if (isOpen(part))
                    part.reset();
            }
        }
    }
}

Result<std::vector<ModelAnswers::NewPredictions>> setsOf(StudyContext& context,
                                                         const QByteArray& lines)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("label-studio.jsonl")));
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size() || !file.flush())
        return fail(ErrorCode::IoFailure, file.fileName(), file.errorString());
    const auto people = context.readConsistently([&] { return readAgreementInput(context); });
    if (!people)
        return fail(people.error());
    auto answers =
        PredictionReading(context).readAllLabelFiles(*people, {{file.fileName()}, {}, {}});
    if (!answers)
        return fail(answers.error());
    dropOpenQuestions(answers->predictions.sets);
    return toKeep(*answers);
}

} // namespace

Result<PulledPredictions> keepPredictions(StudyContext& context,
                                          const std::vector<ImportedFile>& files, PersonId by)
{
    std::shared_ptr<const Task> task;
    std::vector<Scenario> scenarios;
    const auto read = context.readConsistently([&] {
        task = context.db->task().shared();
        scenarios = context.scenarios.all(Items::Counted);
    });
    if (!read)
        return fail(read.error());
    PulledPredictions pulled;
    const LatestOfEach latest = latestOfEach(*task, scenarios, files, pulled);
    if (latest.isEmpty())
        return pulled;
    if (hasVectors(*task)) {
        pulled.notTaken += latest.size();
        return pulled;
    }
    const auto sets = setsOf(context, linesOf(*task, latest));
    if (!sets)
        return fail(sets.error());
    const auto taken = ModelAnswers(context).take(*sets, by, ModelAnswers::Conflict::IsLeftOut);
    if (!taken)
        return fail(taken.error());
    pulled.sets = taken->sets;
    pulled.rows = taken->rows;
    pulled.known = taken->known;
    pulled.contradicted = taken->contradicted;
    return pulled;
}

} // namespace subtext

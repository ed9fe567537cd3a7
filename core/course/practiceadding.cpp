// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/coursestate.h"
#include "core/domain/goldlabel.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

[[noreturn]] void refuseLesson(const char* why, const QString& item, int people = 0)
{
    throw Failure({ErrorCode::InvalidValue, {}, people, 0, item, QString::fromLatin1(why)});
}

/// The scene as practice shows it: its texts, without what only a rule says of it.
Scenario sceneForPractice(const Task& task, const Scenario& of)
{
    Scenario scene;
    scene.sourceId = of.name();
    scene.group = of.group;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (!of.isGuessed(field) || task.scene[i].isRequired)
            scene.text(field) = of.text(field);
    }
    return scene;
}

/// Fails where somebody has still to label the item, or to see it again: practice would show them
/// its answer.
void requireNobodyWaits(StudyContext& context, const Scenario& scenario)
{
    const std::vector<PersonId> raters = context.people.raters(scenario.id);
    const auto open = std::count_if(raters.begin(), raters.end(), [&](PersonId rater) {
        return !context.answers.latest(rater, scenario.id);
    });
    if (open > 0)
        refuseLesson("practice-open", scenario.name(), static_cast<int>(open));
    const auto again = std::count_if(raters.begin(), raters.end(), [&](PersonId rater) {
        const std::vector<ScenarioId> ahead = repeatsAheadOf(context, rater);
        return std::find(ahead.begin(), ahead.end(), scenario.id) != ahead.end();
    });
    if (again > 0)
        refuseLesson("practice-repeats", scenario.name(), static_cast<int>(again));
}

/// "Fear / Surprise": the label, then what else was read.
QString readings(const Question& question, Choice label, const std::set<Choice>& others)
{
    const auto word = [&](Choice choice) {
        return question.options.at(static_cast<std::size_t>(indexOf(choice))).word;
    };
    QStringList words{word(label)};
    for (const Choice other : others)
        words << word(other);
    return words.join(QStringLiteral(" / "));
}

/// The final labels as the reference, and what the scene is about: the first question on which
/// people differed.
void takeLabels(StudyContext& context, const Scenario& scenario,
                const std::vector<Annotation>& answers, CalibrationItem& item)
{
    const Task& task = context.db->task().task();
    const auto history = context.decisions.ofScenario(scenario.id);
    const ItemGold gold = goldOf(scenario.id, resolveDecisions(history), answers,
                                 context.thresholds().splitFrom, task.questions.size());
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const GoldLabel& label = gold.labels[i];
        if (!label.label)
            refuseLesson("practice-unsettled", scenario.name());
        item.reference.ballot.at(i) = label.label;
        std::set<Choice> others;
        for (const Annotation& answer : answers) {
            if (const auto vote = answer.answer.ballot.at(i); vote && vote != label.label)
                others.insert(*vote);
        }
        if (label.isAmbiguous)
            item.also.at(i).assign(others.begin(), others.end());
        if (item.boundary.isEmpty() && (!others.empty() || task.questions.size() == 1))
            item.boundary = readings(task.questions[i], *label.label, others);
    }
    if (item.boundary.isEmpty()) // everybody read all of it alike
        item.boundary = scenario.name();
}

void takeScales(const Task& task, const Scenario& scenario, const std::vector<Annotation>& answers,
                CalibrationItem& item)
{
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (task.scales[i].isConfidence)
            continue;
        std::vector<int> points;
        for (const Annotation& answer : answers) {
            if (const auto point = answer.answer.scales.at(i))
                points.push_back(*point);
        }
        if (points.empty())
            refuseLesson("practice-scales", scenario.name());
        std::sort(points.begin(), points.end());
        item.reference.scales.at(i) = points[(points.size() - 1) / 2];
    }
}

/// The study's round as it stands, to go on from.
PracticeScenes roundToExtend(StudyContext& context)
{
    PracticeScenes scenes = practiceScenes(context);
    scenes.task = context.db->task().shared();
    return scenes;
}

} // namespace

Result<ChangeSet> Practice::add(ScenarioId scenario, const QString& note, PersonId by)
{
    return m_context.operate(QStringLiteral("study.task_text"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        const QString who = m_context.requireNoAnnotator(by);
        const auto scene = m_context.scenarios.byId(scenario);
        if (!scene || m_context.scenarios.leftOut().count(scenario) > 0)
            throw Failure(
                {ErrorCode::UnknownScenario, {}, 0, 0, scene ? scene->name() : QString(), {}});
        if (note.trimmed().isEmpty())
            refuseLesson("practice-note", scene->name());
        requireWithinLimit(note, "note");
        PracticeScenes round = roundToExtend(m_context);
        if (round.item(scene->name()))
            refuseLesson("practice-known", scene->name());
        requireNobodyWaits(m_context, *scene);
        CalibrationItem item;
        item.id = scene->name();
        item.scenario = sceneForPractice(*round.task, *scene);
        item.why = note.trimmed();
        const std::vector<Annotation> answers = m_context.answersOf(scenario);
        takeLabels(m_context, *scene, answers, item);
        takeScales(*round.task, *scene, answers, item);
        round.items.push_back(std::move(item));
        const QByteArray document = practiceDocument(round);
        if (const auto read = parsePractice(document, round.task); !read)
            throw Failure(read.error());
        QJsonObject detail =
            putTaskText(m_context, TaskText::Practice, QString::fromUtf8(document), changes);
        detail.insert(QStringLiteral("scenario"), scene->name());
        detail.insert(QStringLiteral("by"), who);
        return detail;
    });
}

} // namespace subtext

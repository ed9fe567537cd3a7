// SPDX-License-Identifier: MIT
#include "core/course/practice.h"

#include "core/course/courserules.h"
#include "core/course/coursestate.h"
#include "core/domain/goldlabel.h"
#include "core/operation/independentvoices.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/task/tasktexts.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace subtext {
namespace {

bool isBetter(const PracticeRound& one, const PracticeRound& other)
{
    if (one.accepted != other.accepted)
        return one.accepted > other.accepted;
    return one.meanDistance.value_or(0) < other.meanDistance.value_or(0);
}

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
    if (const qint64 open = openAnswers(context, scenario.id); open > 0)
        refuseLesson("practice-open", scenario.name(), static_cast<int>(open));
    const std::vector<PersonId> raters = context.people.raters(scenario.id);
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

/// The scene with what it teaches, but for the note. Fails as Practice::add does.
CalibrationItem lessonOf(StudyContext& context, const Scenario& scene, const PracticeScenes& round,
                         PersonId by)
{
    if (decidesBlind(context, by)) // what another decided would show
        refuseLesson("practice-blind", scene.name());
    if (round.item(scene.name()))
        refuseLesson("practice-known", scene.name());
    requireNobodyWaits(context, scene);
    CalibrationItem item;
    item.id = scene.name();
    item.scenario = sceneForPractice(*round.task, scene);
    const std::vector<Annotation> answers = context.answersOf(scene.id);
    takeLabels(context, scene, answers, item);
    takeScales(*round.task, scene, answers, item);
    return item;
}

/// Fails where there is none, or it is left out.
Scenario sceneToTeach(StudyContext& context, ScenarioId scenario)
{
    auto scene = context.scenarios.byId(scenario);
    if (!scene || context.scenarios.leftOut().count(scenario) > 0)
        throw Failure(
            {ErrorCode::UnknownScenario, {}, 0, 0, scene ? scene->name() : QString(), {}});
    return std::move(*scene);
}

} // namespace

PracticeRound countPractice(const PracticeScenes& scenes,
                            const std::vector<PracticeAnswer>& answers)
{
    PracticeRound round;
    int distance = 0;
    int ratings = 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = scenes.item(answer.item);
        if (!item)
            continue;
        const PracticeComparison comparison = comparePractice(*scenes.task, answer.answer, *item);
        round.round = answer.round;
        ++round.answered;
        round.labels += static_cast<int>(comparison.fits.size());
        round.accepted += comparison.fitting();
        for (const PracticeOffset& offset : comparison.offsets)
            distance += std::abs(offset.points);
        ratings += static_cast<int>(comparison.offsets.size());
    }
    if (ratings > 0)
        round.meanDistance = static_cast<double>(distance) / ratings;
    return round;
}

bool reachesBar(const PracticeRound& round, int bar)
{
    return bar <= 0 || (round.labels > 0 && 100 * round.accepted >= bar * round.labels);
}

std::vector<PracticeMixUp> practiceMixUps(const PracticeScenes& scenes,
                                          const std::vector<PracticeAnswer>& answers)
{
    // By question and reference: how often that was to be answered, and what was instead.
    std::map<std::pair<std::size_t, Choice>, int> taught;
    std::map<std::tuple<std::size_t, Choice, Choice>, int> mixed;
    const std::size_t questions = scenes.task ? scenes.task->questions.size() : 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = scenes.item(answer.item);
        for (std::size_t i = 0; item && i < questions; ++i) {
            const auto chosen = answer.answer.ballot.at(i);
            if (!chosen)
                continue;
            const Choice reference = *item->reference.ballot.at(i);
            ++taught[{i, reference}];
            if (!item->accepts(static_cast<QuestionIndex>(i), *chosen))
                ++mixed[{i, reference, *chosen}];
        }
    }
    std::vector<PracticeMixUp> mixUps;
    for (const auto& [pair, times] : mixed) {
        const auto& [question, reference, chosen] = pair;
        mixUps.push_back({static_cast<QuestionIndex>(question), reference, chosen, times,
                          taught.at({question, reference})});
    }
    std::stable_sort(
        mixUps.begin(), mixUps.end(),
        [](const PracticeMixUp& a, const PracticeMixUp& b) { return a.times > b.times; });
    return mixUps;
}

PracticeFit practiceFitOf(const Task& task, const QString& own)
{
    const QString json = own.isEmpty() ? shippedText(task, TaskText::Practice) : own;
    if (json.isEmpty())
        return PracticeFit::None;
    const auto scenes = parsePractice(json.toUtf8(), std::make_shared<const Task>(task));
    return scenes && !scenes->isEmpty() ? PracticeFit::Fitting : PracticeFit::Unfit;
}

Result<PracticeScenes> Practice::scenes(const QString& language) const
{
    return m_context.readConsistently([&] { return practiceScenes(m_context, language); });
}

Result<PracticeState> Practice::state(PersonId person) const
{
    return m_context.read([&] { return practiceOf(m_context, person); });
}

Result<bool> Practice::isDue(PersonId person) const
{
    return m_context.readConsistently([&] {
        const bool isAsked = m_context.study.protocol().isPracticeAsked &&
                             !m_context.study.isLocked() && !practiceScenes(m_context).isEmpty();
        return isAsked && !practiceOf(m_context, person).isPassed() &&
               m_context.answers.latestOf(person).empty();
    });
}

Result<ChangeSet> Practice::record(PersonId person, const QString& item, const Answer& answer,
                                   qint64 activeMs)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requirePerson(person);
        requireShortAnswer(m_context, answer);
        const PracticeState state = practiceOf(m_context, person);
        if (!practiceScenes(m_context).item(item) || isAnswered(state.answers, item))
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, item, QStringLiteral("item")});
        PracticeAnswer row;
        row.uuid = m_context.env.ids.next();
        row.person = person;
        row.item = item;
        row.round = state.round;
        row.at = m_context.env.clock.now();
        row.answer = answer;
        row.activeMs = activeMs;
        m_context.course.insertPractice(row);
        m_context.course.deleteShortDraft(person, ShortKind::Practice);
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
    });
}

Result<std::vector<PracticeResult>> Practice::results() const
{
    return m_context.readConsistently([&] {
        const PracticeScenes scenes = practiceScenes(m_context);
        const std::vector<PracticeSet> sets = practiceSets(m_context);
        const int bar = m_context.study.protocol().practiceBar;
        std::vector<PracticeResult> results;
        for (const Person& person : m_context.people.all()) {
            const PracticeRounds rounds =
                practiceRounds(scenes, m_context.course.practice(person.id));
            if (rounds.empty())
                continue;
            PracticeResult result;
            result.person = person.id;
            result.first = countPractice(scenes, rounds.begin()->second);
            result.best = result.first;
            for (const auto& [number, answers] : rounds) {
                const PracticeRound round = countPractice(scenes, answers);
                if (isBetter(round, result.best))
                    result.best = round;
            }
            const PracticeState state = practiceState(scenes, sets, rounds, bar);
            result.wholeRounds = state.completedRounds;
            result.bar = bar;
            result.isBarReached = state.completedRounds == 0 || state.isBarReached;
            result.mixUps = practiceMixUps(scenes, firstWholeRound(scenes, sets, rounds));
            results.push_back(result);
        }
        return results;
    });
}

Result<std::vector<PracticeMixUp>> Practice::mixUps() const
{
    return m_context.readConsistently([&] {
        const PracticeScenes scenes = practiceScenes(m_context);
        const std::vector<PracticeSet> sets = practiceSets(m_context);
        std::vector<PracticeAnswer> answers;
        for (const Person& person : m_context.people.all()) {
            const std::vector<PracticeAnswer> first = firstWholeRound(
                scenes, sets, practiceRounds(scenes, m_context.course.practice(person.id)));
            answers.insert(answers.end(), first.begin(), first.end());
        }
        return practiceMixUps(scenes, answers);
    });
}

Result<void> Practice::canAdd(ScenarioId scenario, PersonId by) const
{
    return m_context.readConsistently([&] {
        m_context.requireNoHandOut();
        m_context.requireNoAnnotator(by);
        lessonOf(m_context, sceneToTeach(m_context, scenario), roundToExtend(m_context), by);
    });
}

Result<ChangeSet> Practice::add(ScenarioId scenario, const QString& note, PersonId by)
{
    return m_context.operate(QStringLiteral("study.task_text"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        const QString who = m_context.requireNoAnnotator(by);
        const Scenario scene = sceneToTeach(m_context, scenario);
        if (note.trimmed().isEmpty())
            refuseLesson("practice-note", scene.name());
        requireWithinLimit(note, "note");
        PracticeScenes round = roundToExtend(m_context);
        CalibrationItem item = lessonOf(m_context, scene, round, by);
        item.why = note.trimmed();
        round.items.push_back(std::move(item));
        const QByteArray document = practiceDocument(round);
        if (const auto read = parsePractice(document, round.task); !read)
            throw Failure(read.error());
        QJsonObject detail =
            putTaskText(m_context, TaskText::Practice, QString::fromUtf8(document), changes);
        detail.insert(QStringLiteral("scenario"), scene.name());
        detail.insert(QStringLiteral("by"), who);
        return detail;
    });
}

} // namespace subtext

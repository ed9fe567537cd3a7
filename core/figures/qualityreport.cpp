// SPDX-License-Identifier: MIT
#include "core/figures/qualityreport.h"

#include "core/domain/outdateddecisions.h"
#include "core/operation/studycontext.h"
#include "core/quality/explanationchecks.h"
#include "core/quality/studychecks.h"
#include "core/quality/taskchecks.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/task/builtintasks.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

/// An answer of somebody; what it shows is kept once for all of them.
struct Answered
{
    std::optional<int> position;
    const QualityObservation* observation = nullptr;
};

std::vector<QualityObservation> inOrder(std::vector<Answered> answered)
{
    std::sort(answered.begin(), answered.end(), [](const Answered& a, const Answered& b) {
        return std::pair(a.position, a.observation->scenario) <
               std::pair(b.position, b.observation->scenario);
    });
    std::vector<QualityObservation> observations;
    observations.reserve(answered.size());
    for (const Answered& a : answered)
        observations.push_back(*a.observation);
    return observations;
}

/// What counts, by scenario and person, with the answers beside it: level 1 is there to name those
/// to items that are not assigned.
std::vector<const Annotation*> storedAnswers(const std::vector<Annotation>& counting,
                                             const std::vector<Annotation>& beside)
{
    std::vector<const Annotation*> stored;
    stored.reserve(counting.size() + beside.size());
    for (const std::vector<Annotation>* list : {&counting, &beside})
        for (const Annotation& annotation : *list)
            stored.push_back(&annotation);
    std::sort(stored.begin(), stored.end(), [](const Annotation* a, const Annotation* b) {
        return std::pair(a->scenario, a->person) < std::pair(b->scenario, b->person);
    });
    return stored;
}

/// The counting answers to items that are left out or not assigned. Throws.
std::vector<Annotation> answersBeside(StudyContext& context)
{
    std::vector<Annotation> answers = context.answers.latestUnassigned();
    for (const ScenarioId scenario : context.scenarios.leftOut())
        for (Annotation& annotation : context.answersOf(scenario))
            answers.push_back(std::move(annotation));
    return answers;
}

/// What counts, with the texts of scenes only where an explanation is held against them. Throws.
StudyData dataToCheck(StudyContext& context)
{
    StudyData data = context.snapshot(SceneTexts::Heads);
    const bool isExplained = std::any_of(
        data.annotations.begin(), data.annotations.end(),
        [](const Annotation& annotation) { return !annotation.answer.explanation.isEmpty(); });
    if (isExplained)
        data.scenarios = context.scenarios.all(Items::Counted);
    return data;
}

/// The splits among the flags of level 3: how many are decided, and which wait.
void describeSplits(QualityReport& report, const std::vector<ItemGold>& gold)
{
    QHash<ScenarioId, const ItemGold*> goldOf;
    for (const ItemGold& of : gold)
        goldOf.insert(of.scenario, &of);
    for (const QualityFlag& flag : report.level3) {
        if (flag.code != QualityCode::ThreeWaySplit)
            continue;
        const ItemGold* of = goldOf.value(flag.scenario, nullptr);
        if (of != nullptr && isSettledSplit(flag, *of)) {
            ++report.decided;
            report.settled.insert(keyOf(flag));
        } else {
            report.needsDecision.push_back(flag.scenario);
        }
    }
    std::sort(report.needsDecision.begin(), report.needsDecision.end());
}

/// What was decided of the rest: files may bring decisions about everything, and what they bring
/// is nobody's work here.
void describeDecisions(QualityReport& report, const StudyData& data)
{
    describeSplits(report, data.gold);
    report.outdated = outdatedScenarios(data.decisionHistory, data.annotations);
    QSet<ScenarioId> splits;
    for (const QualityFlag& flag : report.level3) {
        if (flag.code == QualityCode::ThreeWaySplit)
            splits.insert(flag.scenario);
    }
    report.decidedBeside =
        std::count_if(data.decisions.begin(), data.decisions.end(), [&](const Decision& decision) {
            return decision.isDecided() && decision.origin == Origin::Entered &&
                   !splits.contains(decision.scenario);
        });
}

std::vector<PersonId> assignedPeople(const StudyData& data, const SchemaContext& known)
{
    QSet<PersonId> assigned;
    for (const auto& [person, scenario] : known.assignments)
        assigned.insert(person);
    std::vector<PersonId> people;
    for (const Person& person : data.people) {
        if (assigned.contains(person.id))
            people.push_back(person.id);
    }
    return people;
}

QHash<PersonId, std::vector<QualityFlag>> takeFlags(QualityReport& report,
                                                    const std::vector<QualityFlag>& flags)
{
    QHash<PersonId, std::vector<QualityFlag>> flagsOf;
    const auto isOfAPerson = [](const QualityFlag& flag) { return qualityLevel(flag.code) == 2; };
    const auto ofPeople = static_cast<std::size_t>(
        std::count_if(flags.begin(), flags.end(), isOfAPerson)); // a large study has many
    report.level2.reserve(report.level2.size() + ofPeople);
    report.level3.reserve(report.level3.size() + flags.size() - ofPeople);
    for (const QualityFlag& flag : flags) {
        if (isOfAPerson(flag)) {
            report.level2.push_back(flag);
            flagsOf[flag.person].push_back(flag);
        } else {
            report.level3.push_back(flag);
        }
    }
    return flagsOf;
}

/// The flags with those of what people wrote beside their answers, sorted.
std::vector<QualityFlag> withExplanations(std::vector<QualityFlag> flags, const StudyData& data,
                                          const std::vector<GivenExplanation>& given,
                                          const QualityThresholds& thresholds, const Task& task)
{
    const auto ofTexts = checkExplanations(given, data.scenarios, task, thresholds);
    flags.insert(flags.end(), ofTexts.begin(), ofTexts.end());
    std::sort(flags.begin(), flags.end());
    return flags;
}

GivenExplanation explanationOf(const Annotation& annotation)
{
    return {annotation.person, annotation.scenario, annotation.answer.explanation};
}

/// By the checks that the report's task names.
void checkByTask(QualityReport& report, const StudyData& data, const SchemaContext& known,
                 const QualityThresholds& thresholds)
{
    const Task task = checkedTask(*report.task, thresholds);
    std::vector<TaskAnswer> answers;
    std::vector<GivenExplanation> given;
    QHash<PersonId, std::vector<TaskAnswer>> byPerson;
    for (const Annotation& annotation : data.annotations) {
        given.push_back(explanationOf(annotation));
        answers.push_back(taskAnswerOf(annotation));
        report.hasTimes = report.hasTimes || answers.back().responseMs.has_value();
        byPerson[annotation.person].push_back(answers.back());
    }
    const auto flagsOf =
        takeFlags(report, withExplanations(checkTask(answers, task, thresholds.splitFrom), data,
                                           given, thresholds, task));
    describeDecisions(report, data);
    // An item that splits on several questions waits once.
    std::vector<ScenarioId>& waiting = report.needsDecision;
    waiting.erase(std::unique(waiting.begin(), waiting.end()), waiting.end());
    for (const PersonId person : assignedPeople(data, known))
        report.people.push_back(
            taskPersonQuality(person, byPerson.value(person), task, flagsOf.value(person)));
}

} // namespace

QualityReport checkAnswers(const StudyData& data, const std::vector<const Annotation*>& stored,
                           const SchemaContext& known, const QualityThresholds& thresholds,
                           const Protocol& protocol, std::shared_ptr<const Task> task)
{
    QualityReport report;
    report.annotations = static_cast<qint64>(stored.size());
    if (task && task->layout != TaskLayout::Cei) {
        report.task = std::move(task);
        report.level1 = checkSchema(stored, known, protocol, report.task.get());
        checkByTask(report, data, known, thresholds);
        return report;
    }
    report.level1 = checkSchema(stored, known, protocol, nullptr);

    std::vector<QualityObservation> observations;
    observations.reserve(data.annotations.size()); // they stay where they are
    std::vector<GivenExplanation> given;
    QHash<PersonId, std::vector<Answered>> byPerson;
    for (const Annotation& annotation : data.annotations) {
        const auto observation = observationOf(annotation);
        if (!observation)
            continue;
        report.hasTimes = report.hasTimes || observation->responseMs.has_value();
        observations.push_back(*observation);
        given.push_back(explanationOf(annotation));
        byPerson[annotation.person].push_back({annotation.position, &observations.back()});
    }
    const auto flagsOf =
        takeFlags(report, withExplanations(checkAll(observations, thresholds), data, given,
                                           thresholds, task ? *task : defaultTask()));
    describeDecisions(report, data);
    for (const PersonId person : assignedPeople(data, known)) {
        const std::vector<Answered> own = byPerson.value(person);
        const bool isOrderKnown = std::all_of(own.begin(), own.end(), [](const Answered& answered) {
            return answered.position.has_value();
        });
        report.people.push_back(
            personQuality(person, inOrder(own), flagsOf.value(person), isOrderKnown));
    }
    return report;
}

bool isSettledSplit(const QualityFlag& flag, const ItemGold& gold)
{
    const auto question = flag.question.value_or(0);
    return flag.code == QualityCode::ThreeWaySplit && question < gold.labels.size() &&
           gold.labels[question].isSettled();
}

qint64 openFindings(const QualityReport& report, const std::map<FlagKey, Dismissal>& dismissals)
{
    const auto isOpen = [&](const QualityFlag& flag) {
        const auto dismissal = dismissals.find(keyOf(flag));
        return (dismissal == dismissals.end() || !dismissal->second.isDismissed) &&
               !report.settled.contains(keyOf(flag));
    };
    return std::count_if(report.level2.begin(), report.level2.end(), isOpen) +
           std::count_if(report.level3.begin(), report.level3.end(), isOpen);
}

Result<QualityReport> checkStudy(StudyContext& context)
{
    struct Moment
    {
        StudyData data;
        std::vector<Annotation> beside;
        SchemaContext known;
        QualityThresholds thresholds;
        Protocol protocol;
        std::shared_ptr<const Task> task;
        Result<std::map<PersonId, IntraAgreement>> repeats;
        QHash<ScenarioId, int> furtherToCome;
    };
    auto moment = context.readConsistently([&] {
        return Moment{dataToCheck(context),
                      answersBeside(context),
                      context.schemaContext(),
                      context.thresholds(),
                      context.study.protocol(),
                      context.db->task().shared(),
                      Repeats(context).intraAnnotatorAgreement(),
                      context.people.furtherToCome()};
    });
    if (!moment)
        return fail(moment.error());
    if (!moment->repeats)
        return fail(moment->repeats.error());
    QualityReport report =
        checkAnswers(moment->data, storedAnswers(moment->data.annotations, moment->beside),
                     moment->known, moment->thresholds, moment->protocol, std::move(moment->task));
    report.repeats = std::move(*moment->repeats);
    std::vector<ScenarioId>& open = report.needsDecision;
    const auto waiting = std::stable_partition(open.begin(), open.end(), [&](ScenarioId id) {
        return !moment->furtherToCome.contains(id);
    });
    report.waitsForMore.assign(waiting, open.end());
    open.erase(waiting, open.end());
    return report;
}

} // namespace subtext

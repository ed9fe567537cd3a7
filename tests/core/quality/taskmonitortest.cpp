// SPDX-License-Identifier: MIT
#include "core/quality/taskmonitor.h"

#include "core/base/pythonrandom.h"
#include "core/quality/qualityrecords.h"
#include "core/quality/studychecks.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <map>
#include <set>

using namespace subtext;
using namespace subtext::test;

/// The live monitor of any task against its checks over everything, and the limits that a study
/// puts in the place of the task's.
class TaskMonitorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomSequences_equalTheChecks_data();
    void randomSequences_equalTheChecks();
    void usualLimits_leaveTheTaskAlone();
    void changedLimits_goBeforeTheTasks();
    void changedValences_areThoseOfTheFirstQuestion();
    void keptLimits_areThoseThatWereChanged();
    void usualNumber_canBeSetAgainstTheTasks();
};

void TaskMonitorTest::randomSequences_equalTheChecks_data()
{
    QTest::addColumn<Task>("task");
    QTest::newRow("third task") << thirdTask();
    QTest::newRow("EmoScene") << *builtInTask(u"emoscene");
}

void TaskMonitorTest::randomSequences_equalTheChecks()
{
    QFETCH(Task, task);
    for (StraightLining& rule : task.checks.straightLining)
        rule.from = 4;
    task.checks.times->outlierFrom = 5;
    for (quint32 seed = 1; seed <= 20; ++seed) {
        PythonRandom random(seed);
        TaskMonitor monitor(task, 3);
        std::map<std::pair<PersonId, ScenarioId>, TaskAnswer> counting;
        std::set<FlagKey> reported;
        const auto all = [&] {
            std::vector<TaskAnswer> answers;
            for (const auto& [key, answer] : counting)
                answers.push_back(answer);
            return answers;
        };
        for (int step = 0; step < 60; ++step) {
            TaskAnswer answer;
            answer.person = PersonId{1 + random.below(4)};
            answer.scenario = ScenarioId{1 + random.below(12)};
            answer.position = static_cast<int>(answer.scenario.value);
            for (std::size_t i = 0; i < task.questions.size(); ++i)
                answer.ballot.at(i) = static_cast<Choice>(
                    random.below(random.below(3) == 0
                                     ? static_cast<std::uint32_t>(task.questions[i].options.size())
                                     : 1));
            for (std::size_t i = 0; i < task.scales.size(); ++i)
                answer.points.at(i) = task.scales[i]
                                          .points[random.below(static_cast<std::uint32_t>(
                                              task.scales[i].points.size()))]
                                          .value;
            answer.responseMs = 500 + random.below(20'000);
            counting[{answer.person, answer.scenario}] = answer;
            const auto change = monitor.upsert(answer);
            for (const QualityFlag& flag : change.disappeared)
                QCOMPARE(reported.erase(keyOf(flag)), std::size_t{1});
            for (const QualityFlag& flag : change.appeared)
                QVERIFY(reported.insert(keyOf(flag)).second);
            const std::vector<QualityFlag> expected = checkTask(all(), task, 3);
            QVERIFY(monitor.flags() == expected);
            std::set<FlagKey> keys;
            for (const QualityFlag& flag : expected)
                keys.insert(keyOf(flag));
            QCOMPARE(keys.size(), expected.size()); // a key names one flag
            QVERIFY(keys == reported);
        }
        TaskMonitor atOnce(task, 3);
        atOnce.reset(all());
        QVERIFY(atOnce.flags() == monitor.flags());
        for (int person = 1; person <= 4; ++person) {
            QVERIFY(atOnce.flags(PersonId{person}) == monitor.flags(PersonId{person}));
            QVERIFY(atOnce.person(PersonId{person}) == monitor.person(PersonId{person}));
        }
    }
}

void TaskMonitorTest::usualLimits_leaveTheTaskAlone()
{
    QCOMPARE(checkedTask(thirdTask(), QualityThresholds()), thirdTask());
    const QualityThresholds applied = appliedLimits(thirdTask(), QualityThresholds());
    QCOMPARE(applied.tooFastMs, qint64{2'000});
    QCOMPARE(applied.contradictionPoints, 1);
    QCOMPARE(applied.vadRange, 2.5);
    // Its two rules about straight-lining have not the same share.
    QVERIFY(!commonLimits(thirdTask()).straightLining);
    QCOMPARE(applied.straightLiningShare, QualityThresholds().straightLiningShare);
}

void TaskMonitorTest::changedLimits_goBeforeTheTasks()
{
    QualityThresholds limits;
    limits.straightLiningShare = 0.5;
    limits.straightLiningFrom = 3;
    limits.tooFastMs = 9'000;
    limits.vadRange = 1;
    limits.contradictionPoints = 3;
    const TaskChecks checks = checkedTask(thirdTask(), limits).checks;
    for (const StraightLining& rule : checks.straightLining) {
        QCOMPARE(rule.share, 0.5);
        QCOMPARE(rule.from, 3);
    }
    QCOMPARE(checks.times->tooFastMs, 9'000);
    QCOMPARE(checks.times->disengagedMs, thirdTask().checks.times->disengagedMs);
    QCOMPARE(checks.ranges.front().over, 1.0);
    QCOMPARE(checks.contradictions.front().distance, 3);
    limits.checksContradictions = false;
    QVERIFY(checkedTask(thirdTask(), limits).checks.contradictions.empty());
}

void TaskMonitorTest::changedValences_areThoseOfTheFirstQuestion()
{
    QualityThresholds limits;
    limits.positiveEmotions = 1U << 3U; // "hurried"
    limits.negativeEmotions = 1U << 0U; // "calm"
    const Task checked = checkedTask(thirdTask(), limits);
    const std::vector<Option>& options = checked.questions.front().options;
    QVERIFY(options[0].valence == Valence::Negative);
    QVERIFY(options[1].valence == Valence::None);
    QVERIFY(options[3].valence == Valence::Positive);
}

void TaskMonitorTest::keptLimits_areThoseThatWereChanged()
{
    const QualityThresholds usual;
    const QualityThresholds applied = appliedLimits(thirdTask(), usual);
    QCOMPARE(limitsToKeep(applied, applied, usual, thirdTask()), usual);
    QualityThresholds wanted = applied;
    wanted.tooFastMs = 4'000;
    const QualityThresholds kept = limitsToKeep(wanted, applied, usual, thirdTask());
    QCOMPARE(kept.tooFastMs, qint64{4'000});
    QCOMPARE(kept.vadRange, usual.vadRange); // still the task's
    QCOMPARE(kept.stated, 0U);
}

/// The task asks for 2 s where studies begin with 3 s.
void TaskMonitorTest::usualNumber_canBeSetAgainstTheTasks()
{
    const QualityThresholds usual;
    const QualityThresholds applied = appliedLimits(thirdTask(), usual);
    QualityThresholds wanted = applied;
    wanted.tooFastMs = usual.tooFastMs;
    QualityThresholds kept = limitsToKeep(wanted, applied, usual, thirdTask());
    Task checked = checkedTask(thirdTask(), kept);
    QCOMPARE(checked.checks.times->tooFastMs, usual.tooFastMs);
    QCOMPARE(checked.checks.times->disengagedMs, thirdTask().checks.times->disengagedMs);
    QCOMPARE(checked.checks.ranges, thirdTask().checks.ranges);
    // And back to what the task says.
    wanted = appliedLimits(checked, kept);
    wanted.tooFastMs = applied.tooFastMs;
    kept = limitsToKeep(wanted, appliedLimits(checked, kept), kept, thirdTask());
    QVERIFY(checkedTask(thirdTask(), kept) == thirdTask());
}

SUBTEXT_TEST(TaskMonitorTest)
#include "taskmonitortest.moc"

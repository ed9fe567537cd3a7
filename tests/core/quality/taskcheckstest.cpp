// SPDX-License-Identifier: MIT
#include "core/quality/taskchecks.h"

#include "core/quality/schemarules.h"
#include "core/task/builtintasks.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// The checks that a task names, on the example of the manual: tones, a board of three, a mood of
/// −2 … +2 and an effort of 1 … 5. Straight-lining counts from 12 items on.
class TaskChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneTone_isStraightLining();
    void fewItems_areNone();
    void oneVector_isAskedAboutWhereTheTaskDoes();
    void allNoAndAllYes_areVectorsOfTheirOwn();
    void openRows_makeNoVector();
    void contradiction_namesQuestionAndScale_data();
    void contradiction_namesQuestionAndScale();
    void ranges_areOfNumbers();
    void splits_areOfEachQuestion();
    void times_areThoseOfTheTask();
    void noChecks_findOnlySplits();
    void person_hasFiguresOfTheFirstQuestion();
    void form_goesByTheTask();

private:
    TaskAnswer answer(int person, int item, int tone, const char* wants = "nyn", int mood = 0,
                      int effort = 1) const;
    std::vector<QualityFlag> flagsOf(const std::vector<TaskAnswer>& answers) const;

    Task m_task;
};

namespace {

QList<int> codesOf(const std::vector<QualityFlag>& flags)
{
    QList<int> codes;
    for (const QualityFlag& flag : flags)
        codes << static_cast<int>(flag.code);
    return codes;
}

QList<int> listed(std::initializer_list<QualityCode> codes)
{
    QList<int> list;
    for (QualityCode code : codes)
        list << static_cast<int>(code);
    return list;
}

} // namespace

void TaskChecksTest::initTestCase()
{
    const auto task = readTask(subtext::test::sampleDocument());
    QVERIFY(task);
    m_task = *task;
}

TaskAnswer TaskChecksTest::answer(int person, int item, int tone, const char* wants, int mood,
                                  int effort) const
{
    TaskAnswer made;
    made.person = PersonId{person};
    made.scenario = ScenarioId{item};
    made.position = item;
    made.ballot[0] = static_cast<Choice>(tone);
    for (std::size_t row = 0; row < 3; ++row) {
        if (wants[row] != '?')
            made.ballot.at(row + 1) = wants[row] == 'y' ? Choice{1} : Choice{0};
    }
    made.points = {mood, effort};
    return made;
}

std::vector<QualityFlag> TaskChecksTest::flagsOf(const std::vector<TaskAnswer>& answers) const
{
    return checkTask(answers, m_task, 2);
}

void TaskChecksTest::oneTone_isStraightLining()
{
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 12; ++item)
        answers.push_back(answer(1, item, item <= 10 ? 3 : 0));
    const std::vector<QualityFlag> flags = flagsOf(answers);
    QCOMPARE(codesOf(flags), listed({QualityCode::StraightLining}));
    QCOMPARE(flags.front().question, std::optional<std::size_t>(0));
    QCOMPARE(flags.front().value, 10.0 / 12);
    QCOMPARE(flags.front().limit, 0.8);
    QVERIFY(!flags.front().scenario.isValid());
}

void TaskChecksTest::fewItems_areNone()
{
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 11; ++item)
        answers.push_back(answer(1, item, 3, "nnn"));
    QVERIFY(flagsOf(answers).empty());
    QVERIFY(flagsOf({}).empty());
}

void TaskChecksTest::oneVector_isAskedAboutWhereTheTaskDoes()
{
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 12; ++item)
        answers.push_back(answer(1, item, item % 5, "yny"));
    QVERIFY(flagsOf(answers).empty()); // the example asks about all no and all yes only
    Task every = m_task;
    every.checks.straightLining[1].isSameAsked = true;
    const std::vector<QualityFlag> flags = checkTask(answers, every, 2);
    QCOMPARE(codesOf(flags), listed({QualityCode::StraightLining}));
    QCOMPARE(flags.front().question, std::optional<std::size_t>(1)); // the board's first row
}

void TaskChecksTest::allNoAndAllYes_areVectorsOfTheirOwn()
{
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 12; ++item) {
        answers.push_back(answer(1, item, item % 5, "nnn"));
        answers.push_back(answer(2, item, item % 5, "yyy"));
    }
    const std::vector<QualityFlag> flags = flagsOf(answers);
    QList<int> expected;
    for (int item = 1; item <= 12; ++item) // everybody differs on all three rows
        expected += listed(
            {QualityCode::ThreeWaySplit, QualityCode::ThreeWaySplit, QualityCode::ThreeWaySplit});
    expected += listed({QualityCode::AllNo, QualityCode::AllYes});
    QCOMPARE(codesOf(flags), expected);
    QCOMPARE(flags.back().person, PersonId{2});
    QCOMPARE(flags.back().limit, 0.9);
}

void TaskChecksTest::openRows_makeNoVector()
{
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 12; ++item)
        answers.push_back(answer(1, item, item % 5, item == 12 ? "nn?" : "nnn"));
    QVERIFY(flagsOf(answers).empty()); // eleven whole vectors are too few
}

void TaskChecksTest::contradiction_namesQuestionAndScale_data()
{
    QTest::addColumn<int>("tone");
    QTest::addColumn<int>("mood");
    QTest::addColumn<QList<int>>("codes");
    const QList<int> positive = listed({QualityCode::ContradictionPositive});
    const QList<int> negative = listed({QualityCode::ContradictionNegative});
    QTest::newRow("grateful, displeased") << 1 << -1 << positive;
    QTest::newRow("grateful, bitter") << 1 << -2 << positive;
    QTest::newRow("grateful, even") << 1 << 0 << QList<int>();
    QTest::newRow("cross, pleased") << 4 << 1 << negative;
    QTest::newRow("worried, delighted") << 2 << 2 << negative;
    QTest::newRow("worried, bitter") << 2 << -2 << QList<int>();
    QTest::newRow("calm, delighted") << 0 << 2 << QList<int>();
}

void TaskChecksTest::contradiction_namesQuestionAndScale()
{
    QFETCH(int, tone);
    QFETCH(int, mood);
    QFETCH(QList<int>, codes);
    const std::vector<QualityFlag> flags = flagsOf({answer(1, 1, tone, "nyn", mood)});
    QCOMPARE(codesOf(flags), codes);
    if (flags.empty())
        return;
    QCOMPARE(flags.front().question, std::optional<std::size_t>(0));
    QVERIFY(flags.front().dimension == ScaleIndex{0});
    QCOMPARE(flags.front().value, static_cast<double>(mood));
    QCOMPARE(flags.front().limit, mood < 0 ? -1.0 : 1.0);
}

void TaskChecksTest::ranges_areOfNumbers()
{
    const std::vector<QualityFlag> flags =
        flagsOf({answer(1, 1, 0, "nyn", -2, 1), answer(2, 1, 0, "nyn", 1, 5),
                 answer(1, 2, 0, "nyn", -1, 1), answer(2, 2, 0, "nyn", 1, 5)});
    QCOMPARE(codesOf(flags), listed({QualityCode::VadRange})); // effort is not asked about
    QCOMPARE(flags.front().scenario, ScenarioId{1});
    QVERIFY(flags.front().dimension == ScaleIndex{0});
    QVERIFY(flags.front().value > flags.front().limit);
}

void TaskChecksTest::splits_areOfEachQuestion()
{
    const std::vector<TaskAnswer> answers{answer(1, 1, 0, "nyn"), answer(2, 1, 0, "nyy"),
                                          answer(3, 2, 0, "nyn"), answer(1, 2, 1, "nyn", 0)};
    const std::vector<QualityFlag> flags = flagsOf(answers);
    QCOMPARE(codesOf(flags), listed({QualityCode::ThreeWaySplit, QualityCode::ThreeWaySplit}));
    QCOMPARE(flags[0].question, std::optional<std::size_t>(3)); // the apology
    QCOMPARE(flags[1].question, std::optional<std::size_t>(0)); // the tone
    QCOMPARE(flags[0].value, 2.0);
    QVERIFY(checkTask(answers, m_task, 3).empty()); // the third vote is still to come
}

void TaskChecksTest::times_areThoseOfTheTask()
{
    std::vector<TaskAnswer> answers{answer(1, 1, 0), answer(1, 2, 1), answer(1, 3, 2)};
    answers[0].responseMs = 1'999;
    answers[1].responseMs = 2'000;
    const std::vector<QualityFlag> flags = flagsOf(answers);
    QCOMPARE(codesOf(flags), listed({QualityCode::TooFast}));
    QCOMPARE(flags.front().limit, 2'000.0);
    QVERIFY(!flags.front().question);
}

void TaskChecksTest::noChecks_findOnlySplits()
{
    Task plain = m_task;
    plain.checks = {};
    std::vector<TaskAnswer> answers;
    for (int item = 1; item <= 20; ++item)
        answers.push_back(answer(1, item, 1, "nnn", -2));
    answers.front().responseMs = 1;
    QVERIFY(checkTask(answers, plain, 2).empty());
}

void TaskChecksTest::person_hasFiguresOfTheFirstQuestion()
{
    std::vector<TaskAnswer> answers{answer(1, 1, 4), answer(1, 3, 2), answer(1, 2, 2),
                                    answer(1, 4, 2), answer(1, 5, 4)};
    answers[0].responseMs = 10'000;
    const std::vector<QualityFlag> flags{
        {QualityCode::TooFast, PersonId{1}, ScenarioId{1}, std::nullopt, 1, 2}};
    const PersonQuality quality = taskPersonQuality(PersonId{1}, answers, m_task, flags);
    QCOMPARE(quality.labelled, 5);
    QCOMPARE(quality.longestRun, std::optional(3)); // in the order of the items
    QCOMPARE(quality.dominantShare, 0.6);
    QCOMPARE(quality.dominantAnswers.size(), std::size_t{1});
    QVERIFY(quality.dominantAnswers.front().at(0) == Choice{2});
    QVERIFY(!quality.dominantAnswers.front().at(1));
    QVERIFY(quality.dominantEmotions.empty());
    answers.push_back(answer(1, 6, 4));
    const PersonQuality tied = taskPersonQuality(PersonId{1}, answers, m_task, flags);
    QCOMPARE(tied.dominantAnswers.size(), std::size_t{2});
    QVERIFY(tied.dominantAnswers.back().at(0) == Choice{4});
    QCOMPARE(tied.dominantShare, 0.5);
    QCOMPARE(quality.flagRate, 0.2);
    QCOMPARE(quality.medianMs, std::optional<qint64>(10'000));
    QCOMPARE(taskPersonQuality(PersonId{1}, {}, m_task, {}).dominantShare, 0.0);
}

void TaskChecksTest::form_goesByTheTask()
{
    Annotation annotation;
    annotation.scenario = ScenarioId{1};
    annotation.person = PersonId{1};
    annotation.origin = Origin::Imported;
    annotation.answer.ballot = {Choice{9}, Choice{1}, std::nullopt, Choice{0}};
    annotation.answer.scales = {3, std::nullopt};
    SchemaContext known;
    known.scenarios = {ScenarioId{1}};
    known.people = {PersonId{1}};
    known.assignments = {{PersonId{1}, ScenarioId{1}}};
    QStringList found;
    for (const SchemaProblem& problem : checkSchema({&annotation, 1}, known, Protocol(), m_task))
        found << problem.field + u' ' + schemaToken(problem.code) + u' ' + problem.value;
    const QStringList expected{
        QStringLiteral("tone unknown_option 9"), QStringLiteral("repair missing_answer "),
        QStringLiteral("mood scale_out_of_range 3"), QStringLiteral("effort missing_scale ")};
    QCOMPARE(found, expected);
    // Eight rows, no scale and no explanation: nothing else is missed.
    annotation.origin = Origin::Entered;
    annotation.answer = {};
    for (std::size_t row = 0; row < 8; ++row)
        annotation.answer.ballot.at(row) = Choice{0};
    QVERIFY(checkSchema({&annotation, 1}, known, Protocol(), *builtInTask(u"emoscene")).empty());
}

SUBTEXT_TEST(TaskChecksTest)
#include "taskcheckstest.moc"

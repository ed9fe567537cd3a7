// SPDX-License-Identifier: MIT
#include "core/domain/steps.h"

#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// What one answer takes from another, step by step.
class StepsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void step_isTakenAlone_data();
    void step_isTakenAlone();
    void flag_isSaidWithoutAStep();
    void sweep_comesAndGoesWithItsRow();
    void differingSteps_areNamedInTheirOrder();

private:
    static const Task& cei() { return *builtInTask(u"cei"); }
};

void StepsTest::step_isTakenAlone_data()
{
    QTest::addColumn<int>("step");
    for (const StepIndex step : Steps(cei()).all())
        QTest::addRow("%d", static_cast<int>(step)) << static_cast<int>(step);
}

void StepsTest::step_isTakenAlone()
{
    QFETCH(int, step);
    const std::vector<StepIndex> steps{static_cast<StepIndex>(step)};
    Answer said = completeAnswer();
    said.isFlagged = true;
    const Answer taken = withSteps(Answer(), said, steps, cei());
    QVERIFY(!taken.isFlagged);
    QVERIFY(differingSteps(taken, Answer(), cei()) == steps);
    std::vector<StepIndex> others = Steps(cei()).all();
    std::erase(others, steps.front());
    QVERIFY(differingSteps(taken, said, cei()) == others);
    QVERIFY(withSteps(taken, Answer(), steps, cei()).isEmpty());
}

void StepsTest::flag_isSaidWithoutAStep()
{
    Answer said;
    said.isFlagged = true;
    said.flagReason = QStringLiteral("Two speakers.");
    Answer expected = completeAnswer();
    QVERIFY(withSteps(expected, said, Steps(cei()).all(), cei()).isEmpty());
    expected.isFlagged = true;
    expected.flagReason = said.flagReason;
    QVERIFY(withSteps(completeAnswer(), said, {}, cei()) == expected);
    QVERIFY(differingSteps(completeAnswer(), expected, cei()).empty());
}

void StepsTest::sweep_comesAndGoesWithItsRow()
{
    const Task& task = *builtInTask(u"emoscene");
    Answer said;
    said.ballot[1] = said.ballot[2] = Choice{0};
    said.swept = 0b110;
    Answer answer = withSteps(Answer(), said, {StepIndex{2}}, task);
    QVERIFY(!answer.ballot[1]);
    QCOMPARE(answer.swept, quint16{0b100});
    answer = withSteps(said, answer, {StepIndex{1}}, task);
    QCOMPARE(answer.swept, quint16{0b100});
    Answer byHand = said;
    byHand.swept = 0b010;
    QVERIFY(differingSteps(said, byHand, task) == std::vector{StepIndex{2}});
}

void StepsTest::differingSteps_areNamedInTheirOrder()
{
    QVERIFY(differingSteps(completeAnswer(), completeAnswer(), cei()).empty());
    Answer other = completeAnswer(Emotion::Fear);
    other.explanation = QStringLiteral("Another one.");
    other.scale(Dimension::Arousal).reset();
    QVERIFY(differingSteps(completeAnswer(Emotion::Joy), other, cei()) ==
            (std::vector{Step::Emotion, Step::Arousal, Step::Explanation}));
}

SUBTEXT_TEST(StepsTest)

#include "stepstest.moc"

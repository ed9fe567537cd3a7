// SPDX-License-Identifier: MIT
#include "core/release/answermarks.h"

#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What tells whether a scenario is still answered as it was.
class AnswerMarksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAnsweredScenario_hasAMark();
    void order_doesNotMatter();
    void labelOrRating_changesTheMarkOfItsScenarioAlone();
    void explanation_changesNothing();
};

void AnswerMarksTest::everyAnsweredScenario_hasAMark()
{
    const StudyData data = sampleData();
    const AnswerMarks marks = answerMarks(data.scenarios, data.annotations);
    QCOMPARE(marks.size(), data.scenarios.size());
    QVERIFY(answerMarks(data.scenarios, {}).empty());
    QVERIFY(answerMarks({}, data.annotations).empty());
}

void AnswerMarksTest::order_doesNotMatter()
{
    StudyData data = sampleData();
    const AnswerMarks before = answerMarks(data.scenarios, data.annotations);
    std::reverse(data.annotations.begin(), data.annotations.end());
    QCOMPARE(answerMarks(data.scenarios, data.annotations), before);
}

void AnswerMarksTest::labelOrRating_changesTheMarkOfItsScenarioAlone()
{
    StudyData data = sampleData();
    const AnswerMarks before = answerMarks(data.scenarios, data.annotations);
    Annotation& changed = data.annotations.front();
    const auto scene = std::find_if(data.scenarios.begin(), data.scenarios.end(),
                                    [&](const Scenario& of) { return of.id == changed.scenario; });
    const Answer kept = changed.answer;
    changed.answer.ballot[0] =
        kept.ballot[0] == Choice(Emotion::Trust) ? Emotion::Anticipation : Emotion::Trust;
    QCOMPARE(answeredOtherwise(before, answerMarks(data.scenarios, data.annotations)),
             QStringList{scene->name()});
    changed.answer = kept;
    QVERIFY(answeredOtherwise(before, answerMarks(data.scenarios, data.annotations)).isEmpty());
    changed.answer.scales[0].reset();
    QCOMPARE(answeredOtherwise(before, answerMarks(data.scenarios, data.annotations)),
             QStringList{scene->name()});
}

void AnswerMarksTest::explanation_changesNothing()
{
    StudyData data = sampleData();
    const AnswerMarks before = answerMarks(data.scenarios, data.annotations);
    data.annotations.front().answer.explanation += QStringLiteral(" And more.");
    QCOMPARE(answerMarks(data.scenarios, data.annotations), before);
}

SUBTEXT_TEST(AnswerMarksTest)
#include "answermarkstest.moc"

// SPDX-License-Identifier: MIT
#include "core/release/answerdigests.h"

#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What tells whether a scenario is still answered as it was.
class AnswerDigestsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAnsweredScenario_hasADigest();
    void order_doesNotMatter();
    void labelOrRating_changesTheDigestOfItsScenarioAlone();
    void explanation_changesNothing();
};

void AnswerDigestsTest::everyAnsweredScenario_hasADigest()
{
    const StudyData data = sampleData();
    const AnswerDigests digests = answerDigests(data.scenarios, data.annotations);
    QCOMPARE(digests.size(), data.scenarios.size());
    QVERIFY(answerDigests(data.scenarios, {}).empty());
    QVERIFY(answerDigests({}, data.annotations).empty());
}

void AnswerDigestsTest::order_doesNotMatter()
{
    StudyData data = sampleData();
    const AnswerDigests before = answerDigests(data.scenarios, data.annotations);
    std::reverse(data.annotations.begin(), data.annotations.end());
    QCOMPARE(answerDigests(data.scenarios, data.annotations), before);
}

void AnswerDigestsTest::labelOrRating_changesTheDigestOfItsScenarioAlone()
{
    StudyData data = sampleData();
    const AnswerDigests before = answerDigests(data.scenarios, data.annotations);
    Annotation& changed = data.annotations.front();
    const auto scene = std::find_if(data.scenarios.begin(), data.scenarios.end(),
                                    [&](const Scenario& of) { return of.id == changed.scenario; });
    const Answer kept = changed.answer;
    changed.answer.ballot[0] =
        kept.ballot[0] == Choice(Emotion::Trust) ? Emotion::Anticipation : Emotion::Trust;
    QCOMPARE(answeredOtherwise(before, answerDigests(data.scenarios, data.annotations)),
             QStringList{scene->name()});
    changed.answer = kept;
    QVERIFY(answeredOtherwise(before, answerDigests(data.scenarios, data.annotations)).isEmpty());
    changed.answer.scales[0].reset();
    QCOMPARE(answeredOtherwise(before, answerDigests(data.scenarios, data.annotations)),
             QStringList{scene->name()});
}

void AnswerDigestsTest::explanation_changesNothing()
{
    StudyData data = sampleData();
    const AnswerDigests before = answerDigests(data.scenarios, data.annotations);
    data.annotations.front().answer.explanation += QStringLiteral(" And more.");
    QCOMPARE(answerDigests(data.scenarios, data.annotations), before);
}

SUBTEXT_TEST(AnswerDigestsTest)
#include "answerdigeststest.moc"

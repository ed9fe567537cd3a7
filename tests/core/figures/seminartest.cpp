// SPDX-License-Identifier: MIT
#include "core/figures/seminar.h"

#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <numeric>

using namespace subtext;
using namespace subtext::test;

/// What a seminar says of a study's items; who said it, it does not.
class SeminarReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settledItems_standHardestFirst();
    void votesAndPoints_areCounted();
    void cues_areCountedByWord();
    void openSplit_isLeftOut();
};

// Four items have labels by their votes, and the split was decided: it is the hardest.
void SeminarReadingTest::settledItems_standHardestFirst()
{
    ReleaseStudy study;
    const Seminar seminar = must(study->figures().seminar());
    QCOMPARE(seminar.items.size(), 5U);
    QCOMPARE(seminar.leftOut, 0);
    QCOMPARE(seminar.items.front().scene.id, study.split());
    for (std::size_t i = 1; i < seminar.items.size(); ++i)
        QVERIFY(seminar.items[i - 1].severity >= seminar.items[i].severity);
    const GoldLabel& gold = seminar.items.front().questions.front().gold;
    QCOMPARE(gold.label, std::optional(Emotion::Sadness));
    QVERIFY(gold.note.contains(QStringLiteral("reading fits")));
}

void SeminarReadingTest::votesAndPoints_areCounted()
{
    ReleaseStudy study;
    const Seminar seminar = must(study->figures().seminar());
    const SeminarItem& split = seminar.items.front();
    QCOMPARE(split.answers, 3);
    QVERIFY(split.isSplit);
    QCOMPARE(split.questions.front().votes, (std::vector<int>{1, 1, 1, 0, 0, 0, 0, 0}));
    const SeminarItem& last = seminar.items.back(); // all say the fourth option
    QCOMPARE(last.questions.front().votes, (std::vector<int>{0, 0, 0, 3, 0, 0, 0, 0}));
    QCOMPARE(last.severity, 0.0);
    QVERIFY(!last.isSplit);
    QCOMPARE(last.scales.size(), 4U);
    for (const std::vector<int>& points : last.scales)
        QCOMPARE(std::accumulate(points.begin(), points.end(), 0), 3);
}

void SeminarReadingTest::cues_areCountedByWord()
{
    ReleaseStudy study;
    const Scenario scene = must(study->scenarios()).back();
    const QString& text = scene.text(ScenePart::Utterance); // "Well, that went really great."
    Answer answer = ReleaseStudy::answerOf(Emotion::Joy);
    answer.cues = withWordsToggled({}, ScenePart::Utterance, text, 3, 4);
    must(study.labelling().submit(study.annotator(), scene.id, submissionOf(answer)));
    const Seminar seminar = must(study->figures().seminar());
    const SeminarItem& item = seminar.items.front();
    QCOMPARE(item.marking, 1);
    QCOMPARE(item.cues,
             (std::vector<SeminarCue>{{ScenePart::Utterance, QStringLiteral("really"), 1},
                                      {ScenePart::Utterance, QStringLiteral("great"), 1}}));
}

void SeminarReadingTest::openSplit_isLeftOut()
{
    ReleasePlan plan;
    plan.isSplitDecided = false;
    ReleaseStudy study(plan);
    const Seminar seminar = must(study->figures().seminar());
    QCOMPARE(seminar.items.size(), 4U);
    QCOMPARE(seminar.leftOut, 1);
}

SUBTEXT_TEST(SeminarReadingTest)
#include "seminartest.moc"

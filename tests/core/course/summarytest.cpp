// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class SummaryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void untouchedWork_isAllOpen();
    void figures_areThoseWorkedOutByHand();
    void activeTime_doesNotGrowByLooking();
    void median_ofAnEvenNumberIsTheMiddle();
    void handIn_isRecordedAsOftenAsSomebodyDoes();
    void handIn_leavesAFileThatIsWhole();
};

namespace {

void submit(TestStudy& study, int item, Choice emotion, qint64 activeMs, bool isFlagged = false)
{
    Answer answer = completeAnswer(emotion);
    answer.isFlagged = isFlagged;
    answer.flagReason = isFlagged ? QStringLiteral("odd") : QString();
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(item),
                                          submissionOf(answer, {0, 2 * activeMs, activeMs, 0})));
}

} // namespace

void SummaryTest::untouchedWork_isAllOpen()
{
    TestStudy study;
    const auto summary = study.labelling().summary(study.person(1));
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->assigned, 10);
    QCOMPARE(summary->submitted, 0);
    QCOMPARE(summary->open.size(), std::size_t{10});
    QVERIFY(!summary->medianActiveMs);
    QVERIFY(!summary->handedIn);
    QVERIFY(!summary->isComplete());
}

void SummaryTest::figures_areThoseWorkedOutByHand()
{
    TestStudy study;
    submit(study, 1, Emotion::Joy, 10'000);
    submit(study, 2, Emotion::Joy, 50'000);
    submit(study, 3, Emotion::Fear, 20'000, true);
    submit(study, 3, Emotion::Anger, 5'000); // 25,000 with the visit before; no longer flagged
    submit(study, 4, Emotion::Trust, 1'000, true);
    submit(study, 5, Emotion::Joy, 30'000);
    VERIFY_HOLDS(
        study.labelling().leave(study.person(1), study.scenario(6), {}, {0, 9'000, 4'000, 0}));
    Draft draft;
    draft.answer = completeAnswer(Emotion::Sadness);
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(7), draft));

    const auto summary = study.labelling().summary(study.person(1));
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->assigned, 10);
    QCOMPARE(summary->submitted, 5);
    QCOMPARE(summary->flagged, 1);
    QCOMPARE(summary->revised, 1);
    const std::vector<std::vector<qint64>> chosen{{3, 1, 0, 0, 0, 0, 1, 0}};
    QVERIFY(summary->chosen == chosen);
    QCOMPARE(summary->activeMs, 10'000 + 50'000 + 25'000 + 1'000 + 30'000); // of the answers
    QCOMPARE(summary->medianActiveMs.value(), 25'000); // of 1, 10, 25, 30, 50 thousand
    QCOMPARE(summary->open.size(), std::size_t{5});
    QCOMPARE(summary->changedSince.size(), std::size_t{1});
    QVERIFY(summary->changedSince.front().scenario == study.scenario(1));
    for (std::size_t i = 1; i < summary->open.size(); ++i)
        QVERIFY(summary->open[i - 1].position < summary->open[i].position);
    QVERIFY(!summary->isComplete());
}

void SummaryTest::activeTime_doesNotGrowByLooking()
{
    TestStudy study;
    submit(study, 1, Emotion::Joy, 10'000);
    submit(study, 2, Emotion::Joy, 50'000);
    VERIFY_HOLDS(
        study.labelling().leave(study.person(1), study.scenario(1), {}, {0, 9'000, 9'000, 0}));
    QCOMPARE(must(study.labelling().summary(study.person(1))).activeMs, 60'000);
    submit(study, 1, Emotion::Fear, 1'000); // now it was time for an answer
    QCOMPARE(must(study.labelling().summary(study.person(1))).activeMs, 70'000);
}

void SummaryTest::median_ofAnEvenNumberIsTheMiddle()
{
    TestStudy study;
    for (int item = 1; item <= 10; ++item)
        submit(study, item, Emotion::Joy, item * 1'000);
    const auto summary = study.labelling().summary(study.person(1));
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->medianActiveMs.value(), 5'500);
    QVERIFY(summary->isComplete());
}

void SummaryTest::handIn_isRecordedAsOftenAsSomebodyDoes()
{
    TestStudy study;
    submit(study, 1, Emotion::Joy, 1'000);
    study.clock.advance(60'000);
    const auto first = study.labelling().handIn(study.person(1));
    VERIFY_HOLDS(first);
    QCOMPARE(first->at, FixedClock::Start + 60'000);
    QCOMPARE(first->submitted, 1);
    QCOMPARE(first->open, 9);
    submit(study, 2, Emotion::Joy, 1'000); // work goes on after handing in
    study.clock.advance(60'000);
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    study.reopen();
    const auto summary = study.labelling().summary(study.person(1));
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->handedIn->at, FixedClock::Start + 120'000);
    QCOMPARE(summary->handedIn->submitted, 2);
    QCOMPARE(summary->handedIn->open, 8);
    QVERIFY(!study.labelling().summary(study.person(2))->handedIn);
    QCOMPARE(RawSql(study.path()).value(QStringLiteral("SELECT count(*) FROM hand_in")),
             QStringLiteral("2"));
}

void SummaryTest::handIn_leavesAFileThatIsWhole()
{
    TestStudy study;
    submit(study, 1, Emotion::Joy, 1'000);
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    // The study is still open; its file alone is mailed.
    const QTemporaryDir elsewhere;
    const QString path =
        writeFile(elsewhere.filePath(QStringLiteral("mailed.subtext")), readFile(study.path()));
    const auto mailed = Study::open(path, Study::Access::Read, study.environment());
    VERIFY_HOLDS(mailed);
    QCOMPARE(must((*mailed)->counts()).annotations, 1);
    QVERIFY((*mailed)->labelling().summary(study.person(1))->handedIn.has_value());
    VERIFY_HOLDS((*mailed)->verifyAudit());
}

SUBTEXT_TEST(SummaryTest)

#include "summarytest.moc"

// SPDX-License-Identifier: MIT
#include "core/quality/worktime.h"

#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;

/// How long people worked, from what their answers say of it.
class WorkTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sessions_endWithALongGap_data();
    void sessions_endWithALongGap();
    void hours_areOfTimedAnswersOnly();
    void revisions_belongToSessions();
    void decisions_haveTheirOwnTimes();
};

namespace {

constexpr qint64 Minute = 60'000;

Annotation answerAt(PersonId person, qint64 minutes)
{
    Annotation annotation;
    annotation.person = person;
    annotation.submittedAt = minutes * Minute;
    return annotation;
}

Decision decisionAt(PersonId person, qint64 minutes, std::optional<qint64> activeMs)
{
    Decision decision;
    decision.person = person;
    decision.decidedAt = minutes * Minute;
    decision.activeMs = activeMs;
    return decision;
}

} // namespace

void WorkTimeTest::sessions_endWithALongGap_data()
{
    QTest::addColumn<QList<qint64>>("minutes");
    QTest::addColumn<int>("sessions");
    QTest::newRow("nothing") << QList<qint64>{} << 0;
    QTest::newRow("one answer") << QList<qint64>{5} << 1;
    QTest::newRow("exactly the gap") << QList<qint64>{0, 30, 60} << 1;
    QTest::newRow("longer") << QList<qint64>{0, 31, 62} << 3;
    QTest::newRow("in any order") << QList<qint64>{100, 0, 10, 110, 100} << 2;
}

void WorkTimeTest::sessions_endWithALongGap()
{
    QFETCH(QList<qint64>, minutes);
    std::vector<qint64> moments;
    for (const qint64 minute : std::as_const(minutes))
        moments.push_back(minute * Minute);
    QTEST(int(sessionsOf(moments)), "sessions");
}

void WorkTimeTest::hours_areOfTimedAnswersOnly()
{
    const PersonId person{1};
    Annotation seen = answerAt(person, 0);
    seen.timings.emplace();
    seen.timings->visits = 2;
    seen.timings->activeMs = 15'000;
    seen.timings->wallMs = 20'000;
    Annotation wallAlone = answerAt(person, 10);
    wallAlone.timings.emplace();
    wallAlone.timings->wallMs = 7'000;
    const std::vector<Annotation> answers{seen, wallAlone, answerAt(person, 50)};
    const auto times = labellingTimes(answers, answers);
    QCOMPARE(times.size(), std::size_t(1));
    QVERIFY(times.at(person) == (WorkTime{1, 15'000, 2, 27'000, 2}));
}

void WorkTimeTest::revisions_belongToSessions()
{
    const PersonId person{1};
    const Annotation first = answerAt(person, 0);
    const Annotation revised = answerAt(person, 500);
    const auto times = labellingTimes({revised}, {first, revised});
    QVERIFY(times.at(person) == (WorkTime{0, 0, 0, 0, 2}));
    Annotation undated = first;
    undated.submittedAt.reset();
    QVERIFY(labellingTimes({undated}, {undated}).empty());
}

void WorkTimeTest::decisions_haveTheirOwnTimes()
{
    const PersonId one{1};
    const PersonId other{2};
    const auto times =
        decidingTimes({decisionAt(one, 0, 4'000), decisionAt(one, 20, 6'000),
                       decisionAt(other, 21, std::nullopt), decisionAt({}, 22, 1'000)});
    QCOMPARE(times.size(), std::size_t(2));
    QVERIFY(times.at(one) == (WorkTime{2, 10'000, 0, 0, 1}));
    QVERIFY(times.at(other) == (WorkTime{0, 0, 0, 0, 1}));
}

SUBTEXT_TEST(WorkTimeTest)
#include "worktimetest.moc"

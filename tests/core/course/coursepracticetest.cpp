// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/mailstudy.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>

using namespace subtext;
using namespace subtext::test;

/// The calibration round: items, rounds, and what is counted of them.
class CoursePracticeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void practice_goesThroughTheItemsInRounds();
    void practiceAnswer_countsOncePerRound();
    void twoCopiesOfOneRound_countTheEarlierAnswers();
    void incompletePractice_isRefused();
    void practice_isDueBeforeTheFirstItemOnly();
    void practiceResults_compareFirstAndBestRound();
    void practiceResults_countDistancesNotDirections();
    void bar_isReachedByExactlySoMuch();
    void roundBelowTheBar_isAskedForAgain();
    void threeRoundsBelowTheBar_openTheWork();
    void mixUps_areCountedByPairWithTheirN();
    void mixUps_ofEverybody_areOfTheFirstWholeRounds();
    void ownRound_isAskedInTheTasksWords();
};

namespace {

/// The reference answer of a practice item, with its scales moved by `offset`.
Answer referenceOf(const CalibrationItem& item, int offset = 0)
{
    Answer answer = item.reference;
    for (ScaleIndex scale : item.scales()) {
        const int reference = *item.reference.scale(scale);
        const int moved = reference + offset;
        answer.scale(scale) = isPoint(moved) ? moved : reference - offset;
    }
    answer.scale(Dimension::Confidence) = 1;
    return answer;
}

/// CEI's scenes answered as they teach, but those that are named.
std::vector<PracticeAnswer> roundBut(const std::map<QString, Choice>& labels)
{
    std::vector<PracticeAnswer> round;
    for (const CalibrationItem& item : ceiPractice().items) {
        PracticeAnswer answer;
        answer.item = item.id;
        answer.answer = referenceOf(item);
        if (const auto other = labels.find(item.id); other != labels.end())
            answer.answer.ballot[0] = other->second;
        round.push_back(answer);
    }
    return round;
}

void setBar(TestStudy& study, int bar)
{
    Protocol protocol = must(study->protocol());
    protocol.isPracticeAsked = true;
    protocol.practiceBar = bar;
    must(study->courseRules().setProtocol(protocol));
}

void recordAll(TestStudy& study, PersonId person, const std::vector<PracticeAnswer>& answers)
{
    for (const PracticeAnswer& answer : answers)
        must(study->practice().record(person, answer.item, answer.answer, 1));
}

} // namespace

void CoursePracticeTest::practice_goesThroughTheItemsInRounds()
{
    TestStudy test;
    const PersonId person = test.person(1);
    const auto& items = ceiPractice().items;
    QCOMPARE(items.size(), std::size_t{8});
    for (const CalibrationItem& item : items) {
        const PracticeState state = must(test->practice().state(person));
        QCOMPARE(state.round, 1);
        QCOMPARE(state.completedRounds, 0);
        test.clock.advance(1'000);
        VERIFY_HOLDS(test->practice().record(person, item.id, referenceOf(item), 900));
    }
    PracticeState state = must(test->practice().state(person));
    QCOMPARE(state.round, 2);
    QVERIFY(state.answers.empty());
    QCOMPARE(state.completedRounds, 1);
    VERIFY_HOLDS(test->practice().record(person, items[3].id, referenceOf(items[3]), 1'200));
    test.reopen();
    state = must(test->practice().state(person));
    QCOMPARE(state.round, 2);
    QCOMPARE(state.answers.size(), std::size_t{1});
    QCOMPARE(state.answers.front().item, items[3].id);
    QCOMPARE(state.answers.front().activeMs, 1'200);
    QCOMPARE(must(test->practice().state(test.person(2))).round, 1);
}

void CoursePracticeTest::practiceAnswer_countsOncePerRound()
{
    TestStudy test;
    const CalibrationItem& item = ceiPractice().items.front();
    VERIFY_HOLDS(test->practice().record(test.person(1), item.id, referenceOf(item), 1));
    COMPARE_ERROR(test->practice().record(test.person(1), item.id, referenceOf(item), 1),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(test->practice().record(test.person(1), QStringLiteral("no such item"),
                                          referenceOf(item), 1),
                  ErrorCode::InvalidValue);
}

void CoursePracticeTest::twoCopiesOfOneRound_countTheEarlierAnswers()
{
    TestStudy test;
    const CalibrationItem& item = ceiPractice().items.front();
    VERIFY_HOLDS(test->practice().record(test.person(1), item.id, referenceOf(item), 1));
    test.close();
    // As a merge brings it: the same item of the same round from another copy of a hand-out.
    QCOMPARE(RawSql(test.path())
                 .run(QStringLiteral(
                          "INSERT INTO practice_answer (uuid, person_id, item, round, at, ballot, "
                          "points, active_ms) SELECT "
                          "'aaaaaaaa-0000-4000-8000-000000000001', "
                          "person_id, item, round, at + 5, '%1', points, "
                          "7 FROM practice_answer")
                          .arg(indexOf(wrongLabel(item)))),
             QString());
    test.reopen();
    QCOMPARE(must(test->practice().state(test.person(1))).answers.size(), std::size_t{1});
    const auto results = must(test->practice().results());
    QCOMPARE(results.size(), std::size_t{1});
    QCOMPARE(results.front().first.answered, 1);
    QCOMPARE(results.front().first.accepted, 1);
}

void CoursePracticeTest::incompletePractice_isRefused()
{
    TestStudy test;
    const CalibrationItem& item = ceiPractice().items.front();
    Answer answer = referenceOf(item);
    answer.scale(Dimension::Confidence).reset();
    COMPARE_ERROR(test->practice().record(test.person(1), item.id, answer, 1),
                  ErrorCode::IncompleteAnswer);
    QVERIFY(must(test->practice().state(test.person(1))).answers.empty());
}

void CoursePracticeTest::practice_isDueBeforeTheFirstItemOnly()
{
    TestStudy test;
    QVERIFY(!must(test->practice().isDue(test.person(1)))); // not asked
    Protocol protocol = must(test->protocol());
    protocol.isPracticeAsked = true;
    VERIFY_HOLDS(test->courseRules().setProtocol(protocol));
    QVERIFY(must(test->practice().isDue(test.person(1))));
    for (const CalibrationItem& item : ceiPractice().items) {
        QVERIFY(must(test->practice().isDue(test.person(1))));
        VERIFY_HOLDS(test->practice().record(test.person(1), item.id, referenceOf(item), 1));
    }
    QVERIFY(!must(test->practice().isDue(test.person(1))));
    // Somebody who has begun is not held up by a rule that came later.
    VERIFY_HOLDS(test.labelling().submit(
        test.person(2), must(test.labelling().items(test.person(2))).front().scenario,
        submissionOf(completeAnswer())));
    QVERIFY(!must(test->practice().isDue(test.person(2))));
}

void CoursePracticeTest::practiceResults_compareFirstAndBestRound()
{
    TestStudy test;
    QVERIFY(must(test->practice().results()).empty());
    const auto& items = ceiPractice().items;
    // Round 1: two labels wrong, every scale one point off. Round 2: everything as the reference.
    for (std::size_t i = 0; i < items.size(); ++i) {
        Answer answer = referenceOf(items[i], 1);
        if (i < 2)
            answer.ballot[0] = wrongLabel(items[i]);
        VERIFY_HOLDS(test->practice().record(test.person(2), items[i].id, answer, 1));
    }
    for (const CalibrationItem& item : items)
        VERIFY_HOLDS(test->practice().record(test.person(2), item.id, referenceOf(item), 1));
    const auto results = must(test->practice().results());
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY(results.front().person == test.person(2));
    QVERIFY((results.front().first == PracticeRound{1, 8, 8, 6, 1.0}));
    QVERIFY((results.front().best == PracticeRound{2, 8, 8, 8, 0.0}));
}

// Worked out by hand. First item: valence one above the reference, arousal two below, dominance
// the same; second item: one below, two above, two above. |1| + |−2| + |0| + |−1| + |2| + |2| = 8
// over 6 scales is 4/3. With their signs the offsets add up to 2, and their mean would be 1/3.
void CoursePracticeTest::practiceResults_countDistancesNotDirections()
{
    TestStudy test;
    const auto& items = ceiPractice().items;
    const std::array<std::array<int, 3>, 2> offsets{{{1, -2, 0}, {-1, 2, 2}}};
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        Answer answer = referenceOf(items[i]);
        for (std::size_t scale = 0; scale < 3; ++scale) {
            const auto index = static_cast<ScaleIndex>(scale);
            const int point = *items[i].reference.scale(index) + offsets.at(i).at(scale);
            QVERIFY(isPoint(point));
            answer.scale(index) = point;
        }
        VERIFY_HOLDS(test->practice().record(test.person(1), items[i].id, answer, 1));
    }
    const auto results = must(test->practice().results());
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY((results.front().first == PracticeRound{1, 2, 2, 2, 8 / 6.0}));
}

void CoursePracticeTest::bar_isReachedByExactlySoMuch()
{
    const auto roundOf = [](int accepted, int labels) {
        return PracticeRound{1, labels, labels, accepted, {}};
    };
    QVERIFY(reachesBar(roundOf(6, 8), 75)); // 75 % exactly
    QVERIFY(!reachesBar(roundOf(6, 8), 76));
    QVERIFY(!reachesBar(roundOf(2, 3), 67)); // 66.7 %
    QVERIFY(reachesBar(roundOf(2, 3), 66));
    QVERIFY(reachesBar(roundOf(8, 8), 100));
    QVERIFY(!reachesBar(roundOf(7, 8), 100));
    QVERIFY(reachesBar(roundOf(0, 8), 0)); // no bar
    QVERIFY(!reachesBar(roundOf(0, 0), 1));
}

// Two of eight labels wrong are 75 % accepted.
void CoursePracticeTest::roundBelowTheBar_isAskedForAgain()
{
    const auto sixOfEight = roundBut(
        {{QStringLiteral("p3"), Emotion::Surprise}, {QStringLiteral("p7"), Emotion::Surprise}});
    TestStudy test;
    setBar(test, 75);
    recordAll(test, test.person(1), sixOfEight);
    QVERIFY(!must(test->practice().isDue(test.person(1))));
    setBar(test, 76);
    QVERIFY(must(test->practice().isDue(test.person(1))));
    PracticeState state = must(test->practice().state(test.person(1)));
    QCOMPARE(state.bar, 76);
    QVERIFY(!state.isBarReached);
    QVERIFY(!state.isPassed());
    QVERIFY(!must(test->practice().results()).front().isBarReached);
    recordAll(test, test.person(1), roundBut({}));
    QVERIFY(!must(test->practice().isDue(test.person(1))));
    state = must(test->practice().state(test.person(1)));
    QVERIFY(state.isBarReached);
    QVERIFY(must(test->practice().results()).front().isBarReached);
    // A later round takes nothing away.
    recordAll(test, test.person(1), sixOfEight);
    QVERIFY(!must(test->practice().isDue(test.person(1))));
    // A part of a round reaches nothing, however good it is.
    const auto whole = roundBut({});
    recordAll(test, test.person(2), {whole.begin(), whole.end() - 1});
    QVERIFY(must(test->practice().isDue(test.person(2))));
    QVERIFY(must(test->practice().results()).back().isBarReached); // nothing whole to say it of
}

void CoursePracticeTest::threeRoundsBelowTheBar_openTheWork()
{
    TestStudy test;
    setBar(test, 100);
    const auto oneWrong = roundBut({{QStringLiteral("p1"), Emotion::Anger}});
    for (int round = 1; round <= 3; ++round) {
        QVERIFY(must(test->practice().isDue(test.person(1))));
        recordAll(test, test.person(1), oneWrong);
    }
    QVERIFY(!must(test->practice().isDue(test.person(1))));
    const PracticeResult result = must(test->practice().results()).front();
    QCOMPARE(result.wholeRounds, 3);
    QCOMPARE(result.bar, 100);
    QVERIFY(!result.isBarReached);
}

// Worked out by hand from the scenes that ship: p3 and p7 teach fear, p5 and p8 surprise, p1 joy;
// p5 accepts joy and sadness as well.
void CoursePracticeTest::mixUps_areCountedByPairWithTheirN()
{
    const auto round = roundBut({{QStringLiteral("p1"), Emotion::Anger},
                                 {QStringLiteral("p3"), Emotion::Surprise},
                                 {QStringLiteral("p5"), Emotion::Sadness},
                                 {QStringLiteral("p7"), Emotion::Surprise},
                                 {QStringLiteral("p8"), Emotion::Fear}});
    const std::vector<PracticeMixUp> expected{
        {FirstQuestion, Emotion::Fear, Emotion::Surprise, 2, 2},
        {FirstQuestion, Emotion::Joy, Emotion::Anger, 1, 1},
        {FirstQuestion, Emotion::Surprise, Emotion::Fear, 1, 2}};
    QVERIFY(practiceMixUps(ceiPractice(), round) == expected);
    QVERIFY(practiceMixUps(ceiPractice(), roundBut({})).empty());
    QVERIFY(practiceMixUps({}, round).empty());
}

// Two scenes teach fear, so that two whole rounds have four answers to such a scene.
void CoursePracticeTest::mixUps_ofEverybody_areOfTheFirstWholeRounds()
{
    TestStudy test;
    const QString scene = QStringLiteral("p3");
    recordAll(test, test.person(1), roundBut({{scene, Emotion::Surprise}}));
    recordAll(test, test.person(1), roundBut({{scene, Emotion::Anger}})); // a second round
    recordAll(test, test.person(2), roundBut({}));
    Answer begun = referenceOf(*ceiPractice().item(scene));
    begun.ballot[0] = Emotion::Surprise;
    VERIFY_HOLDS(test->practice().record(test.person(3), scene, begun, 1)); // not a whole round
    const std::vector<PracticeMixUp> own{{FirstQuestion, Emotion::Fear, Emotion::Surprise, 1, 2}};
    const std::vector<PracticeMixUp> all{{FirstQuestion, Emotion::Fear, Emotion::Surprise, 1, 4}};
    const auto results = must(test->practice().results());
    QCOMPARE(results.size(), std::size_t{3});
    QVERIFY(results[0].mixUps == own);
    QVERIFY(results[1].mixUps.empty());
    QVERIFY(results[2].mixUps.empty());
    QVERIFY(must(test->practice().mixUps()) == all);
}

void CoursePracticeTest::ownRound_isAskedInTheTasksWords()
{
    MailStudy study;
    const PersonId person =
        must(study->roster().add({{{}, QStringLiteral("Ida"), Role::Annotator}})).front().id;
    CourseRules& rules = study->courseRules();
    QVERIFY(must(study->practice().scenes()).isEmpty());
    QByteArray own = R"({"items": [{"id": "a", "boundary": "Hurried or cross?", "group": "mail",
        "scene": {"customer": "a cook", "message": "Today would be good."},
        "answers": {"tone": "hurried", "refund": "no", "repair": "yes", "apology": "no"},
        "also": {"apology": ["yes"]}, "scales": {"mood": -1, "effort": 4},
        "why": "It says when.", "careful": "Nobody is blamed."}]})";
    VERIFY_HOLDS(rules.setText(TaskText::Practice, QString::fromUtf8(own)));
    const Error refused = errorOf(rules.setText(
        TaskText::Practice, QString::fromUtf8(QByteArray(own).replace("hurried", "tired"))));
    QCOMPARE(refused.code, ErrorCode::InvalidValue);
    QCOMPARE(refused.value, QStringLiteral("a"));
    QCOMPARE(refused.detail, QStringLiteral("answers.tone"));
    study.reopen();
    const PracticeScenes scenes = must(study->practice().scenes());
    QCOMPARE(scenes.items.size(), std::size_t{1});
    Answer answer = scenes.items.front().reference;
    answer.ballot[3] = Choice{1}; // accepted as well
    answer.ballot[0] = Choice{4};
    answer.scales[1] = 1; // three places below
    VERIFY_HOLDS(study->practice().record(person, QStringLiteral("a"), answer, 1));
    const auto results = must(study->practice().results());
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY((results.front().first == PracticeRound{1, 1, 4, 3, 1.5}));
    VERIFY_HOLDS(study->verifyAudit());
}

SUBTEXT_TEST(CoursePracticeTest)

#include "coursepracticetest.moc"

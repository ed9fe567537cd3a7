// SPDX-License-Identifier: MIT
#include "core/quality/contradictionrule.h"
#include "core/quality/studychecks.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// The self-check follows the task's contradictions and the limits of the study.
class ContradictionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ofCei_areThoseOfItsEmotionsAndValence_data();
    void ofCei_areThoseOfItsEmotionsAndValence();
    void limitsThatWereChanged_goBeforeTheTask();
    void ofAnyScale_areCountedFromItsMiddle_data();
    void ofAnyScale_areCountedFromItsMiddle();
    void openAnswer_contradictsNothing();
    void severalRules_areAllNamed();
};

namespace {

Answer answered(Choice choice, int value)
{
    Answer answer;
    answer.ballot[0] = choice;
    answer.scales[0] = value;
    return answer;
}

using Found = std::vector<FoundContradiction>;
const FoundContradiction Positive{QualityCode::ContradictionPositive, 0, ScaleIndex{0}};
const FoundContradiction Negative{QualityCode::ContradictionNegative, 0, ScaleIndex{0}};

} // namespace

void ContradictionsTest::ofCei_areThoseOfItsEmotionsAndValence_data()
{
    QTest::addColumn<int>("emotion");
    QTest::addColumn<int>("valence");
    QTest::addColumn<int>("found"); // −1 negative, +1 positive
    QTest::newRow("joy, unpleasant") << indexOf(Emotion::Joy) << -2 << 1;
    QTest::newRow("joy, mildly unpleasant") << indexOf(Emotion::Joy) << -1 << 0;
    QTest::newRow("trust, very unpleasant") << indexOf(Emotion::Trust) << -3 << 1;
    QTest::newRow("anger, pleasant") << indexOf(Emotion::Anger) << 2 << -1;
    QTest::newRow("anger, unpleasant") << indexOf(Emotion::Anger) << -3 << 0;
    QTest::newRow("surprise, very pleasant") << indexOf(Emotion::Surprise) << 3 << 0;
}

void ContradictionsTest::ofCei_areThoseOfItsEmotionsAndValence()
{
    QFETCH(int, emotion);
    QFETCH(int, valence);
    QFETCH(int, found);
    const Found expected = found == 0 ? Found{} : Found{found > 0 ? Positive : Negative};
    QVERIFY(contradictionsOf(answered(static_cast<Choice>(emotion), valence),
                             *builtInTask(u"cei")) == expected);
}

void ContradictionsTest::limitsThatWereChanged_goBeforeTheTask()
{
    const Task& cei = *builtInTask(u"cei");
    const Answer joy = answered(Emotion::Joy, -2);
    QualityThresholds limits;
    limits.checksContradictions = false;
    QVERIFY(contradictionsOf(joy, checkedTask(cei, limits)).empty());
    limits = {};
    limits.contradictionPoints = 3;
    QVERIFY(contradictionsOf(joy, checkedTask(cei, limits)).empty());
    limits = {};
    limits.positiveEmotions = emotionSet({Emotion::Trust});
    QVERIFY(contradictionsOf(joy, checkedTask(cei, limits)).empty());
    QVERIFY(contradictionsOf(answered(Emotion::Trust, -2), checkedTask(cei, limits)) ==
            Found{Positive});
}

void ContradictionsTest::ofAnyScale_areCountedFromItsMiddle_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("firstAgainstCross"); // the lowest value that contradicts "cross"
    QTest::newRow("five points, one") << 5 << 1 << 4;
    QTest::newRow("five points, two") << 5 << 2 << 5;
    QTest::newRow("three points") << 3 << 1 << 3;
    QTest::newRow("eleven points, two") << 11 << 2 << 8;
    // Without a middle point the two beside it are half a point away, which is none.
    QTest::newRow("four points, one") << 4 << 1 << 4;
}

void ContradictionsTest::ofAnyScale_areCountedFromItsMiddle()
{
    QFETCH(int, points);
    QFETCH(int, distance);
    QFETCH(int, firstAgainstCross);
    Task task = thirdTask();
    task.scales[0].points.clear();
    for (int value = 1; value <= points; ++value)
        task.scales[0].points.push_back({value, QString::number(value), {}, double(value)});
    task.checks.contradictions[0].distance = distance;
    for (int value = 1; value <= points; ++value) {
        const Found expected = value >= firstAgainstCross ? Found{Negative} : Found{};
        QVERIFY(contradictionsOf(answered(Choice{4}, value), task) == expected);
    }
}

void ContradictionsTest::openAnswer_contradictsNothing()
{
    QVERIFY(contradictionsOf({}, thirdTask()).empty());
    Answer answer;
    answer.ballot[0] = Choice{4};
    QVERIFY(contradictionsOf(answer, thirdTask()).empty());
    QVERIFY(contradictionsOf(answered(Choice{1}, 1), *builtInTask(u"emoscene")).empty());
}

void ContradictionsTest::severalRules_areAllNamed()
{
    Task task = thirdTask();
    task.checks.contradictions.push_back({QStringLiteral("tone"), QStringLiteral("effort"), 2});
    Answer answer = answered(Choice{4}, 2);
    answer.scales[1] = 5;
    const Found expected{Negative, {QualityCode::ContradictionNegative, 0, ScaleIndex{1}}};
    QVERIFY(contradictionsOf(answer, task) == expected);
}

SUBTEXT_TEST(ContradictionsTest)

#include "contradictionstest.moc"

// SPDX-License-Identifier: MIT
#include "core/adjudication/severity.h"

#include "core/base/pythonrandom.h"
#include "tests/core/adjudication/ceiseverity.h"
#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <cmath>

using namespace subtext;
using test::severity;

using Answers = std::vector<QualityObservation>;

class SeverityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severity_hasKnownAnswers_data();
    void severity_hasKnownAnswers();
    void severity_growsWithEachPart();
    void severity_staysWithinZeroAndOne();
    void severity_ignoresTheOrderOfAnswers();
};

namespace {

QualityObservation answer(Choice emotion, std::array<int, DimensionCount> scales)
{
    return test::rated(1, 1, emotion, scales);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

int stepsOnWheel(Choice a, Choice b)
{
    const int steps = std::abs(indexOf(a) - indexOf(b));
    return std::min(steps, EmotionCount - steps);
}

QualityObservation randomAnswer(PythonRandom& random)
{
    QualityObservation made;
    made.emotion = AllEmotions.at(random.below(EmotionCount));
    for (int& point : made.scales)
        point = static_cast<int>(random.below(PointCount)) + MinPoint;
    return made;
}

Answers randomAnswers(PythonRandom& random, std::size_t count)
{
    Answers answers;
    for (std::size_t i = 0; i < count; ++i)
        answers.push_back(randomAnswer(random));
    return answers;
}

} // namespace

Q_DECLARE_METATYPE(Answers)

void SeverityTest::severity_hasKnownAnswers_data()
{
    QTest::addColumn<Answers>("answers");
    QTest::addColumn<double>("expected");
    const auto joy = [](std::array<int, 4> scales) { return answer(Emotion::Joy, scales); };
    const auto sadness = [](std::array<int, 4> scales) { return answer(Emotion::Sadness, scales); };
    QTest::newRow("none") << Answers{} << 0.0;
    QTest::newRow("one") << Answers{joy({3, 3, 3, 3})} << 0.0;
    QTest::newRow("two alike") << Answers{joy({3, 2, 1, 3}), joy({3, 2, 1, 0})} << 0.0;
    QTest::newRow("opposite in all, very sure")
        << Answers{joy({3, 3, 3, 3}), sadness({-3, -3, -3, 3})} << 1.0;
    QTest::newRow("opposite in all, very unsure")
        << Answers{joy({3, 3, 3, -3}), sadness({-3, -3, -3, -3})} << 0.5;
    QTest::newRow("opposite in all, one sure")
        << Answers{joy({3, 3, 3, 3}), sadness({-3, -3, -3, -3})} << 0.75;
    QTest::newRow("opposite emotions")
        << Answers{joy({0, 0, 0, 0}), sadness({0, 0, 0, 0})} << 0.5 * 0.75;
    QTest::newRow("neighbours") << Answers{joy({0, 0, 0, 3}),
                                           answer(Emotion::Anticipation, {0, 0, 0, 3})}
                                << 0.125;
    QTest::newRow("valence alone")
        << Answers{joy({3, 0, 0, 3}), joy({-3, 0, 0, 3})} << 0.28867513459481287; // 1 / (2√3)
    // 0.67 + 0.33 of 2√3, halved; confidence 0.67 and −0.33: mean 0.17, or 0.585 of 0 … 1.
    QTest::newRow("scale numbers")
        << Answers{joy({2, 0, 0, 2}), joy({-1, 0, 0, -1})} << 0.14433756729740643 * 0.7925;
    QTest::newRow("two against one")
        << Answers{joy({0, 0, 0, 3}), sadness({0, 0, 0, 3}), joy({0, 0, 0, 3})} << 1.0 / 3;
    // Steps 2, 2 and 4: a quarter, a quarter and a half.
    QTest::newRow("three ways, neutral confidence")
        << Answers{joy({0, 0, 0, 0}), answer(Emotion::Fear, {0, 0, 0, 0}), sadness({0, 0, 0, 0})}
        << 0.25;
    // Each pair has its own weight: (½ · 1 + ½ · ¾ + 0 · ¾) / 3.
    QTest::newRow("the odd pair unsure")
        << Answers{joy({0, 0, 0, 3}), sadness({0, 0, 0, 3}), joy({0, 0, 0, -3})} << 0.875 / 3;
}

void SeverityTest::severity_hasKnownAnswers()
{
    QFETCH(Answers, answers);
    QFETCH(double, expected);
    const double found = severity(answers);
    QVERIFY2(isNear(found, expected), qPrintable(QString::number(found, 'g', 17)));
}

void SeverityTest::severity_growsWithEachPart()
{
    PythonRandom random(7);
    for (int i = 0; i < 2000; ++i) {
        const QualityObservation a = randomAnswer(random);
        const QualityObservation b = randomAnswer(random);
        const double before = severity(Answers{a, b});
        for (Choice emotion : AllEmotions) { // farther on the wheel, harder
            QualityObservation moved = b;
            moved.emotion = emotion;
            const int steps = stepsOnWheel(a.emotion, emotion) - stepsOnWheel(a.emotion, b.emotion);
            const double change = severity(Answers{a, moved}) - before;
            QVERIFY(steps > 0 ? change > 0 : steps < 0 ? change < 0 : isNear(change, 0));
        }
        for (std::size_t d = 0; d < 3; ++d) { // farther apart in VAD, harder
            QualityObservation moved = b;
            moved.scales[d] += b.scales[d] >= a.scales[d] ? 1 : -1;
            if (isPoint(moved.scales[d]))
                QVERIFY(severity(Answers{a, moved}) > before);
        }
        QualityObservation surer = b;
        surer.scales[3] = std::min(MaxPoint, b.scales[3] + 1);
        if (before > 0 && surer.scales[3] != b.scales[3])
            QVERIFY(severity(Answers{a, surer}) > before);
    }
}

void SeverityTest::severity_staysWithinZeroAndOne()
{
    PythonRandom random(8);
    for (int i = 0; i < 5000; ++i) {
        const Answers answers = randomAnswers(random, random.below(7));
        const double found = severity(answers);
        QVERIFY(found >= 0 && found <= 1);
    }
    // No pair of extremes goes beyond, whatever the rounding.
    for (Choice emotion : AllEmotions) {
        const Choice opposite =
            AllEmotions.at(static_cast<std::size_t>((indexOf(emotion) + 4) % 8));
        for (int corner = 0; corner < 8; ++corner) {
            const auto sign = [corner](int bit) { return (corner >> bit) % 2 == 0 ? 3 : -3; };
            const Answers answers{answer(emotion, {sign(0), sign(1), sign(2), 3}),
                                  answer(opposite, {-sign(0), -sign(1), -sign(2), 3})};
            QVERIFY(severity(answers) <= 1 && isNear(severity(answers), 1));
        }
    }
}

void SeverityTest::severity_ignoresTheOrderOfAnswers()
{
    PythonRandom random(9);
    for (int i = 0; i < 1000; ++i) {
        Answers answers = randomAnswers(random, 2 + random.below(5));
        const double before = severity(answers);
        random.shuffle(answers);
        QVERIFY(isNear(severity(answers), before));
    }
}

SUBTEXT_TEST(SeverityTest)
#include "severitytest.moc"

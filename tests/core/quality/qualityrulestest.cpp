// SPDX-License-Identifier: MIT
#include "core/quality/qualityrules.h"

#include "core/base/pythonrandom.h"
#include "core/task/task.h"
#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using subtext::test::listed;
using subtext::test::namesOf;
using subtext::test::rated;

class QualityRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens_areThoseOfTheCommandLine();
    void observationOf_takesTheTimeThatCounts_data();
    void observationOf_takesTheTimeThatCounts();
    void observationOf_leavesIncompleteAnswersOut();
    void checkAnnotation_keepsItsLimits_data();
    void checkAnnotation_keepsItsLimits();
    void checkAnnotation_givesTheNumbersBehindAFlag();
    void contradictions_canBeSwitchedOff();
    void straightLining_needsTenItemsAndMoreThanFourFifths_data();
    void straightLining_needsTenItemsAndMoreThanFourFifths();
    void outliers_needTenTimes();
    void outliers_areStrictlyBeyondTheLimit();
    void outliers_ofNearlyConstantTimes_useTheMeanDeviation();
    void plantedPeople_haveExactlyTheirFlags();
    void checkAll_doesNotDependOnTheOrder();
    void nothing_hasNoFlags();
};

namespace {

const QualityThresholds Defaults;

std::vector<QualityObservation> timed(const std::vector<qint64>& times)
{
    std::vector<QualityObservation> observations;
    for (qint64 ms : times) {
        const int scenario = static_cast<int>(observations.size()) + 1;
        observations.push_back(
            rated(1, scenario, AllEmotions.at(observations.size() % EmotionCount), {}, ms));
    }
    return observations;
}

} // namespace

void QualityRulesTest::tokens_areThoseOfTheCommandLine()
{
    QStringList tokens;
    for (int code = 0; code <= static_cast<int>(QualityCode::VadRange); ++code)
        tokens << qualityToken(static_cast<QualityCode>(code));
    QCOMPARE(tokens, listed("straight_lining, too_fast, disengaged, timing_outlier,"
                            "contradiction_positive, contradiction_negative,"
                            "three_way_split, vad_range"));
    QCOMPARE(qualityLevel(QualityCode::ContradictionNegative), 2);
    QCOMPARE(qualityLevel(QualityCode::ThreeWaySplit), 3);
}

void QualityRulesTest::observationOf_takesTheTimeThatCounts_data()
{
    QTest::addColumn<bool>("isImported");
    QTest::addColumn<qint64>("activeMs");
    QTest::addColumn<qint64>("wallMs");
    QTest::addColumn<qint64>("expected"); // −1: none
    QTest::newRow("active time") << false << qint64{15'000} << qint64{20'000} << qint64{15'000};
    QTest::newRow("no time at all") << false << qint64{0} << qint64{20'000} << qint64{0};
    QTest::newRow("imported active") << true << qint64{15'000} << qint64{20'000} << qint64{15'000};
    QTest::newRow("imported lead time") << true << qint64{0} << qint64{20'000} << qint64{20'000};
    QTest::newRow("imported nothing") << true << qint64{0} << qint64{0} << qint64{-1};
    QTest::newRow("negative") << false << qint64{-5} << qint64{0} << qint64{-1};
    QTest::newRow("longest") << false << LongestResponseMs << qint64{0} << LongestResponseMs;
    QTest::newRow("beyond") << false << LongestResponseMs + 1 << qint64{0} << qint64{-1};
}

void QualityRulesTest::observationOf_takesTheTimeThatCounts()
{
    QFETCH(bool, isImported);
    QFETCH(qint64, activeMs);
    QFETCH(qint64, wallMs);
    Annotation annotation;
    annotation.person = PersonId{4};
    annotation.scenario = ScenarioId{9};
    annotation.answer.ballot[0] = Emotion::Disgust;
    annotation.answer.scales = {-2, 1, 0, 3};
    annotation.origin = isImported ? Origin::Imported : Origin::Entered;
    QCOMPARE(observationOf(annotation), rated(4, 9, Emotion::Disgust, {-2, 1, 0, 3}));
    annotation.timings = ItemTimings{activeMs, wallMs, 1, 0, {}};
    const auto observation = observationOf(annotation);
    QVERIFY(observation.has_value());
    QTEST(observation->responseMs.value_or(-1), "expected");
}

void QualityRulesTest::observationOf_leavesIncompleteAnswersOut()
{
    Annotation annotation;
    annotation.answer.scales = {0, 0, 0, 0};
    QVERIFY(!observationOf(annotation));
    annotation.answer.ballot[0] = static_cast<Choice>(8);
    QVERIFY(!observationOf(annotation));
    annotation.answer.ballot[0] = Emotion::Joy;
    QVERIFY(observationOf(annotation));
    annotation.answer.scale(Dimension::Confidence) = std::nullopt;
    QVERIFY(!observationOf(annotation));
    annotation.answer.scale(Dimension::Confidence) = 4;
    QVERIFY(!observationOf(annotation));
}

void QualityRulesTest::checkAnnotation_keepsItsLimits_data()
{
    QTest::addColumn<QString>("emotion");
    QTest::addColumn<int>("valence");
    QTest::addColumn<qint64>("ms"); // −1: none
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* emotion, int valence, qint64 ms,
                        const char* code) {
        QTest::newRow(name) << QString::fromLatin1(emotion) << valence << ms
                            << QString::fromLatin1(code);
    };
    row("no time", "joy", 0, -1, "");
    row("no time at all", "joy", 0, 0, "too_fast");
    row("just too fast", "joy", 0, 2'999, "too_fast");
    row("three seconds", "joy", 0, 3'000, "");
    row("ten minutes", "joy", 0, 600'000, "");
    row("just disengaged", "joy", 0, 600'001, "disengaged");
    row("joy, unpleasant", "joy", -2, -1, "contradiction_positive");
    row("joy, very unpleasant", "joy", -3, -1, "contradiction_positive");
    row("joy, mildly unpleasant", "joy", -1, -1, "");
    row("joy, pleasant", "joy", 3, -1, "");
    row("trust", "trust", -2, -1, "contradiction_positive");
    row("anticipation", "anticipation", -2, -1, "contradiction_positive");
    row("anger, pleasant", "anger", 2, -1, "contradiction_negative");
    row("anger, very pleasant", "anger", 3, -1, "contradiction_negative");
    row("anger, mildly pleasant", "anger", 1, -1, "");
    row("anger, unpleasant", "anger", -3, -1, "");
    row("sadness", "sadness", 2, -1, "contradiction_negative");
    row("fear", "fear", 2, -1, "contradiction_negative");
    row("disgust", "disgust", 2, -1, "contradiction_negative");
    row("surprise, very pleasant", "surprise", 3, -1, "");
    row("surprise, very unpleasant", "surprise", -3, -1, "");
}

void QualityRulesTest::checkAnnotation_keepsItsLimits()
{
    QFETCH(QString, emotion);
    QFETCH(int, valence);
    QFETCH(qint64, ms);
    QFETCH(QString, code);
    const auto time = ms < 0 ? std::nullopt : std::optional(ms);
    const auto flags = checkAnnotation(
        rated(1, 2, emotionFromToken(emotion).value(), {valence, 0, 0, 0}, time), Defaults);
    const QStringList expected =
        code.isEmpty() ? QStringList() : QStringList(code + QStringLiteral(" 1 2"));
    QCOMPARE(namesOf(flags), expected);
}

void QualityRulesTest::checkAnnotation_givesTheNumbersBehindAFlag()
{
    const auto flags = checkAnnotation(rated(1, 2, Emotion::Joy, {-3, 0, 0, 0}, 1'234), Defaults);
    const std::vector<QualityFlag> expected{
        {QualityCode::TooFast, PersonId{1}, ScenarioId{2}, {}, 1234, 3000},
        {QualityCode::ContradictionPositive, PersonId{1}, ScenarioId{2}, {}, -3, -2}};
    QCOMPARE(flags, expected);
    const auto slow = checkAnnotation(rated(1, 2, Emotion::Fear, {3, 0, 0, 0}, 700'000), Defaults);
    const std::vector<QualityFlag> expectedSlow{
        {QualityCode::Disengaged, PersonId{1}, ScenarioId{2}, {}, 700'000, 600'000},
        {QualityCode::ContradictionNegative, PersonId{1}, ScenarioId{2}, {}, 3, 2}};
    QCOMPARE(slow, expectedSlow);
}

void QualityRulesTest::contradictions_canBeSwitchedOff()
{
    QualityThresholds thresholds;
    thresholds.checksContradictions = false;
    QVERIFY(thresholds != Defaults);
    QVERIFY(checkAnnotation(rated(1, 1, Emotion::Joy, {-3, 0, 0, 0}), thresholds).empty());
    thresholds = Defaults;
    thresholds.positiveEmotions = emotionSet({Emotion::Surprise});
    QVERIFY(checkAnnotation(rated(1, 1, Emotion::Joy, {-3, 0, 0, 0}), thresholds).empty());
    QCOMPARE(checkAnnotation(rated(1, 1, Emotion::Surprise, {-3, 0, 0, 0}), thresholds).size(),
             std::size_t{1});
}

void QualityRulesTest::straightLining_needsTenItemsAndMoreThanFourFifths_data()
{
    QTest::addColumn<int>("same");
    QTest::addColumn<int>("items");
    QTest::addColumn<bool>("isFlagged");
    QTest::newRow("none") << 0 << 0 << false;
    QTest::newRow("nine of nine") << 9 << 9 << false;
    QTest::newRow("eight of ten") << 8 << 10 << false;
    QTest::newRow("nine of ten") << 9 << 10 << true;
    QTest::newRow("twelve of fifteen") << 12 << 15 << false;
    QTest::newRow("thirteen of fifteen") << 13 << 15 << true;
    QTest::newRow("all") << 60 << 60 << true;
}

void QualityRulesTest::straightLining_needsTenItemsAndMoreThanFourFifths()
{
    QFETCH(int, same);
    QFETCH(int, items);
    QFETCH(bool, isFlagged);
    std::vector<QualityObservation> work;
    for (int i = 0; i < items; ++i)
        work.push_back(rated(3, i + 1, i < same ? Emotion::Trust : Emotion::Surprise));
    const auto flags = checkPerson(work, Defaults);
    if (!isFlagged) {
        QVERIFY(flags.empty());
        return;
    }
    const std::vector<QualityFlag> expected{
        {QualityCode::StraightLining, PersonId{3}, {}, {}, static_cast<double>(same) / items, 0.8}};
    QCOMPARE(flags, expected);
}

void QualityRulesTest::outliers_needTenTimes()
{
    std::vector<QualityObservation> work =
        timed({10'000, 11'000, 12'000, 13'000, 14'000, 15'000, 16'000, 17'000, 90'000});
    QVERIFY(checkPerson(work, Defaults).empty());
    work.push_back(rated(1, 10, Emotion::Joy)); // a tenth item, but no tenth time
    QVERIFY(checkPerson(work, Defaults).empty());
    work.push_back(rated(1, 11, Emotion::Joy, {}, 18'000));
    // median 14.5 s; deviations .5 .5 1.5 1.5 2.5 2.5 3.5 3.5 4.5 75.5: MAD 2.5 s
    const std::vector<QualityFlag> expected{
        {QualityCode::TimingOutlier, PersonId{1}, ScenarioId{9}, {}, 0.6745 * 75'500 / 2'500, 2.5}};
    QCOMPARE(checkPerson(work, Defaults), expected);
}

void QualityRulesTest::outliers_areStrictlyBeyondTheLimit()
{
    const auto work =
        timed({4'000, 11'000, 12'000, 13'000, 14'000, 15'000, 16'000, 17'000, 18'000, 90'000});
    QCOMPARE(namesOf(checkPerson(work, Defaults)),
             listed("timing_outlier 1 1, timing_outlier 1 10"));
    QualityThresholds thresholds;
    thresholds.outlierZ = 0.6745 * 10'500 / 2'500; // the Z of the short one
    QCOMPARE(namesOf(checkPerson(work, thresholds)), listed("timing_outlier 1 10"));
}

void QualityRulesTest::outliers_ofNearlyConstantTimes_useTheMeanDeviation()
{
    std::vector<qint64> times(10, 5'000);
    QVERIFY(checkPerson(timed(times), Defaults).empty());
    times.back() = 5'001;
    const auto flags = checkPerson(timed(times), Defaults);
    QCOMPARE(namesOf(flags), listed("timing_outlier 1 10"));
    QCOMPARE(flags.front().value, 10 / 1.253314);
}

void QualityRulesTest::plantedPeople_haveExactlyTheirFlags()
{
    const auto study = test::plantedStudy();
    const auto flags = checkAll(study, Defaults);
    QCOMPARE(namesOf(flags), test::plantedFindings());
    QVERIFY(std::is_sorted(flags.begin(), flags.end()));
    QVERIFY(checkPerson(std::span(study).first(12), Defaults).empty());
    QCOMPARE(checkPerson(std::span(study).subspan(36, 12), Defaults).size(), std::size_t{2});
}

void QualityRulesTest::checkAll_doesNotDependOnTheOrder()
{
    auto study = test::plantedStudy();
    for (int person = 6; person <= 8; ++person) { // three more, who share their items
        for (QualityObservation o : test::carefulWork(person)) {
            o.scenario.value %= 100;
            o.emotion = static_cast<Choice>((indexOf(o.emotion) * person) % EmotionCount);
            study.push_back(o);
        }
    }
    const auto flags = checkAll(study, Defaults);
    QVERIFY(namesOf(flags).filter(QStringLiteral("three_way_split")).size() > 2);
    PythonRandom random(1);
    for (int round = 0; round < 20; ++round) {
        random.shuffle(study);
        QCOMPARE(checkAll(study, Defaults), flags);
    }
}

void QualityRulesTest::nothing_hasNoFlags()
{
    QVERIFY(checkAll({}, Defaults).empty());
    QVERIFY(checkPerson({}, Defaults).empty());
    QVERIFY(checkItem({}, Defaults).empty());
    QVERIFY(dominantEmotions({}).emotions.empty());
}

SUBTEXT_TEST(QualityRulesTest)
#include "qualityrulestest.moc"

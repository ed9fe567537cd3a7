// SPDX-License-Identifier: MIT
#include "core/stats/moments.h"

#include "core/domain/scale.h"
#include "core/travel/importing.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>

using namespace subtext;
using stats::moments;
using Numbers = std::vector<double>;

class MomentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallSamples_haveWhatTheyCanHave();
    void interval_isStudents_data();
    void interval_isStudents();
    void constantSample_hasAnIntervalOfNoWidth();
    void publishedData_hasTheKnownValences();
};

void MomentsTest::smallSamples_haveWhatTheyCanHave()
{
    QVERIFY(moments(Numbers{}) == stats::Moments());
    const auto one = moments(Numbers{0.33});
    QCOMPARE(one.n, 1);
    COMPARE_NEAR(one.mean, 0.33, 0);
    COMPARE_NEAR(one.populationDeviation, 0, 0);
    QVERIFY(!one.deviation);
    QVERIFY(!one.interval);
}

void MomentsTest::interval_isStudents_data()
{
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<double>("level");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("tolerance");
    // scipy 1.17: numpy.std(ddof=1) and stats.t.interval with stats.sem
    const Numbers eight{2, 4, 4, 4, 5, 5, 7, 9};
    QTest::newRow("eight values") << eight << 0.95 << 5.0 << 2.138089935299395 << 3.21251208176379
                                  << 6.787487918236209 << 1e-13;
    QTest::newRow("the same, 99 %") << eight << 0.99 << 5.0 << 2.138089935299395
                                    << 2.354639279424657 << 7.6453607205753435 << 1e-13;
    // One degree of freedom: Cauchy, t = tan(0.475 π).
    QTest::newRow("two values") << Numbers{1, 3} << 0.95 << 2.0 << 1.4142135623730951
                                << -10.706204736174694 << 14.706204736174694 << 1e-11;
    QTest::newRow("far from zero")
        << Numbers{1e9 + 1, 1e9 + 2, 1e9 + 4} << 0.9 << 1000000002.3333334 << 1.5275252316519474
        << 999999999.7581482 << 1000000004.9085186 << 1e-6;
}

void MomentsTest::interval_isStudents()
{
    QFETCH(Numbers, values);
    QFETCH(double, level);
    QFETCH(double, mean);
    QFETCH(double, deviation);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(double, tolerance);
    const auto found = moments(values, level);
    QCOMPARE(found.n, std::ssize(values));
    COMPARE_NEAR(found.mean, mean, tolerance);
    COMPARE_NEAR(found.deviation, deviation, tolerance);
    const auto n = static_cast<double>(values.size());
    COMPARE_NEAR(found.populationDeviation, deviation * std::sqrt((n - 1) / n), tolerance);
    QVERIFY(found.interval.has_value());
    COMPARE_NEAR(found.interval->low, low, tolerance);
    COMPARE_NEAR(found.interval->high, high, tolerance);
}

void MomentsTest::constantSample_hasAnIntervalOfNoWidth()
{
    const auto found = moments(Numbers(5, 0.5));
    COMPARE_NEAR(found.deviation, 0, 0);
    QVERIFY(found.interval == (stats::Interval{0.5, 0.5}));
}

void MomentsTest::publishedData_hasTheKnownValences()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (test::publishedData().size() != 5)
        QSKIP("not there: the published data");
    test::TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    test::TestStudy study(shape);
    VERIFY_HOLDS(study->importing().importFiles(test::publishedData(), {}));
    std::map<Choice, Numbers> valences;
    for (const Annotation& annotation : must(study->annotations()))
        valences[annotation.answer.ballot[0].value()].push_back(
            scaleNumber(annotation.answer.scale(Dimension::Valence).value()));
    QCOMPARE(valences.size(), std::size_t{EmotionCount});
    const QJsonObject known =
        stats::test::ceiReference()[QStringLiteral("own_label_mean_valence")].toObject();
    for (const auto& [emotion, numbers] : valences) {
        const QJsonObject expected = known[emotionToken(emotion)].toObject();
        const auto found = moments(numbers);
        QCOMPARE(found.n, expected[QStringLiteral("n")].toInt());
        COMPARE_NEAR(found.mean, expected[QStringLiteral("mean")].toDouble(), 1e-12);
        QVERIFY(found.interval->low < found.mean && found.mean < found.interval->high);
    }
}

SUBTEXT_TEST(MomentsTest)

#include "momentstest.moc"

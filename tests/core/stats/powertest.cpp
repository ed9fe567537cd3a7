// SPDX-License-Identifier: MIT
#include "core/stats/power.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <limits>

using namespace subtext;
using stats::criticalValueEffect;
using stats::detectableEffect;

class PowerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedStudy_hasTheKnownEffects();
    void effects_haveKnownAnswers_data();
    void effects_haveKnownAnswers();
    void effect_fallsWithTheRootOfTheSample();
    void powerThatNeedsNoEffect_isZero();
    void impossibleDesigns_areNone_data();
    void impossibleDesigns_areNone();
};

void PowerTest::publishedStudy_hasTheKnownEffects()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    const QJsonObject known =
        stats::test::ceiReference()[QStringLiteral("power_analysis")].toObject();
    const double n = known[QStringLiteral("n")].toDouble();
    const int df = known[QStringLiteral("df")].toInt();
    const double alpha = known[QStringLiteral("alpha")].toDouble();
    const double power = known[QStringLiteral("power")].toDouble();
    COMPARE_NEAR(detectableEffect(n, df, alpha, power),
                 known[QStringLiteral("cohens_w_noncentral")].toDouble(), 1e-13);
    COMPARE_NEAR(detectableEffect(300, 7), 0.21871234232405987, 1e-13);
    COMPARE_NEAR(criticalValueEffect(n, df, alpha),
                 known[QStringLiteral("cohens_w_critical_value_only")].toDouble(), 1e-14);
    COMPARE_NEAR(criticalValueEffect(300, 7), 0.2165420701953023, 1e-14);
}

void PowerTest::effects_haveKnownAnswers_data()
{
    QTest::addColumn<double>("n");
    QTest::addColumn<int>("df");
    QTest::addColumn<double>("alpha");
    QTest::addColumn<double>("power");
    QTest::addColumn<double>("effect");
    QTest::addColumn<double>("ofCriticalValue");
    // scipy 1.17: brentq over stats.ncx2.sf, and stats.chi2.isf
    QTest::newRow("one degree") << 100.0 << 1 << 0.05 << 0.80 << 0.280158178701358
                                << 0.1959963984540055;
    QTest::newRow("three degrees")
        << 87.0 << 3 << 0.05 << 0.80 << 0.35400115738062077 << 0.29970728829653026;
    QTest::newRow("strict") << 50.0 << 4 << 0.01 << 0.95 << 0.6975542543580867
                            << 0.5152999929359134;
    QTest::newRow("loose") << 1000.0 << 2 << 0.10 << 0.50 << 0.059628786641604946
                           << 0.06786140424415112;
    QTest::newRow("one observation")
        << 1.0 << 1 << 0.05 << 0.80 << 2.80158178701358 << 1.959963984540055;
    QTest::newRow("many degrees") << 20.0 << 200 << 0.001 << 0.999 << 2.8255380997968707
                                  << 3.6574617415822495;
}

void PowerTest::effects_haveKnownAnswers()
{
    QFETCH(double, n);
    QFETCH(int, df);
    QFETCH(double, alpha);
    QFETCH(double, power);
    QFETCH(double, effect);
    QFETCH(double, ofCriticalValue);
    COMPARE_NEAR(detectableEffect(n, df, alpha, power), effect, 1e-10);
    COMPARE_NEAR(criticalValueEffect(n, df, alpha), ofCriticalValue, 1e-10);
}

void PowerTest::effect_fallsWithTheRootOfTheSample()
{
    const double small = detectableEffect(50, 7).value();
    COMPARE_NEAR(detectableEffect(5000, 7), small / 10, 1e-12);
}

void PowerTest::powerThatNeedsNoEffect_isZero()
{
    COMPARE_NEAR(detectableEffect(300, 7, 0.05, 0.05), 0, 0);
    COMPARE_NEAR(detectableEffect(300, 7, 0.05, 0.01), 0, 0);
    QVERIFY(detectableEffect(300, 7, 0.05, 0.0501).value() > 0);
}

void PowerTest::impossibleDesigns_areNone_data()
{
    QTest::addColumn<double>("n");
    QTest::addColumn<int>("df");
    QTest::addColumn<double>("alpha");
    QTest::newRow("no observations") << 0.0 << 7 << 0.05;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << 7 << 0.05;
    QTest::newRow("one category") << 300.0 << 0 << 0.05;
    QTest::newRow("alpha 0") << 300.0 << 7 << 0.0;
    QTest::newRow("alpha 1") << 300.0 << 7 << 1.0;
}

void PowerTest::impossibleDesigns_areNone()
{
    QFETCH(double, n);
    QFETCH(int, df);
    QFETCH(double, alpha);
    QVERIFY(!detectableEffect(n, df, alpha));
    QVERIFY(!criticalValueEffect(n, df, alpha));
    QVERIFY(!detectableEffect(300, 7, 0.05, 1));
    QVERIFY(!detectableEffect(300, 7, 0.05, 0));
}

SUBTEXT_TEST(PowerTest)
#include "powertest.moc"

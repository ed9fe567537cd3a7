// SPDX-License-Identifier: MIT
#include "core/quality/modifiedz.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace subtext;

using Numbers = QList<double>;

class ModifiedZTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharedVector_isReproduced();
    void sampleMedian_isTheMiddle_data();
    void sampleMedian_isTheMiddle();
    void modifiedZ_hasKnownAnswers_data();
    void modifiedZ_hasKnownAnswers();
    void modifiedZ_ofSamplesWithoutWidth_isNone_data();
    void modifiedZ_ofSamplesWithoutWidth_isNone();
    void zScale_prefersTheMedianDeviation();
};

void ModifiedZTest::sharedVector_isReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QByteArray json =
        test::readFile(test::sharedFile(QStringLiteral("reference/vectors.json")));
    const QJsonObject known =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("mad")).toObject();
    std::vector<double> x;
    for (const QJsonValue value : known.value(QStringLiteral("x")).toArray())
        x.push_back(value.toDouble());
    const QJsonArray z = known.value(QStringLiteral("modified_z")).toArray();
    QCOMPARE(x.size(), std::size_t{10});
    QCOMPARE(z.size(), 10);
    const double center = sampleMedian(x);
    QCOMPARE(center, known.value(QStringLiteral("median")).toDouble());
    QCOMPARE(medianAbsoluteDeviation(x, center), known.value(QStringLiteral("mad_raw")).toDouble());
    // The vector divides by the MAD made consistent with the normal distribution, 1 / Φ⁻¹(¾); the
    // rule's 0.6745 is that number rounded by Iglewicz & Hoaglin.
    const double unrounded = 0.67448975019608171;
    QVERIFY(std::abs(1.4 / unrounded -
                     known.value(QStringLiteral("mad_normal_consistent")).toDouble()) < 1e-9);
    QStringList outliers;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double found = zScaleOf(x).value().of(x[i]);
        const double expected = z.at(static_cast<qsizetype>(i)).toDouble() * (0.6745 / unrounded);
        QVERIFY2(std::abs(found - expected) < 5.1e-7, qPrintable(QString::number(found, 'g', 12)));
        if (std::abs(found) > 3.5)
            outliers << QString::number(x[i]);
    }
    QCOMPARE(outliers, (QStringList{QStringLiteral("60"), QStringLiteral("2.1")}));
}

void ModifiedZTest::sampleMedian_isTheMiddle_data()
{
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("medianDeviation");
    QTest::addColumn<double>("meanDeviation");
    QTest::newRow("one") << Numbers{7} << 7.0 << 0.0 << 0.0;
    QTest::newRow("two") << Numbers{9, 4} << 6.5 << 2.5 << 2.5;
    QTest::newRow("odd") << Numbers{5, 1, 9} << 5.0 << 4.0 << 8.0 / 3;
    QTest::newRow("even") << Numbers{4, 1, 3, 2} << 2.5 << 1.0 << 1.0;
    QTest::newRow("ties") << Numbers{2, 2, 2, 10} << 2.0 << 0.0 << 2.0;
    QTest::newRow("negative") << Numbers{-3, -1, -2} << -2.0 << 1.0 << 2.0 / 3;
}

void ModifiedZTest::sampleMedian_isTheMiddle()
{
    QFETCH(Numbers, values);
    QFETCH(double, median);
    QCOMPARE(sampleMedian(values), median);
    QTEST(medianAbsoluteDeviation(values, median), "medianDeviation");
    QTEST(meanAbsoluteDeviation(values, median), "meanDeviation");
}

void ModifiedZTest::modifiedZ_hasKnownAnswers_data()
{
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("z");
    // median 5.5, MAD 2.5
    const Numbers ten{1, 2, 3, 4, 5, 6, 7, 8, 9, 100};
    QTest::newRow("far above") << ten << 100.0 << 0.6745 * 94.5 / 2.5;
    QTest::newRow("a little below") << ten << 1.0 << -0.6745 * 4.5 / 2.5;
    QTest::newRow("at the median") << ten << 5.5 << 0.0;
    QTest::newRow("not in the sample") << ten << 8.0 << 0.6745;
    // MAD 0: the mean absolute deviation is 1000 / 10.
    const Numbers nearlyConstant{5000, 5000, 5000, 5000, 5000, 5000, 5000, 5000, 5000, 6000};
    QTest::newRow("MAD 0, above") << nearlyConstant << 6000.0 << 1000 / (1.253314 * 100);
    QTest::newRow("MAD 0, inside") << nearlyConstant << 5000.0 << 0.0;
    // Just more than half the same is enough for MAD 0: the mean is (10 + 20) / 5.
    QTest::newRow("MAD 0, three of five")
        << Numbers{50, 50, 40, 50, 70} << 40.0 << -10 / (1.253314 * 6);
}

void ModifiedZTest::modifiedZ_hasKnownAnswers()
{
    QFETCH(Numbers, values);
    QFETCH(double, value);
    const auto scale = zScaleOf(values);
    QVERIFY(scale.has_value());
    const double z = scale->of(value);
    QTEST(z, "z");
}

void ModifiedZTest::modifiedZ_ofSamplesWithoutWidth_isNone_data()
{
    QTest::addColumn<Numbers>("values");
    QTest::newRow("empty") << Numbers{};
    QTest::newRow("one") << Numbers{3000};
    QTest::newRow("constant") << Numbers(12, 4000.0);
}

void ModifiedZTest::modifiedZ_ofSamplesWithoutWidth_isNone()
{
    QFETCH(Numbers, values);
    QVERIFY(!zScaleOf(values));
}

void ModifiedZTest::zScale_prefersTheMedianDeviation()
{
    QCOMPARE(zScale(10, 2, 5), (ZScale{10, 0.6745, 2}));
    QCOMPARE(zScale(10, 0, 5), (ZScale{10, 1, 1.253314 * 5}));
    QVERIFY(!zScale(10, 0, 0));
}

SUBTEXT_TEST(ModifiedZTest)
#include "modifiedztest.moc"

// SPDX-License-Identifier: MIT
#include "core/entanglement/calibration.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

using namespace subtext::entanglement;

class CalibrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edges_belongToTheBinBelow();
    void error_isTheWeightedDistance();
    void withoutCells_nothingIsDefined();
};

void CalibrationTest::edges_belongToTheBinBelow()
{
    for (std::size_t tenth = 0; tenth <= 10; ++tenth) {
        const std::size_t bin = tenth == 0 ? 0 : tenth - 1;
        const std::vector<ConfidenceCell> cells{{static_cast<double>(tenth) / 10, true}};
        const Calibration found = calibrate(cells);
        QCOMPARE(found.bins.at(bin).cells, std::size_t{1});
        QVERIFY(found.bins.at(bin).confidence == cells[0].confidence);
    }
    // What two reports of five and 1 − .3 come to.
    for (const double confidence : {3 / 5.0, 1 - 0.4}) {
        const std::vector<ConfidenceCell> cells{{confidence, false}};
        QCOMPARE(calibrate(cells).bins[5].cells, std::size_t{1});
    }
    const std::vector<ConfidenceCell> above{{0.7000001, true}};
    QCOMPARE(calibrate(above).bins[7].cells, std::size_t{1});
}

void CalibrationTest::error_isTheWeightedDistance()
{
    // Three of .75 with one right, one of .2 that is right: ¾ · |⅓ − ¾| + ¼ · |1 − .2|
    const std::vector<ConfidenceCell> cells{
        {0.75, true}, {0.75, false}, {0.2, true}, {0.75, false}};
    const Calibration found = calibrate(cells);
    COMPARE_NEAR(found.ece, 0.75 * (0.75 - 1.0 / 3) + 0.25 * 0.8, 1e-15);
    COMPARE_NEAR(found.meanConfidence, 2.45 / 4, 1e-15);
    COMPARE_NEAR(found.accuracy, 0.5, 0);
    COMPARE_NEAR(found.bins[7].accuracy, 1.0 / 3, 1e-15);
    QVERIFY(!found.bins[0].confidence);
    QVERIFY(!found.bins[0].accuracy);
    QCOMPARE(found.bins[3].from, 0.3);
    QCOMPARE(found.bins[3].to, 0.4);
}

void CalibrationTest::withoutCells_nothingIsDefined()
{
    const Calibration found = calibrate({});
    QCOMPARE(found.cells, std::size_t{0});
    QVERIFY(!found.ece);
    QVERIFY(!found.accuracy);
    QVERIFY(!found.meanConfidence);
    QCOMPARE(found.bins[9].to, 1.0);
}

SUBTEXT_TEST(CalibrationTest)
#include "calibrationtest.moc"

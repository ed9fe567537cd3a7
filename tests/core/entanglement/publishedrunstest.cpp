// SPDX-License-Identifier: MIT
#include "core/entanglement/publishedruns.h"

#include "tests/support/registeredtest.h"

#include <QTest>

#include <cmath>
#include <cstring>

using namespace subtext::entanglement;

/// The printed tables hang together as printed: a slip in copying one of the figures shows.
class PublishedRunsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void means_areThosePrinted_data();
    void means_areThosePrinted();
    void details_areOfTheSameRuns();
    void calibration_fitsTheAccuracy();
};

void PublishedRunsTest::means_areThosePrinted_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<double>("lexical");
    QTest::addColumn<double>("lexicalAfter");
    QTest::addColumn<double>("vector");
    QTest::addColumn<double>("vectorAfter");
    QTest::addColumn<double>("macro");
    QTest::addColumn<double>("macroAfter");
    QTest::newRow("cot") << "cot" << 79.89 << 82.13 << 19.36 << 21.51 << 46.07 << 47.51;
    QTest::newRow("zero-shot") << "zero-shot" << 80.38 << 81.95 << 18.43 << 20.39 << 47.3 << 48.3;
}

void PublishedRunsTest::means_areThosePrinted()
{
    QFETCH(QString, mode);
    std::array<double, 6> sums{};
    int runs = 0;
    for (const PublishedRun& run : publishedRuns()) {
        if (QLatin1String(run.mode) != mode)
            continue;
        ++runs;
        const std::array figures{run.lexicalAccuracy.before, run.lexicalAccuracy.after,
                                 run.vectorAccuracy.before,  run.vectorAccuracy.after,
                                 run.macroF1.before,         run.macroF1.after};
        for (std::size_t i = 0; i < figures.size(); ++i)
            sums[i] += figures[i];
    }
    QCOMPARE(runs, 7);
    // Printed means are cut, and macro-F1 of the runs has one place only.
    QFETCH(double, lexical);
    QFETCH(double, lexicalAfter);
    QFETCH(double, vector);
    QFETCH(double, vectorAfter);
    QFETCH(double, macro);
    QFETCH(double, macroAfter);
    const std::array printed{lexical, lexicalAfter, vector, vectorAfter, macro, macroAfter};
    for (std::size_t i = 0; i < printed.size(); ++i)
        QVERIFY2(std::abs(sums[i] / runs - printed[i]) <= (i < 4 ? 0.0101 : 0.06),
                 QByteArray::number(sums[i] / runs));
}

void PublishedRunsTest::details_areOfTheSameRuns()
{
    for (std::size_t i = 0; i < publishedDetails().size(); ++i) {
        const PublishedDetail& detail = publishedDetails()[i];
        const PublishedRun& run = publishedRuns()[i];
        QVERIFY(std::strcmp(detail.model, run.model) == 0);
        QVERIFY(std::abs(detail.ablation[0] - run.macroF1.before) <= 0.0501);
        QVERIFY(std::abs(detail.ablation[2] - run.macroF1.after) <= 0.0501);
        if (!detail.quartiles)
            continue;
        // The mean gain of the quarters, in cells of eight, is the gain in lexical accuracy.
        double mean = 0;
        for (const double gain : *detail.quartiles)
            mean += gain / 4;
        QVERIFY(std::abs(mean / 8 * 100 -
                         (run.lexicalAccuracy.after - run.lexicalAccuracy.before)) <= 0.15);
    }
}

void PublishedRunsTest::calibration_fitsTheAccuracy()
{
    // Whoever is surer than right has the mean confidence LA + ECE: it is printed as .92 to .998.
    for (std::size_t i = 0; i < publishedDetails().size(); ++i) {
        const double confidence = publishedRuns()[i].lexicalAccuracy.before / 100 +
                                  publishedDetails()[i].eceOfProbability;
        QVERIFY(confidence >= 0.92 && confidence <= 0.999);
    }
}

SUBTEXT_TEST(PublishedRunsTest)
#include "publishedrunstest.moc"

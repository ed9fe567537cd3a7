// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/icchart.h"
#include "ui/charts/meanvalencechart.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QGraphicsView>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <set>
#include <tuple>

using namespace subtext;
using namespace subtext::test;

class RatingChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void icc_tableHasEverySubtypeOfEveryScale();
    void icc_saysWhyItIsUndefined();
    void icc_noTwoOfManySubtypesLookAlike();
    void icc_markActivatesItsSubtype();
    void valence_hasBothLabels();
    void valence_withoutGoldLabels_saysSo();
    void valence_endsWithTheScale();
};

namespace {

/// What stands above a chart.
QString captionOf(const ChartPanel& chart)
{
    QStringList texts;
    for (const QLabel* label : chart.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        texts << label->text();
    return texts.join(u'\n');
}

} // namespace

void RatingChartsTest::icc_tableHasEverySubtypeOfEveryScale()
{
    ScriptedPrompts prompts;
    IccChart chart(prompts);
    chart.setData(sampleReport());
    QCOMPARE(tableOf(chart).rowCount(), 24);
    QCOMPARE(rowOf(chart, 0),
             QStringLiteral("Valence|Overall|0.5100|0.4000|0.6200|0.4900|3|57|3|"));
    QCOMPARE(rowOf(chart, 8),
             QStringLiteral("Arousal|Mixed signals|0.4900|0.3800|0.6000|0.4700|3|57|3|"));
    QVERIFY(descriptionOf(chart).startsWith(QStringLiteral("ICC. Overall: valence 0.51, ")));
}

void RatingChartsTest::icc_saysWhyItIsUndefined()
{
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    for (stats::Icc& icc : report.overall.icc) {
        icc = {};
        icc.leftOut = 300;
    }
    auto& alone = report.subtypes[0].figures;
    alone.raters = {4};
    alone.icc[0] = {};
    auto& equal = report.subtypes[1].figures;
    equal.icc[0] = {};
    equal.icc[0].items = 60;
    IccChart chart(prompts);
    chart.setData(report);
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Valence|Overall|undefined|||0.4900|3|0|300|"
                                             "no item rated by everybody"));
    QVERIFY(rowOf(chart, 1).endsWith(QStringLiteral("|1|0|0|fewer than two raters")));
    QVERIFY(rowOf(chart, 2).endsWith(QStringLiteral("|3|60|0|all ratings are equal")));
    showChart(chart);
    // Beside the plot: in it the words would lie across the marks of the others.
    QVERIFY2(notesOf(chart).isEmpty(), qPrintable(notesOf(chart).join(u'|')));
    const QString caption = captionOf(chart);
    QVERIFY2(caption.contains(QStringLiteral("Undefined for arousal, dominance, confidence: "
                                             "Overall.")),
             qPrintable(caption));
    QVERIFY2(caption.contains(QStringLiteral("Undefined for valence: Overall, ")),
             qPrintable(caption));
    for (AgreementGroup* group : {&report.overall, &report.subtypes[0].figures}) {
        for (stats::Icc& icc : group->icc)
            icc = {};
    }
    report.subtypes.resize(1);
    chart.setData(report);
    QVERIFY(chart.isEmpty());
}

void RatingChartsTest::icc_noTwoOfManySubtypesLookAlike()
{
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    report.subtypes.clear();
    for (int group = 1; group <= 23; ++group)
        report.subtypes.push_back(
            {QStringLiteral("group-%1").arg(group), sampleGroup(0.02 * group)});
    IccChart chart(prompts);
    chart.setData(report);
    std::set<std::tuple<MarkShape, QRgb, bool>> looks;
    for (const IntervalSeries& series : chart.content().series) {
        const QColor color = IntervalChart::hueColor(series.hue, theme::lightColors());
        const bool isNew = looks.insert({series.shape, color.rgb(), series.isHollow}).second;
        QVERIFY2(isNew, qPrintable(series.name));
    }
    QCOMPARE(looks.size(), std::size_t{24});
}

void RatingChartsTest::icc_markActivatesItsSubtype()
{
    ScriptedPrompts prompts;
    IccChart chart(prompts);
    chart.setData(sampleReport());
    showChart(chart);
    QSignalSpy activated(&chart, &IccChart::subtypeActivated);
    QSignalSpy row(&chart, &IntervalChart::rowActivated);
    const QList<QPoint> all = spotsOf(chart, theme::lightColors().accent);
    QVERIFY(all.size() >= 4); // and the legend's, where that has several lines
    auto* canvas = chart.findChild<QGraphicsView*>()->viewport();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, all.constLast());
    const QList<QPoint> mixed = spotsOf(chart, IntervalChart::hueColor(2, theme::lightColors()));
    QVERIFY(!mixed.isEmpty());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, mixed.constLast());
    QCOMPARE(activated.size(), 2);
    QVERIFY(activated.at(0).at(0).value<std::optional<QString>>() == std::nullopt);
    QVERIFY(activated.at(1).at(0).value<std::optional<QString>>() == Subtype::MixedSignals);
    QCOMPARE(row.at(0).at(0).toInt(), 18); // of the table: confidence, everything
    QCOMPARE(row.at(1).at(0).toInt(), 20);
}

void RatingChartsTest::valence_hasBothLabels()
{
    ScriptedPrompts prompts;
    MeanValenceChart chart(prompts);
    chart.setData(sampleReport());
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Joy|0.8000|0.2000|1.4000|0.4000|12|"
                                             "0.7000|0.1000|1.3000|0.4000|9"));
    QCOMPARE(rowOf(chart, 7),
             QStringLiteral("Anticipation|undefined|||undefined|0|undefined|||undefined|0"));
    showChart(chart);
    QCOMPARE(notesOf(chart), QStringList{QStringLiteral("undefined")});
    QVERIFY(descriptionOf(chart).contains(QStringLiteral("Joy 0.80, Trust 0.56, ")));
}

void RatingChartsTest::valence_withoutGoldLabels_saysSo()
{
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    report.overall.valenceByGold = {};
    MeanValenceChart chart(prompts);
    chart.setData(report);
    QVERIFY(descriptionOf(chart).endsWith(QStringLiteral("No item has a gold label yet.")));
    QVERIFY(rowOf(chart, 0).endsWith(QStringLiteral("|undefined|||undefined|0")));
    showChart(chart);
    QCOMPARE(notesOf(chart), QStringList{QStringLiteral("undefined")}); // Anticipation alone
}

void RatingChartsTest::valence_endsWithTheScale()
{
    ScriptedPrompts prompts;
    MeanValenceChart chart(prompts);
    chart.setData(sampleReport()); // of joy 0.2 to 1.4, on a scale that ends at 1
    QVERIFY(rowOf(chart, 0).startsWith(QStringLiteral("Joy|0.8000|0.2000|1.4000|"))); // as computed
    QVERIFY(captionOf(chart).contains(QStringLiteral("cut at the ends of the scale")));
    int marks = 0;
    for (const IntervalSeries& series : chart.content().series) {
        for (const IntervalMark& mark : series.marks) {
            if (!mark.interval)
                continue;
            ++marks;
            QVERIFY(mark.interval->low >= -1 && mark.interval->high <= 1);
        }
    }
    QVERIFY(marks > 2);
    const IntervalMark& joy = chart.content().series.front().marks.front();
    QVERIFY2(joy.remark.contains(QStringLiteral("1.4")), qPrintable(joy.remark));
    QVERIFY(joy.isHighCut && !joy.isLowCut); // the line says that it goes on
}

SUBTEXT_TEST(RatingChartsTest)
#include "ratingchartstest.moc"

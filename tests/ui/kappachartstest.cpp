// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/kappachart.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tabledelegate.h"

#include <QApplication>
#include <QGraphicsView>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolTip>

using namespace subtext;
using namespace subtext::test;

class KappaChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void kappa_tableHasEveryCoefficient();
    void kappa_undefinedIsAWord();
    void kappa_saysTheFiguresInWords();
    void kappa_wordsAreWholeInHalfAWindow();
    void kappa_oneSubtypeHasTwoRows();
    void kappa_markTellsItsFigures();
    void kappa_rowAndMarkActivateTheSubtype();
    void emotions_standInWheelOrder();
    void kappa_wordsStandOnNoOther_data();
    void kappa_wordsStandOnNoOther();
    void kappa_tableHasAMinusSignOnTheScreen();
};

void KappaChartsTest::kappa_tableHasEveryCoefficient()
{
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    report.overall.intervals.mode = stats::BootstrapMode::Multinomial;
    KappaChart chart(prompts);
    chart.setData(report);
    QCOMPARE(tableOf(chart).rowCount(), 6);
    QStringList words;
    for (const QLabel* label : chart.findChildren<QLabel*>())
        words << label->text();
    QVERIFY(words.contains(QStringLiteral("κ by subtype")));
    QVERIFY(words.contains(QStringLiteral("Agreement on the emotion, with 95 % intervals. Hollow: "
                                          "not corrected for chance. Words: Landis and Koch, for "
                                          "κ.")));
    QCOMPARE(rowOf(chart, 1),
             QStringLiteral("Mixed signals|58|2|0.3100|0.2300|0.3900|fair|0.3200|0.2400|0.4000|"
                            "0.3600|0.2900|0.4300|0.5100|0.4500|0.5700|"
                            "2000 resamples, item by item"));
    QVERIFY(rowOf(chart, 4).contains(QStringLiteral("|-0.0500|-0.1300|0.0300|poor|")));
    QVERIFY(rowOf(chart, 5).startsWith(QStringLiteral("Overall|58|2|0.2100|")));
    QVERIFY(rowOf(chart, 5).endsWith(QStringLiteral("equal items together")));
}

void KappaChartsTest::kappa_undefinedIsAWord()
{
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    AgreementGroup& mixed = report.subtypes[1].figures;
    mixed.kappa.kappa.reset();
    mixed.intervals.kappa.interval.reset();
    AgreementGroup& passive = report.subtypes[2].figures;
    passive.kappa = {};
    passive.alpha.reset();
    passive.ac1 = {};
    passive.intervals = {};
    KappaChart chart(prompts);
    chart.setData(report);
    showChart(chart);
    QVERIFY(rowOf(chart, 1).startsWith(QStringLiteral("Mixed signals|58|2|undefined||||0.3200|")));
    QCOMPARE(rowOf(chart, 2), QStringLiteral("Passive aggression|0|0|undefined||||undefined|||"
                                             "undefined|||undefined|||"));
    const QStringList notes = notesOf(chart);
    QVERIFY(notes.contains(QStringLiteral("undefined: Fleiss’ κ")));
    QVERIFY(notes.contains(QStringLiteral("undefined")));
    QCOMPARE(spotsOf(chart, theme::lightColors().accent).size(), 4); // of six rows
    QVERIFY(descriptionOf(chart).contains(QStringLiteral("Mixed signals undefined;")));
}

void KappaChartsTest::kappa_saysTheFiguresInWords()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport());
    const QString said = descriptionOf(chart);
    QVERIFY(said.startsWith(QStringLiteral(
        "Fleiss’ κ: Deflection and misdirection 0.11 (0.03 to 0.19), slight; Mixed signals 0.31")));
    QVERIFY(said.contains(QStringLiteral("Strategic politeness −0.05 (−0.13 to 0.03), poor")));
    QVERIFY(said.endsWith(QStringLiteral("Overall 0.21 (0.13 to 0.29), fair.")));
    showChart(chart);
    QVERIFY(notesOf(chart).contains(QStringLiteral("moderate")));
    QVERIFY(!notesOf(chart).contains(QStringLiteral("almost perfect"))); // out of the range
}

void KappaChartsTest::kappa_wordsAreWholeInHalfAWindow()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    AgreementReport report = sampleReport();
    report.overall.kappa.kappa = 0.9;
    report.overall.intervals.kappa.interval = stats::Interval{0.8, 1};
    chart.setData(report);
    chart.resize(560, 700);
    chart.show();
    QCoreApplication::processEvents();
    const QStringList notes = notesOf(chart);
    for (const char* word : {"slight", "fair", "moderate", "substantial", "almost perfect"})
        QVERIFY2(notes.contains(QString::fromLatin1(word)), word);
}

void KappaChartsTest::kappa_oneSubtypeHasTwoRows()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport({0.3}));
    QCOMPARE(tableOf(chart).rowCount(), 2);
    showChart(chart);
    QCOMPARE(spotsOf(chart, theme::lightColors().accent).size(), 2);
}

void KappaChartsTest::kappa_markTellsItsFigures()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport());
    showChart(chart);
    QWidget* canvas = chart.findChild<QGraphicsView*>()->viewport();
    const QList<QPoint> spots = spotsOf(chart, theme::lightColors().accent);
    QTest::mouseMove(canvas, spots.at(4));
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("Strategic politeness, Fleiss’ κ: −0.050\n"
                                                  "95 % interval: −0.130 to 0.030\n"
                                                  "poor, 58 items"));
}

void KappaChartsTest::kappa_rowAndMarkActivateTheSubtype()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport());
    showChart(chart);
    QSignalSpy activated(&chart, &KappaChart::subtypeActivated);
    QSignalSpy row(&chart, &IntervalChart::rowActivated);
    const auto subtypeAt = [&](int i) {
        return activated.at(i).at(0).value<std::optional<QString>>();
    };
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(3, 0));
    QTest::keyClick(table, Qt::Key_Return);
    Q_EMIT table->activated(table->model()->index(5, 2));
    QCOMPARE(activated.size(), 2);
    QVERIFY(subtypeAt(0) == Subtype::SarcasmIrony);
    QVERIFY(subtypeAt(1) == std::nullopt);
    QCOMPARE(row.at(0).at(0).toInt(), 3);

    chart.setTableShown(false);
    QCoreApplication::processEvents();
    const QList<QPoint> spots = spotsOf(chart, theme::lightColors().accent);
    QCOMPARE(spots.size(), 6);
    // New data in answer to the click must not pull the mark away from under the mouse.
    connect(&chart, &IntervalChart::rowActivated, &chart,
            [&chart] { chart.setData(sampleReport({0.3})); });
    QTest::mouseClick(chart.findChild<QGraphicsView*>()->viewport(), Qt::LeftButton, {},
                      spots.at(4));
    QCOMPARE(activated.size(), 3);
    QVERIFY(subtypeAt(2) == Subtype::StrategicPoliteness);
    QCoreApplication::processEvents();
    QCOMPARE(tableOf(chart).rowCount(), 2);
}

void KappaChartsTest::emotions_standInWheelOrder()
{
    ScriptedPrompts prompts;
    EmotionKappaChart chart(prompts);
    chart.setData(sampleReport());
    QCOMPARE(tableOf(chart).rowCount(), 8);
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Joy|0.0600|-0.0300|0.1500|slight|0.0500"));
    QCOMPARE(rowOf(chart, 6), QStringLiteral("Anger|0.3600|0.2700|0.4500|fair|0.3500"));
    QCOMPARE(rowOf(chart, 7), QStringLiteral("Anticipation|undefined||||0.0000"));
    showChart(chart);
    QCOMPARE(notesOf(chart), QStringList{QStringLiteral("undefined")});
    QVERIFY(descriptionOf(chart).contains(QStringLiteral("Anticipation undefined")));
    QSignalSpy row(&chart, &IntervalChart::rowActivated);
    const QList<QPoint> spots = spotsOf(chart, theme::lightColors().accent, 0);
    QCOMPARE(spots.size(), 7);
    QTest::mouseClick(chart.findChild<QGraphicsView*>()->viewport(), Qt::LeftButton, {},
                      spots.at(2));
    QCOMPARE(row.size(), 1);
    QCOMPARE(row.at(0).at(0).toInt(), 2);
}

void KappaChartsTest::kappa_wordsStandOnNoOther_data()
{
    QTest::addColumn<int>("width");
    for (int width : {400, 430, 460, 490, 520, 560})
        QTest::addRow("%d", width) << width;
}

void KappaChartsTest::kappa_wordsStandOnNoOther()
{
    QFETCH(int, width);
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    AgreementReport report = sampleReport();
    report.overall.kappa.kappa = 0.9;
    report.overall.intervals.kappa.interval = stats::Interval{0.8, 1};
    chart.setData(report);
    chart.resize(width, 700);
    chart.show();
    QCoreApplication::processEvents();
    std::vector<std::pair<QString, QRectF>> words;
    for (const QGraphicsItem* item : chart.findChild<QGraphicsView*>()->scene()->items()) {
        const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (text && text->isVisible())
            words.emplace_back(text->text(), text->sceneBoundingRect());
    }
    QVERIFY(!words.empty());
    for (const auto& [word, place] : words) {
        for (const auto& [other, itsPlace] : words)
            QVERIFY2(word == other || !place.intersects(itsPlace), qPrintable(word + u'|' + other));
    }
}

void KappaChartsTest::kappa_tableHasAMinusSignOnTheScreen()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport());
    const auto* table = chart.findChild<QTableView*>();
    const auto* delegate = qobject_cast<const TableDelegate*>(table->itemDelegate());
    QVERIFY(delegate);
    const QModelIndex kappa = table->model()->index(4, 3);
    QCOMPARE(delegate->shownText(kappa), QStringLiteral("−0.0500"));
    QCOMPARE(kappa.data().toString(), QStringLiteral("-0.0500")); // which files have
    QCOMPARE(delegate->shownText(kappa.siblingAtRow(0)), QStringLiteral("0.1100"));
}

SUBTEXT_TEST(KappaChartsTest)
#include "kappachartstest.moc"

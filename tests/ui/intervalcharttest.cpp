// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/contrast.h"
#include "tests/ui/themerows.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/icchart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/meanvalencechart.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace subtext;
using namespace subtext::test;

namespace {

enum class Kind { Kappa, Emotions, Icc, Valence };

std::unique_ptr<IntervalChart> makeChart(Kind kind, const AgreementReport& report, Prompts& prompts)
{
    const auto filled = [&](auto chart) -> std::unique_ptr<IntervalChart> {
        chart->setData(report);
        return chart;
    };
    switch (kind) {
    case Kind::Kappa:
        return filled(std::make_unique<KappaChart>(prompts));
    case Kind::Emotions:
        return filled(std::make_unique<EmotionKappaChart>(prompts));
    case Kind::Icc:
        return filled(std::make_unique<IccChart>(prompts));
    case Kind::Valence:
        return filled(std::make_unique<MeanValenceChart>(prompts));
    }
    Q_UNREACHABLE();
}

} // namespace

Q_DECLARE_METATYPE(Kind)

class IntervalChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void nothing_saysWhy_data() { kinds(); }
    void nothing_saysWhy();
    void sameData_leavesTheMarks_data() { kinds(); }
    void sameData_leavesTheMarks();
    void newData_keepsTheTableAndItsRow();
    void manyRows_makeTheChartTall();
    void axis_goesAroundTheDataWhereItMay();
    void axisAroundTheData_endsAtRoundNumbers();
    void fixedRows_areNotPulledApart();
    void longNames_areWholeWhereThereIsRoom();
    void cutEnd_isDrawnOtherwise();
    void allValuesZero_areDrawn();
    void negativeValues_leaveRoomForWordsAndEndAtZero();
    void hues_standOutInEveryTheme();
    void description_hasItsDetailInTheToolTip_data() { kinds(); }
    void description_hasItsDetailInTheToolTip();
    void everyFocusableWidget_hasAName_data() { kinds(); }
    void everyFocusableWidget_hasAName();
    void saveAs_writesPictureAndTable_data() { kinds(); }
    void saveAs_writesPictureAndTable();
    void bothThemes_data() { kinds(); }
    void bothThemes();

private:
    static void kinds();
};

void IntervalChartTest::kinds()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("kappa") << Kind::Kappa;
    QTest::newRow("emotionkappa") << Kind::Emotions;
    QTest::newRow("icc") << Kind::Icc;
    QTest::newRow("valence") << Kind::Valence;
}

void IntervalChartTest::nothing_saysWhy()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(kind, AgreementReport{}, prompts);
    QVERIFY(chart->isEmpty());
    QCOMPARE(tableOf(*chart).rowCount(), 0);
    QVERIFY(descriptionOf(*chart) != QStringLiteral("There is nothing to show yet."));
    QVERIFY(descriptionOf(*chart).endsWith(u'.'));
    QVERIFY(!chart->saveAs(folder.filePath(QStringLiteral("chart.svg"))));
    QCOMPARE(prompts.said.size(), 1);
    showChart(*chart);
    theme::apply(*qApp, theme::Mode::Dark); // an empty chart follows without harm
    QCoreApplication::processEvents();
}

void IntervalChartTest::sameData_leavesTheMarks()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, sampleReport(), prompts);
    showChart(*chart);
    const auto items = [&] { return chart->findChild<QGraphicsView*>()->scene()->items(); };
    const auto refill = [&](const AgreementReport& report) {
        if (auto* kappa = qobject_cast<KappaChart*>(chart.get()))
            kappa->setData(report);
        if (auto* emotions = qobject_cast<EmotionKappaChart*>(chart.get()))
            emotions->setData(report);
        if (auto* icc = qobject_cast<IccChart*>(chart.get()))
            icc->setData(report);
        if (auto* valence = qobject_cast<MeanValenceChart*>(chart.get()))
            valence->setData(report);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    };
    const auto before = items();
    refill(sampleReport());
    QVERIFY(items() == before);
    refill({});
    QVERIFY(chart->isEmpty());
    refill(sampleReport({0.4}));
    QVERIFY(!chart->isEmpty());
    refill(sampleReport());
    QCOMPARE(items().size(), before.size());
}

void IntervalChartTest::newData_keepsTheTableAndItsRow()
{
    ScriptedPrompts prompts;
    KappaChart chart(prompts);
    chart.setData(sampleReport());
    showChart(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(2, 4));
    chart.setData(sampleReport({0.12, 0.32, 0.19, 0.43, -0.04}));
    QVERIFY(chart.isTableShown());
    QCOMPARE(table->currentIndex().row(), 2);
    QVERIFY(rowOf(chart, 2).contains(QStringLiteral("0.1900")));
    chart.setData({});
    chart.setData(sampleReport());
    QVERIFY(chart.isTableShown());
}

void IntervalChartTest::manyRows_makeTheChartTall()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Many"), QStringLiteral("Rows."), prompts, nullptr);
    IntervalContent content;
    content.series = {{QStringLiteral("One"), MarkShape::Circle, 0, false, false, true, {}},
                      {QStringLiteral("Two"), MarkShape::Star, 3, false, false, true, {}}};
    content.header = {QStringLiteral("Name")};
    for (int row = 0; row < 45; ++row) {
        content.rows << QStringLiteral("Row %1").arg(row);
        content.table.push_back({content.rows.back()});
        const double value = 0.02 * row;
        content.series[0].marks.push_back({value, around(value, 0.1), {}});
        content.series[1].marks.push_back({value + 0.3, {}, {}});
    }
    chart.setContent(content);
    showChart(chart);
    QVERIFY(chart.findChild<QGraphicsView*>()->minimumHeight() > 45 * 24);
    QCOMPARE(spotsOf(chart, theme::lightColors().accent).size(), 45);
}

void IntervalChartTest::axis_goesAroundTheDataWhereItMay()
{
    IntervalContent content;
    content.series.emplace_back().marks = {{0.52, {}, {}}, {0.56, {}, {}}, {{}, {}, {}, true}};
    QVERIFY(axisRange(content).low <= 0);
    content.isAroundData = true;
    const stats::Interval around = axisRange(content);
    QVERIFY(around.low > 0.5 && around.low < 0.52 && around.high > 0.56 && around.high < 0.58);
    content.series.front().marks = {{0.5, {}, {}}, {0.5, {}, {}}};
    const stats::Interval alike = axisRange(content);
    QVERIFY(alike.low > 0.4 && alike.low < 0.5 && alike.high > 0.5 && alike.high < 0.6);
    content.series.front().marks = {IntervalMark()};
    QVERIFY(axisRange(content).low <= 0 && axisRange(content).high >= 1); // nothing to go around
}

void IntervalChartTest::axisAroundTheData_endsAtRoundNumbers()
{
    IntervalContent content;
    content.axisTitle = QStringLiteral("Accuracy");
    content.isAroundData = true;
    content.series.emplace_back().marks = {{0.42, {}, {}}, {0.61, {}, {}}};
    QCOMPARE(shownAxisTitle(content), QStringLiteral("Accuracy (the axis does not begin at 0)"));
    QCOMPARE(axisStep(0.19), 0.05);
    QCOMPARE(axisRange(content).low, 0.40);
    QCOMPARE(axisRange(content).high, 0.65);
    // A share of 0 has air below it, and no number that a share cannot be.
    content.series.front().marks = {{0.0, {}, {}}, {0.5, {}, {}}};
    QVERIFY(axisRange(content).low < 0 && axisRange(content).low > -0.05);
    QCOMPARE(shownAxisTitle(content), QStringLiteral("Accuracy"));
    content.series.front().marks = {{0.0, {}, {}}, {1.0, {}, {}}};
    QVERIFY(axisRange(content).high > 1 && axisRange(content).high < 1.1);
    // What is fixed stays.
    content.range = stats::Interval{0, 1};
    QVERIFY(axisRange(content).low <= 0 && axisRange(content).high >= 1);
}

void IntervalChartTest::fixedRows_areNotPulledApart()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Rows"), QStringLiteral("Two."), prompts, nullptr);
    IntervalContent content;
    content.rows = {QStringLiteral("One"), QStringLiteral("Two")};
    content.series.emplace_back().marks = {{0.5, {}, {}}, {0.25, {}, {}}};
    content.header = {QStringLiteral("Name")};
    content.table = {{content.rows.front()}, {content.rows.back()}};
    chart.setContent(content);
    showChart(chart);
    chart.resize(900, 1'000);
    const auto& view = *chart.findChild<QGraphicsView*>();
    QTRY_VERIFY(view.height() > view.minimumHeight()); // it takes the room that there is
    content.isAsHighAsItsRows = true;
    chart.setContent(content);
    QTRY_COMPARE(view.height(), view.minimumHeight());
}

void IntervalChartTest::longNames_areWholeWhereThereIsRoom()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Sets"), QString(), prompts, nullptr);
    const QString name = QStringLiteral("synthetic_softmax_of_an_ensemble (84 of 300 items)");
    IntervalContent content;
    content.rows = {name, QStringLiteral("crake")};
    content.series = {{QStringLiteral("Models"), MarkShape::Circle, 0, false, false, true, {}}};
    content.series[0].marks = {{0.6, std::nullopt, {}}, {0.5, std::nullopt, {}}};
    content.header = {QStringLiteral("Set")};
    content.table = {{name}, {QStringLiteral("crake")}};
    chart.setContent(content);
    showChart(chart, 600);
    QCOMPARE(chart.shownNames().size(), 2);
    QVERIFY(chart.shownNames().constFirst().contains(u'…'));
    const auto tips = [&chart] {
        QStringList told;
        const QList<QGraphicsItem*> items = chart.findChild<QGraphicsView*>()->items();
        for (const QGraphicsItem* item : items) {
            if (!item->toolTip().isEmpty())
                told << item->toolTip();
        }
        return told;
    };
    QCOMPARE(tips(), QStringList{name});
    showChart(chart, 1'500);
    QCOMPARE(chart.shownNames(), content.rows);
    QVERIFY(tips().isEmpty());
    showChart(chart, 600);
    QVERIFY(chart.shownNames().constFirst().contains(u'…'));
    QCOMPARE(chart.shownNames().constLast(), QStringLiteral("crake"));
    chart.setNothing(QStringLiteral("Nothing."));
    showChart(chart, 900); // with no names to fit
    QVERIFY(chart.shownNames().isEmpty());
}

void IntervalChartTest::cutEnd_isDrawnOtherwise()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Ends"), QString(), prompts, nullptr);
    IntervalContent content;
    content.rows = {QStringLiteral("Joy")};
    content.range = stats::Interval{-1, 1};
    content.series = {{QStringLiteral("Mean"), MarkShape::Circle, 0, false, false, true, {}}};
    content.series[0].marks = {{0.6, stats::Interval{0.2, 1}, {}}};
    content.header = {QStringLiteral("Emotion")};
    content.table = {{QStringLiteral("Joy")}};
    chart.setContent(content);
    const QByteArray whole = chart.pictureBytes(charts::FileFormat::Svg);
    QVERIFY(!whole.isEmpty());
    content.series[0].marks[0].isHighCut = true;
    chart.setContent(content);
    QVERIFY(chart.pictureBytes(charts::FileFormat::Svg) != whole);
}

void IntervalChartTest::allValuesZero_areDrawn()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Zero"), QStringLiteral("Values."), prompts, nullptr);
    IntervalContent content;
    content.rows = QStringList{QStringLiteral("A"), QStringLiteral("A")}; // the same name twice
    content.header = {QStringLiteral("Name")};
    content.table = {{QStringLiteral("A")}, {QStringLiteral("A")}};
    content.series = {{QStringLiteral("One"),
                       MarkShape::Circle,
                       0,
                       false,
                       false,
                       true,
                       {{0, stats::Interval{0, 0}, {}}, {0, {}, {}}}}};
    chart.setContent(content);
    showChart(chart);
    QCOMPARE(spotsOf(chart, theme::lightColors().accent, 0).size(), 2);
}

void IntervalChartTest::negativeValues_leaveRoomForWordsAndEndAtZero()
{
    ScriptedPrompts prompts;
    IntervalChart chart(QStringLiteral("Below"), QStringLiteral("Values."), prompts, nullptr);
    IntervalContent content;
    content.rows = QStringList{QStringLiteral("A"), QStringLiteral("B")};
    content.header = {QStringLiteral("Name")};
    content.table = {{QStringLiteral("A")}, {QStringLiteral("B")}};
    content.series = {{QStringLiteral("One"),
                       MarkShape::Circle,
                       0,
                       false,
                       false,
                       true,
                       {{-0.35, stats::Interval{-0.36, -0.3}, {}}, {{}, {}, {}}}}};
    chart.setContent(content);
    showChart(chart);
    const auto* view = chart.findChild<QGraphicsView*>();
    QStringList texts;
    double right = 0;
    for (const QGraphicsItem* item : view->scene()->items()) {
        if (const auto* label = dynamic_cast<const QGraphicsTextItem*>(item))
            texts << label->toPlainText();
        const auto* note = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (note && note->isVisible() && note->text() == QLatin1String("undefined"))
            right = note->sceneBoundingRect().right();
    }
    QVERIFY2(texts.contains(QStringLiteral("0.0")), qPrintable(texts.join(u' ')));
    QVERIFY2(!texts.contains(QStringLiteral("-0.0")), qPrintable(texts.join(u' ')));
    QVERIFY(right > 0 && right < view->sceneRect().right());
}

void IntervalChartTest::hues_standOutInEveryTheme()
{
    for (const theme::Colors* colors : allThemes()) {
        for (int hue = 0; hue < 6; ++hue) {
            const double ratio = contrast(IntervalChart::hueColor(hue, *colors), colors->surface);
            QVERIFY2(ratio >= 3, qPrintable(QStringLiteral("hue %1: %2").arg(hue).arg(ratio)));
        }
    }
}

void IntervalChartTest::description_hasItsDetailInTheToolTip()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, sampleReport(), prompts);
    QStringList details;
    for (const QLabel* label : chart->findChildren<QLabel*>()) {
        if (!label->toolTip().isEmpty())
            details << label->accessibleDescription();
    }
    QCOMPARE(details.size(), 1); // the title and the sentence of an empty chart have none
    QVERIFY(details.constFirst().endsWith(u'.'));
}

void IntervalChartTest::everyFocusableWidget_hasAName()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const auto chart = makeChart(kind, sampleReport(), prompts);
    showChart(*chart);
    for (bool isTable : {false, true}) {
        chart->setTableShown(isTable);
        for (const QWidget* widget : chart->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            if (!qobject_cast<const QPushButton*>(widget))
                QVERIFY2(widget->accessibleDescription().endsWith(u'.'),
                         widget->metaObject()->className());
        }
    }
}

void IntervalChartTest::saveAs_writesPictureAndTable()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(kind, sampleReport(), prompts); // never shown
    const auto saved = [&](const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        return chart->saveAs(path) ? readFile(path) : QByteArray();
    };
    QXmlStreamReader svg(saved("chart.svg"));
    QString texts;
    while (!svg.atEnd()) {
        if (svg.readNext() == QXmlStreamReader::Characters)
            texts += svg.text().toString() + u'|';
    }
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    const bool isEmotions = kind == Kind::Emotions || kind == Kind::Valence;
    QVERIFY(texts.contains(isEmotions            ? QStringLiteral("7 Anger")
                           : kind == Kind::Kappa ? QStringLiteral("Deflection and misdirection")
                                                 : QStringLiteral("Dominance")));
    QVERIFY(saved("chart.pdf").startsWith("%PDF"));
    QImage png;
    QVERIFY(png.loadFromData(saved("chart.png")));
    QCOMPARE(png.pixelColor(0, 0), QColor(Qt::white));
    const QList<QByteArray> lines = saved("chart.csv").trimmed().split('\n');
    QCOMPARE(lines.size(), tableOf(*chart).rowCount() + 1);
    QVERIFY(prompts.said.isEmpty());
}

void IntervalChartTest::bothThemes()
{
    QFETCH(Kind, kind);
    ScriptedPrompts prompts;
    AgreementReport report = sampleReport();
    report.subtypes[1].figures.kappa.kappa.reset();
    const auto chart = makeChart(kind, report, prompts);
    for (int width : {530, 900}) {
        showChart(*chart, width);
        for (theme::Mode mode : {theme::Mode::Light, theme::Mode::Dark}) {
            theme::apply(*qApp, mode); // a chart that is open follows
            QCoreApplication::processEvents();
            const theme::Colors& c = theme::colors(chart->palette());
            QVERIFY(!spotsOf(*chart, c.accent).isEmpty());
        }
    }
}

SUBTEXT_TEST(IntervalChartTest)
#include "intervalcharttest.moc"

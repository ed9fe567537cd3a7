// SPDX-License-Identifier: MIT
#include "ui/charts/confusionchart.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/lengthchart.h"
#include "ui/plot/chart.h"
#include "ui/plot/series.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QImage>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr auto Joy = static_cast<std::size_t>(Emotion::Joy);
constexpr auto Trust = static_cast<std::size_t>(Emotion::Trust);
constexpr auto Anger = static_cast<std::size_t>(Emotion::Anger);

/// Joy and trust 22 times, joy and anger twice, joy twice 106 times; as of so many pairs.
AgreementReport pairsReport()
{
    AgreementReport report;
    stats::ConfusionMatrix& matrix = report.overall.confusion;
    matrix.categories = EmotionCount;
    matrix.counts.assign(EmotionCount * EmotionCount, 0);
    const auto set = [&](std::size_t a, std::size_t b, std::int64_t n) {
        matrix.counts[a * EmotionCount + b] = n;
        matrix.counts[b * EmotionCount + a] = n;
    };
    set(Joy, Joy, 106);
    set(Joy, Trust, 22);
    set(Joy, Anger, 2);
    set(Trust, Anger, 4);
    report.overall.wheel = stats::ringAdjacency(matrix);
    return report;
}

/// Something in every cell.
AgreementReport fullReport()
{
    AgreementReport report = pairsReport();
    stats::ConfusionMatrix& matrix = report.overall.confusion;
    for (std::size_t a = 0; a < EmotionCount; ++a) {
        for (std::size_t b = 0; b < EmotionCount; ++b)
            matrix.counts[a * EmotionCount + b] +=
                a == b ? static_cast<std::int64_t>(40 + 9 * a)
                       : static_cast<std::int64_t>((a * b * 7 + (a + b) * 5) % 38);
    }
    report.overall.wheel = stats::ringAdjacency(matrix);
    return report;
}

/// Item i has i words of context and, scattered, 5 to 64 of utterance.
AgreementReport lengthReport(int items)
{
    AgreementReport report;
    for (int i = 1; i <= items; ++i)
        report.itemAgreement.push_back(
            {ScenarioId{i}, i % 211, 5 + i * 37 % 60, (1 + i % 3) / 3.0});
    report.length = {-0.04, 0.21};
    return report;
}

QAbstractItemModel& tableOf(ChartPanel& panel)
{
    return *panel.findChild<QTableView*>()->model();
}

QString rowOf(ChartPanel& panel, int row)
{
    QStringList cells;
    for (int column = 0; column < tableOf(panel).columnCount(); ++column)
        cells << tableOf(panel).index(row, column).data().toString();
    return cells.join(u'|');
}

QGraphicsView* viewOf(ChartPanel& panel)
{
    return panel.findChild<QGraphicsView*>();
}

/// Null where there are none.
ScatterSeries* pointsOf(LengthChart& chart)
{
    for (Series* series : chart.findChild<ChartView*>()->chart()->series()) {
        if (auto* points = qobject_cast<ScatterSeries*>(series))
            return points;
    }
    return nullptr;
}

void show(QWidget& widget)
{
    widget.resize(900, std::max(420, widget.minimumSizeHint().height() + 30));
    widget.show();
    widget.activateWindow();
    QCoreApplication::processEvents();
}

} // namespace

class ConfusionChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void matrix_isInTheTable();
    void matrix_isSummedUp();
    void matrixWithoutPairs_saysWhy();
    void matrixCell_saysWhatItCounts();
    void matrixCell_activatesByClick();
    void matrixCell_activatesByKeyboard();
    void matrixCursor_followsNewData();
    void matrixRow_activatesItsMostFrequentConfusion();
    void matrix_isSavedInEveryFormat();

    void bands_areInTheTable();
    void bands_areSummedUp();
    void bands_haveNames();
    void noItems_saySo();
    void words_areChosenByButtons();
    void point_activatesByClick();
    void point_activatesByKeyboard();
    void bandRow_activatesItsItems();
    void manyItems_areSampled();
    void manyMoreItems_areNoMorePoints();
    void lengths_areSavedInEveryFormat();
};

void ConfusionChartTest::matrix_isInTheTable()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    QCOMPARE(tableOf(chart).rowCount(), 8);
    QCOMPARE(tableOf(chart).columnCount(), 9);
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Joy|106|22|0|0|0|0|2|0"));
    QCOMPARE(rowOf(chart, 1), QStringLiteral("Trust|22|0|0|0|0|0|4|0"));
    QCOMPARE(rowOf(chart, 6), QStringLiteral("Anger|2|4|0|0|0|0|0|0"));
}

void ConfusionChartTest::matrix_isSummedUp()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    const QString expected =
        QStringLiteral("Most often confused: joy and trust (22), trust and anger (4), joy and "
                       "anger (2). 22 of 28 differing pairs are neighbours on the wheel: 79 %, by "
                       "chance it would be 29 %.");
    QCOMPARE(viewOf(chart)->accessibleDescription(), expected);
    QCOMPARE(chart.findChild<QTableView*>()->accessibleDescription(), expected);
}

void ConfusionChartTest::matrixWithoutPairs_saysWhy()
{
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    ConfusionChart chart(prompts);
    chart.setData({});
    QVERIFY(chart.isEmpty());
    chart.setData(pairsReport());
    QVERIFY(!chart.isEmpty());
    AgreementReport zeros;
    zeros.overall.confusion = {EmotionCount, std::vector<std::int64_t>(64, 0)};
    chart.setData(zeros);
    QVERIFY(chart.isEmpty());
    QCOMPARE(viewOf(chart)->accessibleDescription(),
             QStringLiteral("No item has two answers yet."));
    QVERIFY(!chart.saveAs(folder.filePath(QStringLiteral("chart.svg"))));
    QCOMPARE(prompts.said.size(), 1);
    chart.setData(pairsReport());
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Joy|106|22|0|0|0|0|2|0"));
}

/// The middle of a cell, found by what its tooltip begins with.
QPoint middleOf(QGraphicsView& view, const QString& start, QString* text = nullptr)
{
    for (const QGraphicsItem* item : view.scene()->items()) {
        if (!item->toolTip().startsWith(start))
            continue;
        if (text)
            *text = item->toolTip();
        return view.mapFromScene(item->sceneBoundingRect().center());
    }
    return {};
}

void ConfusionChartTest::matrixCell_saysWhatItCounts()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    show(chart);
    QString text;
    middleOf(*viewOf(chart), QStringLiteral("joy and trust"), &text);
    QCOMPARE(text, QStringLiteral("joy and trust: 22 pairs, 17 % of the pairs with joy"));
    middleOf(*viewOf(chart), QStringLiteral("trust and joy"), &text);
    QCOMPARE(text, QStringLiteral("trust and joy: 22 pairs, 85 % of the pairs with trust"));
    middleOf(*viewOf(chart), QStringLiteral("fear and fear"), &text);
    QCOMPARE(text, QStringLiteral("fear and fear: 0 pairs, 0 % of the pairs with fear"));
}

void ConfusionChartTest::matrixCell_activatesByClick()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    show(chart);
    QSignalSpy pair(&chart, &ConfusionChart::pairActivated);
    // New data in answer to the click must not pull the cell away from under the mouse.
    connect(&chart, &ConfusionChart::pairActivated, &chart,
            [&chart] { chart.setData(fullReport()); });
    QWidget* canvas = viewOf(chart)->viewport();
    const auto click = [&](const QString& cell) {
        QTest::mouseClick(canvas, Qt::LeftButton, {}, middleOf(*viewOf(chart), cell));
    };
    click(QStringLiteral("fear and fear")); // counts nothing
    QCOMPARE(pair.size(), 0);
    click(QStringLiteral("anger and joy"));
    QCOMPARE(pair.size(), 1);
    QCOMPARE(pair.at(0).at(0).value<Choice>(), Emotion::Anger);
    QCOMPARE(pair.at(0).at(1).value<Choice>(), Emotion::Joy);
}

void ConfusionChartTest::matrixCell_activatesByKeyboard()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    show(chart);
    QGraphicsView* view = viewOf(chart);
    const QImage calm = view->grab().toImage();
    const QString summary = view->accessibleDescription();
    view->setFocus();
    QCoreApplication::processEvents();
    QVERIFY(view->hasFocus());
    const QImage atJoy = view->grab().toImage();
    QVERIFY(calm != atJoy);
    QSignalSpy pair(&chart, &ConfusionChart::pairActivated);
    QTest::keyClick(view, Qt::Key_Up); // stays at the edge
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->accessibleDescription(),
             QStringLiteral("joy and trust: 22 pairs, 17 % of the pairs with joy"));
    QVERIFY(view->grab().toImage() != atJoy);
    QTest::keyClick(view, Qt::Key_Return);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_End);
    QTest::keyClick(view, Qt::Key_Left);
    QTest::keyClick(view, Qt::Key_Enter);
    QCOMPARE(pair.size(), 2);
    QCOMPARE(pair.at(0).at(1).value<Choice>(), Emotion::Trust);
    QCOMPARE(pair.at(1).at(0).value<Choice>(), Emotion::Trust);
    QCOMPARE(pair.at(1).at(1).value<Choice>(), Emotion::Anger);
    // Without the focus the chart is as before.
    chart.findChild<QPushButton*>()->setFocus();
    QCoreApplication::processEvents();
    QCOMPARE(view->accessibleDescription(), summary);
    QCOMPARE(view->grab().toImage(), calm);
}

void ConfusionChartTest::matrixCursor_followsNewData()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    show(chart);
    QGraphicsView* view = viewOf(chart);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    AgreementReport more = pairsReport();
    more.overall.confusion.counts[1] += 8;
    more.overall.confusion.counts[EmotionCount] += 8;
    chart.setData(more);
    QCOMPARE(view->accessibleDescription(),
             QStringLiteral("joy and trust: 30 pairs, 22 % of the pairs with joy"));
    chart.setData({});
    QCOMPARE(view->accessibleDescription(), QStringLiteral("No item has two answers yet."));
}

void ConfusionChartTest::matrixRow_activatesItsMostFrequentConfusion()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    show(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    QSignalSpy pair(&chart, &ConfusionChart::pairActivated);
    for (int row : {0, 6, 2}) { // joy, anger, fear, which nobody chose
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
    }
    QCOMPARE(pair.size(), 2);
    QCOMPARE(pair.at(0).at(0).value<Choice>(), Emotion::Joy);
    QCOMPARE(pair.at(0).at(1).value<Choice>(), Emotion::Trust);
    QCOMPARE(pair.at(1).at(0).value<Choice>(), Emotion::Anger);
    QCOMPARE(pair.at(1).at(1).value<Choice>(), Emotion::Trust);
}

/// The saved bytes of a chart that was never shown.
QByteArray saved(ChartPanel& chart, const char* suffix)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.") + QString::fromLatin1(suffix));
    return chart.saveAs(path) ? readFile(path) : QByteArray();
}

void ConfusionChartTest::matrix_isSavedInEveryFormat()
{
    ScriptedPrompts prompts;
    ConfusionChart chart(prompts);
    chart.setData(pairsReport());
    const QByteArray svg = saved(chart, "svg");
    QVERIFY(svg.count("<text") >= 64 + 16); // counts and labels
    QVERIFY(svg.contains(">106<"));
    QVERIFY(saved(chart, "pdf").startsWith("%PDF"));
    QVERIFY(saved(chart, "csv").contains("Joy,106,22,0,0,0,0,2,0\n"));
    QVERIFY(saved(chart, "tex").contains("Joy & 106 & 22 & 0 & 0 & 0 & 0 & 2 & 0 \\\\\n"));
    QImage png;
    QVERIFY(png.loadFromData(saved(chart, "png")));
    QVERIFY(prompts.said.isEmpty());
}

void ConfusionChartTest::bands_areInTheTable()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    AgreementReport report;
    report.itemAgreement = {{ScenarioId{1}, 10, 5, 1.0},     {ScenarioId{2}, 20, 6, 2.0 / 3},
                            {ScenarioId{3}, 40, 7, 2.0 / 3}, {ScenarioId{4}, 90, 8, 2.0 / 3},
                            {ScenarioId{5}, 30, 9, 1.0 / 3}, {ScenarioId{6}, 31, 12, 1.0 / 3}};
    chart.setData(report, {});
    QCOMPARE(tableOf(chart).rowCount(), 3);
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Unanimous|1|10.0|10.0|5.0|5.0"));
    QCOMPARE(rowOf(chart, 1), QStringLiteral("Majority, 2/3|3|50.0|40.0|7.0|7.0"));
    QCOMPARE(rowOf(chart, 2), QStringLiteral("Split, 1/3|2|30.5|30.5|10.5|10.5"));
}

void ConfusionChartTest::bands_areSummedUp()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    AgreementReport report = lengthReport(3);
    chart.setData(report, {});
    QCOMPARE(viewOf(chart)->accessibleDescription(),
             QStringLiteral("words in the context; Spearman’s ρ = −0.04. Unanimous: 1 item, mean "
                            "2.0 words; Majority, 2/3: 1 item, mean 1.0 words; Split, 1/3: 1 item, "
                            "mean 3.0 words."));
    report.length = {};
    chart.setData(report, {});
    QVERIFY(viewOf(chart)->accessibleDescription().contains(QStringLiteral("ρ = undefined")));
    report.length.contextWords = -0.001;
    chart.setData(report, {});
    QVERIFY(viewOf(chart)->accessibleDescription().contains(QStringLiteral("ρ = 0.00")));
}

void ConfusionChartTest::bands_haveNames()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    AgreementReport report;
    report.ratingsNeeded = 4;
    qint64 id = 0;
    for (double score : {1.0, 0.75, 0.5, 0.25, 0.6, 2.0 / 3})
        report.itemAgreement.push_back({ScenarioId{++id}, 10, 5, score});
    chart.setData(report, {});
    QStringList names;
    for (int row = 0; row < tableOf(chart).rowCount(); ++row)
        names << tableOf(chart).index(row, 0).data().toString();
    QCOMPARE(names, QStringList({QStringLiteral("Unanimous"), QStringLiteral("Majority, 3/4"),
                                 QStringLiteral("Majority, 2/3"), QStringLiteral("Majority, 3/5"),
                                 QStringLiteral("1/2 agree"), QStringLiteral("Split, 1/4")}));
}

void ConfusionChartTest::noItems_saySo()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData({}, {});
    QVERIFY(chart.isEmpty());
    chart.setWords(LengthChart::Words::OfUtterance);
    chart.setData(lengthReport(5), {});
    chart.setData({}, {});
    QVERIFY(chart.isEmpty());
    QCOMPARE(viewOf(chart)->accessibleDescription(),
             QStringLiteral("No item has all its answers yet."));
}

void ConfusionChartTest::words_areChosenByButtons()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(30), {});
    show(chart);
    for (auto* button : chart.findChildren<QPushButton*>()) {
        QVERIFY(!button->accessibleName().isEmpty());
        if (button->text() == QStringLiteral("Utterance"))
            QTest::keyClick(button, Qt::Key_Space);
    }
    const QString text = viewOf(chart)->accessibleDescription();
    QVERIFY2(text.startsWith(QStringLiteral("words in the utterance; Spearman’s ρ = 0.21.")),
             qPrintable(text));
    chart.setData(lengthReport(31), {}); // which keeps the choice
    QVERIFY(viewOf(chart)->accessibleDescription().startsWith(QStringLiteral("words in the utt")));
}

void ConfusionChartTest::point_activatesByClick()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(1), {});
    show(chart);
    QSignalSpy item(&chart, &LengthChart::itemActivated);
    connect(&chart, &LengthChart::itemActivated, &chart,
            [&chart] { chart.setData(lengthReport(4), {}); });
    // The cursor stands on the only point.
    QGraphicsView* view = viewOf(chart);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    QCoreApplication::processEvents();
    const QWidget* frame = nullptr;
    for (const QWidget* child :
         view->viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child->isVisible())
            frame = child;
    }
    QVERIFY(frame);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, frame->geometry().center());
    QCOMPARE(item.size(), 1);
    QCOMPARE(item.at(0).at(0).value<ScenarioId>(), ScenarioId{1});
    QCoreApplication::processEvents();
}

void ConfusionChartTest::point_activatesByKeyboard()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(6), {{ScenarioId{3}, QStringLiteral("sarcasm_03")}});
    show(chart);
    QGraphicsView* view = viewOf(chart);
    view->setFocus();
    QSignalSpy item(&chart, &LengthChart::itemActivated);
    QTest::keyClick(view, Qt::Key_Left); // it is at the first already
    QCOMPARE(view->accessibleDescription(), QStringLiteral("sarcasm_03: 3 words, Split, 1/3"));
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->accessibleDescription(), QStringLiteral("Item 6: 6 words, Split, 1/3"));
    QTest::keyClick(view, Qt::Key_Right); // the end of the band
    QTest::keyClick(view, Qt::Key_Up);    // the nearest of 1 and 4
    QCOMPARE(view->accessibleDescription(), QStringLiteral("Item 4: 4 words, Majority, 2/3"));
    QTest::keyClick(view, Qt::Key_Return);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(item.size(), 2);
    QCOMPARE(item.at(0).at(0).value<ScenarioId>(), ScenarioId{4});
    QCOMPARE(item.at(1).at(0).value<ScenarioId>(), ScenarioId{3});
}

void ConfusionChartTest::bandRow_activatesItsItems()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(7), {});
    show(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(1, 0));
    QSignalSpy items(&chart, &LengthChart::itemsActivated);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(items.size(), 1);
    const std::vector<ScenarioId> expected{ScenarioId{1}, ScenarioId{4}, ScenarioId{7}};
    QCOMPARE(items.at(0).at(0).value<std::vector<ScenarioId>>(), expected);
}

void ConfusionChartTest::manyItems_areSampled()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(10'000), {});
    QVERIFY(viewOf(chart)->accessibleDescription().contains(
        QStringLiteral("a sample of 3,000 of 10,000 items is drawn")));
    QCOMPARE(tableOf(chart).index(1, 1).data().toInt(), 3334); // of all
    const QByteArray once = saved(chart, "png");
    LengthChart again(prompts);
    again.setData(lengthReport(10'000), {});
    QCOMPARE(saved(again, "png"), once);
}

void ConfusionChartTest::manyMoreItems_areNoMorePoints()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    const AgreementReport report = lengthReport(100'000);
    chart.setData(report, {});
    const QPointer<ScatterSeries> points = pointsOf(chart);
    QVERIFY(points);
    QCOMPARE(points->count(), 3'000);
    chart.setData(report, {}); // nothing new: nothing is drawn anew
    QVERIFY(points);
    QCOMPARE(pointsOf(chart), points.data());
}

void ConfusionChartTest::lengths_areSavedInEveryFormat()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    chart.setData(lengthReport(60), {});
    QVERIFY(saved(chart, "svg").contains("Spearman"));
    QVERIFY(saved(chart, "pdf").startsWith("%PDF"));
    QVERIFY(saved(chart, "csv").contains("Unanimous,20,"));
    QVERIFY(saved(chart, "tex").contains("Unanimous & 20 & "));
}

SUBTEXT_TEST(ConfusionChartTest)
#include "confusioncharttest.moc"

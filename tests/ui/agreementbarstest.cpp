// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/patternchart.h"
#include "ui/charts/scalechart.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QComboBox>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QHelpEvent>
#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QXmlStreamReader>

#include <memory>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Counts how often the items of a scene were asked for their tips.
class HelpWatch : public QObject
{
public:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        asked += event->type() == QEvent::GraphicsSceneHelp ? 1 : 0;
        return false;
    }
    int asked = 0;
};

/// The votes and ratings of one subtype; each scale is used a little differently.
AgreementGroup groupOf(const PatternCounts& patterns)
{
    AgreementGroup group;
    group.items = patterns.total() + 1;
    group.patterns = patterns;
    for (std::size_t i = 0; i < DimensionCount; ++i) {
        ScaleUse& use = group.scales[i];
        for (std::size_t point = 0; point < PointCount; ++point)
            use.points[point] = patterns.split + static_cast<qint64>((point * (i + 2)) % 7) * 4;
        use.moments.n = 0;
        for (qint64 count : use.points)
            use.moments.n += count;
        use.moments.mean = -0.25 + 0.1 * static_cast<double>(i);
        use.moments.deviation = 0.51;
        use.moments.populationDeviation = 0.5;
    }
    return group;
}

AgreementReport reportOf(const std::vector<PatternCounts>& subtypes)
{
    AgreementReport report;
    PatternCounts all;
    for (std::size_t i = 0; i < subtypes.size(); ++i) {
        report.subtypes.push_back({AllSubtypes.at(i), groupOf(subtypes[i])});
        all.unanimous += subtypes[i].unanimous;
        all.majority += subtypes[i].majority;
        all.split += subtypes[i].split;
    }
    if (!subtypes.empty())
        report.overall = groupOf(all);
    return report;
}

AgreementReport fullReport()
{
    return reportOf({{12, 30, 18}, {20, 28, 12}, {7, 33, 20}, {25, 34, 1}, {0, 42, 18}});
}

std::unique_ptr<ChartPanel> makeChart(bool isPattern, const AgreementReport& report,
                                      Prompts& prompts)
{
    if (isPattern) {
        auto chart = std::make_unique<PatternChart>(prompts);
        chart->setData(report);
        return chart;
    }
    auto chart = std::make_unique<ScaleChart>(prompts);
    chart->setData(report);
    return chart;
}

} // namespace

class AgreementBarsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void pattern_tableHasCountsAndShares();
    void pattern_countsStandInThePieces();
    void pattern_aRowWithoutVotesSaysSo();
    void pattern_ofOneRatingAnItem_saysThatTwoAreNeeded();
    void pattern_rowActivatesTheSplit();
    void pattern_clickActivatesThePiece();
    void pattern_keysReachEveryPiece();
    void scale_tableHasEveryPointOfTheChosenScale();
    void scale_choiceOutlivesNewData();
    void scale_leansByTheNeutralPoint();
    void scale_oneRatingDoesNotSpread();
    void nothing_saysWhy_data() { kinds(); }
    void nothing_saysWhy();
    void sameData_leavesTheBars_data() { kinds(); }
    void sameData_leavesTheBars();
    void everyFocusableWidget_hasAName_data() { kinds(); }
    void everyFocusableWidget_hasAName();
    void saveAs_writesPictureAndTable_data() { kinds(); }
    void saveAs_writesPictureAndTable();
    void bothThemes_data() { kinds(); }
    void bothThemes();

private:
    static void kinds();
};

void AgreementBarsTest::kinds()
{
    QTest::addColumn<bool>("isPattern");
    QTest::newRow("pattern") << true;
    QTest::newRow("scale") << false;
}

void AgreementBarsTest::pattern_tableHasCountsAndShares()
{
    ScriptedPrompts prompts;
    const auto chart = makeChart(true, reportOf({{3, 4, 1}}), prompts);
    QCOMPARE(tableOf(*chart).rowCount(), 2);
    QCOMPARE(rowOf(*chart, 0),
             QStringLiteral("Deflection and misdirection|8|3|4|1|37.5|50.0|12.5"));
    QCOMPARE(rowOf(*chart, 1), QStringLiteral("Overall|8|3|4|1|37.5|50.0|12.5"));
    QCOMPARE(descriptionOf(*chart),
             QStringLiteral("Deflection and misdirection: 3 unanimous, 4 majority, 1 split. "
                            "Overall: 3 unanimous, 4 majority, 1 split."));
}

void AgreementBarsTest::pattern_countsStandInThePieces()
{
    ScriptedPrompts prompts;
    const auto chart = makeChart(true, reportOf({{1'000, 500, 1}, {30, 20, 10}}), prompts);
    showChart(*chart);
    const QStringList notes = notesOf(*chart);
    for (const char* count : {"1000", "500", "30", "20", "10", "1030", "520"})
        QVERIFY2(notes.contains(QString::fromLatin1(count)), count);
    QVERIFY(!notes.contains(QStringLiteral("1"))); // no room; no count of a piece of nothing
    QVERIFY(!notes.contains(QStringLiteral("0")));
}

void AgreementBarsTest::pattern_aRowWithoutVotesSaysSo()
{
    ScriptedPrompts prompts;
    const auto chart = makeChart(true, reportOf({{3, 4, 1}, {}}), prompts);
    showChart(*chart);
    QVERIFY(notesOf(*chart).contains(QStringLiteral("no item with all ratings")));
    QCOMPARE(rowOf(*chart, 1),
             QStringLiteral("Mixed signals|0|0|0|0|undefined|undefined|undefined"));
}

void AgreementBarsTest::pattern_ofOneRatingAnItem_saysThatTwoAreNeeded()
{
    ScriptedPrompts prompts;
    AgreementReport report = reportOf({{}});
    const auto waiting = makeChart(true, report, prompts);
    QVERIFY(waiting->findChild<QTableView*>()->accessibleDescription().contains(
        QLatin1String("No item has all its ratings yet")));
    report.ratingsNeeded = 1;
    const auto never = makeChart(true, report, prompts);
    QVERIFY(never->findChild<QTableView*>()->accessibleDescription().contains(
        QLatin1String("an item needs two")));
}

void AgreementBarsTest::pattern_rowActivatesTheSplit()
{
    ScriptedPrompts prompts;
    PatternChart chart(prompts);
    chart.setData(fullReport());
    showChart(chart);
    QSignalSpy activated(&chart, &PatternChart::patternActivated);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_Return);
    Q_EMIT table->activated(table->model()->index(5, 0));
    QCOMPARE(activated.size(), 2);
    QVERIFY(activated.at(0).at(0).value<std::optional<QString>>() == Subtype::MixedSignals);
    QVERIFY(activated.at(0).at(1).value<Pattern>() == Pattern::Split);
    QVERIFY(activated.at(1).at(0).value<std::optional<QString>>() == std::nullopt);
}

void AgreementBarsTest::pattern_clickActivatesThePiece()
{
    ScriptedPrompts prompts;
    PatternChart chart(prompts);
    chart.setData(reportOf({{30, 0, 0}, {0, 30, 0}}));
    showChart(chart);
    QSignalSpy activated(&chart, &PatternChart::patternActivated);
    auto* canvas = chart.findChild<QGraphicsView*>()->viewport();
    // New data in answer to the click must not pull the bar away from under the mouse.
    connect(&chart, &PatternChart::patternActivated, &chart, [&chart] {
        chart.setData(reportOf({{1, 2, 3}}));
    });
    // Below the legend the accent is the piece of the unanimous.
    const QImage image = canvas->grab().toImage();
    const QColor color = theme::lightColors().accent;
    QPoint at;
    for (int y = 50; y < image.height() - 3 && at.isNull(); ++y) {
        for (int x = 0; x < image.width() - 3 && at.isNull(); ++x) {
            if (image.pixelColor(x, y) == color && image.pixelColor(x + 3, y + 3) == color)
                at = QPoint(x + 3, y + 3);
        }
    }
    QVERIFY(!at.isNull());
    QTest::mouseMove(canvas, at);
    QTRY_COMPARE(QToolTip::text(), QStringLiteral("Deflection and misdirection: unanimous, "
                                                  "30 of 30 items (100.0 %)"));
    // While the pointer rests, a view would ask its items for a tip and take this one away.
    HelpWatch watch;
    auto* view = chart.findChild<QGraphicsView*>();
    view->scene()->installEventFilter(&watch);
    QHelpEvent resting(QEvent::ToolTip, at, canvas->mapToGlobal(at));
    QApplication::sendEvent(canvas, &resting);
    QCOMPARE(watch.asked, 0);
    QVERIFY(!QToolTip::text().isEmpty());
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated.at(0).at(0).value<std::optional<QString>>() ==
            Subtype::DeflectionMisdirection);
    QVERIFY(activated.at(0).at(1).value<Pattern>() == Pattern::Unanimous);
    QCoreApplication::processEvents();
    QCOMPARE(tableOf(chart).rowCount(), 2);
}

void AgreementBarsTest::pattern_keysReachEveryPiece()
{
    ScriptedPrompts prompts;
    PatternChart chart(prompts);
    chart.setData(fullReport());
    showChart(chart);
    chart.activateWindow();
    auto* view = chart.findChild<QGraphicsView*>();
    view->setFocus();
    QCoreApplication::processEvents();
    QSignalSpy activated(&chart, &PatternChart::patternActivated);
    for (Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Return})
        QTest::keyClick(view, key);
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated.at(0).at(0).value<std::optional<QString>>() == Subtype::MixedSignals);
    QVERIFY(activated.at(0).at(1).value<Pattern>() == Pattern::Majority);
    QCOMPARE(descriptionOf(chart),
             QStringLiteral("Mixed signals: majority, 28 of 60 items (46.7 %)"));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(activated.at(1).at(0).value<std::optional<QString>>() == std::nullopt);
    QVERIFY(activated.at(1).at(1).value<Pattern>() == Pattern::Split);
    chart.setData(reportOf({{1, 2, 3}})); // fewer rows than the cursor had
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(activated.at(2).at(0).value<std::optional<QString>>() == std::nullopt);
    chart.setData({});
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(activated.size(), 3);
}

void AgreementBarsTest::scale_tableHasEveryPointOfTheChosenScale()
{
    ScriptedPrompts prompts;
    ScaleChart chart(prompts);
    AgreementReport report = reportOf({{3, 4, 1}});
    report.subtypes[0].figures.scales[1].points = {1, 2, 3, 4, 5, 6, 7};
    report.subtypes[0].figures.scales[1].moments.n = 28;
    chart.setData(report);
    auto* choice = chart.findChild<QComboBox*>();
    QCOMPARE(choice->count(), 4);
    QCOMPARE(choice->accessibleName(), QStringLiteral("Scale of the chart"));
    choice->setCurrentIndex(1);
    QVERIFY(chart.dimension() == Dimension::Arousal);
    QCOMPARE(tableOf(chart).headerData(0, Qt::Horizontal).toString(),
             QStringLiteral("Arousal in items of"));
    QCOMPARE(tableOf(chart).headerData(1, Qt::Horizontal).toString(), QStringLiteral("very calm"));
    QCOMPARE(rowOf(chart, 0), QStringLiteral("Deflection and misdirection|1|2|3|4|5|6|7|28|"
                                             "-0.1500|0.5000"));
    QVERIFY(descriptionOf(chart).startsWith(QStringLiteral(
        "Arousal from −1 to +1. Deflection and misdirection: 28 ratings, mean −0.15.")));
}

void AgreementBarsTest::scale_choiceOutlivesNewData()
{
    ScriptedPrompts prompts;
    ScaleChart chart(prompts);
    chart.setData(fullReport());
    showChart(chart);
    chart.setDimension(Dimension::Confidence);
    QCOMPARE(chart.findChild<QComboBox*>()->currentText(), QStringLiteral("Confidence"));
    chart.setTableShown(true);
    chart.setData(reportOf({{3, 4, 1}, {5, 6, 7}}));
    QVERIFY(chart.isTableShown());
    QVERIFY(chart.dimension() == Dimension::Confidence);
    chart.setData({});
    QVERIFY(descriptionOf(chart).contains(QStringLiteral("confidence")));
    chart.setData(fullReport());
    QVERIFY(chart.isTableShown());
    QVERIFY(tableOf(chart).headerData(7, Qt::Horizontal).toString() ==
            QStringLiteral("very confident"));
}

void AgreementBarsTest::scale_leansByTheNeutralPoint()
{
    ScriptedPrompts prompts;
    ScaleChart chart(prompts);
    AgreementReport report = reportOf({{3, 4, 1}});
    for (AgreementGroup* group : {&report.subtypes[0].figures, &report.overall})
        group->scales[0].points = {0, 0, 0, 10, 0, 0, 0};
    chart.setData(report);
    showChart(chart);
    const QImage image = chart.findChild<QGraphicsView*>()->viewport()->grab().toImage();
    const QColor neutral(0xDADADA);
    // The neutral piece alone is centred on its line; the widest line of it is the bar.
    int left = image.width();
    int right = 0;
    for (int y = 60; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == neutral) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
        }
    }
    QVERIFY(right - left > 200);
    QCOMPARE(notesOf(chart).count(QStringLiteral("4")), 2);
    for (const QGraphicsItem* item : chart.findChild<QGraphicsView*>()->scene()->items()) {
        const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (text)
            QVERIFY(std::abs(text->sceneBoundingRect().center().x() - (left + right) / 2.0) < 3);
    }
}

void AgreementBarsTest::scale_oneRatingDoesNotSpread()
{
    ScriptedPrompts prompts;
    AgreementReport report = reportOf({{3, 4, 1}, {1, 0, 0}});
    ScaleUse& one = report.subtypes[1].figures.scales[0];
    const ScaleUse none{{}, std::vector<qint64>(PointCount)};
    one = none;
    one.points[6] = 1;
    one.moments.n = 1;
    one.moments.mean = 1;
    one.moments.populationDeviation = 0;
    report.subtypes[0].figures.scales[0] = none;
    const auto chart = makeChart(false, report, prompts);
    QCOMPARE(rowOf(*chart, 0), QStringLiteral("Deflection and misdirection|0|0|0|0|0|0|0|0|"
                                              "undefined|undefined"));
    QCOMPARE(rowOf(*chart, 1), QStringLiteral("Mixed signals|0|0|0|0|0|0|1|1|1.0000|0.0000"));
    showChart(*chart);
    QVERIFY(notesOf(*chart).contains(QStringLiteral("no ratings")));
}

void AgreementBarsTest::nothing_saysWhy()
{
    QFETCH(bool, isPattern);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(isPattern, AgreementReport{}, prompts);
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

void AgreementBarsTest::sameData_leavesTheBars()
{
    QFETCH(bool, isPattern);
    ScriptedPrompts prompts;
    const auto chart = makeChart(isPattern, fullReport(), prompts);
    showChart(*chart);
    const auto items = [&] { return chart->findChild<QGraphicsView*>()->scene()->items(); };
    const auto refill = [&](const AgreementReport& report) {
        if (auto* pattern = qobject_cast<PatternChart*>(chart.get()))
            pattern->setData(report);
        if (auto* scale = qobject_cast<ScaleChart*>(chart.get()))
            scale->setData(report);
        QCoreApplication::processEvents();
    };
    const auto before = items();
    refill(fullReport());
    QVERIFY(items() == before);
    for (int rows : {1, 3, 0, 5}) {
        refill(reportOf(std::vector<PatternCounts>(static_cast<std::size_t>(rows), {3, 4, 5})));
        QCOMPARE(chart->isEmpty(), rows == 0);
        QCOMPARE(tableOf(*chart).rowCount(), rows == 0 ? 0 : rows + 1);
    }
}

void AgreementBarsTest::everyFocusableWidget_hasAName()
{
    QFETCH(bool, isPattern);
    ScriptedPrompts prompts;
    const auto chart = makeChart(isPattern, fullReport(), prompts);
    showChart(*chart);
    for (bool isTable : {false, true}) {
        chart->setTableShown(isTable);
        int focusable = 0;
        for (const QWidget* widget : chart->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            ++focusable;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            if (!qobject_cast<const QPushButton*>(widget))
                QVERIFY2(widget->accessibleDescription().endsWith(u'.'),
                         widget->metaObject()->className());
        }
        QCOMPARE(focusable, isPattern ? 3 : 4);
    }
}

void AgreementBarsTest::saveAs_writesPictureAndTable()
{
    QFETCH(bool, isPattern);
    ScriptedPrompts prompts;
    const QTemporaryDir folder;
    const auto chart = makeChart(isPattern, fullReport(), prompts); // never shown
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
    QVERIFY(texts.contains(QStringLiteral("Sarcasm and irony")));
    QVERIFY(texts.contains(isPattern ? QStringLiteral("unanimous")
                                     : QStringLiteral("3 mildly unpleasant")));
    QVERIFY(saved("chart.pdf").startsWith("%PDF"));
    QImage png;
    QVERIFY(png.loadFromData(saved("chart.png")));
    QCOMPARE(png.pixelColor(0, 0), QColor(Qt::white));
    const QList<QByteArray> lines = saved("chart.csv").trimmed().split('\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(QString::fromUtf8(lines.at(1)), rowOf(*chart, 0).replace(u'|', u','));
    QVERIFY(prompts.said.isEmpty());
}

void AgreementBarsTest::bothThemes()
{
    QFETCH(bool, isPattern);
    ScriptedPrompts prompts;
    const auto chart = makeChart(isPattern, fullReport(), prompts);
    for (int width : {530, 900}) {
        showChart(*chart, width);
        for (theme::Mode mode : {theme::Mode::Light, theme::Mode::Dark}) {
            theme::apply(*qApp, mode); // a chart that is open follows
            QCoreApplication::processEvents();
            const QImage image = chart->grab().toImage();
            const theme::Colors& c = theme::colors(chart->palette());
            QCOMPARE(c.isDark, mode == theme::Mode::Dark);
            QCOMPARE(image.pixelColor(image.width() / 2, 4), c.surface);
        }
    }
}

SUBTEXT_TEST(AgreementBarsTest)
#include "agreementbarstest.moc"

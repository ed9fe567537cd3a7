// SPDX-License-Identifier: MIT
#include "ui/charts/goldchart.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/reliabilitychart.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QGraphicsView>
#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

AgreementReport reportOf(int raters)
{
    AgreementReport report;
    for (int i = 0; i < raters; ++i)
        report.raters.push_back({PersonId{10 + i}, QStringLiteral("A%1").arg(i),
                                 i == 1 ? QStringLiteral("Bo <b>&amp; Co.")
                                        : QStringLiteral("Annotator with a long name %1").arg(i)});
    return report;
}

/// The first two rated both subtypes, the third the second one.
AgreementReport goldReport()
{
    AgreementReport report = reportOf(3);
    AgreementGroup mixed;
    mixed.goldAccuracy = {{0, 30, 60}, {1, 45, 60}};
    mixed.meanGoldAccuracy = 0.625;
    AgreementGroup sarcasm;
    sarcasm.goldAccuracy = {{0, 1, 10}, {1, 10, 10}, {2, 6, 10}};
    sarcasm.meanGoldAccuracy = 17.0 / 30;
    report.subtypes = {{Subtype::MixedSignals, mixed}, {Subtype::SarcasmIrony, sarcasm}};
    report.overall.meanGoldAccuracy = 0.6;
    return report;
}

/// Ten annotators in each of the five subtypes.
AgreementReport largeReport()
{
    AgreementReport report = reportOf(50);
    int rater = 0;
    for (QString subtype :
         {Subtype::DeflectionMisdirection, Subtype::MixedSignals, Subtype::PassiveAggression,
          Subtype::SarcasmIrony, Subtype::StrategicPoliteness}) {
        AgreementGroup group;
        double sum = 0;
        for (int i = 0; i < 10; ++i, ++rater) {
            group.goldAccuracy.push_back({rater, 10 + rater * 17 % 50, 60});
            sum += group.goldAccuracy.back().share();
        }
        group.meanGoldAccuracy = sum / 10;
        report.subtypes.push_back({subtype, group});
    }
    report.overall.meanGoldAccuracy = 0.59;
    return report;
}

std::vector<ModelReport> modelsOf(const AgreementReport& report)
{
    std::vector<ModelReport> models;
    for (const GroupAgreement& part : report.subtypes) {
        ModelReport model;
        model.group = part.group;
        for (const GoldAccuracy& own : part.figures.goldAccuracy)
            model.raters.push_back(
                {own.rater, own.share(), std::min(1.0, own.share() + 0.04), own.share() * 0.8});
        model.fullLogLikelihood = -301.26;
        model.oneCoinLogLikelihood = -345.5;
        model.restarts = 10;
        models.push_back(model);
    }
    return models;
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

QString descriptionOf(ChartPanel& panel)
{
    return panel.findChild<QGraphicsView*>()->accessibleDescription();
}

void showGold(QWidget& widget)
{
    widget.resize(900, std::max(420, widget.minimumSizeHint().height() + 30));
    widget.show();
    QCoreApplication::processEvents();
}

QByteArray saved(ChartPanel& chart, const char* suffix)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.") + QString::fromLatin1(suffix));
    return chart.saveAs(path) ? readFile(path) : QByteArray();
}

/// Clicks the topmost pixel of this colour.
bool clickOn(ChartPanel& panel, const QColor& color)
{
    QWidget* canvas = panel.findChild<QGraphicsView*>()->viewport();
    const QImage image = canvas->grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != color)
                continue;
            QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(x, y + 2));
            return true;
        }
    }
    return false;
}

} // namespace

class GoldChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void gold_isInTheTable();
    void gold_saysHowManyItemsHaveNone();
    void gold_isSummedUp();
    void noGold_saysSo();
    void goldBar_activatesByClick();
    void goldRow_activatesByKeyboard();
    void gold_isSavedInEveryFormat();
    void gold_hasRoomForFifty();

    void reliability_isInTheTable();
    void reliability_isSummedUp();
    void noModels_saySo();
    void reliabilityMark_activatesByClick();
    void reliabilityRow_activatesByKeyboard();
    void reliability_isSavedInEveryFormat();
    void reliability_saysInItsPictureWhoIsTrustedCompletely();
    void reliability_hasRoomForFifty();
};

void GoldChartTest::gold_isInTheTable()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(goldReport());
    QCOMPARE(tableOf(chart).rowCount(), 5);
    QCOMPARE(rowOf(chart, 0),
             QStringLiteral("Annotator with a long name 0|Mixed signals|30|60|50.0"));
    QCOMPARE(rowOf(chart, 1), QStringLiteral("Bo <b>&amp; Co.|Mixed signals|45|60|75.0"));
    QCOMPARE(rowOf(chart, 3), QStringLiteral("Bo <b>&amp; Co.|Sarcasm and irony|10|10|100.0"));
    QCOMPARE(rowOf(chart, 4),
             QStringLiteral("Annotator with a long name 2|Sarcasm and irony|6|10|60.0"));
}

void GoldChartTest::gold_saysHowManyItemsHaveNone()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    AgreementReport report = goldReport();
    const auto saysIt = [&](const char* words) {
        const auto labels = chart.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text().contains(QLatin1String(words));
        });
    };
    report.input.items.resize(3);
    for (AgreementItem& item : report.input.items)
        item.gold.at(0) = Emotion::Joy;
    chart.setData(report);
    QVERIFY(!saysIt("left out"));
    report.input.items.front().gold.at(0).reset();
    chart.setData(report);
    QVERIFY(saysIt("1 item without a gold label is left out."));
    report.input.items.back().gold.at(0).reset();
    chart.setData(report);
    QVERIFY(saysIt("2 items without a gold label are left out."));
}

void GoldChartTest::gold_isSummedUp()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(goldReport());
    QCOMPARE(descriptionOf(chart),
             QStringLiteral("3 annotators. From 10 % (Annotator with a long name 0, Sarcasm and "
                            "irony) to 100 % (Bo <b>&amp; Co., Sarcasm and irony). Mean of Mixed "
                            "signals: 63 %. Mean of Sarcasm and irony: 57 %. Mean of all "
                            "annotators: 60 %."));
}

void GoldChartTest::noGold_saysSo()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    AgreementReport undecided = reportOf(2);
    undecided.subtypes = {{Subtype::MixedSignals, {}}};
    for (const AgreementReport& report : {AgreementReport(), undecided}) {
        chart.setData(report);
        QVERIFY(chart.isEmpty());
        QCOMPARE(descriptionOf(chart), QStringLiteral("No item has a gold label yet."));
        chart.setData(goldReport());
        QVERIFY(!chart.isEmpty());
    }
}

void GoldChartTest::goldBar_activatesByClick()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(goldReport());
    showGold(chart);
    QSignalSpy person(&chart, &GoldChart::personActivated);
    connect(&chart, &GoldChart::personActivated, &chart,
            [&chart] { chart.setData(largeReport()); });
    QVERIFY(clickOn(chart, QColor(0xC3E0DE))); // the topmost bar
    QCOMPARE(person.size(), 1);
    QCOMPARE(person.at(0).at(0).value<PersonId>(), PersonId{10});
    QCoreApplication::processEvents();
    QCOMPARE(tableOf(chart).rowCount(), 50);
}

void GoldChartTest::goldRow_activatesByKeyboard()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(goldReport());
    showGold(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    QSignalSpy person(&chart, &GoldChart::personActivated);
    for (int row : {1, 4}) {
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
    }
    QCOMPARE(person.size(), 2);
    QCOMPARE(person.at(0).at(0).value<PersonId>(), PersonId{11});
    QCOMPARE(person.at(1).at(0).value<PersonId>(), PersonId{12});
}

void GoldChartTest::gold_isSavedInEveryFormat()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(goldReport());
    const QByteArray svg = saved(chart, "svg");
    QCOMPARE(svg.count("Bo &lt;b&gt;"), 2); // in both subtypes, and no bold letters
    QVERIFY(svg.contains("mean of all annotators: 60 %"));
    QVERIFY(saved(chart, "pdf").startsWith("%PDF"));
    QVERIFY(saved(chart, "csv").contains("Mixed signals,30,60,50.0\n"));
    QVERIFY(saved(chart, "tex").contains("Mixed signals & 30 & 60 & 50.0 \\\\\n"));
    QImage png;
    QVERIFY(png.loadFromData(saved(chart, "png")));
}

void GoldChartTest::gold_hasRoomForFifty()
{
    ScriptedPrompts prompts;
    GoldChart chart(prompts);
    chart.setData(largeReport());
    QVERIFY(chart.minimumSizeHint().height() > 55 * 20);
}

void GoldChartTest::reliability_isInTheTable()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    chart.setData(modelsOf(report), report.raters);
    QCOMPARE(tableOf(chart).rowCount(), 5);
    QCOMPARE(tableOf(chart).headerData(4, Qt::Horizontal).toString(),
             QStringLiteral("MACE: competence"));
    QCOMPARE(rowOf(chart, 0),
             QStringLiteral("Annotator with a long name 0|Mixed signals|0.500|0.540|0.400"));
    QCOMPARE(rowOf(chart, 3),
             QStringLiteral("Bo <b>&amp; Co.|Sarcasm and irony|1.000|1.000|0.800"));
}

void GoldChartTest::reliability_isSummedUp()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    chart.setData({modelsOf(report).front()}, report.raters);
    QCOMPARE(descriptionOf(chart),
             QStringLiteral("Mixed signals: 2 annotators, accuracy by the full model from 0.50 "
                            "(Annotator with a long name 0) to 0.75 (Bo <b>&amp; Co.); "
                            "log-likelihood −301.3 full, −345.5 one-coin; 10 restarts."));
}

void GoldChartTest::noModels_saySo()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    for (const std::vector<ModelReport>& none :
         {std::vector<ModelReport>(), std::vector<ModelReport>(1)}) {
        chart.setData(none, report.raters);
        QVERIFY(chart.isEmpty());
        QCOMPARE(descriptionOf(chart),
                 QStringLiteral("There are too few answers to fit the models."));
        chart.setData(modelsOf(report), report.raters);
        QVERIFY(!chart.isEmpty());
    }
}

void GoldChartTest::reliabilityMark_activatesByClick()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    chart.setData(modelsOf(report), report.raters);
    showGold(chart);
    QSignalSpy person(&chart, &ReliabilityChart::personActivated);
    connect(&chart, &ReliabilityChart::personActivated, &chart,
            [&] { chart.setData({modelsOf(report).back()}, report.raters); });
    // The legend has the colour too, but further up; its click does nothing.
    QGraphicsView* view = chart.findChild<QGraphicsView*>();
    const QImage image = view->viewport()->grab().toImage();
    for (int y = 60; y < image.height() && person.isEmpty(); ++y) {
        for (int x = 0; x < image.width() && person.isEmpty(); ++x) {
            if (image.pixelColor(x, y) == theme::lightColors().accent)
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(x, y));
        }
    }
    QCOMPARE(person.size(), 1);
    QCOMPARE(person.at(0).at(0).value<PersonId>(), PersonId{10});
    QCoreApplication::processEvents();
    QCOMPARE(tableOf(chart).rowCount(), 3);
}

void GoldChartTest::reliabilityRow_activatesByKeyboard()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    chart.setData(modelsOf(report), report.raters);
    showGold(chart);
    chart.setTableShown(true);
    auto* table = chart.findChild<QTableView*>();
    QSignalSpy person(&chart, &ReliabilityChart::personActivated);
    table->setCurrentIndex(table->model()->index(4, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(person.size(), 1);
    QCOMPARE(person.at(0).at(0).value<PersonId>(), PersonId{12});
}

void GoldChartTest::reliability_isSavedInEveryFormat()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    chart.setData(modelsOf(report), report.raters);
    const QByteArray svg = saved(chart, "svg");
    QVERIFY(svg.contains("MACE: competence"));
    QVERIFY(svg.contains("10 restarts"));
    QVERIFY(saved(chart, "pdf").startsWith("%PDF"));
    QVERIFY(saved(chart, "csv").contains("Mixed signals,0.500,0.540,0.400\n"));
    QVERIFY(saved(chart, "tex").contains("Annotator & Subtype & Dawid--Skene, full: accuracy & "));
}

void GoldChartTest::reliability_saysInItsPictureWhoIsTrustedCompletely()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = goldReport();
    const std::vector<ModelReport> models = modelsOf(report);
    chart.setData({models.front()}, report.raters); // nobody
    QVERIFY(!chart.pictureBytes(charts::FileFormat::Svg).contains("completely"));
    const int height = QImage::fromData(chart.pictureBytes(charts::FileFormat::Png)).height();
    chart.setData({models.back()}, report.raters);
    QVERIFY(chart.pictureBytes(charts::FileFormat::Svg).contains("completely"));
    QVERIFY(saved(chart, "tex").contains("completely"));
    chart.setData({models.front()}, report.raters);
    QVERIFY(!saved(chart, "tex").contains("completely"));
    QCOMPARE(QImage::fromData(chart.pictureBytes(charts::FileFormat::Png)).height(), height);
}

void GoldChartTest::reliability_hasRoomForFifty()
{
    ScriptedPrompts prompts;
    ReliabilityChart chart(prompts);
    const AgreementReport report = largeReport();
    chart.setData(modelsOf(report), report.raters);
    QVERIFY(chart.minimumSizeHint().height() > 55 * 24);
}

SUBTEXT_TEST(GoldChartTest)
#include "goldcharttest.moc"

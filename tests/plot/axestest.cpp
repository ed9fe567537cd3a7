// SPDX-License-Identifier: MIT
#include "ui/plot/axes.h"

#include "tests/support/registeredtest.h"
#include "ui/plot/axes.h"

#include <QSignalSpy>
#include <QTest>

using namespace subtext;

using namespace subtext::plot;

/// What stands beside the axes of charts, and where.
class AxesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_areWrittenAsTheFormatSays_data();
    void numbers_areWrittenAsTheFormatSays();
    void evenTicks_goFromEndToEnd();
    void anchoredTicks_goAsFarAsTheRange();
    void intervals_haveTheirNamesInTheMiddle();
    void namesOnValues_standAtTheEnds();
    void otherName_takesThePlace();
    void sameName_isLeftOut();
    void categories_areAUnitWide();
    void moments_areOfTheLocalClock();
    void colours_askForNoRoom();
};

namespace {

QStringList textsOf(const Axis& axis)
{
    QStringList texts;
    for (const AxisLabel& label : axis.labels())
        texts << label.html;
    return texts;
}

} // namespace

void AxesTest::numbers_areWrittenAsTheFormatSays_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << "%d" << 25.0 << "25";
    QTest::newRow("almost whole") << "%d" << 24.9999999 << "25";
    QTest::newRow("words around it") << "%d %%" << 75.0 << "75 %";
    QTest::newRow("decimals") << "%.2f" << 0.125 << "0.13";
    QTest::newRow("below zero") << "%.1f" << -0.25 << "−0.3";
    QTest::newRow("whole and below zero") << "%d" << -5.0 << "−5";
    QTest::newRow("nought has no sign") << "%.2f" << -1e-12 << "0.00";
    QTest::newRow("markup is text") << "<%d>" << 1.0 << "&lt;1&gt;";
}

void AxesTest::numbers_areWrittenAsTheFormatSays()
{
    QFETCH(QString, format);
    QFETCH(double, value);
    QFETCH(QString, text);
    ValueAxis axis;
    axis.setRange(value, value + 1);
    axis.setTickCount(2);
    axis.setLabelFormat(format);
    QCOMPARE(textsOf(axis).constFirst(), text);
}

void AxesTest::evenTicks_goFromEndToEnd()
{
    ValueAxis axis;
    axis.setRange(0, 100);
    axis.setTickCount(5);
    QCOMPARE(axis.ticks(), (std::vector<double>{0, 25, 50, 75, 100}));
    QVERIFY(!axis.hasIntervals());
}

void AxesTest::anchoredTicks_goAsFarAsTheRange()
{
    ValueAxis axis;
    axis.setRange(-0.02, 0.6);
    axis.setTicksFrom(0, 0.2);
    axis.setLabelFormat(QStringLiteral("%.1f"));
    QCOMPARE(textsOf(axis), (QStringList{QStringLiteral("0.0"), QStringLiteral("0.2"),
                                         QStringLiteral("0.4"), QStringLiteral("0.6")}));
    axis.setRange(-0.5, 0.3);
    axis.setTicksFrom(0.1, 0.2);
    QCOMPARE(textsOf(axis),
             (QStringList{QStringLiteral("−0.5"), QStringLiteral("−0.3"), QStringLiteral("−0.1"),
                          QStringLiteral("0.1"), QStringLiteral("0.3")}));
    axis.setTicksFrom(0.1, 0);
    QVERIFY(axis.ticks().empty());
}

void AxesTest::intervals_haveTheirNamesInTheMiddle()
{
    CategoryAxis axis;
    axis.setStartValue(-0.5);
    axis.append(QStringLiteral("low"), 0.5);
    axis.append(QStringLiteral("high"), 2.5);
    axis.setRange(-0.5, 3);
    QCOMPARE(axis.ticks(), (std::vector<double>{-0.5, 0.5, 2.5}));
    const std::vector<AxisLabel> labels = axis.labels();
    QCOMPARE(labels.size(), std::size_t{2});
    QCOMPARE(labels[0].at, 0.0);
    QCOMPARE(labels[1].at, 1.5);
    QVERIFY(labels[1].within);
    QCOMPARE(labels[1].within->low, 0.5);
    QCOMPARE(labels[1].within->high, 2.5);
    QVERIFY(axis.hasIntervals());
}

void AxesTest::namesOnValues_standAtTheEnds()
{
    CategoryAxis axis;
    axis.setLabelsPosition(CategoryAxis::AxisLabelsPositionOnValue);
    axis.append(QStringLiteral("1 s"), 1);
    axis.append(QStringLiteral("1 min"), 4);
    const std::vector<AxisLabel> labels = axis.labels();
    QCOMPARE(labels[1].at, 4.0);
    QVERIFY(!labels[1].within);
}

void AxesTest::otherName_takesThePlace()
{
    CategoryAxis axis;
    axis.append(QStringLiteral("a"), 1);
    axis.append(QStringLiteral("b"), 2);
    const QSignalSpy changes(&axis, &Axis::changed);
    axis.replaceLabel(QStringLiteral("nobody"), QStringLiteral("x"));
    QCOMPARE(changes.count(), 0);
    axis.replaceLabel(QStringLiteral("a"), QStringLiteral("longer"));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(axis.categoriesLabels(), (QStringList{QStringLiteral("longer"), QStringLiteral("b")}));
    QCOMPARE(axis.labels()[1].within->low, 1.0);
}

void AxesTest::sameName_isLeftOut()
{
    BarCategoryAxis bars;
    bars.append({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a")});
    bars.append(QStringLiteral("b"));
    QCOMPARE(bars.categories(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    CategoryAxis intervals;
    intervals.append(QStringLiteral("a"), 1);
    intervals.append(QStringLiteral("a"), 2);
    QCOMPARE(intervals.categoriesLabels(), QStringList{QStringLiteral("a")});
}

void AxesTest::categories_areAUnitWide()
{
    BarCategoryAxis axis;
    axis.append({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    QCOMPARE(axis.span().low, -0.5);
    QCOMPARE(axis.span().high, 2.5);
    QCOMPARE(axis.ticks(), (std::vector<double>{-0.5, 0.5, 1.5, 2.5}));
    QCOMPARE(axis.labels()[2].at, 2.0);
}

void AxesTest::moments_areOfTheLocalClock()
{
    const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0));
    DateTimeAxis axis;
    axis.setRange(noon, noon.addSecs(7200));
    axis.setTickCount(3);
    axis.setFormat(QStringLiteral("d.M. HH:mm"));
    QCOMPARE(textsOf(axis), (QStringList{QStringLiteral("2.3. 12:00"), QStringLiteral("2.3. 13:00"),
                                         QStringLiteral("2.3. 14:00")}));
    QCOMPARE(axis.span().low, static_cast<double>(noon.toMSecsSinceEpoch()));
}

void AxesTest::colours_askForNoRoom()
{
    ValueAxis axis;
    const QSignalSpy changes(&axis, &Axis::changed);
    const QSignalSpy styles(&axis, &Axis::restyled);
    axis.setLabelsColor(Qt::red);
    axis.setLinePen(QPen(Qt::blue));
    axis.setGridLinePen(QPen(Qt::green));
    axis.setTitleBrush(Qt::red);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(styles.count(), 4);
    axis.setLabelsFont(QFont(QStringLiteral("Inter"), 20));
    QCOMPARE(changes.count(), 1);
}

SUBTEXT_TEST(AxesTest)
#include "axestest.moc"

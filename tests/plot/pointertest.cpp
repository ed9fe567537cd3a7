// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/boxes.h"
#include "ui/plot/chart.h"
#include "ui/plot/series.h"

#include <QSignalSpy>
#include <QTest>

using namespace subtext;

/// What the marks of charts tell of the pointer.
class PointerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bar_tellsItsSetAndCategory();
    void point_tellsItsValue();
    void box_isFeltUpToItsWhiskers();
    void topmost_isFelt();
    void coveredSeries_isFeltBesideTheOther();
    void line_isNotFelt();
    void pressElsewhere_isNoClick();
    void next_isTold();
    void series_mayGoWhenClicked();

private:
    void show(const QList<Series*>& series, Axis* across, Axis* up);
    QPoint placeOf(const QPointF& value, Series* series) const;
    void hover(const QPoint& place);
    void click(const QPoint& place);

    std::unique_ptr<ChartView> m_view;
    Chart* m_chart = nullptr;
};

namespace {

ValueAxis* numbers(double low, double high)
{
    auto* axis = new ValueAxis;
    axis->setRange(low, high);
    return axis;
}

BarCategoryAxis* twoRows()
{
    auto* axis = new BarCategoryAxis;
    axis->append({QStringLiteral("a"), QStringLiteral("b")});
    return axis;
}

StackedBarSeries* bars()
{
    auto* series = new StackedBarSeries;
    for (const double value : {20.0, 30.0}) {
        auto* set = new BarSet(QString::number(value));
        set->append(value);
        set->append(2 * value);
        series->append(set);
    }
    return series;
}

ScatterSeries* points(const QList<QPointF>& at)
{
    auto* series = new ScatterSeries;
    series->append(at);
    series->setMarkerSize(20);
    return series;
}

} // namespace

void PointerTest::init()
{
    m_chart = new Chart;
    m_view = std::make_unique<ChartView>(m_chart, nullptr);
    m_chart->legend()->hide();
    m_view->resize(500, 400);
}

void PointerTest::show(const QList<Series*>& series, Axis* across, Axis* up)
{
    m_chart->addAxis(across, Qt::AlignBottom);
    m_chart->addAxis(up, Qt::AlignLeft);
    for (Series* each : series) {
        m_chart->addSeries(each);
        each->attachAxis(across);
        each->attachAxis(up);
    }
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    hover({1, 1});
}

QPoint PointerTest::placeOf(const QPointF& value, Series* series) const
{
    return m_view->mapFromScene(m_chart->mapToScene(m_chart->mapToPosition(value, series)));
}

void PointerTest::hover(const QPoint& place)
{
    QTest::mouseMove(m_view->viewport(), place);
    QCoreApplication::processEvents();
}

void PointerTest::click(const QPoint& place)
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
}

void PointerTest::bar_tellsItsSetAndCategory()
{
    auto* series = bars();
    QSignalSpy clicks(series, &BarSeries::clicked);
    QSignalSpy hovers(series, &BarSeries::hovered);
    show({series}, numbers(0, 100), twoRows());
    click(placeOf({35, 0}, series));
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(clicks[0][0].toInt(), 0);
    QCOMPARE(clicks[0][1].value<BarSet*>(), series->barSets().at(1));
    click(placeOf({10, 1}, series));
    QCOMPARE(clicks.count(), 2);
    QCOMPARE(clicks[1][0].toInt(), 1);
    QCOMPARE(clicks[1][1].value<BarSet*>(), series->barSets().at(0));
    click(placeOf({60, 0}, series)); // beyond the bars
    QCOMPARE(clicks.count(), 2);

    hovers.clear();
    hover(placeOf({10, 0}, series));
    hover(placeOf({90, 0}, series));
    QCOMPARE(hovers.count(), 2);
    QVERIFY(hovers[0][0].toBool());
    QVERIFY(!hovers[1][0].toBool());
    QCOMPARE(hovers[1][2].value<BarSet*>(), series->barSets().at(0));
}

void PointerTest::point_tellsItsValue()
{
    auto* series = points({{2, 3}, {7, 8}});
    QSignalSpy clicks(series, &PointSeries::clicked);
    QSignalSpy hovers(series, &PointSeries::hovered);
    show({series}, numbers(0, 10), numbers(0, 10));
    click(placeOf({7, 8}, series) + QPoint(6, 0)); // still on the mark
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(clicks[0][0].toPointF(), QPointF(7, 8));
    series->setPen(QPen(Qt::red, 6));
    click(placeOf({7, 8}, series) + QPoint(12, 0)); // on its line
    QCOMPARE(clicks.count(), 2);
    click(placeOf({7, 8}, series) + QPoint(16, 0));
    QCOMPARE(clicks.count(), 2);
    hover(placeOf({7, 8}, series));
    hovers.clear();
    hover(placeOf({2, 3}, series));
    QCOMPARE(hovers.count(), 2); // left the one, came to the other
    QCOMPARE(hovers[1][0].toPointF(), QPointF(2, 3));
    QVERIFY(hovers[1][1].toBool());
}

void PointerTest::box_isFeltUpToItsWhiskers()
{
    auto* series = new BoxSeries;
    series->append(new BoxSet(1, 3, 5, 7, 9));
    series->append(new BoxSet(2, 3, 5, 7, 8));
    QSignalSpy clicks(series, &BoxSeries::clicked);
    QSignalSpy hovers(series, &BoxSeries::hovered);
    show({series}, twoRows(), numbers(0, 10));
    click(placeOf({1, 2.2}, series));
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(clicks[0][0].value<BoxSet*>(), series->boxSets().at(1));
    click(placeOf({1, 1}, series)); // below its whisker
    QCOMPARE(clicks.count(), 1);
    hovers.clear();
    hover(placeOf({0, 5}, series));
    QCOMPARE(hovers.constLast()[1].value<BoxSet*>(), series->boxSets().at(0));
    QVERIFY(hovers.constLast()[0].toBool());
}

void PointerTest::topmost_isFelt()
{
    auto* series = points({{5, 5}, {5.1, 5}});
    QSignalSpy clicks(series, &PointSeries::clicked);
    show({series}, numbers(0, 10), numbers(0, 10));
    click(placeOf({5, 5}, series));
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(clicks[0][0].toPointF(), QPointF(5.1, 5));
}

void PointerTest::coveredSeries_isFeltBesideTheOther()
{
    auto* below = points({{2, 2}});
    auto* above = points({{8, 8}});
    QSignalSpy clicks(below, &PointSeries::clicked);
    QSignalSpy others(above, &PointSeries::clicked);
    show({below, above}, numbers(0, 10), numbers(0, 10));
    click(placeOf({2, 2}, below));
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(others.count(), 0);
}

void PointerTest::line_isNotFelt()
{
    auto* below = points({{5, 5}});
    auto* line = new PolylineSeries;
    line->append(0, 5);
    line->append(10, 5);
    QSignalSpy clicks(below, &PointSeries::clicked);
    QSignalSpy ofLine(line, &PointSeries::clicked);
    show({below, line}, numbers(0, 10), numbers(0, 10));
    click(placeOf({5, 5}, below));
    QCOMPARE(clicks.count(), 1);
    QCOMPARE(ofLine.count(), 0);
}

void PointerTest::pressElsewhere_isNoClick()
{
    auto* series = points({{2, 3}, {7, 8}});
    QSignalSpy clicks(series, &PointSeries::clicked);
    show({series}, numbers(0, 10), numbers(0, 10));
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, placeOf({2, 3}, series));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, placeOf({7, 8}, series));
    QCOMPARE(clicks.count(), 0);
}

void PointerTest::next_isTold()
{
    auto* series = bars();
    QSignalSpy hovers(series, &BarSeries::hovered);
    show({series}, numbers(0, 100), twoRows());
    hovers.clear();
    hover(placeOf({10, 0}, series));
    hover(placeOf({15, 0}, series)); // the same bar
    QCOMPARE(hovers.count(), 1);
    hover(placeOf({40, 0}, series));
    QCOMPARE(hovers.count(), 3);
    QCOMPARE(hovers[1][2].value<BarSet*>(), series->barSets().at(0));
    QVERIFY(!hovers[1][0].toBool());
    QCOMPARE(hovers[2][2].value<BarSet*>(), series->barSets().at(1));
    QVERIFY(hovers[2][0].toBool());
}

void PointerTest::series_mayGoWhenClicked()
{
    auto* series = points({{5, 5}});
    int clicks = 0;
    connect(series, &PointSeries::clicked, this, [&] {
        ++clicks;
        m_chart->removeSeries(series);
        series->deleteLater();
    });
    show({series}, numbers(0, 10), numbers(0, 10));
    const QPoint place = placeOf({5, 5}, series);
    click(place);
    QCOMPARE(clicks, 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    click(place);
    hover(place);
    QCOMPARE(clicks, 1);
    QVERIFY(m_chart->series().isEmpty());
}

SUBTEXT_TEST(PointerTest)
#include "pointertest.moc"

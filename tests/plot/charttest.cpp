// SPDX-License-Identifier: MIT
#include "ui/plot/chart.h"

#include "tests/support/registeredtest.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/boxes.h"
#include "ui/plot/series.h"

#include <QGraphicsTextItem>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace subtext;

/// What charts look like.
class ChartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void plot_leavesRoomForAxesAndMargins();
    void plot_hasLabelsAroundIt_data();
    void plot_hasLabelsAroundIt();
    void title_standsBesideItsAxis();
    void positions_areThoseOfTheAxes();
    void bars_takeTheirShareOfACategory();
    void barsOfACategory_standBesideEachOther();
    void stackedBars_beginWhereOthersEnd();
    void percentBars_makeUpAHundred();
    void whatIsBeyondThePlot_isNotDrawn();
    void points_areDrawnInTheirShape_data();
    void points_areDrawnInTheirShape();
    void line_goesFromPointToPoint();
    void box_hasWhiskersAndAMedian();
    void grid_isDrawnAtTicks();
    void hiddenSeries_isNotDrawn();
    void removed_isGone();
    void colours_changeAtOnce();
    void labelsThatMeet_areHidden();
    void longNames_areCutWhereTheyMayBe();
    void samePicture_isDrawnTwice();

private:
    void addAxes(Series& series, Axis* across, Axis* up);
    ValueAxis* numbers(double low, double high) const;
    BarCategoryAxis* names(int count) const;
    template <class Bars> Bars* addBars(const QList<QList<double>>& sets);
    QImage drawn();
    QColor colorAt(const QImage& image, const QPointF& value, Series* of) const;
    QStringList shownTexts() const;

    std::unique_ptr<ChartView> m_view;
    Chart* m_chart = nullptr;
};

namespace {

constexpr QSize Size(600, 400);
const QList<QColor> Colours{QColor(200, 0, 0), QColor(0, 160, 0), QColor(0, 0, 220)};

} // namespace

void ChartTest::init()
{
    m_chart = new Chart;
    m_view = std::make_unique<ChartView>(m_chart, nullptr);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_chart->legend()->hide();
    m_chart->setMargins({});
    m_chart->resize(Size);
}

void ChartTest::cleanup()
{
    m_view.reset();
}

ValueAxis* ChartTest::numbers(double low, double high) const
{
    auto* axis = new ValueAxis;
    axis->setRange(low, high);
    axis->setTickCount(3);
    return axis;
}

BarCategoryAxis* ChartTest::names(int count) const
{
    auto* axis = new BarCategoryAxis;
    for (int i = 0; i < count; ++i)
        axis->append(QStringLiteral("row %1").arg(i));
    axis->setGridLineVisible(false);
    return axis;
}

void ChartTest::addAxes(Series& series, Axis* across, Axis* up)
{
    m_chart->addSeries(&series);
    m_chart->addAxis(across, Qt::AlignBottom);
    m_chart->addAxis(up, Qt::AlignLeft);
    QVERIFY(series.attachAxis(across));
    QVERIFY(series.attachAxis(up));
}

template <class Bars> Bars* ChartTest::addBars(const QList<QList<double>>& sets)
{
    auto* bars = new Bars;
    for (int i = 0; i < sets.size(); ++i) {
        auto* set = new BarSet(QStringLiteral("set %1").arg(i));
        for (const double value : sets.at(i))
            set->append(value);
        set->setBrush(Colours.at(i));
        set->setPen(Qt::NoPen);
        bars->append(set);
    }
    addAxes(*bars, numbers(0, 100), names(static_cast<int>(sets.constFirst().size())));
    return bars;
}

QImage ChartTest::drawn()
{
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    m_chart->resize(Size);
    m_chart->scene()->render(&painter, QRectF({}, Size), m_chart->geometry());
    return image;
}

QColor ChartTest::colorAt(const QImage& image, const QPointF& value, Series* of) const
{
    const QPointF at = m_chart->mapToPosition(value, of);
    return image.pixelColor(static_cast<int>(std::floor(at.x())),
                            static_cast<int>(std::floor(at.y())));
}

QStringList ChartTest::shownTexts() const
{
    QStringList texts;
    for (const QGraphicsItem* item : m_chart->childItems()) {
        const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
        if (text && text->isVisible() && !text->toPlainText().isEmpty())
            texts << text->toPlainText();
    }
    return texts;
}

void ChartTest::plot_leavesRoomForAxesAndMargins()
{
    const QRectF whole = m_chart->plotArea();
    QVERIFY(QRectF({}, Size).contains(whole));
    m_chart->setMargins({5, 10, 20, 40});
    QCOMPARE(m_chart->plotArea(), whole.adjusted(5, 10, -20, -40));
    m_chart->setMargins({});
    addBars<HorizontalBarSeries>({{50}});
    const QRectF between = m_chart->plotArea();
    QVERIFY(between.left() > whole.left() + 20);
    QVERIFY(between.bottom() < whole.bottom() - 10);
    QVERIFY(between.right() < whole.right()); // for half of the last number
    for (Axis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis; // the caller's now
    }
    QCOMPARE(m_chart->plotArea(), whole);
}

void ChartTest::plot_hasLabelsAroundIt_data()
{
    QTest::addColumn<int>("angle");
    QTest::newRow("level") << 0;
    QTest::newRow("upright") << -90;
}

void ChartTest::plot_hasLabelsAroundIt()
{
    QFETCH(int, angle);
    auto* boxes = new BoxSeries;
    boxes->append(new BoxSet(0, 1, 2, 3, 4));
    BarCategoryAxis* below = names(3);
    below->setLabelsAngle(angle);
    addAxes(*boxes, below, numbers(0, 4));
    const QRectF plot = m_chart->plotArea();
    int count = 0;
    for (const QGraphicsItem* item : m_chart->childItems()) {
        const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
        if (!text || !text->isVisible())
            continue;
        const QRectF place = item->mapToParent(item->boundingRect()).boundingRect();
        const bool isBelow = text->toPlainText().startsWith(QLatin1String("row"));
        QVERIFY(QRectF({}, Size).contains(place));
        QVERIFY2(isBelow ? place.top() >= plot.bottom() : place.right() <= plot.left(),
                 qUtf8Printable(text->toPlainText()));
        QCOMPARE(isBelow && angle != 0, place.height() > place.width());
        ++count;
    }
    QCOMPARE(count, 6);
}

void ChartTest::title_standsBesideItsAxis()
{
    auto* points = new ScatterSeries;
    ValueAxis* across = numbers(0, 1);
    ValueAxis* up = numbers(0, 1);
    addAxes(*points, across, up);
    const QRectF before = m_chart->plotArea();
    across->setTitleText(QStringLiteral("a < b"));
    up->setTitleText(QStringLiteral("upwards"));
    const QRectF after = m_chart->plotArea();
    QVERIFY(after.bottom() < before.bottom() - 8);
    QVERIFY(after.left() > before.left() + 8);
    QVERIFY(shownTexts().contains(QStringLiteral("a < b")));
    across->setTitleText(QStringLiteral("long ").repeated(60));
    QVERIFY(m_chart->plotArea() == after);
    QVERIFY(!shownTexts().filter(QStringLiteral("…")).isEmpty());
}

void ChartTest::positions_areThoseOfTheAxes()
{
    auto* points = new ScatterSeries;
    addAxes(*points, numbers(-1, 3), numbers(10, 20));
    const QRectF plot = m_chart->plotArea();
    QCOMPARE(m_chart->mapToPosition({-1, 10}, points), plot.bottomLeft());
    QCOMPARE(m_chart->mapToPosition({3, 20}, points), plot.topRight());
    QCOMPARE(m_chart->mapToPosition({1, 15}), plot.center()); // of the first series
}

void ChartTest::bars_takeTheirShareOfACategory()
{
    auto* bars = addBars<HorizontalBarSeries>({{60, 30}});
    bars->setBarWidth(0.5);
    const QImage image = drawn();
    QCOMPARE(colorAt(image, {59, 0}, bars), Colours[0]);
    QCOMPARE(colorAt(image, {61, 0}, bars), QColor(Qt::white));
    QCOMPARE(colorAt(image, {29, 1}, bars), Colours[0]);
    QCOMPARE(colorAt(image, {31, 1}, bars), QColor(Qt::white));
    for (const double inside : {-0.23, 0.23})
        QCOMPARE(colorAt(image, {10, inside}, bars), Colours[0]);
    for (const double outside : {-0.27, 0.27})
        QCOMPARE(colorAt(image, {10, outside}, bars), QColor(Qt::white));
}

void ChartTest::barsOfACategory_standBesideEachOther()
{
    auto* bars = addBars<HorizontalBarSeries>({{40}, {80}});
    bars->setBarWidth(0.8);
    const QImage image = drawn();
    QCOMPARE(colorAt(image, {20, -0.2}, bars), Colours[0]);
    QCOMPARE(colorAt(image, {20, 0.2}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {60, -0.2}, bars), QColor(Qt::white));
    QCOMPARE(colorAt(image, {60, 0.2}, bars), Colours[1]);
}

void ChartTest::stackedBars_beginWhereOthersEnd()
{
    auto* bars = addBars<StackedBarSeries>({{20, 0}, {30, 10}, {40, 5}});
    const QImage image = drawn();
    QCOMPARE(colorAt(image, {19, 0}, bars), Colours[0]);
    QCOMPARE(colorAt(image, {21, 0}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {49, 0}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {51, 0}, bars), Colours[2]);
    QCOMPARE(colorAt(image, {91, 0}, bars), QColor(Qt::white));
    QCOMPARE(colorAt(image, {5, 1}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {12, 1}, bars), Colours[2]);
}

void ChartTest::percentBars_makeUpAHundred()
{
    auto* bars = addBars<PercentBarSeries>({{1, 0}, {3, 0}});
    const QImage image = drawn();
    QCOMPARE(colorAt(image, {24, 0}, bars), Colours[0]);
    QCOMPARE(colorAt(image, {26, 0}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {99, 0}, bars), Colours[1]);
    QCOMPARE(colorAt(image, {40, 1}, bars), QColor(Qt::white)); // nothing of nothing
}

void ChartTest::whatIsBeyondThePlot_isNotDrawn()
{
    auto* bars = addBars<HorizontalBarSeries>({{150}});
    auto* points = new ScatterSeries;
    points->append(110, 0);
    points->setBrush(Colours[1]);
    addAxes(*points, numbers(0, 100), names(1));
    const QImage image = drawn();
    const QRectF plot = m_chart->plotArea();
    QCOMPARE(colorAt(image, {99, 0}, bars), Colours[0]);
    for (int x = qCeil(plot.right()) + 2; x < Size.width(); ++x)
        QCOMPARE(image.pixelColor(x, qRound(plot.center().y())), QColor(Qt::white));
}

void ChartTest::points_areDrawnInTheirShape_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<bool>("hasCorner"); // at the top left of its square
    QTest::addColumn<bool>("hasFoot");   // at the left of its bottom
    QTest::newRow("circle") << int(ScatterSeries::MarkerShapeCircle) << false << false;
    QTest::newRow("square") << int(ScatterSeries::MarkerShapeRectangle) << true << true;
    QTest::newRow("diamond") << int(ScatterSeries::MarkerShapeRotatedRectangle) << false << false;
    QTest::newRow("triangle") << int(ScatterSeries::MarkerShapeTriangle) << false << true;
    QTest::newRow("star") << int(ScatterSeries::MarkerShapeStar) << false << false;
    QTest::newRow("pentagon") << int(ScatterSeries::MarkerShapePentagon) << false << false;
}

void ChartTest::points_areDrawnInTheirShape()
{
    QFETCH(int, shape);
    QFETCH(bool, hasCorner);
    QFETCH(bool, hasFoot);
    auto* points = new ScatterSeries;
    points->append(5, 5);
    points->setMarkerShape(static_cast<ScatterSeries::MarkerShape>(shape));
    points->setMarkerSize(40);
    points->setColor(Colours[2]);
    points->setPen(Qt::NoPen);
    ValueAxis* across = numbers(0, 10);
    ValueAxis* up = numbers(0, 10);
    addAxes(*points, across, up);
    for (ValueAxis* axis : {across, up})
        axis->setGridLineVisible(false);
    const QImage image = drawn();
    const QPoint middle = m_chart->mapToPosition({5, 5}, points).toPoint();
    QCOMPARE(image.pixelColor(middle), Colours[2]);
    QCOMPARE(image.pixelColor(middle + QPoint(-18, -18)) == Colours[2], hasCorner);
    QCOMPARE(image.pixelColor(middle + QPoint(-17, 18)) == Colours[2], hasFoot);
    QCOMPARE(image.pixelColor(middle + QPoint(0, -22)), QColor(Qt::white));
}

void ChartTest::line_goesFromPointToPoint()
{
    auto* line = new PolylineSeries;
    line->append(0, 0);
    line->append(10, 10);
    line->setPen(QPen(Colours[1], 3));
    addAxes(*line, numbers(0, 10), numbers(0, 10));
    const QImage image = drawn();
    for (const double at : {1.0, 3.0, 7.0, 9.0}) {
        QCOMPARE(colorAt(image, {at, at}, line), Colours[1]);
        QCOMPARE(colorAt(image, {at + 0.5, at - 0.5}, line), QColor(Qt::white));
    }
}

void ChartTest::box_hasWhiskersAndAMedian()
{
    auto* boxes = new BoxSeries;
    boxes->append(new BoxSet(1, 3, 5, 7, 9));
    boxes->setBoxWidth(0.5);
    boxes->setPen(QPen(Colours[0], 3));
    boxes->setBrush(Colours[1]);
    ValueAxis* up = numbers(0, 10);
    addAxes(*boxes, names(1), up);
    up->setGridLineVisible(false);
    const QImage image = drawn();
    QCOMPARE(colorAt(image, {0, 4}, boxes), Colours[1]);
    QCOMPARE(colorAt(image, {0, 6}, boxes), Colours[1]);
    for (const double line : {1.0, 3.0, 5.0, 7.0, 9.0})
        QCOMPARE(colorAt(image, {0.1, line}, boxes), Colours[0]);
    for (const double whisker : {2.0, 8.0}) {
        QCOMPARE(colorAt(image, {0, whisker}, boxes), Colours[0]);
        QCOMPARE(colorAt(image, {0.1, whisker}, boxes), QColor(Qt::white));
    }
    QCOMPARE(colorAt(image, {0.3, 5}, boxes), QColor(Qt::white));
}

void ChartTest::grid_isDrawnAtTicks()
{
    auto* points = new ScatterSeries;
    ValueAxis* across = numbers(0, 4);
    addAxes(*points, across, numbers(0, 4));
    across->setGridLinePen(QPen(Colours[0], 3));
    QCOMPARE(colorAt(drawn(), {2, 1}, points), Colours[0]);
    QCOMPARE(colorAt(drawn(), {1, 1}, points), QColor(Qt::white));
    across->setGridLineVisible(false);
    QCOMPARE(colorAt(drawn(), {2, 1}, points), QColor(Qt::white));
}

void ChartTest::hiddenSeries_isNotDrawn()
{
    auto* bars = addBars<HorizontalBarSeries>({{60}});
    bars->hide();
    QCOMPARE(colorAt(drawn(), {30, 0.1}, bars), QColor(Qt::white));
    bars->setVisible(true);
    QCOMPARE(colorAt(drawn(), {30, 0.1}, bars), Colours[0]);
}

void ChartTest::removed_isGone()
{
    const QImage before = drawn();
    auto* bars = addBars<HorizontalBarSeries>({{60}});
    bars->setName(QStringLiteral("bars"));
    QVERIFY(drawn() != before);
    m_chart->removeSeries(bars);
    const QList<Axis*> axes = m_chart->axes();
    QCOMPARE(axes.size(), 2);
    for (Axis* axis : axes)
        m_chart->removeAxis(axis);
    QCOMPARE(bars->chart(), nullptr);
    QVERIFY(m_chart->series().isEmpty());
    QVERIFY(m_chart->legend()->markers().isEmpty());
    QCOMPARE(drawn(), before);
    delete bars; // the chart does not own them any more
    qDeleteAll(axes);
}

void ChartTest::colours_changeAtOnce()
{
    auto* bars = addBars<HorizontalBarSeries>({{60}});
    drawn();
    bars->barSets().constFirst()->setBrush(Colours[2]);
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    m_chart->scene()->render(&painter, QRectF({}, Size), m_chart->geometry());
    painter.end();
    QCOMPARE(colorAt(image, {30, 0.1}, bars), Colours[2]);
}

void ChartTest::labelsThatMeet_areHidden()
{
    auto* points = new ScatterSeries;
    ValueAxis* across = numbers(0, 1000);
    across->setTickCount(51);
    across->setLabelFormat(QStringLiteral("%.3f"));
    addAxes(*points, across, numbers(0, 1));
    drawn();
    const QStringList shown = shownTexts();
    QVERIFY(shown.contains(QStringLiteral("0.000")));
    QVERIFY(shown.size() > 5 && shown.size() < 30);
    QVERIFY(shown.filter(QStringLiteral("…")).isEmpty()); // a part would be another number
}

void ChartTest::longNames_areCutWhereTheyMayBe()
{
    auto* line = new PolylineSeries;
    auto* words = new CategoryAxis;
    words->setLabelsPosition(CategoryAxis::AxisLabelsPositionOnValue);
    for (int i = 0; i < 6; ++i)
        words->append(QStringLiteral("a model with a long name &amp; number %1").arg(i), i);
    words->setRange(-0.5, 5.5);
    addAxes(*line, words, numbers(0, 1));
    drawn();
    QCOMPARE(shownTexts().filter(QStringLiteral("…")).size(), 6);
    words->setTruncateLabels(false);
    drawn();
    QVERIFY(shownTexts().contains(QStringLiteral("a model with a long name & number 3")));
}

void ChartTest::samePicture_isDrawnTwice()
{
    addBars<StackedBarSeries>({{20, 5}, {30, 10}});
    const QImage first = drawn();
    m_chart->resize(300, 300);
    QVERIFY(m_chart->plotArea().right() < 300);
    QCOMPARE(drawn(), first);
}

SUBTEXT_TEST(ChartTest)
#include "charttest.moc"

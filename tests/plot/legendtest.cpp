// SPDX-License-Identifier: MIT
#include "ui/plot/legend.h"

#include "tests/support/registeredtest.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/plot/series.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

using namespace subtext;

/// What explains the colours of charts.
class LegendTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everySet_hasAnEntry();
    void entry_isCalledAsItsSeries();
    void entry_hasTheColoursOfItsSeries();
    void entryWithoutName_isNotDrawn();
    void hiddenEntry_isNotDrawn();
    void symbol_isThatOfTheSeries();
    void attached_takesRoomFromThePlot();
    void attached_staysInOneLine();
    void detached_breaksItsLines();

private:
    ScatterSeries* add(const QString& name, const QColor& color);
    QImage drawn();
    QRect roomOf(const QColor& color);

    std::unique_ptr<ChartView> m_view;
    Chart* m_chart = nullptr;
};

namespace {

constexpr QSize Size(500, 300);
const QColor Red(200, 0, 0);
const QColor Blue(0, 0, 220);

} // namespace

void LegendTest::init()
{
    m_chart = new Chart;
    m_view = std::make_unique<ChartView>(m_chart, nullptr);
    m_chart->setMargins({});
    m_chart->resize(Size);
}

ScatterSeries* LegendTest::add(const QString& name, const QColor& color)
{
    auto* series = new ScatterSeries;
    series->setName(name);
    series->setBrush(color);
    series->setPen(Qt::NoPen);
    m_chart->addSeries(series);
    return series;
}

QImage LegendTest::drawn()
{
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    m_chart->resize(Size);
    m_chart->scene()->render(&painter, QRectF({}, Size), m_chart->geometry());
    return image;
}

/// Where the picture has the colour.
QRect LegendTest::roomOf(const QColor& color)
{
    const QImage image = drawn();
    QRect room;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                room |= QRect(x, y, 1, 1);
        }
    }
    return room;
}

void LegendTest::everySet_hasAnEntry()
{
    auto* bars = new HorizontalBarSeries;
    bars->append(new BarSet(QStringLiteral("one")));
    m_chart->addSeries(bars);
    add(QStringLiteral("points"), Red);
    bars->append(new BarSet(QStringLiteral("two")));
    QStringList labels;
    for (const LegendMarker* marker : m_chart->legend()->markers())
        labels << marker->label();
    QCOMPARE(labels,
             (QStringList{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("points")}));
    QCOMPARE(m_chart->legend()->markers(bars).size(), 2);
}

void LegendTest::entry_isCalledAsItsSeries()
{
    auto* series = add(QStringLiteral("before"), Red);
    LegendMarker* marker = m_chart->legend()->markers(series).constFirst();
    series->setName(QStringLiteral("after"));
    QCOMPARE(marker->label(), QStringLiteral("after"));
    marker->setLabel(QStringLiteral("own"));
    series->setName(QStringLiteral("other"));
    QCOMPARE(marker->label(), QStringLiteral("own"));
    QCOMPARE(m_chart->legend()->markers(series).constFirst(), marker);
}

void LegendTest::entry_hasTheColoursOfItsSeries()
{
    auto* series = add(QStringLiteral("points"), Red);
    QVERIFY(!roomOf(Red).isEmpty());
    series->setBrush(Blue);
    QVERIFY(roomOf(Red).isEmpty());
    QVERIFY(!roomOf(Blue).isEmpty());
    m_chart->legend()->hide();
    QVERIFY(roomOf(Blue).isEmpty());
}

void LegendTest::entryWithoutName_isNotDrawn()
{
    add(QString(), Red);
    add(QStringLiteral("named"), Blue);
    QVERIFY(roomOf(Red).isEmpty());
    QVERIFY(!roomOf(Blue).isEmpty());
}

void LegendTest::hiddenEntry_isNotDrawn()
{
    auto* series = add(QStringLiteral("points"), Red);
    m_chart->legend()->markers(series).constFirst()->setVisible(false);
    QVERIFY(roomOf(Red).isEmpty());
}

void LegendTest::symbol_isThatOfTheSeries()
{
    auto* series = add(QStringLiteral("points"), Red);
    series->setMarkerShape(ScatterSeries::MarkerShapeRectangle);
    series->setMarkerSize(20);
    const QRect square = roomOf(Red);
    QVERIFY(square.width() < 15); // of the height of the letters
    m_chart->legend()->setMarkerShape(ChartLegend::MarkerShapeFromSeries);
    QCOMPARE(roomOf(Red).size(), QSize(20, 20));
}

void LegendTest::attached_takesRoomFromThePlot()
{
    m_chart->legend()->hide();
    const QRectF whole = m_chart->plotArea();
    add(QStringLiteral("points"), Red);
    QCOMPARE(m_chart->plotArea(), whole);
    m_chart->legend()->show();
    const QRectF below = m_chart->plotArea();
    QVERIFY(below.top() > whole.top() + 15);
    QVERIFY(roomOf(Red).bottom() < below.top());
    m_chart->legend()->detachFromChart();
    QCOMPARE(m_chart->plotArea(), whole);
}

void LegendTest::attached_staysInOneLine()
{
    for (int i = 0; i < 8; ++i)
        add(QStringLiteral("a long name that has little room %1").arg(i), i % 2 == 0 ? Red : Blue);
    const QRect room = roomOf(Red) | roomOf(Blue);
    QVERIFY(room.height() < 15);
    QVERIFY(room.left() > 0 && room.right() < Size.width());
    QVERIFY(roomOf(Blue).right() > Size.width() * 2 / 3); // all eight are there
}

void LegendTest::detached_breaksItsLines()
{
    for (int i = 0; i < 8; ++i)
        add(QStringLiteral("a long name that has little room %1").arg(i), Red);
    m_chart->legend()->detachFromChart();
    m_chart->legend()->setGeometry(QRectF(0, 0, Size.width(), 200));
    const QImage image = drawn();
    std::set<int> lines; // of pixels, at the left edge of symbols
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < 30; ++x) {
            if (image.pixelColor(x, y) == Red && image.pixelColor(x, y - 1) != Red)
                lines.insert(y);
        }
    }
    QVERIFY(lines.size() >= 3);
}

SUBTEXT_TEST(LegendTest)
#include "legendtest.moc"

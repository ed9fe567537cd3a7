// SPDX-License-Identifier: MIT
#include "ui/plot/svgwriter.h"

#include "tests/plot/svgpictures.h"
#include "tests/support/registeredtest.h"
#include "ui/plot/svgpicture.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

#include <functional>

using namespace subtext;
using namespace subtext::test;

/// Pictures as SVG.
class SvgWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picture_isThatOfThePainter_data();
    void picture_isThatOfThePainter();
    void picture_isReadByItsOwnReader_data();
    void picture_isReadByItsOwnReader();
    void sameBytes_areWrittenTwice();
    void head_hasSizeAndWords();
    void texts_areTexts();
    void texts_standWhereThePainterPutThem();
    void whatIsInsideTheClip_isNotClipped();
    void whatIsOutsideTheClip_isLeftOut();
    void clipEndsWithItsState();
    void numbers_haveThreeDecimalsAtMost();
    void withoutDevice_nothingIsWritten();
};

namespace {

using Drawing = std::function<void(QPainter&)>;
constexpr QSize Size(200, 160);
constexpr double Little = 0.002; // of the pixels: edges that are softened differently

QFont letters(int pixels)
{
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void begin(SvgWriter& writer, QBuffer& buffer, const QSize& size)
{
    buffer.open(QIODevice::WriteOnly);
    writer.setOutputDevice(&buffer);
    writer.setResolution(96);
    writer.setSize(size);
    writer.setViewBox(QRect({}, size));
}

QByteArray svgOf(const Drawing& drawing)
{
    QByteArray svg;
    QBuffer buffer(&svg);
    SvgWriter writer;
    begin(writer, buffer, Size);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing(painter);
    return painter.end() ? svg : QByteArray();
}

QImage imageOf(const Drawing& drawing)
{
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing(painter);
    return image;
}

void addDrawings()
{
    QTest::addColumn<Drawing>("drawing");
    const auto row = [](const char* name, const Drawing& drawing) {
        QTest::newRow(name) << drawing;
    };
    row("lines", [](QPainter& painter) {
        painter.setPen(QPen(Qt::red, 5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(20, 20, 180, 60);
        painter.setPen(QPen(Qt::blue, 4, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines({QLineF(20, 100, 180, 100), QLineF(100, 20, 100, 140)});
    });
    row("dashes", [](QPainter& painter) {
        QPen pen(Qt::black, 3, Qt::DashLine, Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(10, 20, 190, 20);
        pen.setDashPattern({1, 2, 4, 2});
        pen.setDashOffset(1);
        painter.setPen(pen);
        painter.drawLine(10, 60, 190, 60);
    });
    row("rectangles and ellipses", [](QPainter& painter) {
        painter.fillRect(QRectF(10, 10, 80, 60), QColor(0, 120, 0));
        painter.setPen(QPen(Qt::black, 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::yellow);
        painter.drawRect(QRectF(110, 20, 60, 40));
        painter.drawEllipse(QRectF(30, 90, 100, 50));
    });
    row("polygons", [](QPainter& painter) {
        const QPolygonF star({{100, 10}, {150, 140}, {20, 60}, {180, 60}, {50, 140}});
        painter.setPen(QPen(Qt::black, 2));
        painter.setBrush(Qt::red);
        painter.drawPolygon(star, Qt::OddEvenFill);
        painter.translate(5, 15);
        painter.drawPolyline(star); // without an inside
    });
    row("a filled star", [](QPainter& painter) {
        painter.setBrush(Qt::red);
        painter.drawPolygon(QPolygonF({{100, 10}, {150, 140}, {20, 60}, {180, 60}, {50, 140}}),
                            Qt::WindingFill);
    });
    row("see-through colours", [](QPainter& painter) {
        painter.fillRect(QRect(20, 20, 100, 100), QColor(255, 0, 0, 120));
        painter.setOpacity(0.5);
        painter.fillRect(QRect(60, 60, 100, 80), QColor(0, 0, 255, 200));
    });
    row("turned and scaled", [](QPainter& painter) {
        painter.translate(100, 80);
        painter.rotate(30);
        painter.scale(2, 1);
        painter.setPen(QPen(Qt::darkGreen, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(-30, -20, 60, 40);
    });
}

/// Which Qt Svg does not draw.
void addClippedDrawings()
{
    const auto row = [](const char* name, const Drawing& drawing) {
        QTest::newRow(name) << drawing;
    };
    row("clipped", [](QPainter& painter) {
        painter.setClipRect(QRectF(40, 30, 80, 60));
        painter.fillRect(QRect({}, Size), Qt::red);
        painter.save();
        painter.translate(20, 20);
        painter.setClipRect(QRectF(40, 30, 80, 60), Qt::IntersectClip);
        painter.fillRect(QRect({}, Size), Qt::blue);
        painter.restore();
        painter.fillRect(QRect(40, 30, 10, 200), Qt::green);
    });
    row("clipped by a circle", [](QPainter& painter) {
        QPainterPath circle;
        circle.addEllipse(QRectF(40, 30, 100, 100));
        painter.setClipPath(circle);
        painter.fillRect(QRect({}, Size), Qt::red);
    });
}

void drawTexts(QPainter& painter)
{
    painter.setFont(letters(24));
    painter.drawText(QPointF(10, 40), QStringLiteral("a < b & “c”"));
    painter.setPen(Qt::red);
    QFont bold = letters(20);
    bold.setWeight(QFont::Bold);
    painter.setFont(bold);
    painter.translate(40, 150);
    painter.rotate(-90);
    painter.drawText(QPointF(0, 0), QStringLiteral("upright"));
}

/// Where the picture is not white.
QRect inkIn(const QImage& image)
{
    QRect room;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).lightness() < 200)
                room |= QRect(x, y, 1, 1);
        }
    }
    return room;
}

} // namespace

Q_DECLARE_METATYPE(Drawing)

void SvgWriterTest::picture_isThatOfThePainter_data()
{
    addDrawings();
}

void SvgWriterTest::picture_isThatOfThePainter()
{
    QFETCH(Drawing, drawing);
    if (!canQtReadSvg())
        QSKIP("Qt reads no SVG here");
    const QByteArray svg = svgOf(drawing);
    const QImage expected = imageOf(drawing);
    const bool isClipped = QByteArray(QTest::currentDataTag()).startsWith("clipped");
    if (isClipped && differenceOf(drawnByQt(svg), expected) > Little)
        QSKIP("Qt Svg knows no clipping");                             // in this version
    QVERIFY(differenceOf(expected, imageOf([](QPainter&) {})) > 0.01); // there is something
    QVERIFY2(differenceOf(drawnByQt(svg), expected) < Little, svg.constData());
}

void SvgWriterTest::picture_isReadByItsOwnReader_data()
{
    addDrawings();
    addClippedDrawings();
    QTest::newRow("texts") << Drawing(drawTexts);
}

void SvgWriterTest::picture_isReadByItsOwnReader()
{
    QFETCH(Drawing, drawing);
    const QByteArray svg = svgOf(drawing);
    const SvgPicture reader(svg);
    QVERIFY2(reader.isValid(), svg.constData());
    QCOMPARE(reader.defaultSize(), Size);
    const QImage read =
        imageOf([&](QPainter& painter) { reader.render(&painter, QRectF({}, Size)); });
    QVERIFY2(differenceOf(read, imageOf(drawing)) < Little, svg.constData());
}

void SvgWriterTest::sameBytes_areWrittenTwice()
{
    const Drawing drawing = [](QPainter& painter) {
        painter.setClipRect(10, 10, 50, 50);
        painter.setFont(letters(12));
        painter.drawText(12, 30, QStringLiteral("text"));
        painter.drawEllipse(QRectF(1.0 / 3, 2, 70, 80));
    };
    QVERIFY(!svgOf(drawing).isEmpty());
    QCOMPARE(svgOf(drawing), svgOf(drawing));
}

void SvgWriterTest::head_hasSizeAndWords()
{
    QByteArray svg;
    QBuffer buffer(&svg);
    SvgWriter writer;
    begin(writer, buffer, {960, 480});
    writer.setTitle(QStringLiteral("κ < 1"));
    writer.setDescription(QStringLiteral("in words"));
    QCOMPARE(writer.width(), 960);
    QCOMPARE(writer.logicalDpiX(), 96);
    QCOMPARE(writer.widthMM(), 254);
    QPainter painter(&writer);
    QVERIFY(painter.end());
    QXmlStreamReader xml(svg);
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.attributes().value(QLatin1String("width")), QLatin1String("960"));
    QCOMPARE(xml.attributes().value(QLatin1String("viewBox")), QLatin1String("0 0 960 480"));
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.name(), QLatin1String("title"));
    QCOMPARE(xml.readElementText(), QStringLiteral("κ < 1"));
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.name(), QLatin1String("desc"));
    QCOMPARE(xml.readElementText(), QStringLiteral("in words"));
    QVERIFY(!xml.readNextStartElement());
    QVERIFY(!xml.hasError());
}

void SvgWriterTest::texts_areTexts()
{
    const QByteArray svg = svgOf([](QPainter& painter) {
        QFont font = letters(13);
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
        painter.setPen(QColor(1, 2, 3));
        painter.translate(4, 5);
        painter.drawText(QPointF(10, 20), QStringLiteral("a < b"));
    });
    QVERIFY2(svg.contains("<text xml:space=\"preserve\" x=\"14\" y=\"25\" "
                          "font-family=\"Inter, sans-serif\" font-size=\"13\" font-weight=\"600\" "
                          "fill=\"#010203\">a &lt; b</text>"),
             svg.constData());
}

void SvgWriterTest::texts_standWhereThePainterPutThem()
{
    if (!canQtReadSvg())
        QSKIP("Qt reads no SVG here");
    QByteArray svg = svgOf(drawTexts);
    svg.replace(", sans-serif", ""); // Qt takes a list for one name
    const QRect read = inkIn(drawnByQt(svg));
    const QRect expected = inkIn(imageOf(drawTexts));
    QVERIFY(!expected.isEmpty());
    for (const int difference :
         {read.left() - expected.left(), read.top() - expected.top(),
          read.right() - expected.right(), read.bottom() - expected.bottom()})
        QVERIFY(std::abs(difference) <= 1);
}

void SvgWriterTest::whatIsInsideTheClip_isNotClipped()
{
    const QByteArray svg = svgOf([](QPainter& painter) {
        painter.setClipRect(QRect({}, Size));
        painter.fillRect(20, 20, 50, 50, Qt::red);
    });
    QVERIFY2(svg.contains("#ff0000") && !svg.contains("clip"), svg.constData());
}

void SvgWriterTest::whatIsOutsideTheClip_isLeftOut()
{
    const QByteArray svg = svgOf([](QPainter& painter) {
        painter.setClipRect(100, 100, 20, 20);
        painter.fillRect(20, 20, 50, 50, Qt::red);
    });
    QVERIFY2(!svg.contains("#ff0000") && !svg.contains("clip"), svg.constData());
}

void SvgWriterTest::clipEndsWithItsState()
{
    const QByteArray svg = svgOf([](QPainter& painter) {
        painter.save();
        painter.setClipRect(30, 30, 20, 20);
        painter.fillRect(20, 20, 50, 50, Qt::red);
        painter.restore();
        painter.fillRect(20, 20, 50, 50, Qt::blue);
        painter.setClipRect(30, 30, 20, 20);
        painter.setClipping(false);
        painter.fillRect(20, 20, 50, 50, Qt::green);
    });
    for (const QByteArray& line : svg.split('\n')) {
        QVERIFY2(line.contains("#ff0000") == line.contains("clip-path"), line.constData());
    }
    QVERIFY(svg.contains("#0000ff") && svg.contains("#00ff00") && svg.contains("#ff0000"));
}

void SvgWriterTest::numbers_haveThreeDecimalsAtMost()
{
    const QByteArray svg = svgOf([](QPainter& painter) {
        painter.setPen(QPen(Qt::black, 2.0 / 3));
        painter.drawLine(QLineF(1.0 / 3, -1e-9, 1234.5, 100));
    });
    QVERIFY2(svg.contains("d=\"M0.333 0L1234.5 100\""), svg.constData());
    QVERIFY2(svg.contains("stroke-width=\"0.667\""), svg.constData());
}

void SvgWriterTest::withoutDevice_nothingIsWritten()
{
    SvgWriter generator;
    generator.setSize(Size);
    QPainter painter(&generator);
    painter.drawLine(0, 0, 10, 10);
    QVERIFY(!painter.end());
}

SUBTEXT_TEST(SvgWriterTest)
#include "svgwritertest.moc"

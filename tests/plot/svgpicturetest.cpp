// SPDX-License-Identifier: MIT
#include "ui/plot/svgpicture.h"

#include "core/report/svgdrawing.h"
#include "tests/plot/svgpictures.h"
#include "tests/support/registeredtest.h"

#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <QTest>

using namespace subtext;
using namespace subtext::test;

/// SVG that the program reads: icons and figures.
class SvgPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pictures_areThoseOfQtSvg_data();
    void pictures_areThoseOfQtSvg();
    void icons_areRead_data();
    void icons_areRead();
    void figuresOfReports_areRead();
    void whatIsNotKnown_isNoPicture_data();
    void whatIsNotKnown_isNoPicture();
    void nextPicture_takesThePlace();
};

namespace {

constexpr QSize Size(200, 100);
constexpr double Little = 0.004;

QByteArray svgWith(const QByteArray& content, const QByteArray& root = {})
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\" "
           "viewBox=\"0 0 200 100\" " +
           root + '>' + content + "</svg>";
}

QImage drawn(const QByteArray& svg)
{
    QImage image(Size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const SvgPicture reader(svg);
    if (!reader.isValid())
        return {};
    reader.render(&painter);
    return image;
}

} // namespace

void SvgPictureTest::pictures_areThoseOfQtSvg_data()
{
    QTest::addColumn<QByteArray>("svg");
    const auto row = [](const char* name, const QByteArray& content, const QByteArray& root = {}) {
        QTest::newRow(name) << svgWith(content, root);
    };
    row("rectangle", "<rect x='20' y='10' width='100' height='60' fill='#0072b2'/>");
    row("usual colours", "<circle cx='50' cy='50' r='30'/>");
    row("line", "<line x1='10' y1='10' x2='190' y2='90' stroke='#b30000' stroke-width='6'/>");
    row("polyline", "<polyline points='10,90 60,20 110,80 180,10' fill='none' stroke='black' "
                    "stroke-width='4' stroke-dasharray='12 6'/>");
    row("polygon", "<polygon points='10,90 60,20 110,80' fill='green'/>");
    row("paths", "<path d='M10 10L100 10L100 90Z' fill='red' fill-opacity='0.5' stroke='blue' "
                 "stroke-width='5' stroke-linejoin='round'/>");
    row("groups", "<g fill='red' transform='translate(40 10)'><g transform='scale(2)'>"
                  "<rect width='20' height='20'/></g><rect x='60' width='20' height='20' "
                  "fill='blue'/></g>");
    row("what the root says", "<path d='M10 10h80v60'/>",
        "fill='none' stroke='#112233' stroke-width='7' stroke-linecap='round'");
    row("turned", "<rect x='80' y='30' width='60' height='30' transform='rotate(30 110 45)'/>");
    row("matrix", "<rect width='60' height='30' transform='matrix(0 1 -1 0 120 20)'/>");
    row("texts",
        "<text x='100' y='40' text-anchor='middle'>middle</text>"
        "<text x='190' y='80' text-anchor='end' fill='#b30000'>end</text>",
        "font-family='Inter' font-size='20'");
    row("words about it", "<title>Not drawn</title><desc>Nor this</desc>"
                          "<rect width='50' height='50'/>");
}

void SvgPictureTest::pictures_areThoseOfQtSvg()
{
    QFETCH(QByteArray, svg);
    if (!canQtReadSvg())
        QSKIP("Qt reads no SVG here");
    const QImage expected = drawnByQt(svg);
    QImage blank(Size, QImage::Format_RGB32);
    blank.fill(Qt::white);
    QVERIFY(differenceOf(expected, blank) > Little);
    QVERIFY(differenceOf(drawn(svg), expected) < Little);
}

void SvgPictureTest::icons_areRead_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator icons(QStringLiteral(":/subtext/icons"), {QStringLiteral("*.svg")});
    while (icons.hasNext()) {
        const QString path = icons.next();
        QTest::newRow(qUtf8Printable(icons.fileName())) << path;
    }
}

void SvgPictureTest::icons_areRead()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(SvgPicture(file.readAll().replace("currentColor", "#000000")).isValid());
}

void SvgPictureTest::figuresOfReports_areRead()
{
    const DrawnName name{QStringLiteral("a < b"), QStringLiteral("a")};
    DrawnLine line{name, {{name, 0, 1}, {{}, 2, 0.5, true}}};
    line.isDashed = true;
    for (const Drawing& drawing :
         {Drawing{{},
                  QStringLiteral("a"),
                  QStringLiteral("note"),
                  DrawnBars{QStringLiteral("axis"), {name, name}, {name}, {{{0.5, {}}, {}}}}},
          Drawing{{},
                  QStringLiteral("b"),
                  {},
                  DrawnMatrix{name.word, name.word, {name}, {name}, {{0.75}}}},
          Drawing{{}, QStringLiteral("c"), {}, DrawnPlane{name.word, name.word, {line}}}}) {
        const QByteArray svg = svgOf(drawing, QStringLiteral("Title"));
        const SvgPicture reader(svg);
        QVERIFY2(reader.isValid(), svg.constData());
        QVERIFY(!reader.defaultSize().isEmpty());
    }
}

void SvgPictureTest::whatIsNotKnown_isNoPicture_data()
{
    QTest::addColumn<QByteArray>("svg");
    const QByteArray shape = "<rect width='5' height='5'/>";
    QTest::newRow("an element") << svgWith(shape + "<marquee/>");
    QTest::newRow("a path") << svgWith(shape + "<path d='M0 0X5'/>");
    QTest::newRow("a transform") << svgWith("<g transform='skewX(5)'>" + shape + "</g>");
    QTest::newRow("a clip") << svgWith("<g clip-path='url(#nowhere)'>" + shape + "</g>");
    QTest::newRow("no XML") << QByteArray("<svg viewBox='0 0 9 9'>" + shape);
    QTest::newRow("no SVG") << QByteArray("<html>" + shape + "</html>");
    QTest::newRow("no box") << QByteArray("<svg>" + shape + "</svg>");
    QTest::newRow("nothing") << QByteArray();
}

void SvgPictureTest::whatIsNotKnown_isNoPicture()
{
    QFETCH(QByteArray, svg);
    QVERIFY(!SvgPicture(svg).isValid());
}

void SvgPictureTest::nextPicture_takesThePlace()
{
    SvgPicture reader(svgWith("<rect width='5' height='5'/>"));
    QVERIFY(reader.isValid());
    QVERIFY(!reader.load("<nonsense/>"));
    QVERIFY(!reader.isValid());
    QVERIFY(reader.load(svgWith("<circle r='5'/>")));
}

SUBTEXT_TEST(SvgPictureTest)
#include "svgpicturetest.moc"

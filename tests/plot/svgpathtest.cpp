// SPDX-License-Identifier: MIT
#include "ui/plot/svgpath.h"

#include "tests/support/registeredtest.h"

#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

using namespace subtext;
using namespace subtext::test;

/// The paths of icons.
class SvgPathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsOfIcons_areThoseOfQtSvg_data();
    void pathsOfIcons_areThoseOfQtSvg();
    void numbers_needNothingBetween();
    void arc_goesTheWayThatItsFlagsSay_data();
    void arc_goesTheWayThatItsFlagsSay();
    void whatIsNotUnderstood_isNoPath_data();
    void whatIsNotUnderstood_isNoPath();
};

namespace {

constexpr int Side = 320;  // pixels
constexpr double Box = 64; // of the largest

QImage drawnByQtSvg(const QString& d)
{
    const QString svg =
        QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%1\" "
                       "viewBox=\"0 0 64 64\" fill=\"none\" stroke=\"black\" stroke-width=\"1.7\" "
                       "stroke-linejoin=\"round\"><path d=\"%2\"/></svg>")
            .arg(Side)
            .arg(d);
    return QImage::fromData(svg.toUtf8(), "svg").convertToFormat(QImage::Format_ARGB32);
}

QImage drawn(const QPainterPath& path)
{
    QImage image(Side, Side, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(Side / Box, Side / Box);
    painter.setPen(QPen(Qt::black, 1.7, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
    return image;
}

/// Pixels that are drawn in one of the two only.
int differenceOf(const QImage& one, const QImage& other)
{
    constexpr int Clearly = 128;
    int count = 0;
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x)
            count +=
                std::abs(qAlpha(one.pixel(x, y)) - qAlpha(other.pixel(x, y))) > Clearly ? 1 : 0;
    }
    return count;
}

} // namespace

void SvgPathTest::pathsOfIcons_areThoseOfQtSvg_data()
{
    QTest::addColumn<QString>("d");
    static const QRegularExpression path(QStringLiteral(" d=\"([^\"]+)\""));
    QDirIterator icons(QStringLiteral(":/subtext/icons"), {QStringLiteral("*.svg")});
    while (icons.hasNext()) {
        QFile file(icons.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto found = path.globalMatch(QString::fromUtf8(file.readAll()));
        for (int i = 1; found.hasNext(); ++i)
            QTest::addRow("%s %d", qUtf8Printable(icons.fileName()), i) << found.next().captured(1);
    }
}

void SvgPathTest::pathsOfIcons_areThoseOfQtSvg()
{
    QFETCH(QString, d);
    const auto path = svgPath(d);
    QVERIFY(path.has_value());
    const QImage expected = drawnByQtSvg(d);
    QCOMPARE(expected.size(), QSize(Side, Side));
    QVERIFY(differenceOf(expected, drawn({})) > 100); // something is drawn at all
    QVERIFY2(differenceOf(expected, drawn(*path)) < 10, qUtf8Printable(d));
}

void SvgPathTest::numbers_needNothingBetween()
{
    const auto close = svgPath(QStringLiteral("M1-2h.5.5a1 1 0 012 0"));
    const auto apart = svgPath(QStringLiteral("M 1,-2 h 0.5 h 0.5 a 1,1 0 0,1 2,0"));
    QVERIFY(close && apart);
    QCOMPARE(*close, *apart);
    QCOMPARE(close->currentPosition(), QPointF(4, -2));
}

void SvgPathTest::arc_goesTheWayThatItsFlagsSay_data()
{
    QTest::addColumn<QString>("d");
    QTest::addColumn<QRectF>("room");
    // From the left end of a circle of radius 1 around (1, 0) to its top, or of that around (0,
    // -1).
    QTest::newRow("short, clockwise") << "M0 0A1 1 0 0 1 1 -1" << QRectF(0, -1, 1, 1);
    QTest::newRow("long, against it") << "M0 0A1 1 0 1 0 1 -1" << QRectF(0, -1, 2, 2);
    QTest::newRow("short, against it") << "M0 0A1 1 0 0 0 1 -1" << QRectF(0, -1, 1, 1);
    QTest::newRow("long, clockwise") << "M0 0A1 1 0 1 1 1 -1" << QRectF(-1, -2, 2, 2);
    QTest::newRow("a radius that is too short") << "M0 0A1 1 0 0 1 4 0" << QRectF(0, -2, 4, 2);
}

void SvgPathTest::arc_goesTheWayThatItsFlagsSay()
{
    QFETCH(QString, d);
    QFETCH(QRectF, room);
    const auto path = svgPath(d);
    QVERIFY(path.has_value());
    const QRectF found = path->boundingRect();
    constexpr double Near = 0.01;
    QVERIFY2(std::abs(found.left() - room.left()) < Near &&
                 std::abs(found.top() - room.top()) < Near &&
                 std::abs(found.right() - room.right()) < Near &&
                 std::abs(found.bottom() - room.bottom()) < Near,
             qUtf8Printable(QStringLiteral("%1 %2 %3 %4")
                                .arg(found.left())
                                .arg(found.top())
                                .arg(found.right())
                                .arg(found.bottom())));
}

void SvgPathTest::whatIsNotUnderstood_isNoPath_data()
{
    QTest::addColumn<QString>("d");
    QTest::newRow("a command that nobody knows") << "M0 0X1 1";
    QTest::newRow("a number too few") << "M0 0L1";
    QTest::newRow("no command") << "0 0";
    QTest::newRow("a turned ellipse") << "M0 0A1 2 45 0 1 1 1";
    QTest::newRow("a flag that is none") << "M0 0A1 1 0 2 1 1 1";
}

void SvgPathTest::whatIsNotUnderstood_isNoPath()
{
    QFETCH(QString, d);
    QVERIFY(!svgPath(d));
}

SUBTEXT_TEST(SvgPathTest)
#include "svgpathtest.moc"

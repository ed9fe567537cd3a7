// SPDX-License-Identifier: MIT
#include "core/task/editing/colourchecks.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

Q_DECLARE_METATYPE(subtext::ColourVision)

/// What is computed of colours, against published answers.
class ColourChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contrast_isThatOfWcag_data();
    void contrast_isThatOfWcag();
    void colour_isSeenAsByTheMatrices_data();
    void colour_isSeenAsByTheMatrices();
    void greys_areSeenAsTheyAre();
    void difference_isCiede2000_data();
    void difference_isCiede2000();
    void redAndGreen_areAlikeForSome();
    void equalColours_areNamedOnce();
};

namespace {

QString name(const char* colour)
{
    return QString::fromLatin1(colour);
}

} // namespace

void ColourChecksTest::contrast_isThatOfWcag_data()
{
    QTest::addColumn<QString>("colour");
    QTest::addColumn<QString>("ground");
    QTest::addColumn<double>("ratio"); // to two places, as checkers print it
    QTest::newRow("black on white") << name("#000000") << name("#ffffff") << 21.0;
    QTest::newRow("white on white") << name("#ffffff") << name("#ffffff") << 1.0;
    QTest::newRow("the lightest grey for text") << name("#767676") << name("#ffffff") << 4.54;
    QTest::newRow("a grey too light for text") << name("#777777") << name("#ffffff") << 4.48;
    QTest::newRow("red") << name("#ff0000") << name("#ffffff") << 4.0;
    QTest::newRow("green") << name("#00ff00") << name("#ffffff") << 1.37;
    QTest::newRow("blue") << name("#0000ff") << name("#ffffff") << 8.59;
    QTest::newRow("either way round") << name("#ffffff") << name("#0000ff") << 8.59;
}

void ColourChecksTest::contrast_isThatOfWcag()
{
    QFETCH(QString, colour);
    QFETCH(QString, ground);
    QFETCH(double, ratio);
    const double computed = contrastRatio(colour, ground);
    QVERIFY2(std::abs(computed - ratio) < 0.006, QByteArray::number(computed));
}

void ColourChecksTest::colour_isSeenAsByTheMatrices_data()
{
    QTest::addColumn<ColourVision>("vision");
    QTest::addColumn<QString>("colour");
    QTest::addColumn<QString>("seen"); // by hand from the columns of the matrices
    QTest::newRow("protanopia, red")
        << ColourVision::Protanopia << name("#ff0000") << name("#6d5f00");
    QTest::newRow("protanopia, green")
        << ColourVision::Protanopia << name("#00ff00") << name("#ffe500");
    QTest::newRow("deuteranopia, red")
        << ColourVision::Deuteranopia << name("#ff0000") << name("#a39000");
    QTest::newRow("deuteranopia, blue")
        << ColourVision::Deuteranopia << name("#0000ff") << name("#003dfb");
    QTest::newRow("tritanopia, red")
        << ColourVision::Tritanopia << name("#ff0000") << name("#ff000f");
    QTest::newRow("tritanopia, blue")
        << ColourVision::Tritanopia << name("#0000ff") << name("#006b96");
    QTest::newRow("usual") << ColourVision::Usual << name("#12ab9f") << name("#12ab9f");
}

void ColourChecksTest::colour_isSeenAsByTheMatrices()
{
    QFETCH(ColourVision, vision);
    QFETCH(QString, colour);
    QFETCH(QString, seen);
    QCOMPARE(colourSeenWith(vision, colour), seen);
}

// The rows of each matrix have the sum 1.
void ColourChecksTest::greys_areSeenAsTheyAre()
{
    for (const ColourVision vision : AllColourVisions) {
        for (const char* grey : {"#000000", "#808080", "#d3d3d3", "#ffffff"})
            QCOMPARE(colourSeenWith(vision, name(grey)), name(grey));
    }
}

void ColourChecksTest::difference_isCiede2000_data()
{
    QTest::addColumn<double>("l1");
    QTest::addColumn<double>("a1");
    QTest::addColumn<double>("b1");
    QTest::addColumn<double>("l2");
    QTest::addColumn<double>("a2");
    QTest::addColumn<double>("b2");
    QTest::addColumn<double>("difference");
    // From table 1 of Sharma, Wu and Dalal (2005).
    const auto row = [](int pair, double l1, double a1, double b1, double l2, double a2, double b2,
                        double difference) {
        QTest::addRow("pair %d", pair) << l1 << a1 << b1 << l2 << a2 << b2 << difference;
    };
    row(1, 50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425);
    row(2, 50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615);
    row(4, 50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000);
    row(7, 50, 0, 0, 50, -1, 2, 2.3669);
    row(9, 50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792);
    row(11, 50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195);
    row(16, 50, 2.5, 0, 50, 0, -2.5, 4.3065);
    row(17, 50, 2.5, 0, 73, 25, -18, 27.1492);
    row(20, 50, 2.5, 0, 58, 24, 15, 19.4535);
    row(25, 60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644);
}

void ColourChecksTest::difference_isCiede2000()
{
    QFETCH(double, l1);
    QFETCH(double, a1);
    QFETCH(double, b1);
    QFETCH(double, l2);
    QFETCH(double, a2);
    QFETCH(double, b2);
    QFETCH(double, difference);
    const double there = labDifference({l1, a1, b1}, {l2, a2, b2});
    const double back = labDifference({l2, a2, b2}, {l1, a1, b1});
    QVERIFY2(std::abs(there - difference) < 5e-5, QByteArray::number(there, 'f', 6));
    QVERIFY(std::abs(there - back) < 1e-9);
}

void ColourChecksTest::redAndGreen_areAlikeForSome()
{
    // A red and a green of the same lightness to a deuteranope.
    const std::vector<QString> colours{name("#a85a2a"), name("#6f7a22"), name("#1f4fc0")};
    const std::vector<AlikePair> pairs = alikePairs(colours);
    QVERIFY(!pairs.empty());
    for (const AlikePair& pair : pairs) {
        QVERIFY(pair.first == 0 && pair.second == 1);
        QVERIFY(pair.vision == ColourVision::Protanopia ||
                pair.vision == ColourVision::Deuteranopia);
        QVERIFY(pair.difference < AlikeUnder);
    }
    QVERIFY(colourDifference(colours[0], colours[1]) > 2 * AlikeUnder);
    QVERIFY(alikePairs({name("#000000"), name("#ffffff")}).empty());
    QVERIFY(alikePairs({}).empty());
}

void ColourChecksTest::equalColours_areNamedOnce()
{
    const std::vector<AlikePair> pairs =
        alikePairs({name("#3f8f4f"), name("#ffffff"), name("#3f8f4f")});
    QCOMPARE(pairs.size(), std::size_t{1});
    QCOMPARE(pairs.front().first, std::size_t{0});
    QCOMPARE(pairs.front().second, std::size_t{2});
    QVERIFY(pairs.front().vision == ColourVision::Usual);
    QCOMPARE(pairs.front().difference, 0.0);
}

SUBTEXT_TEST(ColourChecksTest)
#include "colourcheckstest.moc"

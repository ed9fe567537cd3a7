// SPDX-License-Identifier: MIT
#include "ui/answer/scalefigure.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "ui/answer/answersteps.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QtTest>

#include <cstdlib>

using namespace subtext;

/// Which face a point of a scale gets, and how its words stand below.
class ScaleFigureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutScale_hasItsNeutralFaceAtZero();
    void valuesOnOneSide_goByTheirPlaces();
    void captionOfTwoLines_keepsOffTheBorder();
    void digitBesideWords_keepsOffThem_data();
    void digitBesideWords_keepsOffThem();
};

namespace {

/// Rows between the ink of the words and the lower edge of the cell; −1 where there is no ink.
int freeBelow(const QImage& image, const QRect& cell)
{
    const int paper = qGray(image.pixel(cell.left(), cell.bottom() - 2)); // above the border
    for (int y = cell.bottom() - 2; y > cell.top(); --y) {
        for (int x = cell.left(); x <= cell.right(); ++x) {
            if (std::abs(qGray(image.pixel(x, y)) - paper) > 60)
                return cell.bottom() - y;
        }
    }
    return -1;
}

/// Columns without ink between the first that has some and the next, in a part of the picture.
int freeBehindTheFirst(const QImage& image, const QRect& part)
{
    const int paper = qGray(image.pixel(part.topLeft()));
    const auto hasInk = [&](int x) {
        for (int y = part.top(); y <= part.bottom(); ++y) {
            if (std::abs(qGray(image.pixel(x, y)) - paper) > 60)
                return true;
        }
        return false;
    };
    int x = part.left();
    while (x <= part.right() && !hasInk(x))
        ++x;
    while (x <= part.right() && hasInk(x))
        ++x;
    const int end = x;
    while (x <= part.right() && !hasInk(x))
        ++x;
    return x > part.right() ? -1 : x - end;
}

} // namespace

void ScaleFigureTest::cutScale_hasItsNeutralFaceAtZero()
{
    Scale scale = builtInTask(u"cei")->scales.front();
    QCOMPARE(faceBend(scale, 0), -1.0);
    QCOMPARE(faceBend(scale, 3), 0.0);
    QCOMPARE(faceBend(scale, 6), 1.0);
    scale.points.erase(scale.points.begin(), scale.points.begin() + 2); // −1 … 3
    QCOMPARE(faceBend(scale, 0), -1.0 / 3);
    QCOMPARE(faceBend(scale, 1), 0.0);
    QCOMPARE(faceBend(scale, 4), 1.0);
}

void ScaleFigureTest::valuesOnOneSide_goByTheirPlaces()
{
    Scale scale;
    for (int value = 1; value <= 5; ++value)
        scale.points.push_back({value, QString::number(value), QString(), double(value)});
    QCOMPARE(faceBend(scale, 0), -1.0);
    QCOMPARE(faceBend(scale, 2), 0.0);
    QCOMPARE(faceBend(scale, 4), 1.0);
}

void ScaleFigureTest::captionOfTwoLines_keepsOffTheBorder()
{
    theme::apply(*qApp, theme::Mode::Light);
    Scale scale = builtInTask(u"cei")->scales.front();
    for (ScalePoint& point : scale.points)
        point.word = QStringLiteral("gladly gladly"); // its letters go below the line
    ScaleStep step(scale, nullptr);
    // As high as in a low window, and as wide as one word in its full size.
    const QSize least = step.minimumSizeHint();
    step.resize(least.width() * 3 / 2, least.height());
    const QImage image = step.grab().toImage();
    QCOMPARE(image.size(), step.size());
    // What frames the cells, and what lies between two of them; corners are round.
    constexpr int Frame = 8;
    constexpr int Between = 5;
    const auto count = static_cast<int>(scale.points.size());
    const int width = (step.width() - 2 * Frame - Between * (count - 1)) / count;
    const QRect middle(Frame + Frame, Frame, width - 2 * Frame, step.height() - 2 * Frame);
    const int below = freeBelow(image, middle);
    QVERIFY2(below >= 4, qPrintable(QString::number(below)));
    QVERIFY2(below < 10, qPrintable(QString::number(below))); // it was these words
}

void ScaleFigureTest::digitBesideWords_keepsOffThem_data()
{
    QTest::addColumn<int>("percent"); // of the least width
    QTest::newRow("narrower than it asks for") << 70;
    QTest::newRow("least") << 100;
    QTest::newRow("wide") << 160;
}

void ScaleFigureTest::digitBesideWords_keepsOffThem()
{
    QFETCH(int, percent);
    theme::apply(*qApp, theme::Mode::Light);
    Scale scale = builtInTask(u"cei")->scales.front();
    for (ScalePoint& point : scale.points)
        point.word = QStringLiteral("mmmmm mmmmmmmmmm"); // as “slightly controlled”
    ScaleStep step(scale, nullptr);
    constexpr int Title = 80;
    step.setLook(StepLook::Row, Title);
    const QSize least = step.minimumSizeHint();
    step.resize(Title + (least.width() - Title) * percent / 100, least.height());
    const QImage image = step.grab().toImage();
    QCOMPARE(image.size(), step.size());
    constexpr int Frame = 8;
    constexpr int Between = 5;
    constexpr int Outline = 3;
    const auto count = static_cast<int>(scale.points.size());
    const int width = (step.width() - Title - 2 * Frame - Between * (count - 1)) / count;
    const int left = Frame + Title;
    // Where the lines of both the words and the digit are.
    const QRect cell(left + Outline, step.height() / 4, width - 2 * Outline, step.height() / 2);
    const int between = freeBehindTheFirst(image, cell);
    QVERIFY2(between >= 4, qPrintable(QString::number(between)));
}

SUBTEXT_TEST(ScaleFigureTest)
#include "scalefiguretest.moc"

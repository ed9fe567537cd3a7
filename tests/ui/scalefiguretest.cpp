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

SUBTEXT_TEST(ScaleFigureTest)
#include "scalefiguretest.moc"

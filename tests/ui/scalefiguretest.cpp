// SPDX-License-Identifier: MIT
#include "ui/answer/scalefigure.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

/// Which face a point of a scale gets.
class ScaleFigureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutScale_hasItsNeutralFaceAtZero();
    void valuesOnOneSide_goByTheirPlaces();
};

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

SUBTEXT_TEST(ScaleFigureTest)
#include "scalefiguretest.moc"

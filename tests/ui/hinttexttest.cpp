// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"
#include "core/domain/choice.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "ui/text/desktext.h"

using namespace subtext;

/// What the desk says of how near the votes lie: it compares with items of the same group alone.
class HintTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupOfTheItem_isNamed();
    void taskWithoutGroups_namesNone();
};

namespace {

/// Anger has nothing to compare with.
Hints threeVotes()
{
    Hints hints;
    hints.distances = {
        {Emotion::Joy, 1, 0.25}, {Emotion::Fear, 1, 0.75}, {Emotion::Anger, 1, std::nullopt}};
    hints.nearest = Emotion::Joy;
    hints.margin = 0.5;
    return hints;
}

Hints oneToCompare()
{
    Hints hints;
    hints.distances = {{Emotion::Joy, 1, 0.25}, {Emotion::Anger, 1, std::nullopt}};
    return hints;
}

} // namespace

void HintTextTest::groupOfTheItem_isNamed()
{
    const Task& task = *usualTask();
    const QString words = nearestWords(threeVotes(), task);
    QVERIFY2(
        words.contains(QStringLiteral("Anger: no item of this subtype has this gold label yet")),
        qUtf8Printable(words));
    QVERIFY2(words.contains(QStringLiteral(
                 "Based on the items of this subtype that have a gold label so far, including")),
             qUtf8Printable(words));
    QCOMPARE(nearestWords(oneToCompare(), task),
             QStringLiteral("Too few items of this subtype have a gold label to compare the votes "
                            "with."));
    QVERIFY2(nearestHelp(task).contains(QStringLiteral(
                 "to the mean of the items of this subtype decided for each voted label, not "
                 "counting this item. Scales run")),
             qUtf8Printable(nearestHelp(task)));
}

void HintTextTest::taskWithoutGroups_namesNone()
{
    Task task = *usualTask();
    task.group.reset();
    const QString words = nearestWords(threeVotes(), task);
    QVERIFY2(words.contains(QStringLiteral("Anger: no item has this gold label yet")),
             qUtf8Printable(words));
    QVERIFY2(words.contains(QStringLiteral("Based on the items that have a gold label so far")),
             qUtf8Printable(words));
    QCOMPARE(nearestWords(oneToCompare(), task),
             QStringLiteral("Too few items have a gold label to compare the votes with."));
}

SUBTEXT_TEST(HintTextTest)
#include "hinttexttest.moc"

// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/normingmoveschart.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// Who moved where in a norming round, as a map.
class NormingMovesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_standInTheRowOfTheFirstVote();
    void withoutVotes_itSaysSo();
};

namespace {

NormingQuestion fearToJoy()
{
    NormingQuestion of;
    of.votes = 4;
    of.moved = 1;
    of.moves.assign(EmotionCount, std::vector<int>(EmotionCount));
    of.moves[slotOf(Emotion::Fear)][slotOf(Emotion::Joy)] = 1;
    of.moves[slotOf(Emotion::Joy)][slotOf(Emotion::Joy)] = 3;
    return of;
}

} // namespace

void NormingMovesTest::moves_standInTheRowOfTheFirstVote()
{
    const QTemporaryDir folder;
    ScriptedPrompts prompts;
    NormingMovesChart chart(prompts);
    chart.setData(fearToJoy(), *usualTask());
    QVERIFY(!chart.isEmpty());
    const QString path = folder.filePath(QStringLiteral("moves.csv"));
    QVERIFY(chart.saveAs(path));
    const QString saved = QString::fromUtf8(readFile(path));
    const QStringList lines = saved.trimmed().split(u'\n');
    QCOMPARE(lines.size(), 1 + EmotionCount);
    const auto rowOf = [&](Choice option) {
        return lines.at(1 + static_cast<int>(slotOf(option))).trimmed();
    };
    QVERIFY2(lines.at(0).contains(QStringLiteral("First vote,Joy")), qPrintable(saved));
    QVERIFY2(rowOf(Emotion::Joy) == QStringLiteral("Joy,3,0,0,0,0,0,0,0"), qPrintable(saved));
    QVERIFY2(rowOf(Emotion::Fear) == QStringLiteral("Fear,1,0,0,0,0,0,0,0"), qPrintable(saved));
}

void NormingMovesTest::withoutVotes_itSaysSo()
{
    ScriptedPrompts prompts;
    NormingMovesChart chart(prompts);
    chart.setData(fearToJoy(), *usualTask());
    chart.setData({}, *usualTask());
    QVERIFY(chart.isEmpty());
}

SUBTEXT_TEST(NormingMovesTest)
#include "normingmovestest.moc"

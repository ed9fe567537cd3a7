// SPDX-License-Identifier: MIT
#include "ui/text/normingtext.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/normingchart.h"
#include "ui/text/language.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// Figures of a norming round in words, as a table and as a chart.
class NormingTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_areALineEach();
    void fewItems_areSaidToHaveRoughIntervals();
    void undefined_isSaidInWords();
    void nobody_hasNoText();
    void severalQuestions_standBelowTheirNames();
    void chart_showsBothPasses();
    void chartOfNobody_saysSo();
    void savedTable_hasPointsInAnyLanguage();
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
};

namespace {

/// Of 4 votes on 2 items one moved from fear to joy.
NormingFigures oneMove()
{
    NormingFigures figures;
    figures.people = 2;
    figures.items = 2;
    NormingQuestion& of = figures.questions.emplace_back();
    of.items = 2;
    of.people = 2;
    of.votes = 4;
    of.before = {{0.25, {stats::Interval{-0.5, 1}, 3}}, 2, 1};
    of.after = {{}, 2, 2};
    of.moves.assign(EmotionCount, std::vector<int>(EmotionCount));
    of.moves[slotOf(Emotion::Fear)][slotOf(Emotion::Joy)] = 1;
    of.moves[slotOf(Emotion::Joy)][slotOf(Emotion::Joy)] = 3;
    of.moved = 1;
    of.conformed = {2, 1};
    of.lift = {4, 3, 2, {-0.25, {stats::Interval{-0.5, 0}, 0}}};
    return figures;
}

} // namespace

void NormingTextTest::figures_areALineEach()
{
    const QStringList lines = normingText(oneMove(), *usualTask()).split(u'\n');
    QCOMPARE(lines.front(), QStringLiteral("Voted twice: 2 people, on 2 items."));
    for (const QString& line :
         {QStringLiteral("Krippendorff’s α before: 0.250 (−0.500 to 1.000; 2 items)"),
          QStringLiteral("Pairs that agree before: 50.0 % (2 pairs)"),
          QStringLiteral("Votes that moved: 25.0 % (4 votes)"),
          QStringLiteral("Differed from most others and went over to them: 50.0 % (2 votes)"),
          QStringLiteral("First votes that are gold: 75.0 % (4 votes)"),
          QStringLiteral("Second votes that are gold: 50.0 % (4 votes)"),
          QStringLiteral("Lift towards gold (percentage points): −25.0 (−50.0 to 0.0; 4 votes)"),
          QStringLiteral("Moved from Fear to Joy: 1 (1 vote)")})
        QVERIFY2(lines.contains(line), qPrintable(lines.join(u'\n')));
}

void NormingTextTest::fewItems_areSaidToHaveRoughIntervals()
{
    NormingFigures figures = oneMove();
    figures.questions.front().items = 9;
    QVERIFY(normingText(figures, *usualTask()).endsWith(QStringLiteral("as a rough guide.")));
    figures.questions.front().items = 10;
    QCOMPARE(fewItemsText(figures), QString());
    QVERIFY(!normingText(figures, *usualTask()).contains(QStringLiteral("rough")));
}

void NormingTextTest::undefined_isSaidInWords()
{
    const QStringList lines = normingText(oneMove(), *usualTask()).split(u'\n');
    QVERIFY(
        lines.contains(QStringLiteral("Krippendorff’s α after: undefined (no interval; 2 items)")));
    QVERIFY(lines.contains(
        QStringLiteral("Agreed with most others and moved away: undefined (0 votes)")));
}

void NormingTextTest::nobody_hasNoText()
{
    NormingFigures figures = oneMove();
    figures.people = 0;
    QCOMPARE(normingText(figures, *usualTask()), QString());
}

void NormingTextTest::severalQuestions_standBelowTheirNames()
{
    Task task = *usualTask();
    task.questions.push_back(task.questions.front());
    task.questions[1].word = QStringLiteral("Second of two");
    NormingFigures figures = oneMove();
    QVERIFY(!normingText(figures, task).contains(QStringLiteral("Second of two")));
    figures.questions.push_back(figures.questions.front());
    figures.questions[1].question = QuestionIndex{1};
    QVERIFY(normingText(figures, task).split(u'\n').contains(QStringLiteral("Second of two")));
}

void NormingTextTest::chart_showsBothPasses()
{
    ScriptedPrompts prompts;
    NormingChart chart(prompts);
    chart.setData(QStringLiteral("Week 1"), oneMove(), *usualTask());
    const IntervalContent& content = chart.content();
    QCOMPARE(content.rows.size(), 1);
    QCOMPARE(content.series.size(), std::size_t(2));
    QVERIFY(content.series[0].marks.at(0).value == 0.25);
    QVERIFY(content.series[0].marks.at(0).interval == (stats::Interval{-0.5, 1}));
    QVERIFY(!content.series[1].marks.at(0).value);
    QCOMPARE(content.table.size(), normingRows(oneMove().questions[0], *usualTask()).size());
    QCOMPARE(content.table.back(),
             (QStringList{QStringLiteral("Moved from Fear to Joy"), QStringLiteral("1"), QString(),
                          QStringLiteral("1")}));
}

void NormingTextTest::chartOfNobody_saysSo()
{
    ScriptedPrompts prompts;
    NormingChart chart(prompts);
    chart.setData(QStringLiteral("Week 1"), oneMove(), *usualTask());
    chart.setData(QStringLiteral("Week 2"), {}, *usualTask());
    QVERIFY(chart.isEmpty());
}

void NormingTextTest::savedTable_hasPointsInAnyLanguage()
{
    const QTemporaryDir folder;
    ScriptedPrompts prompts;
    setLanguage(*qApp, QStringLiteral("de"));
    NormingChart chart(prompts);
    chart.setData(QStringLiteral("Week 1"), oneMove(), *usualTask());
    const QString path = folder.filePath(QStringLiteral("round.csv"));
    QVERIFY(chart.saveAs(path));
    const QString saved = QString::fromUtf8(readFile(path));
    QVERIFY2(saved.contains(QStringLiteral("0.250")), qPrintable(saved));
    QVERIFY(saved.contains(QStringLiteral("25.0 %")));
    QVERIFY(!saved.contains(QStringLiteral("0,250")));
}

SUBTEXT_TEST(NormingTextTest)
#include "normingtexttest.moc"

// SPDX-License-Identifier: MIT
#include "core/agreement/cuefigures.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/stats/unitized.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <cmath>

using namespace subtext;

class CueFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlap_isTheMeanOverPairsThenItems();
    void alpha_isOfTheTextsThatWereMarked();
    void furtherAnswers_areInNoOverlapAndNoAlpha();
    void words_goWithTheirLabel();
    void correctedText_countsApart();
    void nothingMarked_hasNoFigures();
};

namespace {

const QString Context = QStringLiteral("a b c d");
const QString Utterance = QStringLiteral("E f");

Scenario sceneCalled(qint64 id)
{
    Scenario scene;
    scene.id = {id};
    scene.sourceId = QString::number(id);
    scene.text(ScenePart::Context) = Context;
    scene.text(ScenePart::Utterance) = Utterance;
    return scene;
}

Annotation answerBy(qint64 person, qint64 scene, Choice label, const Cues& cues)
{
    Annotation answer;
    answer.person = {person};
    answer.scenario = {scene};
    answer.answer.choice(FirstQuestion) = label;
    answer.answer.cues = cues;
    return answer;
}

Cues context(int first, int last)
{
    return withWordsToggled({}, ScenePart::Context, Context, first, last);
}

Cues utterance(int word)
{
    return withWordsToggled({}, ScenePart::Utterance, Utterance, word, word);
}

/// Two who share one of two words, one who marked elsewhere and one who marked nothing; then two
/// who agree; then one alone.
CueInput threeItems()
{
    return {
        std::make_shared<const Task>(defaultTask()),
        {sceneCalled(1), sceneCalled(2), sceneCalled(3)},
        {answerBy(1, 1, Emotion::Joy, context(0, 1)), answerBy(2, 1, Emotion::Joy, context(1, 2)),
         answerBy(3, 1, Emotion::Anger, utterance(0)), answerBy(4, 1, Emotion::Anger, {}),
         answerBy(1, 2, Emotion::Anger, utterance(0)), answerBy(2, 2, Emotion::Anger, utterance(0)),
         answerBy(3, 3, Emotion::Joy, {}), answerBy(4, 3, Emotion::Joy, context(3, 3))}};
}

bool areClose(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

} // namespace

// Item 1: pairs share 1 of 2 and 2 words (F1 = .5), 0 and 0: 1/6. Item 2: 1. Item 3: nobody else.
void CueFiguresTest::overlap_isTheMeanOverPairsThenItems()
{
    const CueFigures figures = cueFigures(threeItems());
    QCOMPARE(figures.answers, 8);
    QCOMPARE(figures.marking, 6);
    QCOMPARE(figures.outdated, 0);
    QCOMPARE(figures.items.size(), 3U);
    QCOMPARE(figures.items[0].answers, 4);
    QCOMPARE(figures.items[0].marking, 3);
    QVERIFY(areClose(figures.items[0].overlap, 1.0 / 6));
    QVERIFY(areClose(figures.items[1].overlap, 1));
    QVERIFY(!figures.items[2].overlap);
    QCOMPARE(figures.overlapItems, 2);
    QVERIFY(areClose(figures.overlap, (1.0 / 6 + 1) / 2));
}

void CueFiguresTest::alpha_isOfTheTextsThatWereMarked()
{
    const CueFigures figures = cueFigures(threeItems());
    QCOMPARE(figures.alphaTexts, 3);
    const auto alpha = stats::unitizedAlpha(
        {{7, {{{0, 3}}, {{2, 3}}, {}}}, {3, {{}, {}, {{0, 1}}}}, {3, {{{0, 1}}, {{0, 1}}}}});
    QVERIFY(alpha && areClose(figures.alpha, *alpha));
}

// Person 2 was asked about item 1 because of a split: the others' only pair there shares nothing.
void CueFiguresTest::furtherAnswers_areInNoOverlapAndNoAlpha()
{
    QVERIFY(!cueJson(cueFigures(threeItems())).contains("further_annotations_left_out"));
    CueInput input = threeItems();
    input.further = {{ScenarioId{1}, PersonId{2}, 0, 0, true, true}};
    const CueFigures figures = cueFigures(input);
    QCOMPARE(figures.furtherLeftOut, 1);
    QVERIFY(areClose(figures.items[0].overlap, 0));
    QVERIFY(areClose(figures.overlap, 0.5));
    const auto alpha =
        stats::unitizedAlpha({{7, {{{0, 3}}, {}}}, {3, {{}, {{0, 1}}}}, {3, {{{0, 1}}, {{0, 1}}}}});
    QVERIFY(alpha && areClose(figures.alpha, *alpha));
    // What was marked is counted of everybody.
    QCOMPARE(figures.marking, 6);
    QCOMPARE(figures.items[0].marking, 3);
    QCOMPARE(figures.labels[0].answers, 3);
    QVERIFY(cueJson(figures).contains("\"further_annotations_left_out\": 1"));
}

void CueFiguresTest::words_goWithTheirLabel()
{
    const CueFigures figures = cueFigures(threeItems());
    QCOMPARE(figures.labels.size(), 2U);
    const LabelCues& joy = figures.labels[0];
    QCOMPARE(joy.option, QStringLiteral("joy"));
    QCOMPARE(joy.answers, 3);
    QCOMPARE(joy.words, (std::vector<MarkedWord>{{QStringLiteral("b"), 2},
                                                 {QStringLiteral("a"), 1},
                                                 {QStringLiteral("c"), 1},
                                                 {QStringLiteral("d"), 1}}));
    QCOMPARE(figures.labels[1].option, QStringLiteral("anger"));
    QCOMPARE(figures.labels[1].words, (std::vector<MarkedWord>{{QStringLiteral("e"), 3}}));
}

void CueFiguresTest::correctedText_countsApart()
{
    CueInput input = threeItems();
    input.scenarios[0].text(ScenePart::Context) = QStringLiteral("a b, c d");
    const CueFigures figures = cueFigures(input);
    QCOMPARE(figures.outdated, 2);
    QCOMPARE(figures.marking, 4);
    QCOMPARE(figures.items[0].marking, 1);
    QVERIFY(!figures.items[0].overlap);
}

void CueFiguresTest::nothingMarked_hasNoFigures()
{
    CueInput input = threeItems();
    for (Annotation& answer : input.answers)
        answer.answer.cues.clear();
    const CueFigures figures = cueFigures(input);
    QCOMPARE(figures.answers, 8);
    QCOMPARE(figures.marking, 0);
    QVERIFY(figures.items.empty());
    QVERIFY(figures.labels.empty());
    QVERIFY(!figures.overlap);
    QVERIFY(!figures.alpha);
}

SUBTEXT_TEST(CueFiguresTest)
#include "cuefigurestest.moc"

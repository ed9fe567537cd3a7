// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"
#include "tests/ui/child.h"
#include "ui/adjudicate/answermarks.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/text/desktext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>

#include <cmath>
#include <limits>

using namespace subtext;

namespace {

DeskRater raterOf(std::optional<Choice> emotion, const Points& points, const QString& explanation,
                  std::optional<qint64> activeMs = 18'400)
{
    DeskRater rater;
    Answer& answer = rater.annotation.answer;
    answer.ballot[0] = emotion;
    answer.scales = points;
    answer.explanation = explanation;
    if (activeMs) {
        rater.annotation.timings.emplace();
        rater.annotation.timings->activeMs = *activeMs;
    }
    return rater;
}

QualityFlag tooFast()
{
    QualityFlag flag;
    flag.code = QualityCode::TooFast;
    flag.value = 1200;
    flag.limit = 3000;
    return flag;
}

QualityFlag contradiction()
{
    QualityFlag flag;
    flag.code = QualityCode::ContradictionNegative;
    flag.value = 2;
    flag.limit = 2;
    return flag;
}

/// A split of three: a plain answer, a doubtful one, one with a complaint about the item.
DeskCase splitCase()
{
    DeskCase result;
    result.questions.emplace_back().pattern = Pattern::Split;
    result.raters = {
        raterOf(Emotion::Anticipation, {-2, 1, -3, 2},
                QStringLiteral("The landlord was told a week ago. The praise is aimed at what is "
                               "missing, and the tenant waits for an answer.")),
        raterOf(Emotion::Anger, {2, 3, 1, 3}, QStringLiteral("Too polite to be meant."), 1200),
        raterOf(Emotion::Disgust, {-3, -1, 0, -2},
                QStringLiteral("Could be tired rather than angry. I read the second sentence as a "
                               "shrug; the first could be either."),
                312'000),
    };
    result.raters[1].flags = {tooFast(), contradiction()};
    result.raters[2].annotation.answer.isFlagged = true;
    result.raters[2].annotation.answer.flagReason = QStringLiteral("The speaker is not named.");
    return result;
}

DeskCase caseOf(int raters)
{
    DeskCase result;
    for (int i = 0; i < raters; ++i)
        result.raters.push_back(raterOf(AllEmotions.at(static_cast<std::size_t>(i % EmotionCount)),
                                        {i % 7 - 3, (i * 2) % 7 - 3, (i * 3) % 7 - 3, i % 4},
                                        QStringLiteral("Reading number %1.").arg(i + 1)));
    return result;
}

DeskFigures busyFigures()
{
    DeskFigures figures;
    figures.settled = 70;
    figures.waiting = 24;
    figures.patterns = {86, 120, 94};
    figures.positions = {{47, 24, 23}, 6};
    figures.positionTest.firstP = 0.00091;
    figures.withHints = 70;
    figures.followedNearest = 31;
    figures.followedLikeliest = 44;
    figures.changedAfterHints = 9;
    figures.gold = {21, 4, 17, 38, 61, 43, 88, 2};
    figures.ambiguous = 6;
    for (int i = 0; i < 94; ++i)
        figures.decisionMs.push_back(9'000 + (i * 7919) % 41'000 + (i == 40 ? 300'000 : 0));
    figures.medianMs = 24'000;
    return figures;
}

QPoint middleOf(const QWidget& widget)
{
    return widget.rect().center();
}

} // namespace

class DeskWidgetsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();

    void pValues_areWrittenToTheirSize_data();
    void pValues_areWrittenToTheirSize();
    void deskWords_nameEveryValue();

    void profile_describesItsPointsInWords();
    void profile_keepsTheCapitalsOfAnAbbreviation();
    void profile_withoutRatings_saysSo();
    void profile_showsWordsWhereThereIsRoom();

    void column_showsEverythingAboutARater();
    void column_showsMarkUpAsItIs();
    void column_withoutLabel_cannotBeTaken();
    void head_isTakenByMouseAndByKeys();
    void headWithControlEnter_leavesTheKeyToTheDesk();

    void nextCase_reusesTheColumns();
    void pick_marksEveryColumnWithItsLabel();
    void longExplanation_leavesTheHeadInView();
    void columns_areEquallyWideAndScrollWhenMany_data();
    void columns_areEquallyWideAndScrollWhenMany();
    void labelTaken_namesThePlace();

    void strip_saysItsFiguresInWords();
    void strip_ofNothing_saysWhatIsToCome();
    void picksByPlace_sayHowLikelyChanceIs();
    void goldBars_standInWheelOrderWithDigits();
    void goldNote_saysATieAsOne();
    void placesNote_fitsTheBars();
    void strip_isReachedByTab();
};

void DeskWidgetsTest::initTestCase()
{
    theme::apply(*qApp, theme::Mode::Light);
}

void DeskWidgetsTest::pValues_areWrittenToTheirSize_data()
{
    QTest::addColumn<double>("p");
    QTest::addColumn<QString>("text");
    QTest::newRow("tiny") << 0.00002 << QStringLiteral("p < 0.0001");
    QTest::newRow("small") << 0.00091 << QStringLiteral("p = 0.0009");
    QTest::newRow("below 0.01") << 0.0099 << QStringLiteral("p = 0.0099");
    QTest::newRow("middle") << 0.412 << QStringLiteral("p = 0.41");
    QTest::newRow("one") << 1.0 << QStringLiteral("p = 1.00");
}

void DeskWidgetsTest::pValues_areWrittenToTheirSize()
{
    QFETCH(double, p);
    QTEST(pValueText(p), "text");
    QCOMPARE(pFigureText(0.00002), QStringLiteral("< 0.0001"));
    QCOMPARE(pFigureText(0.5), QStringLiteral("0.5000"));
}

void DeskWidgetsTest::deskWords_nameEveryValue()
{
    QCOMPARE(deskStateWord(DeskState::ByRule), QStringLiteral("by rule"));
    QCOMPARE(basisWord(Basis::VadFit, defaultTask()), QStringLiteral("VAD fit"));
    QSet<QString> helps;
    for (int i = 0; i <= static_cast<int>(Basis::Unstated); ++i)
        helps << basisHelp(static_cast<Basis>(i), defaultTask());
    QCOMPARE(helps.size(), 7);
    QCOMPARE(pickWord({Emotion::Fear}, defaultTask()), QStringLiteral("Fear"));
    QCOMPARE(pickWord({}, defaultTask()), QStringLiteral("Ambiguous"));
    QCOMPARE(placeWord(1), QStringLiteral("First"));
    QCOMPARE(placeWord(10), QStringLiteral("Place 10"));
    QCOMPARE(placeOrdinal(2), QStringLiteral("2nd"));
    QCOMPARE(placeOrdinal(11), QStringLiteral("11th"));
    QCOMPARE(severityWord(0), QStringLiteral("none"));
    QCOMPARE(severityWord(0.35), QStringLiteral("marked"));
    QCOMPARE(severityWord(1), QStringLiteral("strong"));
    QCOMPARE(polarityWords(Polarity::Negative, defaultTask()),
             QStringLiteral("all valence ratings are negative"));
}

void DeskWidgetsTest::profile_describesItsPointsInWords()
{
    VadProfile profile;
    profile.setRatings({-2, 1, -3, 2}, {-0.33, 0.67, 0});
    QCOMPARE(profile.accessibleDescription(),
             QStringLiteral("Valence unpleasant, arousal slightly excited, dominance very "
                            "controlled, confidence confident"));
    QCOMPARE(profile.rowText(Dimension::Valence),
             QStringLiteral("Valence: unpleasant (−2)\nMean of all raters: −1.0\n"
                            "From very unpleasant (−3) to very pleasant (+3)"));
    QVERIFY(
        profile.rowText(Dimension::Dominance).contains(QStringLiteral("Mean of all raters: 0.0")));
    QVERIFY(!profile.rowText(Dimension::Confidence).contains(QStringLiteral("Mean")));
}

void DeskWidgetsTest::profile_keepsTheCapitalsOfAnAbbreviation()
{
    auto task = std::make_shared<Task>(defaultTask());
    task->scales.at(1).word = QStringLiteral("EDA level");
    VadProfile profile;
    profile.setTask(task);
    profile.setRatings({-2, 1, std::nullopt, std::nullopt}, {});
    QVERIFY2(profile.accessibleDescription().contains(QStringLiteral(", EDA level slightly")),
             qPrintable(profile.accessibleDescription()));
}

void DeskWidgetsTest::profile_withoutRatings_saysSo()
{
    constexpr double Nobody = std::numeric_limits<double>::quiet_NaN();
    VadProfile profile;
    profile.setRatings({std::nullopt, 0, std::nullopt, std::nullopt}, {Nobody, 0, Nobody});
    QCOMPARE(profile.accessibleDescription(),
             QStringLiteral("Valence not rated, arousal neutral, dominance not rated, "
                            "confidence not rated"));
    QVERIFY(!profile.rowText(Dimension::Valence).contains(QStringLiteral("Mean")));
    QVERIFY(!profile.grab().isNull());
}

void DeskWidgetsTest::profile_showsWordsWhereThereIsRoom()
{
    VadProfile profile;
    profile.resize(180, profile.sizeHint().height());
    QVERIFY(!profile.areWordsShown());
    profile.resize(320, profile.sizeHint().height());
    QVERIFY(profile.areWordsShown());
    QVERIFY(profile.minimumSizeHint().width() <= RaterColumn::MinimumWidth - 2 * RaterColumn::Side);
}

void DeskWidgetsTest::column_showsEverythingAboutARater()
{
    const DeskCase deskCase = splitCase();
    RaterColumn column;
    column.setRater(deskCase.raters[1], 2, QStringLiteral("Second"), {0, 0, 0});
    QCOMPARE(column.head()->accessibleName(), QStringLiteral("S: anger; take this label"));
    QCOMPARE(column.head()->accessibleDescription(), QStringLiteral("Second"));
    QCOMPARE(column.marks()->timeText(), QStringLiteral("1.2 s active"));
    QCOMPARE(column.marks()->chipTexts(),
             (QStringList{QStringLiteral("Too fast"), QStringLiteral("Contradiction (negative)")}));
    QCOMPARE(column.marks()->accessibleName(),
             QStringLiteral("1.2 s active; too fast: 1.2 s, under 3.0 s; contradiction (negative): "
                            "Valence “pleasant”"));
    QCOMPARE(column.explanation()->toPlainText(), QStringLiteral("Too polite to be meant."));
    QCOMPARE(column.explanation()->accessibleName(), QStringLiteral("Explanation, Second"));

    column.setRater(deskCase.raters[2], 3, QStringLiteral("Third"), {0, 0, 0});
    QVERIFY(column.explanation()->toPlainText().startsWith(
        QStringLiteral("Broken or unclear: The speaker is not named.\nCould be tired")));
    QVERIFY(column.marks()->chipTexts().isEmpty());

    DeskRater bare;
    bare.annotation.answer.ballot[0] = Emotion::Joy;
    column.setRater(bare, 1, QStringLiteral("First"), {0, 0, 0});
    QCOMPARE(column.marks()->timeText(), QStringLiteral("time unknown"));
    QCOMPARE(column.explanation()->toPlainText(), QStringLiteral("No explanation."));
}

void DeskWidgetsTest::column_showsMarkUpAsItIs()
{
    const QString words = QStringLiteral("<b>bold</b> & *stars*\nsecond line");
    RaterColumn column;
    column.setRater(raterOf(Emotion::Joy, {}, words), 1, QStringLiteral("First"), {0, 0, 0});
    QCOMPARE(column.explanation()->toPlainText(), words);
}

void DeskWidgetsTest::column_withoutLabel_cannotBeTaken()
{
    RaterColumn column;
    column.setRater(raterOf(std::nullopt, {}, {}), 1, QStringLiteral("First"), {0, 0, 0});
    QCOMPARE(column.head()->accessibleName(), QStringLiteral("A: no label"));
    QVERIFY(!column.head()->isEnabled());
    // Nor where nothing is decided any more: then it is said, and offered to nobody.
    column.setRater(raterOf(Emotion::Joy, {}, {}), 1, QStringLiteral("First"), {0, 0, 0});
    column.head()->setTakeable(false);
    QVERIFY(!column.head()->isEnabled());
    QCOMPARE(column.head()->accessibleName(), QStringLiteral("A: joy"));
    QVERIFY(!column.head()->toolTip().contains(QStringLiteral("Take")));
    column.head()->setTakeable(true);
    QVERIFY(column.head()->isEnabled());
}

void DeskWidgetsTest::head_isTakenByMouseAndByKeys()
{
    RaterColumn column;
    column.setRater(splitCase().raters[0], 1, QStringLiteral("First"), {0, 0, 0});
    QSignalSpy spy(&column, &RaterColumn::chosen);
    QTest::mouseClick(column.head(), Qt::LeftButton, {}, middleOf(*column.head()));
    QTest::keyClick(column.head(), Qt::Key_Return);
    QTest::keyClick(column.head(), Qt::Key_Enter, Qt::KeypadModifier);
    QTest::keyClick(column.head(), Qt::Key_Space);
    QCOMPARE(spy.count(), 4);
    QVERIFY(!column.isChosen()); // the desk decides what is picked
}

void DeskWidgetsTest::headWithControlEnter_leavesTheKeyToTheDesk()
{
    RaterColumn column;
    column.setRater(splitCase().raters[0], 1, QStringLiteral("First"), {0, 0, 0});
    QSignalSpy spy(&column, &RaterColumn::chosen);
    QTest::keyClick(column.head(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(spy.count(), 0);
}

void DeskWidgetsTest::nextCase_reusesTheColumns()
{
    RaterColumns columns;
    columns.resize(640, 420);
    columns.setCase(splitCase(), {QStringLiteral("A1"), QStringLiteral("A2")});
    columns.show();
    const QList<QWidget*> before = columns.findChildren<QWidget*>();
    RaterColumn* first = columns.column(1);
    QCOMPARE(columns.column(3)->head()->accessibleDescription(), QStringLiteral("Third"));
    columns.setPick(Pick{Emotion::Anticipation});

    columns.setCase(caseOf(2), {});
    QCOMPARE(columns.count(), 2);
    QCOMPARE(columns.column(1), first);
    QVERIFY(!first->isChosen());
    QCOMPARE(first->label(), Emotion::Joy);
    QCOMPARE(first->explanation()->toPlainText(), QStringLiteral("Reading number 1."));
    columns.setCase(splitCase(), {});
    QCOMPARE(columns.findChildren<QWidget*>(), before);
    QVERIFY(columns.column(3)->isVisible());
}

void DeskWidgetsTest::pick_marksEveryColumnWithItsLabel()
{
    DeskCase majority = splitCase();
    majority.raters[2].annotation.answer.ballot[0] = Emotion::Anger;
    RaterColumns columns;
    columns.setCase(majority, {});
    columns.setPick(Pick{Emotion::Anger});
    QVERIFY(!columns.column(1)->isChosen());
    QVERIFY(columns.column(2)->isChosen() && columns.column(3)->isChosen());
    QCOMPARE(columns.column(2)->head()->accessibleDescription(),
             QStringLiteral("Second. This is the label taken."));
    columns.setPick(Pick{});
    for (int place = 1; place <= 3; ++place)
        QVERIFY(!columns.column(place)->isChosen());
    columns.setPick(std::nullopt);
    QVERIFY(!columns.column(2)->isChosen());
}

void DeskWidgetsTest::longExplanation_leavesTheHeadInView()
{
    DeskCase deskCase = splitCase();
    deskCase.raters[0].annotation.answer.explanation =
        QStringLiteral("A sentence that says the same again. ").repeated(60) +
        QStringLiteral("Onewordwithoutanyspace").repeated(9);
    RaterColumns columns;
    columns.resize(640, 420);
    columns.setCase(deskCase, {});
    columns.show();
    QVERIFY(QTest::qWaitForWindowExposed(&columns));
    const RaterColumn* column = columns.column(1);
    QVERIFY(column->height() <= columns.height());
    QTextBrowser* text = column->explanation();
    QVERIFY(text->verticalScrollBar()->maximum() > 0);
    QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
    text->verticalScrollBar()->setValue(text->verticalScrollBar()->maximum());
    QCOMPARE(column->head()->visibleRegion().boundingRect(), column->head()->rect());
    QCOMPARE(column->profile()->visibleRegion().boundingRect(), column->profile()->rect());
    // The next item is read from its beginning.
    columns.setCase(deskCase, {});
    QCOMPARE(text->verticalScrollBar()->value(), 0);
    // Axes stand at one height in all columns.
    for (int place = 2; place <= 3; ++place) {
        const QRect axes = columns.column(place)->profile()->geometry();
        QCOMPARE(axes.top(), column->profile()->y());
        QCOMPARE(axes.height(), column->profile()->height());
    }
}

void DeskWidgetsTest::columns_areEquallyWideAndScrollWhenMany_data()
{
    QTest::addColumn<int>("raters");
    QTest::addColumn<bool>("isScrolled");
    QTest::newRow("two") << 2 << false;
    QTest::newRow("three") << 3 << false;
    QTest::newRow("five") << 5 << true;
    QTest::newRow("nine") << 9 << true;
}

void DeskWidgetsTest::columns_areEquallyWideAndScrollWhenMany()
{
    QFETCH(int, raters);
    QFETCH(bool, isScrolled);
    RaterColumns columns;
    columns.resize(640, 420);
    columns.setCase(caseOf(raters), {});
    columns.show();
    QVERIFY(QTest::qWaitForWindowExposed(&columns));
    const auto* area = columns.findChild<QScrollArea*>();
    QCOMPARE(area->horizontalScrollBar()->maximum() > 0, isScrolled);
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
    for (int place = 1; place <= raters; ++place) {
        const int width = columns.column(place)->width();
        QVERIFY2(width >= RaterColumn::MinimumWidth, QByteArray::number(width));
        QVERIFY(std::abs(width - columns.column(1)->width()) <= 1);
    }
    QCOMPARE(columns.column(raters)->head()->accessibleName().section(u':', 0, 0),
             placeKeyText(raters));
}

void DeskWidgetsTest::labelTaken_namesThePlace()
{
    RaterColumns columns;
    columns.resize(640, 420);
    columns.setCase(caseOf(9), {});
    columns.show();
    QSignalSpy spy(&columns, &RaterColumns::labelTaken);
    columns.column(9)->head()->setFocus();
    QTest::keyClick(columns.column(9)->head(), Qt::Key_Space);
    QTest::mouseClick(columns.column(2)->head(), Qt::LeftButton, {},
                      middleOf(*columns.column(2)->head()));
    QCOMPARE(spy.count(), 2);
    QCOMPARE(spy.at(0).at(0).toInt(), 9);
    QCOMPARE(spy.at(1).at(0).toInt(), 2);
}

void DeskWidgetsTest::strip_saysItsFiguresInWords()
{
    DeskStrip strip;
    strip.setFigures(busyFigures(), QStringLiteral("Sarcasm and irony"));
    QCOMPARE(strip.accessibleName(), QStringLiteral("Figures, Sarcasm and irony"));
    const MiniBars* progress = strip.chart(DeskChart::Progress);
    QCOMPARE(progress->accessibleName(), QStringLiteral("Progress, Sarcasm and irony"));
    QCOMPARE(progress->content().headline, QStringLiteral("70 of 94 decided"));
    QCOMPARE(progress->content().note, QStringLiteral("24 splits waiting"));
    QVERIFY(progress->accessibleDescription().startsWith(
        QStringLiteral("Decided: 70 of 94 (74.5 %). 24 splits waiting. A split has no gold")));
    QVERIFY(progress->toolTip().contains(QStringLiteral("70 of 94 (74.5 %)")));
    QVERIFY(strip.chart(DeskChart::Patterns)
                ->accessibleDescription()
                .startsWith(QStringLiteral("Unanimous: 86 of 300 (28.7 %); Majority: 120 of 300 "
                                           "(40.0 %); Split: 94 of 300 (31.3 %).")));
    QVERIFY(strip.chart(DeskChart::Hints)
                ->accessibleDescription()
                .startsWith(QStringLiteral("Label nearest in VAD taken: 31 of 70 (44.3 %)")));
    const MiniBars::Content& time = strip.chart(DeskChart::Time)->content();
    QCOMPARE(time.headline, QStringLiteral("median 24 s"));
    QVERIFY2(time.note.startsWith(QStringLiteral("94 decisions, 9.0 s to ")),
             qPrintable(time.note));
    QCOMPARE(time.line.size(), std::size_t{94});

    DeskFigures one = busyFigures();
    one.waiting = 1;
    one.decisionMs = {24'000};
    strip.setFigures(one, QStringLiteral("All subtypes"));
    QCOMPARE(progress->content().note, QStringLiteral("1 split waiting"));
    QCOMPARE(strip.chart(DeskChart::Time)->content().note, QStringLiteral("1 decision"));
}

void DeskWidgetsTest::strip_ofNothing_saysWhatIsToCome()
{
    DeskStrip strip;
    strip.setFigures({}, QStringLiteral("Mixed signals"));
    const QString none = QStringLiteral("No splits to decide");
    QCOMPARE(strip.chart(DeskChart::Progress)->content().headline, none);
    const auto noteOf = [&](DeskChart chart) { return strip.chart(chart)->content().note; };
    QCOMPARE(noteOf(DeskChart::Progress), QString()); // said already
    QCOMPARE(test::child<QLabel>(strip, "groupLine")->text(), u"Mixed signals: "_qs + none);
    QCOMPARE(noteOf(DeskChart::Patterns), QStringLiteral("no item has all ratings yet"));
    QCOMPARE(noteOf(DeskChart::Places), QStringLiteral("no split decided yet"));
    QCOMPARE(noteOf(DeskChart::Hints), QStringLiteral("no decision with hints yet"));
    QCOMPARE(noteOf(DeskChart::Gold), QStringLiteral("no gold label yet"));
    QCOMPARE(noteOf(DeskChart::Time), QStringLiteral("nothing decided here yet"));
    for (std::size_t i = 0; i < DeskChartCount; ++i) {
        const MiniBars* chart = strip.chart(static_cast<DeskChart>(i));
        QVERIFY(!chart->accessibleName().isEmpty() && !chart->accessibleDescription().isEmpty());
    }
    QVERIFY(!strip.grab().isNull());
}

void DeskWidgetsTest::picksByPlace_sayHowLikelyChanceIs()
{
    DeskStrip strip;
    DeskFigures figures = busyFigures();
    strip.setFigures(figures, {});
    const MiniBars* places = strip.chart(DeskChart::Places);
    QCOMPARE(places->content().title, QStringLiteral("Picks by place"));
    QCOMPARE(places->content().note, QStringLiteral("p = 0.0009, first place vs ⅓"));
    QVERIFY(places->content().isNoteworthy);
    QVERIFY(places->accessibleDescription().startsWith(QStringLiteral(
        "First place: 47 of 94 (50.0 %); Second place: 24 of 94 (25.5 %); Third place: 23 of 94 "
        "(24.5 %); A label no rater chose, or ambiguous: 6.")));

    figures.positionTest.firstP = 0.41;
    figures.isFileOrder = true;
    strip.setFigures(figures, {});
    QCOMPARE(places->content().title, QStringLiteral("Picks by file order"));
    QCOMPARE(places->content().note, QStringLiteral("no sign of a preference, p = 0.41"));
    QVERIFY(!places->content().isNoteworthy);
    QVERIFY(
        places->accessibleDescription().contains(QStringLiteral("without the order on screen")));

    figures.positions = {{18, 2}, 0};
    figures.positionTest.firstP = 0.02;
    strip.setFigures(figures, {});
    QVERIFY(places->content().note.endsWith(QStringLiteral("vs ½")));

    figures.positions = {{18, 1}, 5};
    strip.setFigures(figures, {});
    QCOMPARE(places->content().note,
             QStringLiteral("too few decisions to test for a preference (19 of 20)"));
    QVERIFY(!places->content().isNoteworthy);

    figures.positionTest = {};
    strip.setFigures(figures, {});
    QCOMPARE(places->content().note,
             QStringLiteral("not tested: items have different numbers of raters"));
    QVERIFY(!places->content().isNoteworthy);
}

void DeskWidgetsTest::goldBars_standInWheelOrderWithDigits()
{
    DeskStrip strip;
    strip.setFigures(busyFigures(), {});
    const MiniBars::Content& gold = strip.chart(DeskChart::Gold)->content();
    QCOMPARE(gold.bars.size(), std::size_t{EmotionCount + 1});
    for (std::size_t i = 0; i < EmotionCount; ++i) {
        QCOMPARE(gold.bars[i].label, QString::number(i + 1));
        QCOMPARE(gold.bars[i].emotion, AllEmotions.at(i));
        QCOMPARE(gold.bars[i].value, busyFigures().gold.at(i));
    }
    QVERIFY(!gold.bars.back().emotion);
    QCOMPARE(gold.bars.back().value, 6);
    QCOMPARE(gold.note, QStringLiteral("most often anger, 88 of 280"));
}

void DeskWidgetsTest::goldNote_saysATieAsOne()
{
    DeskStrip strip;
    const auto note = [&](const DeskFigures& figures) {
        strip.setFigures(figures, {});
        return strip.chart(DeskChart::Gold)->content().note;
    };
    DeskFigures figures;
    QCOMPARE(note(figures), QStringLiteral("no gold label yet"));
    figures.gold = {1, 0, 1, 1};
    QCOMPARE(note(figures), QStringLiteral("3-way tie, 1 each"));
    figures.ambiguous = 2;
    QCOMPARE(note(figures), QStringLiteral("most often ambiguous, 2 of 5"));
    figures.gold = {2, 0, 1};
    QCOMPARE(note(figures), QStringLiteral("2-way tie, 2 each"));
    figures.gold = {};
    QCOMPARE(note(figures), QStringLiteral("all ambiguous"));
}

void DeskWidgetsTest::placesNote_fitsTheBars()
{
    DeskStrip strip;
    const MiniBars* places = strip.chart(DeskChart::Places);
    DeskFigures figures;
    strip.setFigures(figures, {});
    QCOMPARE(places->content().note, QStringLiteral("no split decided yet"));
    figures.positions.none = 1; // decided, and there is a bar of it
    strip.setFigures(figures, {});
    QCOMPARE(places->content().bars.back().value, 1);
    QCOMPARE(places->content().note, QStringLiteral("no rater’s label taken yet"));
}

void DeskWidgetsTest::strip_isReachedByTab()
{
    DeskStrip strip;
    strip.setFigures(busyFigures(), QStringLiteral("Sarcasm and irony"));
    strip.setTalliesShown(true);
    strip.show();
    QApplication::setActiveWindow(&strip);
    strip.chart(DeskChart::Progress)->setFocus();
    for (std::size_t i = 0; i < DeskChartCount; ++i) {
        QCOMPARE(QApplication::focusWidget(), strip.chart(static_cast<DeskChart>(i)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // past what puts them away
    QCOMPARE(QApplication::focusWidget(), strip.chart(DeskChart::Progress));
}

SUBTEXT_TEST(DeskWidgetsTest)
#include "deskwidgetstest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskcharts.h"

#include "ui/adjudicate/picklook.h"
#include "ui/answer/answerkeys.h"
#include "ui/charts/chartlabels.h"
#include "ui/text/desktext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DeskCharts)
};

constexpr double Significant = 0.05;

/// "47 of 94 (50.0 %)"; "0" of nothing.
QString partOf(qint64 part, qint64 whole)
{
    if (whole <= 0)
        return QString::number(part);
    const double percent = 100 * static_cast<double>(part) / static_cast<double>(whole);
    return Text::tr("%1 of %2 (%3 %)").arg(part).arg(whole).arg(shownNumber(percent, 1));
}

MiniBars::Bar barOf(const QString& label, const QString& name, qint64 value, qint64 whole)
{
    MiniBars::Bar bar;
    bar.label = label;
    bar.value = value;
    bar.detail = Text::tr("%1: %2").arg(name, partOf(value, whole));
    return bar;
}

QString secondsOf(qint64 milliseconds)
{
    return charts::secondsWords(static_cast<double>(milliseconds) / 1000);
}

MiniBars::Content progressChart(const DeskFigures& figures, const QString& subtypeWord)
{
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Meter;
    chart.name = Text::tr("Progress, %1").arg(subtypeWord);
    chart.title = subtypeWord;
    const qint64 splits = figures.patterns.split;
    chart.shortHeadline =
        splits > 0 ? Text::tr("%1 of %2").arg(figures.settled).arg(splits) : Text::tr("No splits");
    chart.headline = splits > 0 ? Text::tr("%1 of %2 decided").arg(figures.settled).arg(splits)
                     : figures.decidedBeside > 0 ? Text::tr("No splits")
                                                 : Text::tr("No splits to decide");
    chart.bars = {barOf({}, Text::tr("Decided"), figures.settled, splits)};
    chart.bars.front().isMain = true;
    chart.full = splits;
    if (figures.waiting > 0)
        chart.note = Text::tr("%n splits waiting", nullptr, plural(figures.waiting));
    else if (splits > 0)
        chart.note = Text::tr("no splits waiting");
    if (figures.disputed > 0 && !chart.note.isEmpty())
        chart.note += Text::tr(", %1 disputed").arg(figures.disputed);
    else if (figures.disputed > 0)
        chart.note = Text::tr("%1 disputed").arg(figures.disputed);
    if (figures.decidedBeside > 0) { // their decisions are in no figure of the splits
        chart.shortNote = chart.note;
        const QString beside =
            Text::tr("%n other items decided", nullptr, plural(figures.decidedBeside));
        chart.note += chart.note.isEmpty() ? beside : QStringLiteral(", ") + beside;
    }
    chart.meaning =
        Text::tr("A split has no gold label until a person decides. The queue also holds wide "
                 "ranges and items that a rater called broken or unclear; they are not counted "
                 "here.");
    return chart;
}

MiniBars::Content patternChart(const DeskFigures& figures)
{
    const PatternCounts& patterns = figures.patterns;
    const qint64 total = patterns.total();
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Rows;
    chart.title = Text::tr("Patterns");
    chart.bars = {
        barOf(Text::tr("unanimous"), Text::tr("Unanimous"), patterns.unanimous, total),
        barOf(Text::tr("majority"), Text::tr("Majority"), patterns.majority, total),
        barOf(Text::tr("split"), Text::tr("Split"), patterns.split, total),
    };
    chart.bars.back().isMain = true;
    chart.note =
        total > 0
            ? Text::tr("of %1 with all ratings").arg(Text::tr("%n items", nullptr, plural(total)))
            : Text::tr("no item has all ratings yet");
    chart.shortNote =
        total > 0 ? Text::tr("of %n items", nullptr, plural(total)) : Text::tr("none complete yet");
    chart.meaning = Text::tr("How the votes of an item are distributed. The first two get their "
                             "gold label by rule; a decision can override it.");
    return chart;
}

QString shareWord(std::size_t places)
{
    switch (places) {
    case 2:
        return QStringLiteral("½");
    case 3:
        return QStringLiteral("⅓");
    case 4:
        return QStringLiteral("¼");
    default:
        return QStringLiteral("1/%1").arg(places);
    }
}

MiniBars::Content placesChart(const DeskFigures& figures)
{
    const PositionPicks& positions = figures.positions;
    const qint64 total = positions.total();
    // With nothing decided yet the places still stand there, empty.
    const std::size_t places = std::max<std::size_t>(positions.picks.size(), 3);
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Columns;
    chart.title =
        figures.isFileOrder ? Text::tr("Picks by file order") : Text::tr("Picks by place");
    for (std::size_t i = 0; i < places; ++i) {
        const int place = static_cast<int>(i) + 1;
        const qint64 picks = i < positions.picks.size() ? positions.picks[i] : 0;
        chart.bars.push_back(
            barOf(placeOrdinal(place), Text::tr("%1 place").arg(placeWord(place)), picks, total));
        chart.bars.back().shortLabel = QString::number(place);
    }
    chart.bars.front().isMain = true;
    MiniBars::Bar none;
    none.label = Text::tr("none");
    none.shortLabel = QStringLiteral("–");
    none.value = positions.none;
    none.detail = Text::tr("A label no rater chose, or ambiguous: %1").arg(positions.none);
    chart.bars.push_back(none);

    const auto p = figures.positionTest.firstP;
    if (p && total < EnoughPicksToTest) {
        chart.note = Text::tr("too few decisions to test for a preference (%1 of %2)")
                         .arg(total)
                         .arg(EnoughPicksToTest);
        chart.shortNote = Text::tr("too few: %1 of %2").arg(total).arg(EnoughPicksToTest);
    } else if (p) {
        chart.isNoteworthy = *p < Significant;
        chart.note = chart.isNoteworthy
                         ? Text::tr("%1, first place vs %2")
                               .arg(pValueText(*p), shareWord(positions.picks.size()))
                         : Text::tr("no sign of a preference, %1").arg(pValueText(*p));
        chart.shortNote =
            chart.isNoteworthy
                ? Text::tr("%1, 1st vs %2").arg(pValueText(*p), shareWord(positions.picks.size()))
                : Text::tr("no preference, %1").arg(pValueText(*p));
    } else if (total > 0) {
        chart.note = Text::tr("not tested: items have different numbers of raters");
        chart.shortNote = Text::tr("not tested: raters differ");
    } else {
        const bool isDecided = positions.none > 0; // ambiguous, or with a label that nobody chose
        chart.note =
            isDecided ? Text::tr("no rater’s label taken yet") : Text::tr("no split decided yet");
        chart.shortNote = isDecided ? Text::tr("none taken yet") : Text::tr("none decided yet");
    }
    chart.meaning =
        figures.isFileOrder
            ? Text::tr("How often each rater’s label became gold, by file order, as some decisions "
                       "came without the order on screen. A preferred place means that the order "
                       "decided, not the scene.")
            : Text::tr("How often the label in each place on screen was taken. A preferred place "
                       "means that the order decided, not the scene.");
    return chart;
}

MiniBars::Content hintsChart(const DeskFigures& figures, const Task& task)
{
    const qint64 total = figures.withHints;
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Rows;
    chart.title = Text::tr("Hints followed");
    chart.bars = {
        barOf(Text::tr("nearest"), Text::tr("Label nearest in %1 taken").arg(nearestShort(task)),
              figures.followedNearest, total),
        barOf(Text::tr("changed"), Text::tr("Pick changed after the hints"),
              figures.changedAfterHints, total),
    };
    if (figures.withLikeliest > 0) // from before the model of reliability left the desk
        chart.bars.insert(chart.bars.begin() + 1,
                          barOf(Text::tr("likeliest"), Text::tr("Most likely label taken"),
                                figures.followedLikeliest, figures.withLikeliest));
    chart.bars.back().isMain = true;
    chart.full = total;
    if (total > 0) {
        chart.note = Text::tr("of %n decisions with hints", nullptr, plural(total));
        chart.shortNote = Text::tr("of %n with hints", nullptr, plural(total));
    } else {
        chart.note = Text::tr("no decision with hints yet");
        chart.shortNote = Text::tr("none with hints yet");
    }
    chart.meaning = Text::tr("Whether the final pick followed the hints, and how often the first "
                             "pick was changed after them.");
    return chart;
}

/// Which outcome is the most frequent, ambiguous ones among them; a tie is said as one.
void sayMost(MiniBars::Content& chart, const DeskFigures& figures, const Task& task,
             const Question& asked)
{
    std::vector<qint64> counts(figures.gold.begin(),
                               figures.gold.begin() + std::ssize(asked.options));
    counts.push_back(figures.ambiguous);
    const qint64 total = std::accumulate(counts.begin(), counts.end(), qint64{0});
    const auto most = std::max_element(counts.begin(), counts.end());
    const auto equals = std::count(counts.begin(), counts.end(), *most);
    if (total == 0) {
        chart.note = Text::tr("no gold label yet");
    } else if (figures.ambiguous == total) {
        chart.note = Text::tr("all ambiguous");
    } else if (equals > 1) {
        chart.note = Text::tr("%1-way tie, %2 each").arg(equals).arg(*most);
        chart.shortNote = Text::tr("%1-way tie").arg(equals);
    } else {
        const auto place = static_cast<std::size_t>(most - counts.begin());
        const QString word = place < asked.options.size()
                                 ? midSentence(asked.options[place].word, task)
                                 : Text::tr("ambiguous");
        chart.note = Text::tr("most often %1, %2 of %3").arg(word).arg(*most).arg(total);
        chart.shortNote = Text::tr("most often %1").arg(word);
    }
}

MiniBars::Content goldChart(const DeskFigures& figures, const Task& task, QuestionIndex question)
{
    const Question& asked = task.questions.at(indexOf(question));
    constexpr std::size_t FewWords = 3; // more have no room beside each other
    const bool isOne = task.questions.size() == 1;
    const bool areKeys = isOne || asked.options.size() > FewWords;
    qint64 labels = 0;
    for (qint64 count : figures.gold)
        labels += count;
    const qint64 total = labels + figures.ambiguous;
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Columns;
    chart.title = isOne ? Text::tr("Gold labels") : Text::tr("Gold labels, %1").arg(asked.word);
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
        const Option& option = asked.options[i];
        const auto choice = static_cast<Choice>(i);
        chart.bars.push_back(barOf(areKeys ? keyOfPlace(static_cast<int>(i)) : option.word,
                                   option.word, figures.gold.at(i), total));
        chart.bars.back().shortLabel = keyOfPlace(static_cast<int>(i));
        if (const PickLook look = lookOf(task, question, choice); !look.isPlain) {
            chart.bars.back().emotion = static_cast<Choice>(look.place);
            chart.bars.back().colour = look.colour;
            chart.bars.back().colourDark = look.colourDark;
        }
    }
    chart.bars.push_back(
        barOf(QStringLiteral("±"), pickWord(Pick{}, task), figures.ambiguous, total));
    sayMost(chart, figures, task, asked);
    chart.meaning = asked.isRing ? Text::tr("Digits are the emotions in wheel order; ± means "
                                            "ambiguous: the distribution of the votes is kept.")
                                 : Text::tr("The options of %1 in their order; ± means ambiguous: "
                                            "the distribution of the votes is kept.")
                                       .arg(asked.word);
    return chart;
}

MiniBars::Content timeChart(const DeskFigures& figures)
{
    MiniBars::Content chart;
    chart.shape = MiniBars::Shape::Line;
    chart.title = Text::tr("Time per decision");
    for (qint64 milliseconds : figures.decisionMs)
        chart.line.push_back(static_cast<double>(milliseconds) / 1000);
    if (figures.decisionMs.empty()) {
        chart.headline = QStringLiteral("–");
        chart.note = Text::tr("nothing decided here yet");
        chart.shortNote = Text::tr("none decided yet");
    } else {
        if (figures.medianMs) {
            chart.headline = Text::tr("median %1").arg(secondsOf(*figures.medianMs));
            chart.shortHeadline = secondsOf(*figures.medianMs); // of what, the tip says
            chart.level = static_cast<double>(*figures.medianMs) / 1000;
        }
        const auto [low, high] =
            std::minmax_element(figures.decisionMs.begin(), figures.decisionMs.end());
        const auto decisions = static_cast<qint64>(figures.decisionMs.size());
        chart.shortNote = Text::tr("%n decisions", nullptr, plural(decisions));
        chart.note =
            decisions == 1
                ? chart.shortNote
                : Text::tr("%1, %2 to %3").arg(chart.shortNote, secondsOf(*low), secondsOf(*high));
    }
    chart.meaning = Text::tr("Active time at the desk, decision by decision; the dotted line is "
                             "the median.");
    return chart;
}

} // namespace

std::array<MiniBars::Content, DeskChartCount> deskCharts(const DeskFigures& figures,
                                                         const QString& groupWord, const Task& task,
                                                         QuestionIndex question)
{
    return {progressChart(figures, groupWord),
            patternChart(figures),
            placesChart(figures),
            hintsChart(figures, task),
            goldChart(figures, task, question),
            timeChart(figures)};
}

} // namespace subtext

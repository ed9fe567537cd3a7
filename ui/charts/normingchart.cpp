// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/normingchart.h"

#include "ui/text/answertext.h"
#include "ui/text/normingtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

namespace subtext {

NormingChart::NormingChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Norming round"), QString(), prompts, parent)
{
    wrapTitle(); // which a round has from whoever began it
}

void NormingChart::setData(const QString& roundTitle, const NormingFigures& figures,
                           const Task& task)
{
    setHeading(
        tr("Norming round: %1").arg(roundTitle),
        saidTogether(
            {tr("How far people agreed before and after they saw how all voted, by "
                "Krippendorff’s α with 95 % intervals; the table has every figure and who moved "
                "where. Only people who voted twice are counted. It is a diagnostic: no label "
                "comes from it."),
             fewItemsText(figures)}));
    if (figures.people == 0)
        setNothing(tr("Nobody has voted twice yet."));
    else
        setContent(contentOf(figures, task));
}

IntervalContent NormingChart::contentOf(const NormingFigures& figures, const Task& task)
{
    const bool hasQuestions = figures.questions.size() > 1;
    IntervalContent content;
    content.header = {tr("What is counted"), tr("Value"), tr("95 % interval"), tr("n")};
    if (hasQuestions)
        content.header.prepend(tr("Question"));
    IntervalSeries before;
    before.name = tr("Before");
    before.hue = 1;
    before.isHollow = true;
    IntervalSeries after;
    after.name = tr("After");
    after.shape = MarkShape::Diamond;
    for (const NormingQuestion& of : figures.questions) {
        const QString question = questionWord(task.questions.at(indexOf(of.question)));
        for (const NormingRow& row : normingRows(of, task, DecimalPoint::OfFiles)) {
            QStringList cells{row.what, row.value, row.interval, QString::number(row.n)};
            if (hasQuestions)
                cells.prepend(question);
            content.table.push_back(cells);
        }
        content.rows << question;
        const QString n = tr("%n items", nullptr, plural(of.items));
        before.marks.push_back({of.before.alpha.value, of.before.alpha.resampled.interval, n});
        after.marks.push_back({of.after.alpha.value, of.after.alpha.resampled.interval, n});
    }
    content.series = {before, after};
    content.axisTitle = tr("Krippendorff’s α");
    content.summary = normingText(figures, task);
    return content;
}

} // namespace subtext

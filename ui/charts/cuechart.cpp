// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cuechart.h"

#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t MostDrawnWords = 12;

} // namespace

CueChart::CueChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Cue words"), QString(), prompts, parent)
{}

std::vector<CueChart::LabelledWord> CueChart::labelledWords(const CueFigures& figures,
                                                            const Task& task)
{
    std::vector<LabelledWord> words;
    for (const LabelCues& of : figures.labels) {
        const Question* question = findToken(task.questions, of.question);
        const Option* option = question ? findToken(question->options, of.option) : nullptr;
        for (const MarkedWord& word : of.words)
            words.push_back({question ? questionWord(*question) : of.question,
                             option ? option->word : of.option, of.answers, word});
    }
    return words;
}

void CueChart::setData(const CueFigures& figures, const Task& task)
{
    const QString marking =
        tr("%1 of %2 answers mark words.").arg(figures.marking).arg(figures.answers);
    const QString overlap = tr("Mean overlap in an item (F1): %1, n = %2.")
                                .arg(figureText(figures.overlap, 3))
                                .arg(figures.overlapItems);
    const QString alpha = tr("Krippendorff’s α for unitizing the texts: %1, n = %2.")
                              .arg(figureText(figures.alpha, 3))
                              .arg(figures.alphaTexts);
    setHeading(tr("Cue words"),
               saidTogether({marking, overlap, alpha,
                             tr("Below: the words most marked with a label. All items; the "
                                "choices above do not apply here.")}));
    if (figures.labels.empty()) {
        setNothing(tr("Nobody has marked a word of the scenes as they read now."));
        return;
    }
    IntervalContent content = contentOf(labelledWords(figures, task), task.questions.size() > 1);
    content.summary = saidTogether({marking, overlap, alpha, content.summary});
    setContent(content);
}

IntervalContent CueChart::contentOf(std::vector<LabelledWord> words, bool hasQuestions)
{
    IntervalContent content;
    content.header = {tr("Label"), tr("Answers with marks"), tr("Word"),
                      tr("Answers that mark it")};
    if (hasQuestions)
        content.header.prepend(tr("Question"));
    for (const LabelledWord& of : words) {
        QStringList row{of.label, QString::number(of.answers), of.word.word,
                        QString::number(of.word.answers)};
        if (hasQuestions)
            row.prepend(of.question);
        content.table.push_back(row);
    }
    std::stable_sort(words.begin(), words.end(), [](const LabelledWord& a, const LabelledWord& b) {
        return a.word.answers > b.word.answers;
    });
    words.resize(std::min(words.size(), MostDrawnWords));
    IntervalSeries marks;
    marks.name = tr("Answers that mark the word");
    marks.hasWhiskers = false;
    QStringList told;
    for (const LabelledWord& of : words) {
        const QString label =
            hasQuestions ? QStringLiteral("%1, %2").arg(of.question, of.label) : of.label;
        content.rows << tr("“%1”, %2").arg(of.word.word, label);
        told << QStringLiteral("%1: %2").arg(content.rows.back()).arg(of.word.answers);
        marks.marks.push_back({static_cast<double>(of.word.answers),
                               {},
                               tr("of %n answers with marks", nullptr, plural(of.answers))});
    }
    content.series = {marks};
    content.axisTitle = marks.name;
    content.areCounts = true;
    content.summary = told.join(QStringLiteral("; "));
    return content;
}

} // namespace subtext

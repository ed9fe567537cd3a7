// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/surprisechart.h"

#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/words.h"

namespace subtext {

SurpriseChart::SurpriseChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Surprisingly popular labels"), QString(), prompts, parent)
{}

std::vector<SurpriseChart::Part> SurpriseChart::partsOf(const QuestionSurprises& of)
{
    return {{tr("is found"), of.found, static_cast<int>(of.items.size())},
            {tr("is the most frequent"), of.majority, of.compared},
            {tr("is another one"), of.differs(), of.compared},
            {tr("is another one, all guesses right"), of.differsFromRight, of.compared},
            {tr("agrees with gold"), of.agreesGold, of.withGold},
            {tr("most frequent: with gold"), of.majorityGold, of.withGold}};
}

void SurpriseChart::setData(const SurpriseFigures& figures, const Task& task)
{
    setHeading(
        tr("Surprisingly popular labels"),
        tr("The label that was chosen more often than annotators expected others to choose "
           "it, compared with the most frequent one where an item has one. Annotators guess the "
           "most frequent label alone, and so it leans towards a minority: where all of them guess "
           "right, it is one that fewer chose. A diagnostic: no label comes from it. All items "
           "where the guess is asked for; the choices above do not "
           "apply here."));
    const bool hasQuestions = figures.questions.size() > 1;
    IntervalContent content;
    content.header = {tr("What is counted"), tr("Share (%)"), tr("Items"), tr("n")};
    if (hasQuestions)
        content.header.prepend(tr("Question"));
    IntervalSeries shares;
    shares.name = tr("Share of the items");
    shares.hue = 1;
    QStringList told;
    for (std::size_t i = 0; i < figures.questions.size(); ++i) {
        if (figures.questions[i].items.empty())
            continue;
        const QString question = questionWord(task.questions.at(i));
        for (const Part& part : partsOf(figures.questions[i])) {
            const auto share = part.of > 0
                                   ? std::optional(static_cast<double>(part.count) / part.of)
                                   : std::nullopt;
            const auto percent = share ? std::optional(100 * *share) : std::nullopt;
            QStringList row{part.name, figureText(percent, 1, DecimalPoint::OfFiles),
                            QString::number(part.count), QString::number(part.of)};
            if (hasQuestions)
                row.prepend(question);
            content.table.push_back(row);
            if (!percent)
                continue;
            content.rows << (hasQuestions ? QStringLiteral("%1, %2").arg(question, part.name)
                                          : part.name);
            shares.marks.push_back({percent, {}, tr("n = %1").arg(part.of)});
            told << QStringLiteral("%1: %2").arg(content.rows.back(), percentText(share));
        }
    }
    content.series = {shares};
    content.isOneLane = true;
    content.axisTitle = tr("Percent");
    content.summary = told.join(QStringLiteral("; ")) + u'.';
    setContent(content);
}

} // namespace subtext

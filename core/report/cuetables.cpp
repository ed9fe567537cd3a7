// SPDX-License-Identifier: MIT
#include "core/report/cuetables.h"

#include "core/report/peopleparts.h"

#include <QHash>

#include <map>

namespace subtext {
namespace {

/// The same of each group of the study, by token.
std::map<QString, CueInput> cuesByGroup(const CueInput& whole)
{
    std::map<QString, CueInput> groups;
    QHash<ScenarioId, CueInput*> groupOf;
    for (const Scenario& scene : whole.scenarios) {
        CueInput& group = groups[scene.group];
        group.task = whole.task;
        group.scenarios.push_back(scene);
        groupOf.insert(scene.id, &group);
    }
    for (const Annotation& answer : whole.answers) {
        if (CueInput* group = groupOf.value(answer.scenario))
            group->answers.push_back(answer);
    }
    return groups;
}

ReportRow overlapCells(const CueFigures& figures)
{
    return {countCell(figures.answers),      countCell(figures.marking),
            countCell(figures.overlapItems), numberCell(figures.overlap),
            countCell(figures.alphaTexts),   numberCell(figures.alpha)};
}

} // namespace

ReportTables cueWords(ReportFigures& figures)
{
    const std::optional<CueInput>& input = figures.input().cues;
    const CueFigures cues = input ? cueFigures(*input) : CueFigures();
    if (cues.labels.empty())
        return tl::unexpected(ReportLack::Marks);
    const Task& task = figures.task();
    const bool hasQuestions = task.questions.size() > 1;
    std::vector<ReportColumn> columns{column("option", "Label"), column("answers", "Answers"),
                                      column("word", "Word"), column("marking", "Marking it")};
    if (hasQuestions)
        columns.insert(columns.begin(), column("question", "Question"));
    ReportTableMaker table(
        QStringLiteral("The words most marked with each label, %1 at most. Answers: those with the "
                       "label and a marked word; a word is counted once an answer.")
            .arg(LabelCues::MostWords),
        columns);
    for (const LabelCues& label : cues.labels) {
        const auto place = indexOfToken(task.questions, label.question);
        const Question& question = task.questions.at(place.value());
        const auto option = indexOfToken(question.options, label.option);
        for (const MarkedWord& word : label.words) {
            ReportRow row{optionCell(question, option.value()), countCell(label.answers),
                          wordCell(word.word, word.word), countCell(word.answers)};
            if (hasQuestions)
                row.insert(row.begin(), wordCell(question.word, question.token));
            table.add(row);
        }
    }
    return std::vector{table.take()};
}

ReportTables cueOverlap(ReportFigures& figures)
{
    const std::optional<CueInput>& input = figures.input().cues;
    const CueFigures whole = input ? cueFigures(*input) : CueFigures();
    if (whole.marking == 0)
        return tl::unexpected(ReportLack::Marks);
    const Task& task = figures.task();
    std::vector<ReportColumn> columns{column("answers", "Answers"), column("marking", "Marking"),
                                      column("items", "Items"),     column("overlap", "F1"),
                                      column("texts", "Texts"),     column("alpha", "α")};
    if (task.group)
        columns.insert(columns.begin(), ReportColumn{{QStringLiteral("group")}, task.group->word});
    ReportTableMaker table(
        QStringLiteral("How far the words are the same that people mark in a scene: mean F1 of two "
                       "who marked any, over items, and Krippendorff's α for unitizing, over "
                       "texts."),
        columns);
    const auto add = [&](const ReportCell& group, const CueFigures& cues) {
        ReportRow row = overlapCells(cues);
        if (task.group)
            row.insert(row.begin(), group);
        table.add(row);
    };
    if (task.group) {
        for (const auto& [token, group] : cuesByGroup(*input))
            add(wordCell(groupWordOf(task, token), token), cueFigures(group));
    }
    add(allCell(), whole);
    return std::vector{table.take()};
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/release/guesstable.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<ColumnDescription> guessColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("annotator", "as in annotations.csv", "Who answered"),
            textColumn("question", "a question of the task", "Which question"),
            textColumn("choice", "an option of the question", "What the annotator chose"),
            textColumn("guess", "an option of the question",
                       "What the annotator expected most others to choose")};
}

Result<void> writeGuessesOf(const Annotation& annotation, const QStringList& head, const Task& task,
                            const ByteSink& sink)
{
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        const auto chosen = annotation.answer.ballot.at(i);
        const auto guess = annotation.answer.guesses.at(static_cast<QuestionIndex>(i));
        if (!chosen || !guess)
            continue;
        QStringList cells = head;
        cells << question.token << question.options.at(slotOf(*chosen)).token
              << question.options.at(slotOf(*guess)).token;
        if (const auto row = sink(csvRow(cells)); !row)
            return row;
    }
    return {};
}

Result<void> writeGuesses(const StudyIndex& of, const ByteSink& sink)
{
    if (const auto head = sink(csvRow(columnNames(guessColumns()))); !head)
        return head;
    const Task& task = taskOf(of.data());
    for (const Scenario& scene : of.data().scenarios) {
        for (const Annotation* answer : of.answersByName(scene.id)) {
            const QStringList head{scene.name(), of.person(answer->person).name};
            if (const auto rows = writeGuessesOf(*answer, head, task, sink); !rows)
                return rows;
        }
    }
    return {};
}

} // namespace

bool hasGuesses(const ReleaseInput& input, const StudyData& publicData)
{
    return input.protocol.guessShare > 0 &&
           std::any_of(publicData.annotations.begin(), publicData.annotations.end(),
                       [](const Annotation& a) { return !a.answer.guesses.isEmpty(); });
}

std::optional<DataTable> guessTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    if (!hasGuesses(input, publicStudy.data()))
        return std::nullopt;
    return DataTable{{QStringLiteral("guesses.csv"), TableFormat::Csv, {}, guessColumns()},
                     &writeGuesses};
}

} // namespace subtext

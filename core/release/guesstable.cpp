// SPDX-License-Identifier: MIT
#include "core/release/guesstable.h"

#include "core/release/answertable.h"

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

Result<void> writeGuesses(const StudyIndex& of, const ByteSink& sink)
{
    const Task& task = taskOf(of.data());
    return writeByAnswer(of, guessColumns(), sink, [&](const Scenario&, const Annotation& a) {
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            const Question& question = task.questions[i];
            const auto chosen = a.answer.ballot.at(i);
            const auto guess = a.answer.guesses.at(static_cast<QuestionIndex>(i));
            if (chosen && guess)
                rows.push_back({question.token, question.options.at(slotOf(*chosen)).token,
                                question.options.at(slotOf(*guess)).token});
        }
        return rows;
    });
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

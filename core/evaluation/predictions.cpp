// SPDX-License-Identifier: MIT
#include "core/evaluation/predictions.h"

#include <algorithm>

namespace subtext::evaluation {

void NotTakenKeeper::add(const QString& file, RowProblem problem)
{
    constexpr qsizetype LongestValue = 200; // a file's values can be books
    qint64& count = m_problems.at(static_cast<std::size_t>(problem.reason));
    if (count++ >= MostProblems)
        return;
    problem.file = file;
    problem.value = problem.value.left(LongestValue);
    m_kept.problems.push_back(std::move(problem));
}

void NotTakenKeeper::add(RepeatedRow row)
{
    if (m_kept.repeatedCount++ < MostProblems)
        m_kept.repeated.push_back(std::move(row));
}

NotTaken NotTakenKeeper::take()
{
    for (std::size_t i = 0; i < ProblemReasonCount; ++i) {
        if (m_problems.at(i) > MostProblems)
            m_kept.furtherProblems.push_back(
                {static_cast<ProblemReason>(i), m_problems.at(i) - MostProblems});
    }
    return std::move(m_kept);
}

bool PartAnswer::saysTheSameAs(const PartAnswer& other) const
{
    const auto areTexts = [](const std::optional<QString>& a, const std::optional<QString>& b) {
        return a.value_or(QString()) == b.value_or(QString());
    };
    return areTexts(stated, other.stated) && areTexts(raw, other.raw) && signal == other.signal &&
           vad == other.vad && isVadInvalid == other.isVadInvalid &&
           distribution == other.distribution && confidence == other.confidence;
}

bool Prediction::saysTheSameAs(const Prediction& other) const
{
    return std::equal(parts.begin(), parts.end(), other.parts.begin(), other.parts.end(),
                      [](const auto& a, const auto& b) {
                          return a.value_or(PartAnswer()).saysTheSameAs(b.value_or(PartAnswer()));
                      });
}

Column columnOf(const PredictionSet& set, QuestionIndex question)
{
    Column column{set.name, {}, set.openRun, set.isOfRun, set.manner};
    for (const Prediction& row : set.rows) {
        if (const auto& part = row.parts.at(indexOf(question)))
            column.rows.push_back({*part, row.item});
    }
    return column;
}

std::vector<Column> columnsOf(const std::vector<PredictionSet>& sets, QuestionIndex question)
{
    std::vector<Column> columns;
    for (const PredictionSet& set : sets)
        columns.push_back(columnOf(set, question));
    std::erase_if(columns, [](const Column& column) { return column.rows.empty(); });
    return columns;
}

} // namespace subtext::evaluation

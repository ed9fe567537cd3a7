// SPDX-License-Identifier: MIT
#include "core/evaluation/predictions.h"

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

bool Prediction::saysTheSameAs(const Prediction& other) const
{
    return item == other.item && stated == other.stated && raw == other.raw &&
           signal == other.signal && vad == other.vad && isVadInvalid == other.isVadInvalid &&
           distribution == other.distribution && gold == other.gold;
}

} // namespace subtext::evaluation

// SPDX-License-Identifier: MIT
#include "core/evaluation/predictions.h"

#include <QHash>

#include <algorithm>

namespace subtext::evaluation {
namespace {

std::array<QString, 3> namesOf(const SetName& set)
{
    const QString withMode = set.model + u':' + set.mode;
    return {set.model, withMode, withMode + u':' + set.run};
}

} // namespace

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

bool isNamed(const SetName& set, const QString& name)
{
    const auto names = namesOf(set);
    return std::find(names.begin(), names.end(), name) != names.end();
}

QStringList shortNames(const std::vector<PredictionSet>& sets)
{
    std::vector<SetName> names;
    for (const PredictionSet& set : sets)
        names.push_back({set.model, set.mode, set.run});
    return shortNames(names);
}

QStringList shortNames(const std::vector<SetName>& sets)
{
    QHash<QString, int> uses;
    for (const SetName& set : sets) {
        for (const QString& name : namesOf(set))
            ++uses[name];
    }
    QStringList names;
    for (const SetName& set : sets) {
        const auto candidates = namesOf(set);
        const auto* name = std::find_if(candidates.begin(), candidates.end() - 1,
                                        [&](const QString& n) { return uses.value(n) == 1; });
        names << *name;
    }
    return names;
}

} // namespace subtext::evaluation

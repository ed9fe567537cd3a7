// SPDX-License-Identifier: MIT
#include "core/evaluation/predictioncollector.h"

#include <algorithm>

namespace subtext::evaluation {
namespace {

/// Where a file's values can be books.
QString cut(const QString& value)
{
    constexpr qsizetype Most = 200;
    return value.left(Most);
}

} // namespace

void PredictionCollector::beginFile(const QString& path)
{
    m_file = path;
    m_rowsOfFile = 0;
    m_hasOldIds = false;
}

PredictionSet& PredictionCollector::setOf(const ReadRecord& record)
{
    const QString key = record.model + QChar(u'\0') + record.mode + QChar(u'\0') + record.run;
    const auto known = m_sets.constFind(key);
    if (known != m_sets.constEnd())
        return m_predictions.sets[*known];
    m_sets.insert(key, m_predictions.sets.size());
    m_rows.emplace_back();
    m_predictions.sets.push_back({record.model, record.mode, record.run, {}, {}});
    return m_predictions.sets.back();
}

QString PredictionCollector::placeOf(const PredictionSet& set, const Prediction& row) const
{
    return set.files.at(row.file) + u':' + QString::number(row.line);
}

Result<void> PredictionCollector::add(ReadRecord record)
{
    ++m_rowsOfFile;
    PredictionSet& set = setOf(record);
    auto& rows = m_rows[static_cast<std::size_t>(&set - m_predictions.sets.data())];
    const auto known = rows.constFind(record.prediction.item);
    if (known == rows.constEnd()) {
        if (set.files.isEmpty() || set.files.last() != m_file)
            set.files << m_file;
        record.prediction.file = static_cast<int>(set.files.size()) - 1;
        rows.insert(record.prediction.item, set.rows.size());
        set.rows.push_back(std::move(record.prediction));
        for (RowProblem& problem : record.problems)
            add(std::move(problem));
        return {};
    }
    const Prediction& first = set.rows[*known];
    const QString name = m_input.items[static_cast<std::size_t>(first.item)].name;
    if (!first.saysTheSameAs(record.prediction))
        return fail({ErrorCode::InvalidValue, m_file, record.prediction.line, 0, name,
                     QStringLiteral("conflict ") + placeOf(set, first)});
    if (m_predictions.repeatedCount++ < MostProblems)
        m_predictions.repeated.push_back(
            {m_file, record.prediction.line, set.files.at(first.file), first.line, name});
    return {};
}

void PredictionCollector::add(RowProblem problem)
{
    const ProblemReason reason = problem.reason;
    m_hasOldIds = m_hasOldIds || reason == ProblemReason::UnknownRelease;
    qint64& count = m_problems.at(static_cast<std::size_t>(reason));
    if (count++ < MostProblems) {
        problem.file = m_file;
        problem.value = cut(problem.value);
        m_predictions.problems.push_back(std::move(problem));
        return;
    }
    auto& further = m_predictions.furtherProblems;
    const auto known = std::find_if(further.begin(), further.end(),
                                    [&](const FurtherProblems& f) { return f.reason == reason; });
    if (known == further.end())
        further.push_back({reason, 1});
    else
        ++known->count;
}

} // namespace subtext::evaluation

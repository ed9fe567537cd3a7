// SPDX-License-Identifier: MIT
#include "core/predictions/predictioncollector.h"

#include <algorithm>

namespace subtext::evaluation {
void PredictionCollector::beginFile(const QString& path)
{
    m_file = path;
    m_rowsOfFile = 0;
    m_hasOldIds = false;
}

PredictionSet& PredictionCollector::setOf(const ReadRecord& record)
{
    const auto known = m_places.constFind(record.name);
    if (known != m_places.constEnd())
        return m_sets[*known];
    m_places.insert(record.name, m_sets.size());
    m_rows.emplace_back();
    m_sets.push_back({record.name, {}, {}});
    return m_sets.back();
}

QString PredictionCollector::placeOf(const PredictionSet& set, const Prediction& row) const
{
    return set.files.at(row.file) + u':' + QString::number(row.line);
}

Result<void> PredictionCollector::add(ReadRecord record)
{
    ++m_rowsOfFile;
    PredictionSet& set = setOf(record);
    auto& rows = m_rows[static_cast<std::size_t>(&set - m_sets.data())];
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
    m_notTaken.add({m_file, record.prediction.line, set.files.at(first.file), first.line, name});
    return {};
}

void PredictionCollector::add(RowProblem problem)
{
    m_hasOldIds = m_hasOldIds || problem.reason == ProblemReason::UnknownRelease;
    m_notTaken.add(m_file, std::move(problem));
}

Predictions PredictionCollector::take()
{
    return {m_notTaken.take(), std::move(m_sets)};
}

} // namespace subtext::evaluation

// SPDX-License-Identifier: MIT
#include "core/predictions/predictioncollector.h"

#include <algorithm>

namespace subtext::evaluation {
namespace {

/// What both say of one question together; false where they contradict each other.
bool join(const PartAnswer& from, PartAnswer& into)
{
    const auto takes = [](const auto& source, auto& target) {
        const bool isWell = !source || !target || source == target;
        if (isWell && source)
            target = source;
        return isWell;
    };
    const bool isWell = from.distribution.empty() || into.distribution.empty() ||
                        from.distribution == into.distribution;
    if (isWell && into.distribution.empty())
        into.distribution = from.distribution;
    return isWell && takes(from.stated, into.stated) && takes(from.raw, into.raw) &&
           takes(from.confidence, into.confidence);
}

bool join(const Prediction& from, Prediction& into)
{
    for (std::size_t i = 0; i < from.parts.size(); ++i) {
        const bool isOfBoth = from.parts[i] && into.parts[i];
        if (isOfBoth && !join(*from.parts[i], *into.parts[i]))
            return false;
        if (!into.parts[i])
            into.parts[i] = from.parts[i];
    }
    return true;
}

} // namespace

PredictionCollector::PredictionCollector(const Input& items, const RecordLayout& layout)
    : m_items(items)
    , m_questions(layout.questions())
    , m_areVectors(layout.isOfVectors())
    , m_lacking(static_cast<std::size_t>(m_questions.size()))
    , m_notTaken(m_lacking.size())
{}

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

Result<void> PredictionCollector::add(ReadRecord record)
{
    ++m_rowsOfFile;
    PredictionSet& set = setOf(record);
    auto& rows = m_rows[static_cast<std::size_t>(&set - m_sets.data())];
    Prediction& prediction = record.prediction;
    for (std::size_t i = 0; i < m_lacking.size(); ++i) {
        if (m_lacking[i])
            prediction.parts[i].reset();
    }
    const auto known = rows.constFind(prediction.item);
    if (known != rows.constEnd())
        return addAgain(set, set.rows[*known], record);
    addProblems(record);
    if (set.files.isEmpty() || set.files.last() != m_file)
        set.files << m_file;
    prediction.file = static_cast<int>(set.files.size()) - 1;
    rows.insert(prediction.item, set.rows.size());
    set.rows.push_back(std::move(prediction));
    return {};
}

Result<void> PredictionCollector::addAgain(const PredictionSet& set, Prediction& first,
                                           const ReadRecord& record)
{
    const Prediction& again = record.prediction;
    const QString& name = m_items.items[static_cast<std::size_t>(first.item)].name;
    const QString& file = set.files.at(first.file);
    Prediction joined = first;
    const bool isWell = record.isPart  ? join(again, joined)
                        : m_areVectors ? first.saysTheSameAs(again)
                                       : first.parts == again.parts;
    if (!isWell)
        return fail({ErrorCode::InvalidValue, m_file, again.line, 0, name,
                     QStringLiteral("conflict ") + file + u':' + QString::number(first.line)});
    if (m_areVectors)
        addProblems(record);
    if (joined.saysTheSameAs(first)) {
        for (NotTakenKeeper& notTaken : m_notTaken)
            notTaken.add({m_file, again.line, file, first.line, name});
    } else {
        first = std::move(joined);
    }
    return {};
}

void PredictionCollector::addProblems(const ReadRecord& record)
{
    for (const RowProblem& problem : record.problems) {
        for (std::size_t i = 0; i < m_notTaken.size(); ++i) {
            if (problem.question.value_or(i) == i)
                m_notTaken[i].add(m_file, problem);
        }
    }
}

void PredictionCollector::add(const RowProblem& problem)
{
    m_hasOldIds = m_hasOldIds || problem.reason == ProblemReason::UnknownRelease;
    for (NotTakenKeeper& notTaken : m_notTaken)
        notTaken.add(m_file, problem);
}

Result<void> PredictionCollector::leaveOut(std::size_t question)
{
    if (m_lacking[question])
        return {};
    m_lacking[question] = m_file;
    if (std::find(m_lacking.begin(), m_lacking.end(), std::nullopt) == m_lacking.end())
        return fail({ErrorCode::MissingColumn, *m_lacking.back(), 0, 0, m_questions.back(), {}});
    for (PredictionSet& set : m_sets) {
        for (Prediction& row : set.rows)
            row.parts[question].reset();
    }
    return {};
}

Predictions PredictionCollector::take()
{
    const auto answered = std::find(m_lacking.begin(), m_lacking.end(), std::nullopt);
    return {m_notTaken[static_cast<std::size_t>(answered - m_lacking.begin())].take(),
            std::move(m_sets)};
}

} // namespace subtext::evaluation

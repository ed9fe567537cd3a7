// SPDX-License-Identifier: MIT
#include "core/predictions/predictioncollector.h"

#include <algorithm>

namespace subtext::evaluation {

PredictionCollector::PredictionCollector(const std::vector<Input>& questions)
    : m_questions(questions)
    , m_refused(questions.size())
    , m_notTaken(questions.size())
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

void PredictionCollector::add(ReadRecord record)
{
    ++m_rowsOfFile;
    PredictionSet& set = setOf(record);
    auto& rows = m_rows[static_cast<std::size_t>(&set - m_sets.data())];
    Prediction& prediction = record.prediction;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (m_refused[i])
            prediction.parts[i].reset();
    }
    const auto known = rows.constFind(prediction.item);
    if (known != rows.constEnd()) {
        addAgain(set, set.rows[*known], prediction);
        return;
    }
    if (set.files.isEmpty() || set.files.last() != m_file)
        set.files << m_file;
    prediction.file = static_cast<int>(set.files.size()) - 1;
    rows.insert(prediction.item, set.rows.size());
    set.rows.push_back(std::move(prediction));
    for (const ValueProblem& of : record.problems) {
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            if (of.question.value_or(i) == i)
                m_notTaken[i].add(m_file, of.problem);
        }
    }
}

void PredictionCollector::addAgain(const PredictionSet& set, const Prediction& first,
                                   const Prediction& again)
{
    const QString& name = m_questions.front().items[static_cast<std::size_t>(first.item)].name;
    const QString& firstFile = set.files.at(first.file);
    const QString place = firstFile + u':' + QString::number(first.line);
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (first.parts[i] != again.parts[i])
            refuse(i, {ErrorCode::InvalidValue, m_file, again.line, 0, name,
                       QStringLiteral("conflict ") + place});
        else
            m_notTaken[i].add({m_file, again.line, firstFile, first.line, name});
    }
}

void PredictionCollector::add(const RowProblem& problem)
{
    m_hasOldIds = m_hasOldIds || problem.reason == ProblemReason::UnknownRelease;
    for (NotTakenKeeper& notTaken : m_notTaken)
        notTaken.add(m_file, problem);
}

void PredictionCollector::refuse(std::size_t question, Error error)
{
    if (!m_refused.at(question))
        m_refused[question] = std::move(error);
}

void PredictionCollector::refuseFile(const Error& error)
{
    for (std::optional<Error>& refused : m_refused) {
        const bool isOfRows =
            refused && refused->code == ErrorCode::InvalidValue && refused->file == m_file;
        if (!refused || isOfRows)
            refused = error;
    }
}

bool PredictionCollector::isOver() const
{
    return std::all_of(m_refused.begin(), m_refused.end(),
                       [](const std::optional<Error>& error) { return error.has_value(); });
}

/// Of several: the files have no column of it.
bool PredictionCollector::isUnanswered(std::size_t question) const
{
    const Error& error = *m_refused[question];
    return m_questions.size() > 1 && error.code == ErrorCode::MissingColumn &&
           error.value == m_questions[question].options.question();
}

Result<Predictions> PredictionCollector::take()
{
    std::optional<std::size_t> answered;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (m_refused[i] && !isUnanswered(i))
            return fail(*m_refused[i]);
        if (!m_refused[i])
            answered = answered.value_or(i);
    }
    if (!answered)
        return fail(*m_refused.back());
    for (PredictionSet& set : m_sets) {
        for (Prediction& row : set.rows) {
            for (std::size_t i = 0; i < m_questions.size(); ++i) {
                if (m_refused[i])
                    row.parts[i].reset();
            }
        }
    }
    return Predictions{m_notTaken[*answered].take(), std::move(m_sets)};
}

} // namespace subtext::evaluation

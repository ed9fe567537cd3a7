// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/predictions/predictionrecord.h"

#include <QHash>

namespace subtext::evaluation {

/// Puts the rows of several files into sets, one answer an item.
class PredictionCollector
{
public:
    PredictionCollector(const Input& items, const RecordLayout& layout);

    /// What comes next is of this file.
    void beginFile(const QString& path);
    /// Fails where the set has another answer to the item: InvalidValue.
    Result<void> add(ReadRecord record);
    void add(const RowProblem& problem);
    /// The file has no column of a question: none of the files answers it. Fails where that leaves
    /// none: MissingColumn.
    Result<void> leaveOut(std::size_t question);

    /// Whether any row of the file was about an item.
    bool hasRowsOfFile() const { return m_rowsOfFile > 0; }
    /// Whether any row of it has an id of an older release, of which nothing is known.
    bool hasOldIds() const { return m_hasOldIds; }
    const QString& file() const { return m_file; }
    /// What was not taken is that of the first question that they answer.
    Predictions take();

private:
    PredictionSet& setOf(const ReadRecord& record);
    Result<void> addAgain(const PredictionSet& set, Prediction& first, const ReadRecord& record);
    void addProblems(const ReadRecord& record);

    const Input& m_items;
    QStringList m_questions;
    bool m_areVectors;
    QString m_file;
    qint64 m_rowsOfFile = 0;
    bool m_hasOldIds = false;
    std::vector<std::optional<QString>> m_lacking; ///< By question, the file that has none of it.
    std::vector<NotTakenKeeper> m_notTaken;        ///< By question.
    std::vector<PredictionSet> m_sets;
    QHash<SetName, std::size_t> m_places;        ///< Of the sets.
    std::vector<QHash<int, std::size_t>> m_rows; ///< Of each set, by item.
};

} // namespace subtext::evaluation

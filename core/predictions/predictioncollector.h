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
    explicit PredictionCollector(const Input& input)
        : m_input(input)
    {}

    /// What comes next is of this file.
    void beginFile(const QString& path);
    /// Fails where the set has another answer to the item: InvalidValue.
    Result<void> add(ReadRecord record);
    void add(RowProblem problem);

    /// Whether any row of the file was about an item.
    bool hasRowsOfFile() const { return m_rowsOfFile > 0; }
    /// Whether any row of it has an id of an older release, of which nothing is known.
    bool hasOldIds() const { return m_hasOldIds; }
    const QString& file() const { return m_file; }
    Predictions take();

private:
    PredictionSet& setOf(const ReadRecord& record);
    QString placeOf(const PredictionSet& set, const Prediction& row) const;

    const Input& m_input;
    QString m_file;
    qint64 m_rowsOfFile = 0;
    bool m_hasOldIds = false;
    NotTakenKeeper m_notTaken;
    std::vector<PredictionSet> m_sets;
    QHash<SetName, std::size_t> m_places;        ///< Of the sets.
    std::vector<QHash<int, std::size_t>> m_rows; ///< Of each set, by item.
};

} // namespace subtext::evaluation

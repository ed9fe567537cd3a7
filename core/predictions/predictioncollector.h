// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/predictions/predictionrecord.h"

#include <QHash>

namespace subtext::evaluation {

/// Puts the rows of several files into sets, one answer an item. What refuses one question's
/// answers refuses no other's.
class PredictionCollector
{
public:
    explicit PredictionCollector(const std::vector<Input>& questions);

    /// What comes next is of this file.
    void beginFile(const QString& path);
    /// A set that has another answer to the item refuses the questions that it is to
    /// (InvalidValue).
    void add(ReadRecord record);
    void add(const RowProblem& problem);
    /// The files do not answer a question; the first reason stays.
    void refuse(std::size_t question, Error error);
    /// The file cannot be read at all, which counts before what its rows say.
    void refuseFile(const Error& error);
    /// Whether every question is refused: nothing else can be learnt.
    bool isOver() const;

    /// Whether any row of the file was about an item.
    bool hasRowsOfFile() const { return m_rowsOfFile > 0; }
    /// Whether any row of it has an id of an older release, of which nothing is known.
    bool hasOldIds() const { return m_hasOldIds; }
    const QString& file() const { return m_file; }
    /// Without the questions of several of which the files say nothing; what was not taken is that
    /// of the first that they answer. Errors: why a question is refused otherwise, or why all are.
    Result<Predictions> take();

private:
    PredictionSet& setOf(const ReadRecord& record);
    void addAgain(const PredictionSet& set, const Prediction& first, const Prediction& again);
    bool isUnanswered(std::size_t question) const;

    const std::vector<Input>& m_questions;
    QString m_file;
    qint64 m_rowsOfFile = 0;
    bool m_hasOldIds = false;
    std::vector<std::optional<Error>> m_refused; ///< By question.
    std::vector<NotTakenKeeper> m_notTaken;      ///< By question.
    std::vector<PredictionSet> m_sets;
    QHash<SetName, std::size_t> m_places;        ///< Of the sets.
    std::vector<QHash<int, std::size_t>> m_rows; ///< Of each set, by item.
};

} // namespace subtext::evaluation

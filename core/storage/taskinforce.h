// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace subtext {

class Database;

/// What an answer may be, by the numbers: how the codes of the tables are read.
struct AnswerShape
{
    std::vector<int> options;             ///< How many each question has.
    std::vector<std::vector<int>> values; ///< Of each scale's points, upwards.
    bool hasExplanation = false;

    /// Questions, scales and the explanation.
    std::size_t steps() const { return options.size() + values.size() + (hasExplanation ? 1 : 0); }
    bool operator==(const AnswerShape&) const = default;
};

AnswerShape shapeOf(const Task& task);

/// What a study asks as of now: the latest document among its rows, read once. Every function
/// throws; call it inside Database::read or write.
class TaskInForce
{
public:
    explicit TaskInForce(Database& database)
        : m_database(database)
    {}

    /// StudyDamaged where the document is none, or the tables made from it say something else.
    const Task& task() { return read().task; }
    /// The same, for whoever keeps it beyond the operation.
    std::shared_ptr<const Task> shared();
    const AnswerShape& shape() { return read().shape; }
    /// 64 hexadecimal digits.
    QByteArray hash() { return read().hash; }

    /// What the study asks from now on. UTC milliseconds.
    void set(const Task& task, qint64 at);
    /// Makes the tables of the shape from the document, where rows came from another file.
    void refillTables();
    /// It may have changed: it is read again when it is next asked for. Never throws.
    void forget() { m_known.reset(); }

private:
    struct Known
    {
        Task task;
        AnswerShape shape;
        QByteArray hash;
    };

    const Known& read();

    Database& m_database;
    std::shared_ptr<const Known> m_known;
};

} // namespace subtext

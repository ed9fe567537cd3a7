// SPDX-License-Identifier: MIT
#include "core/storage/taskinforce.h"

#include "core/storage/database.h"
#include "core/storage/failure.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"
#include "core/storage/tasktables.h"
#include "core/task/taskreader.h"
#include "core/task/taskwriter.h"

namespace subtext {
namespace {

[[noreturn]] void refuse(const char* what)
{
    throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, QString::fromLatin1(what), {}});
}

} // namespace

AnswerShape shapeOf(const Task& task)
{
    AnswerShape shape;
    for (const Question& question : task.questions)
        shape.options.push_back(static_cast<int>(question.options.size()));
    for (const Scale& scale : task.scales) {
        auto& values = shape.values.emplace_back();
        for (const ScalePoint& point : scale.points)
            values.push_back(point.value);
    }
    shape.hasExplanation = task.explanation.has_value();
    return shape;
}

const TaskInForce::Known& TaskInForce::read()
{
    if (m_known)
        return *m_known;
    Query row(m_database, "task.latest");
    if (!row.next())
        refuse("task row");
    const QByteArray document = row.text().toUtf8();
    const QString hash = row.text();
    auto task = readTask(document);
    if (!task || QString::fromLatin1(taskHash(*task)) != hash)
        refuse("task");
    if (taskTablesIn(m_database) != taskTablesOf(*task))
        refuse("task tables");
    auto known = std::make_shared<Known>();
    known->shape = shapeOf(*task);
    known->task = std::move(*task);
    known->hash = hash.toLatin1();
    m_known = std::move(known);
    return *m_known;
}

std::shared_ptr<const Task> TaskInForce::shared()
{
    read();
    return {m_known, &m_known->task};
}

void TaskInForce::set(const Task& task, qint64 at)
{
    forget();
    const QByteArray document = writeTask(task);
    const QByteArray hash = taskHash(task);
    Query query(m_database, "task.insert");
    stamp(query, m_database, at, {QStringLiteral("task"), QString::fromLatin1(hash)});
    query.add(QString::fromUtf8(document)).add(QString::fromLatin1(hash)).run();
    writeTaskTables(m_database, task);
}

void TaskInForce::refillTables()
{
    forget();
    Query row(m_database, "task.latest");
    const auto task = row.next() ? readTask(row.text().toUtf8()) : readTask({});
    if (!task)
        refuse("task");
    writeTaskTables(m_database, *task);
}

} // namespace subtext

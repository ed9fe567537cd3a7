// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"

#include "core/base/builtin.h"
#include "core/task/taskreader.h"

#include <algorithm>

namespace subtext {
namespace {

Task readBuiltIn(QLatin1String token)
{
    const auto task = readTask(builtIn(QStringLiteral(":/subtext/tasks/%1.json").arg(token)));
    Q_ASSERT(task); // a test reads them all
    return *task;
}

} // namespace

const Task* builtInTask(QStringView token)
{
    static const std::array<Task, BuiltInTaskTokens.size()> tasks{
        readBuiltIn(BuiltInTaskTokens[0]), readBuiltIn(BuiltInTaskTokens[1])};
    const auto found = std::find_if(tasks.begin(), tasks.end(),
                                    [token](const Task& task) { return task.token == token; });
    return found == tasks.end() ? nullptr : &*found;
}

const Task& defaultTask()
{
    return *builtInTask(QString(BuiltInTaskTokens.front()));
}

} // namespace subtext

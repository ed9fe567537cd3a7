// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskfile.h"

#include "app/cli/output.h"
#include "core/task/builtintasks.h"
#include "core/task/taskreader.h"
#include "ui/text/tasktext.h"

#include <QFileInfo>

namespace subtext::cli {

Status reportTaskFaults(const TaskFaults& faults)
{
    for (const TaskFault& fault : faults)
        putErrorLine(taskFaultLine(fault));
    if (faults.size() == MostTaskFaults)
        putErrorLine(QStringLiteral("There may be more."));
    return Status::UnusableInput;
}

tl::expected<TaskDocument, Status> taskCalled(const QString& name)
{
    if (const Task* task = builtInTask(name))
        return TaskDocument{*task, {}, {}, {}};
    const auto refused = [](Status status) { return tl::unexpected<Status>(status); };
    if (!QFileInfo::exists(name)) {
        putErrorLine(QStringLiteral("There is no task “%1”. Use cei, emoscene or the file of a "
                                    "task document.")
                         .arg(name));
        return refused(Status::WrongUsage);
    }
    auto document = readTaskDocument(name);
    if (document)
        return std::move(*document);
    return refused(document.error().error ? report(*document.error().error)
                                          : reportTaskFaults(document.error().faults));
}

} // namespace subtext::cli

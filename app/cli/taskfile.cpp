// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskfile.h"

#include "app/cli/output.h"
#include "core/exchange/inputfile.h"
#include "core/task/builtintasks.h"
#include "core/task/tasklimits.h"
#include "core/task/taskreader.h"
#include "ui/text/tasktext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace subtext::cli {
namespace {

// A guideline is read by people; what is longer is something else.
constexpr qint64 LongestText = 4LL * 1024 * 1024;

bool isBeside(const QString& name)
{
    return !name.isEmpty() && !name.startsWith(QLatin1String("built-in:"));
}

Result<QString> textBeside(const QString& path, const QString& name)
{
    if (!isBeside(name))
        return QString();
    const QString file = QFileInfo(path).absoluteDir().filePath(name);
    const auto source = openInput(file, LongestText);
    if (!source)
        return fail(source.error());
    const auto text = decodeText((*source)->readAll());
    return text ? Result<QString>(QString::fromUtf8(text->utf8)) : fail(inFile(text.error(), file));
}

} // namespace

Result<QByteArray> taskBytes(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::FileMissing, path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    QByteArray bytes = file.read(TaskLimits::MostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    return bytes;
}

TaskFaults missingTaskTexts(const Task& task, const QString& path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    TaskFaults faults;
    const auto look = [&](const QString& name, const char* key) {
        const bool isElsewhere = name.isEmpty() || name.startsWith(QLatin1String("built-in:"));
        if (!isElsewhere && !QFileInfo(folder.filePath(name)).isFile())
            faults.push_back({TaskFaultCode::MissingText,
                              QStringLiteral("texts.") + QLatin1String(key),
                              0,
                              0,
                              name,
                              {}});
    };
    look(task.texts.guideline, "guideline");
    look(task.texts.cheatSheet, "cheat_sheet");
    look(task.texts.consent, "consent");
    look(task.texts.practice, "practice");
    look(task.texts.phrases, "phrases");
    return faults;
}

Status reportTaskFaults(const TaskFaults& faults)
{
    for (const TaskFault& fault : faults)
        putErrorLine(taskFaultLine(fault));
    if (faults.size() == MostTaskFaults)
        putErrorLine(QStringLiteral("There may be more."));
    return Status::UnusableInput;
}

tl::expected<NamedTask, Status> taskCalled(const QString& name)
{
    if (const Task* task = builtInTask(name))
        return NamedTask{*task, {}, {}, {}};
    const auto refused = [](Status status) { return tl::unexpected<Status>(status); };
    if (!QFileInfo::exists(name)) {
        putErrorLine(QStringLiteral("There is no task “%1”. Use cei, emoscene or the file of a "
                                    "task document.")
                         .arg(name));
        return refused(Status::WrongUsage);
    }
    const auto bytes = taskBytes(name);
    if (!bytes)
        return refused(report(bytes.error()));
    auto task = readTask(*bytes);
    if (!task)
        return refused(reportTaskFaults(task.error()));
    if (const TaskFaults faults = missingTaskTexts(*task, name); !faults.empty())
        return refused(reportTaskFaults(faults));
    NamedTask named{std::move(*task), {}, {}, {}};
    const TaskTexts& texts = named.task.texts;
    Reads reads;
    named.guideline = reads.take(textBeside(name, texts.guideline));
    named.consent = reads.take(textBeside(name, texts.consent));
    if (const auto read = reads.outcome(); !read)
        return refused(report(read.error()));
    for (const QString& other : {texts.cheatSheet, texts.practice, texts.phrases}) {
        if (isBeside(other))
            named.others << other;
    }
    return named;
}

} // namespace subtext::cli

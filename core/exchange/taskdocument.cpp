// SPDX-License-Identifier: MIT
#include "core/exchange/taskdocument.h"

#include "core/base/diskfolder.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/task/tasklimits.h"
#include "core/task/taskreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace subtext {
namespace {

// A guideline is read by people; what is longer is something else.
constexpr qint64 LongestTaskText = 4LL * 1024 * 1024;

bool isBeside(const QString& name)
{
    return !name.isEmpty() && !isBuiltInText(name);
}

Result<QString> textBeside(const QString& path, const QString& name)
{
    if (!isBeside(name))
        return QString();
    const QString file = QFileInfo(path).absoluteDir().filePath(name);
    const auto bytes = readInput(file, LongestTaskText);
    if (!bytes)
        return fail(bytes.error());
    const auto text = decodeText(*bytes);
    return text ? Result<QString>(QString::fromUtf8(text->utf8)) : fail(inFile(text.error(), file));
}

} // namespace

QString TaskDocument::ownText(TaskText text) const
{
    if (text == TaskText::Guideline)
        return guideline;
    if (text == TaskText::Consent)
        return consent;
    const auto found = others.find(text);
    return found == others.end() ? QString() : found->second;
}

void TaskDocument::setOwnText(TaskText text, const QString& own)
{
    if (text == TaskText::Guideline)
        guideline = own;
    else if (text == TaskText::Consent)
        consent = own;
    else if (own.isEmpty())
        others.erase(text);
    else
        others[text] = own;
}

Result<QByteArray> readTaskBytes(const QString& path)
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
    for (const TaskText text : AllTaskTexts) {
        const QString& name = nameOf(task.texts, text);
        if (isBeside(name) && !QFileInfo(folder.filePath(name)).isFile())
            faults.push_back({TaskFaultCode::MissingText,
                              QStringLiteral("texts.") + taskTextToken(text),
                              0,
                              0,
                              name,
                              {}});
    }
    return faults;
}

tl::expected<TaskDocument, TaskRefusal> readTaskDocument(const QString& path)
{
    const auto refused = [](std::optional<Error> error, TaskFaults faults) {
        return tl::make_unexpected(TaskRefusal{std::move(error), std::move(faults)});
    };
    const auto bytes = readTaskBytes(path);
    if (!bytes)
        return refused(bytes.error(), {});
    auto task = readTask(*bytes);
    if (!task)
        return refused({}, std::move(task.error()));
    if (TaskFaults faults = missingTaskTexts(*task, path); !faults.empty())
        return refused({}, std::move(faults));
    TaskDocument document{std::move(*task), {}, {}, {}};
    Reads reads;
    for (const TaskText text : AllTaskTexts) {
        document.setOwnText(text, reads.take(textBeside(path, nameOf(document.task.texts, text))));
    }
    if (const auto read = reads.outcome(); !read)
        return refused(read.error(), {});
    return document;
}

Result<void> writeTaskTexts(const TaskDocument& document, const QString& path)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    for (const TaskText text : AllTaskTexts) {
        const QString& name = nameOf(document.task.texts, text);
        const QByteArray bytes = document.ownText(text).toUtf8();
        const QString beside = folder.filePath(name);
        if (!isBeside(name) || bytes.isEmpty() || QFileInfo::exists(beside))
            continue;
        if (const auto written = disk::writeNewFile(beside, bytes); !written)
            return written;
    }
    return {};
}

} // namespace subtext

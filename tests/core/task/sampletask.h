// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskfault.h"
#include "core/task/taskreader.h"
#include "tests/support/checks.h"

#include <QFile>
#include <QtTest>

namespace subtext::test {

/// The example of the manual: five options without a ring, a board of three, two scales of five
/// points, open groups.
inline QByteArray sampleDocument()
{
    QFile page(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual/task.md"));
    if (!page.open(QIODevice::ReadOnly))
        qFatal("the manual has no page about tasks");
    const QByteArray text = page.readAll();
    const qsizetype begin = text.indexOf("```json\n") + 8;
    return text.mid(begin, text.indexOf("```", begin) - begin);
}

/// A built-in document as it lies in the tree.
inline QByteArray shippedDocument(const QString& token)
{
    QFile file(QStringLiteral(SUBTEXT_SOURCE_DIR "/resources/tasks/%1.json").arg(token));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no such task");
    return file.readAll();
}

/// What a document that must not be read is refused for.
inline TaskFaults faultsIn(const QByteArray& document)
{
    const auto task = readTask(document);
    return task ? TaskFaults() : task.error();
}

/// For messages of tests that fail.
inline QByteArray describe(const TaskFaults& faults)
{
    QByteArray text;
    for (const TaskFault& fault : faults)
        text += '\n' + QByteArray(taskFaultToken(fault.code).data()) + " at \"" +
                fault.place.toUtf8() + "\" line " + QByteArray::number(fault.line) + " column " +
                QByteArray::number(fault.column) + " value \"" + fault.value.toUtf8() +
                "\" detail \"" + fault.detail.toUtf8() + '"';
    return text.isEmpty() ? QByteArray("no fault") : text;
}

} // namespace subtext::test

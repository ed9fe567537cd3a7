// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/exchange/tidystudies.h"
#include "tests/core/report/reports.h"
#include "tests/support/answeredtable.h"

namespace subtext::test {

/// The first items of a table with three answers each are of these parts; the others of none.
inline QByteArray withParts(const QByteArray& csv, const QList<QByteArray>& parts)
{
    QList<QByteArray> lines = csv.trimmed().split('\n');
    lines.front() += ",split";
    for (qsizetype i = 1; i < lines.size(); ++i)
        lines[i] += ',' + parts.value((i - 1) / 3);
    return lines.join('\n') + '\n';
}

/// The report of a study of this task that has what a table says.
inline StudyReport reportOfTable(const Task& task, const QByteArray& csv)
{
    StudyOf study(task);
    if (!must(study.take(csv)).refused.empty())
        qFatal("the table cannot be imported");
    return StudyReport(*study.operator->());
}

/// The same with eight answered scenes.
inline StudyReport reportOfAnswers(const Task& task)
{
    return reportOfTable(task, answeredTable(task, 8));
}

} // namespace subtext::test

// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/exchange/tidystudies.h"
#include "tests/core/report/reports.h"
#include "tests/support/answeredtable.h"

namespace subtext::test {

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

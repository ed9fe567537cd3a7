// SPDX-License-Identifier: MIT
#include "core/storage/secondcolumn.h"

#include "core/storage/answercodes.h"
#include "core/storage/query.h"
#include "core/storage/taskinforce.h"
#include "core/task/task.h"

namespace subtext {

void addSeconds(Query& query, const SecondAnswers& seconds)
{
    query.addOrNull(secondText(seconds, query.database().task().task()));
}

SecondAnswers takeSeconds(Query& row, const CheckedRow& checked)
{
    const QString text = row.text();
    if (text.isEmpty())
        return {};
    auto seconds = secondsIn(text, row.database().task().task());
    if (!seconds)
        checked.refuse("second", text);
    return std::move(*seconds);
}

bool areSeconds(const Task& task, const QString& text, const QString& ballotCodes)
{
    if (text.isEmpty())
        return true;
    if (text.size() > LongestSeconds)
        return false;
    const auto seconds = secondsIn(text, task);
    const auto ballot = ballotIn(shapeOf(task), ballotCodes);
    return seconds && ballot && fitBallot(*seconds, *ballot, task);
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/storage/secondcolumn.h"

#include "core/storage/answercodes.h"
#include "core/storage/query.h"
#include "core/storage/taskinforce.h"
#include "core/task/task.h"

namespace subtext {
namespace {

/// Open where a code is no option.
Ballot ballotIn(const Task& task, const QString& codes)
{
    Ballot ballot{};
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const int options = static_cast<int>(task.questions[i].options.size());
        for (int place = 0; at < codes.size() && place < options; ++place) {
            if (placeCode(place) == codes[at])
                ballot.at(i) = static_cast<Choice>(place);
        }
    }
    return ballot;
}

} // namespace

void addSeconds(Query& query, const SecondAnswers& seconds)
{
    const QString text = secondText(seconds, query.database().task().task());
    if (text.isEmpty())
        query.addNull();
    else
        query.add(text);
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
    return seconds && fitBallot(*seconds, ballotIn(task, ballotCodes), task);
}

} // namespace subtext

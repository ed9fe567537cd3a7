// SPDX-License-Identifier: MIT
#include "core/storage/besidecolumn.h"

#include "core/storage/answercodes.h"
#include "core/storage/query.h"
#include "core/storage/taskinforce.h"
#include "core/task/task.h"

namespace subtext {

template <typename Said> void BesideColumn<Said>::add(Query& query, const Said& said) const
{
    query.addOrNull(textOf(said, query.database().task().task()));
}

template <typename Said> Said BesideColumn<Said>::take(Query& row, const CheckedRow& checked) const
{
    const QString text = row.text();
    if (text.isEmpty())
        return {};
    auto said = saidIn(text, row.database().task().task());
    if (!said)
        checked.refuse(name, text);
    return std::move(*said);
}

template <typename Said>
bool BesideColumn<Said>::allows(const Task& task, const QString& text,
                                const QString& ballotCodes) const
{
    if (text.isEmpty())
        return true;
    if (text.size() > longest)
        return false;
    const auto said = saidIn(text, task);
    const auto ballot = ballotIn(shapeOf(task), ballotCodes);
    return said && ballot && fitBallot(*said, *ballot, task);
}

template struct BesideColumn<SecondAnswers>;
template struct BesideColumn<Guesses>;

} // namespace subtext

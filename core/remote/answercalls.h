// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/answerrow.h"
#include "core/sync/teamanswers.h"

namespace subtext {

// How rows of an answer become values, for whoever calls functions of the server. `function`: its
// name, for the error of an answer that cannot be read.

Error unreadableAnswer(const char* function);
/// {"login", "device", "valid_until"} of a login that was made.
NewLogin takeLogin(AnswerRow& row);

/// A list of values, one a row.
template <typename Take, typename Done>
ServerConnection::Done asList(const char* function, Take take, Done done)
{
    return [=](Result<ServerRows> rows) {
        using Value = decltype(take(std::declval<AnswerRow&>()));
        if (!rows)
            return done(fail(rows.error()));
        std::vector<Value> values;
        values.reserve(rows->size());
        for (const auto& columns : *rows) {
            AnswerRow row(columns);
            values.push_back(take(row));
            if (!row.isSound())
                return done(fail(unreadableAnswer(function)));
        }
        done(std::move(values));
    };
}

/// One value, of one row. Whoever is no member is told nothing: a NULL.
template <typename Take, typename Done>
ServerConnection::Done asOne(const char* function, Take take, Done done)
{
    return [=](Result<ServerRows> rows) {
        if (!rows)
            return done(fail(rows.error()));
        if (rows->size() != 1)
            return done(fail(unreadableAnswer(function)));
        AnswerRow row(rows->front());
        if (row.isNull())
            return done(fail(ErrorCode::NotInTeam, {}, QString::fromLatin1(function)));
        auto value = take(row);
        if (!row.isSound())
            return done(fail(unreadableAnswer(function)));
        done(std::move(value));
    };
}

/// Nothing but whether it was done.
template <typename Done> ServerConnection::Done asNothing(Done done)
{
    return [=](Result<ServerRows> rows) {
        if (rows)
            done({});
        else
            done(fail(rows.error()));
    };
}

} // namespace subtext

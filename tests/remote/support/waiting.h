// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/teamserver.h"
#include "tests/remote/support/team.h"

#include <QtTest>

#include <optional>

namespace subtext::test {

constexpr int LongestWait = 60'000; ///< Milliseconds; what has not come by then never will.

/// The device's way to the server as the program goes it.
inline ServerAddress addressOf(const PostgresServer& server, const Device& device)
{
    return {QStringLiteral("localhost"),
            server.port(),
            QStringLiteral("subtext"),
            device.login,
            device.secret,
            server.certificate(),
            false};
}

/// The answer to a call that `ask` makes with the function that is to be told.
template <typename Answer, typename Ask> Result<Answer> answerTo(Ask ask)
{
    std::optional<Result<Answer>> answer;
    ask([&](Result<Answer> given) { answer.emplace(std::move(given)); });
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, LongestWait))
        qFatal("a call was not answered");
    return std::move(*answer);
}

} // namespace subtext::test

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <optional>

namespace subtext {

/// What an answer of the server means, by its SQLSTATE. "ST…" are those of its own schema; their
/// message is one word or a few, and tells nothing of anybody's data.
Error serverError(const QString& sqlState, const QString& message);

/// Which rule of its schema the server held to where an error is `ServerRefused`, for whoever has
/// to go on from there.
enum class ServerFault : std::uint8_t {
    Malformed,  ///< The call as a whole.
    Fork,       ///< It has other rows of this device in that place.
    Gap,        ///< It lacks rows of this device before these.
    TooMuch,    ///< One's share of its disk is full.
    ChangedRow, ///< It has a row of that UUID which says something else.
    Locked,     ///< The study is.
};
std::optional<ServerFault> serverFaultOf(const Error& error);
/// Whether it has other rows of this device there than was thought, or fewer.
bool isFork(const Error& error);

enum class ConnectingStage : std::uint8_t { Reaching, Trusting, SigningIn };

/// Why there is no connection. `words`: libpq's, with the SQLSTATE where the server gave one.
Error connectionError(ConnectingStage stage, const QString& host, const QString& words);

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>

namespace subtext {

/// What an answer of the server means, by its SQLSTATE. "ST…" are those of its own schema; their
/// message is one word or a few, and tells nothing of anybody's data.
Error serverError(const QString& sqlState, const QString& message);

/// How far a connection was when it failed.
enum class ConnectingStage : std::uint8_t { Reaching, Trusting, SigningIn };

/// Why there is no connection. `words`: libpq's, with the SQLSTATE where the server gave one.
Error connectionError(ConnectingStage stage, const QString& host, const QString& words);

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/http/http.h"

namespace subtext {

/// How often a request is sent at most.
inline constexpr int MostTries = 6;

/// Whether the same request may fare better later: the network, the server's load, a time limit.
bool isWorthRetrying(const HttpReply& reply);

/// How long the server asks to be left alone: "retry-after-ms", or "Retry-After" as seconds or as a
/// date. Milliseconds from `now` (UTC milliseconds), at least 0; none where it does not say.
std::optional<qint64> askedWaitMs(const HttpReply& reply, qint64 now);

/// How long to wait after `tries` tries (from 1): random · min(60 s, 2 s · 2^(tries − 1)), and at
/// least what the server asks for. `random`: 0 … 1.
qint64 retryWaitMs(int tries, double random, std::optional<qint64> asked);

} // namespace subtext

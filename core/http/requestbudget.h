// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace subtext {

/// So much a minute, evenly: what was not used in ten seconds is not saved up. Times are
/// milliseconds of any clock that does not go back.
class TokenBucket
{
public:
    /// 0: without a limit.
    TokenBucket(double perMinute, qint64 now);

    /// How long until `amount` may be taken. What is more than fits is taken from a full bucket,
    /// and the next waits the longer.
    qint64 waitMs(double amount, qint64 now) const;
    void take(double amount, qint64 now);

private:
    double levelAt(qint64 now) const;

    double m_perMs;
    double m_capacity;
    double m_level;
    qint64 m_at;
};

/// What is sent to a server at once and in a minute.
struct RequestLimits
{
    int concurrency = 4;
    double requestsPerMinute = 0; ///< 0: without a limit.
    double tokensPerMinute = 0;   ///< The same.

    bool operator==(const RequestLimits&) const = default;
};

class RequestBudget
{
public:
    RequestBudget(const RequestLimits& limits, qint64 now);

    bool hasRoom() const { return m_open < m_concurrency; }
    int open() const { return m_open; }
    /// How long the next request of that many tokens must wait; 0: it may go.
    qint64 waitMs(double tokens, qint64 now) const;
    void begin(double tokens, qint64 now);
    void end();

private:
    int m_concurrency;
    int m_open = 0;
    TokenBucket m_requests;
    TokenBucket m_tokens;
};

} // namespace subtext

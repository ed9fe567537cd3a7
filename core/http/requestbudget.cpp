// SPDX-License-Identifier: MIT
#include "core/http/requestbudget.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr double MinuteMs = 60'000;
constexpr double SavedMs = 10'000;

} // namespace

TokenBucket::TokenBucket(double perMinute, qint64 now)
    : m_perMs(perMinute / MinuteMs)
    , m_capacity(std::max(1.0, m_perMs * SavedMs))
    , m_level(m_capacity)
    , m_at(now)
{}

double TokenBucket::levelAt(qint64 now) const
{
    return std::min(m_capacity,
                    m_level + m_perMs * static_cast<double>(std::max<qint64>(0, now - m_at)));
}

qint64 TokenBucket::waitMs(double amount, qint64 now) const
{
    if (m_perMs <= 0)
        return 0;
    const double missing = std::min(amount, m_capacity) - levelAt(now);
    return missing <= 1e-9 ? 0 : static_cast<qint64>(std::ceil(missing / m_perMs));
}

void TokenBucket::take(double amount, qint64 now)
{
    if (m_perMs <= 0)
        return;
    m_level = levelAt(now) - amount;
    m_at = std::max(m_at, now);
}

RequestBudget::RequestBudget(const RequestLimits& limits, qint64 now)
    : m_concurrency(std::max(1, limits.concurrency))
    , m_requests(limits.requestsPerMinute, now)
    , m_tokens(limits.tokensPerMinute, now)
{}

qint64 RequestBudget::waitMs(double tokens, qint64 now) const
{
    return std::max(m_requests.waitMs(1, now), m_tokens.waitMs(tokens, now));
}

void RequestBudget::begin(double tokens, qint64 now)
{
    ++m_open;
    m_requests.take(1, now);
    m_tokens.take(tokens, now);
}

void RequestBudget::end()
{
    Q_ASSERT(m_open > 0);
    --m_open;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"

namespace subtext::test {

/// A clock that stands still until it is told otherwise.
class FixedClock : public Clock
{
public:
    static constexpr qint64 Start = 1'800'000'000'000; // 2027-01-15T08:00:00Z

    qint64 now() const override { return m_now; }
    void set(qint64 now) { m_now = now; }
    void advance(qint64 ms) { m_now += ms; }

private:
    qint64 m_now = Start;
};

/// UUIDs that count up, so that two runs write the same file.
class CountingIds : public IdSource
{
public:
    CountingIds() = default;
    /// For a second program at the same study: its identifiers are nobody else's.
    explicit CountingIds(qint64 from)
        : m_count(from)
    {}
    Uuid next() override
    {
        return *Uuid::fromText(
            QStringLiteral("00000000-0000-4000-8000-%1").arg(++m_count, 12, 16, QLatin1Char('0')));
    }
    qint64 count() const { return m_count; }

private:
    qint64 m_count = 0;
};

} // namespace subtext::test

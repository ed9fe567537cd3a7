// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>

namespace subtext::test {

/// Counts the rows that SQLite gives on every connection that is opened while the object lives.
/// One at a time.
class RowWatch
{
public:
    /// `atRow` hears of each as it is given, from 1; on the thread that reads it.
    explicit RowWatch(std::function<void(qint64 row)> atRow = {});
    ~RowWatch();
    RowWatch(const RowWatch&) = delete;
    RowWatch& operator=(const RowWatch&) = delete;

    qint64 rows() const { return m_rows; }

private:
    struct Hooks;

    std::function<void(qint64)> m_atRow;
    qint64 m_rows = 0;
};

} // namespace subtext::test

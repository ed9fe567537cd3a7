// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace subtext {

/// At most one job in flight; of those that come meanwhile the latest waits.
template <typename Job> class JobSlot
{
public:
    bool isRunning() const { return m_running.has_value(); }
    /// There must be one.
    const Job& running() const { return *m_running; }
    const std::optional<Job>& waiting() const { return m_waiting; }

    /// True: the job is running(), to be begun now. False: it waits, in place of another.
    bool add(Job job)
    {
        const bool isFree = !m_running;
        (isFree ? m_running : m_waiting) = std::move(job);
        return isFree;
    }
    void forgetWaiting() { m_waiting.reset(); }
    void end() { m_running.reset(); }
    /// True: the one that waited is running(), to be begun now.
    bool next()
    {
        if (m_running || !m_waiting)
            return false;
        m_running = std::exchange(m_waiting, std::nullopt);
        return true;
    }

private:
    std::optional<Job> m_running;
    std::optional<Job> m_waiting;
};

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace subtext {

/// Asks long work to end. Copies share one state; any thread may ask.
class CancelToken
{
public:
    /// One that is cancelled by itself, and with `outer`.
    static CancelToken under(const CancelToken& outer)
    {
        CancelToken token;
        token.m_outer = std::make_shared<CancelToken>(outer);
        return token;
    }
    void cancel() { m_isCancelled->store(true, std::memory_order_relaxed); }
    bool isCancelled() const
    {
        return m_isCancelled->load(std::memory_order_relaxed) ||
               (m_outer && m_outer->isCancelled());
    }

private:
    std::shared_ptr<std::atomic<bool>> m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<const CancelToken> m_outer;
};

/// Hears how far long work has come: 0 … 1, never falling; on the thread that works.
using ProgressSink = std::function<void(double)>;

} // namespace subtext

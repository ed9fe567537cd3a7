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
    void cancel() { m_isCancelled->store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_isCancelled->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> m_isCancelled = std::make_shared<std::atomic<bool>>(false);
};

/// Hears how far long work has come: 0 … 1, never falling; on the thread that works.
using ProgressSink = std::function<void(double)>;

} // namespace subtext

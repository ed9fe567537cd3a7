// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace subtext {

/// Cores of this machine that work can be spread over, at least 1.
std::size_t coreCount();

/// Does `work(0)` … `work(count − 1)`, in any order and several at once, and returns when all are
/// done. Each may write only what is its own, and must not throw. Where the system gives no further
/// thread, this one does the work.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace subtext {

std::size_t coreCount()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

void inParallel(std::size_t count, const std::function<void(std::size_t)>& work)
{
    std::atomic<std::size_t> next = 0;
    const auto takeTurns = [&] {
        for (std::size_t mine = next++; mine < count; mine = next++)
            work(mine);
    };
    std::vector<std::thread> others(std::min(count, coreCount()));
    if (!others.empty())
        others.pop_back(); // this thread works as well
    for (std::thread& other : others)
        other = std::thread(takeTurns);
    takeTurns();
    for (std::thread& other : others)
        other.join();
}

} // namespace subtext

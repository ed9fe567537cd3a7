// SPDX-License-Identifier: MIT
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
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
    std::vector<std::thread> others;
    for (std::size_t more = 1; more < std::min(count, coreCount()); ++more) {
        try {
            others.emplace_back(takeTurns);
        } catch (const std::system_error&) {
            break; // no further thread is to be had: this one does the rest
        }
    }
    takeTurns(); // this thread works as well
    for (std::thread& other : others)
        other.join();
}

} // namespace subtext

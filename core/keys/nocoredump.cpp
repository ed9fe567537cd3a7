// SPDX-License-Identifier: MIT
#include "core/keys/nocoredump.h"

#include "core/base/platform/process.h"

#include <mutex>

namespace subtext {
namespace {

/// What is stopped belongs to the process, and so does the number of those who hold it down.
struct CoreLimit
{
    std::mutex mutex;
    int holders = 0;
    std::optional<std::uint64_t> before;
};

CoreLimit& coreLimit()
{
    static CoreLimit limit;
    return limit;
}

} // namespace

NoCoreDump::NoCoreDump()
{
    CoreLimit& limit = coreLimit();
    const std::lock_guard lock(limit.mutex);
    if (limit.holders++ == 0)
        limit.before = platform::stopCoreDumps();
}

NoCoreDump::~NoCoreDump()
{
    CoreLimit& limit = coreLimit();
    const std::lock_guard lock(limit.mutex);
    if (--limit.holders == 0 && limit.before)
        platform::allowCoreDumps(*limit.before);
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/keys/nocoredump.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <algorithm>
#include <mutex>
#include <sys/resource.h>
#endif

namespace subtext {

#ifdef Q_OS_LINUX
namespace {

/// The limit belongs to the process, and so does the number of those who hold it down.
struct CoreLimit
{
    std::mutex mutex;
    int holders = 0;
    rlim_t before = 0;
};

CoreLimit& coreLimit()
{
    static CoreLimit limit;
    return limit;
}

/// One byte and not none: the kernel ignores a limit of 0 where dumps are piped to a program
/// (systemd-coredump, apport), and takes 1 as the order to write none at all.
constexpr rlim_t NoDump = 1;

} // namespace

// PR_SET_DUMPABLE would do the same, but would also take /proc/self from the user: debuggers and
// the desktop's portals, which look there who asks, would be refused.
NoCoreDump::NoCoreDump()
{
    CoreLimit& limit = coreLimit();
    const std::lock_guard lock(limit.mutex);
    rlimit now{};
    if (limit.holders++ > 0 || getrlimit(RLIMIT_CORE, &now) != 0)
        return;
    limit.before = now.rlim_cur;
    now.rlim_cur = std::min(NoDump, now.rlim_max);
    setrlimit(RLIMIT_CORE, &now);
}

NoCoreDump::~NoCoreDump()
{
    CoreLimit& limit = coreLimit();
    const std::lock_guard lock(limit.mutex);
    rlimit now{};
    if (--limit.holders > 0 || getrlimit(RLIMIT_CORE, &now) != 0)
        return;
    now.rlim_cur = std::min(limit.before, now.rlim_max);
    setrlimit(RLIMIT_CORE, &now);
}
#else
// Windows writes no dump by itself: error reporting does, as the machine's owner has set it, and a
// process can only ask to be left out of it for good.
NoCoreDump::NoCoreDump() = default;
NoCoreDump::~NoCoreDump() = default;
#endif

} // namespace subtext

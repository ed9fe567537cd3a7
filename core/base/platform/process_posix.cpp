// SPDX-License-Identifier: MIT
#include "core/base/platform/process.h"

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace subtext::platform {
namespace {

void handleRequests(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaction(signal, &action, nullptr);
}

/// One byte and not none: the kernel ignores a limit of 0 where dumps are piped to a program
/// (systemd-coredump, apport), and takes 1 as the order to write none at all.
constexpr rlim_t NoDump = 1;

} // namespace

void onInterrupt(void (*handler)(int))
{
    handleRequests(handler);
}

void forgetInterrupt()
{
    handleRequests(SIG_DFL);
}

void haveLongFilesRefused()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

int endedWith(int status)
{
    return status;
}

// PR_SET_DUMPABLE would do the same, but would also take /proc/self from the user: debuggers and
// the desktop's portals, which look there who asks, would be refused.
std::optional<std::uint64_t> stopCoreDumps()
{
    rlimit now{};
    if (getrlimit(RLIMIT_CORE, &now) != 0)
        return std::nullopt;
    const rlim_t before = now.rlim_cur;
    now.rlim_cur = std::min(NoDump, now.rlim_max);
    setrlimit(RLIMIT_CORE, &now);
    return before;
}

void allowCoreDumps(std::uint64_t before)
{
    rlimit now{};
    if (getrlimit(RLIMIT_CORE, &now) != 0)
        return;
    now.rlim_cur = std::min(static_cast<rlim_t>(before), now.rlim_max);
    setrlimit(RLIMIT_CORE, &now);
}

} // namespace subtext::platform

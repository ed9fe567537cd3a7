// SPDX-License-Identifier: MIT
#include "core/base/platform/process.h"
#include "core/base/platform/systemapi_win.h"

#include <csignal>
#include <cstdio>

namespace subtext::platform {
namespace {

// The run-time library takes a handler away before it calls it, so that the second one ends the
// program. SIGBREAK is Ctrl+Break, and that the console is closed.
void handleRequests(void (*handler)(int))
{
    for (int signal : {SIGINT, SIGTERM, SIGBREAK})
        std::signal(signal, handler);
}

} // namespace

void onInterrupt(void (*handler)(int))
{
    handleRequests(handler);
}

void forgetInterrupt()
{
    handleRequests(SIG_DFL);
}

void haveLongFilesRefused() {} // as they are

// MinGW's run-time library gives its threads' keys back when it is unloaded, and waits for a reader
// of them that no longer lives (seen under wine 8, with a study open).
int endedWith(int status)
{
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(status));
    return status;
}

std::optional<std::uint64_t> stopCoreDumps()
{
    const UINT before = GetErrorMode();
    SetErrorMode(before | SEM_NOGPFAULTERRORBOX);
    return before;
}

void allowCoreDumps(std::uint64_t before)
{
    SetErrorMode(static_cast<UINT>(before));
}

} // namespace subtext::platform

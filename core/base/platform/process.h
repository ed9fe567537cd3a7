// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace subtext::platform {

// What a program asks of the system for itself.

/// From now on Ctrl+C, and requests to end, call `handler`, with a number that means nothing to
/// anybody; the second one ends the program at once. It may touch what is lock-free and global
/// only.
void onInterrupt(void (*handler)(int));
/// They end the program again.
void forgetInterrupt();

/// Where a file may not grow any further the write says so; without this a signal would end the
/// program.
void haveLongFilesRefused();

/// What main() returns, when all that it made is gone: `status`. On Windows it does not come back
/// but ends the process, since the libraries' own farewell can wait there for a thread that is
/// gone.
int endedWith(int status);

/// From now on the process leaves no core dump; on Windows, no report to whoever collects them.
/// What allowCoreDumps() makes it as before with; none where the system refused.
std::optional<std::uint64_t> stopCoreDumps();
void allowCoreDumps(std::uint64_t before);

} // namespace subtext::platform

// SPDX-License-Identifier: MIT
#pragma once

namespace subtext {

/// As long as one is there, the process leaves no core dump when it crashes: keys that it has in
/// its memory would stand in it. When the last one goes, the limit is again what it was before the
/// first. Any thread may have one. On Windows the process is left out of what reports crashes,
/// which is what could write one there.
class NoCoreDump
{
public:
    NoCoreDump();
    ~NoCoreDump();
    NoCoreDump(const NoCoreDump&) = delete;
    NoCoreDump& operator=(const NoCoreDump&) = delete;
};

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace subtext::test {

/// A disk that runs full on demand: a SQLite VFS in front of the real one, the default while the
/// object lives. Writes and growing truncations take from what is left and fail with SQLITE_FULL
/// when it is used up, as a real disk does: other files and reading are not affected. It can refuse
/// reads as well, as a disk does that is dying.
class FullDisk
{
public:
    FullDisk();
    ~FullDisk();
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    void leave(qint64 bytes);
    void makeSpace();
    /// The n-th read from now and all after it fail with SQLITE_IOERR_READ; 0: none.
    void refuseReadsFrom(int nth);
    /// How many reads there were since then.
    int reads() const;
    /// How often a write was turned away since the last leave().
    int refusals() const;
    /// Every lock fails, as on a file system that has none.
    void breakLocks(bool isBroken = true);
    /// Bytes written since the last leave().
    qint64 written() const;
};

} // namespace subtext::test

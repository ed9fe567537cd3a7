// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace subtext::test {

/// A disk that runs full on demand: a SQLite VFS in front of the real one, the default while the
/// object lives. Writes and growing truncations take from what is left and fail with SQLITE_FULL
/// when it is used up, as a real disk does: other files and reading are not affected.
class FullDisk
{
public:
    FullDisk();
    ~FullDisk();
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    void leave(qint64 bytes);
    void makeSpace();
    /// How often a write was turned away since the last leave().
    int refusals() const;
    /// Bytes written since the last leave().
    qint64 written() const;
};

} // namespace subtext::test

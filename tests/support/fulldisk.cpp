// SPDX-License-Identifier: MIT
#include "tests/support/fulldisk.h"

#include <sqlite3.h>

#include <cerrno>
#include <limits>

namespace subtext::test {
namespace {

constexpr qint64 Unlimited = std::numeric_limits<qint64>::max();

struct State
{
    sqlite3_vfs* real = nullptr;
    sqlite3_vfs shim{};
    sqlite3_io_methods methods{};
    qint64 left = Unlimited;
    qint64 written = 0;
    int refusals = 0;
    int reads = 0;
    int firstRefusedRead = 0;
    bool areLocksBroken = false;
};

State& state()
{
    static State instance;
    return instance;
}

// The real file's memory follows the shim's header.
struct ShimFile
{
    sqlite3_file base;
};

sqlite3_file* realOf(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<ShimFile*>(file) + 1);
}

bool take(qint64 bytes)
{
    if (bytes > state().left) {
        ++state().refusals;
        return false;
    }
    if (state().left != Unlimited)
        state().left -= bytes;
    state().written += bytes;
    return true;
}

int xClose(sqlite3_file* f)
{
    return realOf(f)->pMethods->xClose(realOf(f));
}
int xRead(sqlite3_file* f, void* into, int amount, sqlite3_int64 at)
{
    ++state().reads;
    if (state().firstRefusedRead > 0 && state().reads >= state().firstRefusedRead)
        return SQLITE_IOERR_READ;
    return realOf(f)->pMethods->xRead(realOf(f), into, amount, at);
}
int xWrite(sqlite3_file* f, const void* from, int amount, sqlite3_int64 at)
{
    if (!take(amount))
        return SQLITE_FULL;
    return realOf(f)->pMethods->xWrite(realOf(f), from, amount, at);
}
int xTruncate(sqlite3_file* f, sqlite3_int64 size)
{
    return realOf(f)->pMethods->xTruncate(realOf(f), size);
}
int xSync(sqlite3_file* f, int flags)
{
    return realOf(f)->pMethods->xSync(realOf(f), flags);
}
int xFileSize(sqlite3_file* f, sqlite3_int64* size)
{
    return realOf(f)->pMethods->xFileSize(realOf(f), size);
}
int xLock(sqlite3_file* f, int level)
{
    if (state().areLocksBroken) {
        errno = ENOLCK; // what SQLite itself makes of it
        return SQLITE_BUSY;
    }
    return realOf(f)->pMethods->xLock(realOf(f), level);
}
int xUnlock(sqlite3_file* f, int level)
{
    return realOf(f)->pMethods->xUnlock(realOf(f), level);
}
int xCheckReservedLock(sqlite3_file* f, int* result)
{
    return realOf(f)->pMethods->xCheckReservedLock(realOf(f), result);
}
int xFileControl(sqlite3_file* f, int operation, void* argument)
{
    return realOf(f)->pMethods->xFileControl(realOf(f), operation, argument);
}
int xSectorSize(sqlite3_file* f)
{
    return realOf(f)->pMethods->xSectorSize(realOf(f));
}
int xDeviceCharacteristics(sqlite3_file* f)
{
    return realOf(f)->pMethods->xDeviceCharacteristics(realOf(f));
}
int xShmMap(sqlite3_file* f, int page, int size, int extend, void volatile** into)
{
    return realOf(f)->pMethods->xShmMap(realOf(f), page, size, extend, into);
}
int xShmLock(sqlite3_file* f, int offset, int n, int flags)
{
    return realOf(f)->pMethods->xShmLock(realOf(f), offset, n, flags);
}
void xShmBarrier(sqlite3_file* f)
{
    realOf(f)->pMethods->xShmBarrier(realOf(f));
}
int xShmUnmap(sqlite3_file* f, int deleteFlag)
{
    return realOf(f)->pMethods->xShmUnmap(realOf(f), deleteFlag);
}

int xOpen(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    file->pMethods = nullptr;
    const int rc = state().real->xOpen(state().real, name, realOf(file), flags, outFlags);
    if (rc == SQLITE_OK)
        file->pMethods = &state().methods;
    return rc;
}

} // namespace

FullDisk::FullDisk()
{
    State& s = state();
    s.real = sqlite3_vfs_find(nullptr);
    s.methods = {2,
                 xClose,
                 xRead,
                 xWrite,
                 xTruncate,
                 xSync,
                 xFileSize,
                 xLock,
                 xUnlock,
                 xCheckReservedLock,
                 xFileControl,
                 xSectorSize,
                 xDeviceCharacteristics,
                 xShmMap,
                 xShmLock,
                 xShmBarrier,
                 xShmUnmap,
                 nullptr,
                 nullptr};
    s.shim = *s.real; // everything but opening goes straight to the real one
    s.shim.zName = "full-disk";
    s.shim.pNext = nullptr;
    s.shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + s.real->szOsFile;
    s.shim.xOpen = xOpen;
    sqlite3_vfs_register(&s.shim, 1);
    makeSpace();
    refuseReadsFrom(0);
}

FullDisk::~FullDisk()
{
    breakLocks(false);
    sqlite3_vfs_unregister(&state().shim);
    sqlite3_vfs_register(state().real, 1);
}

void FullDisk::leave(qint64 bytes)
{
    state().left = bytes;
    state().written = 0;
    state().refusals = 0;
}

void FullDisk::makeSpace()
{
    state().left = Unlimited;
}

void FullDisk::refuseReadsFrom(int nth)
{
    state().reads = 0;
    state().firstRefusedRead = nth;
}

int FullDisk::reads() const
{
    return state().reads;
}

void FullDisk::breakLocks(bool isBroken)
{
    state().areLocksBroken = isBroken;
}

int FullDisk::refusals() const
{
    return state().refusals;
}

qint64 FullDisk::written() const
{
    return state().written;
}

} // namespace subtext::test

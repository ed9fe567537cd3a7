// SPDX-License-Identifier: MIT
// Loaded in front of a program (LD_PRELOAD): from the n-th read on, a disk that no longer gives the
// pages of a study. Other files are not affected.
//   SUBTEXT_REFUSE_FROM   the first read that is refused, from 1
//   SUBTEXT_READS_TO      a file that gets one byte for each read
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

bool isOfStudy(int descriptor)
{
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = 0;
    const auto endsWith = [&](const char* end) {
        const std::size_t size = std::strlen(end);
        return static_cast<std::size_t>(length) > size &&
               std::strcmp(path + static_cast<std::size_t>(length) - size, end) == 0;
    };
    return endsWith(".subtext") || endsWith(".subtext-wal");
}

void count()
{
    static const char* const path = std::getenv("SUBTEXT_READS_TO");
    if (!path)
        return;
    static const int file = ::open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (::write(file, "r", 1) != 1)
        std::abort();
}

} // namespace

extern "C" ssize_t pread64(int descriptor, void* into, std::size_t size, off64_t at)
{
    using Read = ssize_t (*)(int, void*, std::size_t, off64_t);
    static const Read real = reinterpret_cast<Read>(::dlsym(RTLD_NEXT, "pread64"));
    static const char* const from = std::getenv("SUBTEXT_REFUSE_FROM");
    static const long first = from ? std::atol(from) : 0;
    static long reads = 0;
    if (!isOfStudy(descriptor))
        return real(descriptor, into, size, at);
    ++reads;
    count();
    if (first > 0 && reads >= first) {
        errno = EIO;
        return -1;
    }
    return real(descriptor, into, size, at);
}

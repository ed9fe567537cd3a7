// SPDX-License-Identifier: MIT
// Loaded in front of a program (LD_PRELOAD): Ctrl+C at its n-th step. Steps are counted while it
// listens for Ctrl+C: that it begins to is the first, then each file and folder that it brings to
// the disk is one.
//   SUBTEXT_INTERRUPT_AT   the step, from 1
//   SUBTEXT_STEPS_TO       a file that gets one byte for each step
// Or while the name of a host is looked up, which then never ends:
//   SUBTEXT_STUCK_LOOKUP   set
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <netdb.h>
#include <unistd.h>

namespace {

bool isListening = false;

void count()
{
    static const char* const path = std::getenv("SUBTEXT_STEPS_TO");
    if (!path)
        return;
    static const int file = ::open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (::write(file, "s", 1) != 1)
        std::abort();
}

void takeStep()
{
    static const char* const at = std::getenv("SUBTEXT_INTERRUPT_AT");
    static const long last = at ? std::atol(at) : 0;
    static long steps = 0;
    if (!isListening)
        return;
    count();
    if (++steps == last)
        ::raise(SIGINT);
}

} // namespace

extern "C" int sigaction(int signal, const struct sigaction* action,
                         struct sigaction* before) noexcept
{
    using Set = int (*)(int, const struct sigaction*, struct sigaction*);
    static const Set real = reinterpret_cast<Set>(::dlsym(RTLD_NEXT, "sigaction"));
    const int result = real(signal, action, before);
    if (signal == SIGINT && action && result == 0) {
        const bool wasListening = isListening;
        isListening = action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
        if (!wasListening)
            takeStep();
    }
    return result;
}

extern "C" int fsync(int descriptor)
{
    using Sync = int (*)(int);
    static const Sync real = reinterpret_cast<Sync>(::dlsym(RTLD_NEXT, "fsync"));
    const int result = real(descriptor);
    takeStep();
    return result;
}

extern "C" int getaddrinfo(const char* node, const char* service, const struct addrinfo* hints,
                           struct addrinfo** found)
{
    using LookUp = int (*)(const char*, const char*, const struct addrinfo*, struct addrinfo**);
    static const LookUp real = reinterpret_cast<LookUp>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    if (!std::getenv("SUBTEXT_STUCK_LOOKUP"))
        return real(node, service, hints, found);
    ::raise(SIGINT);
    for (;;)
        ::pause();
}

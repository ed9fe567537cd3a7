// SPDX-License-Identifier: MIT
#include "core/base/platform/streams.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace subtext::platform {

void takeStreams()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The wrong way round, so that using it is still an error.
        if (::fcntl(number, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
}

bool outputClosesWell()
{
    const int copy = ::dup(STDOUT_FILENO);
    return copy < 0 ? errno == EBADF : ::close(copy) == 0;
}

bool isErrorTerminal()
{
    return ::isatty(STDERR_FILENO) != 0;
}

QString streamErrorWords(int number)
{
    return qt_error_string(number);
}

} // namespace subtext::platform

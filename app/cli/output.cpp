// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "core/base/terminaltext.h"

#include <QtGlobal>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace subtext::cli {
namespace {

int firstFailure = 0; // the system's number; the stream itself remembers only that there was one

void put(const QByteArray& bytes)
{
    errno = 0;
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) != size && firstFailure == 0)
        firstFailure = errno;
}

/// Network file systems and quotas refuse when a file is closed. Standard output itself stays open:
/// others may flush it as the program ends.
bool closesWell()
{
    const int copy = ::dup(STDOUT_FILENO);
    return copy < 0 ? errno == EBADF : ::close(copy) == 0;
}

} // namespace

void takeOutputs()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The wrong way round, so that using it is still an error.
        if (::fcntl(number, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
}

void putLine(const QString& line)
{
    put(terminalLine(line).toUtf8() + '\n');
}

void putJson(const QByteArray& json)
{
    put(terminalJson(json));
}

void putErrorLine(const QString& line)
{
    const QByteArray bytes = terminalLine(line).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

bool finishOutput()
{
    errno = 0;
    const bool isOut = std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && closesWell();
    if (isOut)
        return true;
    const int number = firstFailure != 0 ? firstFailure : errno;
    putErrorLine(QStringLiteral("subtext-cli: standard output could not be written (%1). Free some "
                                "space or send it elsewhere, and try again.")
                     .arg(qt_error_string(number != 0 ? number : EIO)));
    return false;
}

} // namespace subtext::cli

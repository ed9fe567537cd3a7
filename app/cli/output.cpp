// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "core/base/platform/streams.h"
#include "core/base/terminaltext.h"

#include <cerrno>
#include <cstdio>

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

} // namespace

void takeOutputs()
{
    platform::takeStreams();
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
    const bool isOut =
        std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && platform::outputClosesWell();
    if (isOut)
        return true;
    const int number = firstFailure != 0 ? firstFailure : errno;
    putErrorLine(QStringLiteral("subtext-cli: standard output could not be written (%1). Free some "
                                "space or send it elsewhere, and try again.")
                     .arg(platform::streamErrorWords(number != 0 ? number : EIO)));
    return false;
}

} // namespace subtext::cli

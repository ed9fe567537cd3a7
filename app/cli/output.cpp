// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "core/base/platform/streams.h"
#include "core/base/terminaltext.h"

#include <cerrno>
#include <cstdio>
#include <vector>

namespace subtext::cli {
namespace {

int firstFailure = 0; // the system's number; the stream itself remembers only that there was one

struct Piece
{
    std::FILE* stream;
    QByteArray bytes;
};

bool isHeld = false;
std::vector<Piece> held;

void put(std::FILE* stream, const QByteArray& bytes)
{
    if (isHeld) {
        held.push_back({stream, bytes});
        return;
    }
    errno = 0;
    const auto size = static_cast<std::size_t>(bytes.size());
    const bool isOut = std::fwrite(bytes.constData(), 1, size, stream) == size;
    if (!isOut && stream == stdout && firstFailure == 0)
        firstFailure = errno;
}

} // namespace

void takeOutputs()
{
    platform::takeStreams();
}

void putLine(const QString& line)
{
    put(stdout, terminalLine(line).toUtf8() + '\n');
}

void putJson(const QByteArray& json)
{
    put(stdout, terminalJson(json));
}

void putErrorLine(const QString& line)
{
    put(stderr, terminalLine(line).toUtf8() + '\n');
}

HeldOutput::HeldOutput()
{
    isHeld = true;
}

HeldOutput::~HeldOutput()
{
    isHeld = false;
    discard();
}

void HeldOutput::discard()
{
    held.clear();
}

void HeldOutput::release()
{
    isHeld = false;
    for (const Piece& piece : held)
        put(piece.stream, piece.bytes);
    discard();
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

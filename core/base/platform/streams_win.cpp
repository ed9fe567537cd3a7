// SPDX-License-Identifier: MIT
#include "core/base/platform/streams.h"
#include "core/base/platform/systemapi_win.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <io.h>

namespace subtext::platform {
namespace {

UINT pageBefore = 0; // the console goes on after the program, and is not its own

void takeConsole()
{
    pageBefore = GetConsoleOutputCP();
    if (pageBefore == 0) // there is none
        return;
    SetConsoleOutputCP(CP_UTF8);
    std::atexit([] { SetConsoleOutputCP(pageBefore); });
    const HANDLE errors = GetStdHandle(STD_ERROR_HANDLE);
    DWORD mode = 0;
    if (GetConsoleMode(errors, &mode))
        SetConsoleMode(errors, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

} // namespace

// Files are opened by handles here, which are no small numbers that somebody could mistake.
void takeStreams()
{
    for (std::FILE* stream : {stdout, stderr}) {
        if (_fileno(stream) >= 0)
            _setmode(_fileno(stream), _O_BINARY);
    }
    takeConsole();
}

bool outputClosesWell()
{
    if (_fileno(stdout) < 0) // the program has none
        return true;
    const int copy = _dup(_fileno(stdout));
    return copy < 0 ? errno == EBADF : _close(copy) == 0;
}

bool isErrorTerminal()
{
    // Not 1 but some other number where it is one.
    return _fileno(stderr) >= 0 && _isatty(_fileno(stderr)) != 0;
}

QString streamErrorWords(int number)
{
    return QString::fromLocal8Bit(std::strerror(number));
}

} // namespace subtext::platform

// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext::platform {

// The standard streams of a program that is started in a terminal.

/// To be called first. A file that is opened later does not get the number of a stream that whoever
/// started the program has closed; on Windows, lines end as they are put, and a console takes UTF-8
/// and what moves its cursor.
void takeStreams();

/// False where standard output would not close well, with errno: network file systems and quotas
/// refuse when a file is closed. It stays open: others may flush it as the program ends.
bool outputClosesWell();

/// Whether somebody sits in front of standard error.
bool isErrorTerminal();

/// What errno says after a call of the C library for streams.
QString streamErrorWords(int number);

} // namespace subtext::platform

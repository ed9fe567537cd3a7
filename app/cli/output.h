// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace subtext::cli {

// The one way to the terminal. Whatever goes through here comes out as one line or one document,
// with nothing in it that a terminal obeys, and what could not be written is found out.

/// To be called first: a file that is opened later shall not get the number of an output that
/// whoever started the program has closed.
void takeOutputs();

void putLine(const QString& line);
/// A JSON document on standard output, in UTF-8, with its line end.
void putJson(const QByteArray& json);
void putErrorLine(const QString& line);

/// While it lives, what is put is kept. release() puts it out in its order.
class HeldOutput
{
public:
    HeldOutput();
    ~HeldOutput();
    HeldOutput(const HeldOutput&) = delete;
    HeldOutput& operator=(const HeldOutput&) = delete;

    void release();
    void discard();
};

/// Brings what was put on standard output to where it goes. False, said on standard error, where
/// any of it could not be written.
bool finishOutput();

} // namespace subtext::cli

// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QStringList>

#include <functional>

namespace subtext::test {

/// What one run of subtext-cli left behind.
struct CliRun
{
    int status = -1; ///< −1 where the program crashed or did not end.
    QByteArray out;
    QByteArray err;

    /// Standard output as the one JSON document it must be; empty where it is not.
    QJsonObject json() const;
    /// For messages of tests that fail.
    QByteArray describe() const;
};

/// The words of a command line, between spaces.
QStringList commandWords(const QString& line);
QStringList commandWords(const char* line);

/// Runs the built program. `asNobody` runs it as the user 65534, which takes root to ask for.
CliRun runCli(const QStringList& arguments, bool asNobody = false);

/// The same on a disk that gives no page of a study from the n-th read on (0: gives all). `reads`
/// gets how many there were.
CliRun runCliRefusingReads(const QStringList& arguments, int from, int* reads = nullptr);

/// The same with so little memory, in bytes of address space.
CliRun runCliWithMemory(const QStringList& arguments, qint64 bytes);
/// The same with standard output into this file or device, which is emptied first.
CliRun runCliInto(const QString& file, const QStringList& arguments);

/// The same for a program that may write no more than so many bytes into one file.
CliRun runCliWithin(qint64 bytes, const QStringList& arguments);

/// The same with this on standard input.
CliRun runCliReading(const QByteArray& input, const QStringList& arguments);

/// The same with arguments that need not be text. They must not hold a zero.
CliRun runCliWithBytes(const QByteArrayList& arguments);

/// The same with Ctrl+C at the n-th step (0: none): the first is that the program listens for it,
/// the others are the files and folders that it brings to the disk from then on. `steps` gets how
/// many there were.
CliRun runCliInterrupted(const QStringList& arguments, int at, int* steps = nullptr);

/// The same with Ctrl+C while it looks up the name of a host, which never comes to an end.
CliRun runCliLookingUp(const QStringList& arguments);

/// Starts it, and sends it this signal as soon as `isTime`.
CliRun runCliUntil(const QStringList& arguments, int signal, const std::function<bool()>& isTime);

} // namespace subtext::test

/// Runs that must end with this status; prints what the program said where one does not.
#define VERIFY_STATUS(run, expected)                                                               \
    do {                                                                                           \
        const subtext::test::CliRun& verifiedRun = run;                                            \
        QVERIFY2(verifiedRun.status == (expected), verifiedRun.describe().constData());            \
    } while (false)

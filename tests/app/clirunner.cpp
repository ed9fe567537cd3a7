// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"

#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryFile>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace subtext::test {

QJsonObject CliRun::json() const
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(out, &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

QByteArray CliRun::describe() const
{
    return "status " + QByteArray::number(status) + "\nout: " + out + "\nerr: " + err;
}

namespace {

CliRun endOf(QProcess& process)
{
    CliRun run;
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(120'000))
        return run;
    run.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

} // namespace

CliRun runCli(const QStringList& arguments, bool asNobody)
{
    QProcess process;
    process.setProgram(QStringLiteral(SUBTEXT_CLI));
    process.setArguments(arguments);
    if (asNobody) {
        process.setChildProcessModifier([] {
            constexpr unsigned Nobody = 65534;
            if (setgid(Nobody) != 0 || setuid(Nobody) != 0)
                _exit(99);
        });
    }
    process.start();
    return endOf(process);
}

CliRun runCliReading(const QByteArray& input, const QStringList& arguments)
{
    QProcess process;
    process.setProgram(QStringLiteral(SUBTEXT_CLI));
    process.setArguments(arguments);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    return endOf(process);
}

namespace {

/// With a library in front of the program that is told `value` in `variable`, and writes a byte for
/// each time that it looked into the file that `counts` names.
CliRun runCliBehind(const QString& library, const QStringList& arguments, const QString& variable,
                    int value, const QString& counts, int* count)
{
    QTemporaryFile counter;
    if (!counter.open())
        return {};
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), library);
    environment.insert(variable, QString::number(value));
    environment.insert(counts, counter.fileName());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_CLI), arguments);
    CliRun run = endOf(process);
    if (count)
        *count = static_cast<int>(counter.size());
    return run;
}

} // namespace

CliRun runCliRefusingReads(const QStringList& arguments, int from, int* reads)
{
    return runCliBehind(QStringLiteral(SUBTEXT_REFUSED_READS), arguments,
                        QStringLiteral("SUBTEXT_REFUSE_FROM"), from,
                        QStringLiteral("SUBTEXT_READS_TO"), reads);
}

CliRun runCliInterrupted(const QStringList& arguments, int at, int* steps)
{
    return runCliBehind(QStringLiteral(SUBTEXT_INTERRUPTIONS), arguments,
                        QStringLiteral("SUBTEXT_INTERRUPT_AT"), at,
                        QStringLiteral("SUBTEXT_STEPS_TO"), steps);
}

CliRun runCliLookingUp(const QStringList& arguments)
{
    return runCliBehind(QStringLiteral(SUBTEXT_INTERRUPTIONS), arguments,
                        QStringLiteral("SUBTEXT_STUCK_LOOKUP"), 1,
                        QStringLiteral("SUBTEXT_STEPS_TO"), nullptr);
}

CliRun runCliUntil(const QStringList& arguments, int signal, const std::function<bool()>& isTime)
{
    QProcess process;
    process.start(QStringLiteral(SUBTEXT_CLI), arguments);
    bool isSent = false;
    while (!process.waitForFinished(1) && process.state() != QProcess::NotRunning) {
        if (isTime() && !isSent) {
            isSent = true;
            kill(static_cast<pid_t>(process.processId()), signal);
        }
    }
    return endOf(process);
}

CliRun runCliInto(const QString& file, const QStringList& arguments)
{
    QProcess process;
    process.setStandardOutputFile(file);
    process.start(QStringLiteral(SUBTEXT_CLI), arguments);
    return endOf(process);
}

namespace {

CliRun runCliLimited(int resource, qint64 bytes, const QStringList& arguments)
{
    QProcess process;
    process.setProgram(QStringLiteral(SUBTEXT_CLI));
    process.setArguments(arguments);
    process.setChildProcessModifier([resource, bytes] {
        const rlimit limit{static_cast<rlim_t>(bytes), static_cast<rlim_t>(bytes)};
        if (setrlimit(resource, &limit) != 0)
            _exit(99);
    });
    process.start();
    return endOf(process);
}

} // namespace

CliRun runCliWithMemory(const QStringList& arguments, qint64 bytes)
{
    return runCliLimited(RLIMIT_AS, bytes, arguments);
}

CliRun runCliWithin(qint64 bytes, const QStringList& arguments)
{
    return runCliLimited(RLIMIT_FSIZE, bytes, arguments);
}

CliRun runCliWithBytes(const QByteArrayList& arguments)
{
    // QProcess takes text only; the shell's printf makes any byte.
    QByteArray line = SUBTEXT_CLI;
    for (const QByteArray& argument : arguments) {
        line += " \"$(printf '";
        for (const char c : argument)
            line +=
                "\\" + QByteArray::number(static_cast<unsigned char>(c), 8).rightJustified(3, '0');
        line += "')\"";
    }
    QProcess process;
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromLatin1(line)});
    return endOf(process);
}

QStringList commandWords(const QString& line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

QStringList commandWords(const char* line)
{
    return commandWords(QString::fromLatin1(line));
}

} // namespace subtext::test

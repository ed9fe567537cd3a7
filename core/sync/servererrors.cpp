// SPDX-License-Identifier: MIT
#include "core/sync/servererrors.h"

#include <QRegularExpression>

namespace subtext {
namespace {

ErrorCode codeOf(const QString& state)
{
    static const QString WorthTryingAgain[] = {
        QStringLiteral("40"),    // two were in each other's way
        QStringLiteral("53"),    // its disk, its memory or its connections are full
        QStringLiteral("57"),    // it stops, or somebody ended the call
        QStringLiteral("58"),    // its disk fails
        QStringLiteral("55P03"), // somebody else holds a lock
        QStringLiteral("25006"), // it only reads, as after a change of the machine
    };
    if (state == QLatin1String("ST001"))
        return ErrorCode::NotInTeam;
    if (state.startsWith(QLatin1String("28"))) // no such login, another secret, no entry for it
        return ErrorCode::SignInRefused;
    if (state.startsWith(QLatin1String("08")))
        return ErrorCode::ServerUnreachable;
    for (const QString& beginning : WorthTryingAgain) {
        if (state.startsWith(beginning))
            return ErrorCode::ServerBusy;
    }
    return ErrorCode::ServerRefused;
}

/// Lines of libpq are sentences, of which only some end as such: "… failed: Connection refused",
/// "\tIs the server running on that host …?".
QString inOneLine(const QString& words)
{
    static const QString EndsOfSentences = QStringLiteral(".!?:;,。！？：；，");
    QString line;
    for (const QString& part : words.split(u'\n')) {
        const QString said = part.simplified();
        if (said.isEmpty())
            continue;
        if (!line.isEmpty())
            line +=
                EndsOfSentences.contains(line.back()) ? QStringLiteral(" ") : QStringLiteral(". ");
        line += said;
    }
    return line;
}

} // namespace

Error serverError(const QString& sqlState, const QString& message)
{
    return {codeOf(sqlState), {}, 0, 0, sqlState, message};
}

std::optional<ServerFault> serverFaultOf(const Error& error)
{
    static const std::pair<QLatin1String, ServerFault> Faults[] = {
        {QLatin1String("ST002"), ServerFault::Malformed},
        {QLatin1String("ST003"), ServerFault::Fork},
        {QLatin1String("ST004"), ServerFault::Gap},
        {QLatin1String("ST006"), ServerFault::TooMuch},
        {QLatin1String("ST007"), ServerFault::ChangedRow},
        {QLatin1String("ST008"), ServerFault::Locked},
    };
    for (const auto& [state, fault] : Faults) {
        if (error.code == ErrorCode::ServerRefused && error.value == state)
            return fault;
    }
    return std::nullopt;
}

bool isFork(const Error& error)
{
    const auto fault = serverFaultOf(error);
    return fault == ServerFault::Fork || fault == ServerFault::Gap;
}

Error connectionError(ConnectingStage stage, const QString& host, const QString& words)
{
    // "FATAL:  28P01: password authentication failed": the code alone is the same in every
    // language.
    static const QRegularExpression state(QStringLiteral("^\\S+:  ([0-9A-Z]{5}): "),
                                          QRegularExpression::MultilineOption);
    const QString detail = inOneLine(words);
    const auto found = state.match(words.mid(words.indexOf(QLatin1String("FATAL"))));
    if (found.hasMatch())
        return {codeOf(found.captured(1)), {}, 0, 0, host, detail};
    // Whatever else libpq translates, it leaves these two: the line ended while it was being
    // secured.
    const bool hasLineEnded =
        words.contains(QLatin1String("SYSCALL")) || words.contains(QLatin1String("unexpected eof"));
    if (stage == ConnectingStage::Reaching || hasLineEnded)
        return {ErrorCode::ServerUnreachable, {}, 0, 0, host, detail};
    // TLS failed, or the secret could not be bound to it: whoever answers is not believed.
    return {ErrorCode::ServerUntrusted, {}, 0, 0, host, detail};
}

} // namespace subtext

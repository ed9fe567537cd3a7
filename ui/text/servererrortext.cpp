// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/servererrortext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

QString refusedText(const Error& error)
{
    if (error.detail == QLatin1String("locked"))
        return tr("The study is locked on the server.");
    if (error.detail == QLatin1String("used or revoked"))
        return tr("The invitation was used already, or taken back.");
    if (error.detail == QLatin1String("has a device"))
        return tr("This person has a device already.");
    if (error.detail == QLatin1String("too many devices"))
        return tr("This person has as many devices as the server allows.");
    if (error.detail == QLatin1String("last coordinator"))
        return tr("Nobody would be left to coordinate the study.");
    if (error.detail == QLatin1String("unknown person"))
        return tr("The server knows nobody of that name in this study.");
    return tr("The server refused it (%1: %2).").arg(error.value, error.detail);
}

} // namespace

ErrorText serverErrorText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::ServerUnreachable:
        return {tr("The server %1 cannot be reached (%2).").arg(error.value, error.detail),
                tr("Work goes on without it; what waits is sent later.")};
    case ErrorCode::ServerUntrusted:
        return {
            tr("The server is not shown to be the one of the invitation (%1).").arg(error.detail),
            tr("Nothing was sent. Ask whoever runs it about its certificate.")};
    case ErrorCode::SignInRefused:
        return {tr("The server does not know this device."),
                tr("Ask the coordinator for a new invitation, or hand in as a file.")};
    case ErrorCode::NotInTeam:
        return {tr("You do not take part in this study on the server, or may not do this."),
                tr("Ask the coordinator; the file can still be handed in.")};
    case ErrorCode::ServerBusy:
        return {tr("The server cannot do this now (%1).").arg(error.detail),
                tr("Nothing was lost; try again later.")};
    case ErrorCode::ServerRefused:
        return {refusedText(error), tr("Nothing was changed on the server.")};
    default:
        return {};
    }
}

} // namespace subtext

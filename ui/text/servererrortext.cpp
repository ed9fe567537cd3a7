// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/servererrortext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

ErrorText refusedText(const Error& error)
{
    const QString unchanged = tr("Nothing was changed on the server.");
    if (error.detail == QLatin1String("locked"))
        return {tr("The study is locked on the server."), unchanged};
    if (error.detail == QLatin1String("used or revoked"))
        return {tr("The invitation has already been used, or was revoked."),
                tr("Ask the coordinator for a new one.")};
    if (error.detail == QLatin1String("has a device"))
        return {tr("This person has a device already."),
                tr("They can invite another one themselves, by “Team…” and “Invite…”; or revoke "
                   "theirs first.")};
    if (error.detail == QLatin1String("too many devices"))
        return {tr("This person has as many devices as the server allows."),
                tr("Revoke one that is no longer used.")};
    if (error.detail == QLatin1String("last coordinator"))
        return {tr("Nobody would be left to coordinate the study."),
                tr("Let another coordinator join first.")};
    if (error.detail == QLatin1String("unknown person"))
        return {tr("The server knows nobody by that name in this study."),
                tr("Share the study's people first, or ask whoever coordinates it.")};
    if (error.detail == QLatin1String("cut off"))
        return {tr("This person was cut off for good: nobody can invite them again."),
                tr("What they sent stays. To have them back, add them under another code.")};
    if (error.value == QLatin1String("23505")) // nothing else of ours runs into it
        return {tr("The server has this study already, shared from another file."),
                tr("Continue with that file, or ask whoever coordinates it for an invitation.")};
    if (error.detail == QLatin1String("fork"))
        return {
            tr("The server has other work of this device than this file."),
            tr("An older copy of the file was opened, or it is used in two places. Continue with "
               "the newer one, or ask for a new invitation; the file can still be handed in.")};
    if (error.detail == QLatin1String("gap"))
        return {
            tr("The server lacks earlier work of this device."),
            tr("It was restored from a backup; the next exchange sends again what is missing.")};
    if (error.detail == QLatin1String("too much"))
        return {tr("Your share of the server's space is full."),
                tr("Ask whoever runs it; the file can still be handed in.")};
    if (error.detail == QLatin1String("changed_row"))
        return {tr("The server has something different in place of a row of this file."),
                tr("Somebody changed it on the way. Tell the coordinator, and hand in as a file.")};
    return {tr("The server refused it (%1: %2).").arg(error.value, error.detail), unchanged};
}

} // namespace

ErrorText serverErrorText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::ServerUnreachable:
        return {tr("The server %1 cannot be reached (%2).").arg(error.value, error.detail),
                tr("Work goes on without it; what waits is sent later.")};
    case ErrorCode::ServerUntrusted:
        return {tr("The server could not prove that it is the one of the invitation (%1).")
                    .arg(error.detail),
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
        return refusedText(error);
    case ErrorCode::ServerUnreadable:
        if (error.value == QLatin1String("dropped"))
            return {tr("Work that the server had is no longer there (%1).").arg(error.detail),
                    tr("Nothing was received or sent. If the server was restored from a backup, "
                       "whoever runs it has to confirm that with “subtext-cli team restored”; if "
                       "not, tell the coordinator.")};
        if (error.value == QLatin1String("altered"))
            return {
                tr("The server returned something other than what was sent to it (%1).")
                    .arg(error.detail),
                tr("None of it was used. Tell the coordinator; the file can still be handed in.")};
        if (error.value == QLatin1String("seal"))
            return {tr("Something on the server was not sealed by the device that it names (%1).")
                        .arg(error.detail),
                    tr("Somebody added, changed or removed something there. Tell the coordinator, "
                       "and hand in as a file.")};
        if (error.value == QLatin1String("not_theirs"))
            return {
                tr("The server says in its own name what it may not say (%1).").arg(error.detail),
                tr("Somebody added something there. Tell the coordinator, and hand in as a "
                   "file.")};
        return {
            tr("The server gave an answer that this program cannot read (%1).").arg(error.value),
            tr("None of it was used. Update Subtext, or ask whoever runs the server.")};
    case ErrorCode::LibraryMissing:
        return {tr("The library %1, which reaches the server of a team, is not installed or cannot "
                   "be used (%2).")
                    .arg(error.value, error.detail),
                tr("Install the package libpq5 and start Subtext again.")};
    default:
        return {};
    }
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/servererrortext.h"

#include <QCoreApplication>

#include <optional>

namespace subtext {
namespace {

struct ServerErrorText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ServerErrorText)
};

/// Where program and server are of different ages.
std::optional<ErrorText> versionText(const Error& error)
{
    if (error.detail == QLatin1String("version"))
        return ErrorText{ServerErrorText::tr("This program is too old for the server."),
                         ServerErrorText::tr("Install a newer version of Subtext. Work goes on "
                                             "without the server; what waits is sent later.")};
    if (error.value == QLatin1String("42883")) // it has no such function
        return ErrorText{
            ServerErrorText::tr("The server is too old for this."),
            ServerErrorText::tr("Ask whoever runs it to update it with “subtext-cli team "
                                "upgrade”. Nothing was lost.")};
    return std::nullopt;
}

ErrorText refusedText(const Error& error)
{
    if (const auto text = versionText(error))
        return *text;
    const QString unchanged = ServerErrorText::tr("Nothing was changed on the server.");
    if (error.detail == QLatin1String("locked"))
        return {ServerErrorText::tr("The study is locked on the server."), unchanged};
    if (error.detail == QLatin1String("used or revoked"))
        return {
            ServerErrorText::tr("The invitation has already been used or revoked, or has expired."),
            ServerErrorText::tr("Ask the coordinator for a new one.")};
    if (error.detail == QLatin1String("has a device"))
        return {ServerErrorText::tr("This person has a device already."),
                ServerErrorText::tr(
                    "They can invite another one themselves, by “Team…” and “Invite…”; or revoke "
                    "theirs first.")};
    if (error.detail == QLatin1String("too many devices"))
        return {ServerErrorText::tr("This person has as many devices as the server allows."),
                ServerErrorText::tr("Revoke one that is no longer used.")};
    if (error.detail == QLatin1String("not expelled"))
        return {
            ServerErrorText::tr("It is revoked, but connections still open were not ended."),
            ServerErrorText::tr("They may last a little; nothing more is read or sent in them.")};
    if (error.detail == QLatin1String("last coordinator"))
        return {ServerErrorText::tr("Nobody would be left to coordinate the study."),
                ServerErrorText::tr("Let another coordinator join first.")};
    if (error.detail == QLatin1String("unknown person"))
        return {
            ServerErrorText::tr("The server knows nobody by that name in this study."),
            ServerErrorText::tr("Share the study's people first, or ask whoever coordinates it.")};
    if (error.detail == QLatin1String("cut off"))
        return {
            ServerErrorText::tr("This person was cut off for good: nobody can invite them again."),
            ServerErrorText::tr(
                "What they sent stays. To have them back, add them under another code.")};
    if (error.value == QLatin1String("23505")) // nothing else of ours runs into it
        return {ServerErrorText::tr("The server has this study already, shared from another file."),
                ServerErrorText::tr(
                    "Continue with that file, or ask whoever coordinates it for an invitation.")};
    if (error.detail == QLatin1String("fork"))
        return {
            ServerErrorText::tr("The server has other work of this device than this file."),
            ServerErrorText::tr(
                "An older copy of the file was opened, or it is used in two places. Continue with "
                "the newer one, or ask for a new invitation; the file can still be handed in.")};
    if (error.detail == QLatin1String("gap"))
        return {
            ServerErrorText::tr("The server lacks earlier work of this device."),
            ServerErrorText::tr(
                "It was restored from a backup; the next exchange sends again what is missing.")};
    if (error.detail == QLatin1String("too much"))
        return {ServerErrorText::tr("Your share of the server's space is full."),
                ServerErrorText::tr("Ask whoever runs it; the file can still be handed in.")};
    if (error.detail == QLatin1String("changed_row"))
        return {
            ServerErrorText::tr(
                "The server has something different in place of a row of this file."),
            ServerErrorText::tr(
                "Somebody changed it on the way. Tell the coordinator, and hand in as a file.")};
    return {ServerErrorText::tr("The server refused it (%1: %2).").arg(error.value, error.detail),
            unchanged};
}

/// What the server sent and nobody can use.
ErrorText unreadableText(const Error& error)
{
    if (error.value == QLatin1String("dropped"))
        return {ServerErrorText::tr("Work that the server had is no longer there (%1).")
                    .arg(error.detail),
                ServerErrorText::tr(
                    "Nothing was received or sent. If the server was restored from a backup, "
                    "whoever runs it has to confirm that with “subtext-cli team restored”; if "
                    "not, tell the coordinator.")};
    if (error.value == QLatin1String("altered"))
        return {ServerErrorText::tr(
                    "The server returned something other than what was sent to it (%1).")
                    .arg(error.detail),
                ServerErrorText::tr(
                    "None of it was used. Tell the coordinator; the file can still be handed in.")};
    if (error.value == QLatin1String("seal"))
        return {ServerErrorText::tr(
                    "Something on the server was not sealed by the device that it names (%1).")
                    .arg(error.detail),
                ServerErrorText::tr(
                    "Somebody added, changed or removed something there. Tell the coordinator, "
                    "and hand in as a file.")};
    if (error.value == QLatin1String("not_theirs"))
        return {ServerErrorText::tr("The server says in its own name what it may not say (%1).")
                    .arg(error.detail),
                ServerErrorText::tr(
                    "Somebody added something there. Tell the coordinator, and hand in as a "
                    "file.")};
    if (error.value == QLatin1String("stranger"))
        return {ServerErrorText::tr("A device that nobody invited wrote on the server (%1).")
                    .arg(error.detail),
                ServerErrorText::tr(
                    "Somebody added something there. Tell the coordinator, and hand in as a "
                    "file.")};
    return {ServerErrorText::tr("The server gave an answer that this program cannot read (%1).")
                .arg(error.value),
            ServerErrorText::tr(
                "None of it was used. Update Subtext, or ask whoever runs the server.")};
}

} // namespace

ErrorText serverErrorText(const Error& error)
{
    switch (error.code) {
    case ErrorCode::ServerUnreachable:
        return {ServerErrorText::tr("The server %1 cannot be reached (%2).")
                    .arg(error.value, error.detail),
                ServerErrorText::tr("Work goes on without it; what waits is sent later.")};
    case ErrorCode::ServerUntrusted:
        return {ServerErrorText::tr(
                    "The server could not prove that it is the one of the invitation (%1).")
                    .arg(error.detail),
                ServerErrorText::tr("Nothing was sent. Check this computer's date and time, and "
                                    "ask whoever runs the server about its certificate.")};
    case ErrorCode::SignInRefused:
        return {
            ServerErrorText::tr("The server does not know this device."),
            ServerErrorText::tr("Ask the coordinator for a new invitation, or hand in as a file.")};
    case ErrorCode::NotInTeam:
        return {ServerErrorText::tr(
                    "You do not take part in this study on the server, or may not do this."),
                ServerErrorText::tr("Ask the coordinator; the file can still be handed in.")};
    case ErrorCode::ServerBusy:
        return {ServerErrorText::tr("The server cannot do this now (%1).").arg(error.detail),
                ServerErrorText::tr("Nothing was lost; try again later.")};
    case ErrorCode::ServerRefused:
        return refusedText(error);
    case ErrorCode::ServerUnreadable:
        return unreadableText(error);
    case ErrorCode::LibraryMissing:
        return {
            ServerErrorText::tr(
                "The library %1, which reaches the server of a team, is not installed or cannot "
                "be used (%2).")
                .arg(error.value, error.detail),
            ServerErrorText::tr("Install the package libpq5 and start Subtext again.")};
    default:
        return {};
    }
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/uuid.h"
#include "core/sync/serveraddress.h"

#include <QByteArray>

namespace subtext {

/// By what whoever opens an invitation to a server shows that they were invited, and whose
/// invitations count there. No server sees the secret, so that it can invite nobody itself.
struct InvitationProof
{
    QString secret;
    Uuid certifier;            ///< The coordinator's device.
    QByteArray certifierKey{}; ///< What that signs with, 32 bytes.

    bool isGiven() const { return !secret.isEmpty(); }
    bool operator==(const InvitationProof&) const = default;
};

/// What somebody is sent who is to take part: where the server is, and the secret that opens it
/// once.
struct Invitation
{
    ServerAddress address; ///< Without a certificate: that is a file of the other machine.
    QString title;         ///< Of the study.
    QString code;          ///< Whom it is for.
    qint64 validUntil = 0;
    /// The authority that signed the server's certificate, as PEM; empty: systems know it.
    QByteArray authority{};
    /// The coordinator's device, for a team with a shared folder. Its host is empty: where the
    /// folder is on their machine, whoever joins says; and the authority is the coordinator's key,
    /// in hexadecimal digits. None: the team has a server.
    Uuid coordinator{};
    /// Not given where nobody certifies devices in the team, and for a shared folder, where the
    /// secret that opens it shows the same.
    InvitationProof proof{};

    bool isForFolder() const { return !coordinator.isNull(); }
};

/// What was got by an invitation for a shared folder and is no study yet lacks what is still to be
/// copied; other errors stay as they are.
inline Error notYetWhole(Error error, const Invitation& invitation)
{
    if (error.code == ErrorCode::ServerUnreadable && invitation.isForFolder())
        error.file = invitation.address.host;
    return error;
}

/// "CODE.subtext-invite", of what of the code can be in a file's name.
QString invitationFileName(const QString& code);
/// For its owner alone to read. Errors: FileExists, and what the disk says.
Result<void> writeInvitation(const QString& path, const Invitation& invitation);
/// The same as one line, to be sent and pasted: "subtext-team://HOST:PORT/DATABASE#…", for a shared
/// folder "subtext-team://folder#…". All of it is behind the "#"; what stands before says to a
/// reader where it leads.
QString invitationLink(const Invitation& invitation);
/// Whether it begins as one; white space around it and within, which mail puts there, is nothing.
bool isInvitationLink(const QString& text);
/// From a file or a link, whose text no error repeats, since it has the secret. Errors:
/// FileMissing, FileUnreadable, MalformedFile, also where a link does not lead where it says.
Result<Invitation> readInvitation(const QString& pathOrLink);

} // namespace subtext

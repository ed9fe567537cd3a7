// SPDX-License-Identifier: MIT
#include "core/sync/invitation.h"

#include "core/base/filewriter.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

const QString InvitationSchema = QStringLiteral("subtext.invitation/1");
const QString FolderInvitationSchema = QStringLiteral("subtext.folder_invitation/1");
constexpr qint64 LargestInvitation = 128 * 1024;

QJsonObject folderJson(const Invitation& invitation)
{
    return {{QStringLiteral("schema"), FolderInvitationSchema},
            {QStringLiteral("coordinator"), invitation.coordinator.text()},
            {QStringLiteral("key"), QString::fromLatin1(invitation.authority)}};
}

/// Of a shared folder; its host is for whoever joins to say.
std::optional<Invitation> folderInvitationOf(const QJsonObject& json, Invitation invitation)
{
    const auto coordinator = Uuid::fromText(json.value(QLatin1String("coordinator")).toString());
    const ServerAddress& address = invitation.address;
    invitation.authority = json.value(QLatin1String("key")).toString().toLatin1();
    const bool isWhole = coordinator && !invitation.authority.isEmpty() &&
                         Uuid::fromText(address.database) && !address.login.isEmpty() &&
                         !address.secret.isEmpty();
    if (!isWhole)
        return std::nullopt;
    invitation.coordinator = *coordinator;
    return invitation;
}

} // namespace

Result<void> writeInvitation(const QString& path, const Invitation& invitation)
{
    if (QFileInfo::exists(path))
        return fail(ErrorCode::FileExists, path);
    const ServerAddress& address = invitation.address;
    const bool isFolder = invitation.isForFolder();
    QJsonObject json = isFolder ? folderJson(invitation)
                                : QJsonObject{{QStringLiteral("schema"), InvitationSchema},
                                              {QStringLiteral("host"), address.host},
                                              {QStringLiteral("port"), address.port}};
    json[QLatin1String("database")] = address.database;
    json[QLatin1String("login")] = address.login;
    json[QLatin1String("secret")] = address.secret;
    json[QLatin1String("study")] = invitation.title;
    json[QLatin1String("code")] = invitation.code;
    json[QLatin1String("valid_until")] = invitation.validUntil;
    if (!isFolder && !invitation.authority.isEmpty())
        json[QLatin1String("certificate")] = QString::fromLatin1(invitation.authority);
    return writeWholeFile(path, QJsonDocument(json).toJson(), Readers::Owner);
}

Result<Invitation> readInvitation(const QString& path)
{
    QFile file(path);
    if (!QFileInfo::exists(path))
        return fail(ErrorCode::FileMissing, path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    const QJsonObject json = QJsonDocument::fromJson(file.read(LargestInvitation)).object();
    const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
    Invitation invitation;
    invitation.address.host = text("host");
    invitation.address.port = json.value(QLatin1String("port")).toInt();
    invitation.address.database = text("database");
    invitation.address.login = text("login");
    invitation.address.secret = text("secret");
    invitation.title = text("study");
    invitation.code = text("code");
    invitation.validUntil = json.value(QLatin1String("valid_until")).toInteger();
    if (text("schema") == FolderInvitationSchema) {
        if (auto folder = folderInvitationOf(json, invitation))
            return *std::move(folder);
        return fail(ErrorCode::MalformedFile, path, QStringLiteral("invitation"));
    }
    invitation.authority = text("certificate").toLatin1();
    const ServerAddress& address = invitation.address;
    const bool isWhole = text("schema") == InvitationSchema && !address.host.isEmpty() &&
                         address.port > 0 && address.port < 65'536 && !address.database.isEmpty() &&
                         !address.login.isEmpty() && !address.secret.isEmpty();
    if (!isWhole)
        return fail(ErrorCode::MalformedFile, path, QStringLiteral("invitation"));
    return invitation;
}

} // namespace subtext

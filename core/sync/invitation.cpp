// SPDX-License-Identifier: MIT
#include "core/sync/invitation.h"

#include "core/base/filenames.h"
#include "core/base/filewriter.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

const QString InvitationSchema = QStringLiteral("subtext.invitation/1");
const QString FolderInvitationSchema = QStringLiteral("subtext.folder_invitation/1");
const QString LinkScheme = QStringLiteral("subtext-team://");
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

QJsonObject proofJson(const InvitationProof& proof)
{
    return {{QStringLiteral("secret"), proof.secret},
            {QStringLiteral("certifier"), proof.certifier.text()},
            {QStringLiteral("key"), QString::fromLatin1(proof.certifierKey.toHex())}};
}

/// None where there is half of one.
std::optional<InvitationProof> proofOf(const QJsonValue& value)
{
    if (value.isUndefined())
        return InvitationProof();
    const QJsonObject json = value.toObject();
    const auto certifier = Uuid::fromText(json.value(QLatin1String("certifier")).toString());
    const InvitationProof proof{
        json.value(QLatin1String("secret")).toString(), certifier.value_or(Uuid()),
        QByteArray::fromHex(json.value(QLatin1String("key")).toString().toLatin1())};
    constexpr qsizetype KeySize = 32;
    const bool isWhole = certifier && proof.isGiven() && proof.certifierKey.size() == KeySize;
    return isWhole ? std::optional(proof) : std::nullopt;
}

QJsonObject jsonOf(const Invitation& invitation)
{
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
    if (!isFolder && invitation.proof.isGiven())
        json[QLatin1String("proof")] = proofJson(invitation.proof);
    return json;
}

std::optional<Invitation> invitationOf(const QByteArray& document)
{
    const QJsonObject json = QJsonDocument::fromJson(document).object();
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
    if (text("schema") == FolderInvitationSchema)
        return folderInvitationOf(json, invitation);
    invitation.authority = text("certificate").toLatin1();
    const auto proof = proofOf(json.value(QLatin1String("proof")));
    const ServerAddress& address = invitation.address;
    const bool isWhole = proof && text("schema") == InvitationSchema && !address.host.isEmpty() &&
                         address.port > 0 && address.port < 65'536 && !address.database.isEmpty() &&
                         !address.login.isEmpty() && !address.secret.isEmpty();
    if (!isWhole)
        return std::nullopt;
    invitation.proof = *proof;
    return invitation;
}

QString withoutSpaces(QString text)
{
    text.removeIf([](QChar c) { return c.isSpace(); });
    return text;
}

/// Where it leads, for whoever reads the link.
QString placeOf(const Invitation& invitation)
{
    if (invitation.isForFolder())
        return QStringLiteral("folder");
    const ServerAddress& address = invitation.address;
    return withoutSpaces(QStringLiteral("%1:%2/%3")
                             .arg(address.host, QString::number(address.port), address.database));
}

std::optional<Invitation> invitationOfLink(const QString& text)
{
    const QString link = withoutSpaces(text);
    if (link.size() > LargestInvitation)
        return std::nullopt;
    const QByteArray document = QByteArray::fromBase64(link.mid(link.indexOf(u'#') + 1).toLatin1(),
                                                       QByteArray::Base64UrlEncoding);
    auto invitation = invitationOf(document);
    if (invitation && !link.startsWith(LinkScheme + placeOf(*invitation) + u'#'))
        return std::nullopt;
    return invitation;
}

} // namespace

QString invitationFileName(const QString& code)
{
    const QString part = fileNamePart(code);
    return (part.isEmpty() ? QStringLiteral("invitation") : part) +
           QStringLiteral(".subtext-invite");
}

Result<void> writeInvitation(const QString& path, const Invitation& invitation)
{
    if (QFileInfo::exists(path))
        return fail(ErrorCode::FileExists, path);
    return writeWholeFile(path, QJsonDocument(jsonOf(invitation)).toJson(), Readers::Owner);
}

QString invitationLink(const Invitation& invitation)
{
    const QByteArray document = QJsonDocument(jsonOf(invitation)).toJson(QJsonDocument::Compact);
    return LinkScheme + placeOf(invitation) + u'#' +
           QString::fromLatin1(
               document.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

bool isInvitationLink(const QString& text)
{
    return withoutSpaces(text).startsWith(LinkScheme);
}

Result<Invitation> readInvitation(const QString& pathOrLink)
{
    const QString what = QStringLiteral("invitation");
    if (isInvitationLink(pathOrLink)) {
        if (auto invitation = invitationOfLink(pathOrLink))
            return *std::move(invitation);
        return fail(ErrorCode::MalformedFile, LinkScheme + u'…', what);
    }
    QFile file(pathOrLink);
    if (!QFileInfo::exists(pathOrLink))
        return fail(ErrorCode::FileMissing, pathOrLink);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, pathOrLink, file.errorString());
    if (auto invitation = invitationOf(file.read(LargestInvitation)))
        return *std::move(invitation);
    return fail(ErrorCode::MalformedFile, pathOrLink, what);
}

} // namespace subtext

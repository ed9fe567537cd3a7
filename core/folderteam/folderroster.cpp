// SPDX-License-Identifier: MIT
#include "core/folderteam/folderroster.h"

#include "core/base/filewriter.h"
#include "core/folderteam/folderplaces.h"
#include "core/sync/sealedtext.h"
#include "core/sync/shownkey.h"

#include <QJsonArray>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String RosterSchema("subtext.folder_team/1");
constexpr QLatin1String FolderDeviceSchema("subtext.folder_device/1");

QString folderHex(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

QString rosterText(const QJsonObject& json, const char* key)
{
    return json.value(QLatin1String(key)).toString();
}

QByteArray rosterBytes(const QJsonObject& json, const char* key)
{
    return QByteArray::fromHex(rosterText(json, key).toLatin1());
}

Uuid rosterUuid(const QJsonObject& json, const char* key)
{
    return Uuid::fromText(rosterText(json, key)).value_or(Uuid());
}

QJsonObject folderDeviceJson(const FolderDevice& device)
{
    return {{QStringLiteral("device"), device.device.text()},
            {QStringLiteral("person"), device.person.text()},
            {QStringLiteral("code"), device.code},
            {QStringLiteral("invitation"), folderHex(device.invitation)},
            {QStringLiteral("invited_at"), device.invitedAt},
            {QStringLiteral("valid_until"), device.validUntil},
            {QStringLiteral("revoked_at"),
             device.revokedAt ? QJsonValue(*device.revokedAt) : QJsonValue()},
            {QStringLiteral("taken"), device.taken}};
}

FolderDevice folderDeviceOf(const QJsonObject& json)
{
    const auto number = [&](const char* key) { return json.value(QLatin1String(key)).toInteger(); };
    FolderDevice device{rosterUuid(json, "device"),
                        rosterUuid(json, "person"),
                        rosterText(json, "code"),
                        rosterBytes(json, "invitation"),
                        number("invited_at"),
                        number("valid_until"),
                        {},
                        number("taken")};
    if (json.value(QLatin1String("revoked_at")).isDouble())
        device.revokedAt = number("revoked_at");
    return device;
}

InvitedDevice invitedIn(const Uuid& study, const FolderDevice& device)
{
    return {FolderDeviceSchema, study, device.device, device.person};
}

} // namespace

const FolderDevice* FolderRoster::find(const Uuid& of) const
{
    const auto found =
        std::find_if(devices.begin(), devices.end(),
                     [&](const FolderDevice& listed) { return listed.device == of; });
    return found == devices.end() ? nullptr : &*found;
}

QByteArray sealedRoster(const FolderRoster& roster, const DeviceKeys& keys)
{
    QJsonArray devices;
    for (const FolderDevice& device : roster.devices)
        devices << folderDeviceJson(device);
    const QJsonObject json{{QStringLiteral("schema"), RosterSchema},
                           {QStringLiteral("study"), roster.study.text()},
                           {QStringLiteral("device"), roster.device.text()},
                           {QStringLiteral("person"), roster.person.text()},
                           {QStringLiteral("code"), roster.code},
                           {QStringLiteral("number"), roster.number},
                           {QStringLiteral("devices"), devices}};
    return sealedText(json, keys);
}

Result<void> writeRoster(const QString& path, const FolderRoster& roster, const DeviceKeys& keys)
{
    return writeWholeFile(path, sealedRoster(roster, keys), Readers::Anyone);
}

Result<FolderRoster> readRoster(const QString& path, const QByteArray& publicKey)
{
    const auto text = readFolderFile(path);
    if (!text)
        return fail(folderError(text.error() == FolderFault::Missing ? ErrorCode::FileMissing
                                                                     : ErrorCode::FileUnreadable,
                                path));
    const auto json = sealedObject(*text, publicKey);
    if (!json || rosterText(*json, "schema") != RosterSchema)
        return fail(folderError(ErrorCode::MalformedFile, path, QStringLiteral("seal")));
    FolderRoster roster{rosterUuid(*json, "study"),
                        rosterUuid(*json, "device"),
                        rosterUuid(*json, "person"),
                        rosterText(*json, "code"),
                        publicKey,
                        {}};
    roster.number = json->value(QLatin1String("number")).toInteger();
    roster.digest = folderDigest(*text);
    const QJsonArray devices = json->value(QLatin1String("devices")).toArray();
    for (const QJsonValue& device : devices)
        roster.devices.push_back(folderDeviceOf(device.toObject()));
    return roster;
}

Result<void> writeDeviceKey(const QString& path, const Uuid& study, const FolderDevice& device,
                            const QByteArray& publicKey, const DeviceKeys& invitation)
{
    return writeBatchFile(path, shownKey(invitedIn(study, device), publicKey, invitation));
}

tl::expected<QByteArray, FolderFault> readDeviceKey(const QString& path, const Uuid& study,
                                                    const FolderDevice& device)
{
    const auto text = readFolderFile(path);
    return text ? keyShownIn(*text, invitedIn(study, device), device.invitation)
                : tl::unexpected(text.error());
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/sync/devicekey.h"

#include "core/domain/teamrecords.h"
#include "core/sync/chain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace subtext {
namespace {

constexpr QLatin1String DeviceKind("device");
constexpr QLatin1String WatchKind("desk_watch");
constexpr QLatin1String KeyOfBody("key");
constexpr QLatin1String ShownOfBody("shown");
constexpr QLatin1String KeptKeyBegin("device:");
constexpr QLatin1String CertifierName("device:certifier");
constexpr qsizetype PublicKeySize = 32;

QString keptKeyName(const Uuid& device)
{
    return KeptKeyBegin + device.text();
}

QString keptInvitedName(const Uuid& device)
{
    return keptKeyName(device) + QStringLiteral(":invited");
}

/// The same in every file of the study.
Uuid keptId(const Uuid& study, const QString& name)
{
    return Uuid(QUuid::createUuidV5(QUuid(study.text()), name));
}

Uuid keptKeyId(const Uuid& study, const Uuid& device)
{
    return keptId(study, keptKeyName(device));
}

ReadStream keptAs(const Uuid& study, const QString& name, const QByteArray& head)
{
    return {keptId(study, name), StreamCursor(study, name, 1, head, {}), {}};
}

} // namespace

DeviceKeys serverKeysOf(const QString& secret)
{
    return deviceKeysOf(QByteArrayLiteral("subtext-server-key-1"), secret);
}

WireRow deviceRow(const Uuid& study, const Uuid& person, const Uuid& device,
                  const QByteArray& publicKey, qint64 at, const QByteArray& shown)
{
    WireRow row;
    row.kind = DeviceKind;
    row.v = 1;
    row.uuid = keptKeyId(study, device);
    row.person = person;
    row.at = at;
    QJsonObject body{{KeyOfBody, QString::fromLatin1(publicKey.toHex())}};
    if (!shown.isEmpty())
        body[ShownOfBody] = QString::fromUtf8(shown);
    row.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return row;
}

std::optional<QByteArray> keyIn(const WireRow& row)
{
    if (row.kind != DeviceKind)
        return std::nullopt;
    const QString said = QJsonDocument::fromJson(row.body).object().value(KeyOfBody).toString();
    const QByteArray key = QByteArray::fromHex(said.toLatin1());
    return key.size() == PublicKeySize ? std::optional(key) : std::nullopt;
}

QByteArray shownIn(const WireRow& row)
{
    if (row.kind != DeviceKind)
        return {};
    return QJsonDocument::fromJson(row.body).object().value(ShownOfBody).toString().toUtf8();
}

ReadStream keptKey(const Uuid& study, const Uuid& device, const QByteArray& publicKey)
{
    return keptAs(study, keptKeyName(device), publicKey);
}

bool isKeptKey(const StreamCursor& cursor)
{
    return cursor.key().startsWith(KeptKeyBegin);
}

std::optional<QByteArray> keptKeyOf(const Uuid& study, const Uuid& device,
                                    const std::map<Uuid, StreamCursor>& cursors)
{
    const auto kept = cursors.find(keptKeyId(study, device));
    return kept == cursors.end() ? std::nullopt : std::optional(kept->second.head());
}

ReadStream keptCertifier(const Uuid& study, const QByteArray& publicKey)
{
    return keptAs(study, CertifierName, publicKey);
}

std::optional<QByteArray> keptCertifierOf(const Uuid& study,
                                          const std::map<Uuid, StreamCursor>& cursors)
{
    const auto kept = cursors.find(keptId(study, CertifierName));
    return kept == cursors.end() ? std::nullopt : std::optional(kept->second.head());
}

std::set<Uuid> devicesWithKey(const QByteArray& publicKey,
                              const std::map<Uuid, StreamCursor>& cursors)
{
    std::set<Uuid> devices;
    for (const auto& [id, cursor] : cursors) {
        const auto device = isKeptKey(cursor)
                                ? Uuid::fromText(cursor.key().mid(KeptKeyBegin.size()))
                                : std::nullopt;
        if (device && cursor.head() == publicKey)
            devices.insert(*device);
    }
    return devices;
}

ReadStream keptInvited(const Uuid& study, const Uuid& device)
{
    return keptAs(study, keptInvitedName(device), firstHead());
}

bool isKeptAsInvited(const Uuid& study, const Uuid& device,
                     const std::map<Uuid, StreamCursor>& cursors)
{
    return cursors.contains(keptId(study, keptInvitedName(device)));
}

WireRow watchRow(const Uuid& study, const Uuid& person, qint64 at)
{
    WireRow row;
    row.kind = WatchKind;
    row.v = 1;
    row.uuid = keptId(study, WatchKind + u':' + person.text());
    row.person = person;
    row.at = at;
    row.body = QByteArrayLiteral("{}");
    return row;
}

bool isWatchRow(const WireRow& row)
{
    return row.kind == WatchKind;
}

ReadStream keptWatcher(const Uuid& study, const Uuid& person)
{
    return keptAs(study, WatcherCursor + person.text(), firstHead());
}

bool isKeptWatcher(const StreamCursor& cursor)
{
    return cursor.key().startsWith(WatcherCursor);
}

void markUnproved(std::vector<TeamMember>& members, const Uuid& study, const Uuid& own,
                  const std::map<Uuid, StreamCursor>& cursors)
{
    const auto certifier = keptCertifierOf(study, cursors);
    if (!certifier)
        return;
    const std::set<Uuid> certifiers = devicesWithKey(*certifier, cursors);
    for (TeamMember& member : members) {
        for (TeamDevice& device : member.devices) {
            const bool isTakingPart = device.enrolledAt && !device.revokedAt && !member.revokedAt;
            const bool isProved = device.device == own || certifiers.contains(device.device) ||
                                  isKeptAsInvited(study, device.device, cursors);
            device.isUnproved = isTakingPart && !isProved;
        }
    }
}

} // namespace subtext

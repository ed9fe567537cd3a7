// SPDX-License-Identifier: MIT
#include "core/sync/devicekey.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace subtext {
namespace {

constexpr QLatin1String DeviceKind("device");
constexpr QLatin1String KeyOfBody("key");
constexpr QLatin1String KeptKeyBegin("device:");
constexpr qsizetype PublicKeySize = 32;

QString keptKeyName(const Uuid& device)
{
    return KeptKeyBegin + device.text();
}

/// The same in every file of the study.
Uuid keptKeyId(const Uuid& study, const Uuid& device)
{
    return Uuid(QUuid::createUuidV5(QUuid(study.text()), keptKeyName(device)));
}

} // namespace

DeviceKeys serverKeysOf(const QString& secret)
{
    return deviceKeysOf(QByteArrayLiteral("subtext-server-key-1"), secret);
}

WireRow deviceRow(const Uuid& study, const Uuid& person, const Uuid& device,
                  const QByteArray& publicKey, qint64 at)
{
    WireRow row;
    row.kind = DeviceKind;
    row.v = 1;
    row.uuid = keptKeyId(study, device);
    row.person = person;
    row.at = at;
    row.body = QJsonDocument(QJsonObject{{KeyOfBody, QString::fromLatin1(publicKey.toHex())}})
                   .toJson(QJsonDocument::Compact);
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

ReadStream keptKey(const Uuid& study, const Uuid& device, const QByteArray& publicKey)
{
    return {
        keptKeyId(study, device), StreamCursor(study, keptKeyName(device), 1, publicKey, {}), {}};
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

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/sync/shownkey.h"

#include "core/sync/sealedtext.h"

namespace subtext {

DeviceKeys invitationKeysOf(const QString& secret)
{
    return deviceKeysOf(QByteArrayLiteral("subtext-invitation-1"), secret);
}

QByteArray shownKey(const InvitedDevice& whom, const QByteArray& publicKey,
                    const DeviceKeys& invitation)
{
    const QJsonObject json{{QStringLiteral("schema"), whom.schema},
                           {QStringLiteral("study"), whom.study.text()},
                           {QStringLiteral("device"), whom.device.text()},
                           {QStringLiteral("person"), whom.person.text()},
                           {QStringLiteral("key"), QString::fromLatin1(publicKey.toHex())}};
    return sealedText(json, invitation);
}

tl::expected<QByteArray, FolderFault> keyShownIn(const QByteArray& text, const InvitedDevice& whom,
                                                 const QByteArray& invitation)
{
    const auto json = sealedObject(text, invitation);
    if (!text.endsWith('\n'))
        return tl::unexpected(FolderFault::Cut);
    if (!json)
        return tl::unexpected(FolderFault::Seal);
    const auto said = [&](const char* key) { return json->value(QLatin1String(key)).toString(); };
    const auto isUuid = [&](const char* key, const Uuid& uuid) {
        return Uuid::fromText(said(key)).value_or(Uuid()) == uuid;
    };
    if (said("schema") != whom.schema || !isUuid("study", whom.study) ||
        !isUuid("device", whom.device) || !isUuid("person", whom.person))
        return tl::unexpected(FolderFault::Foreign);
    return QByteArray::fromHex(said("key").toLatin1());
}

} // namespace subtext

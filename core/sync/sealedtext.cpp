// SPDX-License-Identifier: MIT
#include "core/sync/sealedtext.h"

#include "core/base/sha256.h"
#include "core/sync/chain.h"

#include <QJsonDocument>

namespace subtext {

DeviceKeys folderKeysOf(const QString& secret)
{
    return deviceKeysOf(QByteArrayLiteral("subtext-folder-key-1"), secret);
}

QByteArray folderDigest(QByteArrayView bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.result();
}

QByteArray sealedText(const QJsonObject& object, const DeviceKeys& keys)
{
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    return line + sealOf(folderDigest(line), firstHead(), keys.secretKey).toHex() + '\n';
}

std::optional<QJsonObject> sealedObject(const QByteArray& text, const QByteArray& publicKey)
{
    const QByteArray line = text.left(text.indexOf('\n') + 1);
    const QByteArray seal = QByteArray::fromHex(text.mid(line.size()).trimmed());
    if (line.isEmpty() || !isSealOf(seal, folderDigest(line), firstHead(), publicKey))
        return std::nullopt;
    return QJsonDocument::fromJson(line).object();
}

} // namespace subtext

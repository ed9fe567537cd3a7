// SPDX-License-Identifier: MIT
#include "core/folderteam/batch.h"

#include "core/sync/chain.h"
#include "core/sync/sealedtext.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

constexpr QLatin1String BatchSchema("subtext.batch/1");

QByteArray batchHeadLine(const BatchPlace& place, std::size_t rows)
{
    const QJsonObject head{
        {QStringLiteral("schema"), BatchSchema},
        {QStringLiteral("study"), place.study.text()},
        {QStringLiteral("device"), place.device.text()},
        {QStringLiteral("number"), place.number},
        {QStringLiteral("before"), QString::fromLatin1(place.before.toHex())},
        {QStringLiteral("rows"), static_cast<qint64>(rows)},
    };
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n';
}

/// Why the first line is not that of this place; none where it is.
std::optional<FolderFault> faultOfHead(const QJsonObject& head, const BatchPlace& place)
{
    const auto text = [&](const char* key) { return head.value(QLatin1String(key)).toString(); };
    if (text("schema") != BatchSchema)
        return FolderFault::Unreadable;
    if (text("study") != place.study.text() || text("device") != place.device.text())
        return FolderFault::Foreign;
    if (head.value(QLatin1String("number")).toInteger() != place.number ||
        text("before") != QString::fromLatin1(place.before.toHex()))
        return FolderFault::Altered;
    return std::nullopt;
}

} // namespace

QByteArray firstBatchLink(const Uuid& study, const Uuid& device, const QByteArray& publicKey)
{
    return nextLink(firstLink(study, QStringLiteral("folder"), device), folderDigest(publicKey));
}

QByteArray batchBytes(const BatchPlace& place, const std::vector<LinkedRow>& rows,
                      const DeviceKeys& keys)
{
    QByteArray bytes = batchHeadLine(place, rows.size());
    for (const LinkedRow& row : rows)
        bytes += packetOf(row) + '\n';
    const QByteArray digest = folderDigest(bytes);
    const QByteArray link = nextLink(place.before, digest);
    const QJsonObject end{{QStringLiteral("end"), QString::fromLatin1(link.toHex())},
                          {QStringLiteral("seal"),
                           QString::fromLatin1(sealOf(link, digest, keys.secretKey).toHex())}};
    return bytes + QJsonDocument(end).toJson(QJsonDocument::Compact) + '\n';
}

tl::expected<Batch, FolderFault> batchOf(const QByteArray& bytes, const BatchPlace& place,
                                         const QByteArray& publicKey)
{
    const auto hex = [](const QJsonObject& object, const char* key) {
        return QByteArray::fromHex(object.value(QLatin1String(key)).toString().toLatin1());
    };
    const qsizetype headEnd = bytes.indexOf('\n') + 1;
    const QJsonObject head = QJsonDocument::fromJson(bytes.left(headEnd)).object();
    if (bytes.isEmpty() || (headEnd == 0 && bytes.startsWith('{')))
        return tl::unexpected(FolderFault::Cut);
    if (const auto fault = faultOfHead(head, place))
        return tl::unexpected(*fault);
    const qsizetype endBegin = bytes.lastIndexOf('\n', bytes.size() - 2) + 1;
    const QJsonObject end = QJsonDocument::fromJson(bytes.mid(endBegin)).object();
    if (!bytes.endsWith('\n') || endBegin < headEnd || !end.contains(QLatin1String("end")))
        return tl::unexpected(FolderFault::Cut);
    const QByteArrayView sealed = QByteArrayView(bytes).first(endBegin);
    const QByteArray digest = folderDigest(sealed);
    Batch batch{{}, nextLink(place.before, digest)};
    if (hex(end, "end") != batch.link)
        return tl::unexpected(FolderFault::Altered);
    if (!isSealOf(hex(end, "seal"), batch.link, digest, publicKey))
        return tl::unexpected(FolderFault::Seal);
    for (qsizetype at = headEnd; at < endBegin;) {
        const qsizetype next = bytes.indexOf('\n', at) + 1;
        auto row = linkedRowOf(bytes.mid(at, next - at - 1));
        if (!row)
            return tl::unexpected(FolderFault::Unreadable);
        batch.rows.push_back(std::move(*row));
        at = next;
    }
    if (static_cast<qint64>(batch.rows.size()) != head.value(QLatin1String("rows")).toInteger())
        return tl::unexpected(FolderFault::Altered);
    return batch;
}

} // namespace subtext

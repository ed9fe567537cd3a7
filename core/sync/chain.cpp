// SPDX-License-Identifier: MIT
#include "core/sync/chain.h"

#include "core/base/sha256.h"

namespace subtext {
namespace {

QByteArray digestOf(QByteArrayView first, QByteArrayView second = {})
{
    Sha256 hash;
    hash.add(first);
    hash.add(second);
    return hash.result();
}

QString orDash(const QString& text)
{
    return text.isEmpty() ? QStringLiteral("-") : text;
}

} // namespace

QByteArray rowDigest(const Uuid& study, const WireRow& row)
{
    // No field before the body holds a line break, so no two rows have the same lines.
    const QStringList lines{
        QStringLiteral("subtext-row-1"),
        study.text(),
        row.kind,
        QString::number(row.v),
        row.uuid.text(),
        orDash(row.person.text()),
        orDash(row.scenario.text()),
        row.revision ? QString::number(*row.revision) : QStringLiteral("-"),
        QString::number(row.at),
        row.vote ? row.vote->join(u',') : QStringLiteral("-"),
    };
    return digestOf(lines.join(u'\n').toUtf8() + '\n', row.body);
}

QByteArray firstLink(const Uuid& study, const QString& key, const Uuid& device)
{
    const QStringList lines{QStringLiteral("subtext-chain-1"), study.text(), key, device.text()};
    return digestOf(lines.join(u'\n').toUtf8());
}

QByteArray nextLink(const QByteArray& link, const QByteArray& digest)
{
    return digestOf(link, digest);
}

QByteArray firstHead()
{
    return digestOf(QByteArrayView());
}

QByteArray nextHead(const QByteArray& head, const QByteArray& link)
{
    return digestOf(head, link);
}

} // namespace subtext

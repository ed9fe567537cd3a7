// SPDX-License-Identifier: MIT
#include "core/domain/commitment.h"

#include "core/base/environment.h"
#include "core/base/sha256.h"

namespace subtext {

QByteArray committedText(const Uuid& round, const Uuid& person, const QString& votes)
{
    return (round.text() + u'\n' + person.text() + u'\n' + votes + u'\n').toUtf8();
}

QByteArray freshNonce(IdSource& ids)
{
    const QByteArray one = ids.next().text().toLatin1();
    const QByteArray other = ids.next().text().toLatin1();
    return QByteArray::fromHex(sha256Of(one + other));
}

QString commitmentTo(const QByteArray& nonce, const QByteArray& text)
{
    return QString::fromLatin1(sha256Of(nonce + text));
}

bool fitsCommitment(const QString& commitment, const QByteArray& nonce, const QByteArray& text)
{
    // Of another length, bytes could move from the nonce to the text and be the same together.
    return nonce.size() == NonceBytes && commitmentTo(nonce, text) == commitment;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/sync/seal.h"

#include "core/base/sha256.h"

#include <sodium.h>

namespace subtext {
namespace {

constexpr qsizetype HashSize = 32;

/// The first line keeps a seal from being read as a signature of anything else.
QByteArray sealed(const QByteArray& link, const QByteArray& anchor)
{
    return QByteArrayLiteral("subtext-seal-1\n") + link + anchor;
}

const unsigned char* bytesOf(const QByteArray& bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}

unsigned char* bytesIn(QByteArray& bytes)
{
    return reinterpret_cast<unsigned char*>(bytes.data());
}

} // namespace

DeviceKeys deviceKeysFrom(const QByteArray& seed)
{
    Q_ASSERT(seed.size() == crypto_sign_SEEDBYTES);
    DeviceKeys keys{QByteArray(crypto_sign_PUBLICKEYBYTES, Qt::Uninitialized),
                    QByteArray(crypto_sign_SECRETKEYBYTES, Qt::Uninitialized)};
    crypto_sign_seed_keypair(bytesIn(keys.publicKey), bytesIn(keys.secretKey), bytesOf(seed));
    return keys;
}

DeviceKeys deviceKeysOf(const QByteArray& purpose, const QString& secret)
{
    Sha256 hash;
    hash.add(purpose + '\n' + secret.toUtf8());
    return deviceKeysFrom(hash.result());
}

QByteArray sealOf(const QByteArray& link, const QByteArray& anchor, const QByteArray& secretKey)
{
    Q_ASSERT(link.size() == HashSize && anchor.size() == HashSize);
    Q_ASSERT(secretKey.size() == crypto_sign_SECRETKEYBYTES);
    const QByteArray message = sealed(link, anchor);
    QByteArray seal(crypto_sign_BYTES, Qt::Uninitialized);
    crypto_sign_detached(bytesIn(seal), nullptr, bytesOf(message),
                         static_cast<unsigned long long>(message.size()), bytesOf(secretKey));
    return seal;
}

bool isSealOf(const QByteArray& seal, const QByteArray& link, const QByteArray& anchor,
              const QByteArray& publicKey)
{
    if (seal.size() != crypto_sign_BYTES || publicKey.size() != crypto_sign_PUBLICKEYBYTES ||
        link.size() != HashSize || anchor.size() != HashSize)
        return false;
    const QByteArray message = sealed(link, anchor);
    return crypto_sign_verify_detached(bytesOf(seal), bytesOf(message),
                                       static_cast<unsigned long long>(message.size()),
                                       bytesOf(publicKey)) == 0;
}

} // namespace subtext

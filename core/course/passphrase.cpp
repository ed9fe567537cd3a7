// SPDX-License-Identifier: MIT
#include "core/course/passphrase.h"

#include <array>
#include <sodium.h>

namespace subtext {
namespace {

/// The same bytes whichever way a keyboard composes its accents.
QByteArray bytesOf(const QString& passphrase)
{
    return passphrase.normalized(QString::NormalizationForm_C).toUtf8();
}

bool isReady()
{
    return sodium_init() >= 0;
}

} // namespace

Result<QString> hashPassphrase(const QString& passphrase)
{
    const QByteArray bytes = bytesOf(passphrase);
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (!isReady() || crypto_pwhash_str(hash.data(), bytes.constData(),
                                        static_cast<unsigned long long>(bytes.size()),
                                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return fail(ErrorCode::IoFailure, {}, QStringLiteral("Argon2id"));
    return QString::fromLatin1(hash.data());
}

bool matchesPassphrase(const QString& hash, const QString& passphrase)
{
    const QByteArray bytes = bytesOf(passphrase);
    return isReady() &&
           crypto_pwhash_str_verify(hash.toLatin1().constData(), bytes.constData(),
                                    static_cast<unsigned long long>(bytes.size())) == 0;
}

} // namespace subtext

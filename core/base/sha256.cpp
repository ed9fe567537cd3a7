// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"

#include <QCryptographicHash>

namespace subtext {

QByteArray sha256Of(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"

namespace subtext {

QByteArray sha256Of(const QByteArray& bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.result().toHex();
}

} // namespace subtext

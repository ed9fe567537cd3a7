// SPDX-License-Identifier: MIT
#include "core/release/checksums.h"

#include "core/release/datadictionary.h"

#include <QCryptographicHash>

#include <map>

namespace subtext {

QByteArray sha256Of(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray sha256Sums(const std::vector<ReleaseFile>& files)
{
    std::map<QByteArray, QByteArray> sums;
    for (const ReleaseFile& file : files) {
        if (isReproducible(file.path) && file.path != QLatin1String("SHA256SUMS"))
            sums[file.path.toUtf8()] = sha256Of(file.bytes);
    }
    QByteArray text;
    for (const auto& [path, sum] : sums)
        text += sum + "  " + path + '\n';
    return text;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/base/freshsecret.h"

#include <QRandomGenerator>

#include <array>

namespace subtext {

QString freshSecret()
{
    std::array<quint32, 5> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(words.data()), sizeof(words)).toHex());
}

} // namespace subtext

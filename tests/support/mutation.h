// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"

#include <QByteArray>

namespace subtext::test {

/// A file as a broken disk, a bad download or a hasty hand leaves it: one to four changes.
inline QByteArray mutated(QByteArray bytes, PythonRandom& random)
{
    const std::uint32_t rounds = 1 + random.below(4);
    for (std::uint32_t i = 0; i < rounds && !bytes.isEmpty(); ++i) {
        const auto at =
            static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bytes.size())));
        const auto length = static_cast<qsizetype>(1 + random.below(40));
        switch (random.below(6)) {
        case 0:
            bytes.truncate(at);
            break;
        case 1:
            bytes[at] =
                static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ (1U << random.below(8)));
            break;
        case 2:
            bytes.insert(at, bytes.mid(at, length));
            break;
        case 3:
            bytes.remove(at, length);
            break;
        case 4:
            bytes.insert(at, "\",\n;{}[]\\\r\t:0eNI-9"[random.below(19)]);
            break;
        default:
            bytes.insert(at, static_cast<char>(random.below(256)));
            break;
        }
    }
    return bytes;
}

/// The first fault that `faultOf` finds among so many damaged copies of a file, with the seed that
/// makes it again; empty where it finds none.
template <typename FaultOf>
QByteArray faultAmongMutations(const QByteArray& bytes, quint32 count, const FaultOf& faultOf,
                               quint32 firstSeed = 0)
{
    for (quint32 seed = firstSeed; seed < firstSeed + count; ++seed) {
        PythonRandom random(seed);
        if (const QByteArray fault = faultOf(mutated(bytes, random)); !fault.isEmpty())
            return "seed " + QByteArray::number(seed) + ": " + fault;
    }
    return {};
}

/// The same of every beginning of a file, and of all of it.
template <typename FaultOf>
QByteArray faultAmongTruncations(const QByteArray& bytes, const FaultOf& faultOf)
{
    for (qsizetype length = 0; length <= bytes.size(); ++length) {
        if (const QByteArray fault = faultOf(bytes.left(length)); !fault.isEmpty())
            return "length " + QByteArray::number(length) + ": " + fault;
    }
    return {};
}

} // namespace subtext::test

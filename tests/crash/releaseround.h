// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/checksums.h"

#include <algorithm>

namespace subtext::test {

/// Few, so that many kills meet the moment at which folders change places.
inline constexpr int KilledFileCount = 6;

/// A release of `count` files and a few more in which every byte depends on the round, so that
/// files of two rounds never fit together.
inline std::vector<ReleaseFile> filesOfRound(int round, int count = 50, qsizetype largest = 20'000)
{
    const QByteArray line = "round " + QByteArray::number(round) + ", invented text\n";
    std::vector<ReleaseFile> files{{QStringLiteral("croissant.json"), line},
                                   {QStringLiteral("DATASHEET.md"), line}};
    for (int i = 0; i < count; ++i) {
        const qsizetype size = std::max<qsizetype>(1, largest * i / count / line.size());
        files.push_back(
            {QStringLiteral("reports/part-%1/file-%2.csv").arg(i % 5).arg(i), line.repeated(size)});
    }
    files.push_back({QStringLiteral("SHA256SUMS"), sha256Sums(entriesOf(files))});
    return files;
}

} // namespace subtext::test

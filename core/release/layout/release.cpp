// SPDX-License-Identifier: MIT
#include "core/release/layout/release.h"

#include "core/base/sha256.h"

namespace subtext {

ReleaseEntry::ReleaseEntry(QString file, const QByteArray& bytes)
    : ReleaseEntry(std::move(file), bytes.size(), sha256Of(bytes))
{}

std::vector<ReleaseEntry> entriesOf(const std::vector<ReleaseFile>& files)
{
    std::vector<ReleaseEntry> entries;
    for (const ReleaseFile& file : files)
        entries.emplace_back(file.path, file.bytes);
    return entries;
}

} // namespace subtext

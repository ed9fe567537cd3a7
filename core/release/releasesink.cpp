// SPDX-License-Identifier: MIT
#include "core/release/releasesink.h"

#include "core/base/sha256.h"

namespace subtext {

Result<void> ReleaseSink::add(const QString& path, const Write& write)
{
    if (const auto begun = begin(path); !begun)
        return begun;
    Sha256 hash;
    qint64 size = 0;
    QByteArray pieces; // rows are small
    const auto flush = [&] {
        hash.add(pieces);
        size += pieces.size();
        const auto taken = take(pieces);
        pieces.resize(0); // keeps its room
        return taken;
    };
    const auto written = write([&](const QByteArray& piece) {
                             constexpr qsizetype Large = 1 << 18;
                             pieces += piece;
                             return pieces.size() < Large ? Result<void>() : flush();
                         })
                             .and_then(flush)
                             .and_then([&] { return end(); });
    if (written)
        m_entries.emplace_back(path, size, hash.result().toHex());
    return written;
}

Result<void> ReleaseSink::add(const QString& path, const QByteArray& bytes)
{
    if (const auto begun = begin(path); !begun)
        return begun;
    if (const auto taken = take(bytes).and_then([&] { return end(); }); !taken)
        return taken;
    m_entries.emplace_back(path, bytes);
    return {};
}

std::vector<ReleasePart> partsOf(const std::vector<ReleaseFile>& files)
{
    std::vector<ReleasePart> parts;
    for (const ReleaseFile& file : files)
        parts.push_back(
            {file.path, [bytes = file.bytes](const ByteSink& sink) { return sink(bytes); }});
    return parts;
}

Result<void> ReleaseFilesSink::begin(const QString& path)
{
    m_files.push_back({path, {}});
    return {};
}

Result<void> ReleaseFilesSink::take(const QByteArray& piece)
{
    QByteArray& bytes = m_files.back().bytes;
    bytes = bytes.isEmpty() ? piece : bytes + piece;
    return {};
}

} // namespace subtext

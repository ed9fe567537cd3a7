// SPDX-License-Identifier: MIT
#include "core/sync/sealcheck.h"

#include "core/sync/devicekey.h"

namespace subtext {

bool mayServerWrite(const QString& kind)
{
    return kind == u"assignment" || kind == u"opening";
}

SealCheck::SealCheck(Uuid study, Uuid server, std::map<Uuid, StreamCursor> kept)
    : m_study(study)
    , m_server(server)
    , m_keys(std::move(kept))
    , m_certificates(study)
{}

std::optional<QByteArray> SealCheck::keyOf(const Uuid& device) const
{
    return keptKeyOf(m_study, device, m_keys);
}

void SealCheck::meet(const StreamEntry& entry)
{
    if (const auto key = keyIn(entry.linked.row)) {
        const ReadStream kept = keptKey(m_study, entry.device, *key);
        m_keys.try_emplace(kept.stream, kept.cursor); // the first one counts
        m_shown.try_emplace(entry.device, shownIn(entry.linked.row));
    }
}

QByteArray SealCheck::shownBy(const Uuid& device) const
{
    const auto shown = m_shown.find(device);
    return shown == m_shown.end() ? QByteArray() : shown->second;
}

std::optional<FolderFault> SealCheck::take(const QString& stream, const StreamEntry& entry)
{
    ++m_rows;
    const LinkedRow& linked = entry.linked;
    const auto key = keyOf(entry.device);
    if (!key && entry.device == m_server) {
        return mayServerWrite(linked.row.kind) ? std::nullopt
                                               : std::optional(FolderFault::NotTheirs);
    }
    const auto said = keyIn(linked.row);
    if (said && said != key)
        return FolderFault::Altered;
    Writer& writer = m_writers[entry.device];
    writer.person = entry.author;
    m_certificates.take(entry); // sealed with what follows, or the end is open
    if (linked.seal.isEmpty()) {
        writer.openEnds.insert(stream);
        return std::nullopt;
    }
    if (key && !isSealOf(linked.seal, linked.link, linked.anchor, *key))
        return FolderFault::Seal;
    writer.hasSealed = true;
    writer.openEnds.erase(stream);
    writer.anchors.insert(linked.anchor);
    return std::nullopt;
}

std::optional<QString> SealCheck::openEnd() const
{
    for (const auto& [device, writer] : m_writers) {
        if (keyOf(device) && !writer.openEnds.empty())
            return *writer.openEnds.begin();
    }
    return std::nullopt;
}

std::set<Uuid> SealCheck::invited(const QByteArray& certifier) const
{
    return m_certificates.invited(devicesWithKey(certifier, m_keys));
}

std::vector<WritingDevice> SealCheck::strangers(const QByteArray& certifier, bool isWhole) const
{
    const std::set<Uuid> guests = invited(certifier);
    std::vector<WritingDevice> strangers;
    for (const auto& [device, writer] : m_writers) {
        const bool isJudged = isWhole || m_certificates.hasSaid(device);
        if (isJudged && !guests.contains(device))
            strangers.push_back({device, writer.person});
    }
    return strangers;
}

std::set<QByteArray> SealCheck::anchorsOf(const Uuid& device) const
{
    const auto writer = m_writers.find(device);
    return writer == m_writers.end() ? std::set<QByteArray>() : writer->second.anchors;
}

VerifiedTeam SealCheck::found() const
{
    VerifiedTeam found{m_rows};
    for (const auto& [device, writer] : m_writers) {
        if (!keyOf(device))
            (writer.hasSealed ? found.unchecked : found.unsealed)
                .push_back({device, writer.person});
    }
    return found;
}

} // namespace subtext

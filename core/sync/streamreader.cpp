// SPDX-License-Identifier: MIT
#include "core/sync/streamreader.h"

#include "core/sync/cutcheck.h"
#include "core/sync/devicekey.h"

#include <iterator>
#include <set>

namespace subtext {
namespace {

/// Of a key "desk:PERSON:ROUND"; none where the class has no rounds.
std::optional<int> roundOf(const QString& key)
{
    bool isNumber = false;
    const int round = key.section(u':', 2, 2).toInt(&isNumber);
    return isNumber ? std::optional(round) : std::nullopt;
}

/// Keeps what a device says that it signs with, where the file has not met it.
void meetKey(const Uuid& study, const StreamEntry& entry, std::map<Uuid, StreamCursor>& cursors,
             std::vector<ReadStream>& met)
{
    const auto key = keyIn(entry.linked.row);
    if (!key)
        return;
    ReadStream kept = keptKey(study, entry.device, *key);
    if (cursors.try_emplace(kept.stream, kept.cursor).second)
        met.push_back(std::move(kept));
}

} // namespace

Result<std::vector<ReadStream>> StreamReader::next(const std::vector<StreamHead>& heads,
                                                   Cursors& cursors, const Each& each)
{
    std::map<Uuid, const StreamHead*> wanted;
    std::vector<CourierLine::After> afters;
    for (const StreamHead& head : heads) {
        wanted[head.stream] = &head;
        cursors.try_emplace(head.stream, m_study, head.key);
        const qint64 n = cursors.at(head.stream).n();
        if (n < head.n)
            afters.push_back({head.stream, n});
    }
    std::vector<ReadStream> streams;
    std::vector<ReadStream> met;
    if (afters.empty())
        return streams;
    auto entries = m_line.pull(afters, EntriesAtOnce);
    if (!entries)
        return fail(entries.error());
    const KeyOfDevice none; // seals are for whoever has met the keys of all devices
    for (PulledEntry& pulled : *entries) {
        const auto head = wanted.find(pulled.stream);
        if (head == wanted.end())
            return distrust("altered", pulled.stream.text());
        StreamEntry& entry = pulled.entry;
        if (entry.n > head->second->n)
            continue; // said after the cut: the next one has it
        const auto cursor = cursors.find(pulled.stream);
        const QString& key = head->second->key;
        entry.linked.row.round = roundOf(key);
        if (streamKeyOf(entry.linked.row).value_or(key) != key || cursor->second.take(entry, none))
            return distrust("altered", key);
        if (streams.empty() || streams.back().stream != pulled.stream)
            streams.push_back({pulled.stream, cursor->second, {}});
        if (const auto sound = each(key, entry); !sound)
            return fail(sound.error());
        meetKey(m_study, entry, cursors, met);
        streams.back().rows.push_back(std::move(entry.linked.row));
        streams.back().cursor = cursor->second;
    }
    if (streams.empty())
        return distrust("dropped", heads.front().key);
    std::move(met.begin(), met.end(), std::back_inserter(streams));
    return streams;
}

Result<void> StreamReader::meetKeys(const std::vector<StreamHead>& heads, SealCheck& seals)
{
    std::map<Uuid, qint64> places;
    for (;;) {
        std::vector<CourierLine::After> afters;
        for (const StreamHead& head : heads) {
            const bool hasKeys = head.key.startsWith(QLatin1String("about:"));
            if (hasKeys && places[head.stream] < head.n)
                afters.push_back({head.stream, places[head.stream]});
        }
        if (afters.empty())
            return {};
        const auto entries = m_line.pull(afters, EntriesAtOnce);
        if (!entries)
            return fail(entries.error());
        if (entries->empty())
            return distrust("dropped", heads.front().key);
        for (const PulledEntry& pulled : *entries) {
            if (pulled.entry.n != ++places[pulled.stream])
                return distrust("altered", pulled.stream.text());
            seals.meet(pulled.entry);
        }
    }
}

Result<void> StreamReader::readAll(const std::vector<StreamHead>& heads, SealCheck& seals,
                                   Cursors& cursors)
{
    const auto check = [&](const QString& key, const StreamEntry& entry) -> Result<void> {
        const auto fault = seals.take(key, entry);
        return fault ? distrust(folderFaultToken(*fault).latin1(), key) : Result<void>();
    };
    for (;;) {
        const auto streams = next(heads, cursors, check);
        if (!streams)
            return fail(streams.error());
        if (streams->empty())
            break;
    }
    if (const auto open = seals.openEnd())
        return distrust("seal", *open);
    return checkHeads(heads, cursors);
}

Result<void> StreamReader::comparePlaces(const Cursors& own, const std::vector<StreamHead>& heads)
{
    std::set<Uuid> given;
    for (const StreamHead& head : heads)
        given.insert(head.stream);
    for (const auto& [stream, cursor] : own) {
        if (isKeptKey(cursor) || (!given.contains(stream) && mayBeAway(cursor)))
            continue;
        const auto at = m_line.links(stream, {cursor.n()});
        if (!at)
            return fail(at.error());
        if (cursor.n() > 0 && (at->size() != 1 || at->front().head != cursor.head()))
            return distrust("altered", cursor.key());
    }
    return {};
}

} // namespace subtext

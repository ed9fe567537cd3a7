// SPDX-License-Identifier: MIT
#include "core/sync/streamcursor.h"

#include "core/sync/chain.h"
#include "core/sync/seal.h"

namespace subtext {
namespace {

std::optional<EntryFault> faultOfSeal(const StreamEntry& entry, const KeyOfDevice& keyOf)
{
    if (!keyOf || entry.linked.seal.isEmpty())
        return std::nullopt; // the end of a batch has one
    const std::optional<QByteArray> key = keyOf(entry.device);
    if (!key)
        return EntryFault::NoKey;
    if (!isSealOf(entry.linked.seal, entry.linked.link, entry.linked.anchor, *key))
        return EntryFault::Seal;
    return std::nullopt;
}

} // namespace

StreamCursor::StreamCursor(Uuid study, QString key)
    : m_study(study)
    , m_key(std::move(key))
    , m_head(firstHead())
{}

StreamCursor::StreamCursor(Uuid study, QString key, qint64 n, QByteArray head,
                           std::map<Uuid, ChainEnd> chains)
    : m_study(study)
    , m_key(std::move(key))
    , m_n(n)
    , m_head(std::move(head))
    , m_chains(std::move(chains))
{}

std::optional<EntryFault> StreamCursor::take(const StreamEntry& entry, const KeyOfDevice& keyOf)
{
    if (entry.n != m_n + 1)
        return EntryFault::Place;
    const auto known = m_chains.find(entry.device);
    const ChainEnd before = known != m_chains.end()
                                ? known->second
                                : ChainEnd{0, firstLink(m_study, m_key, entry.device)};
    if (entry.linked.k != before.k + 1)
        return EntryFault::ChainPlace;
    const QByteArray link = nextLink(before.link, rowDigest(m_study, entry.linked.row));
    if (entry.linked.link != link)
        return EntryFault::Link;
    const QByteArray head = nextHead(m_head, link);
    if (entry.head != head)
        return EntryFault::Head;
    if (const auto fault = faultOfSeal(entry, keyOf))
        return fault;
    m_n = entry.n;
    m_head = head;
    m_chains[entry.device] = {entry.linked.k, link};
    return std::nullopt;
}

OwnChain::OwnChain(Uuid study, QString key, Uuid device)
    : m_study(study)
    , m_end{0, firstLink(m_study, key, device)}
{}

OwnChain::OwnChain(Uuid study, StreamCursor::ChainEnd end)
    : m_study(study)
    , m_end(std::move(end))
{}

LinkedRow OwnChain::add(const WireRow& row)
{
    ++m_end.k;
    m_end.link = nextLink(m_end.link, rowDigest(m_study, row));
    return {row, m_end.k, m_end.link, {}, {}};
}

} // namespace subtext

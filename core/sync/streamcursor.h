// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/wirejson.h"

#include <functional>
#include <map>
#include <optional>

namespace subtext {

/// A row where it stands in its stream, as the server gives it.
struct StreamEntry
{
    qint64 n = 0; ///< From 1, without a gap.
    Uuid author;  ///< Who vouches for the row; none: the server itself.
    Uuid device;
    LinkedRow linked;
    QByteArray head;
};

/// Why an entry does not follow what was read before.
enum class EntryFault : std::uint8_t {
    Place,      ///< The stream has a gap, or gives an entry again.
    ChainPlace, ///< The chain of the device has.
    Link,       ///< The row, or its place in the device's chain, is not the one that was sent.
    Head,       ///< The order of the stream is not the one that was.
    NoKey,      ///< Sealed by a device of which no key is known.
    Seal,       ///< Sealed by something else than the device.
};

/// The public key of a device; none where it has none.
using KeyOfDevice = std::function<std::optional<QByteArray>(const Uuid& device)>;

/// How far one stream was read. It goes on by one entry after the other, each of which has to
/// follow; so that rows which were changed, forged, moved, repeated or left out are found out here,
/// whoever did it. What the server has not given yet nobody can tell.
class StreamCursor
{
public:
    struct ChainEnd
    {
        qint64 k = 0;
        QByteArray link;

        bool operator==(const ChainEnd&) const = default;
    };

    StreamCursor(Uuid study, QString key);
    /// Goes on after what was read before.
    StreamCursor(Uuid study, QString key, qint64 n, QByteArray head,
                 std::map<Uuid, ChainEnd> chains);

    const QString& key() const { return m_key; }
    qint64 n() const { return m_n; }
    const QByteArray& head() const { return m_head; }
    const std::map<Uuid, ChainEnd>& chains() const { return m_chains; }

    /// Nothing where the entry follows; else nothing changes, and the stream must not be read on.
    /// Without a `keyOf` seals are not asked for: links bind all the same.
    std::optional<EntryFault> take(const StreamEntry& entry, const KeyOfDevice& keyOf);

    bool operator==(const StreamCursor&) const = default;

private:
    Uuid m_study;
    QString m_key;
    qint64 m_n = 0;
    QByteArray m_head;
    std::map<Uuid, ChainEnd> m_chains;
};

/// The end of a device's own chain in one stream, as long as rows are added to it.
class OwnChain
{
public:
    OwnChain(Uuid study, QString key, Uuid device);
    /// Goes on after what was sent before.
    OwnChain(Uuid study, StreamCursor::ChainEnd end);

    LinkedRow add(const WireRow& row);
    const StreamCursor::ChainEnd& end() const { return m_end; }

private:
    Uuid m_study;
    StreamCursor::ChainEnd m_end;
};

} // namespace subtext

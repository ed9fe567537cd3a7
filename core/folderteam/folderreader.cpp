// SPDX-License-Identifier: MIT
#include "core/folderteam/folderreader.h"

#include "core/folderteam/folderplaces.h"
#include "core/sync/chain.h"
#include "core/sync/fingerprint.h"

#include <QUuid>

#include <algorithm>
#include <iterator>
#include <set>

namespace subtext {
namespace {

/// The same in every file of the study.
Uuid folderStreamId(const Uuid& study, const QString& key)
{
    return Uuid(QUuid::createUuidV5(QUuid(study.text()), key));
}

QString batchesKey(const Uuid& device)
{
    return QStringLiteral("folder:") + device.text();
}

/// As the file keeps it: whoever signs for a device must be who signed before.
QString batchesKeyWith(const Uuid& device, const QByteArray& publicKey)
{
    return batchesKey(device) + u':' + QString::fromLatin1(publicKey.toHex());
}

QString rosterKey(const Uuid& device)
{
    return QStringLiteral("roster:") + device.text();
}

bool isSceneRow(const WireRow& row)
{
    const WireKind* kind = findWireKind(row.kind);
    return kind && kind->streamClass == StreamClass::Scenes;
}

} // namespace

Result<void> checkNotTurnedBack(const FolderRoster& roster,
                                const std::map<Uuid, StreamCursor>& seen, const QString& path)
{
    const auto found = seen.find(folderStreamId(roster.study, rosterKey(roster.device)));
    if (found == seen.end())
        return {};
    const StreamCursor& last = found->second;
    const bool isSame = roster.number == last.n() && roster.digest == last.head();
    if (isSame || roster.number > last.n())
        return {};
    return fail({ErrorCode::ServerUnreadable, path, 0, 0, QStringLiteral("altered"), path});
}

Result<void> keepRoster(const FolderRoster& roster, TeamFile& file)
{
    const QString key = rosterKey(roster.device);
    const StreamCursor now(roster.study, key, roster.number, roster.digest, {});
    return file.receive({{folderStreamId(roster.study, key), now, {}}});
}

qint64 filesRead(const Uuid& study, const Uuid& device, const std::map<Uuid, StreamCursor>& cursors)
{
    const auto read = cursors.find(folderStreamId(study, batchesKey(device)));
    return read == cursors.end() ? 0 : read->second.n();
}

FolderReader::FolderReader(QString team, TeamCaller caller, TeamFile& file)
    : m_team(std::move(team))
    , m_caller(std::move(caller))
    , m_file(file)
{}

Result<void> FolderReader::learn()
{
    if (m_cursors)
        return {};
    auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    m_cursors = std::move(*cursors);
    return {};
}

Result<void> FolderReader::meet(const FolderRoster& roster)
{
    // Asked anew: whoever changed the list meanwhile told the file, not this reader.
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    const QString path = rosterPath(folderOfDevice(m_team, roster.device));
    if (const auto held = checkNotTurnedBack(roster, *cursors, path); !held)
        return held;
    const auto seen = cursors->find(folderStreamId(roster.study, rosterKey(roster.device)));
    const bool isKnown = seen != cursors->end() && seen->second.n() == roster.number;
    return isKnown ? Result<void>() : keepRoster(roster, m_file);
}

Result<void> FolderReader::read(const FolderRoster& roster, SyncOutcome& outcome,
                                const CancelToken& cancel)
{
    if (const auto known = learn(); !known)
        return known;
    m_isOwnSound = true;
    const std::vector<Source> sources = sourcesIn(roster, outcome.troubles);
    for (const Source& source : sources) {
        if (const auto done = readSource(source, outcome, cancel); !done)
            return done;
    }
    if (!m_areScenesDue)
        return {};
    const auto isRead = readScenes(sources.front(), cancel);
    if (!isRead)
        return fail(isRead.error());
    m_areScenesDue = !*isRead;
    return {};
}

Result<void> FolderReader::readOwn(const FolderRoster& roster, SyncOutcome& outcome,
                                   const CancelToken& cancel)
{
    if (const auto known = learn(); !known)
        return known;
    m_isOwnSound = true;
    std::vector<FolderTrouble> troubles;
    const std::vector<Source> sources = sourcesIn(roster, troubles);
    const QString own = folderOfDevice(m_team, m_caller.device);
    std::copy_if(troubles.begin(), troubles.end(), std::back_inserter(outcome.troubles),
                 [&](const FolderTrouble& trouble) { return trouble.file.startsWith(own); });
    for (const Source& source : sources) {
        if (source.device != m_caller.device)
            continue;
        if (const auto done = readSource(source, outcome, cancel); !done)
            return done;
    }
    return {};
}

/// The coordinator first: people and scenes come before what is about them.
std::vector<FolderReader::Source> FolderReader::sourcesIn(const FolderRoster& roster,
                                                          std::vector<FolderTrouble>& troubles)
{
    std::vector<Source> sources{{roster.device,
                                 roster.person,
                                 roleToken(Role::Coordinator),
                                 roster.key,
                                 folderOfDevice(m_team, roster.device),
                                 {}}};
    const bool isCoordinator = m_caller.device == roster.device;
    std::set<Uuid> known{roster.device};
    for (const FolderDevice& device : roster.devices) {
        known.insert(device.device);
        if (!isCoordinator && device.person != m_caller.person)
            continue;
        if (const auto key = keyOf(roster, device, troubles))
            sources.push_back({device.device, device.person, roleToken(Role::Annotator), *key,
                               folderOfDevice(m_team, device.device),
                               device.revokedAt ? std::optional(device.taken) : std::nullopt});
        else if (device.device == m_caller.device)
            m_isOwnSound = false;
    }
    if (isCoordinator) {
        for (FolderTrouble& trouble : strangersIn(m_team, known))
            troubles.push_back(std::move(trouble));
    }
    return sources;
}

/// None where there is nothing to be read.
std::optional<QByteArray> FolderReader::keyOf(const FolderRoster& roster,
                                              const FolderDevice& device,
                                              std::vector<FolderTrouble>& troubles) const
{
    const QString folder = folderOfDevice(m_team, device.device);
    const QString path = devicePath(folder);
    auto key = readDeviceKey(path, roster.study, device);
    if (key)
        return *std::move(key);
    const bool wasRead =
        m_cursors->contains(folderStreamId(roster.study, batchesKey(device.device)));
    const bool isNotHereYet =
        key.error() == FolderFault::Missing && !wasRead && batchFilesIn(folder).numbers.empty();
    if (!isNotHereYet)
        troubles.push_back({path, key.error()});
    return std::nullopt;
}

StreamCursor& FolderReader::batchesOf(const Source& source)
{
    const Uuid id = folderStreamId(m_caller.study, batchesKey(source.device));
    return m_cursors
        ->try_emplace(id, m_caller.study, batchesKeyWith(source.device, source.key), qint64{0},
                      firstBatchLink(m_caller.study, source.device, source.key),
                      std::map<Uuid, StreamCursor::ChainEnd>())
        .first->second;
}

tl::expected<Batch, FolderFault> FolderReader::batchAt(const Source& source, qint64 number,
                                                       const QByteArray& before) const
{
    const auto bytes = readFolderFile(batchPath(source.folder, number));
    if (!bytes)
        return tl::unexpected(bytes.error());
    return batchOf(*bytes, {m_caller.study, source.device, number, before}, source.key);
}

Result<void> FolderReader::readSource(const Source& source, SyncOutcome& outcome,
                                      const CancelToken& cancel)
{
    const bool isOwn = source.device == m_caller.device;
    const bool isFromAnnotators = !isOwn && m_caller.role == roleToken(Role::Coordinator);
    const auto trouble = [&](const QString& path, FolderFault fault) {
        outcome.troubles.push_back({path, fault});
        m_isOwnSound = m_isOwnSound && !isOwn;
    };
    StreamCursor& batches = batchesOf(source);
    if (batches.key() != batchesKeyWith(source.device, source.key)) {
        trouble(devicePath(source.folder), FolderFault::Altered);
        return {};
    }
    const BatchFiles files = batchFilesIn(source.folder);
    for (const QString& copy : files.copies)
        outcome.troubles.push_back({copy, FolderFault::Copy});
    const qint64 last = std::min(source.taken.value_or(files.last()), files.last());
    const qint64 missing = files.firstMissing();
    if (missing <= std::max(batches.n(), last))
        trouble(batchPath(source.folder, missing), FolderFault::Missing);
    for (qint64 number = batches.n() + 1; number <= last && files.numbers.contains(number);
         ++number) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const auto batch = batchAt(source, number, batches.head());
        std::map<QString, ReadStream> streams;
        const auto fault = batch ? follow(source, *batch, streams) : std::optional(batch.error());
        if (fault) {
            trouble(batchPath(source.folder, number), *fault);
            return {};
        }
        const StreamCursor read(m_caller.study, batches.key(), number, batch->link, {});
        std::vector<ReadStream> all{
            {folderStreamId(m_caller.study, batchesKey(source.device)), read, {}}};
        for (auto& [key, stream] : streams) {
            stream.isUnjudged = isFromAnnotators;
            all.push_back(std::move(stream));
        }
        if (const auto received = m_file.receive(all); !received) {
            if (received.error().code != ErrorCode::StudyLocked)
                return received;
            trouble(batchPath(source.folder, number), FolderFault::Locked);
            return {};
        }
        for (const ReadStream& stream : all) {
            m_cursors->insert_or_assign(stream.stream, stream.cursor);
            outcome.received += isOwn ? 0 : static_cast<qint64>(stream.rows.size());
        }
    }
    return {};
}

/// What is in the batch for this file, by stream. Nothing of a batch is taken of which a row is not
/// its device's to write.
std::optional<FolderFault> FolderReader::follow(const Source& source, const Batch& batch,
                                                std::map<QString, ReadStream>& streams)
{
    for (const LinkedRow& linked : batch.rows) {
        const WireRow& row = linked.row;
        const std::optional<QString> key = streamKeyOf(row);
        if (!key)
            return FolderFault::Unreadable; // of a later version
        if (!mayWrite(row, source.person, source.role))
            return FolderFault::NotTheirs;
        m_areScenesDue = m_areScenesDue || isSceneRow(row) || row.kind == u"assignment";
        if (!mayRead(row))
            continue;
        const Uuid id = folderStreamId(m_caller.study, *key);
        auto stream = streams.find(*key);
        if (stream == streams.end()) {
            const auto known = m_cursors->find(id);
            stream = streams
                         .emplace(*key, ReadStream{id,
                                                   known == m_cursors->end()
                                                       ? StreamCursor(m_caller.study, *key)
                                                       : known->second,
                                                   {}})
                         .first;
        }
        StreamCursor& cursor = stream->second.cursor;
        const auto end = cursor.chains().find(source.device);
        const QByteArray before = end == cursor.chains().end()
                                      ? firstLink(m_caller.study, *key, source.device)
                                      : end->second.link;
        const QByteArray link = nextLink(before, rowDigest(m_caller.study, row));
        const StreamEntry entry{cursor.n() + 1, source.person, source.device, linked,
                                nextHead(cursor.head(), link)};
        if (cursor.take(entry, {}))
            return FolderFault::Altered;
        stream->second.rows.push_back(row);
    }
    return std::nullopt;
}

/// What a server would give to somebody of this role: the files of people hold no more, though
/// their owners could read the folder.
bool FolderReader::mayRead(const WireRow& row) const
{
    if (m_caller.role == roleToken(Role::Coordinator))
        return true;
    const StreamClass streamClass = findWireKind(row.kind)->streamClass;
    return streamClass == StreamClass::Common ||
           (isPersonal(streamClass) && row.person == m_caller.person);
}

/// Those of items of the owner's, which may have come long before the items were given. False where
/// not all files were there to be read.
Result<bool> FolderReader::readScenes(const Source& coordinator, const CancelToken& cancel)
{
    const auto wanted = m_file.wantedScenes();
    if (!wanted)
        return fail(wanted.error());
    if (wanted->empty())
        return true;
    const std::set<Uuid> scenes(wanted->begin(), wanted->end());
    std::vector<WireRow> rows;
    QByteArray before = firstBatchLink(m_caller.study, coordinator.device, coordinator.key);
    const qint64 last = batchesOf(coordinator).n();
    qint64 number = 1;
    for (; number <= last; ++number) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        auto batch = batchAt(coordinator, number, before);
        if (!batch)
            break; // told as a file that is missing; whether one was changed `verify` tells
        before = batch->link;
        for (LinkedRow& linked : batch->rows) {
            if (isSceneRow(linked.row) && scenes.contains(linked.row.scenario))
                rows.push_back(std::move(linked.row));
        }
    }
    const bool isWhole = number > last;
    if (rows.empty())
        return isWhole;
    return m_file.receiveScenes(rows).map([&] { return isWhole; });
}

Result<VerifiedTeam> FolderReader::verify(const FolderRoster& roster, const CancelToken& cancel)
{
    const auto distrust = [](const char* what, const QString& path) {
        return fail({ErrorCode::ServerUnreadable, path, 0, 0, QString::fromLatin1(what), path});
    };
    if (const auto known = learn(); !known)
        return fail(known.error());
    std::vector<FolderTrouble> troubles;
    qint64 count = 0;
    std::vector<StreamHead> ends;
    for (const Source& source : sourcesIn(roster, troubles)) {
        StreamHead end{{}, batchesKeyWith(source.device, source.key), 0, {}};
        const StreamCursor read = batchesOf(source);
        const qint64 there = batchFilesIn(source.folder).last();
        const qint64 last = std::max(read.n(), std::min(source.taken.value_or(there), there));
        QByteArray before = firstBatchLink(m_caller.study, source.device, source.key);
        for (qint64 number = 1; number <= last; ++number) {
            if (cancel.isCancelled())
                return fail(ErrorCode::Cancelled);
            const auto batch = batchAt(source, number, before);
            const QString path = batchPath(source.folder, number);
            const bool isMissing = !batch && batch.error() == FolderFault::Missing;
            const bool isCut = !batch && batch.error() == FolderFault::Cut;
            if (number > read.n() && (isMissing || isCut))
                break; // on its way
            if (!batch)
                return distrust(isMissing ? "dropped" : "altered", path);
            if (number == read.n() && batch->link != read.head())
                return distrust("altered", path);
            before = batch->link;
            end.n = number;
            end.head = before;
            count += static_cast<qint64>(batch->rows.size());
        }
        ends.push_back(std::move(end));
    }
    for (const FolderTrouble& trouble : troubles) {
        if (trouble.fault != FolderFault::Copy && trouble.fault != FolderFault::Stranger)
            return distrust("altered", trouble.file);
    }
    VerifiedTeam found{count};
    found.fingerprints = {
        {FingerprintCircle::Everybody, fingerprintOf(m_caller.study, {ends.front()})},
        {FingerprintCircle::OwnFile, fingerprintOf(m_caller.study, ends)}};
    return found;
}

bool FolderReader::isNext(const FolderRoster& roster, const std::vector<LinkedRow>& rows)
{
    const Source own{
        m_caller.device, m_caller.person, roleToken(roster.roleOf(m_caller.device)), {}, {}, {}};
    std::map<QString, ReadStream> streams;
    return !follow(own, Batch{rows, {}}, streams);
}

TeamFile::OwnEnds FolderReader::ownEnds() const
{
    TeamFile::OwnEnds ends;
    for (const auto& [id, cursor] : *m_cursors) {
        const auto own = cursor.chains().find(m_caller.device);
        if (own != cursor.chains().end())
            ends[cursor.key()] = own->second;
    }
    return ends;
}

std::optional<BatchPlace> FolderReader::nextPlace(const QByteArray& publicKey) const
{
    if (!m_isOwnSound)
        return std::nullopt;
    const auto own = m_cursors->find(folderStreamId(m_caller.study, batchesKey(m_caller.device)));
    if (own == m_cursors->end())
        return BatchPlace{m_caller.study, m_caller.device, 1,
                          firstBatchLink(m_caller.study, m_caller.device, publicKey)};
    return BatchPlace{m_caller.study, m_caller.device, own->second.n() + 1, own->second.head()};
}

} // namespace subtext

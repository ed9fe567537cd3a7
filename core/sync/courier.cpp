// SPDX-License-Identifier: MIT
#include "core/sync/courier.h"

#include "core/sync/certificates.h"
#include "core/sync/chain.h"
#include "core/sync/cutcheck.h"
#include "core/sync/devicekey.h"
#include "core/sync/fingerprint.h"
#include "core/sync/partcheck.h"
#include "core/sync/presence.h"
#include "core/sync/servererrors.h"
#include "core/sync/streamreader.h"

#include <algorithm>
#include <set>
#include <utility>

namespace subtext {
Courier::Courier(CourierLine& line, TeamFile& file, Result<DeviceKeys> keys)
    : m_line(line)
    , m_file(file)
    , m_keys(std::move(keys))
{}

Result<void> Courier::connect(const CancelToken& cancel)
{
    m_line.use(cancel);
    return m_line.open();
}

Result<SyncOutcome> Courier::sync(const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    for (const auto step : {&Courier::begin, &Courier::pull, &Courier::push, &Courier::watchStill,
                            &Courier::openDesks}) {
        if (const auto done = (this->*step)(outcome); !done)
            return fail(done.error());
    }
    // What this made readable, or what others said meanwhile.
    if (const auto again = pull(outcome); !again)
        return fail(again.error());
    if (const auto noted = note(outcome); !noted)
        return fail(noted.error());
    if (const auto told = tellPresence(m_line, m_file); !told)
        return fail(told.error());
    return outcome;
}

Result<SyncOutcome> Courier::fetch(const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    if (const auto begun = begin(outcome); !begun)
        return fail(begun.error());
    if (const auto read = pull(outcome); !read)
        return fail(read.error());
    return outcome;
}

Result<SyncOutcome> Courier::join(const InvitationProof& proof, const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    if (const auto begun = begin(outcome); !begun)
        return fail(begun.error());
    if (proof.isGiven()) {
        m_invitation = invitationKeysOf(proof.secret);
        const Uuid& study = m_caller.study;
        const auto pinned = m_file.receive({keptCertifier(study, proof.certifierKey),
                                            keptKey(study, proof.certifier, proof.certifierKey)});
        if (!pinned)
            return fail(pinned.error());
    }
    const auto read = introduce().and_then([&] { return pull(outcome); });
    if (!read)
        return fail(read.error());
    return outcome;
}

Result<SyncOutcome> Courier::send(const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    for (const auto step : {&Courier::begin, &Courier::believe, &Courier::push}) {
        if (const auto done = (this->*step)(outcome); !done)
            return fail(done.error());
    }
    if (const auto told = tellPresence(m_line, m_file); !told)
        return fail(told.error());
    return outcome;
}

/// Synced first: what was answered here and is not there yet would count as open.
Result<ClaimOutcome> Courier::claim(int want, const CancelToken& cancel)
{
    auto carried = sync(cancel);
    if (!carried)
        return fail(carried.error());
    ClaimOutcome outcome{std::move(*carried), 0};
    if (!mayClaim(outcome.carried.hello))
        return outcome;
    const auto given = m_line.claim(want);
    if (!given)
        return fail(given.error());
    outcome.given = *given;
    if (const auto read = pull(outcome.carried); !read)
        return fail(read.error());
    return outcome;
}

Result<void> Courier::begin(SyncOutcome& outcome)
{
    const auto hello = meet();
    if (!hello)
        return fail(hello.error());
    outcome.hello = *hello;
    // By the server's clock, which may have been set back.
    const bool isSoon = m_scenesReadAt && hello->time >= *m_scenesReadAt &&
                        hello->time - *m_scenesReadAt < ScenesEveryMs;
    m_areScenesDue = m_areScenesDue || !isSoon;
    m_sendsAlone = false;
    return m_file.begin(m_caller);
}

/// A server that no longer serves this program is neither read nor told anything.
Result<ServerHello> Courier::meet()
{
    auto hello = m_line.hello();
    if (!hello)
        return hello;
    if (!hello->isServed)
        return fail(ErrorCode::ServerRefused, {}, QStringLiteral("version"));
    m_startedAt = hello->time;
    m_serverDevice = hello->serverDevice;
    m_caller = {hello->study,           hello->person,      hello->device,
                roleToken(hello->role), hello->incarnation, hello->round};
    return hello;
}

/// Nothing is given to a server that lost or changed something: reading finds it out, sending alone
/// would not.
Result<void> Courier::believe(SyncOutcome& /*outcome*/)
{
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    const auto all = m_line.heads();
    if (!all)
        return fail(all.error());
    const auto sound = movedOn(*all, *cursors).and_then([&](const auto&) {
        return unreachedOf(m_line, m_file, *all);
    });
    m_sendsAlone = true;
    return sound ? Result<void>() : fail(sound.error());
}

Result<void> Courier::pull(SyncOutcome& outcome)
{
    auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    // One statement, hence one moment of the server: what is said after it waits for the next pull.
    const auto all = m_line.heads();
    if (!all)
        return fail(all.error());
    auto news = movedOn(*all, *cursors);
    if (!news)
        return fail(news.error());
    const auto isPart = unreachedOf(m_line, m_file, *all);
    if (!isPart)
        return fail(isPart.error());
    const std::vector<StreamHead> heads = inOrder(std::move(*news));
    m_newcomers.clear();
    m_watchers.clear();
    m_isFounder = false;
    StreamReader reader(m_line, m_caller.study);
    const auto meetEach = [this](const QString& key, const StreamEntry& entry) {
        meetEntry(key, entry);
        return Result<void>();
    };
    if (!heads.empty() || *isPart) {
        const Cut cut{countAfter(heads, *cursors), [&]() -> Result<std::vector<ReadStream>> {
                          auto streams = reader.next(heads, *cursors, meetEach);
                          if (!streams || !streams->empty())
                              return streams;
                          if (const auto sound = checkHeads(heads, *cursors); !sound)
                              return fail(sound.error());
                          return admit(*all, *cursors);
                      }};
        if (const auto received = m_file.receiveCut(cut); !received)
            return received;
        outcome.received += cut.rows;
    }
    if (!m_areScenesDue)
        return {};
    if (const auto came = pullScenes(); !came)
        return came;
    m_areScenesDue = false;
    m_scenesReadAt = m_startedAt;
    return {};
}

void Courier::meetEntry(const QString& key, const StreamEntry& entry)
{
    const WireRow& row = entry.linked.row;
    m_areScenesDue = m_areScenesDue || row.kind == u"assignment" || row.kind == u"norming_round";
    if (isWatchRow(row))
        m_watchers.insert(entry.author);
    if (entry.device == m_caller.device) {
        const auto said = m_keys ? keyIn(row) : std::nullopt;
        m_isFounder = m_isFounder ||
                      (said && *said == m_keys->publicKey && isFoundedBy({*said, shownIn(row)}));
        return;
    }
    const bool isServers = entry.device == m_serverDevice && mayServerWrite(row.kind);
    if (!isServers)
        m_newcomers.try_emplace(entry.device, key);
}

/// Whether this device said that nobody invited it.
bool Courier::isFoundedBy(const SaidKey& said) const
{
    return keyShownIn(said.shown, ownDevice(), said.key).has_value();
}

/// Once a cut is read: whether all who wrote in it were invited. What devices and invitations say
/// is read anew for those that the file does not know, in whatever order it came.
Result<std::vector<ReadStream>> Courier::admit(const std::vector<StreamHead>& heads,
                                               const std::map<Uuid, StreamCursor>& cursors)
{
    const Uuid& study = m_caller.study;
    auto newcomers = std::exchange(m_newcomers, {});
    std::erase_if(newcomers, [&](const auto& newcomer) {
        return isKeptAsInvited(study, newcomer.first, cursors);
    });
    std::vector<ReadStream> admitted;
    for (const Uuid& person : std::exchange(m_watchers, {}))
        admitted.push_back(keptWatcher(study, person));
    auto certifier = keptCertifierOf(study, cursors);
    if (!certifier && std::exchange(m_isFounder, false)) { // an older copy of the file
        certifier = m_keys->publicKey;
        admitted.push_back(keptCertifier(study, *certifier));
    }
    if (newcomers.empty() || !certifier)
        return admitted;
    const auto invited = invitedBy(*certifier, newcomers, heads, cursors);
    if (!invited)
        return invited;
    admitted.insert(admitted.end(), invited->begin(), invited->end());
    return admitted;
}

Result<std::vector<ReadStream>> Courier::invitedBy(const QByteArray& certifier,
                                                   const std::map<Uuid, QString>& newcomers,
                                                   const std::vector<StreamHead>& heads,
                                                   const std::map<Uuid, StreamCursor>& cursors)
{
    const Uuid& study = m_caller.study;
    SealCheck seals(study, m_serverDevice, cursors);
    StreamReader reader(m_line, study);
    const auto about = headsBeginning(QLatin1String("about:"), heads);
    std::map<Uuid, StreamCursor> again;
    const auto read =
        reader.meetKeys(about, seals).and_then([&] { return reader.readAll(about, seals, again); });
    if (!read)
        return fail(read.error());
    std::vector<ReadStream> kept;
    const std::set<Uuid> invited = seals.invited(certifier);
    for (const auto& [device, key] : newcomers) {
        if (invited.contains(device))
            kept.push_back(keptInvited(study, device));
        else if (isWholeTeamRead() || seals.hasSaid(device))
            return distrust(folderFaultToken(FolderFault::Stranger).latin1(), key);
    }
    return kept;
}

/// An annotator's file reads what their own devices say of themselves.
bool Courier::isWholeTeamRead() const
{
    return m_caller.role != roleToken(Role::Annotator);
}

Result<void> Courier::pullScenes()
{
    const auto wanted = m_file.wantedScenes();
    if (!wanted)
        return fail(wanted.error());
    constexpr std::size_t AtOnce = 500;
    for (std::size_t first = 0; first < wanted->size(); first += AtOnce) {
        const auto begin = wanted->begin() + static_cast<std::ptrdiff_t>(first);
        const auto end =
            wanted->begin() + static_cast<std::ptrdiff_t>(std::min(first + AtOnce, wanted->size()));
        const std::vector<Uuid> part(begin, end);
        auto scenes = m_line.scenes(part);
        if (!scenes)
            return fail(scenes.error());
        std::vector<WireRow> rows;
        for (PulledScene& scene : *scenes) {
            if (rowDigest(m_caller.study, scene.row) != scene.digest)
                return distrust("altered", scene.row.uuid.text());
            rows.push_back(std::move(scene.row));
        }
        if (const auto received = m_file.receiveScenes(rows); !received)
            return received;
    }
    return {};
}

/// Read once more, after the server has said how far it is: a request whose sender was gone may
/// have come through since the last reading, with rows that were called back meanwhile. Those must
/// not get another place.
Result<void> Courier::reconcile(SyncOutcome& outcome)
{
    const auto chains = m_line.chains();
    if (!chains)
        return fail(chains.error());
    const auto read = m_sendsAlone ? Result<void>() : pull(outcome);
    if (!read)
        return read;
    TeamFile::OwnEnds ends;
    for (const OwnChainEnd& chain : *chains)
        ends[chain.key] = chain.end;
    return m_file.reconcile(ends);
}

/// A device says what it signs with before it says anything else. The file knows it first: where
/// the program is ended in between, it is said again.
Result<void> Courier::introduce()
{
    m_isSealing = false;
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    auto known = keptKeyOf(m_caller.study, m_caller.device, *cursors);
    const bool isKept = known.has_value();
    if (!m_keys)
        return known ? fail(m_keys.error()) : Result<void>();
    const auto chains = m_line.chains();
    if (!chains)
        return fail(chains.error());
    // Whom nobody invited, and who says the first word, is whoever shared the study.
    bool isFounder = !known && chains->empty() && m_isFounding && !m_invitation &&
                     m_caller.role == roleToken(Role::Coordinator);
    if (!known && !chains->empty()) {
        const auto said = saidThere();
        if (!said)
            return fail(said.error());
        if (!*said)
            return {}; // it joined before devices signed
        known = (*said)->key;
        isFounder = isFoundedBy(**said);
    }
    const QString key = streamKey(StreamClass::About, m_caller.person, std::nullopt);
    if (known && *known != m_keys->publicKey)
        return distrust("seal", key);
    m_isSealing = true;
    if (!isKept) {
        std::vector<ReadStream> own{keptKey(m_caller.study, m_caller.device, m_keys->publicKey)};
        if (isFounder)
            own.push_back(keptCertifier(m_caller.study, m_keys->publicKey));
        if (const auto kept = m_file.receive(own); !kept)
            return kept;
    }
    if (!chains->empty())
        return {};
    isFounder = isFounder || keptCertifierOf(m_caller.study, *cursors) == m_keys->publicKey;
    OwnChain chain(m_caller.study, key, m_caller.device);
    return pushOne(chain.add(deviceRow(m_caller.study, m_caller.person, m_caller.device,
                                       m_keys->publicKey, m_startedAt, shown(isFounder))));
}

InvitedDevice Courier::ownDevice() const
{
    return invitedToServer(m_caller.study, m_caller.device, m_caller.person);
}

/// By which the device shows that it was invited; whoever shared the study, that it was by nobody.
QByteArray Courier::shown(bool isFounder) const
{
    if (m_invitation)
        return shownKey(ownDevice(), m_keys->publicKey, *m_invitation);
    return isFounder ? shownKey(ownDevice(), m_keys->publicKey, *m_keys) : QByteArray();
}

/// What another copy of this file, by the same device, said that it signs with.
Result<std::optional<Courier::SaidKey>> Courier::saidThere()
{
    const QString key = streamKey(StreamClass::About, m_caller.person, std::nullopt);
    const auto heads = m_line.heads();
    if (!heads)
        return fail(heads.error());
    SealCheck seals(m_caller.study, {}, {});
    const auto met =
        StreamReader(m_line, m_caller.study).meetKeys(headsBeginning(key, *heads), seals);
    return met.map([&]() -> std::optional<SaidKey> {
        const auto said = seals.keyOf(m_caller.device);
        return said ? std::optional(SaidKey{*said, seals.shownBy(m_caller.device)}) : std::nullopt;
    });
}

/// The last row of each stream: its link binds all that the device said there before.
Result<void> Courier::seal(std::vector<LinkedRow>& batch)
{
    if (!m_isSealing || batch.empty())
        return {};
    const auto anchor = m_file.auditHead();
    if (!anchor)
        return fail(anchor.error());
    std::set<QString> sealed;
    for (auto row = batch.rbegin(); row != batch.rend(); ++row) {
        if (!sealed.insert(streamKeyOf(row->row).value_or(QString())).second)
            continue;
        row->anchor = *anchor;
        row->seal = sealOf(row->link, *anchor, m_keys->secretKey);
    }
    return {};
}

/// Whether reading what is there may tell why a batch is not taken.
bool Courier::mayBeMended(const Error& error) const
{
    return isFork(error) || (m_sendsAlone && serverFaultOf(error) == ServerFault::ChangedRow);
}

Result<void> Courier::push(SyncOutcome& outcome)
{
    if (const auto introduced = introduce(); !introduced)
        return introduced;
    if (const auto reconciled = reconcile(outcome); !reconciled)
        return reconciled;
    bool isMended = false;
    for (;;) {
        auto batch = m_file.nextBatch(RowsAtOnce);
        if (!batch)
            return fail(batch.error());
        if (batch->empty())
            return {};
        if (const auto sealed = seal(*batch); !sealed)
            return sealed;
        const auto pushed = m_line.push(*batch);
        if (!pushed && !isMended && mayBeMended(pushed.error())) {
            // A batch of before the cut came through after all, or another copy of the file sent
            // its decisions in an earlier round: what was said is read first.
            isMended = true;
            m_sendsAlone = false;
            if (const auto back = m_file.refuse(*batch, {}); !back)
                return back;
            if (const auto reconciled = reconcile(outcome); !reconciled)
                return reconciled;
            continue;
        }
        if (!pushed)
            return fail(pushed.error());
        std::vector<RefusedRowOfBatch> refused;
        for (const RefusedPush& row : pushed->refused) {
            refused.push_back({row.place, row.reason});
            if (row.place >= batch->size())
                return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("push"), {}});
            outcome.refused.emplace_back((*batch)[row.place].row, row.reason);
        }
        outcome.sent += pushed->taken;
        const auto noted =
            refused.empty() ? m_file.acknowledge(*batch) : m_file.refuse(*batch, refused);
        if (!noted)
            return noted;
    }
}

/// Whoever has decided every split asks whether all have; the server alone knows.
Result<void> Courier::openDesks(SyncOutcome& outcome)
{
    if (outcome.hello.role == Role::Annotator || outcome.hello.watches)
        return {};
    const auto progress = m_line.deskProgress();
    if (!progress)
        return fail(progress.error());
    if (progress->splits == 0 || progress->open > 0)
        return {};
    const auto opened = m_line.openDesks();
    if (!opened)
        return fail(opened.error());
    outcome.areDesksOpened = *opened;
    return {};
}

Result<void> Courier::note(const SyncOutcome& outcome)
{
    std::vector<DeviceElsewhere> elsewhere;
    if (outcome.hello.role == Role::Coordinator) {
        auto found = devicesElsewhere(m_line, m_caller.device);
        if (!found)
            return fail(found.error());
        elsewhere = std::move(*found);
    }
    return m_file.note(outcome.hello.time, elsewhere);
}

Result<VerifiedTeam> Courier::verify(const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    if (const auto begun = begin(outcome); !begun)
        return fail(begun.error());
    const auto own = m_file.cursors();
    if (!own)
        return fail(own.error());
    const auto all = m_line.heads();
    if (!all)
        return fail(all.error());
    const auto sound = movedOn(*all, *own).and_then([&](const auto&) {
        return unreachedOf(m_line, m_file, *all);
    });
    if (!sound)
        return fail(sound.error());
    SealCheck seals(m_caller.study, outcome.hello.serverDevice, *own);
    StreamReader reader(m_line, m_caller.study);
    std::map<Uuid, StreamCursor> cursors;
    const auto read = reader.meetKeys(*all, seals)
                          .and_then([&] { return reader.readAll(*all, seals, cursors); })
                          .and_then([&] { return reader.comparePlaces(*own, *all); });
    if (!read)
        return fail(read.error());
    VerifiedTeam found = seals.found();
    found.fingerprints = fingerprintsOf(m_caller.study, outcome.hello.role, *all);
    if (const auto certifier = keptCertifierOf(m_caller.study, *own))
        found.strangers = seals.strangers(*certifier, isWholeTeamRead());
    auto anchors = seals.anchorsOf(m_caller.device);
    anchors.erase(firstHead()); // whoever joins has no file yet
    const auto lost = m_file.unknownHeads(anchors);
    if (!lost)
        return fail(lost.error());
    found.lostAnchors = *lost;
    return found;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/sync/courier.h"

#include "core/sync/chain.h"
#include "core/sync/devicekey.h"
#include "core/sync/servererrors.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace subtext {
namespace {

tl::unexpected<Error> distrust(const char* what, const QString& stream)
{
    return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QString::fromLatin1(what), stream});
}

/// Of a key "desk:PERSON:ROUND"; none where the class has no rounds.
std::optional<int> roundOf(const QString& key)
{
    bool isNumber = false;
    const int round = key.section(u':', 2, 2).toInt(&isNumber);
    return isNumber ? std::optional(round) : std::nullopt;
}

bool isFork(const Error& error)
{
    const auto fault = serverFaultOf(error);
    return fault == ServerFault::Fork || fault == ServerFault::Gap;
}

/// Those that have gone on. None may lack what was read of it.
Result<std::vector<StreamHead>> movedOn(const std::vector<StreamHead>& heads,
                                        const std::map<Uuid, StreamCursor>& cursors)
{
    std::vector<StreamHead> moved;
    std::set<Uuid> given;
    for (const StreamHead& head : heads) {
        given.insert(head.stream);
        const auto cursor = cursors.find(head.stream);
        if (cursor == cursors.end()) {
            if (head.n > 0)
                moved.push_back(head);
            continue;
        }
        if (head.n < cursor->second.n())
            return distrust("dropped", head.key);
        if (head.n > cursor->second.n())
            moved.push_back(head);
        else if (head.head != cursor->second.head())
            return distrust("altered", head.key);
    }
    // Nobody loses the right to read what they have read, but for names: after a lock they are
    // shown, and no more once it is lifted.
    for (const auto& [stream, cursor] : cursors) {
        const bool mayGo = isKeptKey(cursor) || cursor.key().startsWith(QLatin1String("name:"));
        if (!given.contains(stream) && !mayGo)
            return distrust("dropped", cursor.key());
    }
    return moved;
}

/// That the streams are where they were when the server was asked for `heads`.
Result<void> checkHeads(const std::vector<StreamHead>& heads,
                        const std::map<Uuid, StreamCursor>& cursors)
{
    for (const StreamHead& head : heads) {
        if (head.n == 0)
            continue;
        const auto cursor = cursors.find(head.stream);
        if (cursor == cursors.end() || cursor->second.n() < head.n)
            return distrust("dropped", head.key);
        if (cursor->second.n() > head.n || cursor->second.head() != head.head)
            return distrust("altered", head.key);
    }
    return {};
}

/// People and scenes come before what is about them.
std::vector<StreamHead> inOrder(std::vector<StreamHead> heads)
{
    std::stable_sort(heads.begin(), heads.end(), [](const StreamHead& a, const StreamHead& b) {
        const auto isFirst = [](const QString& key) {
            return key.startsWith(QLatin1String("common"))   ? 0
                   : key.startsWith(QLatin1String("name"))   ? 1
                   : key.startsWith(QLatin1String("about"))  ? 2
                   : key.startsWith(QLatin1String("scenes")) ? 3
                                                             : 4;
        };
        return isFirst(a.key) < isFirst(b.key);
    });
    return heads;
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

qint64 countAfter(const std::vector<StreamHead>& heads, const std::map<Uuid, StreamCursor>& cursors)
{
    qint64 count = 0;
    for (const StreamHead& head : heads) {
        const auto cursor = cursors.find(head.stream);
        count += head.n - (cursor == cursors.end() ? 0 : cursor->second.n());
    }
    return count;
}

} // namespace

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
    for (const auto step : {&Courier::begin, &Courier::pull, &Courier::push, &Courier::openDesks}) {
        if (const auto done = (this->*step)(outcome); !done)
            return fail(done.error());
    }
    // What this made readable, or what others said meanwhile.
    if (const auto again = pull(outcome); !again)
        return fail(again.error());
    if (const auto noted = note(outcome); !noted)
        return fail(noted.error());
    if (const auto told = report(outcome); !told)
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

Result<SyncOutcome> Courier::send(const CancelToken& cancel)
{
    m_line.use(cancel);
    SyncOutcome outcome;
    for (const auto step : {&Courier::begin, &Courier::believe, &Courier::push}) {
        if (const auto done = (this->*step)(outcome); !done)
            return fail(done.error());
    }
    if (const auto told = report(outcome); !told)
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
    auto hello = m_line.hello();
    if (!hello)
        return fail(hello.error());
    if (!hello->isServed)
        return fail(ErrorCode::ServerRefused, {}, QStringLiteral("version"));
    outcome.hello = *hello;
    m_startedAt = hello->time;
    m_caller = {hello->study,           hello->person,      hello->device,
                roleToken(hello->role), hello->incarnation, hello->round};
    m_areScenesDue = true;
    m_sendsAlone = false;
    return m_file.begin(m_caller);
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
    const auto sound = movedOn(*all, *cursors);
    m_sendsAlone = true;
    return sound ? Result<void>() : fail(sound.error());
}

Result<std::vector<ReadStream>> Courier::read(const std::vector<StreamHead>& heads,
                                              std::map<Uuid, StreamCursor>& cursors,
                                              SealCheck* seals)
{
    std::map<Uuid, const StreamHead*> wanted;
    std::vector<CourierLine::After> afters;
    for (const StreamHead& head : heads) {
        wanted[head.stream] = &head;
        cursors.try_emplace(head.stream, m_caller.study, head.key);
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
        if (const auto fault = seals ? seals->take(key, entry) : std::nullopt)
            return distrust(folderFaultToken(*fault).latin1(), key);
        meetKey(m_caller.study, entry, cursors, met);
        m_areScenesDue = m_areScenesDue || entry.linked.row.kind == u"assignment";
        streams.back().rows.push_back(std::move(entry.linked.row));
        streams.back().cursor = cursor->second;
    }
    if (streams.empty())
        return distrust("dropped", heads.front().key);
    std::move(met.begin(), met.end(), std::back_inserter(streams));
    return streams;
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
    const std::vector<StreamHead> heads = inOrder(std::move(*news));
    if (!heads.empty()) {
        const Cut cut{countAfter(heads, *cursors), [&]() -> Result<std::vector<ReadStream>> {
                          auto streams = read(heads, *cursors);
                          if (!streams || !streams->empty())
                              return streams;
                          if (const auto sound = checkHeads(heads, *cursors); !sound)
                              return fail(sound.error());
                          return streams;
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
    return {};
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
    if (!known && !chains->empty()) {
        const auto said = keySaidThere();
        if (!said)
            return fail(said.error());
        if (!*said)
            return {}; // it joined before devices signed
        known = *said;
    }
    const QString key = streamKey(StreamClass::About, m_caller.person, std::nullopt);
    if (known && *known != m_keys->publicKey)
        return distrust("seal", key);
    m_isSealing = true;
    if (!isKept) {
        const ReadStream own = keptKey(m_caller.study, m_caller.device, m_keys->publicKey);
        if (const auto kept = m_file.receive({own}); !kept)
            return kept;
    }
    if (!chains->empty())
        return {};
    OwnChain chain(m_caller.study, key, m_caller.device);
    std::vector<LinkedRow> first{chain.add(deviceRow(
        m_caller.study, m_caller.person, m_caller.device, m_keys->publicKey, m_startedAt))};
    if (const auto sealed = seal(first); !sealed)
        return sealed;
    const auto pushed = m_line.push(first);
    if (!pushed)
        return fail(pushed.error());
    if (!pushed->refused.empty())
        return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("push"), {}});
    return {};
}

/// What another copy of this file, by the same device, said that it signs with.
Result<std::optional<QByteArray>> Courier::keySaidThere()
{
    const QString key = streamKey(StreamClass::About, m_caller.person, std::nullopt);
    auto heads = m_line.heads();
    if (!heads)
        return fail(heads.error());
    heads->erase(std::remove_if(heads->begin(), heads->end(),
                                [&](const StreamHead& head) { return head.key != key; }),
                 heads->end());
    SealCheck seals(m_caller.study, {}, {});
    const auto met = meetKeys(*heads, seals);
    return met.map([&] { return seals.keyOf(m_caller.device); });
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
        if (!pushed && isFork(pushed.error()) && !isMended) {
            // A batch of before the cut came through after all: what it said is read first.
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

Result<void> Courier::report(const SyncOutcome& outcome)
{
    const auto waiting = m_file.waitingCount();
    if (!waiting)
        return fail(waiting.error());
    return m_line.report(static_cast<int>(*waiting), static_cast<int>(outcome.refused.size()));
}

Result<void> Courier::note(const SyncOutcome& outcome)
{
    std::vector<DeviceElsewhere> elsewhere;
    if (outcome.hello.role == Role::Coordinator) {
        const auto members = m_line.status();
        if (!members)
            return fail(members.error());
        for (const TeamMember& member : *members) {
            for (const TeamDevice& device : member.devices) {
                const bool isOther = !device.revokedAt && device.device != m_caller.device;
                if (isOther && device.waiting > 0)
                    elsewhere.push_back({device.device, member.code, device.waiting});
            }
        }
    }
    return m_file.note(outcome.hello.time, elsewhere);
}

/// What devices say that they sign with. Whether it follows is found out when all is read.
Result<void> Courier::meetKeys(const std::vector<StreamHead>& heads, SealCheck& seals)
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

Result<void> Courier::readAll(const std::vector<StreamHead>& heads, SealCheck& seals)
{
    std::map<Uuid, StreamCursor> cursors;
    for (;;) {
        const auto streams = read(heads, cursors, &seals);
        if (!streams)
            return fail(streams.error());
        if (streams->empty())
            break;
    }
    if (const auto open = seals.openEnd())
        return distrust("seal", *open);
    return checkHeads(heads, cursors);
}

/// What was read before must stand where it stood.
Result<void> Courier::comparePlaces(const std::map<Uuid, StreamCursor>& own)
{
    for (const auto& [stream, cursor] : own) {
        if (isKeptKey(cursor))
            continue;
        const auto at = m_line.links(stream, {cursor.n()});
        if (!at)
            return fail(at.error());
        if (cursor.n() > 0 && (at->size() != 1 || at->front().head != cursor.head()))
            return distrust("altered", cursor.key());
    }
    return {};
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
    if (const auto sound = movedOn(*all, *own); !sound)
        return fail(sound.error());
    SealCheck seals(m_caller.study, outcome.hello.serverDevice, *own);
    const auto read =
        meetKeys(*all, seals).and_then([&] { return readAll(*all, seals); }).and_then([&] {
            return comparePlaces(*own);
        });
    if (!read)
        return fail(read.error());
    VerifiedTeam found = seals.found();
    const auto lost = m_file.unknownHeads(seals.anchorsOf(m_caller.device));
    if (!lost)
        return fail(lost.error());
    found.lostAnchors = *lost;
    return found;
}

} // namespace subtext

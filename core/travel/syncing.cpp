// SPDX-License-Identifier: MIT
#include "core/travel/syncing.h"

#include "core/operation/studycontext.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/normingstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/records.h"
#include "core/storage/studystore.h"
#include "core/storage/teamstore.h"
#include "core/sync/devicekey.h"
#include "core/travel/arrivals.h"
#include "core/travel/keptcursors.h"
#include "core/travel/wiremapping.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

bool hasOwnerDroppedOut(StudyContext& context, const TeamMembership& membership)
{
    const std::vector<Person> people = context.people.all();
    const auto owner = std::find_if(people.begin(), people.end(), [&](const Person& person) {
        return person.uuid == membership.person;
    });
    return owner != people.end() && owner->role == Role::Annotator &&
           context.course.isWithdrawn(owner->id);
}

std::vector<WireRow> rowsOf(const std::vector<ReadStream>& streams)
{
    std::vector<WireRow> rows;
    for (const ReadStream& stream : streams)
        rows.insert(rows.end(), stream.rows.begin(), stream.rows.end());
    return rows;
}

} // namespace

Result<std::optional<TeamMembership>> Syncing::membership() const
{
    return m_context.read([&] { return m_context.team.membership(); });
}

Result<void> Syncing::join(const TeamMembership& membership)
{
    const auto joined = m_context.operate(QStringLiteral("team.join"), [&](ChangeSet& changes) {
        m_kept.reset();
        if (const auto held = m_context.team.membership(); held && held->login != membership.login)
            m_done.forgetServer();
        m_context.team.setMembership(membership);
        changes.kinds = ChangeSet::StudyChanged;
        return QJsonObject{{QStringLiteral("host"), membership.host},
                           {QStringLiteral("database"), membership.database},
                           {QStringLiteral("device"), membership.device.text()}};
    });
    return joined ? Result<void>() : fail(joined.error());
}

Result<TeamStanding> Syncing::standing() const
{
    return m_context.readConsistently([&] {
        TeamStanding standing;
        standing.setAside = m_context.team.setAside();
        standing.parked = m_context.team.parked();
        standing.missed = m_context.team.missed();
        if (const auto membership = m_context.team.membership()) {
            const TeamCaller caller{m_context.study.info().uuid, membership->person,
                                    membership->device,          membership->role,
                                    membership->incarnation,     1,
                                    membership->holdsFrozen()};
            const Outbox::Waiting waiting = Outbox(m_context, caller, m_done).waiting();
            standing.waiting = waiting.rows;
            standing.held = waiting.held;
            standing.isWithdrawn = hasOwnerDroppedOut(m_context, *membership);
        }
        return standing;
    });
}

Result<std::optional<TeamReading>> Syncing::reading() const
{
    return m_context.readConsistently([&] {
        std::optional<TeamReading> reading;
        if (m_context.team.membership())
            reading = m_context.team.reading();
        return reading;
    });
}

Result<std::vector<TeamMember>> Syncing::judged(std::vector<TeamMember> members) const
{
    return m_context.readConsistently([&] {
        const auto membership = m_context.team.membership();
        if (membership && !membership->isByFolder())
            markUnproved(members, m_context.study.info().uuid, membership->device, kept());
        return members;
    });
}

/// Call it inside a read. There are thousands in a large team, and a sync asks several times.
const std::map<Uuid, StreamCursor>& Syncing::kept() const
{
    const qint64 version = m_context.db->dataVersion();
    if (m_kept && m_kept->version == version)
        return m_kept->cursors;
    const Uuid study = m_context.study.info().uuid;
    Kept kept{version, {}};
    for (const KeptCursor& each : m_context.team.cursors())
        kept.cursors.emplace(each.stream, cursorOf(study, each));
    return m_kept.emplace(std::move(kept)).cursors;
}

/// What was done in a write that failed was not.
Result<void> Syncing::keep(const std::function<void()>& work)
{
    const auto kept = m_context.keep([&](ChangeSet&) { work(); });
    if (!kept)
        m_done.forget();
    return kept ? Result<void>() : fail(kept.error());
}

Result<void> Syncing::begin(const TeamCaller& caller)
{
    m_caller = caller;
    m_outbox = std::make_unique<Outbox>(m_context, caller, m_done);
    return keep([&] {
        if (caller.study != m_context.study.info().uuid)
            throw Failure({ErrorCode::ForeignStudy, {}, 0, 0, caller.study.text(), {}});
        auto membership = m_context.team.membership();
        if (!membership || membership->person != caller.person)
            throw Failure({ErrorCode::NotInTeam, {}, 0, 0, {}, {}});
        if (membership->incarnation != caller.incarnation) {
            // A part of what it had stays one until everything was read anew.
            const bool isArriving = m_context.team.isArriving();
            m_kept.reset();
            m_done.forgetServer();
            if (isArriving)
                m_context.team.setArriving();
        }
        membership->incarnation = caller.incarnation;
        membership->role = caller.role;
        m_context.team.setMembership(*membership);
    });
}

Result<std::map<Uuid, StreamCursor>> Syncing::cursors()
{
    return m_context.read([&] { return kept(); });
}

Result<void> Syncing::receive(const std::vector<ReadStream>& streams)
{
    const auto done = operate([&](Tally& tally) {
        take(rowsOf(streams), streams, tally);
        if (m_isCutBegun && !streams.empty())
            m_context.team.setAllArrived();
    });
    m_isCutBegun = m_isCutBegun && !done;
    return done;
}

Result<void> Syncing::receiveScenes(const std::vector<WireRow>& rows)
{
    return operate([&](Tally& tally) { take(rows, {}, tally); });
}

/// The pages go into the transaction as they come: a first reading of hundreds of thousands of rows
/// does not have to be in memory at once.
Result<void> Syncing::receiveCut(const Cut& cut)
{
    std::optional<Error> stopped; // as it is: what a line says is of no file
    const auto stop = [&](const Error& error) { throw Failure(*(stopped = error)); };
    const auto done = operate([&](Tally& tally) {
        for (;;) {
            const auto page = cut.next();
            if (!page)
                stop(page.error());
            if (page->empty())
                break;
            take(rowsOf(*page), *page, tally);
        }
        if (tally.placed != cut.rows)
            stop(otherCount(tally.placed, cut.rows));
        m_context.team.setAllArrived();
    });
    return stopped ? fail(*stopped) : done;
}

Result<void> Syncing::receivePart(const std::vector<WireRow>& rows,
                                  const std::vector<ReadStream>& ends)
{
    std::optional<Error> stopped;
    const auto count = static_cast<qint64>(rows.size());
    const auto done = operate(
        [&](Tally& tally) {
            take(rows, {}, tally);
            if (tally.placed != count)
                throw Failure(*(stopped = otherCount(tally.placed, count)));
            for (const ReadStream& end : ends)
                m_context.team.setArriving(keptOf(end));
        },
        Telling::WithTheNext);
    m_isCutBegun = m_isCutBegun || (done && !ends.empty());
    return stopped ? fail(*stopped) : done;
}

Result<void> Syncing::endParts()
{
    return m_isUntold ? receive({}) : Result<void>();
}

Result<TeamFile::Unreached> Syncing::unreached()
{
    return m_context.read([&] {
        Unreached unreached{m_context.team.isArriving(), {}};
        const Uuid study = m_context.study.info().uuid;
        for (const KeptCursor& end : m_context.team.arriving())
            unreached.ends.emplace(end.stream, cursorOf(study, end));
        return unreached;
    });
}

/// Whether what came before under the id of the row was not the row. Call it inside a read.
bool Syncing::isSomethingElse(const WireRow& row)
{
    const auto received = recordOf(row);
    if (!received)
        return false;
    if (const auto held = m_context.team.row(*received->table, received->record.uuid))
        return !(*held == received->record);
    const std::vector<ParkedRow> parked = m_context.team.parked();
    return std::none_of(parked.begin(), parked.end(), [&](const ParkedRow& each) {
        const auto waits = linkedRowOf(each.packet);
        return waits && waits->row == row;
    });
}

/// One transaction, and one audit row where anything was new.
Result<void> Syncing::operate(const std::function<void(Tally&)>& work, Telling telling)
{
    bool isUntold = m_isUntold;
    const auto done = m_context.operateIfStated(
        QStringLiteral("team.pull"), [&](ChangeSet& changes) -> std::optional<QJsonObject> {
            m_kept.reset();
            Tally tally;
            work(tally);
            isUntold = isUntold || tally.taken > 0 || tally.isWatched;
            if (isUntold && telling == Telling::Now)
                changes.kinds = ChangeSet::FiguresChanged | ChangeSet::HandedIn |
                                ChangeSet::QualityChanged | ChangeSet::ReleaseChanged |
                                ChangeSet::CourseChanged | ChangeSet::ModelsChanged |
                                ChangeSet::RunsChanged | ChangeSet::TopicsChanged;
            if (tally.fresh == 0)
                return std::nullopt;
            return QJsonObject{{QStringLiteral("came"), tally.fresh},
                               {QStringLiteral("taken"), tally.taken}};
        });
    if (!done)
        return fail(done.error());
    m_isUntold = isUntold && telling == Telling::WithTheNext;
    return {};
}

/// With the places that they have. Call it inside the transaction.
void Syncing::take(const std::vector<WireRow>& rows, const std::vector<ReadStream>& streams,
                   Tally& tally)
{
    const bool isUnjudged = std::any_of(streams.begin(), streams.end(),
                                        [](const ReadStream& stream) { return stream.isUnjudged; });
    std::vector<WireRow> fresh;
    for (const WireRow& row : rows) {
        if (!m_context.team.hasTravelled(row.uuid.text()) || (isUnjudged && isSomethingElse(row)))
            fresh.push_back(row);
        else
            ++tally.placed;
    }
    if (isUnjudged && std::any_of(fresh.begin(), fresh.end(), isFrozenRow))
        m_context.requireUnlocked();
    if (!fresh.empty()) {
        const Arrivals::Outcome outcome = Arrivals(m_context, m_caller).take(fresh);
        tally.fresh += static_cast<qint64>(fresh.size());
        tally.taken += outcome.taken;
        tally.placed += outcome.placed;
    }
    for (const WireRow& row : rows)
        m_context.team.markThere(row.uuid.text(), keptStreamOf(row));
    for (const ReadStream& stream : streams) {
        m_context.team.setCursor(keptOf(stream));
        tally.isWatched = tally.isWatched || isKeptWatcher(stream.cursor);
    }
    if (streams.empty() || !m_context.team.isArriving())
        return;
    for (const ReadStream& stream : streams)
        m_context.team.setArrived(stream.stream, stream.cursor.n());
}

Result<std::vector<Uuid>> Syncing::wantedScenes()
{
    return m_context.read([&] {
        std::set<Uuid> wanted;
        if (m_caller.role != u"annotator")
            return std::vector<Uuid>();
        m_context.records.forEach(
            portableTable(records::AssignmentChanges), [&](const Record& change) {
                const PortableTable& table = portableTable(records::AssignmentChanges);
                const QByteArray items = change.text(table, QLatin1String("items")).toUtf8();
                const QJsonArray listed = QJsonDocument::fromJson(items).array();
                for (const QJsonValue& item : listed) {
                    const QString uuid =
                        item.isArray() ? item.toArray().at(0).toString() : item.toString();
                    if (const auto scenario = Uuid::fromText(uuid))
                        wanted.insert(*scenario);
                }
            });
        const Uuid self = m_caller.person;
        for (const NormingRound& round : m_context.norming.rounds()) {
            if (std::find(round.people.begin(), round.people.end(), self) != round.people.end())
                wanted.insert(round.items.begin(), round.items.end());
        }
        return std::vector<Uuid>(wanted.begin(), wanted.end());
    });
}

Result<void> Syncing::reconcile(const OwnEnds& ends)
{
    return keep([&] { m_outbox->reconcile(ends); });
}

Result<std::vector<LinkedRow>> Syncing::nextBatch(std::size_t limit)
{
    std::vector<LinkedRow> batch;
    const auto done = keep([&] { batch = m_outbox->next(limit); });
    return done ? Result<std::vector<LinkedRow>>(batch) : fail(done.error());
}

Result<void> Syncing::acknowledge(const std::vector<LinkedRow>& batch)
{
    return keep([&] { m_outbox->acknowledge(batch); });
}

Result<void> Syncing::refuse(const std::vector<LinkedRow>& batch,
                             const std::vector<RefusedRowOfBatch>& rows)
{
    return keep([&] { m_outbox->refuse(batch, rows); });
}

/// Not at each bell: what stands there is true for longer, and each time is a write to the disk.
Result<void> Syncing::note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere)
{
    constexpr qint64 WhileMs = 60'000;
    const auto before = reading();
    if (!before)
        return fail(before.error());
    const bool isKept = *before && (*before)->asOf && (*before)->elsewhere == elsewhere &&
                        asOf >= *(*before)->asOf && asOf - *(*before)->asOf < WhileMs;
    if (isKept)
        return {};
    return keep([&] { m_context.team.setReading(asOf, elsewhere); });
}

Result<QByteArray> Syncing::auditHead()
{
    return m_context.read([&] { return m_context.audit.head(); });
}

Result<qint64> Syncing::unknownHeads(const std::set<QByteArray>& heads)
{
    return m_context.read([&] {
        std::set<QByteArray> unknown = heads;
        for (const ChainLink& link : m_context.audit.links())
            unknown.erase(link.hash);
        return static_cast<qint64>(unknown.size());
    });
}

Result<qint64> Syncing::refusedCount()
{
    return m_context.read([&] { return static_cast<qint64>(m_context.team.setAside().size()); });
}

Result<qint64> Syncing::waitingCount()
{
    return m_context.read([&] { return m_outbox->waiting().rows; });
}

} // namespace subtext

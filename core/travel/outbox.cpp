// SPDX-License-Identifier: MIT
#include "core/travel/outbox.h"

#include "core/operation/studycontext.h"
#include "core/storage/peoplestore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/studystore.h"
#include "core/storage/teamstore.h"
#include "core/sync/chain.h"
#include "core/travel/wiremapping.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <set>

namespace subtext {
namespace {

/// The server judges a batch by what it had before: what others refer to goes first. Answers and
/// decisions go before the lock that would keep them out.
int phaseOf(const PortableTable& table)
{
    struct Phase
    {
        const char* table;
        int phase;
    };
    static constexpr std::array Phases{
        Phase{"task", 0},          Phase{"scenario", 0},
        Phase{"person_change", 0}, Phase{"assignment_change", 1},
        Phase{"withdrawal", 1},    Phase{"protocol", 1},
        Phase{"decision", 3},      Phase{"second_look", 3},
        Phase{"study_lock", 5},    Phase{"data_release", 6},
    };
    const auto* const found = std::find_if(Phases.begin(), Phases.end(), [&](const Phase& p) {
        return table.table == QLatin1String(p.table);
    });
    if (found != Phases.end())
        return found->phase;
    return table.travels == Travels::AsWork ? 2 : 4;
}

const std::vector<const PortableTable*>& tablesInOrder()
{
    static const auto tables = [] {
        std::vector<const PortableTable*> sorted;
        for (const PortableTable& table : portableTables()) {
            if (table.travels != Travels::Never)
                sorted.push_back(&table);
        }
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const auto* a, const auto* b) { return phaseOf(*a) < phaseOf(*b); });
        return sorted;
    }();
    return tables;
}

/// The row of the study that a row over the wire belongs to: a name may be a part of another one.
QString recordUuidOf(const WireRow& row)
{
    const QString of =
        row.kind == u"name"
            ? QJsonDocument::fromJson(row.body).object().value(QLatin1String("of")).toString()
            : QString();
    return of.isEmpty() ? row.uuid.text() : of;
}

/// Far below what the server takes at once, so that a slow line moves on.
constexpr qsizetype LargestBatchBytes = qsizetype{4} << 20;

} // namespace

void Outbox::reconcile(const TeamFile::OwnEnds& ends)
{
    m_ends = ends;
    m_seen.clear();
    m_done.use(m_caller);
    if (const auto there = arrived(ends)) {
        for (const LinkedRow& row : *there)
            m_context.team.markThere(row.row.uuid.text(), *streamKeyOf(row.row));
    } else {
        m_done.callBack();
    }
    for (const SetAsideRow& row : m_context.team.setAside()) {
        if (isWorthAnotherPush(pushRefusalFromToken(row.reason), row.kind))
            m_done.takeBack(row);
    }
}

/// Of what is on its way, what the server has. None where it has other rows in those places:
/// another copy of this file spoke for the same device, and what it said comes by reading.
std::optional<std::vector<LinkedRow>> Outbox::arrived(const TeamFile::OwnEnds& ends)
{
    std::vector<LinkedRow> there;
    std::set<QString> met; // streams whose end is one of these rows, with all that is before it
    for (const QByteArray& packet : m_context.team.waiting()) {
        auto row = linkedRowOf(packet);
        const auto key = row ? streamKeyOf(row->row) : std::nullopt;
        if (!key)
            return std::nullopt;
        const auto end = ends.find(*key);
        if (end == ends.end() || row->k > end->second.k)
            continue;
        if (row->k == end->second.k && row->link == end->second.link)
            met.insert(*key);
        there.push_back(std::move(*row));
    }
    const bool areOurs = std::all_of(there.begin(), there.end(), [&](const LinkedRow& row) {
        return met.contains(*streamKeyOf(row.row));
    });
    return areOurs ? std::optional(std::move(there)) : std::nullopt;
}

std::vector<LinkedRow> Outbox::next(std::size_t limit)
{
    m_done.use(m_caller);
    std::vector<QByteArray> waiting = m_context.team.waiting();
    if (isOneHeld(waiting)) {
        m_done.callBack();
        waiting = m_context.team.waiting();
    }
    m_before = m_ends;
    m_seenBefore = m_seen;
    std::vector<LinkedRow> batch;
    for (const QByteArray& packet : waiting) {
        if (auto row = linkedRowOf(packet)) {
            m_ends[*streamKeyOf(row->row)] = {row->k, row->link};
            batch.push_back(std::move(*row));
        }
    }
    if (!batch.empty())
        return batch;
    for (WireRow& row : gather(limit))
        batch.push_back(link(std::move(row)));
    for (const LinkedRow& row : batch)
        m_context.team.send(row.row.uuid.text(), *streamKeyOf(row.row), row.k, packetOf(row));
    return batch;
}

std::vector<WireRow> Outbox::gather(std::size_t limit)
{
    std::vector<WireRow> rows;
    gatherStudy(rows);
    std::optional<int> phase;
    for (const PortableTable* table : tablesInOrder()) {
        if (!rows.empty() && (!phase || *phase != phaseOf(*table)))
            break;
        phase = phaseOf(*table);
        gatherTable(*table, limit, rows);
        if (rows.size() >= limit)
            break;
    }
    return rows;
}

/// What it is, for whoever makes a file of it.
void Outbox::gatherStudy(std::vector<WireRow>& rows)
{
    const StudyInfo info = m_context.study.info();
    WireRow row;
    row.kind = QStringLiteral("study");
    row.v = m_context.db->schemaVersion();
    row.uuid = RowStamps::uuidOf({QStringLiteral("study"), info.uuid.text()});
    row.at = info.createdAt;
    row.body = QJsonDocument(QJsonObject{{QStringLiteral("task"), info.task},
                                         {QStringLiteral("title"), info.title}})
                   .toJson(QJsonDocument::Compact);
    const QString uuid = row.uuid.text();
    if (isOurs(row) && !m_context.team.hasTravelled(uuid) && !m_context.team.isSetAside(uuid))
        rows.push_back(std::move(row));
}

void Outbox::gatherTable(const PortableTable& table, std::size_t limit, std::vector<WireRow>& rows)
{
    const qint64 last = m_context.records.maxId(table);
    qint64& seen = m_seen[&table];
    seen = std::max(seen, m_done.upTo(table));
    if (seen >= last)
        return;
    QHash<Uuid, QString> codes;
    if (table.table == records::PersonChanges) {
        for (const Person& person : m_context.people.all())
            codes.insert(person.uuid, person.code);
    }
    const WireSource source{m_context.db->schemaVersion(),
                            [&](const Uuid& person) { return codes.value(person); }};
    qsizetype bytes = 0;
    while (rows.size() < limit && bytes < LargestBatchBytes) {
        const auto found = m_context.team.unsent(table, seen, 100);
        for (const Records::Numbered& each : found) {
            if (rows.size() >= limit || bytes >= LargestBatchBytes)
                return;
            const bool isWhole = add(wireRowsOf(table, each.record, source), rows, bytes);
            m_done.advance(table, seen, isWhole ? each.id : each.id - 1);
            seen = each.id;
        }
        if (found.empty()) {
            m_done.advance(table, seen, last);
            seen = std::max(seen, last);
            return;
        }
    }
}

/// What is for this device to send of one record. Returns whether nothing of it is held back, so
/// that with these rows it is done.
bool Outbox::add(std::vector<WireRow> wired, std::vector<WireRow>& rows, qsizetype& bytes)
{
    bool isWhole = true;
    for (WireRow& row : wired) {
        if (!isOurs(row))
            continue;
        if (isHeld(row)) {
            isWhole = false;
            continue;
        }
        if (findWireKind(row.kind)->streamClass == StreamClass::Desk)
            row.round = m_caller.round;
        bytes += row.body.size();
        rows.push_back(std::move(row));
    }
    return isWhole;
}

/// Whether it is for this device to send: the server says the same of every row.
bool Outbox::isOurs(const WireRow& row) const
{
    return mayWrite(row, m_caller.person, m_caller.role);
}

/// A lock keeps back what was done here before it came.
bool Outbox::isHeld(const WireRow& row)
{
    return isFrozenRow(row) && isHolding();
}

bool Outbox::isHolding()
{
    return m_caller.holdsFrozen && m_context.study.isLocked();
}

bool Outbox::isOneHeld(const std::vector<QByteArray>& packets)
{
    return isHolding() &&
           std::any_of(packets.begin(), packets.end(), [&](const QByteArray& packet) {
               const auto row = linkedRowOf(packet);
               return row && isHeld(row->row);
           });
}

LinkedRow Outbox::link(WireRow row)
{
    const QString key = *streamKeyOf(row);
    const auto end = m_ends.find(key);
    OwnChain chain = end == m_ends.end() ? OwnChain(m_caller.study, key, m_caller.device)
                                         : OwnChain(m_caller.study, end->second);
    LinkedRow linked = chain.add(row);
    m_ends[key] = chain.end();
    return linked;
}

void Outbox::acknowledge(const std::vector<LinkedRow>& batch)
{
    for (const LinkedRow& row : batch)
        m_context.team.markThere(row.row.uuid.text(), *streamKeyOf(row.row));
}

void Outbox::refuse(const std::vector<LinkedRow>& batch, const std::vector<RefusedRowOfBatch>& rows)
{
    m_done.use(m_caller);
    m_done.callBack();
    for (const RefusedRowOfBatch& refused : rows) {
        if (refused.place >= batch.size())
            continue;
        const WireRow& row = batch[refused.place].row;
        const QString reason = pushRefusalToken(refused.reason);
        m_context.team.setAside({recordUuidOf(row), row.kind,
                                 reason.isEmpty() ? QStringLiteral("other") : reason,
                                 m_context.env.clock.now()});
    }
    m_ends = m_before; // places that were not taken are free again
    m_seen = m_seenBefore;
}

Outbox::Waiting Outbox::waiting()
{
    m_done.use(m_caller);
    const bool isHoldingNow = isHolding();
    Waiting waiting;
    for (const QByteArray& packet : m_context.team.waiting()) {
        const auto row = isHoldingNow ? linkedRowOf(packet) : std::nullopt;
        ++waiting.rows;
        waiting.held += row && isFrozenRow(row->row) ? 1 : 0;
    }
    for (const PortableTable* table : tablesInOrder())
        countUnsent(*table, isHoldingNow, waiting);
    return waiting;
}

void Outbox::countUnsent(const PortableTable& table, bool isHolding, Waiting& waiting)
{
    // First: others may write a row between any two of these, which is not looked at then.
    const qint64 last = m_context.records.maxId(table);
    qint64 after = m_done.upTo(table);
    while (after < last) {
        const auto found = m_context.team.unsent(table, after, 500);
        for (const Records::Numbered& each : found) {
            const auto wired =
                wireRowsOf(table, each.record, {1, [](const Uuid&) { return QString(u'-'); }});
            const auto isToSend = [&](const WireRow& row) { return isOurs(row); };
            const auto isHeld = [&](const WireRow& row) {
                return isHolding && isOurs(row) && isFrozenRow(row);
            };
            const bool waits = std::any_of(wired.begin(), wired.end(), isToSend);
            waiting.rows += waits ? 1 : 0;
            waiting.held += std::any_of(wired.begin(), wired.end(), isHeld) ? 1 : 0;
            m_done.advance(table, after, waits ? each.id - 1 : each.id);
            after = each.id;
        }
        if (found.empty()) {
            m_done.advance(table, after, last);
            break;
        }
    }
}

} // namespace subtext

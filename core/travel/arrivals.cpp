// SPDX-License-Identifier: MIT
#include "core/travel/arrivals.h"

#include "core/domain/setname.h"
#include "core/operation/studycontext.h"
#include "core/storage/peoplestore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"
#include "core/travel/wiremapping.h"

#include <QJsonDocument>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String PersonColumn("person_id");
constexpr QLatin1String SceneColumn("scenario_id");
constexpr QLatin1String NameColumn("name");
constexpr QLatin1String TaskTable("task");

std::size_t placeOf(const PortableTable& table)
{
    return static_cast<std::size_t>(&table - portableTables().data());
}

/// Whether it is the name of another row, and none by itself.
bool isPartOfAnother(const WireRow& row)
{
    return row.kind == u"name" &&
           QJsonDocument::fromJson(row.body).object().contains(QLatin1String("of"));
}

/// What the server keeps for its own rules and no table of the study has.
bool isForServerAlone(const QString& kind)
{
    static const QSet<QString> kinds{QStringLiteral("study"),      QStringLiteral("opening"),
                                     QStringLiteral("device"),     QStringLiteral("certificate"),
                                     QStringLiteral("desk_watch"), QStringLiteral("merged_file")};
    return kinds.contains(kind);
}

/// Of the row that is in the file in place of this one.
QString standInIdOf(const QString& uuid)
{
    return RowStamps::uuidOf({QStringLiteral("nameless"), uuid}).text();
}

QString standInIdOf(const WireRow& row)
{
    return standInIdOf(row.uuid.text());
}

/// The row of somebody whose name is not for the owner of this file.
void withoutName(const PortableTable& table, const WireRow& row, Record& record)
{
    const bool isAdded = !record.isNull(table, QLatin1String("code"));
    record.uuid = standInIdOf(row);
    record.values[table.place(NameColumn)] = isAdded ? RecordValue(QString()) : RecordValue();
}

} // namespace

Arrivals::Arrivals(StudyContext& context, const TeamCaller& caller)
    : m_context(context)
    , m_caller(caller)
    , m_rules(MergingRules::From::Copy, context.env.clock.now(), 0, context.db->task().shared())
{}

Arrivals::Outcome Arrivals::take(const std::vector<WireRow>& rows)
{
    std::vector<WireRow> all = rows;
    m_placed = -addParked(all);
    learn();
    std::vector<Arrived> arrived = readAll(all);
    std::stable_sort(arrived.begin(), arrived.end(),
                     [](const Arrived& a, const Arrived& b) { return a.place < b.place; });
    qint64 taken = 0;
    bool isRosterNew = false;
    bool isTaskNew = false;
    for (std::size_t i = 0; i < arrived.size(); ++i) {
        Arrived& each = arrived[i];
        const bool isNextTable = i > 0 && arrived[i - 1].place != each.place;
        if (isNextTable && isTaskNew) {
            m_context.db->task().refillTables();
            isTaskNew = false;
        }
        if (isNextTable && isRosterNew) {
            m_context.people.replay();
            learn();
            isRosterNew = false;
        }
        const QString reason = insert(each);
        if (reason.isEmpty()) {
            ++taken;
            isTaskNew = isTaskNew || each.table->table == TaskTable;
            isRosterNew = isRosterNew || each.table->table == records::Scenarios ||
                          each.table->table == records::PersonChanges ||
                          each.table->table == records::AssignmentChanges;
        }
        if (each.isStandIn && reason.isEmpty())
            keepStandInHere(each.row);
        if (each.isStandIn)
            park(each.row, QStringLiteral("name"));
        else if (!reason.isEmpty() && reason != u"known")
            park(each.row, reason);
        else if (m_parked.contains(each.row.uuid.text()))
            m_context.team.unpark(each.row.uuid.text());
        ++m_placed;
    }
    if (isTaskNew)
        m_context.db->task().refillTables();
    if (isRosterNew)
        m_context.people.replay();
    return {taken, m_placed};
}

/// Returns how many.
qint64 Arrivals::addParked(std::vector<WireRow>& rows)
{
    qint64 count = 0;
    const bool isNameThere = std::any_of(rows.begin(), rows.end(),
                                         [](const WireRow& row) { return row.kind == u"name"; });
    for (const ParkedRow& parked : m_context.team.parked()) {
        if (!isNameThere && waitsForName(parked))
            continue;
        if (const auto row = linkedRowOf(parked.packet)) {
            m_parked.insert(parked.uuid);
            rows.push_back(row->row);
            ++count;
        }
    }
    return count;
}

/// Whether a name is all that can change anything: in the file of an adjudicator each person of the
/// study is such a row for ever. Where no stand-in is there yet, whoever it is about may come, or
/// the name has become one that is not ours to read.
bool Arrivals::waitsForName(const ParkedRow& parked) const
{
    return parked.reason == u"name" && (m_caller.role == u"coordinator" ||
                                        m_context.team.hasTravelled(standInIdOf(parked.uuid)));
}

void Arrivals::learn()
{
    m_people.clear();
    for (const Person& person : m_context.people.all())
        m_people.insert(person.uuid, person.id);
}

std::vector<Arrivals::Arrived> Arrivals::readAll(const std::vector<WireRow>& rows)
{
    for (const WireRow& row : rows) {
        if (isPartOfAnother(row))
            m_names.insert(row.uuid, row);
    }
    std::vector<Arrived> arrived;
    for (const WireRow& row : rows) {
        if (isPartOfAnother(row) || isForServerAlone(row.kind)) {
            ++m_placed; // the former with its row, or parked below
            continue;
        }
        if (row.v > m_context.db->schemaVersion() || !findWireKind(row.kind)) {
            park(row, QStringLiteral("newer"));
            ++m_placed;
        } else if (auto read = this->read(row)) {
            arrived.push_back(std::move(*read));
        } else {
            ++m_placed; // parked
        }
    }
    for (const WireRow& name : std::as_const(m_names)) {
        const QString uuid = name.uuid.text();
        if (!m_usedNames.contains(uuid))
            park(name, QStringLiteral("unknown_person"));
        else if (m_parked.contains(uuid))
            m_context.team.unpark(uuid);
    }
    return arrived;
}

/// None where it was parked.
std::optional<Arrivals::Arrived> Arrivals::read(const WireRow& row)
{
    if (const Uuid name = nameRowOf(row); !name.isNull())
        return readNamed(row, name);
    auto received = recordOf(row);
    if (!received) {
        park(row, QStringLiteral("malformed"));
        return std::nullopt;
    }
    return Arrived{placeOf(*received->table), row, std::move(received->record), received->table,
                   false};
}

std::optional<Arrivals::Arrived> Arrivals::readNamed(const WireRow& row, const Uuid& name)
{
    if (m_context.team.row(portableTable(records::PersonChanges), standInIdOf(row)))
        keepStandInHere(row);
    const auto found = m_names.constFind(name);
    const bool isNamed = found != m_names.constEnd();
    WireRow standIn = row;
    standIn.uuid = name;
    standIn.kind = QStringLiteral("name");
    // Whose name we may read it comes: they are not known by half of their row.
    const bool isAwaited = m_caller.role == u"coordinator" || m_caller.person == row.person;
    if (!isNamed && isAwaited) {
        park(row, QStringLiteral("name"));
        return std::nullopt;
    }
    if (!isNamed)
        standIn.body = canonicalNameBody(row);
    auto received = recordOf(row, isNamed ? &*found : &standIn);
    if (!received) {
        park(row, QStringLiteral("malformed"));
        return std::nullopt;
    }
    if (isNamed)
        m_usedNames.insert(name.text());
    else
        withoutName(*received->table, row, received->record);
    return Arrived{placeOf(*received->table), row, std::move(received->record), received->table,
                   !isNamed};
}

/// Why it was not taken; empty where it was, "known" where the file has it.
QString Arrivals::insert(Arrived& arrived)
{
    const PortableTable& table = *arrived.table;
    // First: what the file has lacks whom it does not know.
    if (const QString reason = place(table, arrived.record); !reason.isEmpty())
        return reason;
    if (const auto held = m_context.team.row(table, arrived.record.uuid))
        return *held == arrived.record || arrived.isStandIn ? QStringLiteral("known")
                                                            : QStringLiteral("changed_row");
    if (!isAssigned(table, arrived.record))
        return QStringLiteral("unassigned");
    if (!arrived.isStandIn && !m_rules.allow(table, arrived.record))
        return QStringLiteral("malformed");
    QString reason = tryInsert(m_context, table, arrived.record);
    if (reason.isEmpty())
        endDraft(m_context, table, arrived.record, [&] { return itemOf(table, arrived.record); });
    return reason;
}

/// Whether the study has those that the row refers to. Of an annotator's file nobody else is a
/// part: who locked the study, or mended a scene, is nobody there.
QString Arrivals::place(const PortableTable& table, Record& record) const
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const PortableColumn& column = table.columns[i];
        if (std::holds_alternative<std::monostate>(record.values[i]))
            continue;
        if (column.kind == ColumnKind::Scenario && !scenarioOf(record.reference(i)))
            return QStringLiteral("unknown_scenario");
        if (column.kind != ColumnKind::Person || m_people.contains(record.reference(i)))
            continue;
        if (m_caller.role != u"annotator" || column.name == PersonColumn)
            return QStringLiteral("unknown_person");
        record.values[i] = {};
    }
    return {};
}

bool Arrivals::isAssigned(const PortableTable& table, const Record& record) const
{
    if (!isAboutItem(table))
        return true;
    const RowItem item = itemOf(table, record);
    return m_context.people.wasEverAssigned(item.person, item.scenario);
}

RowItem Arrivals::itemOf(const PortableTable& table, const Record& record) const
{
    return {m_people.value(record.reference(table, PersonColumn)),
            scenarioOf(record.reference(table, SceneColumn)).value_or(ScenarioId())};
}

/// One by one: what comes is most often little, and the study large.
std::optional<ScenarioId> Arrivals::scenarioOf(const Uuid& uuid) const
{
    if (const auto known = m_scenarios.constFind(uuid); known != m_scenarios.constEnd())
        return *known;
    const auto found = m_context.scenarios.byUuid(uuid);
    if (found)
        m_scenarios.insert(uuid, *found);
    return found;
}

/// Nobody is to send it: whoever has read rows without names may become a coordinator.
void Arrivals::keepStandInHere(const WireRow& row)
{
    m_context.team.markThere(standInIdOf(row), *streamKeyOf(row));
}

void Arrivals::park(const WireRow& row, const QString& reason)
{
    m_context.team.park({row.uuid.text(), reason, packetOf({row, 0, {}, {}, {}})});
}

} // namespace subtext

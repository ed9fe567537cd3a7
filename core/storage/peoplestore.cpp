// SPDX-License-Identifier: MIT
#include "core/storage/peoplestore.h"

#include "core/storage/answercodes.h"
#include "core/storage/auditedstate.h"
#include "core/storage/rosterreplay.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <algorithm>

namespace subtext {
namespace {

ItemSummary takeItem(Query& row)
{
    ItemSummary item;
    item.scenario = {row.integer()};
    const CheckedRow checked(row, {"assignment", item.scenario.value});
    item.position = checked.whole("position", 1);
    const QString group = row.text();
    item.name = ScenarioName{group, row.text()}.text();
    item.revisions = checked.whole("revision");
    item.isFlagged = row.integer() != 0;
    item.hasDraft = row.integer() != 0;
    if (!row.isNull())
        item.ballot = takeBallot(row, checked);
    else
        row.skip();
    return item;
}

/// The UUIDs of scenes, each asked for by itself, or all read at once where `count` are many.
class SceneUuids
{
public:
    SceneUuids(Database& database, std::size_t count)
        : m_database(database)
    {
        constexpr std::size_t Many = 1'000;
        if (count < Many)
            return;
        Query row(database, "uuid.scenario",
                  [] { return std::string("SELECT id, uuid FROM scenario"); });
        while (row.next()) {
            const ScenarioId id{row.integer()};
            m_known.emplace_back(id, CheckedRow(row, {"scenario", id.value}).uuid());
        }
        std::sort(m_known.begin(), m_known.end(),
                  [](const Known& a, const Known& b) { return a.first < b.first; });
    }

    Uuid of(ScenarioId id) const
    {
        const auto known =
            std::lower_bound(m_known.begin(), m_known.end(), id,
                             [](const Known& a, ScenarioId wanted) { return a.first < wanted; });
        return known != m_known.end() && known->first == id ? known->second
                                                            : uuidOf(m_database, id);
    }

private:
    using Known = std::pair<ScenarioId, Uuid>;
    Database& m_database;
    std::vector<Known> m_known; ///< By id.
};

/// The items of a change as a JSON array. Nothing in a UUID would have to be escaped.
class ChangedItems
{
public:
    void addGiven(const Uuid& scene, int position, int seat)
    {
        add(QLatin1String("[\""), scene);
        m_json +=
            QLatin1String("\",") + QString::number(position) + u',' + QString::number(seat) + u']';
    }
    void addTaken(const Uuid& scene)
    {
        add(QLatin1String("\""), scene);
        m_json += u'"';
    }
    QString take()
    {
        m_json += u']';
        return std::move(m_json);
    }

private:
    void add(QLatin1String before, const Uuid& scene)
    {
        if (m_json.size() > 1)
            m_json += u',';
        m_json += before;
        m_json += scene.text();
    }

    QString m_json = QStringLiteral("["); // in one piece: items are many
};

template <typename ByPerson> std::size_t countOf(const ByPerson& items)
{
    std::size_t count = 0;
    for (const auto& [person, own] : items)
        count += own.size();
    return count;
}

} // namespace

void PeopleStore::begin()
{
    m_given.clear();
    m_taken.clear();
}

PersonId PeopleStore::insert(const Person& person)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::People);
    const qint64 ordinal = Query(m_database, "person.lastOrdinal").number() + 1;
    Query change(m_database, "personChange.insert");
    stamp(change, m_database, m_database.stamps().now(),
          {QStringLiteral("person"), person.uuid.text(), person.code, person.name,
           QString(roleToken(person.role)), QString::number(ordinal)});
    change.add(person.uuid).add(ordinal);
    change.add(person.code).add(person.name).add(roleToken(person.role)).run();
    Query query(m_database, "person.insert");
    query.add(person.uuid).add(ordinal).add(person.code).add(person.name);
    return {query.add(roleToken(person.role)).insert()};
}

std::vector<Person> PeopleStore::all()
{
    return Query(m_database, "person.all").all(takePerson);
}

std::optional<Person> PeopleStore::byId(PersonId id)
{
    return Query(m_database, "person.byId").add(id.value).first(takePerson);
}

std::optional<Person> PeopleStore::byCode(const QString& code)
{
    return Query(m_database, "person.byCode").add(code).first(takePerson);
}

std::vector<PersonProgress> PeopleStore::progress()
{
    std::map<PersonId, qint64> again;
    for (const OwedAgain& owed : owedAgain())
        ++again[owed.person];
    return Query(m_database, "person.progress").all([&](Query& row) {
        PersonProgress p;
        p.person = {row.integer()};
        p.assigned = row.integer();
        p.labelled = row.integer();
        p.again = again[p.person];
        p.lastSubmission = row.integer();
        return p;
    });
}

std::vector<QString> PeopleStore::codesOf(const Uuid& uuid)
{
    return Query(m_database, "personChange.codes").add(uuid).all(&Query::text);
}

void PeopleStore::rename(PersonId person, const QString& name)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::People);
    const QString uuid = uuidOf(m_database, person).text();
    Query change(m_database, "personChange.insert");
    stamp(change, m_database, m_database.stamps().now(), {QStringLiteral("name"), uuid, name});
    change.add(uuid).addNull().addNull().add(name).addNull().run();
    Query(m_database, "person.setName").add(name).add(person.value).run();
}

void PeopleStore::setRole(PersonId person, Role role)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::People);
    const QString uuid = uuidOf(m_database, person).text();
    Query change(m_database, "personChange.insert");
    stamp(change, m_database, m_database.stamps().now(),
          {QStringLiteral("role"), uuid, QString(roleToken(role))});
    change.add(uuid).addNull().addNull().addNull().add(roleToken(role)).run();
    Query(m_database, "person.setRole").add(roleToken(role)).add(person.value).run();
}

void PeopleStore::assign(PersonId person, ScenarioId scenario, int position, int seat)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    m_seats.reset();
    Query query(m_database, "assignment.insert");
    query.add(person.value).add(scenario.value).add(qint64{position}).add(qint64{seat}).run();
    m_given[person].push_back({person, scenario, position, seat});
}

void PeopleStore::clearAssignments()
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    m_seats.reset();
    writeGiven();
    Query row(m_database, "assignment.clear");
    while (row.next()) {
        const PersonId person{row.integer()};
        m_taken[person].push_back({row.integer()});
    }
}

void PeopleStore::writeChanges()
{
    writeTaken();
    writeGiven();
}

void PeopleStore::writeGiven()
{
    const auto given = std::exchange(m_given, {});
    const SceneUuids uuids(m_database, countOf(given));
    for (const auto& [person, assignments] : given) {
        ChangedItems items;
        for (const PlannedAssignment& a : assignments)
            items.addGiven(uuids.of(a.scenario), a.position, a.seat);
        writeChange(person, true, items.take());
    }
}

void PeopleStore::writeTaken()
{
    const auto taken = std::exchange(m_taken, {});
    const SceneUuids uuids(m_database, countOf(taken));
    for (const auto& [person, scenarios] : taken) {
        ChangedItems items;
        for (ScenarioId scenario : scenarios)
            items.addTaken(uuids.of(scenario));
        writeChange(person, false, items.take());
    }
}

void PeopleStore::writeChange(PersonId person, bool isGiven, const QString& json)
{
    Query query(m_database, "assignmentChange.insert");
    stamp(query, m_database, m_database.stamps().now(),
          {QStringLiteral("assignment"), uuidOf(m_database, person).text(),
           QString::number(isGiven), json});
    query.add(person.value).add(qint64{isGiven}).add(json).run();
}

void PeopleStore::replay()
{
    m_seats.reset();
    replayRoster(m_database);
}

bool PeopleStore::wasEverAssigned(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "assignment.wasEver");
    return row.add(person.value).add(scenario.value).number() != 0;
}

std::optional<int> PeopleStore::position(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "assignment.get");
    row.add(person.value).add(scenario.value);
    if (!row.next())
        return std::nullopt;
    return CheckedRow(row, {"assignment", scenario.value}).whole("position", 1);
}

qint64 PeopleStore::assignmentCount()
{
    return Query(m_database, "assignment.count").number();
}

qint64 PeopleStore::assignmentCount(PersonId person)
{
    return Query(m_database, "assignment.countOfPerson").add(person.value).number();
}

std::vector<std::pair<PersonId, ScenarioId>> PeopleStore::assignments()
{
    return Query(m_database, "assignment.all").all([](Query& row) {
        const PersonId person{row.integer()};
        return std::pair(person, ScenarioId{row.integer()});
    });
}

int PeopleStore::mostSeats(int enough)
{
    const qint64 version = m_database.dataVersion();
    if (m_seats && m_seats->version == version && m_seats->enough == enough)
        return m_seats->most;
    Query row(m_database, "assignment.mostSeats");
    row.add(qint64{enough}).next();
    const int most = CheckedRow(row, {"assignment", 0}).whole("seat");
    // What a transaction has written may yet be rolled back.
    if (sqlite3_txn_state(m_database.connection().getHandle(), nullptr) != SQLITE_TXN_WRITE)
        m_seats = {most, enough, version};
    return most;
}

int PeopleStore::lastSeat(ScenarioId scenario)
{
    Query row(m_database, "assignment.seatsOf");
    row.add(scenario.value).next();
    return CheckedRow(row, {"assignment", scenario.value}).whole("seat");
}

std::vector<PlannedAssignment> PeopleStore::assignmentsOf(PersonId person)
{
    return Query(m_database, "assignment.ofPerson").add(person.value).all([&](Query& row) {
        PlannedAssignment assignment;
        assignment.person = person;
        assignment.scenario = {row.integer()};
        const CheckedRow checked(row, {"assignment", assignment.scenario.value});
        assignment.position = checked.whole("position", 1);
        assignment.seat = checked.whole("seat", 1);
        return assignment;
    });
}

qint64 PeopleStore::removeOpen(PersonId person)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    m_seats.reset();
    for (const char* drafts : {"assignment.removeDraftsOfOpen", "assignment.removeQuestionDrafts"})
        Query(m_database, drafts).add(person.value).run();
    qint64 removed = 0;
    writeGiven();
    Query row(m_database, "assignment.removeOpen");
    row.add(person.value);
    for (; row.next(); ++removed)
        m_taken[person].push_back({row.integer()});
    return removed;
}

void PeopleStore::removeItem(ScenarioId scenario)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    m_seats.reset();
    writeGiven();
    Query row(m_database, "assignment.removeItem");
    row.add(scenario.value);
    while (row.next())
        m_taken[{row.integer()}].push_back(scenario);
}

void PeopleStore::removeOne(PersonId person, ScenarioId scenario)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    m_seats.reset();
    writeGiven();
    Query(m_database, "assignment.removeOne").add(person.value).add(scenario.value).run();
    m_taken[person].push_back(scenario);
}

bool PeopleStore::isBegun(PersonId person, ScenarioId scenario)
{
    Query query(m_database, "assignment.isBegun");
    return query.add(person.value).add(scenario.value).number() != 0;
}

std::vector<GroupProgress> PeopleStore::matrix()
{
    return Query(m_database, "assignment.matrix").all([](Query& row) {
        GroupProgress cell;
        cell.person = {row.integer()};
        const qint64 first = row.integer();
        cell.group = takeGroup(row, first);
        cell.assigned = row.integer();
        cell.labelled = row.integer();
        return cell;
    });
}

bool PeopleStore::isWorkedOn()
{
    return Query(m_database, "assignment.isWorkedOn").number() != 0;
}

std::vector<ItemSummary> PeopleStore::itemsOf(PersonId person)
{
    std::vector<ItemSummary> items =
        Query(m_database, "assignment.itemsOf").add(person.value).all(takeItem);
    QHash<ScenarioId, QString> reasons;
    for (const OwedAgain& owed : owedAgain(person))
        reasons.insert(owed.scenario, owed.reason);
    if (reasons.isEmpty())
        return items;
    for (ItemSummary& item : items)
        item.labelAgain = reasons.value(item.scenario);
    return items;
}

std::optional<ItemSummary> PeopleStore::itemOf(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "assignment.itemOf");
    auto item = row.add(person.value).add(scenario.value).first(takeItem);
    if (item) {
        for (const OwedAgain& owed : owedAgain(person, scenario))
            item->labelAgain = owed.reason;
    }
    return item;
}

std::vector<OwedAgain> PeopleStore::owedAgain(PersonId person, ScenarioId scenario)
{
    return readOwed(person, scenario, false);
}

std::vector<OwedAgain> PeopleStore::notGivenAgain()
{
    return readOwed({}, {}, true);
}

std::vector<OwedAgain> PeopleStore::readOwed(PersonId person, ScenarioId scenario, bool isAfterLock)
{
    Query query(m_database, "labelAgain.owed");
    query.add(idOrNull(person)).add(idOrNull(scenario)).add(qint64{isAfterLock});
    return query.all([](Query& row) {
        const PersonId who{row.integer()};
        const ScenarioId what{row.integer()};
        QString reason = row.text();
        const qint64 at = row.integer();
        return OwedAgain{who, what, std::move(reason), at, row.integer()};
    });
}

std::vector<GivenAgain> PeopleStore::givenAgain(PersonId person)
{
    return Query(m_database, "labelAgain.given").add(idOrNull(person)).all([](Query& row) {
        const PersonId who{row.integer()};
        const ScenarioId what{row.integer()};
        return GivenAgain{who, what, static_cast<int>(row.integer())};
    });
}

void PeopleStore::addFurther(PersonId person, ScenarioId scenario, qint64 at, int gain)
{
    Query query(m_database, "furtherRater.insert");
    stamp(query, m_database, at,
          {QStringLiteral("further_rater"), uuidOf(m_database, person).text(),
           uuidOf(m_database, scenario).text(), QString::number(gain)});
    query.add(scenario.value).add(person.value).add(qint64{gain}).run();
}

std::vector<FurtherRating> PeopleStore::furtherRatings(ScenarioId scenario)
{
    Query query(m_database, "furtherRater.all");
    return query.add(idOrNull(scenario)).all([](Query& row) {
        FurtherRating further;
        further.scenario = {row.integer()};
        further.person = {row.integer()};
        further.at = row.integer();
        further.gain = CheckedRow(row, {"further_rater", further.scenario.value}).whole("gain");
        further.isAssigned = row.integer() != 0;
        further.isAnswered = row.integer() != 0;
        return further;
    });
}

QHash<ScenarioId, int> PeopleStore::furtherToCome(ScenarioId scenario)
{
    QHash<ScenarioId, int> toCome;
    for (const FurtherRating& further : furtherRatings(scenario)) {
        if (further.isToCome())
            ++toCome[further.scenario];
    }
    return toCome;
}

std::vector<PersonId> PeopleStore::raters(ScenarioId scenario)
{
    return Query(m_database, "assignment.raters").add(scenario.value).all([](Query& row) {
        return PersonId{row.integer()};
    });
}

} // namespace subtext

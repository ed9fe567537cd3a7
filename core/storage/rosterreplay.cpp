// SPDX-License-Identifier: MIT
#include "core/storage/rosterreplay.h"

#include "core/domain/person.h"
#include "core/domain/personcode.h"
#include "core/storage/auditedstate.h"
#include "core/storage/checkedrow.h"
#include "core/storage/database.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <map>
#include <vector>

namespace subtext {
namespace {

struct Someone
{
    QString uuid;
    qint64 ordinal = 0;
    QString code;
    QString name;
    QString role;
};

/// In the order in which they were added.
std::vector<Someone> peopleByChanges(Database& database)
{
    std::vector<Someone> people;
    QHash<QString, std::size_t> places;
    Query row(database, "personChange.all");
    while (row.next()) {
        row.integer();
        const QString uuid = row.text();
        const auto ordinal = row.optionalInteger();
        const QString code = row.text();
        const QString name = row.text();
        const QString role = row.text();
        if (!places.contains(uuid)) {
            places.insert(uuid, people.size());
            people.push_back({uuid, 0, {}, {}, {}});
        }
        Someone& someone = people[places.value(uuid)];
        if (ordinal) {
            someone.ordinal = *ordinal;
            someone.code = code;
        }
        if (!name.isEmpty())
            someone.name = name;
        if (!role.isEmpty())
            someone.role = role;
    }
    // Nobody is known by a change alone.
    std::erase_if(people, [](const Someone& someone) { return someone.ordinal == 0; });
    return people;
}

void tellApart(std::vector<Someone>& people)
{
    QSet<QString> taken;
    for (Someone& someone : people) {
        const QString wanted = someone.code;
        for (int number = 2; taken.contains(codeSkeleton(someone.code)); ++number)
            someone.code = wanted + u'-' + QString::number(number);
        taken.insert(codeSkeleton(someone.code));
    }
}

void writePeople(Database& database, const std::vector<Someone>& people)
{
    QHash<QString, qint64> ids;
    {
        Query row(database, "person.ids");
        while (row.next()) {
            const QString uuid = row.text();
            ids.insert(uuid, row.integer());
        }
    }
    // No code stands in the way of another's new one.
    for (const Someone& someone : people) {
        if (ids.contains(someone.uuid))
            Query(database, "person.setCode").add(someone.uuid).add(ids.value(someone.uuid)).run();
    }
    for (const Someone& someone : people) {
        if (const auto id = ids.constFind(someone.uuid); id != ids.constEnd()) {
            Query query(database, "person.set");
            query.add(someone.ordinal).add(someone.code).add(someone.name).add(someone.role);
            query.add(*id).run();
        } else {
            Query query(database, "person.insert");
            query.add(someone.uuid).add(someone.ordinal).add(someone.code).add(someone.name);
            query.add(someone.role).next();
        }
    }
}

struct Place
{
    qint64 position = 0;
    qint64 seat = 0;
    bool isLive = false;
};
using Places = std::map<std::pair<qint64, qint64>, Place>; // by person and scenario

Places placesByChanges(Database& database)
{
    QHash<QString, qint64> scenarios;
    {
        Query row(database, "scenario.ids");
        while (row.next()) {
            const qint64 id = row.integer();
            scenarios.insert(row.text(), id);
        }
    }
    Places places;
    Query row(database, "assignmentChange.all");
    while (row.next()) {
        const CheckedRow checked(row, {"assignment_change", row.integer()});
        const qint64 person = row.integer();
        const bool isGiven = checked.flag("given");
        const QString text = row.text();
        const QJsonArray listed = QJsonDocument::fromJson(text.toUtf8()).array();
        for (const QJsonValue& item : listed) {
            const QJsonArray of = item.toArray();
            const auto scenario =
                scenarios.constFind(isGiven ? of.at(0).toString() : item.toString());
            if (scenario == scenarios.constEnd())
                continue; // it was refused where it came from
            if (isGiven) {
                const Place place{of.at(1).toInteger(), of.at(2).toInteger(), true};
                if (place.position < 1 || place.seat < 1)
                    checked.refuse("items", text.left(100));
                places[{person, *scenario}] = place;
            } else if (const auto had = places.find({person, *scenario}); had != places.end()) {
                had->second.isLive = false;
            }
        }
    }
    return places;
}

void writePlaces(Database& database, const Places& places)
{
    for (const auto& [of, place] : places) {
        Query query(database, "assignment.set");
        query.add(of.first).add(of.second).add(place.position).add(place.seat);
        query.add(qint64{place.isLive}).run();
    }
}

} // namespace

void replayRoster(Database& database)
{
    database.auditedState().aboutToChange(AuditedState::Part::People);
    database.auditedState().aboutToChange(AuditedState::Part::Assignments);
    std::vector<Someone> people = peopleByChanges(database);
    tellApart(people);
    writePeople(database, people);
    writePlaces(database, placesByChanges(database));
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/travel/personswork.h"

#include "core/operation/studycontext.h"
#include "core/storage/records.h"
#include "core/storage/studystore.h"
#include "core/travel/mergingsource.h"

#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

/// The UUIDs of everything that the study has of a person's work.
QSet<QString> workOf(StudyContext& context, PersonId person)
{
    QSet<QString> uuids;
    for (const PortableTable& table : portableTables()) {
        if (table.travels != Travels::AsWork)
            continue;
        for (const QString& uuid : context.records.uuids(table, person))
            uuids.insert(uuid);
    }
    return uuids;
}

/// Whoever looks at an item after they handed in leaves these, and says nothing more.
bool isOfTimes(QLatin1String table)
{
    return table == QLatin1String("visit") || table == QLatin1String("self_check");
}

Standing standingTo(const QSet<QString>& uuids, const ReturnedHandOut& returned)
{
    Standing standing = Standing::AllHere;
    for (const auto& [table, rows] : returned.rows) {
        const bool areAllHere = std::all_of(
            rows.begin(), rows.end(), [&](const Record& row) { return uuids.contains(row.uuid); });
        if (!areAllHere && !isOfTimes(table))
            return Standing::HasMore;
        if (!areAllHere)
            standing = Standing::HasTimes;
    }
    return standing;
}

} // namespace

Standing standingOf(StudyContext& context, const Person& person, const ReturnedHandOut& returned)
{
    if (returned.owner.uuid != person.uuid || returned.info.uuid != context.study.info().uuid)
        return Standing::OfAnother;
    return standingTo(workOf(context, person.id), returned);
}

} // namespace subtext

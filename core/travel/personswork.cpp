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

bool holdsAll(const QSet<QString>& uuids, const ReturnedHandOut& returned)
{
    return std::all_of(returned.rows.begin(), returned.rows.end(), [&](const auto& of) {
        const auto& rows = of.second;
        return std::all_of(rows.begin(), rows.end(),
                           [&](const Record& row) { return uuids.contains(row.uuid); });
    });
}

} // namespace

Standing standingOf(StudyContext& context, const Person& person, const ReturnedHandOut& returned)
{
    if (returned.owner.uuid != person.uuid || returned.info.uuid != context.study.info().uuid)
        return Standing::OfAnother;
    return holdsAll(workOf(context, person.id), returned) ? Standing::AllHere : Standing::HasMore;
}

} // namespace subtext

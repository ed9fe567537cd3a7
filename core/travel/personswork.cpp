// SPDX-License-Identifier: MIT
#include "core/travel/personswork.h"

#include "core/operation/studycontext.h"
#include "core/storage/records.h"
#include "core/travel/mergingsource.h"

namespace subtext {

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
    for (const auto& [table, rows] : returned.rows) {
        for (const Record& row : rows) {
            if (!uuids.contains(row.uuid))
                return false;
        }
    }
    return true;
}

} // namespace subtext

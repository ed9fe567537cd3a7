// SPDX-License-Identifier: MIT
#include "core/storage/mappingstore.h"

#include "core/storage/database.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

namespace subtext {

void MappingStore::insert(const QString& mapping, qint64 at)
{
    Query query(m_database, "mapping.insert");
    stamp(query, m_database, at, {QStringLiteral("import mapping"), mapping}).add(mapping).run();
}

QStringList MappingStore::all()
{
    QStringList mappings;
    Query row(m_database, "mapping.all");
    while (row.next())
        mappings << row.text();
    return mappings;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/storage/handoutstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/database.h"

namespace subtext {

void HandOutStore::insert(const HandOutRecord& handOut)
{
    Query query(m_database, "handout.insert");
    query.add(handOut.uuid).add(handOut.person.value).add(handOut.at).add(handOut.file);
    query.add(handOut.items).run();
}

std::vector<HandOutRecord> HandOutStore::all()
{
    return Query(m_database, "handout.all").all([](Query& row) {
        HandOutRecord handOut;
        handOut.uuid = CheckedRow(row, {"handout"}).uuid();
        handOut.person = {row.integer()};
        handOut.at = row.integer();
        handOut.file = row.text();
        handOut.items = row.integer();
        return handOut;
    });
}

void HandOutStore::mark(const Uuid& uuid, PersonId person, qint64 at)
{
    Query(m_database, "handout.mark").add(uuid).add(person.value).add(at).run();
}

std::optional<HandOutStore::Mark> HandOutStore::mark()
{
    Query row(m_database, "handout.owner");
    if (!row.next())
        return std::nullopt;
    Mark mark;
    mark.uuid = CheckedRow(row, {"handout_mark"}).uuid();
    mark.person = {row.integer()};
    return mark;
}

bool HandOutStore::hasDrafts()
{
    Query drafts(m_database, "travel.hasDrafts");
    drafts.next();
    return drafts.integer() != 0;
}

void HandOutStore::insertMerged(const MergedFileRecord& file)
{
    Query query(m_database, "mergedFile.insert");
    query.add(file.uuid).add(file.at).add(file.file).add(file.sha256).add(idOrNull(file.person));
    query.add(file.taken).add(file.known).add(file.refused).add(file.report).run();
}

std::vector<MergedFileRecord> HandOutStore::mergedFiles()
{
    return Query(m_database, "mergedFile.all").all([](Query& row) {
        MergedFileRecord file;
        file.uuid = CheckedRow(row, {"merged_file"}).uuid();
        file.at = row.integer();
        file.file = row.text();
        file.sha256 = row.text();
        file.person = {row.optionalInteger().value_or(0)};
        file.taken = row.integer();
        file.known = row.integer();
        file.refused = row.integer();
        file.report = row.text();
        return file;
    });
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/storage/handoutstore.h"

#include "core/storage/coursestore.h"
#include "core/storage/database.h"
#include "core/storage/rows.h"

namespace subtext {
namespace {

std::optional<qint64> idOrNull(PersonId person)
{
    return person.isValid() ? std::optional<qint64>(person.value) : std::nullopt;
}

VisitRow takeVisit(Query& row)
{
    const qint64 id = row.integer();
    VisitRow visit;
    visit.uuid = row.text();
    visit.person = {row.integer()};
    visit.scenario = {row.integer()};
    visit.visit.beganAt = row.integer();
    visit.visit.wallMs = row.integer();
    visit.visit.activeMs = row.integer();
    visit.visit.focusLosses = CheckedRow(row, {"visit", id}).whole("focus_losses");
    return visit;
}

SelfCheckRow takeSelfCheck(Query& row)
{
    SelfCheckRow check;
    check.uuid = row.text();
    check.person = {row.integer()};
    check.scenario = {row.integer()};
    check.code = row.text();
    check.event = row.text();
    check.at = row.integer();
    return check;
}

HandInRow takeHandIn(Query& row)
{
    HandInRow handIn;
    handIn.uuid = row.text();
    handIn.person = {row.integer()};
    handIn.at = row.integer();
    handIn.submitted = row.integer();
    handIn.open = row.integer();
    return handIn;
}

template <typename Take> auto list(Database& database, const char* name, PersonId person, Take take)
{
    std::vector<decltype(take(std::declval<Query&>()))> rows;
    Query row(database, name);
    row.add(idOrNull(person));
    while (row.next())
        rows.push_back(take(row));
    return rows;
}

} // namespace

void HandOutStore::insert(const HandOutRecord& handOut)
{
    Query query(m_database, "handout.insert");
    query.add(handOut.uuid).add(handOut.person.value).add(handOut.at).add(handOut.file);
    query.add(handOut.items).run();
}

std::vector<HandOutRecord> HandOutStore::all()
{
    std::vector<HandOutRecord> handOuts;
    Query row(m_database, "handout.all");
    while (row.next()) {
        HandOutRecord handOut;
        handOut.uuid = row.text();
        handOut.person = {row.integer()};
        handOut.at = row.integer();
        handOut.file = row.text();
        handOut.items = row.integer();
        handOuts.push_back(std::move(handOut));
    }
    return handOuts;
}

void HandOutStore::mark(const QString& uuid, PersonId person, qint64 at)
{
    Query query(m_database, "handout.mark");
    query.add(uuid).add(person.value).add(at).run();
}

std::optional<HandOutStore::Mark> HandOutStore::mark()
{
    Query row(m_database, "handout.owner");
    if (!row.next())
        return std::nullopt;
    Mark mark;
    mark.uuid = row.text();
    mark.person = {row.integer()};
    return mark;
}

void HandOutStore::insertMerged(const MergedFileRecord& file)
{
    Query query(m_database, "mergedFile.insert");
    query.add(file.uuid).add(file.at).add(file.file).add(file.sha256).add(idOrNull(file.person));
    query.add(file.taken).add(file.known).add(file.refused).add(file.report).run();
}

std::vector<MergedFileRecord> HandOutStore::mergedFiles()
{
    std::vector<MergedFileRecord> files;
    Query row(m_database, "mergedFile.all");
    while (row.next()) {
        MergedFileRecord file;
        file.uuid = row.text();
        file.at = row.integer();
        file.file = row.text();
        file.sha256 = row.text();
        file.person = {row.optionalInteger().value_or(0)};
        file.taken = row.integer();
        file.known = row.integer();
        file.refused = row.integer();
        file.report = row.text();
        files.push_back(std::move(file));
    }
    return files;
}

TravellingWork HandOutStore::work(PersonId person)
{
    CourseStore course(m_database);
    TravellingWork work;
    work.annotations = list(m_database, "travel.annotations", person, takeAnnotation);
    work.visits = list(m_database, "travel.visits", person, takeVisit);
    work.selfChecks = list(m_database, "travel.selfChecks", person, takeSelfCheck);
    work.consents = course.consents(person);
    work.practice = course.practice(person);
    work.repeats = course.repeats(person);
    work.handIns = list(m_database, "travel.handIns", person, takeHandIn);
    return work;
}

void HandOutStore::insert(const VisitRow& row)
{
    Query query(m_database, "visit.insert");
    query.add(row.uuid).add(row.person.value).add(row.scenario.value).add(row.visit.beganAt);
    query.add(row.visit.wallMs).add(row.visit.activeMs).add(qint64{row.visit.focusLosses}).run();
}

void HandOutStore::insert(const SelfCheckRow& row)
{
    Query query(m_database, "selfcheck.insert");
    query.add(row.uuid).add(row.person.value).add(row.scenario.value).add(row.code);
    query.add(row.event).add(row.at).run();
}

void HandOutStore::insert(const HandInRow& row)
{
    Query query(m_database, "handin.insert");
    query.add(row.uuid).add(row.person.value).add(row.at).add(row.submitted).add(row.open).run();
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/standing/personstanding.h"

#include "core/course/assigning.h"
#include "core/course/labelagain.h"
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/operation/corrections.h"
#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"

#include <algorithm>
#include <map>

namespace subtext {

Result<std::vector<PersonStanding>> personStandings(Study& study)
{
    Reads reads;
    std::vector<PersonStanding> rows;
    for (Person& person : reads.take(study.roster().people())) {
        PersonStanding& row = rows.emplace_back();
        row.isWithdrawn = reads.take(study.assigning().isWithdrawn(person.id));
        row.person = std::move(person);
    }
    std::map<PersonId, PersonStanding*> rowOf;
    for (PersonStanding& row : rows)
        rowOf[row.person.id] = &row;
    for (const PersonProgress& progress : reads.take(study.roster().progress())) {
        if (const auto row = rowOf.find(progress.person); row != rowOf.end()) {
            row->second->assigned = progress.assigned;
            row->second->labelled = progress.labelled;
            row->second->again = progress.again;
            row->second->lastSubmission = progress.lastSubmission;
        }
    }
    for (const OwedAgain& owed : reads.take(study.labelAgain().notGiven())) {
        if (const auto row = rowOf.find(owed.person); row != rowOf.end())
            ++row->second->notGivenAgain;
    }
    for (const HandOutRecord& record : reads.take(study.handouts().records())) {
        if (const auto row = rowOf.find(record.person); row != rowOf.end())
            row->second->handedOutAt = std::max(row->second->handedOutAt, record.at);
    }
    for (const MergedFileRecord& record : reads.take(study.merging().records())) {
        const auto row = rowOf.find(record.person);
        if (row != rowOf.end() && record.taken + record.known > 0) // else nothing of theirs came
            row->second->returnedAt = std::max(row->second->returnedAt, record.at);
    }
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    return rows;
}

Result<std::vector<PersonStanding>> standingsWithoutLeftOut(Study& study)
{
    auto standings = personStandings(study);
    if (!standings)
        return standings;
    Reads reads;
    const auto leftOut = reads.take(study.corrections().leftOut());
    const std::vector<OwedAgain> notGiven = reads.take(study.labelAgain().notGiven());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    std::map<PersonId, qint64> notCounted;
    for (const OwedAgain& owed : notGiven)
        notCounted[owed.person] += leftOut.count(owed.scenario) > 0 ? 1 : 0;
    for (PersonStanding& of : *standings)
        of.notGivenAgain -= notCounted[of.person.id];
    for (const auto& out : leftOut) {
        for (PersonStanding& of : *standings) {
            const auto item = study.labelling().item(of.person.id, out.first);
            if (!item)
                return fail(item.error());
            of.assigned -= *item ? 1 : 0;
            of.labelled -= *item && (*item)->revisions > 0 ? 1 : 0;
            of.again -= *item && !(*item)->labelAgain.isEmpty() ? 1 : 0;
        }
    }
    return standings;
}

} // namespace subtext

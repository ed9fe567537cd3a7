// SPDX-License-Identifier: MIT
#pragma once

#include "core/operation/studycontext.h"
#include "core/storage/studystore.h"

namespace subtext::test {

/// Rows of somebody's work as they travel, with the ids of the file that they go into. Tests write
/// into files what the program would not.
struct VisitRow
{
    QString uuid; ///< Or what is none.
    PersonId person;
    ScenarioId scenario;
    Visit visit;
};
struct HandInRow
{
    Uuid uuid;
    PersonId person;
    qint64 at = 0;
    qint64 submitted = 0;
    qint64 open = 0;
};
struct SelfCheckRow
{
    Uuid uuid;
    PersonId person;
    ScenarioId scenario;
    QString code;
    QString event;
    qint64 at = 0;
};

inline void insertRow(StudyContext& context, const VisitRow& row)
{
    Query query(*context.db, "visit.insert");
    query.add(row.uuid).add(row.person.value).add(row.scenario.value).add(row.visit.beganAt);
    query.add(row.visit.wallMs).add(row.visit.activeMs).add(qint64{row.visit.focusLosses}).run();
}

inline void insertRow(StudyContext& context, const HandInRow& row)
{
    context.study.insertHandIn(row.uuid, row.person, {row.at, row.submitted, row.open});
}

inline void insertRow(StudyContext& context, const SelfCheckRow& row)
{
    Query query(*context.db, "selfcheck.insert");
    query.add(row.uuid).add(row.person.value).add(row.scenario.value).add(row.code);
    query.add(row.event).add(row.at).run();
}

} // namespace subtext::test

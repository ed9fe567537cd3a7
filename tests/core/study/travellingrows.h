// SPDX-License-Identifier: MIT
#pragma once

#include "core/operation/studycontext.h"

namespace subtext::test {

/// Rows of somebody's work as they travel, with the ids of the file that they go into. Tests write
/// into files what the program would not.
struct VisitRow
{
    QString uuid;
    PersonId person;
    ScenarioId scenario;
    Visit visit;
};
struct HandInRow
{
    QString uuid;
    PersonId person;
    qint64 at = 0;
    qint64 submitted = 0;
    qint64 open = 0;
};
struct SelfCheckRow
{
    QString uuid;
    PersonId person;
    ScenarioId scenario;
    QString code;
    QString event;
    qint64 at = 0;
};

inline void insertRow(StudyContext& context, const VisitRow& row)
{
    context.answers.insertVisit(row.uuid, row.person, row.scenario, row.visit);
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

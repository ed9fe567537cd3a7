// SPDX-License-Identifier: MIT
#include "core/storage/answerstore.h"

#include "core/domain/annotation.h"
#include "core/storage/records.h"
#include "core/storage/rows.h"

#include <algorithm>

namespace subtext {
namespace {

/// A file of somebody's making may number its rows as it likes.
constexpr qint64 MostReserved = 1'000'000;

} // namespace

AnnotationId AnswerStore::insert(const Annotation& a)
{
    Query query(m_database, "annotation.insert");
    query.add(a.uuid).add(a.person.value).add(a.scenario.value).add(qint64{a.revision});
    query.add(a.submittedAt);
    query.add(QLatin1String(a.origin == Origin::Imported ? "imported" : "entered"));
    addAnswer(query, a.answer);
    query.addOrNull(QString::fromLatin1(a.guideSha256)).addOrNull(a.language);
    query.add(a.position ? std::optional(qint64{*a.position}) : std::nullopt);
    if (a.timings) {
        const bool isKnown = isActiveTimeKnown(*a.timings);
        const auto ifKnown = [isKnown](qint64 number) {
            return isKnown ? std::optional(number) : std::nullopt;
        };
        query.add(ifKnown(a.timings->activeMs)).add(a.timings->wallMs);
        query.add(ifKnown(a.timings->visits)).add(ifKnown(a.timings->focusLosses));
        addFirstAnswers(query, a.timings->firstAnswerMs);
    }
    return {query.insert()};
}

std::optional<Annotation> AnswerStore::latest(PersonId person, ScenarioId scenario)
{
    return Query(m_database, "annotation.latestOfItem")
        .add(person.value)
        .add(scenario.value)
        .first(takeAnnotation);
}

std::vector<Annotation> AnswerStore::history(PersonId person, ScenarioId scenario)
{
    return Query(m_database, "annotation.historyOfItem")
        .add(person.value)
        .add(scenario.value)
        .all(takeAnnotation);
}

std::vector<Annotation> AnswerStore::allLatest()
{
    std::vector<Annotation> annotations;
    // No more than there are rows; growing step by step takes twice the memory.
    const qint64 rows = Records(m_database).maxId(portableTable(records::Annotations));
    annotations.reserve(static_cast<std::size_t>(std::clamp<qint64>(rows, 0, MostReserved)));
    Query row(m_database, "annotation.allLatest");
    while (row.next())
        annotations.push_back(takeAnnotation(row));
    return annotations;
}

std::vector<Annotation> AnswerStore::latestUnassigned()
{
    return Query(m_database, "annotation.latestUnassigned").all(takeAnnotation);
}

std::vector<Annotation> AnswerStore::latestOf(PersonId person)
{
    return Query(m_database, "annotation.latestOfPerson").add(person.value).all(takeAnnotation);
}

std::vector<Annotation> AnswerStore::after(AnnotationId last)
{
    return Query(m_database, "annotation.after").add(last.value).all(takeAnnotation);
}

void AnswerStore::insertVisit(const Uuid& uuid, PersonId person, ScenarioId scenario,
                              const Visit& visit)
{
    Query query(m_database, "visit.insert");
    query.add(uuid).add(person.value).add(scenario.value).add(visit.beganAt);
    query.add(visit.wallMs).add(visit.activeMs).add(qint64{visit.focusLosses}).run();
}

ItemTimings AnswerStore::visitSums(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "visit.sums");
    row.add(person.value).add(scenario.value).next();
    ItemTimings sums;
    const CheckedRow checked(row, {"visit", 0}); // sums are of many rows
    sums.visits = checked.whole("id");
    sums.wallMs = row.integer();
    sums.activeMs = row.integer();
    sums.focusLosses = checked.whole("focus_losses");
    return sums;
}

void AnswerStore::saveDraft(PersonId person, ScenarioId scenario, const Draft& draft)
{
    Query query(m_database, "draft.upsert");
    query.add(person.value).add(scenario.value).add(draft.savedAt);
    addAnswer(query, draft.answer);
    addFirstAnswers(query, draft.firstAnswerMs);
    if (draft.visit) {
        query.add(draft.visit->beganAt).add(draft.visit->wallMs).add(draft.visit->activeMs);
        query.add(qint64{draft.visit->focusLosses});
    }
    query.run();
}

std::optional<Draft> AnswerStore::draft(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "draft.get");
    row.add(person.value).add(scenario.value);
    if (!row.next())
        return std::nullopt;
    Draft draft;
    draft.savedAt = row.integer();
    draft.answer = takeAnswer(row, {"draft", scenario.value});
    draft.firstAnswerMs = takeFirstAnswers(row, CheckedRow(row, {"draft", scenario.value}));
    if (const auto beganAt = row.optionalInteger()) {
        Visit visit;
        visit.beganAt = *beganAt;
        visit.wallMs = row.integer();
        visit.activeMs = row.integer();
        visit.focusLosses = CheckedRow(row, {"draft", scenario.value}).whole("visit_focus_losses");
        draft.visit = visit;
    }
    return draft;
}

void AnswerStore::deleteDraft(PersonId person, ScenarioId scenario)
{
    Query(m_database, "draft.delete").add(person.value).add(scenario.value).run();
}

void AnswerStore::deleteDraftUntil(PersonId person, ScenarioId scenario, qint64 at)
{
    Query(m_database, "draft.deleteUntil").add(person.value).add(scenario.value).add(at).run();
}

ScenarioId AnswerStore::latestDraftOf(PersonId person)
{
    Query row(m_database, "draft.latestOfPerson");
    row.add(person.value);
    return row.next() ? ScenarioId{row.integer()} : ScenarioId{};
}

bool AnswerStore::isBegun(ScenarioId scenario)
{
    return Query(m_database, "annotation.isBegun").add(scenario.value).number() != 0;
}

std::set<ScenarioId> AnswerStore::answered()
{
    std::set<ScenarioId> items;
    Query row(m_database, "annotation.items");
    while (row.next())
        items.insert({row.integer()});
    return items;
}

} // namespace subtext

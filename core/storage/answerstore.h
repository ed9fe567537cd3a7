// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/storage/store.h"

#include <set>

namespace subtext {

/// Annotations, visits and drafts.
class AnswerStore : Store
{
public:
    using Store::Store;

    AnnotationId insert(const Annotation& annotation);
    std::optional<Annotation> latest(PersonId person, ScenarioId scenario);
    /// Every revision, oldest first.
    std::vector<Annotation> history(PersonId person, ScenarioId scenario);
    /// The counting revision of every item and person, by scenario and seat.
    std::vector<Annotation> allLatest();
    /// The same of items that are not the person's any more; by person and item.
    std::vector<Annotation> latestUnassigned();
    /// The counting revisions of one person, in their order of items.
    std::vector<Annotation> latestOf(PersonId person);
    /// Every revision written after the one with this id, oldest first.
    std::vector<Annotation> after(AnnotationId last);

    void insertVisit(const Uuid& uuid, PersonId person, ScenarioId scenario, const Visit& visit);
    ItemTimings visitSums(PersonId person, ScenarioId scenario);

    void saveDraft(PersonId person, ScenarioId scenario, const Draft& draft);
    std::optional<Draft> draft(PersonId person, ScenarioId scenario);
    void deleteDraft(PersonId person, ScenarioId scenario);
    /// Only one that was saved at this moment or before.
    void deleteDraftUntil(PersonId person, ScenarioId scenario, qint64 at);
    ScenarioId latestDraftOf(PersonId person);
    /// Whether anybody has answered the item, or begun to.
    bool isBegun(ScenarioId scenario);
    /// The items that somebody has answered.
    std::set<ScenarioId> answered();
};

} // namespace subtext

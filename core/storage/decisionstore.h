// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/domain/secondlook.h"
#include "core/storage/store.h"

#include <map>
#include <vector>

namespace subtext {

/// Decisions, and what stands unfinished at the desk.
class DecisionStore : Store
{
public:
    using Store::Store;

    /// Its revision is not written: a decision stands behind all that the file has, by its rank.
    DecisionId insert(const Decision& decision);
    /// Every revision of one scenario's decisions, by rank.
    std::vector<Decision> ofScenario(ScenarioId scenario);
    /// Everything that one adjudicator wrote, and every decision that puts aside what was before it
    /// (final, or without a person), by rank.
    std::vector<Decision> concerning(PersonId person);
    /// All revisions by scenario in the order of import, then by rank.
    std::vector<Decision> all();
    int authorCount();

    void insert(const SecondLook& look);
    /// By rank.
    std::vector<SecondLook> secondLooks();

    void saveDraft(PersonId person, ScenarioId scenario, const DeskDraft& draft, qint64 at);
    std::optional<DeskDraft> draft(PersonId person, ScenarioId scenario);
    std::map<ScenarioId, DeskDraft> draftsOf(PersonId person);
    std::optional<qint64> draftSavedAt(PersonId person, ScenarioId scenario);
    void deleteDraft(PersonId person, ScenarioId scenario);
    /// Only one that was saved at this moment or before.
    void deleteDraftUntil(PersonId person, ScenarioId scenario, qint64 at);
    /// The item with the draft saved last; invalid where there is none.
    ScenarioId latestDraftOf(PersonId person);
};

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/course/shortdrafts.h"

#include "core/course/coursestate.h"
#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"

#include <algorithm>

namespace subtext {
namespace {

bool isDue(StudyContext& context, PersonId person, const ShortItem& item)
{
    if (item.kind == ShortKind::Repeat) {
        const std::vector<ScenarioId> due = dueRepeatsOf(context, person);
        return std::any_of(due.begin(), due.end(), [&](ScenarioId scenario) {
            return ShortItem::repeat(scenario) == item;
        });
    }
    return practiceScenes(context).item(item.id) &&
           !isAnswered(practiceOf(context, person).answers, item.id);
}

/// What was due when it came on the screen may be so no more, and again later: items came, or they
/// dropped out.
bool mayBeKept(StudyContext& context, PersonId person, const ShortItem& item)
{
    if (item.kind != ShortKind::Repeat)
        return isDue(context, person, item);
    const std::vector<ItemSummary> items = context.people.itemsOf(person);
    return std::any_of(items.begin(), items.end(), [&](const ItemSummary& labelled) {
        return labelled.revisions > 0 && ShortItem::repeat(labelled.scenario) == item;
    });
}

} // namespace

Result<ChangeSet> ShortDrafts::save(PersonId person, ShortDraft draft)
{
    return m_context.keep([&](ChangeSet& /*changes*/) {
        if (draft.item.kind == ShortKind::Repeat)
            m_context.requireUnlocked();
        m_context.requirePerson(person);
        requireWithinLimit(draft.answer);
        if (!mayBeKept(m_context, person, draft.item))
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, draft.item.id, QStringLiteral("item")});
        if (draft.item.kind == ShortKind::Repeat)
            draft.answer.cues.clear(); // its answer keeps none
        draft.answer.seconds = {};     // nor is it asked what else either could be
        draft.answer.guesses = {};     // or what others say
        if (draft.answer.isEmpty()) {
            m_context.course.deleteShortDraft(person, draft.item.kind);
            return;
        }
        draft.savedAt = m_context.env.clock.now();
        m_context.course.saveShortDraft(person, draft);
    });
}

Result<std::optional<ShortDraft>> ShortDrafts::of(PersonId person, const ShortItem& item) const
{
    return m_context.readConsistently([&] {
        auto draft = m_context.course.shortDraft(person, item.kind);
        if (draft && (draft->item != item || !isDue(m_context, person, item)))
            draft.reset();
        return draft;
    });
}

} // namespace subtext

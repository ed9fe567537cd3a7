// SPDX-License-Identifier: MIT
// Practice scenes and repeats that are half answered.
#include "core/study/course.h"
#include "core/study/studycontext.h"

#include <algorithm>

namespace subtext {

bool Course::isDue(PersonId person, const ShortItem& item) const
{
    if (item.kind == ShortKind::Repeat) {
        const std::vector<ScenarioId> due = dueRepeats(person);
        return std::any_of(due.begin(), due.end(), [&](ScenarioId scenario) {
            return ShortItem::repeat(scenario) == item;
        });
    }
    const PracticeState state = practiceState(person);
    return calibrationItem(item.id) &&
           std::none_of(state.answers.begin(), state.answers.end(),
                        [&](const PracticeAnswer& answer) { return answer.item == item.id; });
}

Result<void> Course::saveShortDraft(PersonId person, ShortDraft draft)
{
    return m_context.keep([&](ChangeSet& /*changes*/) {
        if (draft.item.kind == ShortKind::Repeat)
            m_context.requireUnlocked();
        m_context.requirePerson(person);
        if (!isDue(person, draft.item))
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, draft.item.id, QStringLiteral("item")});
        if (draft.answer.isEmpty()) {
            m_context.course.deleteShortDraft(person, draft.item.kind);
            return;
        }
        draft.savedAt = m_context.env.clock.now();
        m_context.course.saveShortDraft(person, draft);
    });
}

std::optional<ShortDraft> Course::shortDraft(PersonId person, const ShortItem& item) const
{
    std::optional<ShortDraft> draft;
    static_cast<void>(
        m_context.db->read([&] { draft = m_context.course.shortDraft(person, item.kind); }));
    if (draft && (draft->item != item || !isDue(person, item)))
        draft.reset();
    return draft;
}

} // namespace subtext

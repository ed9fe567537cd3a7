// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualitymonitor.h"
#include "core/quality/taskchecks.h"

#include <map>
#include <span>

namespace subtext {

/// As QualityMonitor, by the checks of any task: after any sequence of upserts its flags are those
/// of checkTask over the answers that count. Belongs to one thread. An upsert looks at all answers
/// of its person and its item again: O(k log k + r) for k items of the person and r ratings of the
/// item.
class TaskMonitor
{
public:
    /// `checked` with the limits that apply (checkedTask).
    TaskMonitor(Task checked, int ratingsNeeded)
        : m_task(std::move(checked))
        , m_ratingsNeeded(ratingsNeeded)
    {}

    /// Takes all in at once, one a person and item, and forgets what was there: O(n log n).
    void reset(std::span<const TaskAnswer> answers);
    /// Takes an answer in, or the new revision of one.
    QualityMonitor::Change upsert(const TaskAnswer& answer);

    /// All that stands, sorted.
    std::vector<QualityFlag> flags() const;
    /// Level 2 of one person, sorted.
    std::vector<QualityFlag> flags(PersonId person) const;
    /// Level 3 of one item, sorted.
    std::vector<QualityFlag> itemFlags(ScenarioId scenario) const;
    /// The figures of one person; zeros for one who has labelled nothing.
    PersonQuality person(PersonId person) const;

    const Task& task() const { return m_task; }

private:
    using Answers = std::vector<TaskAnswer>;

    static void put(Answers& answers, const TaskAnswer& answer);
    std::vector<QualityFlag> levelOf(const Answers& answers, int level) const;

    Task m_task;
    int m_ratingsNeeded;
    std::map<PersonId, Answers> m_byPerson;
    std::map<ScenarioId, Answers> m_byItem;
    std::map<PersonId, std::vector<QualityFlag>> m_personFlags;
    std::map<ScenarioId, std::vector<QualityFlag>> m_itemFlags;
};

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/quality/taskmonitor.h"

#include "core/quality/qualityrecords.h"

#include <algorithm>

namespace subtext {
namespace {

using FlagList = std::vector<QualityFlag>;

bool hasKey(const FlagList& flags, const FlagKey& key)
{
    return std::any_of(flags.begin(), flags.end(),
                       [&](const QualityFlag& flag) { return keyOf(flag) == key; });
}

/// Replaces the flags of somebody or something, and notes which came and went.
void replaceFlags(FlagList& held, FlagList now, QualityMonitor::Change& change)
{
    for (const QualityFlag& flag : now) {
        if (!hasKey(held, keyOf(flag)))
            change.appeared.push_back(flag);
    }
    for (const QualityFlag& flag : held) {
        if (!hasKey(now, keyOf(flag)))
            change.disappeared.push_back(flag);
    }
    held = std::move(now);
}

template <typename Key> FlagList valueOf(const std::map<Key, FlagList>& lists, Key key)
{
    const auto found = lists.find(key);
    return found == lists.end() ? FlagList() : found->second;
}

} // namespace

void TaskMonitor::put(Answers& answers, const TaskAnswer& answer)
{
    const auto own = std::find_if(answers.begin(), answers.end(), [&](const TaskAnswer& of) {
        return of.person == answer.person && of.scenario == answer.scenario;
    });
    if (own == answers.end())
        answers.push_back(answer);
    else
        *own = answer;
}

FlagList TaskMonitor::levelOf(const Answers& answers, int level) const
{
    FlagList flags = checkTask(answers, m_task, m_ratingsNeeded);
    std::erase_if(flags,
                  [level](const QualityFlag& flag) { return qualityLevel(flag.code) != level; });
    return flags;
}

void TaskMonitor::reset(std::span<const TaskAnswer> answers)
{
    m_byPerson.clear();
    m_byItem.clear();
    m_personFlags.clear();
    m_itemFlags.clear();
    for (const TaskAnswer& answer : answers) {
        m_byPerson[answer.person].push_back(answer);
        m_byItem[answer.scenario].push_back(answer);
    }
    for (const QualityFlag& flag : checkTask(answers, m_task, m_ratingsNeeded)) {
        if (qualityLevel(flag.code) == 2)
            m_personFlags[flag.person].push_back(flag);
        else
            m_itemFlags[flag.scenario].push_back(flag);
    }
}

QualityMonitor::Change TaskMonitor::upsert(const TaskAnswer& answer)
{
    QualityMonitor::Change change;
    Answers& own = m_byPerson[answer.person];
    Answers& ratings = m_byItem[answer.scenario];
    put(own, answer);
    put(ratings, answer);
    replaceFlags(m_personFlags[answer.person], levelOf(own, 2), change);
    replaceFlags(m_itemFlags[answer.scenario], levelOf(ratings, 3), change);
    std::sort(change.appeared.begin(), change.appeared.end());
    std::sort(change.disappeared.begin(), change.disappeared.end());
    return change;
}

FlagList TaskMonitor::flags() const
{
    FlagList all;
    for (const auto& [person, flags] : m_personFlags)
        all.insert(all.end(), flags.begin(), flags.end());
    for (const auto& [scenario, flags] : m_itemFlags)
        all.insert(all.end(), flags.begin(), flags.end());
    std::sort(all.begin(), all.end());
    return all;
}

FlagList TaskMonitor::flags(PersonId person) const
{
    return valueOf(m_personFlags, person);
}

FlagList TaskMonitor::itemFlags(ScenarioId scenario) const
{
    return valueOf(m_itemFlags, scenario);
}

PersonQuality TaskMonitor::person(PersonId person) const
{
    const auto answers = m_byPerson.find(person);
    return taskPersonQuality(person, answers == m_byPerson.end() ? Answers() : answers->second,
                             m_task, flags(person));
}

} // namespace subtext

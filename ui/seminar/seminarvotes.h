// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/domain/choice.h"
#include "core/task/task.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace subtext {

/// What the room said, as long as the seminar is open; it is written nowhere by itself.
class SeminarVotes
{
public:
    explicit SeminarVotes(const Task& task);

    /// Adds `by` votes, or takes them away; never below none.
    void add(ScenarioId item, QuestionIndex question, Choice option, int by);
    int count(ScenarioId item, QuestionIndex question, Choice option) const;
    int all(ScenarioId item, QuestionIndex question) const;
    bool isEmpty() const { return m_votes.isEmpty(); }
    /// "scenario,question,option,votes", a row for each option of an item that has votes, in the
    /// order of `items`, with their names.
    QByteArray csv(const std::vector<std::pair<ScenarioId, QString>>& items) const;

private:
    using ByOption = std::vector<std::vector<int>>; ///< By question and option.

    const Task& m_task;
    QHash<ScenarioId, ByOption> m_votes;
};

} // namespace subtext

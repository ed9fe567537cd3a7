// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/choice.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QWidget>

#include <memory>
#include <vector>

class QScrollArea;

namespace subtext {

class NormingCountsView;
class OptionStep;
class SceneSplitter;
class SceneView;

/// One item of a norming round: the scene, and the questions of the round with their options, each
/// with how all voted on it where that is known.
class NormingItemView : public QWidget
{
    Q_OBJECT
public:
    explicit NormingItemView(QWidget* parent = nullptr);

    void setTask(const std::shared_ptr<const Task>& task,
                 const std::vector<QuestionIndex>& questions);
    /// An item with what is chosen there so far.
    void showItem(const Scenario& scenario, const Ballot& chosen, bool isReadOnly);
    /// `counts` by question of the task, by option.
    void showCounts(const std::vector<std::vector<int>>& counts, const Ballot& first);
    void hideCounts();
    void setBallot(const Ballot& chosen);
    const Ballot& ballot() const { return m_ballot; }
    bool isAnswered() const;
    /// Gives the keys to the first question without an answer, else to the first; says whether one
    /// was open.
    bool focusOpen();

    /// In the order of the questions of the round.
    const std::vector<OptionStep*>& steps() const { return m_steps; }
    const std::vector<NormingCountsView*>& counts() const { return m_counts; }
    SceneView* scene() const { return m_scene; }

Q_SIGNALS:
    /// By the user.
    void voted(const subtext::Ballot& ballot);
    /// The last question has an answer, and no other is open.
    void answered();

private:
    void addQuestion(QuestionIndex question);

    std::shared_ptr<const Task> m_task;
    std::vector<QuestionIndex> m_asked;
    Ballot m_ballot{};
    SceneView* m_scene;
    QScrollArea* m_area;
    SceneSplitter* m_work;
    std::vector<OptionStep*> m_steps;
    std::vector<NormingCountsView*> m_counts;
};

} // namespace subtext

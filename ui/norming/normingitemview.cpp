// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingitemview.h"

#include "ui/answer/answersteps.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/norming/normingcountsview.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

NormingItemView::NormingItemView(QWidget* parent)
    : QWidget(parent)
    , m_scene(new SceneView(this))
    , m_area(makeScrollArea(this))
{
    m_area->setWidgetResizable(true);
    m_work = new SceneSplitter(*m_scene, *m_area, {*m_scene, *m_area}, this);
    makeColumn(this, {}, 0)->addWidget(m_work);
}

void NormingItemView::setTask(const std::shared_ptr<const Task>& task,
                              const std::vector<QuestionIndex>& questions)
{
    m_task = task;
    m_asked = questions;
    m_steps.clear();
    m_counts.clear();
    m_scene->setTask(task);
    auto* page = makePage(m_area);
    makeColumn(page, {16, 16, 16, 16}, 12);
    m_area->setWidget(page); // with what was there
    for (const QuestionIndex question : m_asked)
        addQuestion(question);
    static_cast<QVBoxLayout*>(page->layout())->addStretch(1);
    m_work->share();
}

void NormingItemView::addQuestion(QuestionIndex question)
{
    const Question& asked = m_task->questions.at(indexOf(question));
    QWidget* page = m_area->widget();
    auto* step = new OptionStep(asked, page);
    auto* counts = new NormingCountsView(asked, page);
    counts->hide();
    addWidgets(*page->layout(), step, counts);
    connect(step, &ChoiceStep::chosen, this, [this, step, question](std::optional<int> cell) {
        auto& place = m_ballot.at(indexOf(question));
        place = cell ? std::optional(static_cast<Choice>(*cell)) : std::nullopt;
        step->setChoice(cell);
        step->setMissing(false);
        Q_EMIT voted(m_ballot);
    });
    connect(step, &AnswerStep::answered, this, [this] {
        if (isAnswered())
            Q_EMIT answered();
        else
            focusOpen();
    });
    m_steps.push_back(step);
    m_counts.push_back(counts);
}

void NormingItemView::showItem(const Scenario& scenario, const Ballot& chosen, bool isReadOnly)
{
    m_scene->setScenario(scenario);
    m_work->share();
    for (OptionStep* step : m_steps) {
        step->setReadOnly(isReadOnly);
        step->setMissing(false);
    }
    setBallot(chosen);
}

void NormingItemView::setBallot(const Ballot& chosen)
{
    m_ballot = chosen;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const auto choice = m_ballot.at(indexOf(m_asked[i]));
        m_steps[i]->setChoice(choice ? std::optional(indexOf(*choice)) : std::nullopt);
    }
}

void NormingItemView::showCounts(const std::vector<std::vector<int>>& counts, const Ballot& first)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const std::size_t question = indexOf(m_asked[i]);
        m_counts[i]->showCounts(question < counts.size() ? counts[question] : std::vector<int>(),
                                first.at(question));
        m_counts[i]->show();
    }
    m_work->share();
}

void NormingItemView::hideCounts()
{
    for (NormingCountsView* counts : m_counts)
        counts->hide();
    m_work->share();
}

bool NormingItemView::isAnswered() const
{
    return std::all_of(m_asked.begin(), m_asked.end(), [this](QuestionIndex question) {
        return m_ballot.at(indexOf(question)).has_value();
    });
}

bool NormingItemView::focusOpen()
{
    const auto open = std::find_if(m_steps.begin(), m_steps.end(),
                                   [](const OptionStep* step) { return !step->choice(); });
    const bool isOpen = open != m_steps.end();
    if (!m_steps.empty())
        (isOpen ? *open : m_steps.front())->setFocus(Qt::OtherFocusReason);
    return isOpen;
}

} // namespace subtext

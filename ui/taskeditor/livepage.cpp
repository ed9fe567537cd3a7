// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/livepage.h"

#include "core/task/taskrules.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/taskeditor/examplescene.h"
#include "ui/widgets/controls.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int RestMs = 250;

} // namespace

LivePage::LivePage(QWidget* parent)
    : QFrame(parent)
    , m_title(makeLabel(tr("As annotators will see it"), theme::TextRole::Caption, LabelTone::Muted,
                        this))
    , m_note(makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_scene(new SceneView(this))
    , m_answer(new AnswerPanel(this))
    , m_timer(new QTimer(this))
{
    QVBoxLayout* column = makeColumn(this, {0, 14, 0, 0}, 6);
    m_title->setContentsMargins(16, 0, 16, 0);
    column->addWidget(m_title);
    m_note->setContentsMargins(16, 0, 16, 0);
    m_note->hide();
    column->addWidget(m_note);
    m_work = new SceneSplitter(*m_scene, *m_answer, {*m_scene, *m_answer}, this);
    m_work->hide();
    column->addWidget(m_work, 1);
    column->addStretch(0);
    m_answer->setExplanationRequired(false);
    connect(m_answer, &AnswerPanel::edited, m_answer, &AnswerPanel::showSteps);
    m_timer->setSingleShot(true);
    m_timer->setInterval(RestMs);
    connect(m_timer, &QTimer::timeout, this, &LivePage::showTask);
}

void LivePage::setTask(const Task& task)
{
    m_next = shownTask(task);
    m_timer->start();
}

void LivePage::finish()
{
    if (m_timer->isActive()) {
        m_timer->stop();
        showTask();
    }
}

void LivePage::showTask()
{
    m_isCurrent = taskFaults(m_next).empty();
    m_note->setVisible(!m_isCurrent);
    m_note->setText(m_hasShown
                        ? tr("Below is the task as it was before it had anything to correct.")
                        : tr("It appears here once what is listed below is corrected."));
    if (!m_isCurrent)
        return;
    m_hasShown = true;
    m_work->show();
    const auto task = std::make_shared<const Task>(m_next);
    const Scenario scene = exampleScene(*task);
    m_scene->setTask(task);
    m_scene->setScenario(scene);
    m_answer->setTask(task);
    m_answer->setScene(scene);
    m_work->share();
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/scenemarking.h"

#include "core/domain/scenemarks.h"
#include "core/domain/steps.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/cuemarker.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/explanationedit.h"
#include "ui/answer/sceneview.h"
#include "ui/text/cuetext.h"
#include "ui/widgets/announcing.h"

namespace subtext {

SceneMarking::SceneMarking(SceneView& scene, AnswerPanel& answer, QObject* parent)
    : QObject(parent)
    , m_scene(scene)
    , m_answer(answer)
{
    connect(m_scene.marker(), &CueMarker::marked, &m_answer, &AnswerPanel::sayCues);
    connect(m_scene.marker(), &CueMarker::refused, this, &SceneMarking::refuse);
    connect(m_scene.marker(), &CueMarker::left, this, &SceneMarking::left);
}

void SceneMarking::start(const std::shared_ptr<const Task>& task, bool areAsked)
{
    m_task = task;
    m_shown = {};
    m_cues.clear();
    m_answer.setCuesAsked(areAsked);
    m_scene.marker()->setAsked(areAsked);
    CueRow* row = m_answer.cueRow(); // another with each task
    disconnect(row, nullptr, this, nullptr);
    connect(row, &CueRow::quoteRequested, this, &SceneMarking::quote);
    connect(row, &CueRow::clearRequested, this, [this] { m_answer.sayCues({}); });
}

void SceneMarking::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    m_scene.marker()->setReadOnly(isReadOnly);
    showCues(m_cues);
}

void SceneMarking::registerActions(ActionRegistry& actions, QWidget& page, const QString& place,
                                   const std::function<bool()>& isAtWork)
{
    actions.add(
        &page, place, tr("Mark words of the scene"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
        [this, isAtWork] {
            if (isAtWork())
                m_scene.marker()->enter();
        },
        Role::Annotator, cuesAskedKind());
    actions.note(place, tr("Among the words: go, extend, mark or unmark, leave"),
                 tr("Arrow keys, with Shift, Space, Enter"), cuesAskedKind());
}

void SceneMarking::show(const Scenario& scene, const Cues& cues)
{
    m_shown = scene;
    showCues(cues);
}

void SceneMarking::showCues(const Cues& cues)
{
    if (!m_task || !m_scene.marker()->isAsked())
        return;
    m_cues = cues;
    m_scene.marker()->showCues(cues);
    showState(spanCount(cues) >= MostSpans);
}

void SceneMarking::showState(bool isFull)
{
    std::size_t words = 0;
    for (const MarkedText& marked : m_cues)
        words += markedWords(m_cues, marked.field, m_shown.text(marked.field)).size();
    m_answer.cueRow()->showState({static_cast<int>(words), isAnyOutdated(m_cues, m_shown), isFull,
                                  m_answer.isExplanationAsked(), m_isReadOnly});
}

/// A drag over several texts can be one stretch too many before the limit is reached.
void SceneMarking::refuse()
{
    showState(true);
    sayAloud(*m_answer.cueRow(), m_answer.cueRow()->text());
}

/// Each stretch in quotation marks of its own, where the cursor of the explanation is.
void SceneMarking::quote()
{
    const auto step = Steps(*m_task).explanation();
    auto* field = step ? qobject_cast<ExplanationEdit*>(m_answer.stepWidget(*step)) : nullptr;
    if (!field || m_isReadOnly)
        return;
    field->insertPlainText(quotedCues(m_shown, m_cues));
    m_answer.enterExplanation();
}

} // namespace subtext

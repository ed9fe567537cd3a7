// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelmarking.h"

#include "core/domain/scenemarks.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/cuemarker.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/explanationedit.h"
#include "ui/answer/sceneview.h"
#include "ui/label/labelsession.h"
#include "ui/text/cuetext.h"
#include "ui/widgets/announcing.h"

namespace subtext {

LabelMarking::LabelMarking(SceneView& scene, AnswerPanel& answer, QObject* parent)
    : QObject(parent)
    , m_scene(scene)
    , m_answer(answer)
{
    connect(m_scene.marker(), &CueMarker::marked, &m_answer, &AnswerPanel::sayCues);
    connect(m_scene.marker(), &CueMarker::refused, this, &LabelMarking::refuse);
    connect(m_scene.marker(), &CueMarker::left, this, &LabelMarking::left);
}

void LabelMarking::start(LabelSession& session, bool areAsked)
{
    m_session = &session;
    m_answer.setCuesAsked(areAsked);
    m_scene.marker()->setAsked(areAsked);
    CueRow* row = m_answer.cueRow(); // another with each task
    disconnect(row, nullptr, this, nullptr);
    connect(row, &CueRow::quoteRequested, this, &LabelMarking::quote);
    connect(row, &CueRow::clearRequested, this, [this] { m_answer.sayCues({}); });
}

void LabelMarking::setReadOnly(bool isReadOnly)
{
    m_scene.marker()->setReadOnly(isReadOnly);
    if (m_session && m_session->isShowing())
        show();
}

void LabelMarking::registerActions(ActionRegistry& actions, QWidget& page, const QString& place,
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

void LabelMarking::show()
{
    if (!m_session || !m_scene.marker()->isAsked())
        return;
    const Cues& cues = m_session->answer().cues;
    m_scene.marker()->showCues(cues);
    showState(spanCount(cues) >= MostSpans);
}

void LabelMarking::showState(bool isFull)
{
    const Scenario& scene = m_session->item().scenario;
    const Cues& cues = m_session->answer().cues;
    std::size_t words = 0;
    for (const MarkedText& marked : cues)
        words += markedWords(cues, marked.field, scene.text(marked.field)).size();
    m_answer.cueRow()->showState({static_cast<int>(words), isAnyOutdated(cues, scene), isFull,
                                  m_session->task().explanation.has_value(),
                                  m_session->isReadOnly()});
}

/// A drag over several texts can be one stretch too many before the limit is reached.
void LabelMarking::refuse()
{
    if (!m_session || !m_session->isShowing())
        return;
    showState(true);
    sayAloud(*m_answer.cueRow(), m_answer.cueRow()->text());
}

/// Each stretch in quotation marks of its own, where the cursor of the explanation is.
void LabelMarking::quote()
{
    const auto step = Steps(m_session->task()).explanation();
    auto* field = step ? qobject_cast<ExplanationEdit*>(m_answer.stepWidget(*step)) : nullptr;
    if (!field || m_session->isReadOnly())
        return;
    field->insertPlainText(quotedCues(m_session->item().scenario, m_session->answer().cues));
    m_answer.enterExplanation();
}

} // namespace subtext

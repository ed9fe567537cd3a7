// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/scenesplitter.h"

#include "ui/answer/answerpanel.h"
#include "ui/answer/sceneview.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

// In letters: what a scene wants for its lines, and the choices for their words.
constexpr int SceneLetters = 50;
constexpr int AnswerLetters = 75;
// With a panel beside them: the choices as in the share that they get of the above, and shorter
// lines of the scene.
constexpr int TightSceneLetters = 38;
constexpr int TightAnswerLetters = 66;
constexpr double UsualScene = 7.0 / 15; // of the width

int lettersWide(int count)
{
    return count * QFontMetrics(theme::font(theme::TextRole::Body)).averageCharWidth();
}

} // namespace

SceneSplitter::SceneSplitter(SceneView& scene, QScrollArea& answer, const Sides& sides,
                             QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_scene(scene)
    , m_answer(answer)
{
    setHandleWidth(6);
    setChildrenCollapsible(false);
    addWidget(&sides.scene);
    addWidget(&sides.answer);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
    setSizes({560, 640});
    connect(this, &QSplitter::splitterMoved, this, [this] { keepShare(); });
}

SceneSplitter::SceneSplitter(SceneView& scene, AnswerPanel& answer, const Sides& sides,
                             QWidget* parent)
    : SceneSplitter(scene, static_cast<QScrollArea&>(answer), sides, parent)
{
    connect(this, &SceneSplitter::turned, &answer,
            [this, &answer] { answer.setStacked(isStacked()); });
    // The look of the choices follows their height, and their words need another width in each.
    connect(&answer, &AnswerPanel::laidOutAnew, this, &SceneSplitter::widenAnswers,
            Qt::QueuedConnection);
}

void SceneSplitter::setAnswers(int wide)
{
    if (sizes().last() != wide)
        setSizes({width() - handleWidth() - wide, wide});
}

/// What stands is what whoever works wants.
void SceneSplitter::keepShare()
{
    const int both = width() - handleWidth();
    if (!isStacked() && both > 0)
        m_share = static_cast<double>(sizes().last()) / both;
}

/// Of the answers.
int SceneSplitter::sharedWidth() const
{
    const int both = width() - handleWidth();
    if (m_share)
        return qRound(both * *m_share);
    return m_isTight ? tightAnswers() : both - qRound(both * UsualScene);
}

/// Never less: else two looks could take turns.
void SceneSplitter::widenAnswers()
{
    if (isStacked())
        return;
    m_leastBeside = leastAnswers();
    const int answers = m_isTight ? tightAnswers() : m_leastBeside;
    if (sizes().last() >= answers)
        return;
    if (width() < leastForBoth())
        arrange();
    else
        setAnswers(answers);
}

int SceneSplitter::widthForBoth() const
{
    return lettersWide(SceneLetters + AnswerLetters) + handleWidth();
}

int SceneSplitter::leastAnswers() const
{
    const QWidget* questions = m_answer.widget();
    return questions ? questions->minimumSizeHint().width() +
                           m_answer.verticalScrollBar()->sizeHint().width()
                     : 0;
}

int SceneSplitter::tightAnswers() const
{
    return std::max(lettersWide(TightAnswerLetters), leastAnswers());
}

int SceneSplitter::leastForBoth() const
{
    const int uncut = widget(0)->minimumSizeHint().width() + handleWidth() +
                      (isStacked() ? m_leastBeside : leastAnswers());
    if (!m_isPanelBeside)
        return std::max(uncut, widthForBoth());
    return std::max(uncut, std::min(lettersWide(TightSceneLetters) + handleWidth() + tightAnswers(),
                                    widthForBoth()));
}

QSize SceneSplitter::minimumSizeHint() const
{
    const int line = QFontMetrics(theme::font(theme::TextRole::Body)).lineSpacing();
    return {m_scene.minimumSizeHint().width(), 14 * line};
}

void SceneSplitter::arrange()
{
    const bool isStacked = width() < leastForBoth();
    const bool wasTight = std::exchange(m_isTight, !isStacked && width() < widthForBoth());
    const bool hasTurned = isStacked != this->isStacked();
    if (hasTurned) {
        setOrientation(isStacked ? Qt::Vertical : Qt::Horizontal);
        m_scene.setStacked(isStacked);
    }
    if (hasTurned || wasTight != m_isTight)
        m_share.reset(); // it was of another room
    if (hasTurned && !isStacked)
        setAnswers(sharedWidth());
    if (hasTurned)
        Q_EMIT turned();
    if (isStacked)
        return shareHeight();
    // From the share, not from what stands: what was widened for the look in a lower window is not
    // kept once that look is gone.
    setAnswers(std::max(sharedWidth(), leastAnswers()));
    widenAnswers();
}

void SceneSplitter::share()
{
    if (isStacked())
        return shareHeight();
    const int before = sizes().last();
    widenAnswers(); // the choices may have longer words than they had
    if (!isStacked() && sizes().last() > before)
        keepShare();
}

void SceneSplitter::shareHeight()
{
    // The answers get what they need, and the scene what is left, if that is enough to read it.
    const int whole = m_scene.wholeHeight(width());
    const QWidget* questions = m_answer.widget();
    const int answers = questions ? questions->minimumSizeHint().height() : 0;
    // The utterance is read to its end before it is answered; the context may scroll.
    const int utterance = std::min(m_scene.leastHeight(width()), height() * 2 / 3);
    const int least = std::max(utterance, std::min(whole, height() * 3 / 10));
    const int most = std::max(least, height() / 2);
    const int wanted = whole + SceneView::StackedAir;
    const int scene = std::clamp(std::min(wanted, height() - handleWidth() - answers), least, most);
    setSizes({scene, height() - handleWidth() - scene});
}

void SceneSplitter::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

void SceneSplitter::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_leastBeside = 0; // of other letters
        arrange();
    }
}

} // namespace subtext

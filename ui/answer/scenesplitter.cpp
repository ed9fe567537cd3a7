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
        setSizes({width() - handleWidth() - answers, answers});
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
    if (m_isTight) {
        const int answers = tightAnswers();
        setSizes({width() - handleWidth() - answers, answers});
    } else if (!isStacked && (hasTurned || wasTight)) {
        setSizes({width() * 7 / 15, width() * 8 / 15});
    }
    if (hasTurned)
        Q_EMIT turned();
    share();
}

void SceneSplitter::share()
{
    widenAnswers(); // the choices may have longer words than they had
    if (!isStacked())
        return;
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

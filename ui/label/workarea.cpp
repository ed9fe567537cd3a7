// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/workarea.h"

#include "ui/answer/answerpanel.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelquestions.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/wholetext.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

// In letters, so that they grow with the text.
constexpr int ListLetters = 34;
constexpr int DockLetters = 38;
// Scene and answers one above the other; narrower than that a panel goes over them.
constexpr int LeastLetters = 98;
// A reason that is longer would take the place of the scene; the tool tip has all of it, and a
// click opens it.
constexpr int LongestReason = 240;

int letters(int count)
{
    return count * QFontMetrics(theme::font(theme::TextRole::Body)).averageCharWidth();
}

} // namespace

WorkArea::WorkArea(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_splitter = makeSplitter(Qt::Horizontal, 6, this);
    layout->addWidget(m_splitter, 1);
    // In the order in which Tab goes through them.
    m_list = new ItemListPanel(m_splitter);
    m_scene = new SceneView(this);
    m_answer = new AnswerPanel(this);
    QWidget* middle = makePage(m_splitter);
    m_again = makeLines({}, theme::TextRole::Strong, LabelTone::Normal, middle);
    m_again->setObjectName(QStringLiteral("labelAgain"));
    m_again->setTextFormat(Qt::PlainText); // the words of a person
    m_again->setContentsMargins(28, 12, 28, 0);
    m_again->hide();
    new WholeText(
        *m_again, tr("Label again"), [this] { return m_reason.size() > LongestReason; },
        [this] { return m_reason; });
    m_begun = buildBegun(middle);
    m_sceneSide = makePage(middle);
    makeColumn(m_sceneSide, {}, 0)->addWidget(m_scene, 1);
    m_work = new SceneSplitter(*m_scene, *m_answer, {*m_sceneSide, *m_answer}, middle);
    QVBoxLayout* column = makeColumn(middle, {}, 0);
    column->addWidget(m_again);
    column->addWidget(m_begun);
    column->addWidget(m_work, 1);
    m_dock = new GuidelineDock(m_splitter);
    addWidgets(*m_splitter, m_list, middle, m_dock);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    m_answer->keepPlaceToRest();
    m_questions = new LabelQuestions(this);
    placeQuestions();
    connect(m_work, &SceneSplitter::turned, this, &WorkArea::placeQuestions);
    connect(m_questions, &LabelQuestions::closed, this, &WorkArea::questionsClosed);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isDragged = true; });
}

QWidget* WorkArea::buildBegun(QWidget* parent)
{
    auto* line = new QWidget(parent);
    QHBoxLayout* row = makeRow(line, {28, 6, 28, 0}, 12);
    m_begunText = makeLines({}, theme::TextRole::Body, LabelTone::Muted, line);
    m_begunText->setObjectName(QStringLiteral("changeBegun"));
    QPushButton* takeUp = makeButton(tr("Take it up"), ButtonKind::Quiet, line, "takeUp");
    row->addWidget(m_begunText, 1);
    row->addWidget(takeUp);
    line->hide();
    connect(takeUp, &QPushButton::clicked, this, &WorkArea::takeUpRequested);
    return line;
}

void WorkArea::registerActions(ActionRegistry& actions, QWidget& page, const QString& place)
{
    m_questions->registerActions(actions, page, place);
}

void WorkArea::setSession(LabelSession* session)
{
    m_list->setSession(session);
    m_questions->setSession(session);
}

void WorkArea::showAgain(const QString& reason)
{
    m_reason = reason.trimmed();
    QString shown = m_reason.simplified();
    if (shown.size() > LongestReason)
        shown = shown.left(LongestReason) + QChar(u'…');
    m_again->setText(tr("Label again: %1").arg(shown));
    m_again->setToolTip(plainToolTip(reason));
    m_again->setVisible(!reason.isEmpty());
}

void WorkArea::showChangeBegun(const std::optional<qint64>& at)
{
    if (at)
        m_begunText->setText(
            tr("You had begun a change on %1. It is kept, and not in view.").arg(momentWords(*at)));
    m_begun->setVisible(at.has_value());
}

QString WorkArea::spokenText() const
{
    QStringList lines;
    if (!m_again->isHidden())
        lines << m_again->text();
    if (!m_begun->isHidden())
        lines << m_begunText->text();
    lines << m_scene->spokenText();
    return lines.join(u'\n');
}

bool WorkArea::fits(bool withList, bool withDock) const
{
    const int panels =
        (withList ? letters(ListLetters) : 0) + (withDock ? letters(DockLetters) : 0);
    return width() - panels >= letters(LeastLetters);
}

bool WorkArea::isCovered() const
{
    return m_list->parentWidget() == this || m_dock->parentWidget() == this;
}

void WorkArea::setListShown(bool isShown)
{
    m_list->setVisible(isShown);
    m_isDragged = false;
    arrange();
}

void WorkArea::setDockShown(bool isShown, bool isAsked)
{
    m_isDockWanted = isShown;
    m_isDockAsked = isShown && isAsked;
    m_dock->setVisible(isShown);
    m_isDragged = false;
    arrange();
}

void WorkArea::arrive()
{
    m_isDockAsked = false;
    arrange();
}

/// Over the work it is at the right, unless it may lie over a scene that stands beside the answers.
bool WorkArea::wouldDockCover() const
{
    const bool isListShown = !m_list->isHidden();
    const bool isStacked = width() < m_work->widthForBoth(); // with nothing beside it
    return !fits(isListShown, true) && (isStacked || isListShown);
}

/// Before anybody sees it there is no room to tell of.
void WorkArea::showDockWhereFree()
{
    if (!m_isDockWanted || !isVisible())
        return;
    const bool isShown = m_isDockAsked || !wouldDockCover();
    if (isShown != m_dock->isHidden())
        return;
    m_dock->setVisible(isShown);
    Q_EMIT dockTurned(isShown);
}

/// Beside the answer it takes no height from it, so that the figures of the scales stay.
void WorkArea::placeQuestions()
{
    QWidget* keys = focusWidget();
    const bool areInIt = keys && keys->hasFocus() && m_questions->isAncestorOf(keys);
    const bool isHidden = m_questions->isHidden();
    QWidget& home = m_work->isStacked() ? *this : *m_sceneSide;
    home.layout()->addWidget(m_questions);
    m_questions->setInset(m_scene->textInset());
    m_questions->setVisible(!isHidden);
    if (areInIt)
        keys->setFocus(Qt::OtherFocusReason); // which a new parent takes away
}

/// Into the splitter, or over it.
void WorkArea::put(QWidget& panel, bool isOver, int index)
{
    QWidget* home = isOver ? static_cast<QWidget*>(this) : m_splitter;
    if (panel.parentWidget() == home)
        return;
    const bool isHidden = panel.isHidden();
    if (isOver) {
        panel.setParent(this);
        panel.setProperty("over", true);
    } else {
        m_splitter->insertWidget(index, &panel);
        panel.setProperty("over", false);
    }
    panel.style()->unpolish(&panel);
    panel.style()->polish(&panel);
    panel.setVisible(!isHidden);
}

void WorkArea::arrange()
{
    showDockWhereFree();
    const bool isListShown = !m_list->isHidden();
    const bool isDockShown = !m_dock->isHidden();
    const bool isOver = (isListShown || isDockShown) && !fits(isListShown, isDockShown);
    m_work->setPanelBeside((isListShown || isDockShown) && !isOver);
    QWidget* keys = focusWidget();
    put(*m_list, isOver && isListShown, 0);
    put(*m_dock, isOver && isDockShown, m_splitter->count());
    if (keys && !keys->isHidden() && keys != focusWidget())
        keys->setFocus(Qt::OtherFocusReason); // which a new parent takes away
    if (isOver)
        m_isDragged = false; // back in the splitter they begin anew
    if (!isOver && m_isDragged)
        return;
    if (!isOver) {
        const int list = isListShown ? letters(ListLetters) : 0;
        const int dock = isDockShown ? letters(DockLetters) : 0;
        if (isListShown || isDockShown)
            m_splitter->setSizes({list, std::max(0, width() - list - dock), dock});
        return;
    }
    const int most = width() * 4 / 5;
    const int listWidth = std::min(letters(ListLetters), most);
    if (isListShown)
        m_list->setGeometry(0, 0, listWidth, height());
    // Over the scene, where the answers stand beside it.
    const int dockWidth = std::min(letters(DockLetters), most);
    const bool isAtRight = m_work->isStacked() || isListShown;
    if (isDockShown)
        m_dock->setGeometry(isAtRight ? width() - dockWidth : 0, 0, dockWidth, height());
    m_list->raise();
    m_dock->raise();
}

void WorkArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WorkArea::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
}

void WorkArea::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_dock)
        return;
    m_isDragged = false; // widths are in letters
    arrange();
}

void WorkArea::keyPressEvent(QKeyEvent* event)
{
    const bool isEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
    if (!isEscape)
        return QWidget::keyPressEvent(event);
    const bool isDockShown = !m_dock->isHidden();
    if (isCovered() && !m_list->isHidden())
        Q_EMIT listLeft();
    else if (isCovered() && isDockShown)
        Q_EMIT dockLeft();
    else if (m_answer->leaveExplanation())
        return;
    else if (isDockShown) // beside the work: whoever writes leaves that first
        Q_EMIT dockLeft();
    else
        QWidget::keyPressEvent(event);
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/sceneview.h"

#include "ui/answer/cuemarker.h"
#include "ui/answer/rolesbadge.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/sceneprose.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

// A wide page is read from further away; lines longer than this are hard to follow.
constexpr int WideFrom = 700;
constexpr int LongestLine = 820;
constexpr QMargins Around(28, 24, 28, 24);
constexpr QMargins StackedAround(16, 8, 16, 4);
constexpr int CaptionGap = 8;
constexpr int RowGap = 22;
constexpr int StackedRowGap = 8;
constexpr int FrameMargin = 4; // of a text, within the frame that shows where the keys are

/// A text that scrolls where it is higher than its room.
QScrollArea* makeArea(Prose* text, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(text);
    text->setAutoFillBackground(false); // which setWidget() sets
    text->setMargin(FrameMargin);
    text->setFocusPolicy(Qt::TabFocus); // to be heard, and scrolled by the arrows
    return area;
}

/// Without the margin, that is around what is laid out here.
int heightOf(const Prose& text, int width)
{
    return text.heightForWidth(width + 2 * FrameMargin) - 2 * FrameMargin;
}

/// Gives a text its place, with its margin around it, and the width that a scroll bar leaves.
void place(QScrollArea& area, const QRect& place)
{
    constexpr QMargins Frame(FrameMargin, FrameMargin, FrameMargin, FrameMargin);
    const QRect outer = place.marginsAdded(Frame);
    QWidget& text = *area.widget();
    int width = std::min(place.width(), LongestLine) + 2 * FrameMargin;
    if (text.heightForWidth(width) > outer.height())
        width = std::min(width, outer.width() - area.verticalScrollBar()->sizeHint().width());
    area.setGeometry(outer);
    text.setMinimumHeight(0); // what it claimed for another width
    text.resize(width, text.heightForWidth(width));
}

} // namespace

SceneView::SceneView(QWidget* parent)
    : QWidget(parent)
    , m_caption(makeLabel(tr("The scene"), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_context(new CuedProse)
    , m_roles(new RolesBadge(this))
    , m_utterance(new CuedProse)
    , m_marker(new CueMarker(*m_context, *m_utterance, this))
{
    m_contextArea = makeArea(m_context, this);
    m_utteranceArea = makeArea(m_utterance, this);
    m_context->setLineHeight(150);
    m_utterance->setLineHeight(128);
    setAccessibleName(tr("The scene"));
    setFonts();
}

void SceneView::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    m_contextArea->setVisible(hasParagraphs());
    m_roles->setVisible(hasRoles());
    m_context->setText({});
    m_utterance->setText({});
}

bool SceneView::hasParagraphs() const
{
    return m_task && fieldAt(*m_task, FieldPlace::Paragraph);
}

bool SceneView::hasRoles() const
{
    return m_task && RolesBadge::isAskedFor(*m_task);
}

void SceneView::setScenario(const Scenario& scenario)
{
    if (!m_task)
        return;
    paragraphsOf(*m_task, scenario).showIn(*m_context);
    if (hasRoles())
        m_roles->setRoles(*m_task, scenario);
    showHero(scenario);
    m_marker->setScene(m_task, scenario);
    setLayoutDirection(readingDirection(m_utterance->text()));
    // By itself a label goes by its own words.
    m_caption->setAlignment(layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    setFonts();
    arrange();
    for (QScrollArea* area : {m_contextArea, m_utteranceArea})
        area->verticalScrollBar()->setValue(0);
}

Prose* SceneView::utterance() const
{
    return m_utterance;
}

QString SceneView::spokenText() const
{
    QStringList parts;
    if (hasParagraphs())
        parts << m_context->text();
    if (hasRoles())
        parts << m_roles->accessibleName();
    parts << m_utterance->text();
    parts.removeAll(QString());
    return parts.join(u'\n');
}

void SceneView::showHero(const Scenario& scenario)
{
    heroOf(*m_task, scenario).showIn(*m_utterance);
    m_caption->setText(
        (QStringList{tr("The scene")} + subjectsOf(*m_task, scenario)).join(QStringLiteral(" · ")));
}

void SceneView::setStacked(bool isStacked)
{
    if (m_isStacked == isStacked)
        return;
    m_isStacked = isStacked;
    m_caption->setVisible(!isStacked);
    m_context->setLineHeight(isStacked ? 130 : 150);
    setFonts();
    arrange();
    updateGeometry(); // the least height is another one
}

int SceneView::textInset() const
{
    return m_isStacked ? StackedAround.left() : Around.left();
}

void SceneView::setFonts()
{
    const bool isWide = width() >= WideFrom && !m_isStacked;
    QFont context = theme::font(m_isStacked ? theme::TextRole::Body : theme::TextRole::Scene);
    if (isWide)
        context.setPointSizeF(context.pointSizeF() * 1.15);
    m_context->setTextFont(context);
    m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), utteranceScale()));
}

qreal SceneView::utteranceScale() const
{
    return m_isStacked ? 0.8 : width() >= WideFrom ? 1.25 : 1.0;
}

/// Sets it smaller rather than have it scroll; what is still too long then does. Returns its
/// height.
int SceneView::fitUtterance(int width, int room)
{
    constexpr std::array Shares{1.0, 0.88, 0.76, 0.66};
    const qreal least = theme::font(theme::TextRole::Body).pointSizeF();
    int height = 0;
    for (const qreal share : Shares) {
        QFont font = utteranceFont(m_utterance->text().size(), utteranceScale() * share);
        font.setPointSizeF(std::max(font.pointSizeF(), least));
        m_utterance->setTextFont(font);
        height = heightOf(*m_utterance, std::min(width, LongestLine));
        if (height <= room)
            break;
    }
    return height;
}

/// With the gap below it; nothing where there is no line between people.
int SceneView::rolesHeight(int width) const
{
    return hasRoles() ? m_roles->heightForWidth(width) + (m_isStacked ? StackedRowGap : RowGap) : 0;
}

/// Of each of the two columns of the stacked scene; the whole width where it needs but one.
int SceneView::columnWidth(int width) const
{
    if (!hasParagraphs())
        return width - StackedAround.left() - StackedAround.right();
    return (width - StackedAround.left() - StackedAround.right() - RowGap) / 2;
}

int SceneView::wholeHeight(int width) const
{
    const int column = columnWidth(width);
    const int right = rolesHeight(column) + heightOf(*m_utterance, std::min(column, LongestLine));
    const int left = hasParagraphs() ? heightOf(*m_context, column) : 0;
    return std::max(left, right) + StackedAround.top() + StackedAround.bottom();
}

int SceneView::leastHeight(int width)
{
    const int column = columnWidth(width);
    const int utterance = fitUtterance(column, 0);
    arrange(); // with the size that the utterance has here
    return rolesHeight(column) + utterance + StackedAround.top() + StackedAround.bottom();
}

QSize SceneView::minimumSizeHint() const
{
    const int line = QFontMetrics(theme::font(theme::TextRole::Body)).lineSpacing();
    const int em = QFontMetrics(theme::font(theme::TextRole::Body)).averageCharWidth();
    return {36 * em, (m_isStacked ? 5 : 10) * line};
}

void SceneView::arrange()
{
    if (m_isStacked)
        arrangeStacked();
    else
        arrangeBeside();
}

void SceneView::arrangeStacked()
{
    QRect room = rect().marginsRemoved(StackedAround);
    const int column = columnWidth(width());
    const int utterance = fitUtterance(column, room.height() - rolesHeight(column));
    const int context = hasParagraphs() ? heightOf(*m_context, column) : 0;
    const int needed = std::max(context, rolesHeight(column) + utterance);
    room.setTop(room.top() + std::clamp(room.height() - needed, 0, StackedAir));
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int first = isMirrored ? room.right() + 1 - column : room.left();
    int second = room.left();
    if (hasParagraphs()) {
        place(*m_contextArea, {first, room.top(), column, room.height()});
        second = isMirrored ? room.left() : room.left() + column + RowGap;
    }
    const int roles = rolesHeight(column);
    if (hasRoles())
        m_roles->setGeometry(second, room.top(), column, roles - StackedRowGap);
    const int top = room.top() + roles;
    const int height = std::max(0, room.bottom() + 1 - top);
    place(*m_utteranceArea, {second, top, column, height});
}

void SceneView::arrangeBeside()
{
    const QRect room = rect().marginsRemoved(Around);
    const int caption = m_caption->sizeHint().height();
    m_caption->setGeometry(room.left(), room.top(), room.width(), caption);
    const int line = std::min(room.width(), LongestLine);
    const int roles = rolesHeight(room.width());
    const int gap = hasParagraphs() ? RowGap : 0;
    const int left = std::max(0, room.height() - caption - CaptionGap - roles - gap);
    int context = hasParagraphs() ? heightOf(*m_context, line) : 0;
    // The context gives way, down to a few lines; then both scroll.
    const int few = std::min(context, 3 * m_caption->sizeHint().height());
    const int most = std::max(left - few, left / 2);
    int utterance = fitUtterance(line, most);
    if (context + utterance > left) {
        utterance = std::min(utterance, most);
        context = std::max(0, left - utterance);
    }
    int top = room.top() + caption + CaptionGap;
    if (hasParagraphs())
        place(*m_contextArea, {room.left(), top, room.width(), context});
    top += context + gap;
    if (hasRoles())
        m_roles->setGeometry(room.left(), top, room.width(), roles - RowGap);
    top += roles;
    place(*m_utteranceArea, {room.left(), top, room.width(), utterance});
}

void SceneView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setFonts();
    arrange();
}

void SceneView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setFonts();
    arrange();
}

} // namespace subtext

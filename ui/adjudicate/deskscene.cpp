// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskscene.h"

#include "ui/answer/rolesbadge.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/sceneprose.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr qreal UtteranceScale = 0.86;
constexpr qreal ScaleAboveATable = 0.62; // of several questions, which need the room
constexpr int SideMargin = 0;

} // namespace

DeskScene::DeskScene(QWidget* parent)
    : QWidget(parent)
    , m_subjects(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_scale(UtteranceScale)
    , m_area(new QScrollArea(this))
    , m_context(new Prose)
    , m_roles(new RolesBadge(this))
    , m_utterance(new Prose(this))
{
    QVBoxLayout* column = makeColumn(this, {SideMargin, 2, SideMargin, 6}, 5);
    m_subjects->hide();
    column->addWidget(m_subjects);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* inside = makeColumn(page);
    m_context->setLineHeight(135);
    inside->addWidget(m_context);
    inside->addStretch(1);
    m_area->setWidget(page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_area, 100);
    column->addWidget(m_roles);
    m_utterance->setLineHeight(125);
    column->addWidget(m_utterance);
    column->addStretch(1);
    setFonts();
}

void DeskScene::setScenario(const Task& task, const Scenario& scenario)
{
    m_scale = task.questions.size() > 1 ? ScaleAboveATable : UtteranceScale;
    const bool isStory = !fieldAt(task, FieldPlace::Paragraph);
    const SceneProse hero = heroOf(task, scenario);
    (isStory ? hero : paragraphsOf(task, scenario)).showIn(*m_context);
    (isStory ? SceneProse() : hero).showIn(*m_utterance);
    m_utterance->setVisible(!isStory);
    m_roles->setVisible(RolesBadge::isAskedFor(task));
    if (RolesBadge::isAskedFor(task))
        m_roles->setRoles(task, scenario);
    m_subjects->setText(subjectsOf(task, scenario).join(QStringLiteral(" · ")));
    m_subjects->setVisible(!m_subjects->text().isEmpty());
    setLayoutDirection(readingDirection(hero.text));
    setFonts();
    fitContext();
    fitUtterance();
    m_area->verticalScrollBar()->setValue(0);
}

QString DeskScene::spokenText() const
{
    QStringList parts{m_context->text()};
    if (!m_roles->isHidden())
        parts << m_roles->accessibleName();
    parts << m_utterance->text();
    parts.removeAll(QString());
    return parts.join(u'\n');
}

int DeskScene::heightOfRoles() const
{
    return m_roles->isHidden() ? 0 : m_roles->heightForWidth(width()) + layout()->spacing();
}

int DeskScene::heightOfHero() const
{
    return m_utterance->isHidden() ? 0 : m_utterance->heightForWidth(width()) + layout()->spacing();
}

int DeskScene::aroundArea() const
{
    const QMargins around = layout()->contentsMargins();
    const int subjects =
        m_subjects->isHidden() ? 0 : m_subjects->sizeHint().height() + layout()->spacing();
    return subjects + around.top() + around.bottom();
}

void DeskScene::fitContext()
{
    constexpr int FewestLines = 2;
    constexpr int FewestOfStory = 4;
    const int line = QFontMetrics(theme::font(theme::TextRole::Body)).lineSpacing() * 14 / 10;
    // Also beside a scroll bar, so that none comes because of itself.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int whole = m_context->heightForWidth(width() - 2 * SideMargin - bar) + 4;
    const int fewest = m_utterance->isHidden() ? FewestOfStory : FewestLines;
    m_area->setMinimumHeight(std::min(whole, fewest * line));
    m_area->setMaximumHeight(whole);
    // In a tall window the columns get the room that the scene has no words for. Below the floor
    // the heads of the columns stay where they are from item to item.
    constexpr int FloorLines = 10;
    const int roles = m_roles->isHidden() ? 0 : m_roles->sizeHint().height() + layout()->spacing();
    const int around = roles + heightOfHero() + aroundArea();
    setMinimumHeight(m_area->minimumHeight() + around); // the utterance is never cut
    setMaximumHeight(std::max(whole + around, FloorLines * line));
}

void DeskScene::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setFonts();
    fitContext();
    fitUtterance();
}

void DeskScene::setFonts()
{
    m_context->setTextFont(
        theme::font(m_utterance->isHidden() ? theme::TextRole::Scene : theme::TextRole::Body));
    m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), m_scale));
}

/// Sets the utterance smaller where its room is low, so that it is never cut.
void DeskScene::fitUtterance()
{
    if (m_utterance->isHidden())
        return;
    constexpr std::array Shares{1.0, 0.85, 0.7, 0.55};
    const int room =
        height() - m_area->minimumHeight() - heightOfRoles() - aroundArea() - layout()->spacing();
    for (const qreal share : Shares) {
        m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), m_scale * share));
        if (m_utterance->heightForWidth(width()) <= room)
            break;
    }
    setMinimumHeight(height() - room + m_utterance->heightForWidth(width()));
}

void DeskScene::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setFonts();
        fitContext();
        fitUtterance();
    }
}

} // namespace subtext

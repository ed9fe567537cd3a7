// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskscene.h"

#include "core/domain/ceiscene.h"
#include "ui/answer/rolesbadge.h"
#include "ui/theme/theme.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/utterance.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr qreal UtteranceScale = 0.86;
constexpr int SideMargin = 0;

} // namespace

DeskScene::DeskScene(QWidget* parent)
    : QWidget(parent)
    , m_area(new QScrollArea(this))
    , m_context(new Prose)
    , m_roles(new RolesBadge(this))
    , m_utterance(new Prose(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(SideMargin, 2, SideMargin, 6);
    column->setSpacing(5);
    auto* page = new QWidget;
    page->setProperty("transparent", true);
    auto* inside = new QVBoxLayout(page);
    inside->setContentsMargins(0, 0, 0, 0);
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

void DeskScene::setScenario(const Scenario& scenario)
{
    m_context->setText(scenario.text(ScenePart::Context));
    m_roles->setRoles(scenario);
    m_utterance->setText(quotedUtterance(scenario.text(ScenePart::Utterance)));
    setLayoutDirection(readingDirection(scenario.text(ScenePart::Utterance)));
    setFonts();
    fitContext();
    fitUtterance();
    m_area->verticalScrollBar()->setValue(0);
}

void DeskScene::fitContext()
{
    constexpr int FewestLines = 2;
    const int line = QFontMetrics(theme::font(theme::TextRole::Body)).lineSpacing() * 14 / 10;
    // Also beside a scroll bar, so that none comes because of itself.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int whole = m_context->heightForWidth(width() - 2 * SideMargin - bar) + 4;
    m_area->setMinimumHeight(std::min(whole, FewestLines * line));
    m_area->setMaximumHeight(whole);
    // In a tall window the columns get the room that the scene has no words for. Below the floor
    // the heads of the columns stay where they are from item to item.
    constexpr int FloorLines = 10;
    const QMargins around = layout()->contentsMargins();
    const int aroundContext = m_roles->sizeHint().height() + m_utterance->heightForWidth(width()) +
                              2 * layout()->spacing() + around.top() + around.bottom();
    setMinimumHeight(m_area->minimumHeight() + aroundContext); // the utterance is never cut
    setMaximumHeight(std::max(whole + aroundContext, FloorLines * line));
}

int DeskScene::wantedHeight() const
{
    return maximumHeight();
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
    m_context->setTextFont(theme::font(theme::TextRole::Body));
    m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), UtteranceScale));
}

/// Sets the utterance smaller where its room is low, so that it is never cut.
void DeskScene::fitUtterance()
{
    constexpr std::array Shares{1.0, 0.85, 0.7, 0.55};
    const int room = height() - m_area->minimumHeight() - m_roles->heightForWidth(width()) -
                     2 * layout()->spacing() - layout()->contentsMargins().top() -
                     layout()->contentsMargins().bottom();
    for (const qreal share : Shares) {
        m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), UtteranceScale * share));
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

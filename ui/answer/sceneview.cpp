// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/sceneview.h"

#include "ui/answer/rolesbadge.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/utterance.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace subtext {
namespace {

// A wide page is read from further away; lines longer than this are hard to follow.
constexpr int WideFrom = 700;
constexpr int LongestLine = 820;

} // namespace

SceneView::SceneView(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);

    auto* page = new QWidget;
    page->setProperty("transparent", true);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(28, 24, 28, 24);
    layout->setSpacing(0);

    layout->addWidget(makeLabel(tr("The scene"), theme::TextRole::Caption, LabelTone::Muted, page));
    layout->addSpacing(8);
    m_context = new Prose(page);
    m_context->setMaximumWidth(LongestLine);
    m_context->setTextFont(theme::font(theme::TextRole::Scene));
    m_context->setLineHeight(150);
    layout->addWidget(m_context);
    layout->addSpacing(26);
    m_roles = new RolesBadge(page);
    layout->addWidget(m_roles);
    layout->addSpacing(22);
    m_utterance = new Prose(page);
    m_utterance->setMaximumWidth(LongestLine);
    m_utterance->setLineHeight(128);
    layout->addWidget(m_utterance);
    layout->addStretch(1);
    setWidget(page);
}

void SceneView::setScenario(const Scenario& scenario)
{
    m_context->setText(scenario.context);
    m_roles->setRoles(scenario.speakerRole, scenario.listenerRole, scenario.power);
    m_utterance->setText(quotedUtterance(scenario.utterance));
    setFonts();
    verticalScrollBar()->setValue(0);
}

void SceneView::setFonts()
{
    const bool isWide = width() >= WideFrom;
    QFont context = theme::font(theme::TextRole::Scene);
    if (isWide)
        context.setPointSizeF(context.pointSizeF() * 1.15);
    m_context->setTextFont(context);
    m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), isWide ? 1.25 : 1.0));
}

void SceneView::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    setFonts();
}

} // namespace subtext

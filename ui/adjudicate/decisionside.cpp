// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionside.h"

#include "ui/adjudicate/decisionpanel.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

DecisionSide::DecisionSide(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    QVBoxLayout* column = makeColumn(this, {0, 0, 0, 10}, 4);
    m_panel = new DecisionPanel(this);
    m_area = new FittedPage(m_panel, this);
    column->addWidget(m_area, 1);
    QHBoxLayout* foot = makeRow(0);
    foot->setContentsMargins(14, 0, 14, 0);
    foot->addWidget(m_panel->saveButton());
    column->addLayout(foot);
    fit();
}

void DecisionSide::fit()
{
    constexpr int LeastWidth = 270;
    setMinimumWidth(std::max(LeastWidth, m_panel->minimumSizeHint().width() +
                                             m_area->verticalScrollBar()->sizeHint().width()));
}

void DecisionSide::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_area)
        return;
    QTimer::singleShot(0, this, [this] { // when the panel has the font, too
        fit();
        Q_EMIT fitted();
    });
}

} // namespace subtext

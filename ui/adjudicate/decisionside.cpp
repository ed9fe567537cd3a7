// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionside.h"

#include "ui/adjudicate/decisionpanel.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Side = 14;
constexpr int AboveFoot = 6; // what scrolls ends above the button, not at it
constexpr int BesideBar = 4; // right of what is in the column, where the scroll bar's room follows

} // namespace

DecisionSide::DecisionSide(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    QVBoxLayout* column = makeColumn(this, {0, 0, 0, 10}, 4);
    m_panel = new DecisionPanel(this);
    QMargins inner = m_panel->layout()->contentsMargins();
    inner.setRight(BesideBar);
    m_panel->layout()->setContentsMargins(inner);
    m_area = new FittedPage(m_panel, this);
    m_area->reserveBar();
    column->addWidget(m_area, 1);
    m_foot = makeRow(0);
    m_foot->addWidget(m_panel->saveButton());
    column->addLayout(m_foot);
    m_nothing = makeLines(tr("There is nothing to decide without an item."), theme::TextRole::Small,
                          LabelTone::Muted, this);
    m_nothing->setObjectName(QStringLiteral("nothingToDecide"));
    m_nothing->setContentsMargins(Side, Side, Side, 0);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_nothing->hide();
    column->addWidget(m_nothing, 1);
    connect(m_panel, &DecisionPanel::pointedOut, m_area,
            [this](QWidget* field, QWidget* words) { m_area->bringIntoView(*field, *words); });
    fit();
}

void DecisionSide::setOffered(bool isOffered)
{
    m_area->setVisible(isOffered);
    m_panel->saveButton()->setVisible(isOffered);
    m_nothing->setVisible(!isOffered);
}

void DecisionSide::fit()
{
    constexpr int LeastWidth = 270;
    ensurePolished(); // with high contrast the frame has a line
    m_panel->ensurePolished();
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    const QMargins around(Side, AboveFoot, BesideBar + bar, 0);
    m_foot->setContentsMargins(around);
    const int panel = m_panel->minimumSizeHint().width() + bar;
    const int foot =
        m_panel->saveButton()->minimumSizeHint().width() + around.left() + around.right();
    const QMargins frame = contentsMargins();
    setMinimumWidth(std::max(LeastWidth, std::max(panel, foot) + frame.left() + frame.right()));
}

void DecisionSide::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    const bool isOfLooks =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (!isOfLooks || !m_foot)
        return;
    QTimer::singleShot(0, this, [this] { // when the panel has them, too
        fit();
        Q_EMIT fitted();
    });
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/centredpage.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QHBoxLayout>

namespace subtext {

CentredPage::CentredPage(int maximumWidth, QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepFromSideways(*this);
    QWidget* outer = makePage(nullptr);
    auto* centre = new QHBoxLayout(outer);
    m_column = new QWidget(outer);
    m_column->setMaximumWidth(maximumWidth);
    centre->addStretch(1);
    centre->addWidget(m_column, 100);
    centre->addStretch(1);
    setWidget(outer);
}

} // namespace subtext

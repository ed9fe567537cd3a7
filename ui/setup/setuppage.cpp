// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setuppage.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

SetupPage::SetupPage(const QString& title, const QString& about, int width, QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* outer = makePage(nullptr);
    QHBoxLayout* across = makeRow(outer, {36, 30, 36, 20});
    m_column = new QWidget(outer);
    m_column->setMaximumWidth(width);
    across->addWidget(m_column, 100);
    across->addStretch(1);
    m_rows = makeColumn(m_column, {}, 6);
    m_rows->addWidget(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, m_column));
    m_about = makeLines(about, theme::TextRole::Body, LabelTone::Muted, m_column);
    m_rows->addWidget(m_about);
    m_rows->addSpacing(16);
    setWidget(outer);
    keepRightEdge(*this);
}

} // namespace subtext

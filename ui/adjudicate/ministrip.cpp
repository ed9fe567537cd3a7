// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/ministrip.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>

namespace subtext {

DeskStrip::DeskStrip(QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(1);
    for (MiniBars*& chart : m_charts) {
        chart = new MiniBars(this);
        row->addWidget(chart, 1);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFigures({}, {});
}

void DeskStrip::setFigures(const DeskFigures& figures, const QString& subtypeWord)
{
    const auto contents = deskCharts(figures, subtypeWord);
    for (std::size_t i = 0; i < m_charts.size(); ++i)
        m_charts.at(i)->setContent(contents.at(i));
    const QString name = subtypeWord.isEmpty() ? tr("Figures") : tr("Figures, %1").arg(subtypeWord);
    if (name != accessibleName())
        setAccessibleName(name);
}

MiniBars* DeskStrip::chart(DeskChart chart) const
{
    return m_charts.at(static_cast<std::size_t>(chart));
}

void DeskStrip::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.fillRect(rect(), c.surface);
    painter.setPen(QPen(c.line, 1));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
    for (std::size_t i = 1; i < m_charts.size(); ++i) {
        const qreal x = m_charts.at(i)->x() - 0.5;
        painter.drawLine(QPointF(x, 12), QPointF(x, height() - 12));
    }
}

} // namespace subtext

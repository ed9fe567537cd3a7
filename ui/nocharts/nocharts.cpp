// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nocharts/nocharts.h"

#include <QGraphicsLinearLayout>

QChart::QChart(QGraphicsItem* parent)
    : QGraphicsWidget(parent)
    , m_legend(new QLegend(this))
{
    setLayout(new QGraphicsLinearLayout);
}

void QChart::addSeries(QAbstractSeries* series)
{
    series->setParent(this);
    series->m_chart = this;
    m_series << series;
}

void QChart::removeSeries(QAbstractSeries* series)
{
    series->setParent(nullptr);
    series->m_chart = nullptr;
    m_series.removeOne(series);
}

void QChart::addAxis(QAbstractAxis* axis, Qt::Alignment /*alignment*/)
{
    axis->setParent(this);
    m_axes << axis;
}

void QChart::removeAxis(QAbstractAxis* axis)
{
    axis->setParent(nullptr);
    m_axes.removeOne(axis);
}

QChartView::QChartView(QChart* chart, QWidget* parent)
    : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    scene()->addItem(chart);
}

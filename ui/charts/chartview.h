// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/chart.h"

#include <QColor>

namespace subtext::charts {

/// A chart view that shows when it has the focus.
class FocusChartView : public ChartView
{
    Q_OBJECT
public:
    explicit FocusChartView(Chart* chart, QWidget* parent = nullptr);

    void setColors(const QColor& ground, const QColor& focus);

    /// Its least height: of its own accord a view would stay as high as it ever was.
    QSize sizeHint() const override;

protected:
    bool viewportEvent(QEvent* event) override;
    // The foreground belongs to the view, so that the ring never gets into a saved picture.
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QColor m_focus;
};

} // namespace subtext::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/deskcharts.h"

#include <QWidget>

#include <array>

namespace subtext {

/// The strip of small charts that stays in view at the desk and follows every decision.
class DeskStrip : public QWidget
{
    Q_OBJECT
public:
    explicit DeskStrip(QWidget* parent = nullptr);

    /// `subtypeWord`: what the figures are about.
    void setFigures(const DeskFigures& figures, const QString& subtypeWord);
    MiniBars* chart(DeskChart chart) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<MiniBars*, DeskChartCount> m_charts{};
};

} // namespace subtext

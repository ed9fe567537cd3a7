// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/svgpicture.h"

#include <QWidget>

namespace subtext {

/// A picture as it will look on paper: on white, in its own proportions, as large as there is room.
class SvgView : public QWidget
{
    Q_OBJECT
public:
    explicit SvgView(QWidget* parent);

    void showSvg(const QByteArray& svg);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SvgPicture m_renderer;
};

} // namespace subtext

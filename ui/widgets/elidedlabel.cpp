// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include "ui/widgets/plaintooltip.h"

#include <QPainter>

namespace subtext {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setLine(const QString& text)
{
    setText(text);
    setAccessibleDescription(text); // or the tip is read, mark-up and all
    tell();
}

void ElidedLabel::tell()
{
    const bool isCut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    if (isCut)
        setToolTip(plainToolTip(text()));
    else
        setToolTip(QString());
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("mm…")),
            QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    const auto align = static_cast<int>(alignment() & Qt::AlignHorizontal_Mask);
    painter.drawText(room, align | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    tell();
}

} // namespace subtext

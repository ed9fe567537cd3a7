// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include "ui/widgets/plaintooltip.h"

#include <QPainter>

#include <algorithm>

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
    if (isCut())
        setToolTip(plainToolTip(text()));
    else
        setToolTip(QString());
}

QString ElidedLabel::shown() const
{
    const QRect room = contentsRect();
    if (!wordWrap())
        return fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
    const int height = std::max(room.height(), fontMetrics().height());
    const auto fits = [&](const QString& words) {
        return fontMetrics()
                   .boundingRect({0, 0, room.width(), QWIDGETSIZE_MAX}, Qt::TextWordWrap, words)
                   .height() <= height;
    };
    const QString all = text();
    if (fits(all))
        return all;
    qsizetype kept = 0;
    for (qsizetype more = all.size() / 2; more > 0; more = more == 1 ? 0 : (more + 1) / 2) {
        if (kept + more < all.size() && fits(all.left(kept + more) + u'…'))
            kept += more;
    }
    return all.left(kept).trimmed() + u'…';
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
    const int wrap = wordWrap() ? static_cast<int>(Qt::TextWordWrap) : 0;
    painter.drawText(room, align | Qt::AlignVCenter | wrap, shown());
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    tell();
}

} // namespace subtext

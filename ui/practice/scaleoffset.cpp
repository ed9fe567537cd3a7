// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/scaleoffset.h"

#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

constexpr qreal Dot = 5;
constexpr qreal Ring = 8;

} // namespace

QString offsetWords(int offset)
{
    if (offset == 0)
        return QCoreApplication::translate("subtext::ScaleOffset", "as the reference");
    const int points = std::abs(offset);
    if (offset > 0)
        return Plurals::tr("%n points above the reference", nullptr, plural(points));
    return Plurals::tr("%n points below the reference", nullptr, plural(points));
}

ScaleOffset::ScaleOffset(const Scale& scale, int reference, int offset, QWidget* parent)
    : QWidget(parent)
    , m_places(static_cast<int>(scale.points.size()))
{
    const auto point = std::find_if(scale.points.begin(), scale.points.end(),
                                    [&](const ScalePoint& p) { return p.value == reference; });
    m_reference = static_cast<int>(point - scale.points.begin());
    m_own = m_reference + offset;
    const auto word = [&](int place) {
        return scale.points.at(static_cast<std::size_t>(place)).word;
    };
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("%1: %2 (you: %3, reference: %4)")
                          .arg(scale.word, offsetWords(offset), word(m_own), word(m_reference)));
}

QSize ScaleOffset::sizeHint() const
{
    return {220, static_cast<int>(2 * Ring) + 6};
}

QSize ScaleOffset::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void ScaleOffset::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& colors = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.0;
    const qreal margin = Ring + 2;
    const auto place = [&](int point) {
        return margin + (width() - 2 * margin) * point / (m_places - 1);
    };
    painter.setPen(QPen(colors.line, 2));
    painter.drawLine(QPointF(place(0), middle), QPointF(place(m_places - 1), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.control);
    for (int point = 0; point < m_places; ++point)
        painter.drawEllipse(QPointF(place(point), middle), 2, 2);
    if (m_own != m_reference) {
        painter.setPen(QPen(colors.accent, 3));
        painter.drawLine(QPointF(place(m_reference), middle), QPointF(place(m_own), middle));
    }
    painter.setPen(QPen(colors.text, 2));
    painter.setBrush(colors.surface);
    painter.drawEllipse(QPointF(place(m_reference), middle), Ring, Ring);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(place(m_own), middle), Dot, Dot);
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/profilelegend.h"

#include "core/task/builtintasks.h"
#include "ui/text/words.h"
#include "ui/theme/mirrored.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QPainter>

namespace subtext {
namespace {

constexpr int LegendMark = 18;
constexpr int LegendGap = 6;
constexpr int LegendApart = 16;

/// "unpleasant to pleasant": of many points the last but one, which name the side and no extreme.
QString endsOf(const Scale& scale, const Task& task)
{
    constexpr std::size_t Many = 7;
    const std::size_t in = scale.points.size() >= Many ? 1 : 0;
    return ProfileLegend::tr("%1 to %2")
        .arg(midSentence(scale.points[in].word, task),
             midSentence(scale.points[scale.points.size() - 1 - in].word, task));
}

} // namespace

ProfileLegend::ProfileLegend(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend of the profiles"));
    setTask(defaultTask());
}

void ProfileLegend::setTask(const Task& task)
{
    QStringList ends;
    for (const Scale& scale : task.scales) {
        if (!scale.isConfidence)
            ends << endsOf(scale, task);
    }
    m_ends = listed(ends);
    if (ends.isEmpty() != isHidden())
        setVisible(!ends.isEmpty());
    setAccessibleDescription(
        tr("Filled dots: one annotator. Rings on a dotted line: the mean of all. From left to "
           "right, %1.")
            .arg(m_ends));
    setToolTip(plainToolTip(accessibleDescription()));
    update();
}

QSize ProfileLegend::sizeHint() const
{
    return {400, QFontMetrics(theme::font(theme::TextRole::Small)).height() + 4};
}

void ProfileLegend::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::font(theme::TextRole::Small));
    const qreal middle = height() / 2.0;
    int left = 2;
    const auto placed = [this](const QRectF& part) {
        return mirrored(part, rect(), layoutDirection());
    };
    const auto write = [&](const QString& text) {
        const QRectF area = placed(QRectF(left, 0, std::max(width() - left, 0), height()));
        painter.setPen(c.muted);
        painter.drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width())));
        left += painter.fontMetrics().horizontalAdvance(text) + LegendApart;
    };
    painter.setPen(QPen(c.accent, 1.8));
    QRectF mark = placed(QRectF(left, 0, LegendMark, height()));
    painter.drawLine(QPointF(mark.left(), middle), QPointF(mark.right(), middle));
    painter.setPen(QPen(c.surface, 1.5));
    painter.setBrush(c.accent);
    painter.drawEllipse(QPointF(mark.center().x(), middle), 4.5, 4.5);
    left += LegendMark + LegendGap;
    write(tr("one annotator"));
    painter.setPen(QPen(c.muted, 1.2, Qt::DotLine));
    mark = placed(QRectF(left, 0, LegendMark, height()));
    painter.drawLine(QPointF(mark.left(), middle), QPointF(mark.right(), middle));
    painter.setPen(QPen(c.muted, 1.2));
    painter.setBrush(c.surface);
    painter.drawEllipse(QPointF(mark.center().x(), middle), 3, 3);
    left += LegendMark + LegendGap;
    write(tr("mean of all"));
    write(tr("left to right: %1").arg(m_ends));
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/cuelegend.h"

#include "ui/theme/theme.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/plaintooltip.h"

#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int CueSample = 20;
constexpr int AfterSample = 6;
constexpr int BetweenCues = 14;

} // namespace

CueLegend::CueLegend(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CueLegend::setLayers(const CueLayers& layers, const QString& onlyOf)
{
    m_entries.clear();
    if (onlyOf.isEmpty()) {
        m_entries = {
            {CueShare::One, tr("Marked by one")},
            {CueShare::Several, tr("by several")},
            {CueShare::All,
             tr("by all who marked (%1 of %2 marked)").arg(layers.marking).arg(layers.answers)}};
    } else if (layers.words.empty()) {
        m_entries = {{std::nullopt, tr("This annotator marked no word: %1").arg(onlyOf)}};
    } else {
        m_entries = {{CueShare::One, tr("Marks of one annotator: %1").arg(onlyOf)}};
    }
    QStringList texts;
    for (const Entry& entry : m_entries)
        texts << entry.text;
    setAccessibleName(texts.join(QStringLiteral(" · ")));
    setAccessibleDescription(layersInWords(layers));
    setToolTip(plainToolTip(
        accessibleName() + u'\n' +
        tr("Point at an annotator’s column, or go there with Tab, to see their marks alone.")));
    update();
}

QSize CueLegend::sizeHint() const
{
    return {400, QFontMetrics(theme::font(theme::TextRole::Small)).height() + 6};
}

void CueLegend::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::font(theme::TextRole::Small));
    const QFontMetrics metrics = painter.fontMetrics();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const qreal top = (height() - metrics.height()) / 2.0;
    int left = 2;
    const auto placed = [&](qreal width) {
        const qreal x = isMirrored ? this->width() - left - width : left;
        return QRectF(x, top, width, metrics.height());
    };
    for (const Entry& entry : m_entries) {
        if (entry.sample) {
            const QRectF sample = placed(CueSample);
            paintCueGround(painter, sample, *entry.sample, c);
            paintCueLines(painter, sample, *entry.sample, c);
            left += CueSample + AfterSample;
        }
        const int room = std::max(width() - left, 0);
        const QString shown = metrics.elidedText(entry.text, Qt::ElideRight, room);
        const int taken = metrics.horizontalAdvance(shown);
        painter.setPen(c.muted);
        painter.drawText(placed(taken + 1), Qt::AlignLeft | Qt::AlignVCenter, shown);
        left += taken + BetweenCues;
    }
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/annotatordelegate.h"

#include "ui/quality/annotatormodel.h"
#include "ui/theme/mirrored.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int DrawingWidth = 90;      // where the words are as short as usual
constexpr int LeastDrawingWidth = 40; // beside longer ones
constexpr int BeforeDrawing = 8;

/// Of what usually stands before a drawing, so that drawings begin one below another.
int usualWordsWidth()
{
    constexpr int Least = 74;
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    return std::max(Least, metrics.horizontalAdvance(QStringLiteral("100 of 100")) + 4);
}

void paintBar(QPainter& painter, const QRectF& area, double share, const QColor& fill,
              const theme::Colors& c)
{
    // In high contrast a line is as dark as what is done: there the rest is an outline.
    painter.setPen(c.isContrast ? QPen(c.line) : QPen(Qt::NoPen));
    painter.setBrush(c.isContrast ? c.surface : c.line);
    painter.drawRoundedRect(area, 3, 3);
    painter.setPen(Qt::NoPen);
    QRectF done = area;
    done.setWidth(area.width() * std::clamp(share, 0.0, 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(done, 3, 3);
}

// Log scale: a coffee break must not flatten everything else.
void paintSparkline(QPainter& painter, const QRectF& area, const QList<double>& seconds,
                    const theme::Colors& c)
{
    if (seconds.size() < 2)
        return;
    const auto level = [](double s) { return std::log10(std::max(s, 0.1)); };
    const auto [low, high] = std::minmax_element(seconds.begin(), seconds.end());
    const double bottom = level(*low);
    const double range = std::max(level(*high) - bottom, 0.3);
    QPainterPath line;
    for (qsizetype i = 0; i < seconds.size(); ++i) {
        const QPointF at(area.left() + area.width() * static_cast<double>(i) /
                                           static_cast<double>(seconds.size() - 1),
                         area.bottom() - area.height() * (level(seconds[i]) - bottom) / range);
        if (i == 0)
            line.moveTo(at);
        else
            line.lineTo(at);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.accent, 1.4));
    painter.drawPath(line);
}

} // namespace

QSize AnnotatorDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    QSize hint = TableDelegate::sizeHint(option, index);
    const bool isDrawn = index.column() == AnnotatorModel::ProgressColumn ||
                         index.column() == AnnotatorModel::FlagRateColumn ||
                         index.column() == AnnotatorModel::MedianColumn;
    if (isDrawn)
        hint.setWidth(std::max(usualWordsWidth() + DrawingWidth,
                               wordsWidth(index.data().toString()) + LeastDrawingWidth));
    return hint;
}

int AnnotatorDelegate::wordsWidth(const QString& words)
{
    // As wide as they are where they stand out.
    const QFontMetrics metrics(theme::font(theme::TextRole::Strong));
    return std::max(usualWordsWidth(), metrics.horizontalAdvance(words) + BeforeDrawing);
}

void AnnotatorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const int column = index.column();
    const bool isDrawn = column == AnnotatorModel::ProgressColumn ||
                         column == AnnotatorModel::FlagRateColumn ||
                         column == AnnotatorModel::MedianColumn;
    if (!isDrawn) {
        TableDelegate::paint(painter, option, index);
        return;
    }
    const theme::Colors& c = theme::colors(option.palette);
    paintBackground(*painter, option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(option.rect);
    const QRectF row = QRectF(option.rect).adjusted(Padding, 0, -Padding, 0);
    const int words = wordsWidth(index.data().toString());
    const QRectF drawing =
        mirrored({row.left() + words, row.center().y() - 4, std::max(row.width() - words, 0.0), 8},
                 row, option.direction);
    const double value = index.data(AnnotatorModel::UnderlyingDataRole).toDouble();
    bool isOver = false;
    if (column == AnnotatorModel::ProgressColumn) {
        paintBar(*painter, drawing, value, c.accent, c);
    } else if (column == AnnotatorModel::FlagRateColumn) {
        const double limit = index.data(AnnotatorModel::LimitRole).toDouble();
        const double general = index.data(AnnotatorModel::GeneralRole).toDouble();
        isOver = general > 0 || value > limit;
        const double whole = index.data(AnnotatorModel::WholeBarRole).toDouble();
        // What concerns all items fills the bar.
        paintBar(*painter, drawing, value / whole, isOver ? c.danger : c.control, c);
        const qreal mark = drawing.left() + drawing.width() * limit / whole;
        painter->setPen(QPen(c.text, 1.5));
        painter->drawLine(QPointF(mark, drawing.top() - 4), QPointF(mark, drawing.bottom() + 4));
    } else {
        paintSparkline(*painter, drawing.adjusted(0, -5, 0, 5),
                       index.data(AnnotatorModel::TimesRole).value<QList<double>>(), c);
    }
    painter->setFont(theme::font(isOver ? theme::TextRole::Strong : theme::TextRole::Body));
    painter->setPen(isOver ? c.danger : c.text);
    painter->drawText(row, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    painter->restore();
}

} // namespace subtext

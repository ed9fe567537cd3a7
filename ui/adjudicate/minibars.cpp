// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/minibars.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QFocusEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int Side = 13;
constexpr int Top = 9;
constexpr int BarGap = 4;
constexpr int Width = 190;
constexpr int MinimumWidth = 116;
constexpr qreal BarRadius = 2.5;

QFont textFont()
{
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.93);
    return font;
}

QFont headlineFont()
{
    QFont font = theme::font(theme::TextRole::Strong);
    font.setPointSizeF(font.pointSizeF() * 1.2);
    return font;
}

int titleHeight()
{
    return QFontMetrics(theme::font(theme::TextRole::Caption)).height();
}

int textHeight()
{
    return QFontMetrics(textFont()).height();
}

int plotHeight()
{
    return textHeight() * 7 / 2;
}

QString cut(const QPainter& painter, const QString& text, qreal room)
{
    return painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room) + 1);
}

QString fitting(const QPainter& painter, const QString& text, const QString& shortText, qreal room)
{
    const bool fits = painter.fontMetrics().horizontalAdvance(text) <= room;
    return cut(painter, fits || shortText.isEmpty() ? text : shortText, room);
}

} // namespace

MiniBars::MiniBars(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MiniBars::setContent(const Content& content)
{
    if (m_content == content)
        return;
    m_content = content;
    describe();
    update();
}

void MiniBars::describe()
{
    QStringList figures;
    for (const Bar& bar : m_content.bars)
        figures << bar.detail;
    if (figures.isEmpty())
        figures << m_content.headline;
    const QString note = m_content.note.isEmpty() ? QString() : m_content.note + u'.';
    setAccessibleName(m_content.name.isEmpty() ? m_content.title : m_content.name);
    setAccessibleDescription(
        saidTogether({figures.join(QStringLiteral("; ")) + u'.', note, m_content.meaning}));

    // As rich text the tool tip wraps; the words are escaped.
    QString tip = QStringLiteral("<b>%1</b>").arg(accessibleName().toHtmlEscaped());
    for (const QString& figure : figures)
        tip += QStringLiteral("<br>") + figure.toHtmlEscaped();
    for (const QString& part : {note, m_content.meaning}) {
        if (!part.isEmpty())
            tip +=
                QStringLiteral("<p style=\"margin: 5px 0 0 0\">%1</p>").arg(part.toHtmlEscaped());
    }
    setToolTip(tip);
}

QSize MiniBars::sizeHint() const
{
    return {Width, 2 * Top + titleHeight() + plotHeight() + textHeight() + 2 * BarGap};
}

QSize MiniBars::minimumSizeHint() const
{
    return {MinimumWidth, sizeHint().height()};
}

qint64 MiniBars::full() const
{
    qint64 most = m_content.full;
    if (most == 0) {
        for (const Bar& bar : m_content.bars)
            most = std::max(most, bar.value);
    }
    return std::max<qint64>(most, 1);
}

QColor MiniBars::colorOf(const Bar& bar) const
{
    const theme::Colors& c = theme::colors(palette());
    if (bar.emotion)
        return theme::optionColor(palette(), bar.colour, bar.colourDark, indexOf(*bar.emotion));
    return bar.isMain ? c.accent : c.control;
}

void MiniBars::paintHeadline(QPainter& painter, const QRectF& area) const
{
    painter.setFont(headlineFont());
    painter.setPen(theme::colors(palette()).text);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     fitting(painter, m_content.headline, m_content.shortHeadline, area.width()));
}

void MiniBars::paintMeter(QPainter& painter, const QRectF& area) const
{
    const theme::Colors& c = theme::colors(palette());
    paintHeadline(painter, area.adjusted(0, 0, 0, -16));
    const QRectF track(area.left(), area.bottom() - 14, area.width(), 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.line);
    painter.drawRoundedRect(track, 4, 4);
    if (m_content.bars.empty() || m_content.bars.front().value <= 0)
        return;
    const qreal share = std::min(
        static_cast<qreal>(m_content.bars.front().value) / static_cast<qreal>(full()), 1.0);
    painter.setBrush(colorOf(m_content.bars.front()));
    painter.drawRoundedRect(QRectF(track.left(), track.top(),
                                   std::max(track.width() * share, track.height()), track.height()),
                            4, 4);
}

void MiniBars::paintRows(QPainter& painter, const QRectF& area) const
{
    if (m_content.bars.empty())
        return;
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(textFont());
    int labelWidth = 0;
    int valueWidth = 0;
    for (const Bar& bar : m_content.bars) {
        labelWidth = std::max(labelWidth, painter.fontMetrics().horizontalAdvance(bar.label));
        valueWidth = std::max(valueWidth,
                              painter.fontMetrics().horizontalAdvance(QString::number(bar.value)));
    }
    const qreal rowHeight = area.height() / static_cast<qreal>(m_content.bars.size());
    const qreal left = area.left() + labelWidth + 8;
    const qreal length = std::max(area.right() - valueWidth - 8 - left, 8.0);
    for (std::size_t i = 0; i < m_content.bars.size(); ++i) {
        const Bar& bar = m_content.bars[i];
        const QRectF row(area.left(), area.top() + static_cast<qreal>(i) * rowHeight, area.width(),
                         rowHeight);
        painter.setPen(c.muted);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, bar.label);
        painter.setPen(c.text);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, QString::number(bar.value));
        const qreal y = std::round(row.center().y()) - 3;
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.line);
        painter.drawRoundedRect(QRectF(left, y, length, 6), BarRadius, BarRadius);
        if (bar.value <= 0)
            continue;
        const qreal share =
            std::min(static_cast<qreal>(bar.value) / static_cast<qreal>(full()), 1.0);
        painter.setBrush(colorOf(bar));
        painter.drawRoundedRect(QRectF(left, y, std::max(length * share, 4.0), 6), BarRadius,
                                BarRadius);
    }
}

void MiniBars::paintColumns(QPainter& painter, const QRectF& area) const
{
    if (m_content.bars.empty())
        return;
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(textFont());
    const qreal slot = area.width() / static_cast<qreal>(m_content.bars.size());
    const qreal width = std::min(slot - 4, 26.0);
    const qreal base = area.bottom() - textHeight() - 1.5;
    const qreal height = base - area.top() - textHeight();
    painter.setPen(QPen(c.line, 1));
    painter.drawLine(QPointF(area.left(), base + 0.5), QPointF(area.right(), base + 0.5));
    // Where the numbers would run into each other, only the largest is written.
    qint64 largest = 0;
    for (const Bar& bar : m_content.bars)
        largest = std::max(largest, bar.value);
    const bool areAllWritten =
        painter.fontMetrics().horizontalAdvance(QString::number(largest)) <= slot;
    constexpr qreal Apart = 3;
    const bool areLabelsWhole =
        std::all_of(m_content.bars.begin(), m_content.bars.end(), [&](const Bar& bar) {
            return painter.fontMetrics().horizontalAdvance(bar.label) + Apart <= slot;
        });
    for (std::size_t i = 0; i < m_content.bars.size(); ++i) {
        const Bar& bar = m_content.bars[i];
        const qreal left = area.left() + static_cast<qreal>(i) * slot;
        qreal rise = height * static_cast<qreal>(bar.value) / static_cast<qreal>(full());
        rise = bar.value > 0 ? std::max(rise, 2.0) : 0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colorOf(bar));
        painter.drawRect(QRectF(left + (slot - width) / 2, base - rise, width, rise));
        // Numbers may be a little wider than their bar, but not than their neighbours leave.
        const QRectF above(left - 2, base - rise - textHeight(), slot + 4, textHeight());
        painter.setPen(bar.value > 0 ? c.text : c.muted);
        if (areAllWritten || bar.value == largest)
            painter.drawText(above, Qt::AlignHCenter | Qt::AlignBottom, QString::number(bar.value));
        painter.setPen(c.muted);
        painter.drawText(QRectF(left - 2, base + 1.5, slot + 4, textHeight()), Qt::AlignCenter,
                         areLabelsWhole || bar.shortLabel.isEmpty() ? bar.label : bar.shortLabel);
    }
}

// Log scale: a coffee break must not flatten everything else.
void MiniBars::paintLine(QPainter& painter, const QRectF& area) const
{
    const theme::Colors& c = theme::colors(palette());
    const qreal headline = QFontMetrics(headlineFont()).height();
    paintHeadline(painter, QRectF(area.left(), area.top(), area.width(), headline));
    const std::vector<double>& values = m_content.line;
    if (values.empty())
        return;
    const QRectF plot = area.adjusted(3, headline + 4, -4, -4);
    const auto height = [](double value) { return std::log10(std::max(value, 0.1)); };
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double bottom = height(*low);
    const double range = std::max(height(*high) - bottom, 0.3);
    const auto y = [&](double value) {
        return plot.bottom() - plot.height() * (height(value) - bottom) / range;
    };
    if (m_content.level) {
        painter.setPen(QPen(c.control, 1, Qt::DotLine));
        painter.drawLine(QPointF(plot.left(), y(*m_content.level)),
                         QPointF(plot.right(), y(*m_content.level)));
    }
    const auto last = static_cast<double>(values.size() - 1);
    QPolygonF line;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double share = last > 0 ? static_cast<double>(i) / last : 1;
        line << QPointF(plot.left() + plot.width() * share, y(values[i]));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.accent, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawEllipse(line.back(), 3, 3); // the decision just made
}

void MiniBars::paintNote(QPainter& painter, const QRectF& line) const
{
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(textFont());
    painter.setPen(m_content.isNoteworthy ? c.warning : c.muted);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fitting(painter, m_content.note, m_content.shortNote, line.width()));
}

void MiniBars::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, c.focusWidth));
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 8, 8);
    }
    const QRectF area = QRectF(rect()).adjusted(Side, Top, -Side, -Top);
    painter.setFont(theme::font(theme::TextRole::Caption));
    painter.setPen(c.muted);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), titleHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, cut(painter, m_content.title, area.width()));
    paintNote(painter,
              QRectF(area.left(), area.bottom() - textHeight(), area.width(), textHeight()));
    const QRectF plot = area.adjusted(0, titleHeight() + BarGap, 0, -textHeight() - BarGap);
    switch (m_content.shape) {
    case Shape::Meter:
        paintMeter(painter, plot);
        break;
    case Shape::Rows:
        paintRows(painter, plot);
        break;
    case Shape::Columns:
        paintColumns(painter, plot);
        break;
    case Shape::Line:
        paintLine(painter, plot);
        break;
    }
}

// Whoever comes by keyboard reads the exact figures too.
void MiniBars::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        QToolTip::showText(mapToGlobal(QPoint(0, height())), toolTip(), this);
}

void MiniBars::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    QToolTip::hideText();
    update();
}

} // namespace subtext

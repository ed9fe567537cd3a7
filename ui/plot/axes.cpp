// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/axes.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace subtext {

using plot::AxisLabel;
using plot::Span;

namespace {

/// So many, evenly from end to end.
std::vector<double> evenTicks(const Span& range, int count)
{
    std::vector<double> ticks;
    for (int i = 0; i < count; ++i)
        ticks.push_back(range.low + (range.high - range.low) * i / std::max(1, count - 1));
    return ticks;
}

/// The anchor and all that are whole intervals away from it, from end to end.
std::vector<double> anchoredTicks(const Span& range, double anchor, double interval)
{
    constexpr double Near = 1e-9; // of an interval: what only rounding keeps outside
    std::vector<double> ticks;
    if (!(interval > 0))
        return ticks;
    const double first = std::ceil((range.low - anchor) / interval - Near);
    const double last = std::floor((range.high - anchor) / interval + Near);
    if (!(last >= first))
        return ticks;
    const auto count = static_cast<qint64>(last - first) + 1;
    for (qint64 i = 0; i < count; ++i)
        ticks.push_back(anchor + (first + static_cast<double>(i)) * interval);
    return ticks;
}

/// The number as the format says: "%d" rounds it, "%.2f" gives it two decimals, and "%,2f" a
/// comma before them.
QString numberText(const QString& format, double value)
{
    static const QRegularExpression place(QStringLiteral("%(?:d|([.,])(\\d)f)"));
    const QRegularExpressionMatch found = place.match(format);
    QString number = QString::number(value, 'f', found.captured(2).toInt());
    if (number.startsWith(u'-')) {
        static const QRegularExpression anyFigure(QStringLiteral("[1-9]"));
        number.remove(0, 1);
        if (number.contains(anyFigure)) // else it is 0, which has no sign
            number.prepend(QChar(0x2212));
    }
    number.replace(QLatin1String("."), found.captured(1));
    QString text = format;
    if (found.hasMatch())
        text.replace(found.capturedStart(), found.capturedLength(), number);
    return text.replace(QLatin1String("%%"), QLatin1String("%"));
}

} // namespace

void Axis::setLabelsFont(const QFont& font)
{
    m_look.labelsFont = font;
    Q_EMIT changed();
}

void Axis::setLabelsColor(const QColor& color)
{
    m_look.labelsColor = color;
    Q_EMIT restyled();
}

void Axis::setLabelsAngle(int degrees)
{
    m_look.labelsAngle = degrees;
    Q_EMIT changed();
}

void Axis::setTitleFont(const QFont& font)
{
    m_look.titleFont = font;
    Q_EMIT changed();
}

void Axis::setTitleBrush(const QBrush& brush)
{
    m_look.titleBrush = brush;
    Q_EMIT restyled();
}

void Axis::setTitleText(const QString& title)
{
    m_title = title;
    Q_EMIT changed();
}

void Axis::setLinePen(const QPen& pen)
{
    m_look.linePen = pen;
    Q_EMIT restyled();
}

void Axis::setGridLinePen(const QPen& pen)
{
    m_look.gridLinePen = pen;
    Q_EMIT restyled();
}

void Axis::setGridLineVisible(bool isVisible)
{
    m_look.hasGridLines = isVisible;
    Q_EMIT restyled();
}

void Axis::setLineVisible(bool isVisible)
{
    m_look.hasLine = isVisible;
    Q_EMIT restyled();
}

void Axis::setTruncateLabels(bool isTruncated)
{
    m_look.areLabelsCut = isTruncated;
    Q_EMIT changed();
}

void ValueAxis::setRange(double min, double max)
{
    m_range = {min, max};
    Q_EMIT changed();
}

void ValueAxis::setTickCount(int count)
{
    m_tickCount = count;
    m_anchored.reset();
    Q_EMIT changed();
}

void ValueAxis::setTicksFrom(double anchor, double interval)
{
    m_anchored = {anchor, interval};
    Q_EMIT changed();
}

void ValueAxis::setLabelFormat(const QString& format)
{
    m_labelFormat = format;
    Q_EMIT changed();
}

std::vector<double> ValueAxis::ticks() const
{
    return m_anchored ? anchoredTicks(m_range, m_anchored->anchor, m_anchored->interval)
                      : evenTicks(m_range, m_tickCount);
}

std::vector<AxisLabel> ValueAxis::labels() const
{
    std::vector<AxisLabel> labels;
    for (const double tick : ValueAxis::ticks())
        labels.push_back({tick, numberText(m_labelFormat, tick).toHtmlEscaped(), {}});
    return labels;
}

void CategoryAxis::setLabelsPosition(AxisLabelsPosition position)
{
    m_labelsPosition = position;
    Q_EMIT changed();
}

void CategoryAxis::setStartValue(double min)
{
    m_startValue = min;
    Q_EMIT changed();
}

void CategoryAxis::append(const QString& label, double end)
{
    if (categoriesLabels().contains(label))
        return;
    m_categories.push_back({label, end});
    Q_EMIT changed();
}

void CategoryAxis::replaceLabel(const QString& old, const QString& label)
{
    const auto found =
        std::find_if(m_categories.begin(), m_categories.end(),
                     [&old](const Category& category) { return category.label == old; });
    if (found == m_categories.end())
        return;
    found->label = label;
    Q_EMIT changed();
}

void CategoryAxis::setTips(const QStringList& tips)
{
    bool isNew = false;
    for (std::size_t i = 0; i < m_categories.size(); ++i) {
        const QString tip = tips.value(static_cast<qsizetype>(i));
        isNew = isNew || m_categories[i].tip != tip;
        m_categories[i].tip = tip;
    }
    if (isNew)
        Q_EMIT changed();
}

QStringList CategoryAxis::categoriesLabels() const
{
    QStringList labels;
    for (const Category& category : m_categories)
        labels << category.label;
    return labels;
}

std::vector<double> CategoryAxis::ticks() const
{
    std::vector<double> ticks{m_startValue};
    for (const Category& category : m_categories)
        ticks.push_back(category.end);
    return ticks;
}

std::vector<AxisLabel> CategoryAxis::labels() const
{
    std::vector<AxisLabel> labels;
    double start = m_startValue;
    for (const Category& category : m_categories) {
        const Span whole{start, category.end};
        if (m_labelsPosition == AxisLabelsPositionOnValue)
            labels.push_back({category.end, category.label, {}, category.tip});
        else
            labels.push_back({(whole.low + whole.high) / 2, category.label, whole, category.tip});
        start = category.end;
    }
    return labels;
}

void BarCategoryAxis::append(const QStringList& categories)
{
    for (const QString& category : categories) {
        if (!m_categories.contains(category))
            m_categories << category;
    }
    Q_EMIT changed();
}

void BarCategoryAxis::append(const QString& category)
{
    append(QStringList{category});
}

Span BarCategoryAxis::span() const
{
    return {-0.5, static_cast<double>(m_categories.size()) - 0.5};
}

std::vector<double> BarCategoryAxis::ticks() const
{
    std::vector<double> ticks;
    for (qsizetype i = 0; i <= m_categories.size(); ++i)
        ticks.push_back(static_cast<double>(i) - 0.5);
    return ticks;
}

std::vector<AxisLabel> BarCategoryAxis::labels() const
{
    std::vector<AxisLabel> labels;
    for (qsizetype i = 0; i < m_categories.size(); ++i) {
        const auto at = static_cast<double>(i);
        labels.push_back({at, m_categories.at(i), Span{at - 0.5, at + 0.5}});
    }
    return labels;
}

void DateTimeAxis::setRange(const QDateTime& min, const QDateTime& max)
{
    m_range = {static_cast<double>(min.toMSecsSinceEpoch()),
               static_cast<double>(max.toMSecsSinceEpoch())};
    Q_EMIT changed();
}

void DateTimeAxis::setFormat(const QString& format)
{
    m_format = format;
    Q_EMIT changed();
}

void DateTimeAxis::setTickCount(int count)
{
    m_tickCount = count;
    Q_EMIT changed();
}

std::vector<double> DateTimeAxis::ticks() const
{
    return evenTicks(m_range, m_tickCount);
}

std::vector<AxisLabel> DateTimeAxis::labels() const
{
    std::vector<AxisLabel> labels;
    for (const double tick : DateTimeAxis::ticks()) {
        const QDateTime moment = QDateTime::fromMSecsSinceEpoch(std::llround(tick));
        labels.push_back({tick, QLocale().toString(moment, m_format).toHtmlEscaped(), {}});
    }
    return labels;
}

} // namespace subtext

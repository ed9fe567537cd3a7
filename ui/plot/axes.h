// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QColor>
#include <QDateTime>
#include <QFont>
#include <QObject>
#include <QPen>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext::plot {

/// From one value to another.
struct Span
{
    double low = 0;
    double high = 0;
};

/// A text beside an axis.
struct AxisLabel
{
    double at = 0; ///< The value that it stands at.
    QString html;
    std::optional<Span> within; ///< What it is the name of, where it stands in its middle.
    QString tip = {};           ///< As a tool tip has it: letter by letter.
};

/// How an axis looks.
struct AxisLook
{
    QFont labelsFont;
    QColor labelsColor = Qt::black;
    int labelsAngle = 0; ///< In degrees, clockwise.
    QFont titleFont;
    QBrush titleBrush = Qt::black;
    QPen linePen = QPen(Qt::gray, 1);
    QPen gridLinePen = QPen(Qt::lightGray, 1);
    bool hasLine = true;
    bool hasGridLines = true;
    bool areLabelsCut = true; ///< Where they do not fit.
};

} // namespace subtext::plot

namespace subtext {

/// What all axes have: how they look and their title.
class Axis : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setLabelsFont(const QFont& font);
    void setLabelsColor(const QColor& color);
    void setLabelsAngle(int degrees);
    void setTitleFont(const QFont& font);
    void setTitleBrush(const QBrush& brush);
    void setTitleText(const QString& title);
    QString titleText() const { return m_title; }
    void setLinePen(const QPen& pen);
    void setGridLinePen(const QPen& pen);
    void setGridLineVisible(bool isVisible = true);
    void setLineVisible(bool isVisible = true);
    void setTruncateLabels(bool isTruncated = true);

    const plot::AxisLook& look() const { return m_look; }
    /// What its ends stand for.
    virtual plot::Span span() const = 0;
    /// The values that have a line of the grid; some may lie beyond its ends.
    virtual std::vector<double> ticks() const = 0;
    virtual std::vector<plot::AxisLabel> labels() const = 0;
    /// Whether its labels are names of what lies between ticks: these have no need to reach beyond
    /// its ends, and the grid ends with lines of its own.
    virtual bool hasIntervals() const { return false; }

Q_SIGNALS:
    /// It may need more or less room, or its labels are others.
    void changed();
    /// Its colours alone.
    void restyled();

private:
    QString m_title;
    plot::AxisLook m_look;
};

/// An axis of numbers.
class ValueAxis : public Axis
{
    Q_OBJECT
public:
    using Axis::Axis;

    void setRange(double min, double max);
    double min() const { return m_range.low; }
    double max() const { return m_range.high; }
    /// So many, evenly from end to end.
    void setTickCount(int count);
    /// At this value and at all that are whole intervals away from it; none where the interval is
    /// not above 0.
    void setTicksFrom(double anchor, double interval);
    /// "%d", "%.2f" or "%,2f", with words around it if need be ("%d %%"). Numbers below zero have a
    /// true minus sign.
    void setLabelFormat(const QString& format);

    plot::Span span() const override { return m_range; }
    std::vector<double> ticks() const override;
    std::vector<plot::AxisLabel> labels() const override;

private:
    struct Anchored
    {
        double anchor = 0;
        double interval = 0;
    };

    plot::Span m_range;
    int m_tickCount = 5;
    std::optional<Anchored> m_anchored; ///< In place of so many.
    QString m_labelFormat = QStringLiteral("%.1f");
};

/// An axis of numbers on which stretches have names.
class CategoryAxis : public ValueAxis
{
    Q_OBJECT
public:
    enum AxisLabelsPosition { AxisLabelsPositionCenter, AxisLabelsPositionOnValue };
    using ValueAxis::ValueAxis;

    /// On value: at the end of what has the name.
    void setLabelsPosition(AxisLabelsPosition position);
    /// Where the first begins; each other begins where the one before ends.
    void setStartValue(double min);
    /// Nothing happens where one is called so already.
    void append(const QString& label, double end);
    void replaceLabel(const QString& old, const QString& label);
    /// What the pointer is told at each label, for a tool tip; empty: nothing.
    void setTips(const QStringList& tips);
    QStringList categoriesLabels() const;

    std::vector<double> ticks() const override;
    std::vector<plot::AxisLabel> labels() const override;
    bool hasIntervals() const override { return true; }

private:
    struct Category
    {
        QString label;
        double end = 0;
        QString tip = {};
    };

    AxisLabelsPosition m_labelsPosition = AxisLabelsPositionCenter;
    double m_startValue = 0;
    std::vector<Category> m_categories;
};

/// An axis of names: the first stands at 0, the next at 1, each from half a unit before to half a
/// unit after it.
class BarCategoryAxis : public Axis
{
    Q_OBJECT
public:
    using Axis::Axis;

    /// Leaves out those that are there already.
    void append(const QStringList& categories);
    void append(const QString& category);
    QStringList categories() const { return m_categories; }

    plot::Span span() const override;
    std::vector<double> ticks() const override;
    std::vector<plot::AxisLabel> labels() const override;
    bool hasIntervals() const override { return true; }

private:
    QStringList m_categories;
};

/// An axis of moments; its values are milliseconds since 1970 in UTC, its labels local times.
class DateTimeAxis : public Axis
{
    Q_OBJECT
public:
    using Axis::Axis;

    void setRange(const QDateTime& min, const QDateTime& max);
    /// As of QLocale::toString().
    void setFormat(const QString& format);
    /// So many, evenly from end to end.
    void setTickCount(int count);

    plot::Span span() const override { return m_range; }
    std::vector<double> ticks() const override;
    std::vector<plot::AxisLabel> labels() const override;

private:
    plot::Span m_range;
    QString m_format = QStringLiteral("d MMM yyyy");
    int m_tickCount = 5;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QDateTime>
#include <QFont>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QGraphicsWidget>
#include <QMargins>
#include <QPen>
#include <QPointer>

// Where Qt Charts is not to be had: its classes as far as ui/charts uses them, which take
// everything and draw nothing. Their names and functions are Qt's own, so that no chart knows which
// it is built with; ChartPanel shows the tables alone.

class QChart;

class QAbstractAxis : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setLabelsFont(const QFont& /*font*/) {}
    void setLabelsColor(const QColor& /*color*/) {}
    void setLabelsAngle(int /*degrees*/) {}
    void setTitleFont(const QFont& /*font*/) {}
    void setTitleBrush(const QBrush& /*brush*/) {}
    void setTitleText(const QString& title) { m_title = title; }
    QString titleText() const { return m_title; }
    void setLinePen(const QPen& /*pen*/) {}
    void setGridLinePen(const QPen& /*pen*/) {}
    void setGridLineVisible(bool /*isVisible*/ = true) {}
    void setLineVisible(bool /*isVisible*/ = true) {}
    void setTruncateLabels(bool /*isTruncated*/ = true) {}

private:
    QString m_title;
};

class QValueAxis : public QAbstractAxis
{
    Q_OBJECT
public:
    enum TickType { TicksDynamic, TicksFixed };
    using QAbstractAxis::QAbstractAxis;

    void setRange(double min, double max)
    {
        m_min = min;
        m_max = max;
    }
    double min() const { return m_min; }
    double max() const { return m_max; }
    void setTickCount(int /*count*/) {}
    void setTickType(TickType /*type*/) {}
    void setTickAnchor(double /*anchor*/) {}
    void setTickInterval(double /*interval*/) {}
    void setLabelFormat(const QString& /*format*/) {}

private:
    double m_min = 0;
    double m_max = 0;
};

class QCategoryAxis : public QValueAxis
{
    Q_OBJECT
public:
    enum AxisLabelsPosition { AxisLabelsPositionCenter, AxisLabelsPositionOnValue };
    using QValueAxis::QValueAxis;

    void setLabelsPosition(AxisLabelsPosition /*position*/) {}
    void setStartValue(double /*min*/) {}
    void append(const QString& label, double /*end*/) { m_labels << label; }
    void replaceLabel(const QString& old, const QString& label)
    {
        if (const auto at = m_labels.indexOf(old); at >= 0)
            m_labels[at] = label;
    }
    QStringList categoriesLabels() const { return m_labels; }

private:
    QStringList m_labels;
};

class QBarCategoryAxis : public QAbstractAxis
{
    Q_OBJECT
public:
    using QAbstractAxis::QAbstractAxis;

    void append(const QStringList& categories) { m_categories << categories; }
    void append(const QString& category) { m_categories << category; }
    QStringList categories() const { return m_categories; }

private:
    QStringList m_categories;
};

class QDateTimeAxis : public QAbstractAxis
{
    Q_OBJECT
public:
    using QAbstractAxis::QAbstractAxis;

    void setRange(const QDateTime& /*min*/, const QDateTime& /*max*/) {}
    void setFormat(const QString& /*format*/) {}
    void setTickCount(int /*count*/) {}
};

class QAbstractSeries : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void setName(const QString& name) { m_name = name; }
    QString name() const { return m_name; }
    bool attachAxis(QAbstractAxis* /*axis*/) { return true; }
    void hide() {}
    void setVisible(bool /*isVisible*/ = true) {}
    QChart* chart() const { return m_chart; }

private:
    friend class QChart;
    QString m_name;
    QChart* m_chart = nullptr;
};

class QXYSeries : public QAbstractSeries
{
    Q_OBJECT
public:
    using QAbstractSeries::QAbstractSeries;

    void append(double x, double y) { m_points << QPointF(x, y); }
    void append(const QPointF& point) { m_points << point; }
    void append(const QList<QPointF>& points) { m_points << points; }
    void replace(const QList<QPointF>& points) { m_points = points; }
    int count() const { return static_cast<int>(m_points.size()); }
    QList<QPointF> points() const { return m_points; }
    void setPen(const QPen& /*pen*/) {}
    void setBrush(const QBrush& /*brush*/) {}
    void setColor(const QColor& /*color*/) {}

Q_SIGNALS:
    void clicked(const QPointF& point);
    void hovered(const QPointF& point, bool isOver);

private:
    QList<QPointF> m_points;
};

class QLineSeries : public QXYSeries
{
    Q_OBJECT
public:
    using QXYSeries::QXYSeries;
};

class QScatterSeries : public QXYSeries
{
    Q_OBJECT
public:
    enum MarkerShape {
        MarkerShapeCircle,
        MarkerShapeRectangle,
        MarkerShapeRotatedRectangle,
        MarkerShapeTriangle,
        MarkerShapeStar,
        MarkerShapePentagon
    };
    using QXYSeries::QXYSeries;

    void setMarkerShape(MarkerShape /*shape*/) {}
    void setMarkerSize(double size) { m_size = size; }
    double markerSize() const { return m_size; }
    void setBorderColor(const QColor& /*color*/) {}

private:
    double m_size = 15;
};

class QBarSet : public QObject
{
    Q_OBJECT
public:
    explicit QBarSet(const QString& label, QObject* parent = nullptr)
        : QObject(parent)
        , m_label(label)
    {}

    QString label() const { return m_label; }
    void append(double value) { m_values << value; }
    double at(int index) const { return m_values.value(index); }
    int count() const { return static_cast<int>(m_values.size()); }
    void setPen(const QPen& /*pen*/) {}
    void setBrush(const QBrush& /*brush*/) {}

private:
    QString m_label;
    QList<double> m_values;
};

class QAbstractBarSeries : public QAbstractSeries
{
    Q_OBJECT
public:
    using QAbstractSeries::QAbstractSeries;

    bool append(QBarSet* set)
    {
        set->setParent(this);
        m_sets << set;
        return true;
    }
    QList<QBarSet*> barSets() const { return m_sets; }
    void setBarWidth(double /*width*/) {}

Q_SIGNALS:
    void clicked(int index, QBarSet* set);
    void hovered(bool isOver, int index, QBarSet* set);

private:
    QList<QBarSet*> m_sets;
};

class QHorizontalBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;
};

class QHorizontalStackedBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;
};

class QHorizontalPercentBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;
};

class QBoxSet : public QObject
{
    Q_OBJECT
public:
    QBoxSet(double /*lowest*/, double /*lowerQuartile*/, double /*median*/,
            double /*upperQuartile*/, double /*highest*/, const QString& label = QString(),
            QObject* parent = nullptr)
        : QObject(parent)
        , m_label(label)
    {}

    QString label() const { return m_label; }

private:
    QString m_label;
};

class QBoxPlotSeries : public QAbstractSeries
{
    Q_OBJECT
public:
    using QAbstractSeries::QAbstractSeries;

    bool append(QBoxSet* box)
    {
        box->setParent(this);
        m_boxes << box;
        return true;
    }
    QList<QBoxSet*> boxSets() const { return m_boxes; }
    void setBoxWidth(double /*width*/) {}
    void setPen(const QPen& /*pen*/) {}
    void setBrush(const QBrush& /*brush*/) {}

Q_SIGNALS:
    void clicked(QBoxSet* box);
    void hovered(bool isOver, QBoxSet* box);

private:
    QList<QBoxSet*> m_boxes;
};

class QLegendMarker : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    QString label() const { return m_label; }
    void setLabel(const QString& label) { m_label = label; }
    void setVisible(bool /*isVisible*/) {}

private:
    QString m_label;
};

class QLegend : public QGraphicsWidget
{
    Q_OBJECT
public:
    enum MarkerShape {
        MarkerShapeDefault,
        MarkerShapeRectangle,
        MarkerShapeCircle,
        MarkerShapeFromSeries
    };
    using QGraphicsWidget::QGraphicsWidget;

    void detachFromChart() {}
    void setAlignment(Qt::Alignment /*alignment*/) {}
    void setBackgroundVisible(bool /*isVisible*/ = true) {}
    void setMarkerShape(MarkerShape /*shape*/) {}
    void setLabelColor(const QColor& /*color*/) {}
    /// One that nothing is done with, so that there is a first.
    QList<QLegendMarker*> markers(QAbstractSeries* of = nullptr) const
    {
        return of ? QList<QLegendMarker*>{m_marker} : QList<QLegendMarker*>();
    }

private:
    QLegendMarker* m_marker = new QLegendMarker(this);
};

class QChart : public QGraphicsWidget
{
    Q_OBJECT
public:
    enum AnimationOption { NoAnimation = 0 };
    explicit QChart(QGraphicsItem* parent = nullptr);

    void addSeries(QAbstractSeries* series);
    void removeSeries(QAbstractSeries* series);
    QList<QAbstractSeries*> series() const { return m_series; }
    void addAxis(QAbstractAxis* axis, Qt::Alignment alignment);
    void removeAxis(QAbstractAxis* axis);
    QList<QAbstractAxis*> axes() const { return m_axes; }
    QLegend* legend() const { return m_legend; }
    void setBackgroundVisible(bool /*isVisible*/ = true) {}
    void setDropShadowEnabled(bool /*isEnabled*/ = true) {}
    void setAnimationOptions(AnimationOption /*options*/) {}
    void setMargins(const QMargins& margins) { m_margins = margins; }
    QMargins margins() const { return m_margins; }
    QRectF plotArea() const { return {}; }
    QPointF mapToPosition(const QPointF& /*value*/, QAbstractSeries* /*series*/ = nullptr) const
    {
        return {};
    }

Q_SIGNALS:
    void plotAreaChanged(const QRectF& area);

private:
    QLegend* m_legend;
    QMargins m_margins;
    QList<QAbstractSeries*> m_series;
    QList<QAbstractAxis*> m_axes;
};

class QChartView : public QGraphicsView
{
    Q_OBJECT
public:
    QChartView(QChart* chart, QWidget* parent);
};

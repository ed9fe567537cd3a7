// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QPainterPath>
#include <QPen>
#include <QRectF>

#include <vector>

class QIODevice;
class QPainter;

// Where Qt Svg is not to be had: as much of its classes as the program uses, under their names.

/// Draws what the program's own icons are made of: paths, circles and rectangles, filled and
/// stroked in plain colours that stand at the element or at the root. Anything else is no picture
/// to it.
class QSvgRenderer
{
public:
    QSvgRenderer() = default;
    explicit QSvgRenderer(const QByteArray& svg) { load(svg); }

    bool load(const QByteArray& svg);
    bool isValid() const { return !m_shapes.empty(); }
    /// Of its view box.
    QSize defaultSize() const { return m_box.size().toSize(); }
    /// Into all of the device.
    void render(QPainter* painter) const;
    void render(QPainter* painter, const QRectF& target) const;

private:
    struct Shape
    {
        QPainterPath path;
        QBrush brush;
        QPen pen;
    };

    QRectF m_box;
    std::vector<Shape> m_shapes;
};

/// Refuses to be painted on.
class QSvgGenerator : public QPaintDevice
{
public:
    void setOutputDevice(QIODevice* /*device*/) {}
    void setResolution(int /*perInch*/) {}
    void setSize(const QSize& /*size*/) {}
    void setViewBox(const QRect& /*box*/) {}
    void setTitle(const QString& /*title*/) {}
    void setDescription(const QString& /*description*/) {}

    QPaintEngine* paintEngine() const override { return nullptr; }
};

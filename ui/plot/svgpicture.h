// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QTransform>

#include <optional>
#include <vector>

class QPainter;

namespace subtext {

/// Draws what the program's own pictures are made of, its icons and the figures of releases:
/// paths, polygons, circles, rectangles, lines and texts in plain colours, in groups, turned and
/// clipped. Anything else is no picture to it.
class SvgPicture
{
public:
    SvgPicture() = default;
    explicit SvgPicture(const QByteArray& svg) { load(svg); }

    bool load(const QByteArray& svg);
    bool isValid() const { return !m_parts.empty(); }
    /// Of its view box.
    QSize defaultSize() const { return m_box.size().toSize(); }
    /// Into all of the device.
    void render(QPainter* painter) const;
    void render(QPainter* painter, const QRectF& target) const;

private:
    struct Part
    {
        QPainterPath path;
        QString text; ///< In place of a shape.
        QPointF at;   ///< Where the line of the text begins.
        QFont font;
        QBrush brush;
        QPen pen;
        QTransform transform;
        std::optional<QPainterPath> clip; ///< Not transformed.
    };
    class Reader;

    QRectF m_box;
    std::vector<Part> m_parts;
};

} // namespace subtext

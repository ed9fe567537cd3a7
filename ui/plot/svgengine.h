// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintEngine>
#include <QPainterPath>

#include <optional>

namespace subtext {

class SvgWriter;

} // namespace subtext

namespace subtext::plot {

/// Turns what a painter does into elements of SVG.
class SvgEngine : public QPaintEngine
{
public:
    explicit SvgEngine(SvgWriter& generator);

    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState& state) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawTextItem(const QPointF& at, const QTextItem& item) override;
    Type type() const override { return SVG; }

private:
    void clipBy(const QPainterPath& path, Qt::ClipOperation operation);
    /// `hasInside`: it is filled, as the brush says.
    void addPath(const QPainterPath& path, bool hasInside);
    /// With the clipping that the room of it needs; nothing where all of it is clipped away.
    void add(const QByteArray& element, const QRectF& room);
    QByteArray transform() const;
    QByteArray fill() const;
    QByteArray stroke() const;

    SvgWriter& m_generator;
    QByteArray m_content;
    std::optional<QPainterPath> m_clip; ///< In the coordinates of the device; none: no clipping.
    int m_clips = 0;
    QByteArray m_clipName; ///< Of m_clip, once something needed it.
};

} // namespace subtext::plot

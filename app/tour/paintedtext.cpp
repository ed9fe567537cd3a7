// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/paintedtext.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QTransform>
#include <QWidget>

#include <algorithm>

namespace subtext {
namespace {

/// Paints nothing and notes which texts were to be painted.
class Listener : public QPaintEngine
{
public:
    Listener()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state().testFlag(QPaintEngine::DirtyTransform))
            m_transform = now.transform();
    }
    void drawPixmap(const QRectF& /*at*/, const QPixmap& /*pixmap*/,
                    const QRectF& /*part*/) override
    {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPolygon(const QPoint* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QPointF from = m_transform.map(at);
        const QPointF to = m_transform.map(at + QPointF(item.width(), 0));
        texts.push_back({item.text(), std::min(from.x(), to.x()), std::max(from.x(), to.x())});
    }
    Type type() const override { return QPaintEngine::User; }

    std::vector<PaintedText> texts;

private:
    QTransform m_transform;
};

class Device : public QPaintDevice
{
public:
    explicit Device(const QWidget& widget)
        : m_widget(widget)
    {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    std::vector<PaintedText>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget& m_widget;
    mutable Listener m_engine;
};

} // namespace

std::vector<PaintedText> paintedTexts(QWidget& widget)
{
    Device device(widget);
    widget.render(&device, {}, {}, {});
    return std::move(device.texts());
}

} // namespace subtext

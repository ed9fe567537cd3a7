// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgwriter.h"

#include "ui/plot/svgengine.h"

#include <QIODevice>

#include <climits>

#include <cmath>

namespace subtext {

SvgWriter::SvgWriter()
    : m_engine(std::make_unique<plot::SvgEngine>(*this))
{}

SvgWriter::~SvgWriter() = default;

QPaintEngine* SvgWriter::paintEngine() const
{
    return m_engine.get();
}

bool SvgWriter::write(const QByteArray& content)
{
    if (!m_device)
        return false;
    constexpr double PerInch = 96; // of what SVG calls a pixel
    const auto length = [this](int pixels) { return pixels * PerInch / m_resolution; };
    QString head = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                  "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" "
                                  "width=\"%1\" height=\"%2\" viewBox=\"%3 %4 %5 %6\">\n")
                       .arg(length(m_size.width()))
                       .arg(length(m_size.height()))
                       .arg(m_viewBox.x())
                       .arg(m_viewBox.y())
                       .arg(m_viewBox.width())
                       .arg(m_viewBox.height());
    if (!m_title.isEmpty())
        head += QStringLiteral("<title>") + m_title.toHtmlEscaped() + QStringLiteral("</title>\n");
    if (!m_description.isEmpty())
        head +=
            QStringLiteral("<desc>") + m_description.toHtmlEscaped() + QStringLiteral("</desc>\n");
    const QByteArray whole = head.toUtf8() + content + "</svg>\n";
    return m_device->write(whole) == whole.size();
}

int SvgWriter::metric(PaintDeviceMetric metric) const
{
    constexpr double MillimetresPerInch = 25.4;
    const auto inMillimetres = [this](int pixels) {
        return static_cast<int>(std::lround(pixels * MillimetresPerInch / m_resolution));
    };
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return inMillimetres(m_size.width());
    case PdmHeightMM:
        return inMillimetres(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return m_resolution;
    case PdmNumColors:
        return INT_MAX;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace subtext

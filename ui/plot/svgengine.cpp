// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgengine.h"

#include "ui/plot/svgwriter.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPixmap>

#include <array>
#include <cmath>

namespace subtext::plot {
namespace {

/// To a thousandth, without noughts that say nothing.
QByteArray number(double value)
{
    const double rounded = std::round(value * 1000) / 1000;
    return QByteArray::number(rounded == 0 ? 0 : rounded, 'g', 12);
}

QByteArray pointText(const QPointF& point)
{
    return number(point.x()) + ' ' + number(point.y());
}

QByteArray attribute(const char* name, const QByteArray& value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

/// What is written in the attribute `d`.
QByteArray pathText(const QPainterPath& path)
{
    QByteArray d;
    QPointF start; // of the part
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const bool endsPart = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        switch (element.type) {
        case QPainterPath::MoveToElement:
            d += 'M' + pointText(element);
            start = element;
            break;
        case QPainterPath::LineToElement:
            d += endsPart && QPointF(element) == start && i > 1 ? QByteArray("Z")
                                                                : 'L' + pointText(element);
            break;
        case QPainterPath::CurveToElement:
            d += 'C' + pointText(element) + ' ' + pointText(path.elementAt(i + 1)) + ' ' +
                 pointText(path.elementAt(i + 2));
            i += 2;
            if ((i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo()) &&
                QPointF(path.elementAt(i)) == start)
                d += 'Z';
            break;
        case QPainterPath::CurveToDataElement:
            break; // taken with what it belongs to
        }
    }
    return d;
}

/// The attributes `fill` and `fill-opacity`, or those of another name.
QByteArray paintText(const char* name, const QColor& color, double opacity)
{
    QByteArray text = attribute(name, color.name().toLatin1());
    const double whole = color.alphaF() * opacity;
    if (whole < 1)
        text += attribute((QByteArray(name) + "-opacity").constData(), number(whole));
    return text;
}

QByteArray capText(Qt::PenCapStyle cap)
{
    return cap == Qt::RoundCap ? "round" : cap == Qt::SquareCap ? "square" : "butt";
}

QByteArray joinText(Qt::PenJoinStyle join)
{
    return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

} // namespace

SvgEngine::SvgEngine(SvgWriter& generator)
    : QPaintEngine(PrimitiveTransform | PixmapTransform | PainterPaths | AlphaBlend | Antialiasing |
                   ConstantOpacity)
    , m_generator(generator)
{}

bool SvgEngine::begin(QPaintDevice* /*device*/)
{
    m_content.clear();
    m_clip.reset();
    m_clips = 0;
    return true;
}

bool SvgEngine::end()
{
    return m_generator.write(m_content);
}

void SvgEngine::updateState(const QPaintEngineState& changed)
{
    const DirtyFlags what = changed.state();
    if (what.testFlag(DirtyClipPath))
        clipBy(changed.transform().map(changed.clipPath()), changed.clipOperation());
    if (what.testFlag(DirtyClipRegion)) {
        QPainterPath path;
        path.addRegion(changed.clipRegion());
        clipBy(changed.transform().map(path), changed.clipOperation());
    }
    if (what.testFlag(DirtyClipEnabled) && !changed.isClipEnabled())
        clipBy({}, Qt::NoClip);
}

void SvgEngine::clipBy(const QPainterPath& path, Qt::ClipOperation operation)
{
    m_clipName.clear();
    if (operation == Qt::NoClip)
        m_clip.reset();
    else if (operation == Qt::IntersectClip && m_clip)
        m_clip = m_clip->intersected(path).simplified();
    else
        m_clip = path;
}

void SvgEngine::add(const QByteArray& element, const QRectF& room)
{
    if (!m_clip || m_clip->contains(room)) {
        m_content += element + '\n';
        return;
    }
    if (!m_clip->intersects(room))
        return;
    if (m_clipName.isEmpty()) {
        m_clipName = "clip" + QByteArray::number(++m_clips);
        m_content += "<clipPath" + attribute("id", m_clipName) + "><path" +
                     attribute("d", pathText(*m_clip)) + "/></clipPath>\n";
    }
    m_content +=
        "<g" + attribute("clip-path", "url(#" + m_clipName + ")") + '>' + element + "</g>\n";
}

/// Nothing where places are written as they are on the device.
QByteArray SvgEngine::transform() const
{
    const QTransform& t = state->transform();
    if (t.type() <= QTransform::TxTranslate)
        return {};
    const std::array all{t.m11(), t.m12(), t.m21(), t.m22(), t.dx(), t.dy()};
    QByteArray numbers;
    for (const double each : all)
        numbers += (numbers.isEmpty() ? "" : " ") + number(each);
    return attribute("transform", "matrix(" + numbers + ')');
}

QByteArray SvgEngine::fill() const
{
    if (state->brush().style() == Qt::NoBrush)
        return attribute("fill", "none");
    return paintText("fill", state->brush().color(), state->opacity());
}

QByteArray SvgEngine::stroke() const
{
    const QPen pen = state->pen();
    if (pen.style() == Qt::NoPen)
        return {};
    const double width = pen.widthF() > 0 ? pen.widthF() : 1;
    QByteArray text = paintText("stroke", pen.color(), state->opacity()) +
                      attribute("stroke-width", number(width)) +
                      attribute("stroke-linecap", capText(pen.capStyle())) +
                      attribute("stroke-linejoin", joinText(pen.joinStyle()));
    if (pen.style() == Qt::SolidLine)
        return text;
    QByteArray dashes;
    for (const double dash : pen.dashPattern())
        dashes += (dashes.isEmpty() ? "" : " ") + number(dash * width);
    text += attribute("stroke-dasharray", dashes);
    if (pen.dashOffset() != 0)
        text += attribute("stroke-dashoffset", number(pen.dashOffset() * width));
    return text;
}

void SvgEngine::drawPath(const QPainterPath& path)
{
    addPath(path, true);
}

void SvgEngine::addPath(const QPainterPath& path, bool hasInside)
{
    if (path.isEmpty())
        return;
    const QTransform& t = state->transform();
    QByteArray inside = hasInside ? fill() : attribute("fill", "none");
    if (path.fillRule() == Qt::OddEvenFill && hasInside && state->brush().style() != Qt::NoBrush)
        inside += attribute("fill-rule", "evenodd");
    const double line =
        state->pen().style() == Qt::NoPen ? 0 : std::max(1.0, state->pen().widthF());
    const QRectF room = path.boundingRect().adjusted(-line, -line, line, line);
    add("<path" +
            attribute("d", pathText(t.type() <= QTransform::TxTranslate ? t.map(path) : path)) +
            inside + stroke() + transform() + "/>",
        t.mapRect(room));
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    QPainterPath path(count > 0 ? points[0] : QPointF());
    for (int i = 1; i < count; ++i)
        path.lineTo(points[i]);
    if (mode != PolylineMode)
        path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    addPath(path, mode != PolylineMode);
}

void SvgEngine::drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    pixmap.copy(part.toAlignedRect()).save(&buffer, "PNG");
    const QTransform& t = state->transform();
    const QRectF at = t.type() <= QTransform::TxTranslate ? t.mapRect(place) : place;
    add("<image xmlns:xlink=\"http://www.w3.org/1999/xlink\"" + attribute("x", number(at.x())) +
            attribute("y", number(at.y())) + attribute("width", number(at.width())) +
            attribute("height", number(at.height())) + attribute("preserveAspectRatio", "none") +
            attribute("xlink:href", "data:image/png;base64," + png.toBase64()) + transform() + "/>",
        t.mapRect(place));
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item)
{
    constexpr double PointsPerInch = 72;
    const QFont font = item.font();
    const double size = font.pixelSize() > 0
                            ? font.pixelSize()
                            : font.pointSizeF() * m_generator.logicalDpiY() / PointsPerInch;
    const QTransform& t = state->transform();
    QByteArray text = "<text" + attribute("xml:space", "preserve");
    const QPointF place = t.type() <= QTransform::TxTranslate ? t.map(at) : at;
    text += attribute("x", number(place.x())) + attribute("y", number(place.y()));
    text += attribute("font-family", font.family().toHtmlEscaped().toUtf8() + ", sans-serif");
    text += attribute("font-size", number(size));
    if (font.weight() != QFont::Normal)
        text += attribute("font-weight", QByteArray::number(font.weight()));
    if (font.italic())
        text += attribute("font-style", "italic");
    text += paintText("fill", state->pen().color(), state->opacity()) + transform();
    text += '>' + item.text().toHtmlEscaped().toUtf8() + "</text>";
    const QRectF room(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
    add(text, t.mapRect(room));
}

} // namespace subtext::plot

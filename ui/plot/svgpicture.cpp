// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgpicture.h"

#include "ui/plot/svgattributes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QXmlStreamReader>

#include <map>

namespace subtext {

using plot::SvgAttributes;

namespace {

QRectF boxOf(const SvgAttributes& root)
{
    const QStringList sides = root.text("viewBox").split(u' ');
    if (sides.size() != 4)
        return {};
    return {sides[0].toDouble(), sides[1].toDouble(), sides[2].toDouble(), sides[3].toDouble()};
}

} // namespace

/// Reads elements into the parts of a picture.
class SvgPicture::Reader
{
public:
    Reader(SvgPicture& picture, const QByteArray& svg)
        : m_picture(picture)
        , m_xml(svg)
    {}

    /// False where there is something that it does not know.
    bool read()
    {
        if (!m_xml.readNextStartElement() || m_xml.name() != QLatin1String("svg"))
            return false;
        const SvgAttributes root = SvgAttributes().within(m_xml.attributes());
        m_picture.m_box = boxOf(root);
        return readInside(root, {}, std::nullopt) && !m_xml.hasError();
    }

private:
    using Clip = std::optional<QPainterPath>;

    bool readInside(const SvgAttributes& around, const QTransform& turned, const Clip& clip)
    {
        while (m_xml.readNextStartElement()) {
            if (!readElement(around.within(m_xml.attributes()), turned, clip))
                return false;
        }
        return true;
    }

    bool readElement(const SvgAttributes& of, const QTransform& turned, Clip clip)
    {
        const QString element = m_xml.name().toString();
        if (element == QLatin1String("title") || element == QLatin1String("desc")) {
            m_xml.skipCurrentElement();
            return true;
        }
        const auto own = of.transform();
        if (!own)
            return false;
        const QTransform transform = *own * turned;
        if (const QString name = of.clipName(); !name.isEmpty()) {
            const auto known = m_clips.find(name);
            if (known == m_clips.end())
                return false;
            const QPainterPath path = transform.map(known->second);
            clip = clip ? clip->intersected(path) : path;
        }
        if (element == QLatin1String("g"))
            return readInside(of, transform, clip);
        if (element == QLatin1String("clipPath"))
            return readClip(of);
        if (element == QLatin1String("text")) {
            addText(of, transform, clip);
            return true;
        }
        const auto outline = of.outline(element);
        if (outline)
            m_picture.m_parts.push_back(
                {*outline, {}, {}, {}, of.brush(), of.pen(), transform, clip});
        m_xml.skipCurrentElement();
        return outline.has_value();
    }

    bool readClip(const SvgAttributes& of)
    {
        QPainterPath all;
        while (m_xml.readNextStartElement()) {
            const auto outline = of.within(m_xml.attributes()).outline(m_xml.name().toString());
            if (!outline)
                return false;
            all.addPath(*outline);
            m_xml.skipCurrentElement();
        }
        m_clips[of.text("id")] = all;
        return true;
    }

    void addText(const SvgAttributes& of, const QTransform& transform, const Clip& clip)
    {
        Part part{{},
                  m_xml.readElementText(),
                  {of.number("x"), of.number("y")},
                  of.font(),
                  {},
                  QPen(of.brush().color()),
                  transform,
                  clip};
        const QString anchor = of.text("text-anchor");
        const double width = QFontMetricsF(part.font).horizontalAdvance(part.text);
        if (anchor == QLatin1String("middle"))
            part.at.rx() -= width / 2;
        else if (anchor == QLatin1String("end"))
            part.at.rx() -= width;
        m_picture.m_parts.push_back(part);
    }

    SvgPicture& m_picture;
    QXmlStreamReader m_xml;
    std::map<QString, QPainterPath> m_clips;
};

bool SvgPicture::load(const QByteArray& svg)
{
    m_parts.clear();
    m_box = {};
    if (!Reader(*this, svg).read() || m_box.isEmpty())
        m_parts.clear();
    return isValid();
}

void SvgPicture::render(QPainter* painter) const
{
    render(painter, QRectF(painter->viewport()));
}

void SvgPicture::render(QPainter* painter, const QRectF& target) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(target.topLeft());
    painter->scale(target.width() / m_box.width(), target.height() / m_box.height());
    painter->translate(-m_box.topLeft());
    for (const Part& part : m_parts) {
        painter->save();
        if (part.clip)
            painter->setClipPath(*part.clip, Qt::IntersectClip);
        painter->setTransform(part.transform, true);
        painter->setBrush(part.brush);
        painter->setPen(part.pen);
        painter->setFont(part.font);
        if (part.text.isEmpty())
            painter->drawPath(part.path);
        else
            painter->drawText(part.at, part.text);
        painter->restore();
    }
    painter->restore();
}

} // namespace subtext

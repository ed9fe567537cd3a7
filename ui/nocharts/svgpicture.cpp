// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nocharts/svgpicture.h"

#include "ui/nocharts/svgpath.h"

#include <QMap>
#include <QPainter>
#include <QXmlStreamReader>

#include <optional>

namespace {

using Attributes = QMap<QString, QString>;

/// Those of the element, and what it does not say as the root says.
Attributes attributesOf(const QXmlStreamReader& xml, Attributes inherited)
{
    for (const QXmlStreamAttribute& each : xml.attributes())
        inherited[each.name().toString()] = each.value().toString();
    return inherited;
}

std::optional<QPainterPath> outlineOf(const QString& element, const Attributes& of)
{
    const auto number = [&of](const char* name) {
        return of.value(QString::fromLatin1(name)).toDouble();
    };
    if (element == QLatin1String("path"))
        return subtext::svgPath(of.value(QStringLiteral("d")));
    QPainterPath path;
    if (element == QLatin1String("circle")) {
        path.addEllipse(QPointF(number("cx"), number("cy")), number("r"), number("r"));
        return path;
    }
    if (element == QLatin1String("rect")) {
        const double rx = number("rx");
        path.addRoundedRect(QRectF(number("x"), number("y"), number("width"), number("height")), rx,
                            rx);
        return path;
    }
    return std::nullopt;
}

QBrush brushOf(const Attributes& of)
{
    const QString fill = of.value(QStringLiteral("fill"), QStringLiteral("black"));
    return fill == QLatin1String("none") ? QBrush(Qt::NoBrush) : QBrush(QColor(fill));
}

QPen penOf(const Attributes& of)
{
    const QString stroke = of.value(QStringLiteral("stroke"), QStringLiteral("none"));
    if (stroke == QLatin1String("none"))
        return QPen(Qt::NoPen);
    const bool hasRoundEnds = of.value(QStringLiteral("stroke-linecap")) == QLatin1String("round");
    const bool hasRoundTurns =
        of.value(QStringLiteral("stroke-linejoin")) == QLatin1String("round");
    return QPen(QColor(stroke),
                of.value(QStringLiteral("stroke-width"), QStringLiteral("1")).toDouble(),
                Qt::SolidLine, hasRoundEnds ? Qt::RoundCap : Qt::FlatCap,
                hasRoundTurns ? Qt::RoundJoin : Qt::SvgMiterJoin);
}

QRectF boxOf(const Attributes& root)
{
    const QStringList sides = root.value(QStringLiteral("viewBox")).split(u' ');
    if (sides.size() != 4)
        return {};
    return {sides[0].toDouble(), sides[1].toDouble(), sides[2].toDouble(), sides[3].toDouble()};
}

} // namespace

bool QSvgRenderer::load(const QByteArray& svg)
{
    m_shapes.clear();
    Attributes root;
    QXmlStreamReader xml(svg);
    bool isUnderstood = true;
    while (isUnderstood && !xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString element = xml.name().toString();
        if (element == QLatin1String("svg")) {
            root = attributesOf(xml, {});
            m_box = boxOf(root);
            continue;
        }
        const Attributes of = attributesOf(xml, root);
        const auto outline = outlineOf(element, of);
        isUnderstood = outline.has_value();
        if (outline)
            m_shapes.push_back({*outline, brushOf(of), penOf(of)});
    }
    if (!isUnderstood || xml.hasError() || m_box.isEmpty())
        m_shapes.clear();
    return isValid();
}

void QSvgRenderer::render(QPainter* painter) const
{
    render(painter, QRectF(painter->viewport()));
}

void QSvgRenderer::render(QPainter* painter, const QRectF& target) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(target.topLeft());
    painter->scale(target.width() / m_box.width(), target.height() / m_box.height());
    painter->translate(-m_box.topLeft());
    for (const Shape& shape : m_shapes) {
        painter->setBrush(shape.brush);
        painter->setPen(shape.pen);
        painter->drawPath(shape.path);
    }
    painter->restore();
}

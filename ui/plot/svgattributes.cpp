// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgattributes.h"

#include "ui/plot/svgpath.h"

#include <QPolygonF>
#include <QRegularExpression>
#include <QXmlStreamAttributes>

#include <algorithm>

namespace subtext::plot {
namespace {

bool isHandedDown(const QString& name)
{
    return name.startsWith(QLatin1String("fill")) || name.startsWith(QLatin1String("stroke")) ||
           name.startsWith(QLatin1String("font")) || name == QLatin1String("text-anchor");
}

QList<double> numbersIn(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,]+"));
    QList<double> numbers;
    for (const QString& number : text.split(between, Qt::SkipEmptyParts))
        numbers << number.toDouble();
    return numbers;
}

/// One part of the attribute `transform`: "rotate" and its numbers.
std::optional<QTransform> transformOf(const QString& kind, const QList<double>& numbers)
{
    const auto at = [&numbers](qsizetype i) { return numbers.value(i); };
    QTransform transform;
    if (kind == QLatin1String("matrix") && numbers.size() == 6)
        return QTransform(at(0), at(1), at(2), at(3), at(4), at(5));
    if (kind == QLatin1String("translate"))
        return transform.translate(at(0), at(1));
    if (kind == QLatin1String("scale"))
        return transform.scale(at(0), numbers.size() > 1 ? at(1) : at(0));
    if (kind == QLatin1String("rotate"))
        return transform.translate(at(1), at(2)).rotate(at(0)).translate(-at(1), -at(2));
    return std::nullopt;
}

QPainterPath throughPoints(const QString& points, bool isClosed)
{
    const QList<double> numbers = numbersIn(points);
    QPolygonF polygon;
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
        polygon << QPointF(numbers.at(i), numbers.at(i + 1));
    QPainterPath path;
    path.addPolygon(polygon);
    if (isClosed)
        path.closeSubpath();
    return path;
}

} // namespace

SvgAttributes SvgAttributes::within(const QXmlStreamAttributes& own) const
{
    SvgAttributes all;
    for (auto each = m_all.begin(); each != m_all.end(); ++each) {
        if (isHandedDown(each.key()))
            all.m_all.insert(each.key(), each.value());
    }
    for (const QXmlStreamAttribute& each : own)
        all.m_all.insert(each.qualifiedName().toString(), each.value().toString());
    return all;
}

double SvgAttributes::number(const char* name, double otherwise) const
{
    const QString value = text(name);
    return value.isEmpty() ? otherwise : value.toDouble();
}

QColor SvgAttributes::color(const char* name, const QString& value) const
{
    QColor color(value);
    const QByteArray opacity = QByteArray(name) + "-opacity";
    color.setAlphaF(static_cast<float>(std::clamp(number(opacity.constData(), 1), 0.0, 1.0)));
    return color;
}

QBrush SvgAttributes::brush() const
{
    const QString fill = text("fill");
    if (fill == QLatin1String("none"))
        return Qt::NoBrush;
    return color("fill", fill.isEmpty() ? QStringLiteral("black") : fill);
}

QPen SvgAttributes::pen() const
{
    const QString stroke = text("stroke");
    if (stroke.isEmpty() || stroke == QLatin1String("none"))
        return Qt::NoPen;
    const QString cap = text("stroke-linecap");
    const QString join = text("stroke-linejoin");
    const double width = number("stroke-width", 1);
    QPen pen(color("stroke", stroke), width, Qt::SolidLine,
             cap == QLatin1String("round")    ? Qt::RoundCap
             : cap == QLatin1String("square") ? Qt::SquareCap
                                              : Qt::FlatCap,
             join == QLatin1String("round")   ? Qt::RoundJoin
             : join == QLatin1String("bevel") ? Qt::BevelJoin
                                              : Qt::SvgMiterJoin);
    QList<double> dashes = numbersIn(text("stroke-dasharray"));
    if (dashes.size() % 2 == 1) // as SVG has it
        dashes << dashes;
    for (double& dash : dashes)
        dash /= width;
    if (!dashes.isEmpty() && width > 0) {
        pen.setDashPattern(dashes);
        pen.setDashOffset(number("stroke-dashoffset") / width);
    }
    return pen;
}

QFont SvgAttributes::font() const
{
    constexpr int Usual = 16;
    QFont font(text("font-family").section(u',', 0, 0).trimmed());
    font.setPixelSize(std::max(1, qRound(number("font-size", Usual))));
    const QString weight = text("font-weight");
    if (weight == QLatin1String("bold"))
        font.setWeight(QFont::Bold);
    else if (const int value = weight.toInt(); value > 0)
        font.setWeight(static_cast<QFont::Weight>(value));
    font.setItalic(text("font-style") == QLatin1String("italic"));
    font.setHintingPreference(QFont::PreferNoHinting); // it is drawn at any scale
    return font;
}

std::optional<QTransform> SvgAttributes::transform() const
{
    static const QRegularExpression part(QStringLiteral("([a-zA-Z]+)\\s*\\(([^)]*)\\)"));
    QTransform all;
    auto found = part.globalMatch(text("transform"));
    while (found.hasNext()) {
        const QRegularExpressionMatch each = found.next();
        const auto transform = transformOf(each.captured(1), numbersIn(each.captured(2)));
        if (!transform)
            return std::nullopt;
        all = *transform * all;
    }
    return all;
}

std::optional<QPainterPath> SvgAttributes::outline(const QString& element) const
{
    QPainterPath path;
    if (element == QLatin1String("path")) {
        std::optional<QPainterPath> drawn = svgPath(text("d"));
        if (drawn)
            drawn->setFillRule(text("fill-rule") == QLatin1String("evenodd") ? Qt::OddEvenFill
                                                                             : Qt::WindingFill);
        return drawn;
    }
    if (element == QLatin1String("polyline") || element == QLatin1String("polygon"))
        return throughPoints(text("points"), element == QLatin1String("polygon"));
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
    if (element == QLatin1String("line")) {
        path.moveTo(number("x1"), number("y1"));
        path.lineTo(number("x2"), number("y2"));
        return path;
    }
    return std::nullopt;
}

QString SvgAttributes::clipName() const
{
    static const QRegularExpression name(QStringLiteral("^url\\(#(.+)\\)$"));
    return name.match(text("clip-path")).captured(1);
}

} // namespace subtext::plot

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/svgpath.h"

#include <QRegularExpression>
#include <QtMath>

#include <array>
#include <cmath>

namespace subtext {
namespace {

class PathReader
{
public:
    explicit PathReader(const QString& d)
        : m_rest(d)
    {}

    std::optional<QPainterPath> read()
    {
        QChar command;
        for (skipAir(); !m_rest.isEmpty(); skipAir()) {
            if (m_rest.front().isLetter()) {
                command = m_rest.front();
                m_rest = m_rest.mid(1);
            }
            if (!take(command))
                return std::nullopt;
            if (command == u'M' || command == u'm') // further points are lines
                command = command == u'M' ? u'L' : u'l';
        }
        return m_path;
    }

private:
    void skipAir()
    {
        while (!m_rest.isEmpty() && (m_rest.front().isSpace() || m_rest.front() == u','))
            m_rest = m_rest.mid(1);
    }

    double number()
    {
        static const QRegularExpression one(QStringLiteral("^[-+]?(\\d+\\.?\\d*|\\.\\d+)"));
        skipAir();
        const QRegularExpressionMatch found = one.match(m_rest);
        m_isBroken = m_isBroken || !found.hasMatch();
        m_rest = m_rest.mid(found.capturedLength());
        return found.captured().toDouble();
    }

    /// One digit: others may follow it without anything between.
    bool flag()
    {
        skipAir();
        const bool isSet = m_rest.startsWith(u'1');
        m_isBroken = m_isBroken || !(isSet || m_rest.startsWith(u'0'));
        m_rest = m_rest.mid(1);
        return isSet;
    }

    QPointF point(bool isRelative)
    {
        const double x = number();
        const double y = number();
        return QPointF(x, y) + (isRelative ? m_path.currentPosition() : QPointF());
    }

    bool take(QChar command)
    {
        const bool isRelative = command.isLower();
        const QPointF from = isRelative ? m_path.currentPosition() : QPointF();
        QPointF control; // of the curve, the second one
        switch (command.toUpper().toLatin1()) {
        case 'M':
            m_path.moveTo(point(isRelative));
            break;
        case 'L':
            m_path.lineTo(point(isRelative));
            break;
        case 'H':
            m_path.lineTo(from.x() + number(), m_path.currentPosition().y());
            break;
        case 'V':
            m_path.lineTo(m_path.currentPosition().x(), from.y() + number());
            break;
        case 'C': {
            const QPointF first = point(isRelative);
            control = point(isRelative);
            m_path.cubicTo(first, control, point(isRelative));
            break;
        }
        case 'S': {
            const QPointF first = m_control.value_or(m_path.currentPosition());
            control = point(isRelative);
            m_path.cubicTo(first, control, point(isRelative));
            break;
        }
        case 'Q': {
            const QPointF middle = point(isRelative);
            m_path.quadTo(middle, point(isRelative));
            break;
        }
        case 'A':
            takeArc(isRelative);
            break;
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            return false;
        }
        const bool isCurve = command.toUpper() == u'C' || command.toUpper() == u'S';
        m_control = isCurve ? std::optional(2 * m_path.currentPosition() - control) : std::nullopt;
        return !m_isBroken;
    }

    /// From the two ends and the radii to the ellipse (SVG 1.1, F.6.5 and F.6.6).
    void takeArc(bool isRelative)
    {
        double rx = std::abs(number());
        double ry = std::abs(number());
        const double turned = number();
        const bool isLong = flag();
        const bool isClockwise = flag();
        const QPointF from = m_path.currentPosition();
        const QPointF to = point(isRelative);
        m_isBroken = m_isBroken || (turned != 0 && rx != ry);
        if (m_isBroken || rx == 0 || ry == 0)
            return;
        const QPointF half((from.x() - to.x()) / 2 / rx, (from.y() - to.y()) / 2 / ry);
        const double reach = QPointF::dotProduct(half, half); // of a circle of radius 1
        if (reach > 1) {
            rx *= std::sqrt(reach);
            ry *= std::sqrt(reach);
        }
        const double share = reach > 1 || reach == 0 ? 0 : std::sqrt((1 - reach) / reach);
        const double side = isLong == isClockwise ? -share : share;
        const QPointF scaled = reach > 1 ? half / std::sqrt(reach) : half;
        const QPointF middle(side * scaled.y(), -side * scaled.x());
        const QPointF centre(middle.x() * rx + (from.x() + to.x()) / 2,
                             middle.y() * ry + (from.y() + to.y()) / 2);
        // Qt's angles grow against the clock.
        const double start = qRadiansToDegrees(
            std::atan2(-(from.y() - centre.y()) / ry, (from.x() - centre.x()) / rx));
        const double end =
            qRadiansToDegrees(std::atan2(-(to.y() - centre.y()) / ry, (to.x() - centre.x()) / rx));
        double sweep = end - start;
        if (isClockwise && sweep > 0)
            sweep -= 360;
        if (!isClockwise && sweep < 0)
            sweep += 360;
        addArc(QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry), start, sweep, to);
    }

    /// Not by arcTo(), which would draw a line to where it computes that the arc begins.
    void addArc(const QRectF& room, double start, double sweep, const QPointF& to)
    {
        QPainterPath arc;
        arc.arcMoveTo(room, start);
        arc.arcTo(room, start, sweep);
        for (int i = 1; i < arc.elementCount(); ++i) {
            if (arc.elementAt(i).type != QPainterPath::CurveToElement)
                continue;
            const bool isLast = i + 3 >= arc.elementCount();
            m_path.cubicTo(arc.elementAt(i), arc.elementAt(i + 1),
                           isLast ? to : QPointF(arc.elementAt(i + 2)));
        }
    }

    QString m_rest;
    QPainterPath m_path;
    std::optional<QPointF> m_control; ///< What a smooth curve goes on with.
    bool m_isBroken = false;
};

} // namespace

std::optional<QPainterPath> svgPath(const QString& d)
{
    return PathReader(d).read();
}

} // namespace subtext

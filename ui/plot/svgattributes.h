// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QFont>
#include <QMap>
#include <QPainterPath>
#include <QPen>
#include <QString>
#include <QTransform>

#include <optional>

class QXmlStreamAttributes;

namespace subtext::plot {

/// What an element of SVG says, and what those around it say for it.
class SvgAttributes
{
public:
    /// Those of an element in this one, which keeps what is handed down: colours, pens and fonts.
    SvgAttributes within(const QXmlStreamAttributes& own) const;

    QString text(const char* name) const { return m_all.value(QString::fromLatin1(name)); }
    double number(const char* name, double otherwise = 0) const;

    QBrush brush() const;
    QPen pen() const;
    QFont font() const;
    /// Matrices, moves, turns and scalings; none where there is something else.
    std::optional<QTransform> transform() const;
    /// The shape that an element of this name has; none where it is no shape.
    std::optional<QPainterPath> outline(const QString& element) const;
    /// The name of what clips it; empty where nothing does.
    QString clipName() const;

private:
    QColor color(const char* name, const QString& value) const;

    QMap<QString, QString> m_all;
};

} // namespace subtext::plot

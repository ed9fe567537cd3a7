// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/vadprofile.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/spokenrole.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace subtext {
namespace {

constexpr std::size_t ProfileRows = 3; // valence, arousal, dominance
constexpr int RowPadding = 9;
constexpr int Apart = 9;      // between the profile and confidence
constexpr int LevelExtra = 8; // in a narrow profile the level stands under its word
constexpr int TextGap = 7;
constexpr qreal DotRadius = 4.5;
constexpr int WordedAxis = 104; // with less than this for the axis, words give way to numbers
constexpr int MinimumAxis = 48;

QFont textFont()
{
    return theme::font(theme::TextRole::Small);
}

int nameWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (ScaleIndex dimension : AllDimensions)
        width = std::max(width, metrics.horizontalAdvance(dimensionWord(dimension)));
    return width;
}

int wordWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (ScaleIndex dimension : AllDimensions) {
        for (int point = MinPoint; point <= MaxPoint; ++point)
            width = std::max(width, metrics.horizontalAdvance(pointWord(dimension, point)));
    }
    return width;
}

QString signedNumber(double value, int places)
{
    const QString digits = QString::number(std::abs(value), 'f', places);
    if (digits.toDouble() == 0)
        return digits;
    return (value < 0 ? QChar(0x2212) : QChar(u'+')) + digits;
}

// Scale numbers are thirds, rounded: back to points.
double pointsOf(double number)
{
    return std::clamp(number * MaxPoint, static_cast<double>(MinPoint),
                      static_cast<double>(MaxPoint));
}

qreal xOf(const QRectF& axis, double point)
{
    return axis.left() + axis.width() * (point - MinPoint) / (MaxPoint - MinPoint);
}

} // namespace

VadProfile::VadProfile(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    m_means.fill(std::numeric_limits<double>::quiet_NaN());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void VadProfile::setRatings(const Points& points, const Means& meanOfAll)
{
    m_points = points;
    m_means = meanOfAll;
    describe();
    update();
}

void VadProfile::describe()
{
    QStringList words;
    for (ScaleIndex dimension : AllDimensions) {
        const auto point = m_points.at(indexOf(dimension));
        words << tr("%1 %2").arg(dimensionWord(dimension).toLower(),
                                 point ? pointWord(dimension, *point) : tr("not rated"));
    }
    QString description = words.join(QStringLiteral(", "));
    description[0] = description[0].toUpper();
    if (description == accessibleDescription())
        return;
    setAccessibleName(tr("Ratings"));
    setAccessibleDescription(description);
}

QString VadProfile::rowText(ScaleIndex dimension) const
{
    const std::size_t row = indexOf(dimension);
    const auto point = m_points.at(row);
    QString text = tr("%1: %2").arg(
        dimensionWord(dimension),
        point ? tr("%1 (%2)").arg(pointWord(dimension, *point), signedNumber(*point, 0))
              : tr("not rated"));
    if (row < ProfileRows && std::isfinite(m_means.at(row)))
        text +=
            u'\n' + tr("Mean of all raters: %1").arg(signedNumber(pointsOf(m_means.at(row)), 1));
    return text + u'\n' +
           tr("From %1 (%2) to %3 (+%4)")
               .arg(pointWord(dimension, MinPoint), signedNumber(MinPoint, 0),
                    pointWord(dimension, MaxPoint))
               .arg(MaxPoint);
}

const VadProfile::Widths& VadProfile::widths() const
{
    const QFont font = textFont();
    if (!m_widths || m_widths->font != font) {
        const QFontMetrics metrics(font);
        m_widths = Widths{font, nameWidth(metrics), wordWidth(metrics)};
    }
    return *m_widths;
}

bool VadProfile::areWordsShown() const
{
    return width() >= widths().name + widths().word + 2 * TextGap + WordedAxis;
}

QSize VadProfile::minimumSizeHint() const
{
    const QFontMetrics metrics(textFont());
    const int numbers = metrics.horizontalAdvance(signedNumber(MinPoint, 0));
    const int rows = static_cast<int>(DimensionCount) * (metrics.height() + RowPadding);
    return {widths().name + numbers + 2 * TextGap + MinimumAxis, rows + Apart + LevelExtra};
}

QSize VadProfile::sizeHint() const
{
    QSize hint = minimumSizeHint();
    hint.setWidth(widths().name + widths().word + 2 * TextGap + WordedAxis);
    return hint;
}

qreal VadProfile::rowCentre(std::size_t row) const
{
    const qreal rowHeight = (height() - Apart - LevelExtra) / static_cast<qreal>(DimensionCount);
    qreal top = static_cast<qreal>(row) * rowHeight;
    if (row == ProfileRows)
        top += areWordsShown() ? Apart + LevelExtra / 2.0 : Apart - 2;
    return std::floor(top + rowHeight / 2) + 0.5; // hairlines on the middle of a pixel
}

QRectF VadProfile::axisArea() const
{
    const QFontMetrics metrics(textFont());
    const int right =
        areWordsShown() ? widths().word : metrics.horizontalAdvance(signedNumber(MinPoint, 0));
    const qreal left = widths().name + TextGap + DotRadius;
    return {left, 0, std::max(width() - left - right - TextGap - DotRadius, 1.0),
            static_cast<qreal>(height())};
}

void VadProfile::paintAxes(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF axis = axisArea();
    const qreal centre = std::floor(xOf(axis, 0)) + 0.5;
    for (std::size_t row = 0; row < ProfileRows; ++row) {
        const qreal y = rowCentre(row);
        painter.setPen(QPen(c.line, 1));
        painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
        for (int point = MinPoint; point <= MaxPoint; ++point) {
            const qreal x = point == 0 ? centre : std::floor(xOf(axis, point)) + 0.5;
            painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
        }
    }
    painter.setPen(QPen(c.control, 1));
    painter.drawLine(QPointF(centre, rowCentre(0) - 8),
                     QPointF(centre, rowCentre(ProfileRows - 1) + 8));
}

void VadProfile::paintGhost(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF axis = axisArea();
    QPolygonF line;
    for (std::size_t row = 0; row < ProfileRows; ++row) {
        if (std::isfinite(m_means.at(row)))
            line << QPointF(xOf(axis, pointsOf(m_means.at(row))), rowCentre(row));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.muted, 1.2, Qt::DotLine, Qt::RoundCap));
    painter.drawPolyline(line);
    painter.setPen(QPen(c.muted, 1.2));
    painter.setBrush(c.surface);
    for (const QPointF& at : line)
        painter.drawEllipse(at, 3, 3);
}

void VadProfile::paintProfile(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF axis = axisArea();
    const qreal centre = xOf(axis, 0);
    // A scale that was left out interrupts the line.
    QPolygonF dots;
    for (std::size_t row = 0; row < ProfileRows; ++row) {
        if (!m_points.at(row))
            continue;
        dots << QPointF(xOf(axis, *m_points.at(row)), rowCentre(row));
        if (row == 0 || !m_points.at(row - 1))
            continue;
        const QPointF& from = dots[dots.size() - 2];
        const QPointF& to = dots.back();
        QColor fill = c.accent;
        fill.setAlphaF(c.isDark ? 0.26F : 0.16F);
        QPainterPath area;
        area.setFillRule(Qt::WindingFill); // two triangles where the line crosses the centre
        area.addPolygon(QPolygonF{QPointF(centre, from.y()), from, to, QPointF(centre, to.y())});
        painter.fillPath(area, fill);
        painter.setPen(QPen(c.accent, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
    }
    painter.setPen(QPen(c.surface, 1.5));
    painter.setBrush(c.accent);
    for (const QPointF& at : dots)
        painter.drawEllipse(at, DotRadius, DotRadius);
}

// A level, not a direction: it fills from the left.
void VadProfile::paintConfidence(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const bool isBesideName = areWordsShown();
    const QRectF axis =
        isBesideName ? axisArea().adjusted(-DotRadius, 0, DotRadius, 0) : QRectF(rect());
    const qreal y = isBesideName ? rowCentre(ProfileRows) : height() - 3.0;
    const auto point = m_points.at(indexOf(Dimension::Confidence));
    const qreal gap = 2;
    const qreal width = (axis.width() - gap * (PointCount - 1)) / PointCount;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < PointCount; ++i) {
        const bool isFilled = point && i <= *point - MinPoint;
        painter.setBrush(isFilled ? c.muted : c.line);
        painter.drawRoundedRect(QRectF(axis.left() + i * (width + gap), y - 3, width, 6), 2, 2);
    }
}

void VadProfile::paintTexts(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const bool areWords = areWordsShown();
    const QFontMetrics metrics(textFont());
    painter.setFont(textFont());
    for (ScaleIndex dimension : AllDimensions) {
        const std::size_t row = indexOf(dimension);
        const auto point = m_points.at(row);
        const QRectF line(0, rowCentre(row) - metrics.height() / 2.0, width(), metrics.height());
        qreal wordsFrom = width();
        painter.setPen(c.text);
        if (areWords) {
            const QRectF words(width() - widths().word, line.top(), widths().word, line.height());
            painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                             point ? pointWord(dimension, *point) : QStringLiteral("–"));
        } else {
            // Confidence has the whole line: its level stands below.
            const bool isWord = dimension == Dimension::Confidence;
            const QString text = !point   ? QStringLiteral("–")
                                 : isWord ? pointWord(dimension, *point)
                                          : signedNumber(*point, 0);
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, text);
            wordsFrom = width() - metrics.horizontalAdvance(text) - metrics.averageCharWidth();
        }
        // In a narrow column the name gives way to a long word, which says what it is about.
        const QString name = dimensionWord(dimension);
        painter.setPen(c.muted);
        if (metrics.horizontalAdvance(name) <= wordsFrom)
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
}

void VadProfile::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintGhost(painter);
    paintProfile(painter);
    paintConfidence(painter);
    paintTexts(painter);
}

bool VadProfile::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto nearest = std::min_element(
        AllDimensions.begin(), AllDimensions.end(), [&](ScaleIndex a, ScaleIndex b) {
            return std::abs(rowCentre(indexOf(a)) - help->pos().y()) <
                   std::abs(rowCentre(indexOf(b)) - help->pos().y());
        });
    showPlainToolTip(help->globalPos(), rowText(*nearest), this);
    return true;
}

} // namespace subtext

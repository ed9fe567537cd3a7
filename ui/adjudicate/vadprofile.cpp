// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/vadprofile.h"

#include "core/agreement/agreementinput.h"
#include "ui/text/answertext.h"
#include "ui/text/scaletext.h"
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

constexpr int RowPadding = 9;
constexpr int Apart = 9;      // between the profile and confidence
constexpr int LevelExtra = 8; // in a narrow profile the level stands under its word
constexpr int TextGap = 7;
constexpr qreal DotRadius = 4.5;
constexpr int WordedAxis = 104; // with less than this for the axis, words give way to numbers
constexpr int MinimumAxis = 34;
constexpr int LongestName = 16; // in letters, in a narrow profile

QFont textFont()
{
    return theme::font(theme::TextRole::Small);
}

qreal xOf(const QRectF& axis, double share)
{
    return axis.left() + axis.width() * share;
}

} // namespace

VadProfile::VadProfile(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    m_means.fill(std::numeric_limits<double>::quiet_NaN());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTask(usualTask());
}

void VadProfile::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    m_rows.clear();
    std::optional<std::size_t> confidence;
    for (std::size_t i = 0; i < task->scales.size(); ++i) {
        if (task->scales[i].isConfidence)
            confidence = i;
        else
            m_rows.push_back(i);
    }
    m_profileRows = m_rows.size();
    if (confidence)
        m_rows.push_back(*confidence);
    m_points = {};
    m_widths.reset();
    if (m_rows.empty() == m_isThere) { // a widget by itself would come on screen
        m_isThere = !m_rows.empty();
        setVisible(m_isThere);
    }
    describe();
    updateGeometry();
}

std::optional<double> VadProfile::shareOf(std::size_t row) const
{
    const std::vector<ScalePoint>& points = scaleAt(row).points;
    const auto value = valueAt(row);
    const auto found = std::find_if(points.begin(), points.end(),
                                    [&](const ScalePoint& point) { return point.value == value; });
    if (found == points.end())
        return std::nullopt;
    return static_cast<double>(found - points.begin()) / static_cast<double>(points.size() - 1);
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
    if (m_rows.empty())
        return;
    QStringList words;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto value = valueAt(row);
        words << tr("%1 %2").arg(inSentence(scaleAt(row).word, *m_task),
                                 value ? pointWordOf(scaleAt(row), *value) : tr("not rated"));
    }
    QString description = listed(words);
    description[0] = description[0].toUpper();
    if (description == accessibleDescription())
        return;
    setAccessibleName(tr("Ratings"));
    setAccessibleDescription(description);
}

QString VadProfile::rowText(ScaleIndex index) const
{
    const Scale& scale = m_task->scales.at(indexOf(index));
    const auto value = m_points.at(indexOf(index));
    QString text =
        tr("%1: %2").arg(scale.word, value ? tr("%1 (%2)").arg(pointWordOf(scale, *value),
                                                               scaleValueText(scale, *value))
                                           : tr("not rated"));
    const double mean = m_means.at(indexOf(index));
    if (!scale.isConfidence && std::isfinite(mean))
        text +=
            u'\n' +
            tr("Mean of all raters: %1").arg(scaleValueText(scale, valueOfNumber(scale, mean), 1));
    const ScalePoint& first = scale.points.front();
    const ScalePoint& last = scale.points.back();
    return text + u'\n' +
           tr("From %1 (%2) to %3 (%4)")
               .arg(first.word, scaleValueText(scale, first.value), last.word,
                    scaleValueText(scale, last.value));
}

const VadProfile::Widths& VadProfile::widths() const
{
    const QFont font = textFont();
    if (!m_widths || m_widths->font != font) {
        const QFontMetrics metrics(font);
        m_widths = Widths{font, 0, 0};
        for (const std::size_t row : m_rows) {
            const Scale& scale = m_task->scales[row];
            // Rounded up: what is a fraction too wide is cut.
            const qreal name = QFontMetricsF(font).horizontalAdvance(scale.word);
            m_widths->name = std::max(m_widths->name, static_cast<int>(std::ceil(name)));
            for (const ScalePoint& point : scale.points)
                m_widths->word = std::max(m_widths->word, metrics.horizontalAdvance(point.word));
        }
    }
    return *m_widths;
}

bool VadProfile::areWordsShown() const
{
    return width() >= widths().name + widths().word + 2 * TextGap + WordedAxis;
}

int VadProfile::nameWidth() const
{
    const int longest = LongestName * QFontMetrics(textFont()).averageCharWidth();
    return areWordsShown() ? widths().name : std::min(widths().name, longest);
}

QSize VadProfile::minimumSizeHint() const
{
    const QFontMetrics metrics(textFont());
    const int name = std::min(widths().name, LongestName * metrics.averageCharWidth());
    const int numbers = metrics.horizontalAdvance(signedNumber(-3, 0));
    const int rows = static_cast<int>(m_rows.size()) * (metrics.height() + RowPadding);
    return {name + numbers + 2 * TextGap + MinimumAxis,
            rows + (hasConfidence() ? Apart + LevelExtra : 0)};
}

QSize VadProfile::sizeHint() const
{
    QSize hint = minimumSizeHint();
    hint.setWidth(widths().name + widths().word + 2 * TextGap + WordedAxis);
    return hint;
}

qreal VadProfile::rowCentre(std::size_t row) const
{
    const int apart = hasConfidence() ? Apart + LevelExtra : 0;
    const qreal rowHeight = (height() - apart) / static_cast<qreal>(m_rows.size());
    qreal top = static_cast<qreal>(row) * rowHeight;
    if (row == m_profileRows)
        top += areWordsShown() ? Apart + LevelExtra / 2.0 : Apart - 2;
    return std::floor(top + rowHeight / 2) + 0.5; // hairlines on the middle of a pixel
}

QRectF VadProfile::axisArea() const
{
    const QFontMetrics metrics(textFont());
    const int right =
        areWordsShown() ? widths().word : metrics.horizontalAdvance(signedNumber(-3, 0));
    const qreal left = nameWidth() + TextGap + DotRadius;
    return {left, 0, std::max(width() - left - right - TextGap - DotRadius, 1.0),
            static_cast<qreal>(height())};
}

void VadProfile::paintAxes(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF axis = axisArea();
    const qreal centre = std::floor(xOf(axis, 0.5)) + 0.5;
    for (std::size_t row = 0; row < m_profileRows; ++row) {
        const qreal y = rowCentre(row);
        painter.setPen(QPen(c.line, 1));
        painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
        const auto last = static_cast<double>(scaleAt(row).points.size() - 1);
        for (std::size_t point = 0; point < scaleAt(row).points.size(); ++point) {
            const qreal x = std::floor(xOf(axis, static_cast<double>(point) / last)) + 0.5;
            painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
        }
    }
    if (m_profileRows == 0)
        return;
    painter.setPen(QPen(c.control, 1));
    painter.drawLine(QPointF(centre, rowCentre(0) - 8),
                     QPointF(centre, rowCentre(m_profileRows - 1) + 8));
}

void VadProfile::paintGhost(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF axis = axisArea();
    QPolygonF line;
    for (std::size_t row = 0; row < m_profileRows; ++row) {
        const double mean = m_means.at(m_rows[row]);
        if (std::isfinite(mean))
            line << QPointF(xOf(axis, shareOfNumber(scaleAt(row), mean)), rowCentre(row));
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
    const qreal centre = xOf(axis, 0.5);
    // A scale that was left out interrupts the line.
    QPolygonF dots;
    for (std::size_t row = 0; row < m_profileRows; ++row) {
        const auto share = shareOf(row);
        if (!share)
            continue;
        dots << QPointF(xOf(axis, *share), rowCentre(row));
        if (row == 0 || !shareOf(row - 1))
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
    if (!hasConfidence())
        return;
    const theme::Colors& c = theme::colors(palette());
    const bool isBesideName = areWordsShown();
    const QRectF axis =
        isBesideName ? axisArea().adjusted(-DotRadius, 0, DotRadius, 0) : QRectF(rect());
    const qreal y = isBesideName ? rowCentre(m_profileRows) : height() - 3.0;
    const std::vector<ScalePoint>& points = scaleAt(m_profileRows).points;
    const auto value = valueAt(m_profileRows);
    const auto count = static_cast<int>(points.size());
    const qreal gap = 2;
    const qreal width = (axis.width() - gap * (count - 1)) / count;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < count; ++i) {
        const bool isFilled = value && points[static_cast<std::size_t>(i)].value <= *value;
        painter.setBrush(isFilled ? c.muted : c.line);
        painter.drawRoundedRect(QRectF(axis.left() + i * (width + gap), y - 3, width, 6), 2, 2);
    }
}

/// In a narrow profile. Confidence has the whole line, as its level stands below: a word, where it
/// leaves the name its room.
QString VadProfile::valueText(std::size_t row) const
{
    const Scale& scale = scaleAt(row);
    const auto value = valueAt(row);
    if (!value)
        return QStringLiteral("–");
    const QFontMetrics metrics(textFont());
    const QString word = pointWordOf(scale, *value);
    const int needed = metrics.horizontalAdvance(scale.word) + metrics.averageCharWidth() +
                       metrics.horizontalAdvance(word);
    return scale.isConfidence && needed <= width() ? word : scaleValueText(scale, *value);
}

void VadProfile::paintTexts(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const bool areWords = areWordsShown();
    const QFontMetrics metrics(textFont());
    painter.setFont(textFont());
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const Scale& scale = scaleAt(row);
        const auto value = valueAt(row);
        const QRectF line(0, rowCentre(row) - metrics.height() / 2.0, width(), metrics.height());
        qreal wordsFrom = width();
        painter.setPen(c.text);
        if (areWords) {
            const QRectF words(width() - widths().word, line.top(), widths().word, line.height());
            painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                             value ? pointWordOf(scale, *value) : QStringLiteral("–"));
        } else {
            const QString text = valueText(row);
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, text);
            wordsFrom = width() - metrics.horizontalAdvance(text) - metrics.averageCharWidth();
            if (row < m_profileRows)
                wordsFrom = std::min<qreal>(wordsFrom, nameWidth());
        }
        painter.setPen(c.muted);
        painter.drawText(
            line, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(scale.word, Qt::ElideRight, static_cast<int>(std::ceil(wordsFrom))));
    }
}

void VadProfile::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight); // a figure, as the legend reads it
    paintAxes(painter);
    paintGhost(painter);
    paintProfile(painter);
    paintConfidence(painter);
    paintTexts(painter);
}

bool VadProfile::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_rows.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    std::size_t nearest = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (std::abs(rowCentre(row) - help->pos().y()) <
            std::abs(rowCentre(nearest) - help->pos().y()))
            nearest = row;
    }
    showPlainToolTip(help->globalPos(), rowText(static_cast<ScaleIndex>(m_rows[nearest])), this);
    return true;
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scale.h"

#include <QFont>
#include <QWidget>

#include <array>
#include <optional>

namespace subtext {

/// One rater's valence, arousal and dominance as a profile on three seven-point axes with a common
/// centre line, and below, set apart, how sure they were. The mean of all raters stands behind it
/// as a ghost. Profiles of one width have the same axes, so that columns compare at a glance.
class VadProfile : public QWidget
{
    Q_OBJECT
public:
    /// Valence, arousal, dominance in scale numbers; NaN where nobody rated.
    using Means = std::array<double, 3>;

    explicit VadProfile(QWidget* parent = nullptr);

    void setRatings(const Points& points, const Means& meanOfAll);
    const Points& points() const { return m_points; }

    /// What the row of a dimension says when pointed at.
    QString rowText(ScaleIndex dimension) const;
    /// Whether the words of the points fit beside the axes; else there are numbers, and a word for
    /// confidence alone.
    bool areWordsShown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of the longest name of a row and the longest word of a point, in pixels.
    struct Widths
    {
        QFont font;
        int name = 0;
        int word = 0;
    };

    /// Measured once for each font: painting asks for them many times.
    const Widths& widths() const;
    qreal rowCentre(std::size_t row) const;
    QRectF axisArea() const;
    void paintAxes(QPainter& painter) const;
    void paintGhost(QPainter& painter) const;
    void paintProfile(QPainter& painter) const;
    void paintConfidence(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    void describe();

    Points m_points;
    Means m_means;
    mutable std::optional<Widths> m_widths;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/choice.h"
#include "core/task/task.h"

#include <QFont>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What one rater said on the scales of a task (in CEI valence, arousal and dominance) as a profile
/// on axes with a common centre line, and below, set apart, how sure they were, where that is
/// asked. The mean of all raters stands behind it as a ghost. Profiles of one width have the same
/// axes, so that columns compare at a glance. A task without scales has no profile.
class VadProfile : public QWidget
{
    Q_OBJECT
public:
    /// By scale, in scale numbers; NaN where nobody rated.
    using Means = std::array<double, MaxScales>;

    explicit VadProfile(QWidget* parent = nullptr);

    void setTask(const std::shared_ptr<const Task>& task);
    void setRatings(const Points& points, const Means& meanOfAll);
    const Points& points() const { return m_points; }

    QString rowText(ScaleIndex scale) const;
    /// Whether the words of the points fit beside the axes; else there are numbers, and a word for
    /// confidence alone, if it fits beside its name.
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
    /// Of the names beside the axes; long ones are cut where there is little room.
    int nameWidth() const;
    const Scale& scaleAt(std::size_t row) const { return m_task->scales[m_rows[row]]; }
    bool hasConfidence() const { return m_profileRows < m_rows.size(); }
    std::optional<int> valueAt(std::size_t row) const { return m_points.at(m_rows[row]); }
    /// Of a value on the axis of its row, 0 … 1; none where it is open, or no point.
    std::optional<double> shareOf(std::size_t row) const;
    qreal rowCentre(std::size_t row) const;
    QRectF axisArea() const;
    void paintAxes(QPainter& painter) const;
    void paintGhost(QPainter& painter) const;
    void paintProfile(QPainter& painter) const;
    void paintConfidence(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    QString valueText(std::size_t row) const;
    void describe();

    std::shared_ptr<const Task> m_task;
    std::vector<std::size_t> m_rows; ///< Scales of the task, that of confidence last.
    std::size_t m_profileRows = 0;   ///< Those without it.
    bool m_isThere = true;           ///< The task has scales.
    Points m_points;
    Means m_means;
    mutable std::optional<Widths> m_widths;
};

} // namespace subtext

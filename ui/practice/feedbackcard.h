// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/calibration.h"

#include <QScrollArea>

class QLabel;

namespace subtext {

class Prose;
class ScaleOffset;

/// What a practice answer is worth: both labels, why, what to look out for, and how far each scale
/// was off.
class FeedbackCard : public QScrollArea
{
    Q_OBJECT
public:
    explicit FeedbackCard(QWidget* parent = nullptr);

    void showFeedback(const CalibrationItem& item, const Answer& answer);
    /// Everything that it says, for tests and readers of the screen.
    QString text() const;

private:
    void buildScales(QWidget* page);
    QLabel* addTitle(const QString& text, QWidget* page);

    QLabel* m_boundary;
    QLabel* m_verdict;
    QLabel* m_labels;
    Prose* m_why;
    Prose* m_careful;
    std::array<ScaleOffset*, ReferenceDimensions.size()> m_scales{};
    std::array<QLabel*, ReferenceDimensions.size()> m_offsets{};
};

} // namespace subtext

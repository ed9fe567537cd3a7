// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/calibration.h"

#include <QScrollArea>

class QFrame;
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

    /// `item` is of `task`.
    void showFeedback(const Task& task, const CalibrationItem& item, const Answer& answer);
    QString text() const;

private:
    void showScales(const Task& task, const CalibrationItem& item,
                    const PracticeComparison& comparison);
    QLabel* addTitle(const QString& text, QWidget* page);

    QLabel* m_boundary;
    QLabel* m_verdict;
    QLabel* m_labels;
    Prose* m_why;
    QLabel* m_carefulTitle;
    Prose* m_careful;
    QFrame* m_scaleCard;
    QList<ScaleOffset*> m_scales;
};

} // namespace subtext

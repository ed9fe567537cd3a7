// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/qualityrecords.h"
#include "core/task/task.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace subtext {

/// The limits of the quality checks and the self-check, to be looked at and changed. What is
/// accepted becomes a new revision in the study; the earlier ones stay.
class LimitsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit LimitsDialog(const QualityProtocol& protocol, QWidget* parent = nullptr);
    /// Of a task that is not CEI, as its document has it: the limits of checks that it has, and
    /// that have one limit in common.
    LimitsDialog(const QualityProtocol& protocol, const Task& task, QWidget* parent = nullptr);

    /// What the fields say now. What nobody changed is as it was, even where a field cannot show it
    /// in full.
    QualityProtocol protocol() const;

    /// What becomes of a change in the study; hidden where there is none yet.
    QLabel* note() const { return m_note; }

private:
    using EmotionBoxes = std::array<QCheckBox*, EmotionCount>;

    void addPersonLimits(QFormLayout* form, const QualityThresholds& t);
    void addItemLimits(QFormLayout* form, const QualityThresholds& t);
    void addExplanationLimits(QFormLayout* form, const QualityThresholds& t);
    void addRest(QFormLayout* form, const QualityThresholds& t);
    QDoubleSpinBox* addReal(QFormLayout* form, const QString& name, double value, double most,
                            int decimals, const QString& suffix);
    QSpinBox* addWhole(QFormLayout* form, const QString& name, int value, int least, int most);
    EmotionBoxes addEmotions(QFormLayout* form, const QString& name, EmotionSet chosen,
                             QGridLayout*& grid);
    QualityThresholds thresholds() const;
    void hideOthers(QFormLayout& form, const Task& checked);

    LimitsDialog(const QualityProtocol& protocol, const Task* task, QWidget* parent);

    QualityProtocol m_before;
    QualityThresholds m_shown; ///< What the fields began with, as they show it.
    Task m_task;
    bool m_isCei;
    QLabel* m_note;
    QCheckBox* m_selfCheck;
    QDoubleSpinBox* m_share;
    QSpinBox* m_shareFrom;
    QDoubleSpinBox* m_tooFast;
    QDoubleSpinBox* m_disengaged;
    QDoubleSpinBox* m_outlier;
    QSpinBox* m_outlierFrom;
    QCheckBox* m_contradictions;
    QCheckBox* m_overrideNote;
    QSpinBox* m_points;
    EmotionBoxes m_positive{};
    EmotionBoxes m_negative{};
    QGridLayout* m_positiveGrid = nullptr;
    QGridLayout* m_negativeGrid = nullptr;
    QDoubleSpinBox* m_range;
    QDoubleSpinBox* m_acceptedShare;
    QCheckBox* m_explanations;
    QSpinBox* m_sameExplanation;
    QDoubleSpinBox* m_copiedShare;
    QSpinBox* m_copiedWords;
};

} // namespace subtext

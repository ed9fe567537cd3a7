// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/protocol.h"
#include "core/quality/qualityrecords.h"
#include "core/task/task.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace subtext {

class SegmentBar;
class SettingCard;
class SettingRow;

/// The rules of labelling, of the quality checks and of what leaves the study, as fields. The
/// set-up and the settings of the Roster place both ask with it.
class RulesForm : public QWidget
{
    Q_OBJECT
public:
    explicit RulesForm(QWidget* parent);

    /// What the rules are about; CEI until it is said. Offers no explanation where none is asked,
    /// no second reading where no question has one, and of the limits of checks those that the task
    /// has.
    void setTask(const Task& task);
    /// False in the set-up: nothing is said of what becomes of a change. True until it is said.
    void setHasStudy(bool hasStudy) { m_hasStudy = hasStudy; }
    void show(const Protocol& protocol, const QualityProtocol& quality);
    /// Overwrites what the form is about; the rest stays.
    void apply(Protocol& protocol) const;
    const QualityProtocol& quality() const { return m_quality; }
    void setQuality(const QualityProtocol& quality);
    /// Why each person's order may not change any more; empty: it may.
    void setOrderFixed(const QString& why);
    /// In a locked study only the names in releases may change.
    void setLocked(bool isLocked);
    void editLimits();
    QWidget* firstField() const;

    SegmentBar* explanation() const { return m_explanation; }
    SegmentBar* selfCheck() const { return m_selfCheck; }

Q_SIGNALS:
    void changed();

private:
    void addHeading(QVBoxLayout& column, const QString& text);
    void addLabelling(QVBoxLayout& column);
    void addChecks(QVBoxLayout& column);
    void addNames(QVBoxLayout& column);
    void showLimits();

    QualityProtocol m_quality;
    bool m_isExplanationAsked = true;
    bool m_takesSecondReading = true;
    bool m_hasStudy = true;
    std::optional<Task> m_task; ///< None: CEI.
    SettingCard* m_labelling = nullptr;
    SettingCard* m_checks = nullptr;
    SettingRow* m_orderRow = nullptr;
    SettingRow* m_explanationRow = nullptr;
    SettingRow* m_secondReadingRow = nullptr;
    SettingRow* m_guessRow = nullptr;
    SegmentBar* m_order = nullptr;
    SegmentBar* m_explanation = nullptr;
    SegmentBar* m_cues = nullptr;
    SegmentBar* m_secondReading = nullptr;
    QSpinBox* m_guessShare = nullptr;
    SegmentBar* m_questions = nullptr;
    SegmentBar* m_names = nullptr;
    SegmentBar* m_release = nullptr;
    SegmentBar* m_selfCheck = nullptr;
    QSpinBox* m_secondLooks = nullptr;
    QSpinBox* m_moreRaters = nullptr;
    QPushButton* m_limits = nullptr;
    QLabel* m_limitWords = nullptr;
};

} // namespace subtext

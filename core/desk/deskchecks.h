// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/severity.h"
#include "core/domain/annotation.h"
#include "core/quality/qualityrules.h"
#include "core/task/task.h"

#include <span>
#include <vector>

namespace subtext {

/// What the desk looks at in the answers to an item: by the checks that the task names, with the
/// limits that apply to the study. An answer takes part that has a choice, and a point on every
/// scale.
class DeskChecks
{
public:
    Q_DISABLE_COPY_MOVE(DeskChecks) // the severity goes by the task in here
    DeskChecks(const Task& task, const QualityThresholds& thresholds);

    /// See ItemSeverity.
    double severityOf(std::span<const Annotation> ofOneItem) const;
    /// Two answers lie further apart on a scale than a check of the task allows.
    bool isWide(std::span<const Annotation> ofOneItem) const;
    /// Level 2, as far as one answer shows it by itself: its time, and contradictions, of which a
    /// flag says question and scale.
    std::vector<QualityFlag> flagsOf(const Annotation& annotation) const;

private:
    bool isWhole(const Answer& answer) const;
    void addTimes(const Annotation& annotation, std::vector<QualityFlag>& flags) const;

    Task m_task; ///< As it is checked (checkedTask).
    ItemSeverity m_severity;
};

} // namespace subtext

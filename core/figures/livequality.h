// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/scenario.h"
#include "core/operation/changeset.h"
#include "core/quality/explanationchecks.h"
#include "core/quality/qualitymonitor.h"
#include "core/quality/taskmonitor.h"

#include <QObject>

#include <functional>
#include <map>
#include <set>

namespace subtext {

class StudyContext;

/// The quality of an open study, followed while people work: each submission, in this program or
/// in another on the same file, is taken in by itself; nothing is counted again. Belongs to the
/// study's thread.
class LiveQuality : public QObject
{
    Q_OBJECT
public:
    /// Takes in everything that the study holds.
    explicit LiveQuality(StudyContext& context, QObject* parent = nullptr);

    /// Of a study that asks CEI, but for what people wrote; of another it is empty.
    const QualityMonitor& monitor() const { return m_monitor; }
    /// What is asked, with the limits that apply to its checks; none where the study asks CEI.
    const Task* task() const { return m_taskMonitor ? &m_worded : nullptr; }
    /// That task is handed out as `wording` says it to whoever reads it, from now on; what is
    /// checked, and all tokens, are the same.
    void setWording(std::function<Task(const Task&)> wording);
    /// All flags that stand, sorted.
    std::vector<QualityFlag> flags() const;
    /// Those of level 2 of one person, sorted.
    std::vector<QualityFlag> flags(PersonId person) const;
    /// Those of level 3 of one item, sorted.
    std::vector<QualityFlag> itemFlags(ScenarioId scenario) const;
    /// Those of level 2 about what people wrote on one item, sorted.
    std::vector<QualityFlag> explanationFlags(ScenarioId scenario) const;
    PersonQuality person(PersonId person) const;
    /// The limits that apply, where one number says it (appliedLimits).
    const QualityThresholds& thresholds() const { return m_applied; }
    /// False where the study could not be read: what is here is old, or nothing. refresh() tries
    /// again.
    bool isComplete() const { return m_isComplete; }

    /// Takes in what was written since, by whomever. Cheap where there is nothing.
    void refresh();

    /// The counting answer's submission time of one item and person; none without times.
    std::optional<qint64> submittedAt(PersonId person, ScenarioId scenario) const;
    /// The active time of the counting answer, in milliseconds; none where it has none.
    std::optional<qint64> responseMs(PersonId person, ScenarioId scenario) const;
    std::optional<qint64> lastActivity(PersonId person) const;
    /// All counting answers, in no order.
    std::vector<QualityObservation> observations() const;
    /// The counting answers of one person in their order.
    std::vector<QualityObservation> observations(PersonId person) const;
    /// The same of any task.
    std::vector<TaskAnswer> answers() const;
    std::vector<TaskAnswer> answers(PersonId person) const;

Q_SIGNALS:
    /// One answer was taken in; these flags came or went with it.
    void updated(subtext::PersonId person, subtext::ScenarioId scenario,
                 const subtext::QualityMonitor::Change& change);
    /// The limits changed; everything was looked at again.
    void reset();

private:
    struct Entry
    {
        QualityObservation observation; ///< Of CEI.
        TaskAnswer answer;
        QString explanation;
        std::optional<int> position;
        AnnotationRank rank; ///< Of the revision that counts so far.
    };

    /// Keeps an answer that counts so far; none where it does not, or is not whole.
    const Entry* keep(const Annotation& annotation);
    void take(const Annotation& annotation);
    void begin(const QualityThresholds& limits, const Task& task);
    void word();
    void rebuild();
    void onStudyChanged(const ChangeSet& changes);
    /// The scenes that a change may be about.
    Result<std::vector<Scenario>> scenesOf(const ChangeSet& changes) const;

    StudyContext& m_context;
    QualityMonitor m_monitor;
    std::optional<ExplanationMonitor> m_explanations; ///< Of any task; none before it is known.
    std::optional<TaskMonitor> m_taskMonitor;         ///< In its stead, of a task that is not CEI.
    std::function<Task(const Task&)> m_wording;       ///< None: as the study has it.
    Task m_worded;                                    ///< That of the monitor, so worded.
    QualityThresholds m_limits;                       ///< Of the study.
    QualityThresholds m_applied;
    AnnotationId m_last;
    bool m_isComplete = false;
    std::map<PersonId, std::map<ScenarioId, Entry>> m_entries;
    std::map<PersonId, qint64> m_lastActivity;
    std::set<ScenarioId> m_leftOut; ///< Items whose answers are no data.
};

} // namespace subtext

Q_DECLARE_METATYPE(subtext::QualityMonitor::Change)

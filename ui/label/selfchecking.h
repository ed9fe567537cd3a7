// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/submissiondoubts.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace subtext {

/// What the self-check of a study asks one annotator, while it is on: beside the answer that they
/// change, where it contradicts itself, and about submissions that stand. Each question and what
/// came of it is on record with the study; what was kept is not asked again while the answer is
/// what it was, in sessions to come as well.
class SelfChecking : public QObject
{
    Q_OBJECT
public:
    SelfChecking(Study& study, PersonId person);

    /// Nothing is asked beside answers, nor called to mind, while it is not.
    void setWritable(bool isWritable) { m_isWritable = isWritable; }
    /// By these rules from now on. Of these items, which are theirs, what was left without an
    /// answer is asked again.
    void begin(std::shared_ptr<const Task> task, const QualityProtocol& quality,
               const std::vector<ItemSummary>& items);

    /// This item is on screen, and nothing is asked about it before its answer changes.
    void show(ScenarioId scenario);
    /// It was answered so, and is not submitted yet.
    void look(const Answer& answer);
    /// The answer is submitted; the question beside it has no answer.
    void noteSubmission();
    /// The same, once it stands as written. Asks about it where there is something to ask.
    void askAbout(const Annotation& written, const Protocol& protocol);

    /// The question that stands beside the answer; none where it is off, was answered, or there is
    /// nothing to ask.
    const std::optional<FoundContradiction>& beside() const { return m_beside; }
    void keepAnswer();
    /// What was asked about submissions, in sessions before as well, and is not answered, the
    /// newest last.
    const std::vector<SubmissionDoubt>& doubts() const { return m_doubts; }
    void keepSubmission(ScenarioId scenario);
    /// The question is taken; what comes of it is recorded with the revision.
    void lookAgainAt(ScenarioId scenario);
    /// The question about a submission was asked beside another item and not answered.
    void passOver(ScenarioId scenario);

Q_SIGNALS:
    void besideChanged();
    /// The newest of doubts() is new.
    void doubted();
    void failed(const subtext::Error& error);

private:
    void update();
    SelfCheckRules rules(const Protocol& protocol) const;
    std::optional<QualityCode> doubtAbout(const Annotation& written,
                                          const Protocol& protocol) const;
    void keep(const SubmissionDoubt& doubt);
    void keep(ScenarioId scenario, const FoundContradiction& found, const Answer& answer);
    bool isKept(ScenarioId scenario, const FoundContradiction& found, const Answer& answer) const;
    bool isKept(const SubmissionDoubt& doubt) const;
    std::vector<SubmissionDoubt>::iterator doubtOf(ScenarioId scenario);
    void note(ScenarioId scenario, QualityCode code, SelfCheckAction action);

    struct KeptContradiction
    {
        FoundContradiction found;
        std::optional<Choice> choice;
        bool operator==(const KeptContradiction&) const = default;
    };

    Study& m_study;
    PersonId m_person;
    bool m_isWritable = false;
    std::shared_ptr<const Task> m_task;
    Task m_checked; ///< The task with the limits that apply.
    QualityProtocol m_quality;
    ScenarioId m_here; ///< The item on screen.
    Answer m_answer;   ///< To it, as it was looked at last.
    std::optional<FoundContradiction> m_beside;
    std::vector<SubmissionDoubt> m_doubts;
    QHash<ScenarioId, std::vector<KeptContradiction>> m_keptChecks;
    QHash<ScenarioId, QString> m_keptExplanations;
};

} // namespace subtext

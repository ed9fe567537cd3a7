// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/asking/runhost.h"
#include "ui/models/asking/runsworker.h"
#include "ui/models/asking/sendingdialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace subtext {

class TemplateField;

/// Begins a run, or goes on with one: which model is asked, how, about what, for how much. The
/// example is the request about the first item.
class AskDialog : public SendingDialog
{
    Q_OBJECT
public:
    struct Context
    {
        Study& study;
        RunsWorker& worker;
        const ModelAccess& access;
        Prompts& prompts;
        PersonId person;
        std::vector<RunLine> runs; ///< That there are.
    };
    AskDialog(const Context& context, const std::optional<RunLine>& goesOn, QWidget* parent);

Q_SIGNALS:
    /// The study has the run; it is to be asked.
    void begun(const subtext::RunHost::Job& job);

private:
    void buildRun(Prompts& prompts);
    void buildAbout();
    void buildScales();
    void buildConfidence();
    void fillFrom(const RunLine& run);
    void workOut(const llm::Profile& profile) override;
    bool isWorkingOut() const override { return m_worker.isPlanning(); }
    void takePlan(const PlanOutcome& outcome);
    void go(const QByteArray& key) override;
    QString unfinishedNote() const;

    RunsWorker& m_worker;
    std::vector<RunLine> m_runs;
    std::optional<RunLine> m_goesOn;
    std::optional<quint64> m_asked; ///< The number of what the worker plans.
    std::optional<PlannedRun> m_plan;

    QComboBox* m_mode = nullptr;
    TemplateField* m_template = nullptr;
    QLineEdit* m_about = nullptr; ///< Hidden where no template is chosen.
    QComboBox* m_answers = nullptr;
    QCheckBox* m_scales = nullptr; ///< Hidden where the task has none to ask for.
    QCheckBox* m_confidence = nullptr;
    QSpinBox* m_items = nullptr;
    QSpinBox* m_tokens = nullptr;
    QDoubleSpinBox* m_budget = nullptr;
};

} // namespace subtext

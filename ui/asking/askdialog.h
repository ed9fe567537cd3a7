// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/asking/modelaccess.h"
#include "ui/asking/runhost.h"
#include "ui/asking/runsworker.h"
#include "ui/widgets/consentbox.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace subtext {

class ProfileForm;

/// Begins a run, or goes on with one: which model is asked, how, about what, for how much. It shows
/// the whole of what would be sent about the first item, and where somebody else's machine is asked
/// it sends nothing before somebody has agreed to that host.
class AskDialog : public QDialog
{
    Q_OBJECT
public:
    struct Context
    {
        Study& study;
        RunsWorker& worker;
        const ModelAccess& access;
        PersonId person;
        std::vector<RunLine> runs; ///< That there are.
    };
    AskDialog(const Context& context, const std::optional<RunLine>& goesOn, QWidget* parent);

    ProfileForm* form() const { return m_form; }
    QComboBox* modeBox() const { return m_mode; }
    QSpinBox* itemsBox() const { return m_items; }
    QSpinBox* tokensBox() const { return m_tokens; }
    QDoubleSpinBox* ceilingBox() const { return m_ceiling; }
    ConsentBox* consentBox() const { return m_consent; }
    QPushButton* sendButton() const { return m_send; }
    QPushButton* cancelButton() const { return m_cancel; }
    QString estimate() const;
    QString problem() const;
    /// Why nothing can be sent yet; empty where it can.
    QString whyNot() const;
    /// What would be sent about the first item.
    QString example() const;
    bool isPlanning() const { return m_later.isActive() || m_worker.isPlanning(); }

Q_SIGNALS:
    /// The study has the run; it is to be asked.
    void begun(const subtext::RunHost::Job& job);

private:
    void buildRun(QFormLayout& form);
    QWidget* buildExample();
    QLayout* buildButtons();
    void fillFrom(const RunLine& run);
    void planLater();
    void plan();
    std::optional<RunWish> wish();
    void takePlan(const PlanOutcome& outcome);
    void showConsent();
    void showProblem(const QString& text);
    void updateButton();
    QString whyNotYet() const;
    void send();
    void begin(const QByteArray& key);
    QString unfinishedNote() const;

    Study& m_study;
    RunsWorker& m_worker;
    const ModelAccess& m_access;
    PersonId m_person;
    std::vector<RunLine> m_runs;
    std::optional<RunLine> m_goesOn;
    llm::PriceTable m_prices;
    std::optional<PlannedRun> m_plan;
    QTimer m_later{this};
    bool m_isSending = false;

    ProfileForm* m_form = nullptr;
    QComboBox* m_mode = nullptr;
    QSpinBox* m_items = nullptr;
    QSpinBox* m_tokens = nullptr;
    QDoubleSpinBox* m_ceiling = nullptr;
    QLabel* m_estimate = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_note = nullptr;
    QPlainTextEdit* m_example = nullptr;
    QLabel* m_where = nullptr;
    QLabel* m_whyNot = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_send = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace subtext

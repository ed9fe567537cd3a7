// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/prices.h"
#include "core/study/sceneplanning.h"
#include "ui/asking/modelaccess.h"
#include "ui/widgets/consentbox.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace subtext {

class ProfileForm;
class Study;

/// Which model is to write scenes, from which events, for how much. Shows the whole of what would
/// be sent about the first event; where somebody else's machine is asked it sends nothing before
/// somebody has agreed to that host.
class WriteScenesDialog : public QDialog
{
    Q_OBJECT
public:
    WriteScenesDialog(Study& study, const ModelAccess& access, PersonId person, QWidget* parent);

    ProfileForm* form() const { return m_form; }
    QLineEdit* eventsField() const { return m_events; }
    QSpinBox* limitBox() const { return m_limit; }
    QSpinBox* perEventBox() const { return m_perEvent; }
    QDoubleSpinBox* ceilingBox() const { return m_ceiling; }
    QCheckBox* goOnBox() const { return m_goOn; }
    ConsentBox* consentBox() const { return m_consent; }
    QPushButton* sendButton() const { return m_send; }
    QPushButton* cancelButton() const { return m_cancel; }
    QString estimate() const;
    QString problem() const;
    QString example() const;

Q_SIGNALS:
    /// The study has the run; it is to be asked. The plan has the key.
    void begun(const subtext::Uuid& run, const subtext::ScenePlan& plan);

private:
    QWidget* buildWish();
    QWidget* buildExample();
    QLayout* buildButtons();
    void plan();
    /// What is filled in; none, and why, where that is no wish.
    std::optional<SceneWish> wish();
    void showPlan();
    void showProblem(const QString& text);
    void updateButton();
    void send();
    void begin(const QByteArray& key);

    Study& m_study;
    const ModelAccess& m_access;
    PersonId m_person;
    llm::PriceTable m_prices;
    std::optional<PlannedScenes> m_plan;
    std::optional<SceneRunState> m_last; ///< That asked the same and lacks something.
    bool m_isSending = false;

    ProfileForm* m_form = nullptr;
    QLineEdit* m_events = nullptr;
    QSpinBox* m_limit = nullptr;
    QSpinBox* m_perEvent = nullptr;
    QDoubleSpinBox* m_ceiling = nullptr;
    QLabel* m_estimate = nullptr;
    QLabel* m_where = nullptr;
    QPlainTextEdit* m_example = nullptr;
    QLabel* m_problem = nullptr;
    QCheckBox* m_goOn = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_send = nullptr;
};

} // namespace subtext

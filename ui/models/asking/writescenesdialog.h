// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/sceneplanning.h"
#include "ui/models/asking/sendingdialog.h"

#include <QDateTime>

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace subtext {

class TemplateField;

/// Which model is to write scenes, from which events, for how much. The example is the request
/// about the first event.
class WriteScenesDialog : public SendingDialog
{
    Q_OBJECT
public:
    WriteScenesDialog(Study& study, const ModelAccess& access, Prompts& prompts, PersonId person,
                      QWidget* parent);

Q_SIGNALS:
    /// The study has the run; it is to be asked. The plan has the key.
    void begun(const subtext::Uuid& run, const subtext::ScenePlan& plan);

private:
    struct ReadTable
    {
        QString path; ///< Empty: the table that comes with Subtext.
        qint64 bytes = 0;
        QDateTime writtenAt;
        Result<generation::EventTable> events;
    };

    void buildWish();
    void buildTemplate();
    void buildDrawing();
    SceneWish wishFor(const llm::Profile& profile, const generation::EventTable& events) const;
    const Result<generation::EventTable>& table();
    void workOut(const llm::Profile& profile) override;
    Result<void> offerToGoOn(const PlannedScenes& planned);
    void showPlan();
    bool goesOn() const;
    QString askedBefore() const;
    void go(const QByteArray& key) override;
    void begin(const QByteArray& key);

    std::optional<ReadTable> m_table;
    std::optional<PlannedScenes> m_plan;
    std::optional<PlannedScenes> m_rest; ///< Of what the last such run lacks.
    Uuid m_last;                         ///< The run that it was offered to go on with.
    /// How many answers the last such run has, where it lacks none.
    std::optional<qint64> m_before;

    QLineEdit* m_events = nullptr;
    QSpinBox* m_limit = nullptr;
    QSpinBox* m_perEvent = nullptr;
    TemplateField* m_template = nullptr;
    QSpinBox* m_tokens = nullptr;
    QDoubleSpinBox* m_temperature = nullptr;
    QDoubleSpinBox* m_budget = nullptr;
    QCheckBox* m_goOn = nullptr;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/ids.h"
#include "core/llm/prices.h"
#include "core/study/embedder.h"
#include "core/study/modelrunner.h"
#include "ui/asking/modelaccess.h"
#include "ui/background/studythread.h"
#include "ui/widgets/consentbox.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace subtext {

class ProfileForm;
class Study;

/// Which model is asked where the texts of the study lie. Shows the whole first request; where
/// somebody else's machine is asked it sends nothing before somebody has agreed to that host.
class EmbedDialog : public QDialog
{
    Q_OBJECT
public:
    EmbedDialog(Study& study, const Environment& environment, const ModelAccess& access,
                PersonId person, QWidget* parent);

    ProfileForm* form() const { return m_form; }
    ConsentBox* consentBox() const { return m_consent; }
    QPushButton* sendButton() const { return m_send; }
    QPushButton* cancelButton() const { return m_cancel; }
    QString problem() const;
    QString example() const;
    bool isPlanning() const { return m_later.isActive() || m_planning > 0; }

Q_SIGNALS:
    /// It may be asked. The plan has the key.
    void agreed(const subtext::EmbeddingPlan& plan);

private:
    struct Planned
    {
        EmbeddingPlan plan;
        std::size_t texts = 0;
        CostEstimate estimate;
        QByteArray example; ///< The first body; empty where nothing is open.
    };
    static Result<Planned> planOf(Study& study, EmbeddingPlan plan);

    QWidget* buildExample();
    QLayout* buildButtons();
    void planLater();
    void plan();
    void showPlan();
    void showProblem(const QString& text);
    void updateButton();
    void send();
    void begin(const QByteArray& key);

    Study& m_study;
    const ModelAccess& m_access;
    PersonId m_person;
    llm::PriceTable m_prices;
    std::optional<Planned> m_plan;
    QTimer m_later{this};
    int m_planning = 0;
    bool m_isSending = false;

    ProfileForm* m_form = nullptr;
    QLabel* m_estimate = nullptr;
    QLabel* m_where = nullptr;
    QPlainTextEdit* m_example = nullptr;
    QLabel* m_problem = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_send = nullptr;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext

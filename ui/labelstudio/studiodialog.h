// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bridge/studiobridge.h"
#include "ui/labelstudio/studiolink.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace subtext {

class ConsentBox;
class PageStack;
class Prompts;
class PullPage;
class ServerForm;
class Study;
class TextReader;

/// Takes a project of a running Label Studio into the study, or sends the study to one. Nothing is
/// asked of a server before somebody has agreed to it, no text goes there before somebody has
/// agreed to that, and everything is shown before it is done. What is taken, is taken whole or not
/// at all.
class StudioDialog : public QDialog
{
    Q_OBJECT
public:
    struct Context
    {
        Prompts& prompts;
        Study& study;
        const Environment& environment;
        const ModelAccess& access;
        PersonId person;
    };
    StudioDialog(const Context& context, QWidget* parent);
    ~StudioDialog() override;

    enum class Step { Server, Projects, Pull, Push, Done };
    Step step() const { return m_step; }
    ServerForm* server() const { return m_server; }
    PullPage* pullPage() const { return m_pull; }
    ConsentBox* consentBox() const { return m_consent; }
    QPushButton* actButton() const { return m_act; }
    /// Of a chosen project: what it would get.
    QPushButton* pushButton() const { return m_pushInto; }
    QPushButton* backButton() const { return m_back; }
    QString heading() const;
    QString problem() const;
    /// What would be taken or sent; at the end, what was.
    QString report() const;
    bool isWorking() const;

    void reject() override;

Q_SIGNALS:
    void imported(const QString& what);

private:
    QWidget* buildServer();
    QWidget* buildProjects();
    QWidget* buildPush();
    void buildProgress();
    QLayout* buildButtons();

    void showStep(Step step);
    void goBack();
    void act();
    void refresh();
    void showConsent();
    void showProblem(const QString& text);
    void refuse(const Error& error);
    void showWork(const QString& what, std::optional<double> done = std::nullopt);
    Result<void> keepConsent(const QByteArray& wording, const QJsonObject& shown);

    void connectToServer();
    void listProjects();
    void takeProjects(const std::vector<StudioProject>& projects);
    const StudioProject* chosenProject() const;

    void fetchProject();
    void pull();

    void beginPush();
    void look();
    void showPlan(const PushLook& look);
    void push();
    void endPush(const Result<void>& pushed);
    PushWishes pushWishes() const;

    Prompts& m_prompts;
    Study& m_study;
    const ModelAccess& m_access;
    PersonId m_person;
    /// What is sent, as the study was when the step was entered. The link refers to it: it stands
    /// before it, and changes only while nothing is asked.
    std::unique_ptr<PushMaterial> m_material;
    StudioLink m_link;
    Step m_step = Step::Server;
    std::vector<StudioProject> m_known;
    /// That is taken from or sent to, whichever is chosen since; none: one of the study's own.
    std::optional<StudioProject> m_target;
    std::optional<PushLook> m_look;
    bool m_isFindingKey = false;
    bool m_isPushing = false;

    QLabel* m_title = nullptr;
    PageStack* m_stack = nullptr;
    ServerForm* m_server = nullptr;
    QListWidget* m_projects = nullptr;
    QPushButton* m_pushInto = nullptr;
    PullPage* m_pull = nullptr;
    QCheckBox* m_withAnswers = nullptr;
    QCheckBox* m_withGold = nullptr;
    TextReader* m_plan = nullptr;
    TextReader* m_report = nullptr;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_problem = nullptr;
    ConsentBox* m_consent = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_act = nullptr;
};

} // namespace subtext

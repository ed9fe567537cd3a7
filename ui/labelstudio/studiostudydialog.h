// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/interfacemapping.h"
#include "ui/labelstudio/studioframe.h"

class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace subtext {

class ProjectTrial;
class Prompts;
class PullPage;
class Study;
class TaskPage;
class TextReader;
struct SetupDraft;

/// Makes a study from a project of a running Label Studio: server, project, what it asks as a task,
/// and the pull into the study that is made for it. Before the pull is applied nothing stays of
/// that study, however the dialog ends.
class StudioStudyDialog : public StudioFrame
{
    Q_OBJECT
public:
    struct Context
    {
        Prompts& prompts;
        const Environment& environment;
        const ModelAccess& access;
        Settings* settings = nullptr;
    };
    StudioStudyDialog(const Context& context, QWidget* parent);
    ~StudioStudyDialog() override;

    enum class Step { Server, Projects, Study, Pull, Done };
    Step step() const { return m_step; }
    /// What is asked, with the title of the study; none before a project was fetched.
    TaskPage* task() const { return m_task; }
    QLineEdit* coordinator() const { return m_coordinator; }
    QSpinBox* raters() const { return m_raters; }
    /// What was proposed, and what the project asks that no task can ask.
    QString about() const;
    /// None but while the study waits for its project.
    PullPage* pullPage() const { return m_pull; }
    /// What would be pulled; at the end, what was.
    QString report() const;
    bool isWorking() const override;

    /// The study that was made, opened for writing; once, after made().
    std::unique_ptr<Study> takeStudy();
    void reject() override;

Q_SIGNALS:
    /// There is a file for the study, with nothing of the project in it: whatever cuts the pull
    /// off, somebody should find it.
    void begun(const QString& path, const QString& title);
    /// That file is gone.
    void dropped(const QString& path);
    /// The study is there and has the project; its coordinator's name.
    void made(const QString& coordinator);

private:
    QWidget* buildStudy();
    void showStep(Step step);
    void refresh() override;
    void goBack() override;
    void act() override;
    Result<void> keepSignIn() override;
    void enterProjects() override;
    QString stoppedText() const override;

    void lookAtProject();
    /// Refuses one that is of no use, and asks before what was entered for another one is lost.
    void takeProject(const FetchedProject& fetched);
    void showProject(const FetchedProject& fetched);
    bool isFetchedAlready(const FetchedProject& fetched) const;
    void proposeTask(const LabelInterface& interface);
    /// Where the project has no interface: whether it gives anything for the chosen task. Without
    /// one nobody could say what its columns mean, and a study that was begun would stay empty.
    void tryChosenTask();
    void endTrial(const Result<bool>& isOfUse);
    /// Has the project's instructions be the guideline; a sentence on that, where it has any.
    QString takeInstructions();
    SetupDraft draft() const;
    /// Whether the task, its texts, the title or the number of annotators differ from what was
    /// proposed for the project.
    bool isEdited() const;
    /// Whether something would be lost if the dialog closed.
    bool isTouched() const;
    void leave();
    void askForFile();
    void make(const QString& path);
    Result<void> keepMaker();
    void showPull();
    void pull();
    struct Dropped
    {
        QString said; ///< Empty where there was none.
        bool isLeft = false;
    };
    /// Removes the study that was begun.
    Dropped dropStudy();

    Prompts& m_prompts;
    Environment m_environment;
    Step m_step = Step::Server;
    QString m_agreedTo; ///< The host, where it had to be agreed to.
    std::optional<FetchedProject> m_fetched;
    QString m_fetchedFrom;                  ///< The origin of its server.
    std::unique_ptr<SetupDraft> m_proposed; ///< For it.
    std::optional<InterfaceTask> m_own;     ///< A task made from the project's interface.
    ProjectTrial* m_trial;
    bool m_hasInterface = false; ///< One that can be read.
    QString m_obstacle;          ///< Why no study can be made of the project; empty: none is known.
    std::unique_ptr<Study> m_study;
    PersonId m_person;
    bool m_isPulled = false;

    QLabel* m_about = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_page = nullptr;
    TaskPage* m_task = nullptr;
    QLineEdit* m_coordinator = nullptr;
    QSpinBox* m_raters = nullptr;
    PullPage* m_pull = nullptr;
    TextReader* m_report = nullptr;
};

} // namespace subtext

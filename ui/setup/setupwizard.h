// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setupdraft.h"

#include <QDialog>
#include <QLabel>

#include <array>
#include <functional>

class QPushButton;
class QStackedWidget;

namespace subtext {

class AssignmentPage;
class CoursePage;
class FilesPage;
class PeoplePage;
class Prompts;
class RulesPage;
class SetupPage;
class StepList;
class SummaryPage;
class TaskPage;

/// From a task and files to a study that can be handed out, in seven pages. Nothing is written
/// before the last one; what does not work brings its page back and says why.
class SetupWizard : public QDialog
{
    Q_OBJECT
public:
    SetupWizard(Prompts& prompts, const Environment& environment, QWidget* parent = nullptr);

    void showStep(SetupStep step);
    SetupStep step() const;
    /// To the next page, or on the last one to the file name; where something is missing, says
    /// what.
    void next();
    void back();
    SetupDraft draft() const;
    /// Why the page on screen does not let on; empty where it does.
    QString obstacle() const;
    QString message() const { return m_message->text(); }

    /// Makes the study at `path`, opened for writing; none after a failure, which is on the screen
    /// then, on its page.
    std::unique_ptr<Study> make(const QString& path);

    FilesPage* files() const { return m_files; }
    TaskPage* task() const { return m_task; }
    PeoplePage* people() const { return m_people; }
    AssignmentPage* assignment() const { return m_assignment; }
    RulesPage* rules() const { return m_rules; }
    CoursePage* course() const { return m_course; }
    /// What of the files the study that was made refused; empty where it took everything.
    QString refusedText() const;
    SummaryPage* summary() const { return m_summary; }
    StepList* steps() const { return m_steps; }
    QPushButton* backButton() const { return m_back; }

    /// Adds the way from a project of Label Studio, which leaves the wizard.
    void offerLabelStudio();
    /// Asks first where something was entered.
    void reject() override;

Q_SIGNALS:
    void makeRequested(const QString& path);
    /// The wizard was left for it.
    void labelStudioRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildLeft();
    QWidget* buildFoot();
    void registerKeys();
    SetupPage* page(SetupStep step) const;
    /// The first page that still wants something; Summary where none does.
    SetupStep firstOpen(const SetupDraft& draft) const;
    void spreadTask();
    void goOnFromFiles();
    void refresh();
    void showProblem(const QString& text);
    void askForFile();
    bool isTouched() const;
    void leave(const std::function<void()>& then);

    Prompts& m_prompts;
    Environment m_environment;
    StepList* m_steps; // first, also for Tab
    TaskPage* m_task;
    FilesPage* m_files;
    PeoplePage* m_people;
    AssignmentPage* m_assignment;
    RulesPage* m_rules;
    CoursePage* m_course;
    std::vector<Refusal> m_refused; ///< By the study that was made.
    SummaryPage* m_summary;
    std::array<SetupPage*, SetupStepCount> m_pages;
    QStackedWidget* m_stack;
    QLabel* m_message = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    bool m_goesOn = false; ///< Once the reading has ended that "Next" began.
};

} // namespace subtext

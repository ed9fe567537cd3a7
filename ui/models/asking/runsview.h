// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/domain/setname.h"
#include "ui/background/freshness.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/models/asking/runhost.h"
#include "ui/models/asking/runsworker.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QWidget>

#include <memory>

class QCheckBox;
class QFrame;
class QProgressBar;
class QPushButton;

namespace subtext {

class ActionRegistry;
class AskDialog;
class FigureTable;
class Hiding;
class Prompts;
class ScenesDialog;
class Settings;
class Study;
class TopicsDialog;

/// Asking models: the runs that the study has, the one that goes on, and each by itself with what
/// was sent and what came. A run goes on in whatever place people are.
class RunsView : public QWidget
{
    Q_OBJECT
public:
    RunsView(Settings& settings, Prompts& prompts, QWidget* parent);
    ~RunsView() override;

    void setAccess(const ModelAccess& access);
    /// Their keys stand under `section`, and work wherever `place` is on the screen.
    void registerActions(ActionRegistry& actions, QWidget& place, const QString& section);

    /// What was sent and what came is for the coordinator only: it is about undecided items too.
    void start(Study& study, const Person& person, const Environment& environment);
    /// Ends the run that goes on, too; it can go on later.
    void stop();
    bool isWorking() const { return m_freshness.isDue() || (m_worker && m_worker->isReading()); }

    RunHost& host() { return m_host; }
    QWidget* firstControl() const;
    AskDialog* dialog() const;
    /// Of what models wrote; null where it is not open.
    ScenesDialog* scenesDialog() const;
    TopicsDialog* topicsDialog() const;
    FigureTable* runs() const { return m_runs; }
    FigureTable* requests() const { return m_requests; }
    /// The runs that somebody does not want in the list.
    Hiding* hiding() const { return m_hiding; }
    QPushButton* askButton() const { return m_ask; }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    QString words() const { return m_words->toPlainText(); }
    /// Null before the first reading.
    const RunsShown* shown() const { return m_shown.get(); }
    void openRun(int row);
    void ask();
    void openScenes();
    void openTopics();

Q_SIGNALS:
    /// Something is asked for from another view: this one is to be on the screen.
    void viewWanted();
    /// Their dialog opens: this view or that of topics is to be on the screen.
    void topicsOpened();
    void setRequested(const subtext::SetName& name);
    void answersRequested();
    /// A new study is there, and somebody wants to go on in it.
    void studyMade(const QString& path);
    void updated();

private:
    QLayout* buildButtons();
    QWidget* buildDetail();
    void openDialog(const std::optional<RunLine>& goesOn);
    void read();
    void take(const std::shared_ptr<const RunsShown>& shown);
    void showRuns();
    void offerHiding();
    void followHiding();
    void showDetail();
    void showRequest(int row);
    void showProgress();
    void updateButtons();
    void tell(const QString& text, bool isBad);
    void conclude(const RunOutcome& outcome);
    /// The opened one; null where there is none.
    const RunLine* opened() const;
    QString stateOf(const RunLine& run) const;

    Prompts& m_prompts;
    ModelAccess m_access;
    Study* m_study = nullptr;
    Person m_person;
    std::optional<Environment> m_environment;
    Freshness m_freshness;
    RunHost m_host;
    std::unique_ptr<RunsWorker> m_worker;
    std::shared_ptr<const RunsShown> m_shown;
    std::vector<Uuid> m_listed; ///< By row.
    Uuid m_opened;
    QPointer<AskDialog> m_dialog;
    QPointer<ScenesDialog> m_scenesDialog;
    QPointer<TopicsDialog> m_topicsDialog;
    bool m_canTakeScenes = false; ///< The task is one of stories.

    QPushButton* m_ask = nullptr;
    QPushButton* m_scenes = nullptr;
    QPushButton* m_topics = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_now = nullptr;
    QLabel* m_report = nullptr;
    FigureTable* m_runs = nullptr;
    Hiding* m_hiding = nullptr;
    QFrame* m_detail = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_lengths = nullptr;
    QPushButton* m_goOn = nullptr;
    QPushButton* m_set = nullptr;
    QPushButton* m_reread = nullptr;
    QCheckBox* m_failures = nullptr;
    FigureTable* m_requests = nullptr;
    QPlainTextEdit* m_words = nullptr;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/domain/person.h"
#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "ui/background/freshness.h"
#include "ui/labelstudio/studiodialog.h"
#include "ui/models/asking/modelaccess.h"
#include "ui/roster/collector.h"

#include <QLabel>
#include <QPointer>
#include <QWidget>

class QAction;
class QProgressBar;
class QPushButton;

namespace subtext {

class ActionRegistry;
class AssignmentView;
class CollectView;
class NoticeBar;
class PageStack;
class PageHead;
class PeopleView;
class Prompts;
class QuestionsView;
class RosterActions;
class SegmentBar;
class Settings;
class SettingsView;
class TeamOffer;
class WatchedFolder;

/// The place where the coordinator runs the course: the people, who labels what, the hand-outs that
/// go out and the files that come back (also dropped onto it), and every setting of the study.
class RosterPage : public QWidget
{
    Q_OBJECT
public:
    enum class View { People, Assignment, Files, Settings, Questions };

    RosterPage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
               QWidget* parent = nullptr);
    ~RosterPage() override;

    /// What it takes to ask a server; before a study is started. Without it none can be asked.
    void setAccess(const ModelAccess& access) { m_access = access; }
    /// Whether the study can be shared on a server; without it there is no word of that.
    void setTeamOffered(bool isOffered);
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();
    bool isStarted() const { return m_study != nullptr; }
    bool isWorking() const { return m_freshness.isDue() || m_collector.isRunning(); }

    void showView(View view);
    void askForFolder(HandOuts::Layout layout = HandOuts::Layout::OneFolder);
    void writeHandOuts(const QString& folder,
                       HandOuts::Layout layout = HandOuts::Layout::OneFolder);
    void askForImport();
    void askForDecisions();
    void askForScenes();
    void askForLabelsAgain();
    void askForMirrors();
    void askForLabelStudio();
    void askForFiles();
    /// Files, and folders and archives for the studies in them.
    void takeIn(const QStringList& paths);

    RosterActions* actions() const { return m_actions; }
    PeopleView* people() const { return m_people; }
    AssignmentView* assignment() const { return m_assignment; }
    CollectView* files() const { return m_files; }
    SettingsView* settings() const { return m_settings; }
    QuestionsView* questions() const { return m_questions; }
    WatchedFolder* watchedFolder() const { return m_watched; }
    TeamOffer* teamOffer() const { return m_team; }
    SegmentBar* views() const;
    NoticeBar* notice() const { return m_notice; }
    QString leadText() const;

Q_SIGNALS:
    void folderRequested(const QString& folder);
    void teamRequested();
    void collected();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* /*event*/) override { m_veil->hide(); }
    void dropEvent(QDropEvent* event) override;

private:
    void build(Settings& settings, Prompts& prompts);
    void buildHead();
    void buildWriteMenu();
    QWidget* buildWork();
    void connectViews();
    void registerActions(ActionRegistry& actions);
    void onChanged(const ChangeSet& changes);
    void refresh();
    void offerQuestions();
    /// What a locked study refuses is not offered in it, and says why.
    void offerErrands();
    /// Says why, where it is not and a key asks for it.
    bool isOffered(const QPushButton& errand);
    void showLead();
    void showProgress(const QString& what, int done, int all);
    void takeMerged(const std::vector<MergedFile>& files);
    void takeInQuietly(const QStringList& paths);
    void merge(ReturnedSet returned, bool isQuiet);
    bool isChangeable() const;

    Prompts& m_prompts;
    Settings& m_remembered; ///< From run to run.
    Study* m_study = nullptr;
    Person m_person;
    std::optional<Environment> m_environment;
    ModelAccess m_access;
    QPointer<StudioDialog> m_studioDialog;
    Freshness m_freshness;
    Collector m_collector;
    qint64 m_ignored = 0;   ///< What lay in the archives beside the studies that are merged now.
    QString m_whyNot;       ///< See whyFixed().
    bool m_isQuiet = false; ///< Nobody waits for what is merged now: a folder is watched.

    RosterActions* m_actions = nullptr;
    PageHead* m_head = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_studio = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_write = nullptr;
    QAction* m_writeAction = nullptr;
    NoticeBar* m_notice = nullptr;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QProgressBar* m_progress = nullptr;
    PageStack* m_stack = nullptr;
    PeopleView* m_people = nullptr;
    AssignmentView* m_assignment = nullptr;
    CollectView* m_files = nullptr;
    WatchedFolder* m_watched = nullptr;
    TeamOffer* m_team = nullptr;
    SettingsView* m_settings = nullptr;
    QuestionsView* m_questions = nullptr;
    QLabel* m_veil = nullptr;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/settings/settings.h"
#include "ui/shell/actionregistry.h"

#include <QWidget>

class QStackedWidget;

namespace subtext {

class AgreementPage;
class BackupWorker;
class BeforeWork;
class DeskPage;
class GuidelinesPage;
class LabelPage;
class NavigationBar;
class Prompts;
class QualityPage;
class ReleasePage;
class RosterPage;
class SignInPage;
class StartPage;

/// The one window: the start page, the sign-in, and behind the navigation bar the places.
class MainWindow : public QWidget
{
    Q_OBJECT
public:
    MainWindow(Settings& settings, Prompts& prompts, const Environment& environment,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a study for writing; where that is refused, says why and offers what is possible
    /// (reading only, a backup).
    void openStudy(const QString& path);
    void openForReading(const QString& path);
    /// Takes over a study that is open already.
    void adopt(std::unique_ptr<Study> study);
    /// The demonstration study of this user, made on first use.
    void openDemonstration();
    void newStudy();
    void signIn(PersonId person);
    /// These two ask first where the answer on screen could not be saved.
    void signOut();
    void closeStudy();
    void showKeys();

    enum class Place { Label, Guidelines, Adjudicate, Agreement, Quality, Roster, Release };
    void showPlace(Place place);

    Study* study() const { return m_study.get(); }
    LabelPage* labelPage() const { return m_label; }
    DeskPage* deskPage() const { return m_adjudicate; }
    AgreementPage* agreementPage() const { return m_agreement; }
    QualityPage* qualityPage() const { return m_quality; }
    RosterPage* rosterPage() const { return m_roster; }
    ReleasePage* releasePage() const { return m_release; }
    StartPage* startPage() const { return m_start; }
    SignInPage* signInPage() const { return m_signIn; }
    BeforeWork* beforeWork() const { return m_before; }
    /// True while consent or practice stands before the work.
    bool isBeforeWork() const;
    const ActionRegistry& actions() const { return m_actions; }
    void refreshStart();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    void registerActions();
    void refused(const Error& error, const QString& path);
    /// The roster; in a hand-out straight to the work of its owner.
    void showSignIn();
    void connectLabel();
    void practise();
    void connectRelease();
    void switchTheme();
    /// Keeps what is on screen; false where it could not be saved.
    bool isWorkSafe();
    /// Runs `then` when the work on screen is safe, or the user would rather lose it.
    void whenSafe(const std::function<void()>& then);
    void letGo();
    /// Takes the study from every place but Label, which has its own work to save first.
    void stopPlaces();

    Settings& m_settings;
    Prompts& m_prompts;
    Environment m_environment;
    ActionRegistry m_actions;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<BackupWorker> m_backups;
    QStackedWidget* m_stack;
    StartPage* m_start;
    SignInPage* m_signIn;
    BeforeWork* m_before;
    QWidget* m_desk;
    NavigationBar* m_navigation;
    QStackedWidget* m_places;
    LabelPage* m_label;
    GuidelinesPage* m_guidelines;
    DeskPage* m_adjudicate;
    AgreementPage* m_agreement;
    QualityPage* m_quality;
    RosterPage* m_roster;
    ReleasePage* m_release;
};

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/demonstration/demonstration.h"
#include "ui/actions/actionregistry.h"
#include "ui/help/manualplaces.h"
#include "ui/prompts/provenprompts.h"
#include "ui/settings/settings.h"
#include "ui/shell/screenspot.h"
#include "ui/shell/windowlook.h"

#include <QWidget>

namespace subtext {

class BackupWorker;
class BeforeWork;
class LostStudy;
class MoreItems;
class NoticeBar;
class PageStack;
class Prompts;
class ReturnedFiles;
class SignInPage;
class StartPage;
class StudyOpener;
class StudyWatch;
class WindowSeminar;
class WindowTeam;
struct TeamPorts;

/// The one window: the start page, the sign-in, what comes before the work, and the places. It goes
/// from one to the next and decides nothing else.
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
    void adopt(std::unique_ptr<Study> study);
    /// What a window in another language goes on with.
    struct Continued
    {
        std::unique_ptr<Study> study;   ///< Null: none was open.
        PersonId person;                ///< Invalid: nobody had signed in.
        QStringList returned;           ///< Files that wait for a coordinator to sign in.
        std::optional<ScreenSpot> spot; ///< None: nobody was at work.
    };
    /// Hands it over, and is left at the start page.
    Continued release();
    void goOn(Continued continued);
    /// Asks for the language of the window, for whoever is signed in or for the machine.
    void askForLanguage();
    /// The demonstration study of this user, made on first use.
    /// The first: CEI's.
    void openDemonstration(const Demonstration& demonstration = demonstrations().front());
    void newStudy();
    void signIn(PersonId person);
    /// These two ask first where something on the screen is not saved.
    void signOut();
    void closeStudy();
    void showKeys();
    /// Asks for a place, a command, an item or a person; only while the places are on the screen.
    void askWhereTo();
    /// What the manual says of what is on the screen.
    void showManual();

    void setAccess(const ModelAccess& access);

    /// How servers of teams are reached; without it there is no word of them.
    void setTeam(const TeamPorts& ports);

    using Place = subtext::Place;
    void showPlace(Place place) { m_places->showPlace(place); }

    Study* study() const { return m_study.get(); }
    HomePage* homePage() const { return m_places->home(); }
    LabelPage* labelPage() const { return m_places->label(); }
    DeskPage* deskPage() const { return m_places->adjudicate(); }
    AgreementPage* agreementPage() const { return m_places->agreement(); }
    EntanglementPage* entanglementPage() const { return m_places->entanglement(); }
    ModelsPage* modelsPage() const { return m_places->models(); }
    QualityPage* qualityPage() const { return m_places->quality(); }
    RosterPage* rosterPage() const { return m_places->roster(); }
    ReleasePage* releasePage() const { return m_places->release(); }
    StartPage* startPage() const { return m_start; }
    SignInPage* signInPage() const { return m_signIn; }
    BeforeWork* beforeWork() const { return m_before; }
    StudyWatch* watch() const { return m_watch; }
    WindowTeam* team() const { return m_team; }
    NoticeBar* notice() const { return m_notice; }
    /// True while consent or practice stands before the work.
    bool isBeforeWork() const;
    /// Above everything: what is wrong with the backups, as long as it is.
    NoticeBar* backupNotice() const { return m_backupNotice; }
    /// With those of all places.
    const ActionRegistry& actions() const;
    void refreshStart();

Q_SIGNALS:
    /// The window is to be made anew in this language; see release().
    void languageRequested(const QString& code);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildPages();
    void connectStart();
    void registerActions();
    /// The roster; in a hand-out straight to the work of its owner.
    void showSignIn();
    void signInMaker(const QString& name);
    /// What a read of the study gave: what is shown stays, and can be read again.
    void showReadFailure(const Error& error);
    void readAgain();
    void practise();
    void offerMoreItems();
    void showSeminar();
    bool isAtWork() const;
    /// Requests the language of whoever signs in, or of the machine; false: it is spoken already.
    bool requestLanguageOf(const QString& whose);
    ManualPlace manualPlace() const;
    void connectBackups();
    void leave();
    /// Back to the start page; returns what was open.
    std::unique_ptr<Study> letGo();

    Settings& m_settings;
    ProvenPrompts m_prompts;
    Environment m_environment;
    ActionRegistry m_actions;
    WindowLook m_look;
    QAction* m_goTo = nullptr;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<BackupWorker> m_backups;
    StudyWatch* m_watch;
    StudyOpener* m_opener;
    ReturnedFiles* m_returned;
    WindowTeam* m_team;
    MoreItems* m_moreItems;
    NoticeBar* m_notice; ///< About the file, whatever is on screen.
    NoticeBar* m_backupNotice;
    PageStack* m_stack;
    PersonId m_person;            ///< Signed in, or about to; invalid at the sign-in.
    bool m_keepsLanguage = false; ///< It goes on for another window, or is about to close.
    StartPage* m_start;
    SignInPage* m_signIn;
    BeforeWork* m_before;
    Places* m_places;
    LostStudy* m_lost;
    WindowSeminar* m_seminar;
};

} // namespace subtext

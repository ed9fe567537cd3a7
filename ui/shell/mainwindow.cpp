// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "core/study/course.h"
#include "core/study/demonstration.h"
#include "core/study/handouts.h"
#include "core/study/roster.h"
#include "core/study/studybackup.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/agreement/agreementpage.h"
#include "ui/guidelines/guidelinespage.h"
#include "ui/label/labelpage.h"
#include "ui/prompts/prompts.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/rosterpage.h"
#include "ui/setup/setupwizard.h"
#include "ui/shell/backupworker.h"
#include "ui/shell/beforework.h"
#include "ui/shell/keysdialog.h"
#include "ui/shell/navigationbar.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"
#include "ui/text/errortext.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QUrl>

#include <limits>

namespace subtext {

MainWindow::MainWindow(Settings& settings, Prompts& prompts, const Environment& environment,
                       QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_environment(environment)
    , m_backups(std::make_unique<BackupWorker>(environment.clock, environment.backupFolder))
{
    setWindowTitle(QStringLiteral("Subtext"));
    setMinimumSize(1160, 640); // what the Label place needs with one panel open
    resize(1366, 768);
    restoreGeometry(m_settings.windowGeometry());
    buildPages();
    registerActions();
    refreshStart();
}

MainWindow::~MainWindow()
{
    letGo();
}

void MainWindow::buildPages()
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget(this);
    layout->addWidget(m_stack);

    m_start = new StartPage(m_stack);
    m_stack->addWidget(m_start);
    connect(m_start, &StartPage::openRequested, this, [this] {
        m_prompts.openFile(this, tr("Open a study"), tr("Studies (*.subtext)"),
                           [this](const QString& path) { openStudy(path); });
    });
    connect(m_start, &StartPage::newRequested, this, &MainWindow::newStudy);
    connect(m_start, &StartPage::demonstrationRequested, this, &MainWindow::openDemonstration);
    connect(m_start, &StartPage::recentRequested, this, &MainWindow::openStudy);
    connect(m_start, &StartPage::recentForgotten, this, [this](const QString& path) {
        m_settings.forgetRecent(path);
        refreshStart();
    });

    m_signIn = new SignInPage(m_stack);
    m_stack->addWidget(m_signIn);
    connect(m_signIn, &SignInPage::signedIn, this, &MainWindow::signIn);
    connect(m_signIn, &SignInPage::closeRequested, this, &MainWindow::closeStudy);

    m_before = new BeforeWork(m_actions, m_stack);
    m_stack->addWidget(m_before);

    m_desk = new QWidget(m_stack);
    auto* desk = new QHBoxLayout(m_desk);
    desk->setContentsMargins(0, 0, 0, 0);
    desk->setSpacing(0);
    m_navigation = new NavigationBar(m_desk);
    m_places = new QStackedWidget(m_desk);
    desk->addWidget(m_navigation);
    desk->addWidget(m_places, 1);
    m_label = new LabelPage(m_actions, m_settings, m_prompts, m_places);
    m_guidelines = new GuidelinesPage(m_places);
    m_adjudicate = new DeskPage(m_actions, m_prompts, m_places);
    m_agreement = new AgreementPage(m_actions, m_prompts, m_places);
    m_quality = new QualityPage(m_actions, m_prompts, m_places);
    m_roster = new RosterPage(m_actions, m_prompts, m_places);
    m_release = new ReleasePage(m_actions, m_prompts, m_places);
    // In the order of Place.
    m_places->addWidget(m_label);
    m_places->addWidget(m_guidelines);
    m_places->addWidget(m_adjudicate);
    m_places->addWidget(m_agreement);
    m_places->addWidget(m_quality);
    m_places->addWidget(m_roster);
    m_places->addWidget(m_release);
    m_navigation->addPlace(QStringLiteral("label"), tr("Label"));
    m_navigation->addPlace(QStringLiteral("guidelines"), tr("Guidelines"));
    m_navigation->addPlace(QStringLiteral("adjudicate"), tr("Adjudicate"));
    m_navigation->addPlace(QStringLiteral("agreement"), tr("Agreement"));
    m_navigation->addPlace(QStringLiteral("quality"), tr("Quality"));
    m_navigation->addPlace(QStringLiteral("roster"), tr("Roster"));
    m_navigation->addPlace(QStringLiteral("release"), tr("Release"));
    m_stack->addWidget(m_desk);
    connect(m_navigation, &NavigationBar::placeChosen, this,
            [this](int place) { showPlace(static_cast<Place>(place)); });
    connect(m_navigation, &NavigationBar::signOutRequested, this, &MainWindow::signOut);
    connectLabel();
    connectRelease();
}

void MainWindow::connectLabel()
{
    connect(m_label, &LabelPage::showFolderRequested, this, [](const QString& file) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
    });
    connect(m_label, &LabelPage::practiceRequested, this, &MainWindow::practise);
    connect(m_before, &BeforeWork::passed, this, &MainWindow::signIn);
    connect(m_before, &BeforeWork::practised, this, [this](PersonId person) {
        m_stack->setCurrentWidget(m_desk);
        m_label->start(*m_study, person, m_environment.clock);
    });
    connect(m_before, &BeforeWork::left, this, &MainWindow::signOut);
}

void MainWindow::practise()
{
    LabelSession* session = m_label->session();
    if (!session || !session->end()) // where it cannot be saved, the page says so
        return;
    const PersonId person = session->person();
    m_label->stop();
    m_stack->setCurrentWidget(m_before);
    m_before->practise(*m_study, person, m_environment.clock);
}

bool MainWindow::isBeforeWork() const
{
    return m_stack->currentWidget() == m_before;
}

void MainWindow::connectRelease()
{
    connect(m_roster, &RosterPage::folderRequested, this,
            [](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    connect(m_release, &ReleasePage::deskRequested, this, [this](ScenarioId scenario) {
        if (!m_adjudicate->session())
            return;
        showPlace(Place::Adjudicate);
        m_adjudicate->queue()->setFilter(QueueFilter::All); // whatever its state
        m_adjudicate->session()->show(scenario);
    });
    connect(m_release, &ReleasePage::qualityRequested, this, [this] { showPlace(Place::Quality); });
    connect(m_release, &ReleasePage::folderRequested, this,
            [](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

void MainWindow::registerActions()
{
    const QString everywhere = ActionRegistry::everywhere();
    m_actions.add(this, everywhere, tr("This list of keys"), {QKeySequence(Qt::Key_F12)},
                  [this] { showKeys(); });
    m_actions.add(this, everywhere, tr("Light or dark"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, [this] { switchTheme(); });
    m_actions.add(this, everywhere, tr("Place: Label"), {QKeySequence(Qt::ALT | Qt::Key_1)},
                  [this] {
                      if (m_label->session())
                          showPlace(Place::Label);
                  });
    m_actions.add(this, everywhere, tr("Place: Guidelines"), {QKeySequence(Qt::ALT | Qt::Key_2)},
                  [this] {
                      if (m_label->session())
                          showPlace(Place::Guidelines);
                  });
    m_actions.add(this, everywhere, tr("Place: Adjudicate (adjudicator, coordinator)"),
                  {QKeySequence(Qt::ALT | Qt::Key_3)}, [this] {
                      if (m_adjudicate->session())
                          showPlace(Place::Adjudicate);
                  });
    m_actions.add(this, everywhere, tr("Place: Agreement (adjudicator, coordinator)"),
                  {QKeySequence(Qt::ALT | Qt::Key_4)}, [this] {
                      if (m_agreement->isStarted())
                          showPlace(Place::Agreement);
                  });
    m_actions.add(this, everywhere, tr("Place: Quality (coordinator)"),
                  {QKeySequence(Qt::ALT | Qt::Key_5)}, [this] {
                      if (m_quality->live())
                          showPlace(Place::Quality);
                  });
    m_actions.add(this, everywhere, tr("Place: Roster (coordinator)"),
                  {QKeySequence(Qt::ALT | Qt::Key_6)}, [this] {
                      if (m_roster->isStarted())
                          showPlace(Place::Roster);
                  });
    m_actions.add(this, everywhere, tr("Place: Release (coordinator)"),
                  {QKeySequence(Qt::ALT | Qt::Key_7)}, [this] {
                      if (m_release->isStarted())
                          showPlace(Place::Release);
                  });
    m_actions.add(this, everywhere, tr("Sign out"),
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, [this] {
                      if (m_label->session() || isBeforeWork())
                          signOut();
                  });
    m_actions.add(this, everywhere, tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)},
                  [this] { close(); });
}

void MainWindow::refreshStart()
{
    m_start->setRecents(m_settings.recents());
}

void MainWindow::openStudy(const QString& path)
{
    auto opened = Study::open(path, Study::Access::Write, m_environment);
    if (!opened) {
        refused(opened.error(), path);
        return;
    }
    adopt(std::move(*opened));
}

void MainWindow::openForReading(const QString& path)
{
    auto opened = Study::open(path, Study::Access::Read, m_environment);
    if (!opened) {
        refused(opened.error(), path);
        return;
    }
    adopt(std::move(*opened));
}

void MainWindow::refused(const Error& error, const QString& path)
{
    const ErrorText text = errorText(error);
    if (error.code == ErrorCode::Locked || error.code == ErrorCode::ReadOnly) {
        m_prompts.choose(this, text.what, text.remedy, {tr("Open for reading")},
                         [this, path](int choice) {
                             if (choice == 0)
                                 openForReading(path);
                         });
        return;
    }
    if (error.code == ErrorCode::StudyDamaged && !error.detail.isEmpty()) {
        const QString backup = error.detail;
        m_prompts.choose(this, text.what, text.remedy, {tr("Restore this backup as a new file")},
                         [this, path, backup](int choice) {
                             if (choice != 0)
                                 return;
                             const auto restored = restoreBackup(backup, path);
                             if (restored)
                                 openStudy(*restored);
                             else
                                 refused(restored.error(), path);
                         });
        return;
    }
    m_prompts.tell(this, text.what, text.remedy);
}

void MainWindow::adopt(std::unique_ptr<Study> study)
{
    letGo(); // no prompt may stand between the old study and the new one
    m_study = std::move(study);
    const QString path = QFileInfo(m_study->path()).absoluteFilePath();
    m_settings.addRecent({path, m_study->info().title, m_environment.clock.now()});
    refreshStart();
    setWindowTitle(tr("%1 – Subtext").arg(m_study->info().title));
    if (m_study->access() == Study::Access::Write)
        m_backups->watch(path);
    showSignIn();
}

void MainWindow::openDemonstration()
{
    const QString path =
        QDir(m_settings.folder()).filePath(QStringLiteral("Demonstration.subtext"));
    if (QFileInfo::exists(path)) {
        openStudy(path);
        return;
    }
    QDir().mkpath(m_settings.folder());
    auto made = makeDemonstration(path, m_environment);
    if (!made) {
        refused(made.error(), path);
        return;
    }
    // Most of the invented annotators are done, the second is half-way, the first has not begun.
    const std::vector<Person> people = (*made)->roster().people();
    for (std::size_t i = 1; i < people.size(); ++i) {
        if (people[i].role != Role::Annotator)
            continue;
        const int most = i == 1 ? 6 : std::numeric_limits<int>::max();
        if (const auto done = simulateLabelling(**made, {people[i].id}, most, 42); !done) {
            refused(done.error(), path);
            return;
        }
    }
    adopt(std::move(*made));
}

void MainWindow::newStudy()
{
    auto* dialog = new SetupWizard(m_prompts, m_environment, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SetupWizard::makeRequested, this, [this, dialog](const QString& path) {
        if (auto made = dialog->make(path)) {
            dialog->accept();
            adopt(std::move(made));
        }
    });
    dialog->open();
}

void MainWindow::showSignIn()
{
    const auto owner = m_study->handouts().owner();
    const auto who = owner ? m_study->roster().person(*owner) : std::nullopt;
    if (who && !m_study->roster().hasPassphrase(who->id)) {
        signIn(who->id);
        return;
    }
    if (who)
        m_signIn->askOnly(*m_study, *who);
    else
        m_signIn->setStudy(*m_study, m_study->roster().people(), m_study->roster().progress());
    m_stack->setCurrentWidget(m_signIn);
}

void MainWindow::signIn(PersonId person)
{
    const auto who = m_study->roster().person(person);
    if (!who)
        return;
    if (m_before->start(*m_study, *who, m_environment.clock)) {
        m_stack->setCurrentWidget(m_before);
        return;
    }
    m_navigation->setPerson(who->name);
    m_stack->setCurrentWidget(m_desk);
    const bool isCoordinator = who->role == Role::Coordinator;
    m_navigation->setPlaceShown(static_cast<int>(Place::Quality), isCoordinator);
    m_navigation->setPlaceShown(static_cast<int>(Place::Roster), isCoordinator);
    m_navigation->setPlaceShown(static_cast<int>(Place::Release), isCoordinator);
    const bool isBeyondLabelling = who->role != Role::Annotator;
    m_navigation->setPlaceShown(static_cast<int>(Place::Adjudicate), isBeyondLabelling);
    m_navigation->setPlaceShown(static_cast<int>(Place::Agreement), isBeyondLabelling);
    stopPlaces();
    if (isCoordinator) {
        m_quality->start(*m_study, person);
        m_roster->start(*m_study, *who);
        m_release->start(*m_study, *who, m_environment);
    }
    if (isBeyondLabelling) {
        m_adjudicate->start(*m_study, *who, m_environment.clock);
        m_agreement->start(*m_study, *who, m_environment);
    }
    showPlace(isCoordinator       ? Place::Quality
              : isBeyondLabelling ? Place::Adjudicate
                                  : Place::Label);
    m_label->start(*m_study, person, m_environment.clock);
}

bool MainWindow::isWorkSafe()
{
    LabelSession* label = m_label->session();
    DeskSession* desk = m_adjudicate->session();
    return (!label || label->end()) && (!desk || desk->end()) && m_release->flush();
}

void MainWindow::whenSafe(const std::function<void()>& then)
{
    if (isWorkSafe()) {
        then();
        return;
    }
    m_prompts.choose(this, tr("The answer on the screen could not be saved."),
                     tr("Stay and try again, or go and lose what is not saved."), {tr("Go anyway")},
                     [then](int choice) {
                         if (choice == 0)
                             then();
                     });
}

void MainWindow::signOut()
{
    whenSafe([this] {
        m_label->stop();
        stopPlaces();
        if (m_study && m_study->handouts().owner())
            letGo(); // there is nobody else to sign in
        else if (m_study)
            showSignIn();
    });
}

void MainWindow::stopPlaces()
{
    m_before->stop();
    m_adjudicate->stop();
    m_agreement->stop();
    m_quality->stop();
    m_roster->stop();
    m_release->stop();
}

void MainWindow::closeStudy()
{
    whenSafe([this] { letGo(); });
}

void MainWindow::letGo()
{
    m_label->stop();
    stopPlaces();
    if (m_study && m_study->access() == Study::Access::Write)
        m_backups->finish();
    m_backups->watch({});
    m_study.reset();
    setWindowTitle(QStringLiteral("Subtext"));
    m_stack->setCurrentWidget(m_start);
}

void MainWindow::showPlace(Place place)
{
    if (place == Place::Guidelines && m_study)
        m_guidelines->setGuideline(m_study->course().guideline());
    m_navigation->setCurrent(static_cast<int>(place));
    m_places->setCurrentIndex(static_cast<int>(place));
}

void MainWindow::showKeys()
{
    auto* dialog = new KeysDialog(m_actions, this);
    dialog->open();
}

void MainWindow::switchTheme()
{
    const bool isDark = theme::colors(palette()).isDark;
    const theme::Mode mode = isDark ? theme::Mode::Light : theme::Mode::Dark;
    m_settings.setThemeMode(mode);
    theme::apply(*qApp, mode);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setWindowGeometry(saveGeometry());
    if (isWorkSafe()) {
        letGo();
        event->accept();
        return;
    }
    event->ignore();
    whenSafe([this] {
        letGo();
        close();
    });
}

} // namespace subtext

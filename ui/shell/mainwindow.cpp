// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "core/course/roster.h"
#include "core/course/signingin.h"
#include "ui/help/keysdialog.h"
#include "ui/help/manual.h"
#include "ui/label/labelpage.h"
#include "ui/palette/palettedialog.h"
#include "ui/shell/backupworker.h"
#include "ui/shell/beforework.h"
#include "ui/shell/keysofstudy.h"
#include "ui/shell/loststudy.h"
#include "ui/shell/moreitems.h"
#include "ui/shell/proofmark.h"
#include "ui/shell/studyopener.h"
#include "ui/shell/studywatch.h"
#include "ui/shell/waysto.h"
#include "ui/shell/windowseminar.h"
#include "ui/start/returnedfiles.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"
#include "ui/team/teamline.h"
#include "ui/team/windowteam.h"
#include "ui/text/backuptext.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/theme/styledparts.h"
#include "ui/widgets/choicenames.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/spokenrole.h"
#include "ui/widgets/wheelguard.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

MainWindow::MainWindow(Settings& settings, Prompts& prompts, const Environment& environment,
                       QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_prompts(prompts, [this] { return m_study ? m_study->checkWhole() : Result<void>(); })
    , m_environment(environment)
    , m_look(settings)
    , m_backups(std::make_unique<BackupWorker>(environment.clock, environment.backupFolder))
    , m_watch(new StudyWatch(this))
    , m_opener(new StudyOpener(settings, prompts, environment, this,
                               [this](std::unique_ptr<Study> study) {
                                   if (study)
                                       adopt(std::move(study));
                                   else
                                       m_returned->drop();
                               }))
    , m_returned(new ReturnedFiles(settings, prompts, this))
    , m_team(new WindowTeam(m_prompts, environment, *this))
    , m_moreItems(new MoreItems(
          *m_team->link(),
          [this] { m_places->label()->start(*m_study, m_person, m_environment.clock); }, this))
{
    new WheelGuard(this);
    new ChoiceNames(this);
    setSpokenRole(*this, QAccessible::Window);
    setWindowTitle(QStringLiteral("Subtext"));
    setMinimumSize(800, 500); // below it pages would be all scroll bar
    resizeToRoom(*this, {1366, 768});
    restoreGeometry(m_settings.windowGeometry());
    buildPages();
    connectStart();
    connectBackups();
    registerActions();
    refreshStart();
}

MainWindow::~MainWindow()
{
    closeManual();
    letGo();
}

void MainWindow::buildPages()
{
    theme::styleInParts(*this);
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_notice = new NoticeBar(this);
    layout->addWidget(m_notice);
    m_backupNotice = new NoticeBar(this);
    layout->addWidget(m_backupNotice);
    m_stack = new PageStack(this);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_team->line());
    m_start = m_stack->addPart<StartPage>();
    m_signIn = m_stack->addPart<SignInPage>();
    m_before = m_stack->addPart<BeforeWork>(m_actions);
    m_places = m_stack->add<Places>(m_actions, m_settings, m_prompts, m_environment);
    const FittedPage& places = *FittedPage::frameOf(*m_places);
    for (QWidget* part : {static_cast<QWidget*>(m_notice), static_cast<QWidget*>(m_backupNotice),
                          static_cast<QWidget*>(m_team->line()),
                          static_cast<QWidget*>(places.horizontalScrollBar()),
                          static_cast<QWidget*>(places.verticalScrollBar())})
        theme::styleAlone(*part);
    connect(m_signIn, &SignInPage::signedIn, this, &MainWindow::signIn);
    connect(m_signIn, &SignInPage::closeRequested, this, &MainWindow::closeStudy);
    connect(m_before, &BeforeWork::passed, this, &MainWindow::signIn);
    connect(m_before, &BeforeWork::practised, this, [this](PersonId person) {
        m_stack->showPage(m_places);
        m_places->label()->start(*m_study, person, m_environment.clock);
    });
    connect(m_before, &BeforeWork::left, this, &MainWindow::signOut);
    m_places->setKeepElsewhere([this] { return m_before->keep(); });
    connect(m_places, &Places::signOutRequested, this, &MainWindow::signOut);
    connect(m_places, &Places::manualRequested, this, &MainWindow::showManual);
    connect(m_places, &Places::languageRequested, this, &MainWindow::askForLanguage);
    connect(m_places, &Places::teamRequested, m_team, &WindowTeam::open);
    connect(m_team->link(), &TeamLink::changed, this, &MainWindow::offerMoreItems);
    connect(m_places, &Places::invitationsRequested, m_team, &WindowTeam::invite);
    connect(m_team, &WindowTeam::membersChanged, m_places,
            [this] { m_places->setMembers(m_team->members()); });
    connect(m_team, &WindowTeam::joined, this, &MainWindow::openStudy);
    connect(m_places, &Places::practiceRequested, this, &MainWindow::practise);
    // Queued: whoever asks stands in a dialog of the study that is let go.
    connect(m_places, &Places::studyRequested, this, &MainWindow::openStudy, Qt::QueuedConnection);
    m_seminar = new WindowSeminar(m_prompts, *m_places, this);
    connect(m_seminar, &WindowSeminar::readFailed, this, &MainWindow::showReadFailure);
    m_lost = new LostStudy({.prompts = m_prompts,
                            .watch = *m_watch,
                            .backups = *m_backups,
                            .places = *m_places,
                            .stack = *m_stack,
                            .notice = *m_notice,
                            .backupNotice = *m_backupNotice},
                           this);
    connect(m_lost, &LostStudy::openRequested, this, &MainWindow::openStudy);
    connect(m_lost, &LostStudy::readingRequested, this, &MainWindow::openForReading);
}

void MainWindow::connectStart()
{
    connect(m_start, &StartPage::openRequested, this, [this] {
        m_prompts.openFile(this, tr("Open a study"),
                           m_team->isOffered()
                               ? tr("Studies and invitations (*.subtext *.subtext-invite)")
                               : tr("Studies (*.subtext)"),
                           [this](const QString& path) { openStudy(path); });
    });
    connect(m_start, &StartPage::newRequested, this, &MainWindow::newStudy);
    connect(m_start, &StartPage::labelStudioRequested, this, [this] {
        m_returned->drop();
        m_opener->makeFromLabelStudio();
    });
    connect(m_start, &StartPage::joinRequested, this, [this] { m_team->join({}); });
    connect(m_start, &StartPage::mergeRequested, m_returned, &ReturnedFiles::choose);
    connect(m_start, &StartPage::dropped, this, [this](const QStringList& paths) {
        if (paths.size() == 1 && paths.constFirst().endsWith(InvitationSuffix))
            m_team->join(paths.constFirst());
        else
            m_returned->receive(paths);
    });
    connect(m_start, &StartPage::demonstrationRequested, this, &MainWindow::openDemonstration);
    connect(m_start, &StartPage::recentRequested, this, &MainWindow::openStudy);
    connect(m_start, &StartPage::manualRequested, this, &MainWindow::showManual);
    connect(m_start, &StartPage::languageRequested, this, &MainWindow::askForLanguage);
    connect(m_opener, &StudyOpener::faultFound, this, &MainWindow::leave);
    connect(m_opener, &StudyOpener::made, this, &MainWindow::signInMaker);
    connect(m_opener, &StudyOpener::recentsChanged, this, &MainWindow::refreshStart);
    connect(m_opener, &StudyOpener::recentForgotten, this, [this](const QString& path) {
        m_settings.forgetRecent(path);
        refreshStart();
    });
    connect(m_returned, &ReturnedFiles::openRequested, m_opener, &StudyOpener::open);
}

void MainWindow::connectBackups()
{
    connect(m_backups.get(), &BackupWorker::succeeded, m_backupNotice, &NoticeBar::dismiss);
    connect(m_backups.get(), &BackupWorker::failed, this, [this](const Error& error) {
        const QString text = backupFailureText(error);
        if (text != m_backupNotice->text()) // said once, not every ten minutes
            m_backupNotice->showNotice(NoticeBar::Kind::Lasting, text, tr("Try again"),
                                       [this] { m_backups->backUp(); });
    });
}

void MainWindow::registerActions()
{
    const QString everywhere = ActionRegistry::everywhere();
    const QAction* keys = m_actions.add(this, everywhere, tr("This list of keys"),
                                        {QKeySequence(Qt::Key_F12)}, [this] { showKeys(); });
    m_actions.findBy(keys, tr("Keyboard, shortcuts, settings, preferences",
                              "Words by which people look for it"));
    m_goTo =
        m_actions.add(this, everywhere, tr("Go to…"),
                      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}, [this] { askWhereTo(); });
    m_actions.add(
        this, everywhere, tr("Seminar: items one by one, on the whole screen"),
        {QKeySequence(Qt::Key_F5)}, [this] { showSeminar(); }, Role::Adjudicator);
    m_actions.add(this, everywhere, tr("Manual, at the section on this place"),
                  {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, [this] { showManual(); });
    m_actions.note(everywhere, tr("Guide or manual"), tr("F1"));
    m_look.registerActions(m_actions, *this, [this] { askForLanguage(); });
    m_places->registerActions(m_actions);
    WindowSeminar::noteKeys(m_actions); // after the places
    noteKeysOfManual(m_actions);
    const QAction* out = m_actions.add(this, everywhere, tr("Sign out"),
                                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, [this] {
                                           if (m_places->isStarted() || isBeforeWork())
                                               signOut();
                                       });
    m_actions.listWith(out, ActionRegistry::Entry::Needs::Person);
    m_actions.listWith(m_goTo, ActionRegistry::Entry::Needs::Work);
    m_actions.add(this, everywhere, tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)},
                  [this] { close(); });
}

void MainWindow::refreshStart()
{
    m_start->setRecents(m_settings.recents());
}

void MainWindow::setAccess(const ModelAccess& access)
{
    m_places->setAccess(access);
    m_opener->setAccess(access);
    if (access.canAsk())
        m_start->offerLabelStudio();
}

void MainWindow::setTeam(const TeamPorts& ports)
{
    m_team->setPorts(ports);
    m_places->setTeamOffered(m_team->isOffered());
    if (m_team->isOffered())
        m_start->offerTeam();
}

void MainWindow::openStudy(const QString& path)
{
    m_returned->drop();
    if (path.endsWith(InvitationSuffix)) {
        m_team->join(path);
        return;
    }
    m_opener->open(path);
}

void MainWindow::openForReading(const QString& path)
{
    m_returned->drop();
    m_opener->openForReading(path);
}

void MainWindow::openDemonstration(const Demonstration& demonstration)
{
    m_returned->drop();
    m_opener->openDemonstration(demonstration);
}

void MainWindow::newStudy()
{
    m_returned->drop();
    m_opener->makeNew();
}

void MainWindow::adopt(std::unique_ptr<Study> study)
{
    letGo(); // no prompt may stand between the old study and the new one
    m_study = std::move(study);
    m_backupNotice->dismiss(); // it was about another study
    const QString path = QFileInfo(m_study->path()).absoluteFilePath();
    // Queued: a read can fail in the middle of painting.
    connect(m_study.get(), &Study::readFailed, this, &MainWindow::showReadFailure,
            Qt::QueuedConnection);
    const QString title =
        m_study->info().map(&StudyInfo::title).value_or(QFileInfo(path).completeBaseName());
    m_settings.addRecent({path, title, m_environment.clock.now()});
    refreshStart();
    ProofMark::set(*this, *m_study, title);
    m_opener->follow(*m_study);
    if (m_study->access() == Study::Access::Write)
        m_backups->watch(path);
    m_watch->watch(m_study.get());
    m_lost->setStudy(m_study.get());
    m_team->start(*m_study);
    m_returned->meet(*m_study);
    showSignIn();
}

MainWindow::Continued MainWindow::release()
{
    Continued continued{nullptr, m_person, m_returned->files(), screenSpot(*m_places)};
    m_returned->drop();
    continued.study = letGo();
    return continued;
}

void MainWindow::goOn(Continued continued)
{
    if (!continued.study)
        return;
    m_keepsLanguage = true;
    m_returned->keep(continued.returned);
    adopt(std::move(continued.study));
    if (continued.person.isValid() && !m_person.isValid())
        signIn(continued.person);
    goBackTo(continued.spot, *m_places);
    m_keepsLanguage = false;
}

void MainWindow::askForLanguage()
{
    m_look.askForLanguage(m_prompts, *this, [this] {
        m_lost->whenSafe([this] { Q_EMIT languageRequested(m_settings.language(m_look.whose())); });
    });
}

bool MainWindow::requestLanguageOf(const QString& whose)
{
    const QString code = m_settings.language(whose);
    static const QMetaMethod request = QMetaMethod::fromSignal(&MainWindow::languageRequested);
    if (m_keepsLanguage || code == language() || !isSignalConnected(request))
        return false;
    Q_EMIT languageRequested(code);
    return true;
}

void MainWindow::showSignIn()
{
    m_person = {};
    m_team->setPerson({});
    m_look.showTextOf({});
    if (requestLanguageOf({}))
        return; // it was the language of whoever was signed in
    const Roster& roster = m_study->roster();
    const SigningIn& signingIn = m_study->signingIn();
    Reads reads;
    const auto owner = reads.take(signingIn.onlyPerson());
    const auto who = owner ? reads.take(roster.person(*owner)) : std::nullopt;
    const bool hasPassphrase = who && reads.take(signingIn.hasPassphrase(who->id));
    const auto people = reads.take(roster.people());
    const auto progress = reads.take(roster.progress());
    const QString study = reads.take(m_study->info()).uuid.text();
    m_signIn->setLast(owner ? QString() : m_settings.lastPerson(study));
    if (!reads.outcome()) {
        m_signIn->setStudy(*m_study, {}, {}); // nobody can sign in until it is read
        m_stack->showPage(m_signIn);
        return;
    }
    if (who && !hasPassphrase) {
        signIn(who->id);
        return;
    }
    if (who)
        m_signIn->askOnly(*m_study, *who);
    else
        m_signIn->setStudy(*m_study, people, progress);
    if (m_returned->waiting() > 0)
        m_signIn->showWaiting(m_returned->waiting());
    m_stack->showPage(m_signIn);
}

/// Whoever made a study has just said who they are.
void MainWindow::signInMaker(const QString& name)
{
    if (!m_study || m_person.isValid())
        return;
    const auto people = m_study->roster().people();
    if (!people)
        return;
    const auto isMaker = [&](const Person& person) {
        return person.role == Role::Coordinator && (name.isEmpty() || person.name == name);
    };
    const auto count = std::count_if(people->begin(), people->end(), isMaker);
    if (count == 1)
        signIn(std::find_if(people->begin(), people->end(), isMaker)->id);
}

void MainWindow::signIn(PersonId person)
{
    const auto found = m_study->roster().person(person);
    if (!found || !*found)
        return;
    const Person& who = **found;
    const auto info = m_study->info();
    const QString whose = info ? info->uuid.text() + u'/' + who.uuid.text() : QString();
    m_person = person;
    if (!whose.isEmpty() && requestLanguageOf(whose))
        return; // goOn() signs them in there
    m_person = {};
    const auto isBefore = m_before->start(*m_study, who, m_environment.clock);
    if (!isBefore)
        return; // it says so over the sign-in
    m_person = person;
    m_team->setPerson(who);
    if (info) {
        if (!m_study->signingIn().onlyPerson().value_or(std::nullopt))
            m_settings.setLastPerson(info->uuid.text(), who.uuid.text());
        m_look.showTextOf(whose);
    }
    const QStringList returned = m_returned->handTo(who);
    if (*isBefore) {
        m_stack->showPage(m_before);
        return;
    }
    m_stack->showPage(m_places);
    m_places->start(*m_study, who);
    offerMoreItems();
    if (!returned.isEmpty())
        m_places->takeIn(returned);
}

void MainWindow::offerMoreItems()
{
    if (m_study && m_places->isStarted() && m_team->link()->state().mayClaim)
        m_moreItems->offerOn(*m_places->label());
}

void MainWindow::showReadFailure(const Error& error)
{
    if (!m_study || !m_watch->look())
        return; // it was closed since, or there is worse to say
    m_notice->showNotice(NoticeBar::Kind::Danger,
                         tr("The study could not be read. %1 What you see is what was read before.")
                             .arg(errorText(error).oneLine()),
                         tr("Try again"), [this] { readAgain(); });
}

void MainWindow::readAgain()
{
    m_notice->dismiss();
    if (!m_study)
        return;
    if (m_places->isStarted())
        m_places->readAgain();
    else if (m_person.isValid())
        signIn(m_person);
    else
        showSignIn();
}

void MainWindow::practise()
{
    LabelPage& label = *m_places->label();
    if (!label.session() || !label.keep()) // where it cannot be saved, the page says so
        return;
    const PersonId person = label.session()->person();
    label.stop();
    m_stack->showPage(m_before);
    m_before->practise(*m_study, person, m_environment.clock);
}

bool MainWindow::isBeforeWork() const
{
    return m_stack->shownPage() == m_before;
}

void MainWindow::signOut()
{
    m_lost->whenSafe([this] {
        m_seminar->end();
        m_before->stop();
        m_places->stop();
        m_returned->drop();
        if (!m_study)
            return;
        const auto owner = m_study->signingIn().onlyPerson();
        if (owner && *owner)
            leave(); // there is nobody else to sign in
        else
            showSignIn();
    });
}

void MainWindow::closeStudy()
{
    m_lost->whenSafe([this] { leave(); });
}

void MainWindow::leave()
{
    m_returned->drop();
    letGo();
    requestLanguageOf({});
}

std::unique_ptr<Study> MainWindow::letGo()
{
    m_seminar->end();
    m_before->stop();
    m_places->stop();
    m_team->stop();
    const bool isThere = m_watch->look();
    m_watch->watch(nullptr);
    if (m_study && m_study->access() == Study::Access::Write && isThere)
        m_backups->finish();
    m_backups->watch({});
    m_lost->setStudy(nullptr);
    if (const QString last = m_backupNotice->text(); !last.isEmpty())
        m_backupNotice->showNotice(NoticeBar::Kind::Open, last); // nothing is left to try again
    std::unique_ptr<Study> study = std::move(m_study);
    if (study)
        study->disconnect(this);
    m_person = {};
    m_look.showTextOf({});
    m_notice->dismiss();
    setWindowTitle(QStringLiteral("Subtext"));
    m_stack->showPage(m_start);
    return study;
}

const ActionRegistry& MainWindow::actions() const
{
    m_places->makePages(Role::Coordinator);
    return m_actions;
}

void MainWindow::showKeys()
{
    m_places->makePages(m_places->role());
    const bool isAtPlaces = m_stack->shownPage() == m_places;
    const auto keys = isAtPlaces ? m_actions.sectionsFor(m_places->role())
                                 : keysBefore(isBeforeWork() ? m_before : nullptr, m_actions);
    (new KeysDialog(keys, this, m_places->placeName()))->open();
}

bool MainWindow::isAtWork() const
{
    return m_places->isStarted() && m_stack->shownPage() == m_places && m_stack->isEnabled();
}

void MainWindow::showSeminar()
{
    if (isAtWork() && m_places->role() >= Role::Adjudicator)
        m_seminar->ask(*m_study);
}

void MainWindow::askWhereTo()
{
    if (!isAtWork())
        return;
    m_places->flush(); // where it fails, the place says so
    (new PaletteDialog(waysTo(*m_places, *m_study, m_actions, m_goTo), *this))->open();
}

ManualPlace MainWindow::manualPlace() const
{
    const QWidget* page = m_stack->shownPage();
    if (page == m_places)
        return m_places->manualPlace();
    if (page == m_before)
        return ManualPlace::BeforeWork;
    return page == m_signIn ? ManualPlace::SignIn : ManualPlace::Start;
}

void MainWindow::showManual()
{
    subtext::showManual(manualPlace());
}

/// The guide of Label and of practice takes F1 before it comes here.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F1 && event->modifiers() == Qt::NoModifier)
        showManual();
    else
        QWidget::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setWindowGeometry(saveGeometry());
    m_keepsLanguage = true;
    if (!m_lost->isLost() && m_places->isSafe()) {
        leave();
        closeManual();
        event->accept();
        return;
    }
    event->ignore();
    m_keepsLanguage = false;
    m_lost->whenSafe([this] {
        m_keepsLanguage = true;
        leave();
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); // after this event
    });
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/places.h"

#include "core/models/goldvectors.h"
#include "core/standing/studystanding.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/agreement/agreementpage.h"
#include "ui/entanglement/entanglementpage.h"
#include "ui/guidelines/guidelinespage.h"
#include "ui/home/homepage.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/label/takenitems.h"
#include "ui/models/modelspage.h"
#include "ui/norming/normingpage.h"
#include "ui/practice/practicepage.h"
#include "ui/prompts/prompts.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/questionsview.h"
#include "ui/roster/rosteractions.h"
#include "ui/roster/rosterpage.h"
#include "ui/roster/settingsview.h"
#include "ui/roster/watchedfolder.h"
#include "ui/settings/settings.h"
#include "ui/shell/keysofstudy.h"
#include "ui/shell/navigationbar.h"
#include "ui/shell/placeorder.h"
#include "ui/shell/viewhelp.h"
#include "ui/shell/waysto.h"
#include "ui/text/errortext.h"
#include "ui/theme/styledparts.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/focusinto.h"
#include "ui/widgets/openfolder.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/segmentbar.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace subtext {
Places::Places(ActionRegistry& actions, Settings& settings, Prompts& prompts,
               const Environment& environment, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_environment(environment)
    , m_navigation(new NavigationBar(this))
    , m_stack(new PageStack(this))
{
    QHBoxLayout* layout = makeRow(this, {}, 0);
    layout->addWidget(m_navigation);
    layout->addWidget(m_stack, 1);
    theme::styleAlone(*m_navigation);
    m_unread = m_stack->addPart<Announcement>(ButtonKind::Quiet);
    addPlaces();
    m_unread->firstButton()->setText(tr("Try again"));
    m_unread->secondButton()->hide();
    connect(m_unread->firstButton(), &QPushButton::clicked, this, &Places::readAgain);
    connect(m_navigation, &NavigationBar::placeChosen, this,
            [this](int place) { showPlace(static_cast<Place>(place)); });
    connect(m_navigation, &NavigationBar::signOutRequested, this, &Places::signOutRequested);
    connect(m_navigation, &NavigationBar::manualRequested, this, &Places::manualRequested);
    connect(m_navigation, &NavigationBar::languageRequested, this, &Places::languageRequested);
}

template <class Page> Page* Places::withDesk(Page* page)
{
    connect(page, &Page::deskRequested, this, &Places::showAtDesk);
    return page;
}

void Places::addPlaces()
{
    addPlacesOfLabels();
    addPlacesOfCourse();
    // After those of every study: the keys of the places above are the same everywhere.
    addPlacesOfSomeStudies();
}

/// Where items are labelled and decided, and what leads there.
void Places::addPlacesOfLabels()
{
    add({.icon = QStringLiteral("home"),
         .name = tr("Home"),
         .manual = ManualPlace::Home,
         .make =
             [this] {
                 m_home = m_stack->addPart<HomePage>(m_actions, m_settings, m_prompts);
                 connect(m_home, &HomePage::stepRequested, this, &Places::takeStep);
                 connect(m_home, &HomePage::watchedRequested, this, [this] {
                     showPlace(Place::Roster);
                     m_roster->showView(RosterPage::View::Files);
                 });
                 connect(m_home, &HomePage::teamRequested, this, &Places::teamRequested);
                 m_home->setTeamOffered(m_isTeamOffered);
                 m_home->setMembers(m_members);
                 return m_home;
             },
         .from = Role::Coordinator,
         .start = [this] { m_home->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_home->stop(); }});
    add({.icon = QStringLiteral("label"),
         .name = tr("Label"),
         .manual = ManualPlace::Label,
         .make =
             [this] {
                 m_label = m_stack->addPart<LabelPage>(m_actions, m_settings, m_prompts);
                 m_taken = new TakenItems(*m_label, m_environment.clock);
                 connect(m_label, &LabelPage::showFolderRequested, this,
                         [](const QString& file) { openFolder(QFileInfo(file).absolutePath()); });
                 connect(m_label, &LabelPage::practiceRequested, this, &Places::practiceRequested);
                 return m_label;
             },
         .start = [this] { m_taken->start(*m_study, m_person.id); },
         .stop = [this] { m_label->stop(); },
         .keep = [this] { return m_label->keep(); }});
    add({.icon = QStringLiteral("guidelines"),
         .name = tr("Guidelines"),
         .manual = ManualPlace::Guidelines,
         .make = [this] { return m_guidelines = m_stack->addPart<GuidelinesPage>(); },
         .refresh =
             [this] {
                 Reads reads;
                 m_guidelines->setTexts(guideTexts(*m_study, reads));
             }});
    add({.icon = QStringLiteral("adjudicate"),
         .name = tr("Adjudicate"),
         .manual = ManualPlace::Adjudicate,
         .make =
             [this] {
                 m_adjudicate = m_stack->addPart<DeskPage>(m_actions, m_prompts);
                 connect(m_adjudicate, &DeskPage::stepRequested, this, &Places::takeStep);
                 return m_adjudicate;
             },
         .from = Role::Adjudicator,
         .start = [this] { m_adjudicate->start(*m_study, m_person, m_environment.clock); },
         .stop = [this] { m_adjudicate->stop(); },
         .keep = [this] { return m_adjudicate->keep(); }});
}

/// Where the labels are looked at and checked, and where they come from and go to.
void Places::addPlacesOfCourse()
{
    add({.icon = QStringLiteral("agreement"),
         .name = tr("Agreement"),
         .manual = ManualPlace::Agreement,
         .make =
             [this] {
                 return m_agreement =
                            withDesk(m_stack->addPart<AgreementPage>(m_actions, m_prompts));
             },
         .from = Role::Adjudicator,
         .start = [this] { m_agreement->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_agreement->stop(); }});
    add({.icon = QStringLiteral("quality"),
         .name = tr("Quality"),
         .manual = ManualPlace::Quality,
         .make = [this] { return m_quality = m_stack->addPart<QualityPage>(m_actions, m_prompts); },
         .from = Role::Coordinator,
         .start = [this] { m_quality->start(*m_study, m_person.id, m_environment); },
         .stop = [this] { m_quality->stop(); }});
    add({.icon = QStringLiteral("roster"),
         .name = tr("Roster"),
         .manual = ManualPlace::Roster,
         .make =
             [this] {
                 m_roster = m_stack->addPart<RosterPage>(m_actions, m_settings, m_prompts);
                 connect(m_roster, &RosterPage::folderRequested, this, &openFolder);
                 connect(m_roster, &RosterPage::teamRequested, this, &Places::teamRequested);
                 m_roster->setTeamOffered(m_isTeamOffered);
                 connect(m_roster->watchedFolder(), &WatchedFolder::changed, this, [this] {
                     if (m_home)
                         m_home->showWatched();
                 });
                 if (m_access)
                     m_roster->setAccess(*m_access);
                 return m_roster;
             },
         .from = Role::Coordinator,
         .start = [this] { m_roster->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_roster->stop(); },
         .keep = [this] { return m_roster->questions()->keepDraft(); }});
    add({.icon = QStringLiteral("release"),
         .name = tr("Release"),
         .manual = ManualPlace::Release,
         .make =
             [this] {
                 m_release =
                     withDesk(m_stack->addPart<ReleasePage>(m_actions, m_settings, m_prompts));
                 connect(m_release, &ReleasePage::folderRequested, this, &openFolder);
                 connect(m_release, &ReleasePage::qualityRequested, this,
                         [this] { showPlace(Place::Quality); });
                 connect(m_release, &ReleasePage::scenesRequested, this,
                         [this] { chooseScenes(*this); });
                 return m_release;
             },
         .from = Role::Coordinator,
         .start = [this] { m_release->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_release->stop(); },
         .keep = [this] { return m_release->flush(); }});
}

void Places::addPlacesOfSomeStudies()
{
    add({.icon = QStringLiteral("entanglement"),
         .name = tr("Entanglement"),
         .manual = ManualPlace::Entanglement,
         .make =
             [this] {
                 return m_entanglement =
                            withDesk(m_stack->addPart<EntanglementPage>(m_actions, m_prompts));
             },
         .from = Role::Adjudicator,
         .isOf = hasVectors,
         .start = [this] { m_entanglement->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_entanglement->stop(); }});
    add({.icon = QStringLiteral("models"),
         .name = tr("Models"),
         .manual = ManualPlace::Models,
         .make =
             [this] {
                 m_models =
                     withDesk(m_stack->addPart<ModelsPage>(m_actions, m_settings, m_prompts));
                 connect(m_models, &ModelsPage::folderRequested, this, &openFolder);
                 connect(m_models, &ModelsPage::studyMade, this, &Places::studyRequested);
                 if (m_access)
                     m_models->setAccess(*m_access);
                 offerModels();
                 return m_models;
             },
         .from = Role::Adjudicator,
         .start = [this] { m_models->start(*m_study, m_person, m_environment); },
         .stop = [this] { m_models->stop(); }});
    add({.icon = QStringLiteral("norming"),
         .name = tr("Norming"),
         .manual = ManualPlace::Norming,
         .make =
             [this] {
                 m_norming = m_stack->addPart<NormingPage>(m_actions, m_prompts);
                 connect(m_norming, &NormingPage::handInRequested, this, &Places::showHandIn);
                 return m_norming;
             },
         .start = [this] { m_norming->start(*m_study, m_person.id); },
         .stop = [this] { m_norming->stop(); },
         .isThere = false});
}

void Places::add(Entry entry)
{
    m_navigation->addPlace(entry.icon, entry.name, keyOf(static_cast<Place>(m_entries.size())));
    m_entries.push_back(std::move(entry));
}

void Places::showAtDesk(ScenarioId scenario)
{
    DeskPage& desk = *adjudicate();
    if (!desk.session())
        return;
    desk.queue()->setFilter(QueueFilter::All); // whatever its state
    desk.session()->show(scenario);
    showPlace(Place::Adjudicate); // last: what is shown is said
}

void Places::takeStep(NextStep step)
{
    switch (step) {
    case NextStep::Import:
        showPlace(Place::Roster);
        m_roster->askForImport();
        break;
    case NextStep::AddPeople:
        showPlace(Place::Roster);
        m_roster->showView(RosterPage::View::People);
        m_roster->actions()->addPeople();
        break;
    case NextStep::Assign:
    case NextStep::AskMore:
        showPlace(Place::Roster);
        m_roster->showView(RosterPage::View::Assignment);
        break;
    case NextStep::HandOut:
        showPlace(Place::Roster);
        m_roster->askForFolder();
        break;
    case NextStep::Invite:
        Q_EMIT invitationsRequested(); // over what is on the screen
        break;
    case NextStep::Collect:
        showPlace(Place::Roster);
        m_roster->showView(RosterPage::View::Files);
        m_roster->askForFiles();
        break;
    case NextStep::Wait:
        showPlace(Place::Quality);
        break;
    case NextStep::Adjudicate:
        showPlace(Place::Adjudicate);
        break;
    case NextStep::Release:
    case NextStep::Done:
        showPlace(Place::Release);
        break;
    }
}

void Places::registerActions(ActionRegistry& actions)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        if (static_cast<Place>(i) == Place::Label) // people come to it through practice
            actions.keepFor(PracticePage::tr("Practice"), Role::Annotator);
        actions.keepFor(entry.name, entry.from);
        actions.addWay(this, entry.name, keyOf(static_cast<Place>(i)), [this, i] {
            if (!m_study || !isTheirs(m_entries[i]))
                return;
            showPlace(static_cast<Place>(i));
            takeKeys(); // whoever came by keys goes on by keys
        });
    }
}

QString Places::placeName() const
{
    return m_entries.at(static_cast<std::size_t>(m_place)).name;
}

void Places::make(Entry& entry)
{
    if (!entry.page)
        entry.page = entry.make();
}

void Places::makePages(Role role)
{
    for (Entry& entry : m_entries) {
        if (role >= entry.from)
            make(entry);
    }
}

void Places::makeOwnPages()
{
    for (Entry& entry : m_entries) {
        if (isTheirs(entry))
            make(entry);
    }
}

void Places::start(Study& study, const Person& person)
{
    end();
    m_study = &study;
    m_person = person;
    m_navigation->setPerson(person.name);
    lookForPlaces();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_navigation->setPlaceShown(static_cast<int>(i), isTheirs(m_entries[i]));
    connect(&study, &Study::readFailed, this,
            [this](const Error& error) { m_readFailure = error; });
    offerKeysOf(*m_study, m_actions);
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::StudyChanged | ChangeSet::CourseChanged))
            offerKeysOf(*m_study, m_actions);
        if (changes.kinds & ChangeSet::CourseChanged)
            offerNorming();
    });
    const Place first = offerNorming() ? Place::Norming : firstPlaceFor(person.role);
    if (Entry& label = entryOf(Place::Label); first == Place::Label) {
        make(label);
        m_stack->showPage(label.page); // on the screen as it starts: it takes the keys
    }
    showPlace(first);
    const auto info = study.info();
    if (isTheirs(entryOf(Place::Roster)) && info &&
        !m_settings.watchedFolder(info->uuid.text()).isEmpty())
        need(entryOf(Place::Roster)); // it watches, whatever is on the screen
}

void Places::lookForPlaces()
{
    const auto task = m_study->task();
    for (Entry& entry : m_entries) {
        if (!entry.isOf)
            continue;
        entry.isThere = task && entry.isOf(**task);
        m_actions.setOffered(entry.name, entry.isThere);
    }
    offerModels();
}

/// The views of Models are those of the study before anybody has been there.
void Places::offerModels()
{
    if (!m_study || !m_models)
        return;
    if (const auto task = m_study->task())
        m_models->offerKind(hasVectors(**task));
}

bool Places::offerNorming()
{
    Entry& entry = entryOf(Place::Norming);
    const auto call = normingCall(*m_study, m_person.id);
    if (!call)
        return false; // the study tells of it
    entry.isThere = call->isUnderWay || (m_place == Place::Norming && entry.isStarted);
    m_actions.setOffered(entry.name, entry.isThere);
    m_navigation->setPlaceShown(static_cast<int>(Place::Norming), isTheirs(entry));
    return call->isDue && m_person.role == Role::Annotator;
}

void Places::need(Entry& entry)
{
    make(entry);
    if (!m_study || entry.isStarted || !isTheirs(entry))
        return;
    entry.isStarted = true;
    entry.unread.reset();
    if (!entry.start)
        return;
    m_readFailure.reset();
    entry.start();
    entry.unread = m_readFailure;
}

void Places::readAgain()
{
    if (!m_study || !isKept())
        return;
    const Place place = m_place;
    start(*m_study, m_person);
    if (isTheirs(entryOf(place))) // a norming round may have been closed
        showPlace(place);
}

void Places::stop()
{
    if (m_home)
        m_home->keepSeen();
    end();
}

void Places::end()
{
    for (Entry& entry : m_entries) {
        if (entry.page && entry.stop)
            entry.stop();
        entry.isStarted = false;
        entry.unread.reset();
    }
    if (m_study) {
        disconnect(m_study, &Study::readFailed, this, nullptr);
        disconnect(m_study, &Study::changed, this, nullptr);
        forgetKeysOfTask(m_actions);
    }
    m_study = nullptr;
}

void Places::showPlace(Place place)
{
    m_place = place;
    const auto index = static_cast<int>(place);
    Entry& entry = entryOf(place);
    need(entry);
    if (m_study && entry.refresh)
        entry.refresh();
    m_navigation->setCurrent(index);
    if (entry.unread) {
        const ErrorText text = errorText(*entry.unread);
        m_unread->setTitle(tr("%1 could not be read").arg(entry.name));
        m_unread->setLead(text.what);
        m_unread->setNote(text.remedy);
    }
    // A page without what it is about would say that there is nothing.
    m_stack->showPage(entry.unread ? m_unread : entry.page);
}

void Places::showPlaceOf(const QWidget* owner)
{
    const auto isIt = [&](const Entry& entry) {
        return entry.page && isTheirs(entry) &&
               (entry.page == owner || entry.page->isAncestorOf(owner));
    };
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), isIt);
    if (m_study && found != m_entries.end())
        showPlace(static_cast<Place>(found - m_entries.begin()));
}

void Places::showHandIn()
{
    showPlace(Place::Label);
    m_label->ending()->showSummary();
}

void Places::takeKeys()
{
    if (QWidget* page = entryOf(m_place).page)
        focusInto(*page);
}

ManualPlace Places::manualPlace() const
{
    if (m_place == Place::Roster && m_roster)
        return manualPlaceOf(static_cast<RosterPage::View>(m_roster->views()->current()));
    if (m_place == Place::Release && m_release)
        return manualPlaceOf(m_release->view());
    if (m_place == Place::Models && m_models)
        return manualPlaceOf(m_models->view());
    return entryOf(m_place).manual;
}

void Places::setAccess(const ModelAccess& access)
{
    m_access = access;
    if (m_roster)
        m_roster->setAccess(access);
    if (m_models)
        m_models->setAccess(access);
}

void Places::setTeamOffered(bool isOffered)
{
    m_isTeamOffered = isOffered;
    if (m_roster)
        m_roster->setTeamOffered(isOffered);
    if (m_home)
        m_home->setTeamOffered(isOffered);
}

void Places::setMembers(const std::vector<TeamMember>& members)
{
    m_members = members;
    if (m_home)
        m_home->setMembers(members);
}

void Places::takeIn(const QStringList& files)
{
    showPlace(Place::Roster);
    m_roster->showView(RosterPage::View::Files);
    m_roster->takeIn(files);
}

bool Places::isKept() const
{
    return (!m_keepElsewhere || m_keepElsewhere()) &&
           std::all_of(m_entries.begin(), m_entries.end(), [](const Entry& entry) {
               return !entry.page || !entry.keep || entry.keep();
           });
}

bool Places::flush()
{
    return (!m_keepElsewhere || m_keepElsewhere()) && (!m_label || m_label->flush()) &&
           (!m_adjudicate || m_adjudicate->flush()) && (!m_release || m_release->flush()) &&
           (!m_roster || m_roster->questions()->keepDraft());
}

bool Places::isSafe() const
{
    return !(m_roster && m_roster->settings()->isUnsaved()) && isKept();
}

void Places::whenSafe(const std::function<void()>& then)
{
    const auto keep = [this, then] {
        if (isKept()) {
            then();
            return;
        }
        m_prompts.choose(this, tr("What is on the screen could not be saved."),
                         tr("Stay and try again, or go and lose what is not saved."),
                         {tr("Go anyway")}, [then](int choice) {
                             if (choice == 0)
                                 then();
                         });
    };
    if (!m_roster) {
        keep();
        return;
    }
    if (m_roster->settings()->isUnsaved()) { // the question stands over what it is about
        showPlace(Place::Roster);
        m_roster->showView(RosterPage::View::Settings);
    }
    m_roster->settings()->whenSettled(keep);
}

} // namespace subtext

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/domain/person.h"
#include "core/domain/vocabulary.h"
#include "ui/help/manualplaces.h"
#include "ui/models/asking/modelaccess.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace subtext {

class ActionRegistry;
class AgreementPage;
class Announcement;
class DeskPage;
class EntanglementPage;
class GuidelinesPage;
class HomePage;
class LabelPage;
class ModelsPage;
class NavigationBar;
class NormingPage;
class PageStack;
class Prompts;
class QualityPage;
class ReleasePage;
class RosterPage;
class Settings;
class Study;
class TakenItems;
struct Task;

struct TeamMember;

enum class NextStep : std::uint8_t;

enum class Place {
    Home, ///< The coordinator's.
    Label,
    Guidelines,
    Adjudicate,
    Agreement,
    Quality,
    Roster,
    Release,
    Entanglement, ///< Of studies whose task has that analysis.
    Models,
    Norming, ///< Of whoever has a norming round that is not closed.
};

/// The navigation bar and the places behind it, each for the roles that need it. A page is made and
/// given the study when its place is first needed: nobody waits for places that they do not visit.
/// A new place is a value of Place and an entry in a function that addPlaces() calls.
class Places : public QWidget
{
    Q_OBJECT
public:
    Places(ActionRegistry& actions, Settings& settings, Prompts& prompts,
           const Environment& environment, QWidget* parent);

    /// Alt and the number of the place, 0 for the first; works while the places are on screen.
    void registerActions(ActionRegistry& actions);
    /// Makes every page that a role has: with it come the keys of its place.
    void makePages(Role role);
    /// Makes those of whoever is signed in: their views and commands can be gone to from anywhere.
    void makeOwnPages();

    /// Shows the first place to work at. The others have the study from when they are needed.
    void start(Study& study, const Person& person);
    void stop();
    bool isStarted() const { return m_study != nullptr; }
    /// Of whoever is signed in; while nobody is, the one that everybody has.
    const Person& person() const { return m_person; } ///< Signed in, while it is started.
    Role role() const { return m_study ? m_person.role : Role::Annotator; }
    /// On screen, or what would be if it could be read.
    Place place() const { return m_place; }
    QString placeName() const;
    void showPlace(Place place);
    /// The same where this widget is a page, or on one.
    void showPlaceOf(const QWidget* owner);
    /// Has the keys in the page on screen: where they were when it was left, else at its start.
    void takeKeys();
    /// Shows an item in the place Adjudicate, whatever its queue was narrowed to.
    void showAtDesk(ScenarioId scenario);
    /// Of the place on the screen.
    ManualPlace manualPlace() const;
    /// Has the places read the study anew; what is unsaved is saved first, or nothing happens.
    void readAgain();
    void takeIn(const QStringList& files);
    /// How models are asked, and servers reached; without it nobody is asked.
    void setAccess(const ModelAccess& access);
    /// Whether a study can be shared on a server.
    void setTeamOffered(bool isOffered);
    /// Who takes part in the team of the study, as the server or the folder said; empty: that is
    /// not known.
    void setMembers(const std::vector<TeamMember>& members);

    /// `keep` is asked as well before anybody goes: for what is on screen outside the places.
    void setKeepElsewhere(const std::function<bool()>& keep) { m_keepElsewhere = keep; }
    /// Keeps what is on screen; false where it could not be saved, or has a button to be saved by.
    bool isSafe() const;
    /// Writes what is on screen and not on the disk; work goes on there.
    bool flush();
    /// Runs `then` when nothing would be lost by it, or the user would rather lose it.
    void whenSafe(const std::function<void()>& then);

    // Made, and given the study where one is open and the role has the place.
    HomePage* home() { return needed(Place::Home, m_home); }
    LabelPage* label() { return needed(Place::Label, m_label); }
    DeskPage* adjudicate() { return needed(Place::Adjudicate, m_adjudicate); }
    AgreementPage* agreement() { return needed(Place::Agreement, m_agreement); }
    QualityPage* quality() { return needed(Place::Quality, m_quality); }
    RosterPage* roster() { return needed(Place::Roster, m_roster); }
    ReleasePage* release() { return needed(Place::Release, m_release); }
    EntanglementPage* entanglement() { return needed(Place::Entanglement, m_entanglement); }
    ModelsPage* models() { return needed(Place::Models, m_models); }
    NormingPage* norming() { return needed(Place::Norming, m_norming); }

Q_SIGNALS:
    void signOutRequested();
    void manualRequested();
    void languageRequested();
    void teamRequested();
    void invitationsRequested();
    /// Of who labels: the practice once more.
    void practiceRequested();
    /// Another study is to be opened in the place of this one.
    void studyRequested(const QString& path);

private:
    struct Entry
    {
        QString icon;
        QString name;
        ManualPlace manual; ///< What the manual says of it; of some views it has more.
        std::function<QWidget*()> make;
        Role from = Role::Annotator; ///< Whose it is: this role and those beyond it.
        /// Whether a study that asks this has the place. None: every study has it.
        std::function<bool(const Task&)> isOf = {};
        std::function<void()> start = {};
        std::function<void()> stop = {};
        /// Keeps what is on the page; false where that fails. None: nothing there is unsaved.
        std::function<bool()> keep = {};
        /// Before it is shown. None: the page looks after itself.
        std::function<void()> refresh = {};
        bool isThere = true;     ///< In the study that is open.
        QWidget* page = nullptr; ///< Until the place is needed there is none.
        bool isStarted = false;
        /// Why its start could not read the study: what it would show is not there.
        std::optional<Error> unread = {};
    };
    void addPlaces();
    void addPlacesOfLabels();
    void addPlacesOfCourse();
    void addPlacesOfSomeStudies();
    /// Takes the study from every page.
    void end();
    void add(Entry entry);
    /// Shows where the step is taken, and asks there what it has to ask.
    void takeStep(NextStep step);
    void showHandIn();
    static void make(Entry& entry);
    /// Has a page for it, which has the study if one is open.
    void need(Entry& entry);
    template <class Page> Page* needed(Place place, Page* const& page)
    {
        need(entryOf(place));
        return page;
    }
    /// The same page, which from now on can have an item shown at the desk.
    template <class Page> Page* withDesk(Page* page);
    Entry& entryOf(Place place) { return m_entries[static_cast<std::size_t>(place)]; }
    const Entry& entryOf(Place place) const { return m_entries[static_cast<std::size_t>(place)]; }
    /// Says of every place whether the study has it; none that asks for a task that cannot be read.
    void lookForPlaces();
    void offerModels();
    /// Shows the place Norming in the bar while a round of theirs is not closed, or it is looked
    /// at. Says whether an annotator has votes to give.
    bool offerNorming();
    /// Lists the keys that only some rules have a use for.
    bool isTheirs(const Entry& entry) const { return entry.isThere && m_person.role >= entry.from; }
    bool isKept() const;

    ActionRegistry& m_actions;
    Settings& m_settings;
    Prompts& m_prompts;
    Environment m_environment;
    Study* m_study = nullptr;
    Person m_person;
    std::optional<ModelAccess> m_access;
    bool m_isTeamOffered = false;
    std::vector<TeamMember> m_members;
    std::vector<Entry> m_entries; ///< In the order of Place.
    std::function<bool()> m_keepElsewhere;
    std::optional<Error> m_readFailure; ///< The last one that the study told of.
    NavigationBar* m_navigation;
    PageStack* m_stack;
    Announcement* m_unread = nullptr; ///< Where a place could not read what it is about.
    Place m_place = Place::Label;     ///< On screen, or what would be if it could be read.
    HomePage* m_home = nullptr;
    LabelPage* m_label = nullptr;
    TakenItems* m_taken = nullptr; ///< Of it.
    GuidelinesPage* m_guidelines = nullptr;
    DeskPage* m_adjudicate = nullptr;
    AgreementPage* m_agreement = nullptr;
    QualityPage* m_quality = nullptr;
    RosterPage* m_roster = nullptr;
    ReleasePage* m_release = nullptr;
    EntanglementPage* m_entanglement = nullptr;
    ModelsPage* m_models = nullptr;
    NormingPage* m_norming = nullptr;
};

} // namespace subtext

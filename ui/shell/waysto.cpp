// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/waysto.h"

#include "core/course/roster.h"
#include "core/desk/deskqueue.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/label/labelpage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/places.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTableView>

#include <utility>

namespace subtext {
namespace {

struct WayText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::WaysTo)
};

using Ways = std::vector<PaletteEntry>;
using WayKind = PaletteEntry::Kind;

const QWidget* ownerOf(const QAction& action)
{
    return qobject_cast<const QWidget*>(action.parent());
}

/// Its keys would do something now.
bool canTrigger(const QAction& action, const QWidget& window)
{
    const QWidget* owner = ownerOf(action);
    return action.isEnabled() && owner && owner->isVisible() && owner->isEnabled() &&
           owner->window() == &window;
}

void addActions(Ways& entries, WayKind kind, Places& places, const ActionRegistry& actions,
                const QAction* except)
{
    for (const ActionRegistry::Section& section : actions.sectionsFor(places.role())) {
        for (const ActionRegistry::Entry& entry : section.entries) {
            const bool isWay = !entry.leadsTo.isEmpty();
            if (!entry.action || entry.action == except || isWay != (kind == WayKind::Place))
                continue;
            const bool isHere = canTrigger(*entry.action, *places.window());
            if (!isHere && !entry.isErrand)
                continue;
            const auto go = [&places, action = entry.action, isHere, isWay] {
                if (action && !isHere)
                    places.showPlaceOf(ownerOf(*action));
                if (action && canTrigger(*action, *places.window()))
                    action->trigger();
                if (isWay)
                    places.takeKeys();
            };
            entries.push_back({kind, isWay ? entry.leadsTo : entry.text,
                               isHere ? entry.writtenKeys() : QString(), go, entry.also});
        }
    }
}

/// A subject that leads to a place or to a view of one; `also`: other words for it.
void addSubject(Ways& entries, const QString& name, std::function<void()> go,
                const QString& also = {})
{
    entries.push_back({WayKind::Place, name, {}, std::move(go), also});
}

void addSubjectsOfCourse(Ways& entries, Places& places)
{
    const auto toRoster = [&places](RosterPage::View view) {
        return [&places, view] {
            places.showPlace(Place::Roster);
            places.roster()->showView(view);
        };
    };
    const auto toRelease = [&places](ReleasePage::View view) {
        return [&places, view] {
            places.showPlace(Place::Release);
            places.release()->showView(view);
        };
    };
    addSubject(entries, WayText::tr("Rules, protocol: Roster"),
               toRoster(RosterPage::View::Settings));
    addSubject(
        entries, WayText::tr("Correct a scene: Roster > Choose scenes"),
        [&places] { chooseScenes(places); },
        WayText::tr("Typo, typing error, spelling", "Words by which people look for it"));
    addSubject(
        entries, WayText::tr("Scenes before labelling: Roster > Choose scenes"),
        [&places] { chooseScenes(places); },
        WayText::tr("Curation, curate, balance, targets, generate, generated scenes, "
                    "have a model write",
                    "Words by which people look for it"));
    addSubject(entries, WayText::tr("Label again: Roster > Assignment"),
               toRoster(RosterPage::View::Assignment));
    addSubject(entries, WayText::tr("Mirrors, one for each annotator: Roster > People"),
               toRoster(RosterPage::View::People));
    addSubject(entries, WayText::tr("Passphrase of somebody: Roster > People"),
               toRoster(RosterPage::View::People),
               WayText::tr("Password", "Words by which people look for it"));
    addSubject(entries, WayText::tr("Undo a dismissal: Quality"),
               [&places] { places.showPlace(Place::Quality); });
    addSubject(entries, WayText::tr("Export: Release"),
               [&places] { places.showPlace(Place::Release); });
    addSubject(entries, WayText::tr("Final labels, gold labels: Release > Files"),
               toRelease(ReleasePage::View::Files));
    addSubject(entries, WayText::tr("DOI of the data: Release"),
               toRelease(ReleasePage::View::Datasheet));
    addSubject(entries, WayText::tr("Report, tables and figures of a paper: Release"),
               toRelease(ReleasePage::View::Report));
}

/// What people look for by a name that no place has. A view that has the word by itself is not
/// named, as the word would find both.
void addSubjects(Ways& entries, Places& places)
{
    if (places.role() == Role::Annotator)
        return;
    const auto toPlace = [&places](Place place) {
        return [&places, place] { places.showPlace(place); };
    };
    addSubject(entries, WayText::tr("History of a decision: Adjudicate"),
               toPlace(Place::Adjudicate));
    addSubject(entries, WayText::tr("Undo a decision: Adjudicate"), toPlace(Place::Adjudicate));
    addSubject(entries, WayText::tr("Lock, unlock the study: Adjudicate"),
               toPlace(Place::Adjudicate));
    addSubject(entries, WayText::tr("Kappa, alpha, power: Agreement"), toPlace(Place::Agreement));
    addSubject(entries, WayText::tr("Submission of a prediction set: Models"),
               toPlace(Place::Models));
    if (places.role() == Role::Coordinator)
        addSubjectsOfCourse(entries, places);
}

void addOwnItems(Ways& entries, Places& places)
{
    LabelPage& label = *places.label();
    if (!label.session())
        return;
    for (const ItemSummary& item : label.session()->items()) {
        const QString number = QString::number(item.position);
        const QString name = QStringLiteral("%1 · %2").arg(number, item.name);
        const auto go = [&places, &label, scenario = item.scenario] {
            if (!label.session())
                return;
            places.showPlace(Place::Label);
            label.showItem(scenario);
        };
        entries.push_back({WayKind::Item, name, {}, go});
    }
}

void addQueue(Ways& entries, Places& places)
{
    DeskPage& desk = *places.adjudicate();
    if (!desk.session())
        return;
    for (const DeskItem& item : desk.session()->queue().items()) {
        const auto go = [&places, &desk, scenario = item.scenario] {
            if (!desk.session())
                return;
            places.showAtDesk(scenario);
            desk.restFocus();
        };
        entries.push_back({WayKind::Item, item.name, {}, go});
    }
}

void addPeople(Ways& entries, Places& places, Study& study)
{
    const auto people = study.roster().people();
    if (!people)
        return; // the study tells of it
    for (const Person& person : *people) {
        const QString name = QStringLiteral("%1 · %2").arg(person.code, person.name);
        const auto go = [&places, id = person.id] {
            RosterPage& roster = *places.roster();
            if (!roster.isStarted())
                return;
            places.showPlace(Place::Roster);
            roster.showView(RosterPage::View::People);
            roster.people()->choose(id);
            roster.people()->table()->setFocus(Qt::OtherFocusReason);
        };
        entries.push_back({WayKind::Person, name, {}, go});
    }
}

} // namespace

void chooseScenes(Places& places)
{
    places.showPlace(Place::Roster);
    places.roster()->showView(RosterPage::View::Assignment); // where its button stands
    places.roster()->askForScenes();
}

std::vector<PaletteEntry> waysTo(Places& places, Study& study, const ActionRegistry& actions,
                                 const QAction* except)
{
    Ways entries;
    places.makeOwnPages();
    addActions(entries, WayKind::Place, places, actions, except);
    addSubjects(entries, places);
    addActions(entries, WayKind::Command, places, actions, except);
    if (places.role() == Role::Annotator)
        addOwnItems(entries, places);
    else
        addQueue(entries, places);
    if (places.role() == Role::Coordinator)
        addPeople(entries, places, study);
    return entries;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/courserecords.h"
#include "core/domain/records.h"
#include "core/storage/store.h"

#include <QHash>

#include <map>
#include <optional>
#include <utility>

namespace subtext {

/// The roster and who labels what.
class PeopleStore : Store
{
public:
    using Store::Store;

    /// An operation begins; nothing is left of one that was rolled back. Never throws.
    void begin();
    /// What the operation has given and taken becomes rows of assignment_change; to be called as it
    /// ends.
    void writeChanges();
    /// See replayRoster.
    void replay();

    PersonId insert(const Person& person);
    /// In the order in which they were added.
    std::vector<Person> all();
    std::optional<Person> byId(PersonId id);
    std::optional<Person> byCode(const QString& code);
    /// Every code that was given to that person when they were added: files from before a merge may
    /// carry one that the study has changed since.
    std::vector<QString> codesOf(const Uuid& uuid);
    std::vector<PersonProgress> progress();
    void rename(PersonId person, const QString& name);
    void setRole(PersonId person, Role role);

    void assign(PersonId person, ScenarioId scenario, int position, int seat);
    void clearAssignments();
    /// The item's place in the person's order; none where it is not theirs.
    std::optional<int> position(PersonId person, ScenarioId scenario);
    /// Whether the item is theirs, or was before it was taken from them.
    bool wasEverAssigned(PersonId person, ScenarioId scenario);
    qint64 assignmentCount();
    qint64 assignmentCount(PersonId person);
    std::vector<std::pair<PersonId, ScenarioId>> assignments();
    /// How many raters the item with most of them has now, or no fewer than `enough` where one has
    /// as many. Kept while nobody assigns anything: the desk asks with every item.
    int mostSeats(int enough);
    int lastSeat(ScenarioId scenario);
    /// What one person is to label, by position.
    std::vector<PlannedAssignment> assignmentsOf(PersonId person);
    /// Takes the items without a submitted answer away from a person, and the drafts of them.
    /// Returns how many they were.
    qint64 removeOpen(PersonId person);
    /// Takes one item away from everybody who has it.
    void removeItem(ScenarioId scenario);
    /// Takes one item, which they have, away from one person.
    void removeOne(PersonId person, ScenarioId scenario);
    /// Whether the person has answered, drafted or looked at the item.
    bool isBegun(PersonId person, ScenarioId scenario);
    /// By person and subtype.
    std::vector<GroupProgress> matrix();
    /// True once anything was labelled, drafted or looked at under the present assignment.
    bool isWorkedOn();
    std::vector<ItemSummary> itemsOf(PersonId person);
    std::optional<ItemSummary> itemOf(PersonId person, ScenarioId scenario);
    /// Who is to label what again, of all where the person or the scenario is invalid; in the order
    /// of import and of the roster. Nobody in a locked study.
    std::vector<OwedAgain> owedAgain(PersonId person = {}, ScenarioId scenario = {});
    /// The same of all, and in a locked study what nobody gave before the lock.
    std::vector<OwedAgain> notGivenAgain();
    /// Of all where the person is invalid; once at least each.
    std::vector<GivenAgain> givenAgain(PersonId person = {});
    /// Says why the person was given the item, which they have by now.
    void addFurther(PersonId person, ScenarioId scenario, qint64 at, int gain);
    /// Once for each person and item, by item in the order of import; of all items where it is
    /// invalid.
    std::vector<FurtherRating> furtherRatings(ScenarioId scenario = {});
    /// How many answers of further raters are to come, of the items that wait for any.
    QHash<ScenarioId, int> furtherToCome(ScenarioId scenario = {});
    /// By seat.
    std::vector<PersonId> raters(ScenarioId scenario);

private:
    struct Seats
    {
        int most = 0;
        int enough = 0;
        qint64 version = 0; ///< Database::dataVersion() when they were counted.
    };

    std::vector<OwedAgain> readOwed(PersonId person, ScenarioId scenario, bool isAfterLock);
    void writeGiven();
    void writeTaken();
    void writeChange(PersonId person, bool isGiven, const QString& json);

    std::optional<Seats> m_seats;
    // Of the running operation. What it takes counts before what it gives.
    std::map<PersonId, std::vector<PlannedAssignment>> m_given;
    std::map<PersonId, std::vector<ScenarioId>> m_taken;
};

} // namespace subtext

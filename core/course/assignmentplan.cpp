// SPDX-License-Identifier: MIT
#include "core/course/assignmentplan.h"

#include "core/base/pythonrandom.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace subtext {
namespace {

using Team = std::vector<std::size_t>; // indices of annotators

std::map<QString, Team> formTeams(const std::map<QString, std::vector<ScenarioId>>& bySubtype,
                                  std::size_t people, std::size_t perItem)
{
    std::map<QString, Team> teams;
    const std::size_t subtypes = bySubtype.size();
    std::size_t next = 0;
    std::size_t rank = 0;
    std::vector<std::size_t> load(people, 0);
    for (const auto& [subtype, items] : bySubtype) {
        Team& team = teams[subtype];
        if (people >= perItem * subtypes) {
            const std::size_t size = people / subtypes + (rank < people % subtypes ? 1 : 0);
            for (std::size_t i = 0; i < size; ++i)
                team.push_back(next++);
        } else {
            Team byLoad(people);
            for (std::size_t i = 0; i < people; ++i)
                byLoad[i] = i;
            std::stable_sort(byLoad.begin(), byLoad.end(),
                             [&](std::size_t a, std::size_t b) { return load[a] < load[b]; });
            team.assign(byLoad.begin(), byLoad.begin() + static_cast<std::ptrdiff_t>(perItem));
            std::sort(team.begin(), team.end());
            for (std::size_t member : team)
                load[member] += items.size();
        }
        ++rank;
    }
    return teams;
}

struct Candidate
{
    Person person;
    std::set<QString> subtypes;   ///< That they serve in.
    std::size_t mostSubtypes = 0; ///< That they may come to serve in.
    std::size_t load = 0;
    int lastPosition = 0;
    std::vector<ScenarioId> given;

    bool mayServeIn(const QString& subtype) const
    {
        return subtypes.size() < mostSubtypes || subtypes.count(subtype) > 0;
    }
};

/// By seat.
using Seats = std::map<int, PersonId>;

bool sitsIn(const Seats& seats, PersonId person)
{
    return std::any_of(seats.begin(), seats.end(),
                       [&](const auto& seat) { return seat.second == person; });
}

int lowestFree(const Seats& seats)
{
    int free = 1;
    while (seats.count(free) > 0)
        ++free;
    return free;
}

std::map<ScenarioId, Seats> seatsOf(const std::vector<PlannedAssignment>& assignments)
{
    std::map<ScenarioId, Seats> seats;
    for (const PlannedAssignment& a : assignments)
        seats[a.scenario][a.seat] = a.person;
    return seats;
}

std::vector<Candidate> candidatesOf(const AssignmentGaps& gaps, quint32 seed)
{
    std::map<ScenarioId, QString> subtypes(gaps.scenarios.begin(), gaps.scenarios.end());
    std::vector<Person> annotators = gaps.annotators;
    std::sort(annotators.begin(), annotators.end(),
              [](const Person& a, const Person& b) { return a.code < b.code; });
    PythonRandom(seed).shuffle(annotators);
    std::map<PersonId, std::set<QString>> served;
    for (const PlannedAssignment& a : gaps.present)
        served[a.person].insert(subtypes.at(a.scenario));
    std::size_t most = served.empty() ? AllSubtypes.size() : 1;
    for (const auto& [person, theirs] : served)
        most = std::max(most, theirs.size());
    std::vector<Candidate> candidates;
    for (const Person& person : annotators) {
        Candidate candidate;
        candidate.person = person;
        for (const PlannedAssignment& a : gaps.present) {
            if (a.person != person.id)
                continue;
            candidate.lastPosition = std::max(candidate.lastPosition, a.position);
            ++candidate.load;
        }
        candidate.subtypes = served[person.id];
        // Only a newcomer's subtypes are open.
        candidate.mostSubtypes = candidate.subtypes.empty() ? most : 0;
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

/// Who may be given an item of a subtype.
enum class Whom {
    ThoseOfIt, ///< Whoever serves in it, and newcomers.
    Anybody,
};

Candidate* leastLoaded(std::vector<Candidate>& candidates, const QString& subtype,
                       const Seats& taken, Whom whom = Whom::ThoseOfIt)
{
    Candidate* best = nullptr;
    for (Candidate& candidate : candidates) {
        const bool may = whom == Whom::Anybody || candidate.mayServeIn(subtype);
        if (!may || sitsIn(taken, candidate.person.id))
            continue;
        if (!best || candidate.load < best->load)
            best = &candidate;
    }
    return best;
}

/// Whether so many people are enough for so many scenarios.
Result<void> checkNumbers(std::size_t scenarios, std::size_t annotators, const Protocol& protocol)
{
    const QString perItem = QString::number(protocol.ratersPerItem);
    if (protocol.ratersPerItem < 1)
        return fail({ErrorCode::InvalidValue, {}, 0, 0, perItem, QStringLiteral("per-subtype")});
    if (scenarios == 0)
        return fail(ErrorCode::NothingToAssign);
    if (annotators < static_cast<std::size_t>(protocol.ratersPerItem))
        return fail({ErrorCode::TooFewAnnotators, {}, 0, 0, perItem, QString::number(annotators)});
    return {};
}

/// How many people a scenario is to have that has `taken`.
using WantedSeats = std::function<int(ScenarioId, const Seats& taken)>;

/// `whom`: where nobody of its subtype can be given a scenario.
FilledGaps fillTo(const AssignmentGaps& gaps, const Protocol& protocol, const WantedSeats& wanted,
                  Whom whom = Whom::ThoseOfIt)
{
    FilledGaps filled;
    auto seats = seatsOf(gaps.present);
    std::vector<Candidate> candidates = candidatesOf(gaps, protocol.seed);
    std::map<std::pair<PersonId, ScenarioId>, int> newSeats;
    for (const auto& [scenario, subtype] : gaps.scenarios) {
        Seats& taken = seats[scenario];
        const int people = wanted(scenario, taken);
        while (static_cast<int>(taken.size()) < people) {
            Candidate* chosen = leastLoaded(candidates, subtype, taken);
            if (!chosen)
                chosen = leastLoaded(candidates, subtype, taken, whom);
            if (!chosen) {
                filled.missing += people - static_cast<qint64>(taken.size());
                break;
            }
            const int seat = lowestFree(taken);
            taken[seat] = chosen->person.id;
            newSeats[{chosen->person.id, scenario}] = seat;
            chosen->given.push_back(scenario);
            chosen->subtypes.insert(subtype);
            ++chosen->load;
        }
    }
    for (Candidate& candidate : candidates) {
        orderForPerson(candidate.given, candidate.person, protocol);
        for (ScenarioId scenario : candidate.given) {
            const PersonId person = candidate.person.id;
            filled.added.push_back(
                {person, scenario, ++candidate.lastPosition, newSeats.at({person, scenario})});
        }
    }
    return filled;
}

} // namespace

void orderForPerson(std::vector<ScenarioId>& items, const Person& person, const Protocol& protocol)
{
    if (protocol.order == ItemOrder::Seeded)
        PythonRandom(namedSeed(protocol.seed, person.code.toUtf8())).shuffle(items);
}

Result<std::vector<PlannedAssignment>>
planAssignment(const std::vector<std::pair<ScenarioId, QString>>& scenarios,
               std::vector<Person> annotators, const Protocol& protocol)
{
    if (const auto checked = checkNumbers(scenarios.size(), annotators.size(), protocol); !checked)
        return fail(checked.error());
    const auto perItem = static_cast<std::size_t>(protocol.ratersPerItem);
    std::sort(annotators.begin(), annotators.end(),
              [](const Person& a, const Person& b) { return a.code < b.code; });
    PythonRandom(protocol.seed).shuffle(annotators);

    std::map<QString, std::vector<ScenarioId>> bySubtype;
    QHash<ScenarioId, qsizetype> places; // in the order of import
    for (const auto& [scenario, subtype] : scenarios) {
        bySubtype[subtype].push_back(scenario);
        places.insert(scenario, places.size());
    }
    const auto teams = formTeams(bySubtype, annotators.size(), perItem);

    std::vector<std::vector<ScenarioId>> itemsOf(annotators.size());
    std::map<std::pair<PersonId, ScenarioId>, int> seats;
    for (const auto& [subtype, items] : bySubtype) {
        const Team& team = teams.at(subtype);
        std::size_t turn = 0;
        for (ScenarioId item : items) {
            for (std::size_t seat = 1; seat <= perItem; ++seat) {
                const std::size_t member = team[turn++ % team.size()];
                itemsOf[member].push_back(item);
                seats[{annotators[member].id, item}] = static_cast<int>(seat);
            }
        }
    }

    std::vector<PlannedAssignment> plan;
    plan.reserve(scenarios.size() * perItem);
    for (std::size_t i = 0; i < annotators.size(); ++i) {
        std::vector<ScenarioId>& items = itemsOf[i];
        std::sort(items.begin(), items.end(),
                  [&](ScenarioId a, ScenarioId b) { return places.value(a) < places.value(b); });
        orderForPerson(items, annotators[i], protocol);
        int position = 0;
        for (ScenarioId item : items) {
            plan.push_back(
                {annotators[i].id, item, ++position, seats.at({annotators[i].id, item})});
        }
    }
    return plan;
}

qint64 countGaps(const AssignmentGaps& gaps, const Protocol& protocol)
{
    const auto seats = seatsOf(gaps.present);
    qint64 missing = 0;
    for (const auto& [scenario, subtype] : gaps.scenarios) {
        const auto taken = seats.find(scenario);
        const auto people = taken == seats.end() ? 0 : static_cast<qint64>(taken->second.size());
        missing += std::max<qint64>(0, protocol.ratersPerItem - people);
    }
    return missing;
}

FilledGaps fillGaps(const AssignmentGaps& gaps, const Protocol& protocol)
{
    return fillTo(gaps, protocol, [&](ScenarioId, const Seats&) { return protocol.ratersPerItem; });
}

FilledGaps giveFurther(const AssignmentGaps& gaps, const std::map<ScenarioId, int>& further,
                       const Protocol& protocol)
{
    const auto wanted = [&](ScenarioId scenario, const Seats& taken) {
        const auto more = further.find(scenario);
        return static_cast<int>(taken.size()) + (more == further.end() ? 0 : more->second);
    };
    return fillTo(gaps, protocol, wanted, Whom::Anybody);
}

std::map<ScenarioId, std::vector<PersonId>> freePeople(const AssignmentGaps& gaps,
                                                       const std::map<ScenarioId, int>& further,
                                                       const Protocol& protocol)
{
    const auto seats = seatsOf(gaps.present);
    std::vector<Candidate> candidates = candidatesOf(gaps, protocol.seed);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.load < b.load; });
    std::map<ScenarioId, std::vector<PersonId>> free;
    for (const auto& [scenario, subtype] : gaps.scenarios) {
        if (further.count(scenario) == 0)
            continue;
        const auto taken = seats.find(scenario);
        std::vector<PersonId> others; // of teams of other subtypes
        for (const Candidate& candidate : candidates) {
            const PersonId person = candidate.person.id;
            if (taken == seats.end() || !sitsIn(taken->second, person))
                (candidate.mayServeIn(subtype) ? free[scenario] : others).push_back(person);
        }
        if (free[scenario].empty())
            free[scenario] = std::move(others);
    }
    return free;
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

/// The code of whoever asks, for the audit row; empty for the command line.
QString requireCoordinator(StudyContext& context, PersonId by)
{
    context.requireNoHandOut();
    context.requireUnlocked();
    if (!by.isValid())
        return {};
    const Person who = context.requirePerson(by);
    if (who.role != Role::Coordinator)
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
    return who.code;
}

Failure refused(const QString& item, const QString& detail)
{
    return Failure({ErrorCode::InvalidValue, {}, 0, 0, item, detail});
}

Failure nothingChanges(const QString& item)
{
    return refused(item, QStringLiteral("not-asked-again"));
}

/// Each once.
std::vector<Person> requirePeople(StudyContext& context, const std::vector<PersonId>& people)
{
    std::vector<Person> found;
    std::set<PersonId> named;
    for (const PersonId id : people) {
        if (named.insert(id).second)
            found.push_back(context.requirePerson(id));
    }
    return found;
}

/// The scenes with these ids, each once.
std::vector<Scenario> requireScenes(StudyContext& context, const std::vector<ScenarioId>& items)
{
    if (items.empty())
        throw nothingChanges({});
    std::vector<Scenario> scenes;
    std::set<ScenarioId> named;
    for (const ScenarioId id : items) {
        if (!named.insert(id).second)
            continue;
        scenes.push_back(context.requireScenario(id));
    }
    return scenes;
}

QJsonArray namesOf(const std::vector<Scenario>& scenes)
{
    QJsonArray names;
    for (const Scenario& scene : scenes)
        names.append(scene.name());
    return names;
}

QJsonObject detailOf(const std::vector<Scenario>& scenes, const std::vector<Person>& people,
                     const QString& by)
{
    QJsonObject detail{{QStringLiteral("scenarios"), namesOf(scenes)}, {QStringLiteral("by"), by}};
    QJsonArray codes;
    for (const Person& person : people)
        codes.append(person.code);
    if (!codes.isEmpty())
        detail.insert(QStringLiteral("people"), codes);
    return detail;
}

ChangeSet changesOf(const std::vector<Scenario>& scenes)
{
    ChangeSet changes{ChangeSet::AssignmentsChanged, {}, {}};
    for (const Scenario& scene : scenes)
        changes.add(scene.id);
    return changes;
}

/// Of the roster's people those in the set, in its order.
std::vector<PersonId> inOrder(const std::vector<Person>& roster, const std::set<PersonId>& of)
{
    std::vector<PersonId> people;
    for (const Person& person : roster) {
        if (of.count(person.id) > 0)
            people.push_back(person.id);
    }
    return people;
}

void addRequests(StudyContext& context, const std::vector<Person>& roster,
                 QHash<ScenarioId, AgainItem>& known)
{
    for (const ItemAskedAgain& asked : context.course.itemsAskedAgain()) {
        AgainItem& item = known[asked.scenario];
        item.request = asked.latest();
        std::set<PersonId> people;
        for (const LabelAgainRequest& request : asked.said) {
            if (request.isAsked && !asked.isOfAll())
                people.insert(request.person);
        }
        item.askedOf = inOrder(roster, people);
    }
}

std::vector<AgainItem> readItems(StudyContext& context)
{
    QHash<ScenarioId, AgainItem> known;
    std::map<ScenarioId, std::set<PersonId>> labelledBy;
    const QByteArray guide = context.guideSha256();
    for (const Annotation& answer : context.answers.allLatest()) {
        AgainItem& item = known[answer.scenario];
        ++item.answers;
        labelledBy[answer.scenario].insert(answer.person);
        const bool isOld = !answer.guideSha256.isEmpty() && answer.guideSha256 != guide;
        item.byOldGuide += isOld ? 1 : 0;
    }
    const std::vector<Person> roster = context.people.all();
    for (const auto& [scenario, people] : labelledBy)
        known[scenario].labelledBy = inOrder(roster, people);
    addRequests(context, roster, known);
    for (const OwedAgain& owed : context.people.owedAgain())
        known[owed.scenario].owing.push_back(owed.person);
    for (const OwedAgain& owed : context.people.notGivenAgain())
        known[owed.scenario].notGiven.push_back(owed.person);
    std::vector<AgainItem> items;
    for (const Scenario& scene : context.scenarios.heads(Items::Counted)) {
        const auto found = known.constFind(scene.id);
        if (found == known.constEnd())
            continue;
        AgainItem& item = items.emplace_back(*found);
        item.scenario = scene.id;
        item.name = scene.name();
    }
    return items;
}

/// Now, or just after the last answer: the clock of whoever gave it may be ahead of this one.
qint64 momentAfterAnswers(StudyContext& context, ScenarioId scenario)
{
    qint64 moment = context.env.clock.now();
    for (const Annotation& answer : context.answersOf(scenario))
        moment = std::max(moment, answer.submittedAt.value_or(0) + 1);
    return moment;
}

/// One row for all, or one a person.
void insertRequest(StudyContext& context, LabelAgainRequest request,
                   const std::vector<Person>& people)
{
    if (people.empty())
        context.course.insertLabelAgain(context.env.ids.next(), request);
    for (const Person& person : people) {
        request.person = person.id;
        context.course.insertLabelAgain(context.env.ids.next(), request);
    }
}

void requireLabelled(StudyContext& context, const Scenario& scene,
                     const std::vector<Person>& people)
{
    for (const Person& person : people) {
        if (!context.answers.latest(person.id, scene.id))
            throw refused(scene.name(), QStringLiteral("not-labelled:") + person.code);
    }
}

void requireOwed(StudyContext& context, const Scenario& scene, const std::vector<Person>& people)
{
    for (const Person& person : people) {
        if (context.people.owedAgain(person.id, scene.id).empty())
            throw refused(scene.name(), QStringLiteral("not-owed:") + person.code);
    }
}

} // namespace

Result<ChangeSet> LabelAgain::ask(const std::vector<ScenarioId>& items, const QString& reason,
                                  PersonId by, const std::vector<PersonId>& people)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("label.ask_again"), [&](ChangeSet& changes) {
        const QString code = requireCoordinator(m_context, by);
        const std::vector<Scenario> scenes = requireScenes(m_context, items);
        const std::vector<Person> asked = requirePeople(m_context, people);
        LabelAgainRequest request;
        request.reason = reason.trimmed();
        request.guideSha256 = m_context.guideSha256();
        request.by = by;
        for (const Scenario& scene : scenes) {
            requireLabelled(m_context, scene, asked);
            request.scenario = scene.id;
            request.at = momentAfterAnswers(m_context, scene.id);
            insertRequest(m_context, request, asked);
        }
        changes = changesOf(scenes);
        QJsonObject detail = detailOf(scenes, asked, code);
        detail.insert(QStringLiteral("reason"), request.reason);
        detail.insert(QStringLiteral("guide"), QString::fromLatin1(request.guideSha256));
        return detail;
    });
}

Result<ChangeSet> LabelAgain::takeBack(const std::vector<ScenarioId>& items, PersonId by,
                                       const std::vector<PersonId>& people)
{
    return m_context.operate(QStringLiteral("label.take_back_again"), [&](ChangeSet& changes) {
        const QString code = requireCoordinator(m_context, by);
        const std::vector<Scenario> scenes = requireScenes(m_context, items);
        const std::vector<Person> freed = requirePeople(m_context, people);
        QHash<ScenarioId, LabelAgainRequest> requests;
        for (const ItemAskedAgain& asked : m_context.course.itemsAskedAgain())
            requests.insert(asked.scenario, asked.latest());
        for (const Scenario& scene : scenes) {
            const auto asked = requests.constFind(scene.id);
            if (asked == requests.constEnd())
                throw nothingChanges(scene.name());
            requireOwed(m_context, scene, freed);
            LabelAgainRequest back = *asked; // with its reason: the row needs one
            back.person = {};
            back.at = m_context.env.clock.now();
            back.isAsked = false;
            back.by = by;
            insertRequest(m_context, back, freed);
        }
        changes = changesOf(scenes);
        return detailOf(scenes, freed, code);
    });
}

Result<std::vector<AgainItem>> LabelAgain::items() const
{
    return m_context.readConsistently([&] { return readItems(m_context); });
}

Result<std::vector<AgainItem>> LabelAgain::requests() const
{
    auto items = this->items();
    if (items)
        std::erase_if(*items, [](const AgainItem& item) { return !item.request; });
    return items;
}

Result<std::vector<OwedAgain>> LabelAgain::notGiven() const
{
    return m_context.read([&] { return m_context.people.notGivenAgain(); });
}

Result<std::vector<GivenAgain>> LabelAgain::given() const
{
    return m_context.read([&] { return m_context.people.givenAgain(); });
}

} // namespace subtext

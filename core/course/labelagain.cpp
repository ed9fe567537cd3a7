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

Failure nothingChanges(const QString& item)
{
    return Failure({ErrorCode::InvalidValue, {}, 0, 0, item, QStringLiteral("not-asked-again")});
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

ChangeSet changesOf(const std::vector<Scenario>& scenes)
{
    ChangeSet changes{ChangeSet::AssignmentsChanged, {}, {}};
    for (const Scenario& scene : scenes)
        changes.add(scene.id);
    return changes;
}

QHash<ScenarioId, LabelAgainRequest> requestsByItem(StudyContext& context)
{
    QHash<ScenarioId, LabelAgainRequest> requests;
    for (const LabelAgainRequest& request : context.course.labelAgainRequests())
        requests.insert(request.scenario, request);
    return requests;
}

std::vector<AgainItem> readItems(StudyContext& context)
{
    QHash<ScenarioId, AgainItem> known;
    const QByteArray guide = context.guideSha256();
    for (const Annotation& answer : context.answers.allLatest()) {
        AgainItem& item = known[answer.scenario];
        ++item.answers;
        const bool isOld = !answer.guideSha256.isEmpty() && answer.guideSha256 != guide;
        item.byOldGuide += isOld ? 1 : 0;
    }
    for (LabelAgainRequest& request : context.course.labelAgainRequests())
        known[request.scenario].request = std::move(request);
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

} // namespace

Result<ChangeSet> LabelAgain::ask(const std::vector<ScenarioId>& items, const QString& reason,
                                  PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("label.ask_again"), [&](ChangeSet& changes) {
        const QString code = requireCoordinator(m_context, by);
        const std::vector<Scenario> scenes = requireScenes(m_context, items);
        LabelAgainRequest request;
        request.reason = reason.trimmed();
        request.guideSha256 = m_context.guideSha256();
        request.by = by;
        for (const Scenario& scene : scenes) {
            request.scenario = scene.id;
            request.at = momentAfterAnswers(m_context, scene.id);
            m_context.course.insertLabelAgain(m_context.env.ids.next(), request);
        }
        changes = changesOf(scenes);
        return QJsonObject{{QStringLiteral("scenarios"), namesOf(scenes)},
                           {QStringLiteral("reason"), request.reason},
                           {QStringLiteral("guide"), QString::fromLatin1(request.guideSha256)},
                           {QStringLiteral("by"), code}};
    });
}

Result<ChangeSet> LabelAgain::takeBack(const std::vector<ScenarioId>& items, PersonId by)
{
    return m_context.operate(QStringLiteral("label.take_back_again"), [&](ChangeSet& changes) {
        const QString code = requireCoordinator(m_context, by);
        const std::vector<Scenario> scenes = requireScenes(m_context, items);
        const auto requests = requestsByItem(m_context);
        for (const Scenario& scene : scenes) {
            const auto asked = requests.constFind(scene.id);
            if (asked == requests.constEnd())
                throw nothingChanges(scene.name());
            LabelAgainRequest back = *asked; // with its reason: the row needs one
            back.at = m_context.env.clock.now();
            back.isAsked = false;
            back.by = by;
            m_context.course.insertLabelAgain(m_context.env.ids.next(), back);
        }
        changes = changesOf(scenes);
        return QJsonObject{{QStringLiteral("scenarios"), namesOf(scenes)},
                           {QStringLiteral("by"), code}};
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

// SPDX-License-Identifier: MIT
#include "core/desk/secondlooks.h"

#include "core/adjudication/picktable.h"
#include "core/base/pythonrandom.h"
#include "core/desk/shownseats.h"
#include "core/domain/outdateddecisions.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

/// A decision of somebody's own about a split, which may come back to them.
struct OwnSplit
{
    ScenarioId scenario;
    Decision decision;
    std::uint64_t draw = 0;
};

bool hasPickOnSplit(const Decision& decision, const std::vector<Annotation>& answers, int splitFrom)
{
    for (std::size_t i = 0; i < decision.picks.size(); ++i) {
        if (decision.picks.at(i) &&
            patternOf(votesOf(answers, static_cast<QuestionIndex>(i)), splitFrom) == Pattern::Split)
            return true;
    }
    return false;
}

/// The person's own word about one item, where it is the one that counts as far as they may know,
/// and was given at a split whose votes are still those.
std::optional<Decision> ownWord(std::span<const Decision> history, PersonId person,
                                const std::vector<Annotation>& answers, int splitFrom)
{
    const std::vector<Decision> seen = visibleTo(person, {history.begin(), history.end()});
    const auto counting = resolveDecisions(seen).decision;
    const bool isOwn = counting && counting->person == person && !counting->isFinal &&
                       counting->isDecided() && counting->origin == Origin::Entered;
    if (!isOwn || outdatedDecision(seen, answers) || !hasPickOnSplit(*counting, answers, splitFrom))
        return std::nullopt;
    return counting;
}

QSet<ScenarioId> lookedAtBy(StudyContext& context, PersonId person)
{
    QSet<ScenarioId> looked;
    for (const SecondLook& look : context.decisions.secondLooks()) {
        if (look.person == person)
            looked.insert(look.scenario);
    }
    return looked;
}

/// What comes back to one person by that moment and is not looked at, in the order of showing.
/// Throws.
std::vector<OwnSplit> openBy(StudyContext& context, const Person& person, qint64 moment)
{
    const Protocol protocol = context.study.protocol();
    if (protocol.secondLooks == 0 || person.role == Role::Annotator ||
        context.team.watchers().contains(person.uuid))
        return {};
    const QSet<ScenarioId> looked = lookedAtBy(context, person.id);
    const qint64 latest = moment - SecondLooks::LeastAgeMs;
    const int splitFrom = context.thresholds().splitFrom;
    const std::vector<Decision> history = context.decisions.all();
    const auto decisions = decisionsByScenario(history);
    RatingReader ratings(*context.db, std::nullopt);
    QHash<ScenarioId, Uuid> uuids;
    const QHash<Uuid, ScenarioId> ids = context.scenarios.idsByUuid();
    for (auto id = ids.begin(); id != ids.end(); ++id)
        uuids.insert(id.value(), id.key());
    std::vector<OwnSplit> open;
    std::size_t seen = 0; // whatever became of the decision since
    for (const auto& [scenario, group] : context.scenarios.idsWithGroup(Items::Counted)) {
        const auto answers = ratings.of(scenario);
        if (looked.contains(scenario)) {
            ++seen;
            continue;
        }
        const auto word = ownWord(decisions.value(scenario), person.id, answers, splitFrom);
        if (word && word->decidedAt.value_or(latest + 1) <= latest) {
            const QByteArray name =
                person.code.toUtf8() + "/second-looks/" + uuids.value(scenario).text().toUtf8();
            open.push_back({scenario, *word, namedSeed(protocol.seed, name)});
        }
    }
    const std::size_t share = static_cast<std::size_t>(protocol.secondLooks);
    const std::size_t wanted = ((open.size() + seen) * share + 99) / 100;
    std::sort(open.begin(), open.end(),
              [](const OwnSplit& a, const OwnSplit& b) { return a.draw < b.draw; });
    open.resize(std::min(wanted - std::min(wanted, seen), open.size()));
    return open;
}

std::vector<OwnSplit> dueTo(StudyContext& context, const Person& person)
{
    return context.study.isLocked() ? std::vector<OwnSplit>()
                                    : openBy(context, person, context.env.clock.now());
}

OwnSplit requireDue(StudyContext& context, const Person& who, ScenarioId scenario)
{
    const std::vector<OwnSplit> due = dueTo(context, who);
    const auto found = std::find_if(
        due.begin(), due.end(), [&](const OwnSplit& split) { return split.scenario == scenario; });
    if (found == due.end())
        throw Failure({ErrorCode::InvalidValue,
                       {},
                       0,
                       0,
                       QString::number(scenario.value),
                       QStringLiteral("scenario")});
    return *found;
}

/// A shuffle of its own; where chance gives the order of then, everybody moves one place on.
std::vector<int> seatsAnew(StudyContext& context, const Person& who, const Scenario& scene,
                           const std::vector<int>& shownThen)
{
    std::vector<int> order = shownSeats(context, who.uuid.text() + QStringLiteral("/again"), scene);
    if (order == shownThen && order.size() > 1)
        std::rotate(order.begin(), order.begin() + 1, order.end());
    return order;
}

/// The first look of each at an item: of two, from two copies of the study, the earlier counts.
std::map<PersonId, std::map<ScenarioId, SecondLook>> firstLooks(StudyContext& context)
{
    std::map<PersonId, std::map<ScenarioId, SecondLook>> looks;
    for (const SecondLook& look : context.decisions.secondLooks())
        looks[look.person].emplace(look.scenario, look);
    return looks;
}

} // namespace

std::vector<SelfAgreement> selfAgreementOf(StudyContext& context, PersonId reader)
{
    const auto looks = firstLooks(context);
    const std::vector<Decision> history = context.decisions.all();
    QHash<Uuid, const Decision*> byUuid;
    for (const Decision& decision : history)
        byUuid.insert(decision.uuid, &decision);
    const std::set<ScenarioId> leftOut = context.scenarios.leftOut();
    const bool isOwnAlone = reader.isValid() && !context.study.isLocked() &&
                            context.requirePerson(reader).role != Role::Coordinator;
    const std::vector<int>& options = context.db->task().shape().options;
    // Once it is locked nothing comes back any more, and what had come back did.
    const qint64 until =
        context.study.isLocked() ? context.study.lockChanges().back().at : context.env.clock.now();
    std::vector<SelfAgreement> all;
    for (const Person& person : context.people.all()) {
        if (person.role == Role::Annotator || (isOwnAlone && person.id != reader))
            continue;
        SelfAgreement own;
        own.person = person.id;
        own.code = person.code;
        std::vector<PickTable> tables(options.begin(), options.end());
        if (const auto theirs = looks.find(person.id); theirs != looks.end()) {
            for (const auto& [scenario, look] : theirs->second) {
                const Decision* first = byUuid.value(look.decision);
                const bool isTheirs =
                    first && first->person == person.id && first->scenario == scenario;
                if (!isTheirs || leftOut.count(scenario) > 0)
                    continue;
                ++own.looks;
                for (std::size_t i = 0; i < tables.size(); ++i)
                    tables[i].add(first->picks.at(i), look.picks.at(i));
            }
        }
        own.chosen = own.looks + static_cast<int>(openBy(context, person, until).size());
        for (const PickTable& table : tables)
            own.kappas.push_back(table.kappa());
        if (own.chosen > 0)
            all.push_back(std::move(own));
    }
    return all;
}

Result<std::vector<ScenarioId>> SecondLooks::due(PersonId adjudicator) const
{
    return m_context.readConsistently([&] {
        std::vector<ScenarioId> scenarios;
        const Person who = m_context.requirePerson(adjudicator);
        for (const OwnSplit& split : dueTo(m_context, who))
            scenarios.push_back(split.scenario);
        return scenarios;
    });
}

Result<SecondLookCase> SecondLooks::load(PersonId adjudicator, ScenarioId scenario) const
{
    auto item = DeskQueue(m_context).load(adjudicator, scenario);
    if (!item)
        return fail(item.error());
    return m_context.readConsistently([&] {
        m_context.requireNoAnnotator(adjudicator);
        const Person who = m_context.requirePerson(adjudicator);
        const OwnSplit split = requireDue(m_context, who, scenario);
        SecondLookCase found{std::move(*item), {}};
        found.item.history.clear();
        found.item.proposal.reset();
        found.item.draft.reset();
        const std::vector<int> order =
            seatsAnew(m_context, who, found.item.scenario, split.decision.shownOrder);
        std::sort(found.item.raters.begin(), found.item.raters.end(),
                  [&](const DeskRater& a, const DeskRater& b) {
                      return std::find(order.begin(), order.end(), a.seat) <
                             std::find(order.begin(), order.end(), b.seat);
                  });
        for (std::size_t i = 0; i < found.item.questions.size(); ++i)
            found.asks.push_back(split.decision.picks.at(i).has_value());
        return found;
    });
}

Result<ChangeSet> SecondLooks::record(PersonId adjudicator, ScenarioId scenario, const Picks& picks,
                                      qint64 activeMs)
{
    return m_context.operate(QStringLiteral("desk.second_look"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        m_context.requireNoAnnotator(adjudicator);
        const Person who = m_context.requirePerson(adjudicator);
        const Scenario scene = m_context.requireScenario(scenario);
        const OwnSplit split = requireDue(m_context, who, scenario);
        SecondLook look;
        for (std::size_t i = 0; i < picks.size(); ++i) {
            if (!split.decision.picks.at(i))
                continue; // nothing to hold it against
            if (!picks.at(i))
                throw Failure(
                    {ErrorCode::InvalidValue, {}, 0, 0, scene.name(), QStringLiteral("pick")});
            look.picks.at(i) = picks.at(i);
        }
        look.uuid = m_context.env.ids.next();
        look.at = m_context.env.clock.now();
        look.scenario = scenario;
        look.person = adjudicator;
        look.decision = split.decision.uuid;
        look.shownOrder = seatsAnew(m_context, who, scene, split.decision.shownOrder);
        look.activeMs = activeMs;
        m_context.decisions.insert(look);
        changes = ChangeSet::about(ChangeSet::QualityChanged, adjudicator, scenario);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("scenario"), scene.name()},
                           {QStringLiteral("look"), look.uuid.text()}};
    });
}

Result<std::vector<SelfAgreement>> SecondLooks::selfAgreement(PersonId reader) const
{
    return m_context.readConsistently([&] { return selfAgreementOf(m_context, reader); });
}

} // namespace subtext

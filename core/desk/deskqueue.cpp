// SPDX-License-Identifier: MIT
#include "core/desk/deskqueue.h"

#include "core/adjudication/positions.h"
#include "core/desk/comparing.h"
#include "core/desk/deskchecks.h"
#include "core/desk/precedentreading.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/rows.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

/// Who has a voice about one item, in order of revision.
std::vector<PersonId> voicesOf(std::span<const Decision> history)
{
    std::vector<PersonId> voices;
    for (const Decision& decision : history) {
        if (decision.isNobodysOwn())
            continue;
        std::erase(voices, decision.person);
        if (decision.isDecided())
            voices.push_back(decision.person);
    }
    return voices;
}

bool isAnyFrom(GoldSource source, const DeskItem& item)
{
    return std::any_of(
        item.questions.begin(), item.questions.end(),
        [&](const DeskQuestion& question) { return question.gold.source == source; });
}

DeskState stateOf(const DeskItem& item, const std::vector<Decision>& seen, PersonId adjudicator,
                  const DeskDraft* draft)
{
    const auto isOwn = [&](const Decision& d) {
        return d.person == adjudicator && d.isDecided() && !d.isProposal() && d.undoes.isNull() &&
               d.redoes.isNull();
    };
    if (item.isSettled() && isAnyFrom(GoldSource::Decision, item))
        return std::count_if(seen.begin(), seen.end(), isOwn) > 1 ? DeskState::Revisited
                                                                  : DeskState::Decided;
    if (draft && draft->isHeld)
        return DeskState::Held;
    return item.isSettled() ? DeskState::ByRule : DeskState::Open;
}

DeskRecord recordOf(const Decision& decision, PersonId adjudicator,
                    const std::vector<Annotation>& bySeat)
{
    DeskRecord record;
    record.id = decision.id;
    record.isOwn = decision.person == adjudicator;
    record.picks = decision.picks;
    record.firstPicks = decision.firstPicks;
    record.hints = decision.hints;
    record.activeMs = decision.activeMs;
    std::vector<Ballot> ballots;
    for (const Annotation& annotation : bySeat)
        ballots.push_back(annotation.answer.ballot);
    const PickPlace picked = placeOfPick(decision, ballots);
    record.isFileOrder = picked.isFileOrder;
    record.places = picked.places;
    record.place = picked.place;
    return record;
}

/// A row may also hold no more than the time that was spent.
bool isBegun(const DeskDraft& draft)
{
    return draft.isHeld || !isEmpty(draft.picks) || !isEmpty(draft.firstPicks) ||
           !draft.note.isEmpty();
}

/// What of these answers is another than when the decision was made. Few items are asked of.
AnswerChange changeIn(StudyContext& context, ScenarioId scenario,
                      const std::vector<Annotation>& annotations, qint64 made)
{
    std::vector<Annotation> revisions;
    for (const Annotation& annotation : annotations) {
        if (annotation.submittedAt.value_or(made) <= made)
            continue;
        for (Annotation& revision : context.answers.history(annotation.person, scenario))
            revisions.push_back(std::move(revision));
    }
    return changeSince(made, revisions);
}

class QueueMaker
{
public:
    /// `only`: the one item that is made; invalid: all are.
    QueueMaker(StudyContext& context, PersonId adjudicator,
               const std::optional<AdjudicatorComparison>& both, ScenarioId only = {})
        : m_context(context)
        , m_adjudicator(adjudicator)
        , m_isWatching(context.team.watchers().contains(context.requirePerson(adjudicator).uuid))
        , m_isAsked(!m_isWatching && isAskedToDecide(context.requirePerson(adjudicator), both))
        , m_thresholds(context.thresholds())
        , m_checks(context.db->task().task(), m_thresholds)
        , m_questions(context.db->task().shape().options.size())
        , m_hero(heroField(*context.db))
        , m_closed(context.quality.closedFlags())
        , m_furtherToCome(context.people.furtherToCome(only))
    {
        if (both) {
            for (const AdjudicatorDifference& difference : both->differences)
                m_disputed.insert(difference.scenario);
        }
        for (const OwedAgain& owed : context.people.owedAgain({}, only))
            ++m_owedAgain[owed.scenario];
    }

    DeskItem make(const Scenario& scenario, const std::vector<Annotation>& annotations,
                  std::span<const Decision> history, const DeskDraft* draft) const
    {
        DeskItem item;
        item.scenario = scenario.id;
        item.name = scenario.name();
        item.utterance = scenario.text(m_hero);
        item.group = scenario.group;
        item.ratings = static_cast<int>(annotations.size());
        for (const Annotation& annotation : annotations)
            item.isMalformed = item.isMalformed || isFlagOpen(annotation, m_closed);
        item.isWide = m_checks.isWide(annotations);
        item.severity = m_checks.severityOf(annotations);
        std::vector<Decision> seen{history.begin(), history.end()};
        if (!m_isWatching)
            seen = visibleTo(m_adjudicator, std::move(seen));
        const Resolution resolution = resolveDecisions(seen);
        item.furtherToCome = m_furtherToCome.value(scenario.id);
        const int needed =
            ratingsNeededWith(item.furtherToCome, item.ratings, m_thresholds.splitFrom);
        for (std::size_t i = 0; i < m_questions; ++i) {
            const auto question = static_cast<QuestionIndex>(i);
            const std::vector<Choice> votes = votesOf(annotations, question);
            item.questions.push_back(
                {patternOf(votes, needed), goldLabel(resolution, votes, needed, question)});
        }
        if (resolution.decision && resolution.decision->isDecided())
            item.record = recordOf(*resolution.decision, m_adjudicator, annotations);
        item.state = stateOf(item, seen, m_adjudicator, draft);
        item.hasDraft = draft && isBegun(*draft);
        if (const auto made = outdatedDecision(seen, annotations)) {
            item.isOutdated = true;
            item.outdatedBy = changeIn(m_context, scenario.id, annotations, *made);
        }
        item.owedAgain = m_owedAgain.value(scenario.id);
        if (!m_isAsked)
            item.decidedBy = voicesOf(history);
        addOthers(item, history);
        return item;
    }

private:
    /// What others have to do with it, as far as this adjudicator may know that.
    void addOthers(DeskItem& item, std::span<const Decision> history) const
    {
        if (m_disputed.contains(item.scenario)) {
            const Resolution whole = resolveDecisions(history);
            if (whole.isDisputed) {
                item.state = m_isAsked ? DeskState::Disputed : DeskState::OthersDiffer;
                item.proposedBy = whole.proposal ? whole.proposal->person : PersonId();
                return;
            }
        }
        const bool isTheirs = std::any_of(item.decidedBy.begin(), item.decidedBy.end(),
                                          [&](PersonId who) { return who != m_adjudicator; });
        if (isTheirs && !isAnyFrom(GoldSource::Decision, item))
            item.state = DeskState::WithOthers;
    }

    StudyContext& m_context;
    PersonId m_adjudicator;
    bool m_isWatching;
    bool m_isAsked;
    QualityThresholds m_thresholds;
    DeskChecks m_checks;
    std::size_t m_questions;
    FieldIndex m_hero;
    ClosedFlags m_closed;
    QSet<ScenarioId> m_disputed; ///< None before both are through.
    QHash<ScenarioId, int> m_furtherToCome;
    QHash<ScenarioId, int> m_owedAgain;
};

std::optional<DeskItem> itemOf(StudyContext& context, PersonId adjudicator, ScenarioId scenario,
                               const std::optional<AdjudicatorComparison>& both)
{
    const auto scene = context.scenarios.byId(scenario);
    if (!scene || context.scenarios.leftOut().count(scenario) > 0)
        return std::nullopt;
    const auto draft = context.decisions.draft(adjudicator, scenario);
    return QueueMaker(context, adjudicator, both, scenario)
        .make(*scene, context.answersOf(scenario), context.decisions.ofScenario(scenario),
              draft ? &*draft : nullptr);
}

/// See DeskQueue::hintInput. Throws; call it inside a read.
AgreementInput hintsFrom(StudyContext& context, const QString& subtype,
                         std::span<const DeskItem> queue)
{
    AgreementInput input;
    input.task = context.db->task().shared();
    for (const DeskItem& item : queue) {
        if (item.group != subtype)
            continue;
        AgreementItem& added = input.items.emplace_back();
        added.scenario = item.scenario;
        added.group = subtype;
        added.gold[0] = item.gold().label;
        added.ambiguous.set(0, item.gold().isAmbiguous);
    }
    // In the order of import, whatever that of the queue: sums of fractions depend on it.
    QHash<ScenarioId, qsizetype> places;
    for (const auto& [scenario, of] : context.scenarios.idsWithGroup(Items::Counted))
        places.insert(scenario, places.size());
    const auto isEarlier = [&](const AgreementItem& a, const AgreementItem& b) {
        return places.value(a.scenario) < places.value(b.scenario);
    };
    std::sort(input.items.begin(), input.items.end(), isEarlier);
    QHash<PersonId, int> raters;
    RatingReader ratings(*context.db, subtype);
    for (AgreementItem& item : input.items) {
        for (const Annotation& annotation : ratings.of(item.scenario)) {
            if (!raters.contains(annotation.person)) {
                raters.insert(annotation.person, static_cast<int>(input.raters.size()));
                input.raters.push_back({annotation.person, {}, {}});
            }
            item.ratings.push_back({raters.value(annotation.person), annotation.answer.ballot,
                                    annotation.answer.scales});
        }
    }
    return input;
}

/// What the desk shows of one item. Once the study is locked, whoever is not asked to decide sees
/// what counts; what two differ about stays between them. Adjudicators do not: the study may be
/// unlocked, and their voice is to be their own.
std::vector<Decision> shownHistory(StudyContext& context, const Person& who,
                                   std::vector<Decision> decisions)
{
    const bool isAllShown = context.study.isLocked() && !resolveDecisions(decisions).isDisputed &&
                            !isAskedToDecide(who, compared(context));
    return isAllShown ? decisions : seenBy(context, who, std::move(decisions));
}

} // namespace

std::optional<Pattern> DeskItem::pattern() const
{
    std::optional<Pattern> least;
    for (const DeskQuestion& question : questions) {
        if (!question.pattern)
            return std::nullopt;
        least = std::max(least.value_or(Pattern::Unanimous), *question.pattern);
    }
    return least;
}

bool DeskItem::isSettled() const
{
    return std::all_of(questions.begin(), questions.end(),
                       [](const DeskQuestion& question) { return question.gold.isSettled(); });
}

bool DeskItem::isWaiting() const
{
    return !isWithOthers() &&
           std::any_of(questions.begin(), questions.end(),
                       [](const DeskQuestion& question) { return question.isOpenSplit(); });
}

std::vector<int> DeskCase::shownOrder() const
{
    std::vector<int> seats;
    for (const DeskRater& rater : raters)
        seats.push_back(rater.seat);
    return seats;
}

Result<std::vector<DeskItem>> DeskQueue::items(PersonId adjudicator) const
{
    return m_context.readConsistently([&] {
        std::vector<DeskItem> items;
        const QueueMaker maker(m_context, adjudicator, compared(m_context));
        const auto drafts = m_context.decisions.draftsOf(adjudicator);
        const std::vector<Decision> history = m_context.decisions.all();
        const auto decisions = decisionsByScenario(history);
        const std::vector<Scenario> scenarios = m_context.scenarios.heads(Items::Counted);
        RatingReader ratings(*m_context.db, std::nullopt);
        items.reserve(scenarios.size());
        for (const Scenario& scenario : scenarios) {
            const std::span<const Decision> decided = decisions.value(scenario.id);
            const auto draft = drafts.find(scenario.id);
            items.push_back(maker.make(scenario, ratings.of(scenario.id), decided,
                                       draft == drafts.end() ? nullptr : &draft->second));
        }
        const auto isHarder = [](const DeskItem& a, const DeskItem& b) {
            return a.severity > b.severity;
        };
        std::stable_sort(items.begin(), items.end(), isHarder);
        return items;
    });
}

Result<std::optional<DeskItem>> DeskQueue::item(PersonId adjudicator, ScenarioId scenario) const
{
    return m_context.readConsistently(
        [&] { return itemOf(m_context, adjudicator, scenario, compared(m_context)); });
}

Result<std::optional<DeskItem>>
DeskQueue::item(PersonId adjudicator, ScenarioId scenario,
                const std::optional<AdjudicatorComparison>& both) const
{
    return m_context.read([&] { return itemOf(m_context, adjudicator, scenario, both); });
}

Result<DeskCase> DeskQueue::load(PersonId adjudicator, ScenarioId scenario) const
{
    return m_context.readConsistently([&] {
        DeskCase found;
        const Person who = m_context.requirePerson(adjudicator);
        found.scenario = m_context.requireScenario(scenario);
        const QualityThresholds thresholds = m_context.thresholds();
        const DeskChecks checks(m_context.db->task().task(), thresholds);
        std::vector<DeskRater> bySeat;
        std::vector<Annotation> annotations;
        for (const auto& [seat, annotation] : m_context.seatedAnswers(scenario)) {
            bySeat.push_back({annotation.person, seat, annotation, checks.flagsOf(annotation)});
            annotations.push_back(annotation);
        }
        const std::vector<int> order =
            presentationOrder(m_context.study.protocol().seed, who.uuid.text(),
                              found.scenario.uuid.text(), static_cast<int>(bySeat.size()));
        for (int place : order)
            found.raters.push_back(bySeat[static_cast<std::size_t>(place - 1)]);
        const std::size_t questions = m_context.db->task().shape().options.size();
        const int needed =
            ratingsNeededWith(m_context.people.furtherToCome(scenario).value(scenario),
                              std::ssize(annotations), thresholds.splitFrom);
        for (std::size_t i = 0; i < questions; ++i) {
            const auto votes = votesOf(annotations, static_cast<QuestionIndex>(i));
            found.questions.push_back({patternOf(votes, needed), goldLabel({}, votes, needed)});
        }
        std::vector<Decision> history = m_context.decisions.ofScenario(scenario);
        const auto proposal = resolveDecisions(history).proposal;
        found.history = shownHistory(m_context, who, std::move(history));
        found.outdated = outdatedDecision(found.history, annotations);
        if (found.outdated)
            found.outdatedBy = changeIn(m_context, scenario, annotations, *found.outdated);
        found.owedAgain = static_cast<int>(m_context.people.owedAgain({}, scenario).size());
        if (std::any_of(found.history.begin(), found.history.end(),
                        [&](const Decision& seen) { return proposal && seen.id == proposal->id; }))
            found.proposal = proposal;
        found.draft = m_context.decisions.draft(adjudicator, scenario);
        return found;
    });
}

Result<AgreementInput> DeskQueue::hintInput(const QString& subtype,
                                            std::span<const DeskItem> queue) const
{
    return m_context.readConsistently([&] { return hintsFrom(m_context, subtype, queue); });
}

Result<std::vector<Precedent>> DeskQueue::precedents(PersonId adjudicator) const
{
    return m_context.readConsistently([&] { return precedentsOf(m_context, adjudicator); });
}

Result<std::optional<Precedent>> DeskQueue::precedent(PersonId adjudicator,
                                                      ScenarioId scenario) const
{
    return m_context.readConsistently(
        [&] { return precedentOf(m_context, adjudicator, scenario); });
}

Result<QHash<ScenarioId, SearchHit>> DeskQueue::search(PersonId adjudicator,
                                                       const QString& text) const
{
    return m_context.readConsistently([&] { return searchDesk(m_context, adjudicator, text); });
}

Result<bool> DeskQueue::areNamesShown() const
{
    return m_context.read(
        [&] { return m_context.study.isLocked() || m_context.study.protocol().areNamesShown; });
}

} // namespace subtext

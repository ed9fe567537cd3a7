// SPDX-License-Identifier: MIT
#include "core/standing/studystanding.h"

#include "core/course/labelagain.h"
#include "core/course/labelling.h"
#include "core/course/moreraters.h"
#include "core/course/norming.h"
#include "core/course/questions.h"
#include "core/domain/scenario.h"
#include "core/exchange/rows/studyindex.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/publishing/releasing.h"
#include "core/release/changelog.h"
#include "core/standing/unsentreplies.h"
#include "core/study/study.h"
#include "core/travel/syncing.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

constexpr qint64 DayMs = 24LL * 60 * 60 * 1'000;

/// Everybody who labels, or was to; and which scenes they are to label.
struct Annotators
{
    std::vector<AnnotatorStanding> rows;
    std::set<ScenarioId> assigned;
};

Annotators annotatorsOf(Study& study, const std::vector<PersonStanding>& people, Reads& reads)
{
    Annotators found;
    for (const PersonStanding& person : people) {
        if (person.assigned > 0) {
            for (const ItemSummary& item : reads.take(study.labelling().items(person.person.id)))
                found.assigned.insert(item.scenario);
        }
        if (person.person.role != Role::Annotator || (person.assigned == 0 && person.isWithdrawn))
            continue;
        found.rows.push_back(
            {person, reads.take(study.labelling().summary(person.person.id)).handedIn});
    }
    return found;
}

/// Who has answered one of these scenes since then.
QStringList answeredSince(const StudyData& data, const QStringList& scenes, qint64 since)
{
    std::set<ScenarioId> among;
    for (const Scenario& scene : data.scenarios) {
        if (scenes.contains(scene.name()))
            among.insert(scene.id);
    }
    std::set<PersonId> people;
    for (const Annotation& annotation : data.annotations) {
        if (among.contains(annotation.scenario) && annotation.submittedAt.value_or(0) > since)
            people.insert(annotation.person);
    }
    QStringList names;
    for (const Person& person : data.people) {
        if (people.contains(person.id))
            names << person.name;
    }
    return names;
}

/// How many releases there are, and how far the study has moved on from the latest.
void compareWithRelease(Study& study, Reads& reads, StudyStanding& standing)
{
    const std::vector<ReleaseRecord> releases = reads.take(study.releasing().records());
    standing.releases = static_cast<qint64>(releases.size());
    if (releases.empty())
        return;
    standing.lastVersion = releases.back().version;
    const StudyData data = reads.take(study.snapshot());
    const VersionChange change =
        compareReleases(releases.back().contents, releaseContents({}, {}, StudyIndex(data)));
    standing.changedLabels = change.changedAnswers.size();
    standing.changedBy = answeredSince(data, change.changedAnswers, releases.back().at);
    standing.changedGold = std::ssize(change.changedGold);
    const std::vector<LockChange> locks = reads.take(study.dataLock().changes());
    standing.isOpenAgain =
        !locks.empty() && !locks.back().isLocked && locks.back().at > releases.back().at;
}

void countScenes(Study& study, const std::set<ScenarioId>& assigned,
                 const std::vector<OwedAgain>& notGiven, Reads& reads, StudyStanding& standing)
{
    std::map<ScenarioId, int> answers;
    const std::vector<Annotation> annotations = reads.take(study.annotations());
    std::map<PersonId, qint64> revisions;
    for (const Annotation& annotation : annotations) {
        ++answers[annotation.scenario];
        revisions[annotation.person] += annotation.revision - 1;
    }
    std::map<std::pair<PersonId, ScenarioId>, int> given;
    for (const GivenAgain& one : reads.take(study.labelAgain().given()))
        given[{one.person, one.scenario}] = one.times;
    std::map<PersonId, qint64> onRequest;
    for (const Annotation& annotation : annotations) {
        const auto found = given.find({annotation.person, annotation.scenario});
        onRequest[annotation.person] += found == given.end() ? 0 : found->second;
    }
    for (AnnotatorStanding& annotator : standing.annotators) {
        annotator.givenAgain = onRequest[annotator.person.id];
        annotator.revisions = revisions[annotator.person.id] - annotator.givenAgain;
    }
    QHash<ScenarioId, qint64> again;
    for (const OwedAgain& owed : notGiven)
        ++again[owed.scenario];
    const int needed = reads.take(study.quality().ratingsNeeded());
    const auto toCome = reads.take(study.moreRaters().toCome());
    const std::vector<Scenario> scenes = reads.take(study.heads());
    for (const Scenario& scene : scenes) {
        standing.notGivenAgain += again.value(scene.id);
        const auto found = answers.find(scene.id);
        const int count = found == answers.end() ? 0 : found->second;
        const bool isAssigned = assigned.contains(scene.id);
        ++standing.scenes;
        standing.assigned += isAssigned ? 1 : 0;
        standing.labelled += count > 0 ? 1 : 0;
        standing.complete += count > 0 && count >= needed && !toCome.contains(scene.id) ? 1 : 0;
        standing.unassigned += !isAssigned && count == 0 ? 1 : 0;
    }
}

/// Findings and splits as the check of the study has them. An item that splits on several
/// questions is one.
void countFindings(Study& study, Reads& reads, StudyStanding& standing)
{
    const QualityReport report = reads.take(study.figures().check());
    const auto dismissals = reads.take(study.quality().dismissals());
    standing.openFindings = openFindings(report, dismissals);
    std::set<ScenarioId> splits;
    for (const QualityFlag& flag : report.level3) {
        if (flag.code == QualityCode::ThreeWaySplit)
            splits.insert(flag.scenario);
    }
    standing.openSplits = std::ssize(report.needsDecision);
    standing.decidedSplits =
        std::ssize(splits) - standing.openSplits - std::ssize(report.waitsForMore);
    const MoreRatersState more = reads.take(study.moreRaters().state());
    standing.splitsForMore =
        std::count_if(more.items.begin(), more.items.end(),
                      [](const ItemForMore& item) { return !item.free.empty(); });
    standing.decidedBeside = report.decidedBeside;
    standing.outdatedDecisions = std::ssize(report.outdated);
}

/// Norming rounds that wait for whoever runs the study, and those that wait for votes.
void countRounds(Study& study, Reads& reads, StudyStanding& standing)
{
    for (const NormingStanding& round : reads.take(study.norming().rounds())) {
        const bool isSealed = round.phase == NormingPhase::Sealed;
        const bool isAllThere = std::all_of(
            round.members.begin(), round.members.end(), [isSealed](const NormingMember& member) {
                return isSealed ? member.isIn : member.isLeftOut || member.hasVotedAgain;
            });
        if (isAllThere && isSealed)
            ++standing.roundsToOpen;
        else if (isAllThere && round.phase == NormingPhase::Open)
            ++standing.roundsToClose;
        else if (round.phase != NormingPhase::Closed)
            ++standing.roundsWaiting;
    }
}

/// What a hand-out from before does not have for its owner.
void findNews(Study& study, const std::vector<OwedAgain>& notGiven, Reads& reads,
              StudyStanding& standing)
{
    if (standing.isLocked)
        standing.unsentReplies = reads.take(peopleWithUnsentReplies(study));
    if (standing.isLocked || standing.handOuts() == 0)
        return; // no hand-out is written
    std::map<PersonId, qint64> requests;
    for (const OwedAgain& owed : notGiven)
        requests[owed.person] = std::max(requests[owed.person], owed.writtenAt);
    std::map<PersonId, qint64> replies = reads.take(latestReplies(study));
    for (AnnotatorStanding& each : standing.annotators) {
        each.askedAgainAt = requests[each.person.id];
        each.repliedAt = replies[each.person.id];
    }
}

/// Of a hand-out from before the study was shared nothing need come back: whoever joined since
/// labels on their device.
bool isAnybodyOut(const StudyStanding& standing)
{
    return std::any_of(standing.annotators.begin(), standing.annotators.end(),
                       [](const auto& each) { return each.isAwaited() && !each.isOnDevice; });
}

} // namespace

qint64 StudyStanding::answersAssigned() const
{
    qint64 sum = 0;
    for (const AnnotatorStanding& each : annotators)
        sum += each.assigned;
    return sum;
}

qint64 StudyStanding::answersDone() const
{
    qint64 sum = 0;
    for (const AnnotatorStanding& each : annotators)
        sum += each.done();
    return sum;
}

qint64 StudyStanding::answersOwed() const
{
    qint64 sum = 0;
    for (const AnnotatorStanding& each : annotators)
        sum += each.again;
    return sum;
}

qint64 StudyStanding::handOuts() const
{
    return std::count_if(annotators.begin(), annotators.end(),
                         [](const auto& each) { return each.handedOutAt > 0; });
}

qint64 StudyStanding::out() const
{
    return std::count_if(annotators.begin(), annotators.end(),
                         [](const auto& each) { return each.isAwaited(); });
}

qint64 StudyStanding::returned() const
{
    return std::count_if(annotators.begin(), annotators.end(),
                         [](const auto& each) { return each.isBack(); });
}

bool StudyStanding::lacksHandOuts() const
{
    const bool isByFile = handOuts() > 0 || answersDone() == 0;
    return isByFile && std::any_of(annotators.begin(), annotators.end(), [](const auto& each) {
               return each.open() > 0 && each.labelled == 0 && each.handedOutAt == 0;
           });
}

qint64 StudyStanding::newHandOuts() const
{
    return std::count_if(annotators.begin(), annotators.end(),
                         [](const auto& each) { return each.needsNewHandOut(); });
}

void StudyStanding::meet(const std::vector<TeamMember>& members, qint64 nowMs)
{
    notInvited = 0;
    notJoined = 0;
    for (AnnotatorStanding& each : annotators)
        each.isOnDevice = false;
    if (!isInTeam || members.empty())
        return;
    for (AnnotatorStanding& each : annotators) {
        const auto found =
            std::find_if(members.begin(), members.end(), [&](const TeamMember& member) {
                return member.person == each.person.uuid;
            });
        const bool isMember = found != members.end();
        const bool isOver = each.isWithdrawn || (isMember && found->revokedAt);
        each.isOnDevice = isMember && !isOver && found->hasJoined();
        if (each.open() <= 0 || isOver || each.isOnDevice || each.isOut())
            continue;
        ++(isMember && found->openInvitation(nowMs) ? notJoined : notInvited);
    }
}

Result<StudyStanding> studyStanding(Study& study)
{
    StudyStanding standing;
    Reads reads;
    const auto people = reads.take(personStandings(study));
    for (const PersonStanding& person : people)
        ++standing.people[person.person.role];
    Annotators annotators = annotatorsOf(study, people, reads);
    standing.annotators = std::move(annotators.rows);
    for (AnnotatorStanding& each : standing.annotators)
        each.isStudyBegun = standing.answersDone() > 0;
    const std::vector<OwedAgain> notGiven = reads.take(study.labelAgain().notGiven());
    countScenes(study, annotators.assigned, notGiven, reads, standing);
    compareWithRelease(study, reads, standing);
    countFindings(study, reads, standing);
    countRounds(study, reads, standing);
    const QuestionCounts questions = reads.take(study.questions().counts());
    standing.questions = questions.asked;
    standing.openQuestions = questions.asked - questions.answered;
    standing.isLocked = reads.take(study.dataLock().isLocked());
    findNews(study, notGiven, reads, standing);
    standing.isInTeam = reads.take(study.syncing().membership()).has_value();
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    return standing;
}

bool isLate(const AnnotatorStanding& annotator, qint64 nowMs)
{
    const qint64 since = std::max(annotator.lastSubmission, annotator.handedOutAt);
    // Of what is to be labelled again it is not known here since when.
    const bool isAnyOpen = annotator.open() > annotator.again;
    if (since == 0)
        return isAnyOpen && annotator.isStudyBegun;
    return isAnyOpen && nowMs - since >= LateAfterDays * DayMs;
}

NextStep nextStep(const StudyStanding& standing)
{
    const bool isOpen = !standing.isLocked; // else nothing of this can be done any more
    if (isOpen && standing.scenes == 0)
        return NextStep::Import;
    if (isOpen && standing.annotators.empty())
        return NextStep::AddPeople;
    if (isOpen && standing.unassigned > 0)
        return NextStep::Assign;
    if (isOpen && standing.answersOpen() > 0) {
        if (standing.isInTeam && standing.notInvited > 0)
            return NextStep::Invite;
        if (!standing.isInTeam && standing.lacksHandOuts()) // else devices have the items
            return NextStep::HandOut;
        if (isAnybodyOut(standing))
            return NextStep::Collect;
        const bool isNewOneDue = !standing.isInTeam && standing.newHandOuts() > 0;
        return isNewOneDue ? NextStep::HandOut : NextStep::Wait;
    }
    if (isOpen && standing.openSplits > 0)
        return standing.splitsForMore > 0 ? NextStep::AskMore : NextStep::Adjudicate;
    return standing.releases > 0 ? NextStep::Done : NextStep::Release;
}

StudyStage stageOf(NextStep step)
{
    switch (step) {
    case NextStep::Import:
    case NextStep::AddPeople:
        return StudyStage::SetUp;
    case NextStep::Assign:
    case NextStep::HandOut:
    case NextStep::Invite:
        return StudyStage::Assign;
    case NextStep::Collect:
    case NextStep::Wait:
        return StudyStage::Label;
    case NextStep::AskMore:
    case NextStep::Adjudicate:
        return StudyStage::Adjudicate;
    case NextStep::Release:
    case NextStep::Done:
        break;
    }
    return StudyStage::Release;
}

} // namespace subtext

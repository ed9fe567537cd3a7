// SPDX-License-Identifier: MIT
#include "core/study/mergingrun.h"

#include "core/base/builtin.h"
#include "core/storage/rowrefusal.h"
#include "core/study/excerpt.h"
#include "core/study/studycontext.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace subtext {
namespace {

bool isUuid(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("\\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\z"));
    return form.match(text).hasMatch();
}

bool isSameScenario(Scenario a, const Scenario& b)
{
    a.id = b.id;
    return a == b;
}

/// A row's id in the file is nobody's business.
template <typename Row> Row withoutId(Row row)
{
    if constexpr (requires { row.id; })
        row.id = {};
    return row;
}

QString sha256Of(const QString& text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

/// Runs one insert; what the tables refuse is refused, everything else goes on upwards.
template <typename Insert> QString tryInsert(Insert insert)
{
    switch (refusalOf(insert)) {
    case RowRefusal::None:
        return {};
    case RowRefusal::Duplicate:
        return QStringLiteral("changed_row");
    case RowRefusal::Impossible:
        return QStringLiteral("malformed");
    }
    Q_UNREACHABLE();
}

} // namespace

MergingRun::MergingRun(StudyContext& context, const QHash<QString, Scenario>& scenarios,
                       const ReturnedHandOut& from, MergedFile& outcome)
    : m_context(context)
    , m_known(scenarios)
    , m_from(from)
    , m_outcome(outcome)
{}

void MergingRun::run(const CancelToken& cancel)
{
    m_context.requireNoHandOut();
    m_context.requireUnlocked();
    requireOwnStudy();
    if (m_from.copy)
        identifyCopy();
    else
        identifyOwner();
    learnBuiltInTexts();
    m_rules.emplace(m_context.study.info().task, m_context.env.clock.now(), lastPosition());
    takeAllKinds(cancel);
    if (m_from.copy) {
        takeDecisions(cancel);
        takeDrafts();
    }
}

void MergingRun::takeAllKinds(const CancelToken& cancel)
{
    const TravellingWork present = m_context.handOuts.work(m_owner.id);
    const TravellingWork& work = m_from.work;
    takeAll("annotation", work.annotations, present.annotations, cancel,
            [&](const Annotation& row) {
                m_context.answers.insert(row);
                // What was begun before it here would stand over it, one key from replacing it.
                m_context.answers.deleteDraftUntil(row.person, row.scenario,
                                                   row.submittedAt.value_or(0));
            });
    takeAll("visit", work.visits, present.visits, cancel,
            [&](const VisitRow& row) { m_context.handOuts.insert(row); });
    takeAll("self_check", work.selfChecks, present.selfChecks, cancel,
            [&](const SelfCheckRow& row) { m_context.handOuts.insert(row); });
    takeAll("consent", work.consents, present.consents, cancel,
            [&](const Consent& row) { m_context.course.insertConsent(row); });
    takeAll("practice", work.practice, present.practice, cancel,
            [&](const PracticeAnswer& row) { m_context.course.insertPractice(row); });
    takeAll("repeat", work.repeats, present.repeats, cancel,
            [&](const RepeatAnswer& row) { m_context.course.insertRepeat(row); });
    takeAll("hand_in", work.handIns, present.handIns, cancel,
            [&](const HandInRow& row) { m_context.handOuts.insert(row); });
}

void MergingRun::requireOwnStudy() const
{
    if (m_from.info.uuid != m_context.study.info().uuid)
        throw Failure({ErrorCode::ForeignStudy, {}, 0, 0, excerptOf(m_from.info.title), {}});
}

/// A copy speaks for everybody, so it has to be one: its chain begins as that of the study.
void MergingRun::identifyCopy()
{
    if (!haveCommonOrigin(m_context.audit.links(), m_from.copy->chain))
        throw Failure({ErrorCode::NotAHandOut, {}, 0, 0, {}, {}});
    for (const Person& person : m_context.people.all())
        m_people.insert(person.uuid, person.id);
}

/// Decisions that the study lacks, as further revisions of their items, each item's in the order of
/// the copy.
void MergingRun::takeDecisions(const CancelToken& cancel)
{
    QHash<QString, Decision> known;
    for (const Decision& decision : m_context.decisions.all())
        known.insert(decision.uuid, decision);
    for (const Decision& row : m_from.copy->decisions) {
        if (cancel.isCancelled())
            throw Failure({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        const QString reason = takeDecision(row, known);
        if (!reason.isEmpty())
            refuse("decision", row.person, row.scenario, reason, row.uuid);
    }
}

QString MergingRun::takeDecision(Decision row, const QHash<QString, Decision>& known)
{
    if (!isUuid(row.uuid))
        return QStringLiteral("malformed");
    if (const QString reason = placeScenario(row.scenario); !reason.isEmpty())
        return reason;
    for (PersonId* person : {&row.person, &row.secondPerson}) {
        if (!person->isValid())
            continue;
        if (const QString reason = placePerson(*person); !reason.isEmpty())
            return reason;
    }
    if (const auto held = known.constFind(row.uuid); held != known.constEnd()) {
        row.id = held->id;
        row.revision = held->revision; // the same decision may stand after others here
        if (row != *held)
            return QStringLiteral("changed_row");
        ++m_outcome.known;
        return {};
    }
    if (!m_rules->allow(row))
        return QStringLiteral("malformed");
    const std::vector<Decision> history = m_context.decisions.ofScenario(row.scenario);
    row.revision = history.empty() ? 1 : history.back().revision + 1;
    const QString reason = tryInsert([&] { m_context.decisions.insert(row); });
    if (reason.isEmpty())
        m_context.decisions.deleteDraftUntil(row.person, row.scenario, row.decidedAt.value_or(0));
    m_outcome.taken += reason.isEmpty() ? 1 : 0;
    m_outcome.decisions += reason.isEmpty() ? 1 : 0;
    return reason;
}

/// What was begun goes on where nothing was begun, or done since, here.
void MergingRun::takeDrafts()
{
    for (CopiedDraft kept : m_from.copy->drafts) {
        if (!placePerson(kept.person).isEmpty() || !placeScenario(kept.scenario).isEmpty())
            continue;
        const auto here = m_context.answers.draft(kept.person, kept.scenario);
        const auto submitted = m_context.answers.latest(kept.person, kept.scenario);
        const bool isLater =
            (!here || here->savedAt < kept.draft.savedAt) &&
            (!submitted || submitted->submittedAt.value_or(0) <= kept.draft.savedAt);
        const bool saysSomething = !submitted || submitted->answer != kept.draft.answer;
        if (isLater && saysSomething && m_context.people.position(kept.person, kept.scenario))
            m_context.answers.saveDraft(kept.person, kept.scenario, kept.draft);
    }
    for (CopiedDeskDraft kept : m_from.copy->deskDrafts) {
        if (!placePerson(kept.person).isEmpty() || !placeScenario(kept.scenario).isEmpty())
            continue;
        const auto here = m_context.decisions.draftSavedAt(kept.person, kept.scenario);
        const std::vector<Decision> history = m_context.decisions.ofScenario(kept.scenario);
        const bool isDecidedSince =
            std::any_of(history.begin(), history.end(), [&](const Decision& decision) {
                return decision.person == kept.person &&
                       decision.decidedAt.value_or(0) > kept.savedAt;
            });
        if (here.value_or(0) < kept.savedAt && !isDecidedSince)
            m_context.decisions.saveDraft(kept.person, kept.scenario, kept.draft, kept.savedAt);
    }
}

void MergingRun::identifyOwner()
{
    const auto isOwner = [&](const Person& p) { return p.uuid == m_from.owner.uuid; };
    const std::vector<Person> people = m_context.people.all();
    for (const Person& person : people)
        m_people.insert(person.uuid, person.id);
    const auto owner = std::find_if(people.begin(), people.end(), isOwner);
    const bool isCodeKnown = m_context.people.byCode(m_from.owner.code).has_value();
    if (owner == people.end()) {
        throw Failure({isCodeKnown ? ErrorCode::ForgedPerson : ErrorCode::UnknownPerson,
                       {},
                       0,
                       0,
                       excerptOf(m_from.owner.code),
                       {}});
    }
    bool isForged = owner->code != m_from.owner.code;
    // A hand-out that this study does not know may have been written before a backup was restored.
    for (const HandOutRecord& handOut : m_context.handOuts.all())
        isForged = isForged || (handOut.uuid == m_from.uuid && handOut.person != owner->id);
    if (isForged)
        throw Failure({ErrorCode::ForgedPerson, {}, 0, 0, excerptOf(m_from.owner.code), {}});
    m_owner = *owner;
    m_outcome.person = owner->id;
}

/// Items come and go; a hand-out knows the places that they had when it was written.
int MergingRun::lastPosition() const
{
    qint64 last = 0;
    const auto isTheirs = [this](PersonId person) {
        return m_from.copy.has_value() || person == m_owner.id;
    };
    for (const Person& person : m_context.people.all()) {
        if (!isTheirs(person.id))
            continue;
        for (const PlannedAssignment& assignment : m_context.people.assignmentsOf(person.id))
            last = std::max(last, qint64{assignment.position});
    }
    for (const HandOutRecord& handOut : m_context.handOuts.all()) {
        if (isTheirs(handOut.person))
            last = std::max(last, handOut.items);
    }
    return static_cast<int>(last);
}

/// Of the built-in text of another version this study knows only what somebody consented to in it.
void MergingRun::learnBuiltInTexts()
{
    const QByteArray text = builtIn(QStringLiteral(":/subtext/annotation/consent.md"));
    m_builtInTexts.insert(sha256Of(QString::fromUtf8(text)));
    for (const Consent& consent : m_context.course.consents()) {
        if (consent.textRevision == 0)
            m_builtInTexts.insert(consent.textSha256);
    }
}

template <typename Row, typename Insert>
void MergingRun::takeAll(const char* kind, const std::vector<Row>& rows,
                         const std::vector<Row>& present, const CancelToken& cancel, Insert insert)
{
    QHash<QString, Row> known;
    for (const Row& row : present)
        known.insert(row.uuid, row);
    for (const Row& row : rows) {
        if (cancel.isCancelled())
            throw Failure({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        const QString reason = take(row, known, insert);
        if (reason.isEmpty())
            continue;
        ScenarioId scenario;
        if constexpr (requires { row.scenario; })
            scenario = row.scenario;
        refuse(kind, row.person, scenario, reason, row.uuid);
    }
}

/// Returns why the row was refused; empty where it was taken or known.
template <typename Row, typename Insert>
QString MergingRun::take(Row row, const QHash<QString, Row>& known, Insert insert)
{
    if (!isUuid(row.uuid))
        return QStringLiteral("malformed");
    if (const QString reason = placePerson(row.person); !reason.isEmpty())
        return reason;
    if constexpr (requires { row.scenario; }) {
        if (const QString reason = placeScenario(row.scenario); !reason.isEmpty())
            return reason;
    }
    if (const auto held = known.constFind(row.uuid); held != known.constEnd()) {
        if (withoutId(*held) != withoutId(row))
            return QStringLiteral("changed_row");
        ++m_outcome.known;
        return {};
    }
    if constexpr (requires { row.scenario; }) {
        if (!m_context.people.position(row.person, row.scenario))
            return QStringLiteral("unassigned");
    }
    if (!m_rules->allow(row))
        return QStringLiteral("malformed");
    if constexpr (std::is_same_v<Row, Consent>) {
        if (!isTextKnown(row))
            return QStringLiteral("unknown_text");
    }
    const QString reason = tryInsert([&] { insert(row); });
    m_outcome.taken += reason.isEmpty() ? 1 : 0;
    return reason;
}

/// Replaces the file's id by that of the study.
QString MergingRun::placePerson(PersonId& person) const
{
    const auto inFile = m_from.people.find(person);
    const auto here = inFile == m_from.people.end() ? m_people.constEnd()
                                                    : m_people.constFind(inFile->second.uuid);
    if (here == m_people.constEnd())
        return QStringLiteral("unknown_person");
    person = *here;
    const bool isTheirs = m_from.copy.has_value() || person == m_owner.id;
    return isTheirs ? QString() : QStringLiteral("other_person");
}

/// Replaces the file's id by that of the study.
QString MergingRun::placeScenario(ScenarioId& scenario) const
{
    const auto inFile = m_from.scenarios.find(scenario);
    const auto here = inFile == m_from.scenarios.end() ? m_known.constEnd()
                                                       : m_known.constFind(inFile->second.uuid);
    if (here == m_known.constEnd())
        return QStringLiteral("unknown_scenario");
    if (!isSameScenario(inFile->second, *here))
        return QStringLiteral("changed_scenario");
    scenario = here->id;
    return {};
}

bool MergingRun::isTextKnown(const Consent& row) const
{
    if (row.textRevision == 0)
        return m_builtInTexts.contains(row.textSha256);
    const auto text = m_context.course.consentText(row.textRevision);
    return text && !text->text.isEmpty() && sha256Of(text->text) == row.textSha256;
}

void MergingRun::refuse(const char* kind, PersonId person, ScenarioId scenario,
                        const QString& reason, const QString& uuid)
{
    RefusedRow row;
    row.kind = QString::fromLatin1(kind);
    row.reason = reason;
    row.detail = excerptOf(uuid);
    if (const auto who = m_from.people.find(person); who != m_from.people.end())
        row.person = excerptOf(who->second.code);
    if (const auto item = m_from.scenarios.find(scenario); item != m_from.scenarios.end())
        row.scenario = excerptOf(item->second.name());
    m_outcome.refused.push_back(std::move(row));
}

} // namespace subtext

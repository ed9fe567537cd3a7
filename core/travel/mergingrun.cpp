// SPDX-License-Identifier: MIT
#include "core/travel/mergingrun.h"

#include "core/base/sha256.h"
#include "core/course/consents.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/records.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/task/taskchanges.h"
#include "core/task/tasktexts.h"
#include "core/travel/excerpt.h"

#include <QFile>

#include <algorithm>

namespace subtext {
namespace {

bool isSameScenario(Scenario a, const Scenario& b)
{
    a.id = b.id;
    return a == b;
}

constexpr QLatin1String column(const char* name)
{
    return QLatin1String(name);
}

QString digestOf(const QString& text)
{
    return QString::fromLatin1(sha256Of(text.toUtf8()));
}

} // namespace

MergingRun::MergingRun(StudyContext& context, const ReturnedHandOut& from, MergedFile& outcome)
    : m_context(context)
    , m_from(from)
    , m_outcome(outcome)
{}

void MergingRun::run(const CancelToken& cancel)
{
    m_context.requireNoHandOut();
    m_context.requireUnlocked();
    requireOwnStudy();
    requireSameTask();
    if (m_from.copy)
        identifyCopy();
    else
        identifyOwner();
    learnPeople();
    learnScenarios();
    m_rules.emplace(m_from.copy ? MergingRules::From::Copy : MergingRules::From::HandOut,
                    m_context.env.clock.now(), lastPosition(), m_context.db->task().shared());
    for (const PortableTable& table : portableTables()) {
        if (isTaken(table))
            takeAll(table, cancel);
    }
    if (m_from.copy)
        takeDrafts();
}

void MergingRun::requireOwnStudy() const
{
    if (m_from.info.uuid != m_context.study.info().uuid)
        throw Failure({ErrorCode::ForeignStudy, {}, 0, 0, excerptOf(m_from.info.title), {}});
}

/// Answers are places among the options: under other questions they would say something else.
void MergingRun::requireSameTask() const
{
    const TaskChanges changes = changesBetween(m_context.db->task().task(), *m_from.task);
    if (!changes.structure.empty())
        throw Failure({ErrorCode::OtherTask,
                       {},
                       0,
                       0,
                       excerptOf(m_from.task->title),
                       changes.structure.front()});
}

/// A copy speaks for everybody, so it has to be one: its chain begins as that of the study.
void MergingRun::identifyCopy()
{
    if (!haveCommonOrigin(m_context.audit.links(), m_from.copy->chain))
        throw Failure({ErrorCode::NotAHandOut, {}, 0, 0, {}, {}});
}

void MergingRun::learnPeople()
{
    m_people.clear();
    for (const Person& person : m_context.people.all())
        m_people.insert(person.uuid, person.id);
}

void MergingRun::learnScenarios()
{
    m_scenarios.clear();
    for (const Scenario& scenario : m_context.scenarios.asTakenIn())
        m_scenarios.insert(scenario.uuid, scenario);
}

/// What was begun goes on where nothing was begun, or done since, here.
void MergingRun::takeDrafts()
{
    for (const CopiedDraft& kept : m_from.copy->drafts) {
        if (!placePerson(kept.person).isEmpty() || !placeScenario(kept.scenario).isEmpty())
            continue;
        const PersonId person = m_people.value(kept.person);
        const ScenarioId scenario = m_scenarios.value(kept.scenario).id;
        const auto here = m_context.answers.draft(person, scenario);
        const auto submitted = m_context.answers.latest(person, scenario);
        const bool isLater =
            (!here || here->savedAt < kept.draft.savedAt) &&
            (!submitted || submitted->submittedAt.value_or(0) <= kept.draft.savedAt);
        const bool saysSomething = !submitted || submitted->answer != kept.draft.answer;
        if (isLater && saysSomething && m_context.people.position(person, scenario))
            m_context.answers.saveDraft(person, scenario, kept.draft);
    }
    for (const CopiedDeskDraft& kept : m_from.copy->deskDrafts) {
        if (!placePerson(kept.person).isEmpty() || !placeScenario(kept.scenario).isEmpty())
            continue;
        const PersonId person = m_people.value(kept.person);
        const ScenarioId scenario = m_scenarios.value(kept.scenario).id;
        const auto here = m_context.decisions.draftSavedAt(person, scenario);
        const std::vector<Decision> history = m_context.decisions.ofScenario(scenario);
        const bool isDecidedSince =
            std::any_of(history.begin(), history.end(), [&](const Decision& decision) {
                return decision.person == person && decision.decidedAt.value_or(0) > kept.savedAt;
            });
        if (here.value_or(0) < kept.savedAt && !isDecidedSince)
            m_context.decisions.saveDraft(person, scenario, kept.draft, kept.savedAt);
    }
}

void MergingRun::identifyOwner()
{
    const auto isOwner = [&](const Person& p) { return p.uuid == m_from.owner.uuid; };
    const std::vector<Person> people = m_context.people.all();
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
    // Where two people had one code, one of them has got another since.
    const std::vector<QString> codes = m_context.people.codesOf(owner->uuid);
    bool isForged = owner->code != m_from.owner.code &&
                    std::find(codes.begin(), codes.end(), m_from.owner.code) == codes.end();
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
    const std::vector<QString> shipped =
        shippedTexts(m_context.db->task().task(), TaskText::Consent);
    const auto learn = [](QSet<QString>& known, const QString& written) {
        for (const QString& shown : shownConsents(written))
            known.insert(digestOf(shown));
    };
    for (const QString& text : shipped)
        learn(m_builtInTexts, text);
    for (const Consent& consent : m_context.course.consents()) {
        if (consent.textRevision == 0)
            m_builtInTexts.insert(consent.textSha256);
    }
    for (const TextRevision& own : m_context.course.consentTexts()) {
        if (!own.text.isEmpty())
            learn(m_consentTexts, own.text);
        if (!shipped.empty() && own.text == shipped.front())
            m_consentTexts.unite(m_builtInTexts); // hand-outs show it in the language of the window
    }
}

void MergingRun::takeAll(const PortableTable& table, const CancelToken& cancel)
{
    if (table.table == records::Consents)
        learnBuiltInTexts();
    QHash<QString, Record> known;
    const auto know = [&](const Record& row) { known.insert(row.uuid, row); };
    if (m_owner.id.isValid())
        m_context.records.forEachOf(m_owner.id, table, know);
    else
        m_context.records.forEach(table, know);
    const qint64 takenBefore = m_outcome.taken;
    for (const Record& row : m_from.rows.at(table.table)) {
        if (cancel.isCancelled())
            throw Failure({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        const QString reason = take(table, row, known);
        if (!reason.isEmpty())
            refuse(table, row, reason);
    }
    if (m_outcome.taken == takenBefore)
        return;
    // What comes after refers to these.
    if (table.table == records::Scenarios)
        learnScenarios();
    if (table.table == records::PersonChanges || table.table == records::AssignmentChanges) {
        m_context.people.replay();
        learnPeople();
    }
}

/// Returns why the row was refused; empty where it was taken or known.
QString MergingRun::take(const PortableTable& table, const Record& row,
                         const QHash<QString, Record>& known)
{
    if (!Uuid::fromText(row.uuid))
        return QStringLiteral("malformed");
    if (const QString reason = place(table, row); !reason.isEmpty())
        return reason;
    if (const auto held = known.constFind(row.uuid); held != known.constEnd()) {
        if (*held != row)
            return table.table == records::Scenarios ? QStringLiteral("changed_scenario")
                                                     : QStringLiteral("changed_row");
        ++m_outcome.known;
        return {};
    }
    if (!isAssigned(table, row))
        return QStringLiteral("unassigned");
    if (!m_rules->allow(table, row))
        return QStringLiteral("malformed");
    if (table.table == records::Consents && !isTextKnown(table, row))
        return QStringLiteral("unknown_text");
    return insert(table, row);
}

QString MergingRun::insert(const PortableTable& table, const Record& row)
{
    QString reason = tryInsert(m_context, table, row);
    if (!reason.isEmpty())
        return reason;
    ++m_outcome.taken;
    if (table.table == records::Decisions)
        ++m_outcome.decisions;
    else if (table.table == records::Questions)
        ++m_outcome.questions;
    else if (table.table == records::Replies)
        ++m_outcome.replies;
    else if (table.table == records::NormingVotes)
        ++m_outcome.voted;
    else if (table.table == records::Annotations && !isTheirsNow(itemOf(table, row)))
        ++m_outcome.uncounted;
    endDraft(m_context, table, row, [&] { return itemOf(table, row); });
    return {};
}

/// Whether the study has those that the row refers to, and the file may speak of them.
QString MergingRun::place(const PortableTable& table, const Record& row) const
{
    const bool isWork = table.travels == Travels::AsWork;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const ColumnKind kind = table.columns[i].kind;
        if (std::holds_alternative<std::monostate>(row.values[i]) && !isWork)
            continue; // nobody, or no item
        QString reason;
        if (kind == ColumnKind::Person)
            reason = placePerson(row.reference(i));
        else if (kind == ColumnKind::Scenario)
            reason = placeScenario(row.reference(i));
        if (!reason.isEmpty())
            return reason;
    }
    return {};
}

QString MergingRun::placePerson(const Uuid& uuid) const
{
    if (!m_people.contains(uuid))
        return QStringLiteral("unknown_person");
    return m_from.copy || uuid == m_owner.uuid ? QString() : QStringLiteral("other_person");
}

QString MergingRun::placeScenario(const Uuid& uuid) const
{
    const auto inFile = m_from.scenarios.constFind(uuid);
    const auto here = m_scenarios.constFind(uuid);
    if (inFile == m_from.scenarios.constEnd() || here == m_scenarios.constEnd())
        return QStringLiteral("unknown_scenario");
    return isSameScenario(*inFile, *here) ? QString() : QStringLiteral("changed_scenario");
}

/// Items come and go: what was once theirs to answer is kept, and counts while the item is theirs.
bool MergingRun::isAssigned(const PortableTable& table, const Record& row) const
{
    if (!isAboutItem(table))
        return true;
    const RowItem item = itemOf(table, row);
    return m_context.people.wasEverAssigned(item.person, item.scenario);
}

bool MergingRun::isTheirsNow(const RowItem& item) const
{
    return m_context.people.position(item.person, item.scenario).has_value();
}

RowItem MergingRun::itemOf(const PortableTable& table, const Record& row) const
{
    return {m_people.value(row.reference(table, column("person_id"))),
            m_scenarios.value(row.reference(table, column("scenario_id"))).id};
}

bool MergingRun::isTextKnown(const PortableTable& table, const Record& row) const
{
    const QString sha256 = row.text(table, column("text_sha256"));
    return row.number(table, column("text_revision")) == 0 ? m_builtInTexts.contains(sha256)
                                                           : m_consentTexts.contains(sha256);
}

void MergingRun::refuse(const PortableTable& table, const Record& record, const QString& reason)
{
    RefusedRow row;
    row.kind = table.kind;
    row.reason = reason;
    row.detail = excerptOf(record.uuid);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Uuid uuid = record.reference(i);
        if (table.columns[i].kind == ColumnKind::Person && row.person.isEmpty())
            row.person = excerptOf(m_from.people.value(uuid).code);
        if (table.columns[i].kind == ColumnKind::Scenario && m_from.scenarios.contains(uuid))
            row.scenario = excerptOf(m_from.scenarios.value(uuid).name());
    }
    m_outcome.refused.push_back(std::move(row));
}

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/travel/handoutcontent.h"

#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/normingstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/records.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String OwnerColumn("person_id");
constexpr QLatin1String SceneColumn("scenario_id");
constexpr QLatin1String RoundColumn("round_uuid");

/// Writes the content into a fresh study; lives inside its one transaction.
class HandOutWriter
{
public:
    HandOutWriter(StudyContext& context, const HandOutContent& content)
        : m_context(context)
        , m_content(content)
    {}

    void write(const HandOutRecord& record)
    {
        m_context.study.insert(m_content.info);
        insert(m_content.rules);
        m_context.db->task().refillTables();
        const PersonId person = m_context.people.insert(m_content.person);
        m_context.handOuts.mark(record.uuid, person, record.at);
        if (!m_content.passphraseHash.isEmpty())
            m_context.course.insertPassphrase(person, m_content.passphraseHash, record.at);
        insert(m_content.scenes);
        const QHash<Uuid, ScenarioId> scenarios = m_context.scenarios.idsByUuid();
        for (std::size_t i = 0; i < m_content.assignments.size(); ++i) {
            const PlannedAssignment& a = m_content.assignments[i];
            m_context.people.assign(person, scenarios.value(m_content.items[i]), a.position,
                                    a.seat);
        }
        insert(m_content.work);
    }

private:
    void insert(const std::vector<HandedRecord>& rows)
    {
        for (const HandedRecord& row : rows)
            m_context.records.insert(*row.table, row.record, row.id);
    }

    StudyContext& m_context;
    const HandOutContent& m_content;
};

/// What is said to one of the annotators goes to nobody else: without whom it is for, it would be
/// for all.
bool isForAnother(const PortableTable& table, const Record& row, const Uuid& person)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const PortableColumn& column) { return column.name == OwnerColumn; }) &&
           !row.isNull(table, OwnerColumn) && row.reference(table, OwnerColumn) != person;
}

/// The norming rounds in which they take part.
std::vector<NormingRound> roundsOf(StudyContext& context, const Uuid& person)
{
    std::vector<NormingRound> rounds = context.norming.rounds();
    std::erase_if(rounds, [&](const NormingRound& round) {
        return std::find(round.people.begin(), round.people.end(), person) == round.people.end();
    });
    return rounds;
}

/// Rows about items that are no longer the person's, or never were, stay in the study.
void collectWork(StudyContext& context, PersonId person, const PortableTable& table,
                 const QSet<QString>& own, std::vector<HandedRecord>& into)
{
    const auto scenario =
        std::find_if(table.columns.begin(), table.columns.end(), [](const PortableColumn& column) {
            return column.kind == ColumnKind::Scenario;
        });
    context.records.forEachOf(person, table, [&](const Record& row) {
        if (scenario == table.columns.end() || own.contains(row.text(table, scenario->name)))
            into.push_back({&table, row, std::nullopt});
    });
}

} // namespace

HandOutContent readHandOutContent(StudyContext& context, PersonId person)
{
    context.requireUnlocked();
    context.requireWhole();
    HandOutContent content;
    content.person = context.requirePerson(person);
    if (content.person.role != Role::Annotator || context.handOuts.mark())
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, content.person.code, {}});
    content.assignments = context.people.assignmentsOf(person);
    const std::vector<NormingRound> rounds = roundsOf(context, content.person.uuid);
    if (content.assignments.empty() && rounds.empty())
        throw Failure({ErrorCode::NothingToAssign, {}, 0, 0, content.person.code, {}});
    content.info = context.study.info();
    content.protocol = context.study.protocol();
    content.consentText = context.course.taskText(TaskText::Consent);
    content.passphraseHash = context.course.passphraseHash(person);
    QSet<QString> own;
    for (const PlannedAssignment& assignment : content.assignments) {
        if (const auto scenario = context.scenarios.byId(assignment.scenario)) {
            content.items.push_back(scenario->uuid);
            own.insert(scenario->uuid.text());
        }
    }
    QSet<QString> read = own; // and what is voted on
    QSet<QString> roundIds;
    for (const NormingRound& round : rounds) {
        roundIds.insert(round.uuid.text());
        for (const Uuid& item : round.items)
            read.insert(item.text());
    }
    for (const PortableTable& table : portableTables()) {
        if (table.travels == Travels::AsRules) {
            // A text keeps its number, which people see.
            for (auto& latest : context.records.counting(table))
                content.rules.push_back({&table, std::move(latest.record), latest.id});
        } else if (table.travels == Travels::AsScene) {
            context.records.forEach(table, [&](const Record& row) {
                const bool isScene = table.table == records::Scenarios;
                if (read.contains(isScene ? row.uuid : row.text(table, SceneColumn)) &&
                    !isForAnother(table, row, content.person.uuid))
                    content.scenes.push_back({&table, row, std::nullopt});
            });
        } else if (table.travels == Travels::AsRound) {
            context.records.forEach(table, [&](const Record& row) {
                const bool isRound = table.table == records::NormingRounds;
                if (roundIds.contains(isRound ? row.uuid : row.text(table, RoundColumn)))
                    content.rules.push_back({&table, row, std::nullopt});
            });
        } else if (table.travels == Travels::AsWork || table.travels == Travels::AsReply) {
            collectWork(context, person, table, own, content.work);
        }
    }
    return content;
}

Result<void> writeHandOutFile(const HandOutContent& content, const HandOutRecord& record,
                              const Environment& environment, const QString& path)
{
    auto database = Database::create(path);
    if (!database)
        return fail(database.error());
    Result<void> written;
    {
        StudyContext context(std::move(*database), environment);
        const auto made = context.operate(HandOutCreated, [&](ChangeSet&) {
            HandOutWriter(context, content).write(record);
            return QJsonObject{{QStringLiteral("study"), content.info.uuid.text()},
                               {QStringLiteral("person"), content.person.uuid.text()},
                               {QStringLiteral("handout"), record.uuid.text()}};
        });
        written = made ? context.db->checkpoint() : fail(made.error());
    }
    if (!written)
        removeDatabase(path);
    return written;
}

} // namespace subtext

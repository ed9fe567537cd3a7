// SPDX-License-Identifier: MIT
#include "core/study/handoutcontent.h"

#include "core/study/studycontext.h"

#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

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
        writeRules(record.at);
        m_person = m_context.people.insert(m_content.person);
        m_context.handOuts.mark(record.uuid, m_person, record.at);
        if (!m_content.passphraseHash.isEmpty())
            m_context.course.insertPassphrase(m_person, m_content.passphraseHash, record.at);
        for (const Scenario& scenario : m_content.scenarios)
            m_scenarios.insert(scenario.id, m_context.scenarios.insert(scenario));
        for (const PlannedAssignment& a : m_content.assignments)
            m_context.people.assign(m_person, m_scenarios.value(a.scenario), a.position, a.seat);
        writeWork();
    }

private:
    void writeRules(qint64 at)
    {
        m_context.study.insert(m_content.info);
        m_context.study.insertProtocol(m_content.protocol, at);
        m_context.quality.insertProtocol(m_content.quality, at);
        if (m_content.guideline.revision > 0)
            m_context.course.copyGuideline(m_content.guideline);
        if (m_content.consentText.revision > 0)
            m_context.course.copyConsentText(m_content.consentText);
    }

    void writeWork()
    {
        const TravellingWork& work = m_content.work;
        for (const Annotation& row : work.annotations)
            m_context.answers.insert(here(row));
        for (const VisitRow& row : work.visits)
            m_context.handOuts.insert(here(row));
        for (const SelfCheckRow& row : work.selfChecks)
            m_context.handOuts.insert(here(row));
        for (const Consent& row : work.consents)
            m_context.course.insertConsent(here(row));
        for (const PracticeAnswer& row : work.practice)
            m_context.course.insertPractice(here(row));
        for (const RepeatAnswer& row : work.repeats)
            m_context.course.insertRepeat(here(row));
        for (const HandInRow& row : work.handIns)
            m_context.handOuts.insert(here(row));
    }

    /// The row with the ids of this file.
    template <typename Row> Row here(Row row) const
    {
        row.person = m_person;
        if constexpr (requires { row.scenario; })
            row.scenario = m_scenarios.value(row.scenario);
        return row;
    }

    StudyContext& m_context;
    const HandOutContent& m_content;
    PersonId m_person;
    QHash<ScenarioId, ScenarioId> m_scenarios;
};

/// Rows about items that are no longer the person's, or never were, stay in the study.
template <typename Row>
void keepThoseAbout(const std::vector<PlannedAssignment>& assignments, std::vector<Row>& rows)
{
    QSet<ScenarioId> own;
    for (const PlannedAssignment& assignment : assignments)
        own.insert(assignment.scenario);
    std::erase_if(rows, [&](const Row& row) { return !own.contains(row.scenario); });
}

} // namespace

HandOutContent readHandOutContent(StudyContext& context, PersonId person)
{
    context.requireUnlocked();
    HandOutContent content;
    content.person = context.requirePerson(person);
    if (content.person.role != Role::Annotator || context.handOuts.mark())
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, content.person.code, {}});
    content.assignments = context.people.assignmentsOf(person);
    if (content.assignments.empty())
        throw Failure({ErrorCode::NothingToAssign, {}, 0, 0, content.person.code, {}});
    content.info = context.study.info();
    content.protocol = context.study.protocol();
    content.quality = context.quality.protocol();
    content.guideline = context.course.guideline();
    content.consentText = context.course.consentText();
    for (const PlannedAssignment& assignment : content.assignments) {
        if (auto scenario = context.scenarios.byId(assignment.scenario))
            content.scenarios.push_back(std::move(*scenario));
    }
    std::sort(content.scenarios.begin(), content.scenarios.end(),
              [](const Scenario& a, const Scenario& b) { return a.id < b.id; });
    content.passphraseHash = context.course.passphraseHash(person);
    content.work = context.handOuts.work(person);
    keepThoseAbout(content.assignments, content.work.visits);
    keepThoseAbout(content.assignments, content.work.selfChecks);
    keepThoseAbout(content.assignments, content.work.repeats);
    return content;
}

void removeDatabase(const QString& path)
{
    for (const QString& suffix : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")})
        QFile::remove(path + suffix);
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
            return QJsonObject{{QStringLiteral("study"), content.info.uuid},
                               {QStringLiteral("person"), content.person.uuid},
                               {QStringLiteral("handout"), record.uuid}};
        });
        written = made ? context.db->checkpoint() : fail(made.error());
    }
    if (!written)
        removeDatabase(path);
    return written;
}

} // namespace subtext

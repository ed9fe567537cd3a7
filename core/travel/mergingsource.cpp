// SPDX-License-Identifier: MIT
#include "core/travel/mergingsource.h"

#include "core/base/privatefolder.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/decisionstore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/interrupter.h"
#include "core/storage/peoplestore.h"
#include "core/storage/records.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/travel/excerpt.h"
#include "core/travel/handoutcontent.h"
#include "core/travel/merging.h"
#include "core/travel/privatecopy.h"

#include <algorithm>

namespace subtext {
namespace {

/// Where the first row of this action stands; the size where there is none.
std::size_t firstOf(const std::vector<ChainLink>& chain, const QString& action)
{
    const auto found = std::find_if(chain.begin(), chain.end(),
                                    [&](const ChainLink& link) { return link.action == action; });
    return static_cast<std::size_t>(found - chain.begin());
}

/// Throws where the file is not whole, or not what it says.
ReturnedHandOut readContent(StudyContext& context)
{
    ReturnedHandOut content;
    content.info = context.study.info();
    content.task = context.db->task().shared();
    const auto mark = context.handOuts.mark();
    Uuid owner;
    for (const Person& person : context.people.all()) {
        if (mark && person.id == mark->person)
            owner = person.uuid;
        content.people.insert(person.uuid, person);
    }
    for (const Scenario& scenario : context.scenarios.asTakenIn())
        content.scenarios.insert(scenario.uuid, scenario);
    for (const PortableTable& table : portableTables()) {
        if (table.travels == Travels::AsWork || (!mark && table.travels != Travels::Never))
            content.rows.emplace(table.table, context.records.all(table));
    }
    if (!mark) {
        content.copy = readStudyCopy(context);
        return content;
    }
    content.uuid = mark->uuid;
    if (owner.isNull())
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, {}, QStringLiteral("owner")});
    content.owner = content.people.value(owner);
    const auto created = context.audit.firstIf(HandOutCreated);
    if (!created)
        throw Failure({ErrorCode::AuditBroken, {}, 1, 0, {}, QStringLiteral("first")});
    const auto wasCreatedFor = [&](const char* key, const Uuid& value) {
        return created->value(QLatin1String(key)).toString() == value.text();
    };
    if (!wasCreatedFor("study", content.info.uuid) || !wasCreatedFor("handout", content.uuid) ||
        !wasCreatedFor("person", content.owner.uuid))
        throw Failure({ErrorCode::ForgedPerson, {}, 0, 0, excerptOf(content.owner.code), {}});
    content.hasDrafts = context.handOuts.hasDrafts();
    return content;
}

Result<ReturnedHandOut> readCopy(const QString& copy, const QString& folder,
                                 const CancelToken& cancel)
{
    auto database = openCopy(copy, folder, cancel);
    if (!database)
        return fail(database.error());
    SystemClock clock;
    RandomIds ids;
    StudyContext context(std::move(*database), {clock, ids, {}});
    const Interrupter interrupter(*context.db, cancel);
    ReturnedHandOut content;
    if (const auto read = context.db->read([&] { content = readContent(context); }); !read)
        return fail(read.error());
    const auto verified = context.audit.verify(AuditLog::Scope::AllButScenarios, cancel);
    if (!verified)
        return fail(verified.error());
    return content;
}

} // namespace

Result<ReturnedHandOut> readReturned(const QString& path, const CancelToken& cancel)
{
    const auto folder = PrivateFolder::make();
    if (!folder)
        return fail(folder.error());
    const QString copy = (*folder)->filePath(QStringLiteral("returned.subtext"));
    const auto sha256 = copyPrivately(path, copy, WhileOpen::Refused, Merging::LargestFile, cancel);
    if (!sha256)
        return fail(sha256.error());
    auto content = readCopy(copy, (*folder)->path(), cancel);
    if (cancel.isCancelled())
        return fail(ErrorCode::Cancelled);
    if (!content)
        return fail(aboutOriginal(content.error(), path));
    content->sha256 = *sha256;
    return content;
}

StudyCopy readStudyCopy(StudyContext& context)
{
    StudyCopy copy;
    copy.chain = context.audit.links();
    const auto uuidOf = [&](ScenarioId scenario) {
        const auto found = context.scenarios.byId(scenario);
        return found ? found->uuid : Uuid();
    };
    for (const Person& person : context.people.all()) {
        for (const ItemSummary& item : context.people.itemsOf(person.id)) {
            if (!item.hasDraft)
                continue;
            if (const auto draft = context.answers.draft(person.id, item.scenario))
                copy.drafts.push_back({person.uuid, uuidOf(item.scenario), *draft});
        }
        for (const auto& [scenario, draft] : context.decisions.draftsOf(person.id))
            copy.deskDrafts.push_back(
                {person.uuid, uuidOf(scenario), draft,
                 context.decisions.draftSavedAt(person.id, scenario).value_or(0)});
    }
    return copy;
}

bool haveCommonOrigin(const std::vector<ChainLink>& one, const std::vector<ChainLink>& other)
{
    // Imported annotations bring their people; then nobody was added to the roster by hand.
    const std::size_t scenarios = firstOf(one, QStringLiteral("import"));
    const std::size_t people = firstOf(one, QStringLiteral("roster.add"));
    const std::size_t last = people == one.size() ? scenarios : std::max(scenarios, people);
    if (scenarios == one.size() || last >= other.size())
        return false;
    return one[last].hash == other[last].hash;
}

} // namespace subtext

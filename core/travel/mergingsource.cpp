// SPDX-License-Identifier: MIT
#include "core/travel/mergingsource.h"

#include "core/operation/studycontext.h"
#include "core/storage/auditlog.h"
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
#include "core/travel/privatefolder.h"

#include <QJsonDocument>

namespace subtext {
namespace {

/// Throws where the file is not whole, or not what it says.
ReturnedHandOut readContent(StudyContext& context)
{
    ReturnedHandOut content;
    content.info = context.study.info();
    content.task = context.db->task().shared();
    const auto mark = context.handOuts.mark();
    Uuid owner;
    for (Person& person : context.people.all()) {
        if (mark && person.id == mark->person)
            owner = person.uuid;
        content.people.insert(person.uuid, std::move(person));
    }
    for (Scenario& scenario : context.scenarios.asTakenIn())
        content.scenarios.insert(scenario.uuid, std::move(scenario));
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
    Query first(*context.db, "audit.firstEntry");
    if (!first.next() || first.text() != HandOutCreated)
        throw Failure({ErrorCode::AuditBroken, {}, 1, 0, {}, QStringLiteral("first")});
    const QJsonObject created = QJsonDocument::fromJson(first.text().toUtf8()).object();
    const auto wasCreatedFor = [&](const char* key, const Uuid& value) {
        return created.value(QLatin1String(key)).toString() == value.text();
    };
    if (!wasCreatedFor("study", content.info.uuid) || !wasCreatedFor("handout", content.uuid) ||
        !wasCreatedFor("person", content.owner.uuid))
        throw Failure({ErrorCode::ForgedPerson, {}, 0, 0, excerptOf(content.owner.code), {}});
    Query drafts(*context.db, "travel.hasDrafts");
    drafts.next();
    content.hasDrafts = drafts.integer() != 0;
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

} // namespace subtext

// SPDX-License-Identifier: MIT
#include "core/storage/studystore.h"

#include "core/storage/database.h"
#include "core/storage/failure.h"

namespace subtext {

void StudyStore::insert(const StudyInfo& info)
{
    Query query(m_database, "study.insert");
    query.add(info.uuid).add(info.title);
    query.add(QLatin1String(info.task == Task::SingleEmotion ? "cei" : "emoscene"));
    query.add(info.createdAt).run();
}

StudyInfo StudyStore::info()
{
    Query row(m_database, "study.get");
    if (!row.next())
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, {}, QStringLiteral("study row")});
    StudyInfo info;
    info.uuid = row.text();
    info.title = row.text();
    info.task = row.text() == QLatin1String("cei") ? Task::SingleEmotion : Task::EmotionVector;
    info.createdAt = row.integer();
    return info;
}

StudyCounts StudyStore::counts()
{
    Query row(m_database, "study.counts");
    row.next();
    StudyCounts counts;
    counts.scenarios = row.integer();
    counts.annotations = row.integer();
    return counts;
}

void StudyStore::insertProtocol(const Protocol& protocol, qint64 at)
{
    Query query(m_database, "protocol.insert");
    query.add(at).add(qint64{protocol.ratersPerItem}).add(qint64{protocol.seed});
    query.add(QLatin1String(protocol.order == ItemOrder::Seeded ? "seeded" : "file"));
    query.add(qint64{protocol.isExplanationRequired}).add(qint64{protocol.areNamesShown});
    query.add(qint64{protocol.isPracticeAsked}).add(qint64{protocol.repeats});
    query.add(qint64{protocol.isConsentRequired});
    query.add(QLatin1String(protocol.releaseNames == NamePolicy::Names ? "names" : "codes")).run();
}

Protocol StudyStore::protocol()
{
    Query row(m_database, "protocol.get");
    Protocol protocol;
    if (!row.next())
        return protocol;
    protocol.ratersPerItem = static_cast<int>(row.integer());
    protocol.seed = static_cast<quint32>(row.integer());
    protocol.order = row.text() == QLatin1String("seeded") ? ItemOrder::Seeded : ItemOrder::File;
    protocol.isExplanationRequired = row.integer() != 0;
    protocol.areNamesShown = row.integer() != 0;
    protocol.isPracticeAsked = row.integer() != 0;
    protocol.repeats = static_cast<int>(row.integer());
    protocol.isConsentRequired = row.integer() != 0;
    protocol.releaseNames =
        row.text() == QLatin1String("names") ? NamePolicy::Names : NamePolicy::Codes;
    return protocol;
}

void StudyStore::insertHandIn(const QString& uuid, PersonId person, const HandIn& handIn)
{
    Query query(m_database, "handin.insert");
    query.add(uuid).add(person.value).add(handIn.at).add(handIn.submitted).add(handIn.open).run();
}

std::optional<HandIn> StudyStore::latestHandIn(PersonId person)
{
    Query row(m_database, "handin.latest");
    row.add(person.value);
    if (!row.next())
        return std::nullopt;
    HandIn handIn;
    handIn.at = row.integer();
    handIn.submitted = row.integer();
    handIn.open = row.integer();
    return handIn;
}

void StudyStore::insertLock(const QString& uuid, const LockChange& change)
{
    Query query(m_database, "lock.insert");
    query.add(uuid).add(change.at).add(qint64{change.isLocked}).add(change.reason);
    query.add(change.by.isValid() ? std::optional<qint64>(change.by.value) : std::nullopt).run();
}

std::vector<LockChange> StudyStore::lockChanges()
{
    std::vector<LockChange> changes;
    Query row(m_database, "lock.all");
    while (row.next()) {
        LockChange change;
        change.at = row.integer();
        change.isLocked = row.integer() != 0;
        change.reason = row.text();
        change.by = {row.optionalInteger().value_or(0)};
        changes.push_back(std::move(change));
    }
    return changes;
}

bool StudyStore::isLocked()
{
    Query row(m_database, "lock.isLocked");
    row.next();
    return row.integer() != 0;
}

} // namespace subtext

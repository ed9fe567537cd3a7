// SPDX-License-Identifier: MIT
#include "core/storage/studystore.h"

#include "core/storage/auditedstate.h"
#include "core/storage/checkedrow.h"
#include "core/storage/failure.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

#include <array>
#include <limits>

namespace subtext {

void StudyStore::insert(const StudyInfo& info)
{
    m_database.auditedState().aboutToChange(AuditedState::Part::Study);
    Query query(m_database, "study.insert");
    query.add(info.uuid).add(info.title);
    query.add(info.task);
    query.add(info.createdAt).run();
}

StudyInfo StudyStore::info()
{
    Query row(m_database, "study.get");
    if (!row.next())
        throw Failure({ErrorCode::StudyDamaged, {}, 0, 0, QStringLiteral("study row"), {}});
    StudyInfo info;
    info.uuid = CheckedRow(row, {"study"}).uuid();
    info.title = row.text();
    info.task = row.text();
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
    const QLatin1String order(protocol.order == ItemOrder::Seeded ? "seeded" : "file");
    const QLatin1String names(protocol.releaseNames == NamePolicy::Names ? "names" : "codes");
    const std::array numbers{qint64{protocol.ratersPerItem},         qint64{protocol.seed},
                             qint64{protocol.isExplanationRequired}, qint64{protocol.areNamesShown},
                             qint64{protocol.isPracticeAsked},       qint64{protocol.repeats},
                             qint64{protocol.isConsentRequired},     qint64{protocol.areCuesAsked},
                             qint64{protocol.secondLooks},           qint64{protocol.practiceBar},
                             qint64{protocol.areQuestionsAllowed}};
    QStringList content{QStringLiteral("protocol"), order, names};
    for (qint64 number : numbers)
        content << QString::number(number);
    const QLatin1String second = secondReadingToken(protocol.secondReading);
    if (protocol.secondReading != SecondReading::Off)
        content << second; // rows without it have the UUIDs that they always had
    if (protocol.guessShare != 0)
        content << QStringLiteral("guess %1").arg(protocol.guessShare);
    if (protocol.moreRaters > 0)
        content << QStringLiteral("more raters %1").arg(protocol.moreRaters); // likewise
    const QString readerForm = QString::fromUtf8(readerFormDocument(protocol.readerForm));
    if (!readerForm.isEmpty())
        content << readerForm; // likewise
    Query query(m_database, "protocol.insert");
    stamp(query, m_database, at, content).add(numbers[0]).add(numbers[1]).add(order);
    for (std::size_t i = 2; i < numbers.size(); ++i)
        query.add(numbers[i]);
    query.add(names).add(second).add(qint64{protocol.guessShare});
    query.add(qint64{protocol.moreRaters}).addOrNull(readerForm).run();
}

Protocol StudyStore::protocol()
{
    Query row(m_database, "protocol.get");
    Protocol protocol;
    if (!row.next())
        return protocol;
    const CheckedRow checked(row, {"protocol", row.integer()});
    protocol.ratersPerItem = checked.whole("raters_per_item", 1);
    const qint64 seed = row.integer();
    if (seed < 0 || seed > std::numeric_limits<quint32>::max())
        checked.refuse("seed", QString::number(seed));
    protocol.seed = static_cast<quint32>(seed);
    protocol.order =
        checked.either("item_order", "seeded", "file") ? ItemOrder::Seeded : ItemOrder::File;
    protocol.isExplanationRequired = checked.flag("explanation_required");
    protocol.areNamesShown = checked.flag("names_shown");
    protocol.isPracticeAsked = checked.flag("practice");
    protocol.repeats = checked.whole("repeats");
    protocol.isConsentRequired = checked.flag("consent_required");
    protocol.areCuesAsked = checked.flag("cues_asked");
    protocol.secondLooks = checked.percent("second_looks");
    protocol.practiceBar = checked.percent("practice_bar");
    protocol.areQuestionsAllowed = checked.flag("questions_allowed");
    protocol.releaseNames =
        checked.either("release_names", "names", "codes") ? NamePolicy::Names : NamePolicy::Codes;
    protocol.secondReading =
        checked.token("second_reading", secondReadingFromToken, secondReadingToken);
    protocol.guessShare = checked.percent("guess_share");
    protocol.moreRaters = checked.whole("more_raters");
    if (const QString form = row.text(); !form.isEmpty()) {
        auto read = readReaderForm(form.toUtf8());
        if (!read)
            checked.refuse("reader_form", form);
        protocol.readerForm = std::move(*read);
    }
    return protocol;
}

void StudyStore::insertHandIn(const Uuid& uuid, PersonId person, const HandIn& handIn)
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

void StudyStore::insertLock(const Uuid& uuid, const LockChange& change)
{
    Query query(m_database, "lock.insert");
    query.add(uuid)
        .add(m_database.stamps().rank())
        .add(change.at)
        .add(qint64{change.isLocked})
        .add(change.reason);
    query.add(idOrNull(change.by)).run();
}

std::vector<LockChange> StudyStore::lockChanges()
{
    return Query(m_database, "lock.all").all([](Query& row) {
        const CheckedRow checked(row, {"study_lock", row.integer()});
        LockChange change;
        change.at = row.integer();
        change.isLocked = checked.flag("locked");
        change.reason = row.text();
        change.by = {row.optionalInteger().value_or(0)};
        return change;
    });
}

bool StudyStore::isLocked()
{
    return Query(m_database, "lock.isLocked").number() != 0;
}

} // namespace subtext

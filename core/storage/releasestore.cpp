// SPDX-License-Identifier: MIT
#include "core/storage/releasestore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rowstamps.h"

namespace subtext {

void ReleaseStore::insertAnswer(const Uuid& uuid, const DatasheetAnswer& answer)
{
    Query query(m_database, "datasheet.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(answer.token).add(answer.text);
    query.add(idOrNull(answer.by)).add(answer.at).run();
}

std::vector<DatasheetAnswer> ReleaseStore::latestAnswers()
{
    return Query(m_database, "datasheet.latest").all([](Query& row) {
        DatasheetAnswer answer;
        answer.token = row.text();
        answer.text = row.text();
        answer.by = {row.optionalInteger().value_or(0)};
        answer.at = row.integer();
        return answer;
    });
}

void ReleaseStore::insertRelease(const StoredRelease& r)
{
    Query query(m_database, "release.insert");
    query.add(r.uuid).add(m_database.stamps().rank()).add(r.version).add(r.date);
    query.add(QLatin1String(r.isUnderNames ? "names" : "codes"));
    query.add(QString::number(r.seed)).add(qint64{r.isExtended}).add(r.checksum);
    query.add(r.overridden).add(r.contents).add(r.changelog).add(idOrNull(r.by)).add(r.at).run();
}

std::vector<StoredRelease> ReleaseStore::releases()
{
    return Query(m_database, "release.all").all([](Query& row) {
        const CheckedRow checked(row, {"data_release", row.integer()});
        StoredRelease r;
        r.uuid = checked.uuid();
        r.version = row.text();
        r.date = row.text();
        r.isUnderNames = checked.either("names", "names", "codes");
        const QString seed = row.text();
        bool isNumber = false;
        r.seed = seed.toULongLong(&isNumber);
        if (!isNumber)
            checked.refuse("seed", seed);
        r.isExtended = checked.flag("extended");
        r.checksum = row.text();
        r.overridden = row.text();
        r.contents = row.text();
        r.changelog = row.text();
        r.by = {row.optionalInteger().value_or(0)};
        r.at = row.integer();
        return r;
    });
}

} // namespace subtext

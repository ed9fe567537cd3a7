// SPDX-License-Identifier: MIT
#pragma once

#include "tests/remote/support/postgresserver.h"

namespace subtext::test {

/// What whoever runs the server can do with all rights, past the triggers that keep others from it.
/// "STUDY" in the statements stands for the study.
inline SqlAnswer tamperWith(PostgresServer& server, const QString& study, const QString& sql)
{
    const QString begin = QStringLiteral("SET session_replication_role = replica; "
                                         "ALTER TABLE subtext.parcel DISABLE TRIGGER ALL; "
                                         "ALTER TABLE subtext.entry DISABLE TRIGGER ALL; ");
    const QString end =
        QStringLiteral("; ALTER TABLE subtext.parcel ENABLE ALWAYS TRIGGER parcel_stays; "
                       "ALTER TABLE subtext.entry ENABLE ALWAYS TRIGGER entry_stays; "
                       "RESET session_replication_role");
    return server.admin().run(begin + QString(sql).replace(QLatin1String("STUDY"), study) + end);
}

/// Digests, links and heads of all streams of a class, as if nothing else had ever been there.
inline QString computedAnew(const QString& streamClass)
{
    return QStringLiteral(R"(
DO $$
DECLARE s record; e record; d bytea; l bytea; h bytea; ends jsonb;
BEGIN
    FOR s IN SELECT * FROM subtext.stream WHERE study = 'STUDY' AND class = 'CLASS' LOOP
        h := sha256(''::bytea);
        ends := '{}';
        FOR e IN SELECT x.n, x.k, x.device, p.* FROM subtext.entry x
                 JOIN subtext.parcel p ON p.study = x.study AND p.uuid = x.uuid
                 WHERE x.study = s.study AND x.stream = s.id ORDER BY x.n LOOP
            d := subtext.digest(e.study, e.kind, e.v, e.uuid, e.person, e.scenario, e.revision, e.at, e.vote, e.body);
            l := coalesce(decode(ends->>e.device::text, 'hex'), subtext.first_link(s.study, s.key, e.device));
            l := sha256(l || d);
            h := sha256(h || l);
            ends := ends || jsonb_build_object(e.device::text, encode(l, 'hex'));
            UPDATE subtext.parcel SET digest = d WHERE study = e.study AND uuid = e.uuid;
            UPDATE subtext.entry SET link = l, head = h WHERE study = s.study AND stream = s.id AND n = e.n;
            UPDATE subtext.chain SET k = e.k, link = l
                WHERE study = s.study AND stream = s.id AND device = e.device;
        END LOOP;
        UPDATE subtext.stream SET head = h,
            n = (SELECT coalesce(max(x.n), 0) FROM subtext.entry x WHERE x.study = s.study AND x.stream = s.id)
            WHERE study = s.study AND id = s.id;
    END LOOP;
END $$)")
        .replace(QLatin1String("CLASS"), streamClass);
}

} // namespace subtext::test

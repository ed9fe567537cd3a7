// SPDX-License-Identifier: MIT
#pragma once

#include "tests/remote/support/team.h"

#include <array>

namespace subtext::test {

// What somebody with a client of their own can try at the server of a team.

inline constexpr std::array TablesToAttack{
    "meta",  "kind",  "study", "member", "login", "presence", "stream", "bell",  "parcel",
    "entry", "chain", "scene", "seat",   "booth", "further",  "vote",   "voice", "opening"};
/// Patterns with the table as %1.
inline constexpr std::array AttacksOnATable{"SELECT * FROM %1",
                                            "SELECT count(*) FROM %1",
                                            "DELETE FROM %1",
                                            "TRUNCATE %1",
                                            "COPY %1 TO STDOUT",
                                            "BEGIN; LOCK TABLE %1 IN ACCESS SHARE MODE",
                                            "EXPLAIN SELECT * FROM %1",
                                            "EXPLAIN DELETE FROM %1",
                                            "SELECT ctid, xmin FROM %1",
                                            "INSERT INTO %1 DEFAULT VALUES",
                                            "DROP TABLE %1",
                                            "ALTER TABLE %1 DISABLE ROW LEVEL SECURITY",
                                            "ALTER TABLE %1 DISABLE TRIGGER ALL",
                                            "CREATE POLICY x ON %1 USING (true)"};
QString attackOn(const char* pattern, const char* table);
/// Statements that are nobody's to run: another's place or more rights, the functions behind the
/// functions, something of one's own on the server, the machine, what others wait for.
QStringList statementsToAttackWith(Team& team);
bool isRefusalOfAnAttack(const QString& sqlState);

} // namespace subtext::test

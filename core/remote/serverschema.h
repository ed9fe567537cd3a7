// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

namespace subtext {

/// One step of the server's schema: SQL that whoever runs the server lets run whole, in one
/// transaction. It leaves its number in `subtext.meta.version`.
struct ServerMigration
{
    int version = 0;
    QByteArray sql;
};

/// All of them, from 1 on without a gap.
std::vector<ServerMigration> serverMigrations();

} // namespace subtext

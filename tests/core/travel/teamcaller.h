// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/roster.h"
#include "core/domain/teamrecords.h"
#include "core/sync/teamfile.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"

namespace subtext::test {

/// Somebody of a study, on a device and at a server that nobody asks.
inline TeamCaller callerOf(DeskStudy& study, const QString& code, const QString& role)
{
    return {must(study->info()).uuid, must(study.roster().byCode(code))->uuid,
            study.ids.next(),         role,
            study.ids.next(),         1};
}

/// How their file takes part.
inline TeamMembership membershipOf(const TeamCaller& caller)
{
    return {QStringLiteral("localhost"),
            5432,
            QStringLiteral("subtext"),
            QStringLiteral("login"),
            {},
            caller.person,
            caller.device,
            caller.role,
            caller.incarnation};
}

} // namespace subtext::test

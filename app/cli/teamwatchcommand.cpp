// SPDX-License-Identifier: GPL-3.0-or-later
// A coordinator reads what others decide before the desks open, and no longer decides anything.
#include "app/cli/output.h"
#include "app/cli/teamsupport.h"
#include "app/cli/terminal.h"
#include "core/travel/syncing.h"

namespace subtext::cli {
namespace {

/// Sent first: what was decided here before is not taken afterwards.
Result<SyncOutcome> watchAndRead(TeamAccess& access, const TeamMembership& membership,
                                 TeamFile& file, const CancelToken& cancel)
{
    const auto session = access.connect(membership, file, {}, cancel);
    if (!session)
        return fail(session.error());
    if (const auto sent = (*session)->sync(cancel); !sent)
        return sent;
    if (const auto said = access.watch(membership, file, cancel); !said)
        return fail(said.error());
    return (*session)->sync(cancel);
}

} // namespace

Status runTeamWatch(Session& session, const TeamArguments& arguments)
{
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto membership = membershipOf(study);
        if (!membership)
            return membership.error();
        if (membership->isByFolder()) {
            putErrorLine(QStringLiteral("A shared folder has no adjudicators to watch: only a "
                                        "server does."));
            return Status::UnusableInput;
        }
        if (membership->role != roleToken(Role::Coordinator)) {
            putErrorLine(QStringLiteral("Only a coordinator watches the desks."));
            return Status::UnusableInput;
        }
        CancelToken cancel;
        const Interruptible interruptible(cancel);
        OwnTeam team;
        const auto read = watchAndRead(*team.operator->(), *membership, study.syncing(), cancel);
        if (!read)
            return reportTeam(read.error());
        if (session.isJson)
            print({{"schema", "subtext.team_watch/1"}, {"received", read->received}});
        say(session, QStringLiteral("From now on you see what others decide before the round "
                                    "opens, and no longer decide anything. %1 rows received.")
                         .arg(read->received));
        return Status::Done;
    });
}

} // namespace subtext::cli

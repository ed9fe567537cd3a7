// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/roster.h"
#include "core/study/study.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/ui/support/faketeam.h"
#include "ui/team/teamlink.h"

#include <atomic>

namespace subtext::test {

/// A study that takes part in a team, with a server that answers.
struct LinkDesk
{
    explicit LinkDesk(const TeamLink::Pauses& pauses = {1, 8, 600'000})
        : link({study.clock, study.ids, {}}, pauses, nullptr)
    {
        TeamMembership membership;
        membership.host = QStringLiteral("db.example.org");
        membership.database = QStringLiteral("subtext");
        membership.login = QStringLiteral("login");
        membership.person = must(study.roster().byCode(QStringLiteral("C01")))->uuid;
        membership.device = study.ids.next();
        membership.role = QStringLiteral("coordinator");
        membership.incarnation = study.ids.next();
        must(study->syncing().join(membership));
        team.onConnect =
            [this](const TeamMembership& /*membership*/, TeamFile& file, std::function<void()> ring,
                   const CancelToken& /*cancel*/) -> Result<std::unique_ptr<TeamSession>> {
            rang = std::move(ring);
            thread = QThread::currentThread();
            auto session = std::make_unique<FakeTeamSession>();
            session->isLineOpen = isLineOpen;
            last = session.get();
            session->onSync = [this, &file](const CancelToken& cancel) {
                ++syncs;
                return onSync ? onSync(file, cancel) : SyncOutcome();
            };
            return session;
        };
    }
    void start() { link.start(study.study(), team); }
    /// Of the file, for a session that asks on a thread of its own.
    TeamCaller caller()
    {
        const TeamMembership membership = *must(study->syncing().membership());
        return {must(study->info()).uuid, membership.person, membership.device, membership.role,
                membership.incarnation};
    }
    void rename()
    {
        const auto person = must(study.roster().byCode(QStringLiteral("A01")));
        must(study.roster().rename(person->id, QStringLiteral("Ada")));
    }

    DeskStudy study{2};
    FakeTeam team;
    std::function<void()> rang; ///< To be called on that thread.
    QThread* thread = nullptr;
    FakeTeamSession* last = nullptr; ///< The same.
    std::function<Result<SyncOutcome>(TeamFile&, const CancelToken&)> onSync;
    std::atomic<int> syncs = 0;
    std::atomic<bool> isLineOpen = true;
    TeamLink link;
};

} // namespace subtext::test

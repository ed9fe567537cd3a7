// SPDX-License-Identifier: MIT
#pragma once

#include "core/folderteam/folderreader.h"
#include "core/sync/teamaccess.h"

namespace subtext {

/// Carries rows between a file and the shared folder of its team.
class FolderSession : public TeamSession
{
public:
    /// `file` must outlive it.
    FolderSession(const TeamMembership& membership, DeviceKeys keys, TeamFile& file)
        : m_membership(membership)
        , m_keys(std::move(keys))
        , m_file(file)
    {}

    Result<SyncOutcome> sync(const CancelToken& cancel) override;
    Result<SyncOutcome> fetch(const CancelToken& cancel) override;
    Result<SyncOutcome> send(const CancelToken& cancel) override;
    Result<VerifiedTeam> verify(const CancelToken& cancel);
    bool isOpen() const override { return true; }

    static constexpr std::size_t RowsAtOnce = 500;

private:
    Result<SyncOutcome> begin();
    Result<void> push(SyncOutcome& outcome, const CancelToken& cancel);
    Result<void> readOwn(SyncOutcome& outcome, const CancelToken& cancel);

    TeamMembership m_membership;
    DeviceKeys m_keys;
    TeamFile& m_file;
    FolderRoster m_roster;
    std::optional<FolderReader> m_reader;
};

/// What the coordinator says of the team that a file takes part in. Errors, each a `folderError`:
/// FolderMissing, and those of `readRoster`; ForeignStudy.
Result<FolderRoster> rosterOf(const TeamMembership& membership);

} // namespace subtext

// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/domain/teamrecords.h"
#include "core/sync/chain.h"
#include "core/sync/teamfile.h"

namespace subtext {

/// What somebody who joins a team reads before they have a file: all of it is read first, and the
/// file is made of it at once, so that a connection that breaks leaves none. Nothing is sent.
class NewTeamFile : public TeamFile
{
public:
    Result<void> begin(const TeamCaller& caller) override;
    Result<std::map<Uuid, StreamCursor>> cursors() override;
    Result<void> receive(const std::vector<ReadStream>& streams) override;
    /// Page by page: nobody sees any of it before `write`, which is one transaction.
    Result<void> receiveCut(const Cut& cut) override;
    Result<std::vector<Uuid>> wantedScenes() override;
    Result<void> receivePart(const std::vector<WireRow>& rows,
                             const std::vector<ReadStream>& /*ends*/) override
    {
        return receiveScenes(rows);
    }
    Result<Unreached> unreached() override { return Unreached(); }
    Result<void> receiveScenes(const std::vector<WireRow>& rows) override;

    // There is no file yet in which anything could wait.
    Result<void> reconcile(const OwnEnds& /*ends*/) override { return {}; }
    Result<std::vector<LinkedRow>> nextBatch(std::size_t /*limit*/) override
    {
        return std::vector<LinkedRow>();
    }
    Result<void> acknowledge(const std::vector<LinkedRow>& /*batch*/) override { return {}; }
    Result<void> refuse(const std::vector<LinkedRow>& /*batch*/,
                        const std::vector<RefusedRowOfBatch>& /*rows*/) override
    {
        return {};
    }
    Result<void> note(qint64 /*asOf*/, const std::vector<DeviceElsewhere>& /*elsewhere*/) override
    {
        return {};
    }
    Result<QByteArray> auditHead() override { return firstHead(); }
    Result<qint64> unknownHeads(const std::set<QByteArray>& heads) override
    {
        return static_cast<qint64>(heads.size());
    }
    Result<qint64> waitingCount() override { return 0; }
    Result<qint64> refusedCount() override { return 0; }

    /// Writes the file: of an annotator's a hand-out, whose owner alone works in it. Errors:
    /// FileExists, FolderMissing, what the disk says, ServerUnreadable where what came is no study.
    Result<void> write(const QString& path, const TeamMembership& membership,
                       const Environment& environment) const;

private:
    TeamCaller m_caller;
    std::map<Uuid, ReadStream> m_streams;
    std::vector<WireRow> m_scenes;
};

} // namespace subtext
